import type { Reply, Scene } from "../scene.ts";
import { helpAbout } from "../understanding/classify.ts";
import { topicsFor } from "./help.ts";

const claims =
  /\byou (?:once |already |just )?(?:told|said|promised|wrote|claimed|assured|mentioned)\b|\b(?:i|we) (?:was|were) (?:told|promised|under the impression)\b|\b(?:i|we) (?:thought|believed?|assumed?|understood|heard|read)\b/i;
/** What introduces a claim, and when it was made. */
const framing =
  /\b(?:you (?:once |already |just )?(?:told|said|promised|wrote|claimed|assured|mentioned)(?: (?:to )?(?:me|us))?|(?:i|we) (?:was|were) (?:told|promised|under the impression)|(?:i|we) (?:thought|believed?|assumed?|understood|heard|read))\b|\b(?:yesterday|last (?:week|month|time)|earlier|the other day|before|right\?|so they do,?)|\bthat\b/gi;

/** From how likely on a topic of the Help page is surely what a claim is about. */
const sureFrom = 0.9;

/** Whether somebody states something as known: "you told me that …", "I thought we …". */
export const isClaim = (question: string): boolean => claims.test(question);

/**
 * What somebody takes for a rule of Marquee gets that rule, as the Help page says it. Undefined where it is no claim, is
 * about something of their own, or no rule is about it.
 */
export async function answerClaim(scene: Scene): Promise<Reply | undefined> {
  const { question, isNamed } = scene.u;
  if (!isClaim(question) || isNamed) return undefined;
  const claim = question.replaceAll(framing, " ").replaceAll(/\s+/g, " ").trim();
  if (claim.split(" ").length < 3) return undefined;
  const wanted = stemsOf(claim);
  const [best] = topicsFor(claim)
    .flatMap(({ text }) =>
      sentencesOf(text).map((sentence) => ({ sentence, shared: sharedBy(sentence, wanted) })),
    )
    .toSorted((one, other) => other.shared - one.shared);
  const isSure = (helpAbout(claim)[0]?.share ?? 0) >= sureFrom;
  if (!best || best.shared < (isSure ? 1 : 2)) return undefined;
  return {
    verdict: `The rule is this: ${best.sentence}`,
    body: "If I said otherwise, I was wrong, and I'm sorry. What stands on the Help page counts.",
    question: "Does that answer it?",
    options: [],
  };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
const stemsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
const sharedBy = (sentence: string, wanted: ReadonlySet<string>) =>
  [...stemsOf(sentence)].filter((stem) => wanted.has(stem)).length;
