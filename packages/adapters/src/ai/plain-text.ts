import { beginning, isLonger } from "@marquee/contracts/text/characters";
import { longDay } from "@marquee/contracts/text/day-text";
import { numberText } from "@marquee/contracts/text/formats";
import { literally } from "@marquee/contracts/text/literally";

/**
 * One line of ordinary text: no control characters, no runs of spaces, at most `max` characters.
 * Empty when nothing readable is left.
 */
export function oneLine(text: string | undefined, max: number): string {
  const flat = (text ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  return isLonger(flat, max) ? cutAtWord(flat, max) : flat;
}

/** Cuts at a nearby space if there is one, and adds an ellipsis. */
function cutAtWord(text: string, max: number): string {
  const room = beginning(text, max - 1);
  const space = room.lastIndexOf(" ");
  const kept = space > max * 0.6 ? room.slice(0, space) : room;
  return `${kept.replace(/[\s,;:.–-]+$/u, "")}…`;
}

/**
 * Makes another user's text safe inside an answer: no markup, no brackets that would become buttons, no addresses
 * that would become links.
 */
export function quotable(text: string | undefined, max: number): string {
  const bare = (text ?? "")
    .replaceAll(/\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S*/gi, "")
    .replaceAll(/[[\]<>`*_#|\\~]/g, "")
    .replaceAll("!(", "(");
  return oneLine(bare, max);
}

/** Which of the words a text contains as whole words, case-insensitively. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  return words.filter((word) => wholeWord(word)?.test(text) === true);
}

/** Fields of results that hold a code, not text for people. A code may contain a word that the brand forbids. */
export const codeFields: ReadonlySet<string> = new Set(["type", "kind", "size", "palette"]);

/** Every text for people in a result, one per line. */
export function textsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .flatMap(([name, part]) => (codeFields.has(name) ? [] : [textsIn(part)]))
    .join("\n");
}

/** Removes the words from a text. */
export function withoutWords(text: string, words: readonly string[]): string {
  if (wordsIn(text, words).length === 0) return text;
  const rest = words.reduce((left, word) => {
    const whole = wholeWord(word);
    return whole ? left.replaceAll(whole, "") : left;
  }, text);
  return rest
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ +([,.;:!?])/g, "$1")
    .trim();
}

function wholeWord(word: string): RegExp | undefined {
  const bare = word.trim();
  if (bare === "") return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literally(bare)}(?![\p{L}\p{N}])`, "giu");
}

/** Lowercases the first letter, for use inside a sentence. */
export function midSentence(text: string): string {
  return /^[A-Z](?:[a-z]| )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** 12345 as "12,345". */
export function inNumbers(value: number): string {
  return numberText(value, { decimals: 0 });
}

/** "1 credit", "1,200 credits". */
export function counted(count: number, noun: string): string {
  return `${inNumbers(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The day of a date or of a time on any clock as "March 4, 2027"; a text that is neither is returned unchanged. */
export function onDay(date: string): string {
  const time = Date.parse(date.slice(0, 10));
  return Number.isNaN(time) ? oneLine(date, 40) : longDay(date.slice(0, 10));
}

/** Rounds down to a memorable figure; the result is never above `value`. */
export function roundedDown(value: number): number {
  const step = value >= 10_000 ? 500 : value >= 1_000 ? 100 : value >= 100 ? 10 : 1;
  return Math.max(0, Math.floor(value / step) * step);
}
