/** Where a ledger is filtered by person, stands for what Marquee booked. */
export const systemBooked = "marquee";
