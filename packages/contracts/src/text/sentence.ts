// cspell:ignore EFFF
/** Letters that run from right to left, of today's scripts and yesterday's. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1E800}-\u{1EFFF}]/u;

/**
 * A text to stand inside a sentence of ours: one that runs from right to left is set apart by Unicode's isolates, so that
 * it turns neither the sentence nor the number and the stop beside it. Any other text stays as it is.
 */
export function setApart(text: string): string {
  return fromRight.test(text) && !/^\u2068[^\u2068\u2069]*\u2069$/u.test(text) ? `\u2068${text}\u2069` : text;
}

/** The tag of every text of ours that others' words stand in: sentence`Welcome, ${name}!`. */
/* @__NO_SIDE_EFFECTS__ */
export function sentence(ours: readonly string[], ...theirs: readonly unknown[]): string {
  return ours.map((part, at) => (at === 0 ? part : setApart(String(theirs[at - 1])) + part)).join("");
}

/** Others' words side by side, each set apart. */
export function sideBySide(texts: readonly string[], between = " · "): string {
  return texts.map(setApart).join(between);
}
