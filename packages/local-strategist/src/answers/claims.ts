import { beginning } from "@marquee/contracts/text/characters";
import type { Reply, Scene } from "../scene.ts";

const claims =
  /\byou (?:once |already |just )?(?:told|said|promised|wrote|claimed|assured|mentioned)\b|\b(?:i|we) (?:was|were) (?:told|promised|under the impression)\b|\b(?:i|we) (?:thought|believed?|assumed?|understood|heard|read)\b/i;
/** What introduces a claim, and when it was made. */
const framing =
  /\b(?:you (?:once |already |just )?(?:told|said|promised|wrote|claimed|assured|mentioned)(?: (?:to )?(?:me|us))?|(?:i|we) (?:was|were) (?:told|promised|under the impression)|(?:i|we) (?:thought|believed?|assumed?|understood|heard|read))\b|\b(?:yesterday|last (?:week|month|time)|earlier|the other day|before|right\?|so they do,?)|\bthat\b/gi;

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
  const { topics } = await scene.tools.getHelp({ words: beginning(claim, 400) });
  const wanted = stemsOf(claim);
  const [best] = topics
    .flatMap(({ text, page, link }) =>
      sentencesOf(text).map((sentence) => ({ sentence, page, link, shared: sharedBy(sentence, wanted) })),
    )
    .toSorted((one, other) => other.shared - one.shared);
  if (!best || best.shared < 2) return undefined;
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
