import type { Reference } from "./references.ts";

/** "Run by?", "lowest price?": a question that is too short to say of what. */
export const asksElliptically = (question: string): boolean =>
  question.trim().endsWith("?") &&
  question.trim().split(/\s+/).length <= 3 &&
  !/\b(?:others?|all|both|any|else|which|they|them|these|those)\b/i.test(question);

/** "Tell them we need till Friday": whoever is on the other side of the one deal that an answer put first. */
export const pointsToItsSide = (question: string, lead: Reference): boolean =>
  lead.kind === "deal" &&
  /\b(?:them|they|their|theirs|him|her|his|she|he)\b/i.test(question) &&
  !/\b(?:these|those|both|all|others?|each|which)\b/i.test(question);

const onlyOneWaits = /^\**1 (?:thing|offer|deal) waits for\b/;

/**
 * The one of several shown things that an answer put first: the event or deal that its verdict names, or the only deal
 * that it says to wait for the reader.
 * @param isRequest Whether what follows wants something done
 */
export function leadOf(
  answer: string,
  shown: readonly Reference[],
  isRequest: boolean,
): Reference | undefined {
  const events = shown.filter(({ kind }) => kind === "event");
  const [verdict = ""] = answer.split("\n");
  const named = events.filter(({ name }) => verdict.includes(name));
  if (events.length > 1 && named.length === 1) return named[0];
  const deals = shown.filter(({ kind }) => kind === "deal");
  if (deals.length < 2) return undefined;
  if (onlyOneWaits.test(verdict)) return deals[0];
  // A question may well go on with all of them: "how many did it have?", "is 12k their list price?".
  const spoken = isRequest ? deals.filter(({ name }) => verdict.includes(name)) : [];
  return spoken.length === 1 ? spoken[0] : undefined;
}
