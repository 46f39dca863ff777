/**
 * A text with the decimal digits of every script as 0 to 9: "٤١٥" and "４１５" are 415. Superscripts and circled numbers
 * are no digits of a number that somebody types, and stay.
 */
export function asciiDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode's digits stand in runs of ten, from zero to nine; some runs follow each other without a gap. */
function valueOf(code: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
