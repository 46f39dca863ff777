import { formatPaid } from "#format/format.ts";

/** A package's price per expected attendee, to the cent, so that packages of large events differ too. */
export function pricePerAttendee(
  { price }: { price: number },
  { attendeeCount }: { attendeeCount: number },
): string | undefined {
  return attendeeCount === 0 ? undefined : formatPaid(Math.round((price * 100) / attendeeCount));
}
