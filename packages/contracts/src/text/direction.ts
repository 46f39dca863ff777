// cspell:ignore efff
/** The blocks of Unicode for scripts from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const firstLetter = /\p{L}/u;
const startIsolate = "\u2068";
const endIsolate = "\u2069";
const isIsolated = /^\u2068[^\u2068\u2069]*\u2069$/u;

/** Whether anything in a text is written from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * Whether a text is written from right to left, which its first letter decides. Isolated words decide nothing about the
 * sentence around them.
 */
export function isRightToLeft(text: string): boolean {
  const own = text.replaceAll(/\u2068[^\u2069]*\u2069/g, "");
  return rightToLeft.test(firstLetter.exec(own)?.[0] ?? "");
}

/**
 * Somebody's words within one of our sentences. Words that have letters written from right to left are isolated, so that
 * the sentence's own words and punctuation around them stay in their place; all others, and words that are isolated
 * already, are as they are.
 */
export function isolated(text: string): string {
  return hasRightToLeft(text) && !isIsolated.test(text) ? `${startIsolate}${text}${endIsolate}` : text;
}

/** Facts for a sentence, every text among them isolated. */
export function isolatedNames<F extends object>(facts: F): F {
  const named = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === "string" ? isolated(fact) : fact,
  ]);
  return Object.fromEntries(named) as F;
}

/** A text without the marks of `isolated`. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}
