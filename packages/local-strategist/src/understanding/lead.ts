import type { Reference } from "./references.ts";

/** "Run by?", "lowest price?": a question that is too short to say of what. */
export const asksElliptically = (question: string): boolean =>
  question.trim().endsWith("?") &&
  question.trim().split(/\s+/).length <= 3 &&
  !/\b(?:others?|all|both|any|else|which|they|them|these|those|most|least|best|worst|\p{L}{3,}est)\b/iu.test(
    question,
  );

/** "Tell them we need till Friday": whoever is on the other side of the one deal that an answer put first. */
const pointsToItsSide = (question: string, lead: Reference): boolean =>
  lead.kind === "deal" &&
  /\b(?:them|they|their|theirs|him|her|his|she|he)\b/i.test(question) &&
  !/\b(?:these|those|both|all|others?|each|which)\b/i.test(question);

/** "Which of these is the most urgent?", "which one was worst": the answer is one of them, and what follows is about it. */
const asksForOne =
  /\b(?:which|what(?:['’]?s)?|who(?:['’]?s)?)\b[^.?!]*\b(?:\p{L}+est|most|least|first|last|worst|best|next|at the (?:bottom|top))\b|\bthe (?:one|deal|offer|event|show) (?:that|which|with)\b|\bwhich (?:one|of (?:them|these|those|the \p{L}+)) (?:would|should|do|did|is|has|will)\b/iu;

/** Whether a question may go on with the one thing that answered the question before it: "what do they offer there?". */
const pointsToAnswer = (question: string): boolean =>
  /\b(?:it|its|this|there|they|them|their|theirs|he|she|his|her|him|that(?! (?:are|is|was|were|has|have|had|we|i|you|they|he|she|come|can|will|would|still|brought|did|made|got|the)\b))\b/i.test(
    question,
  ) && !/\b(?:these|those|both|all|any|others?|ones|each|which|rest|everything|every)\b/i.test(question);

/**
 * Whether a question goes on with the one thing that an answer put first.
 * @param asked The question that it answered
 */
export const pointsAtLead = (question: string, lead: Reference, asked: string): boolean =>
  pointsToItsSide(question, lead) || (asksForOne.test(asked) && pointsToAnswer(question));

const onlyOneWaits = /^\**1 (?:thing|offer|deal) waits for\b/;

/**
 * The one of several shown things that an answer put first: the event or deal that its verdict names, or the only deal
 * that it says to wait for the reader.
 * @param isRequest Whether what follows wants something done
 * @param asked The question that it answers
 */
export function leadOf(
  answer: string,
  shown: readonly Reference[],
  isRequest: boolean,
  asked = "",
): Reference | undefined {
  const events = shown.filter(({ kind }) => kind === "event");
  const [verdict = ""] = answer.split("\n");
  const named = events.filter(({ name }) => verdict.includes(name));
  if (events.length > 1 && named.length === 1) return named[0];
  const deals = shown.filter(({ kind }) => kind === "deal");
  if (deals.length < 2) return undefined;
  if (onlyOneWaits.test(verdict)) return deals[0];
  // A question may well go on with all of them: "how many did it have?", "is 12k their list price?".
  const isOne = asksForOne.test(asked);
  const spoken = isRequest || isOne ? deals.filter(({ name }) => verdict.includes(name)) : [];
  // What answers "which one?" stands first, whatever is compared with it.
  const placed = spoken.toSorted((one, other) => verdict.indexOf(one.name) - verdict.indexOf(other.name));
  return isOne || spoken.length === 1 ? placed[0] : undefined;
}
