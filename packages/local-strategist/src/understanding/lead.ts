import type { Reference } from "./references.ts";

/** "Run by?", "lowest price?": a question that is too short to say of what. */
export const asksElliptically = (question: string): boolean =>
  question.trim().endsWith("?") &&
  question.trim().split(/\s+/).length <= 3 &&
  !/\b(?:others?|all|both|any|else|which|they|them|these|those)\b/i.test(question);

/** The one of several shown events that an answer names in its verdict: the one that it put first. */
export function leadOf(answer: string, shown: readonly Reference[]): Reference | undefined {
  const events = shown.filter(({ kind }) => kind === "event");
  const [verdict = ""] = answer.split("\n");
  const named = events.filter(({ name }) => verdict.includes(name));
  return events.length > 1 && named.length === 1 ? named[0] : undefined;
}
