/** Marks that a program adds for the direction of a cell, and that nobody sees. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** No number and no day is longer than this; patterns need not look at what is. */
const longest = 60;

/**
 * A cell in the signs that every reader of numbers and days knows: digits of any script and full-width signs as ASCII,
 * one kind of space, minus and apostrophe. Nothing else changes, so that "10²" or "½" never turn into a number; what is
 * too long to be one is empty.
 */
export function plainCell(cell: string): string {
  if (cell.length > longest) return "";
  return cell
    .replaceAll(unseen, "")
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[‐‑–−﹣]/g, "-")
    .replaceAll(/[’‘ʼ]/g, "'")
    .trim();
}

/** Digits of a script stand in runs of ten, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
