/** What an answer says whose card waits for a click; the next question may be about that card. */
export const onCard = "confirm it on the card below.";
