const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}\p{Script=Yezidi}]/u;
const firstLetter = /\p{L}/u;
const startIsolate = "\u2068";
const endIsolate = "\u2069";

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
 * the sentence's own words and punctuation around them stay in their place; all others are as they are.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `${startIsolate}${text}${endIsolate}` : text;
}

/** A text without the marks of `isolated`. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}
