import type { Reference } from "./references.ts";

/** "Run by?", "lowest price?": a question that is too short to say of what. */
export const asksElliptically = (question: string): boolean =>
  question.trim().endsWith("?") &&
  question.trim().split(/\s+/).length <= 3 &&
  !/\b(?:others?|all|both|any|else|which|they|them|these|those)\b/i.test(question);

const onlyOneWaits = /^\**1 (?:thing|offer|deal) waits for\b/;

/**
 * The one of several shown things that an answer put first: the event that its verdict names, or the only deal that it
 * says to wait for the reader.
 */
export function leadOf(answer: string, shown: readonly Reference[]): Reference | undefined {
  const events = shown.filter(({ kind }) => kind === "event");
  const [verdict = ""] = answer.split("\n");
  const named = events.filter(({ name }) => verdict.includes(name));
  if (events.length > 1 && named.length === 1) return named[0];
  const deals = shown.filter(({ kind }) => kind === "deal");
  return deals.length > 1 && onlyOneWaits.test(verdict) ? deals[0] : undefined;
}
