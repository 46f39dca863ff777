import { quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import type { Act } from "../reading/acts.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, dealName, lineOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";

/** Whether a text imagines something and wants to know what would follow. */
const imagines =
  /\b(?:what if|suppos\w+|hypothetically|what (?:happens|would happen) (?:if|when)|if (?:i|we|they) (?:were to )?(?:cancel|declin|accept|walk|turn|g[ia]ve up|pull|end|drop|took|take|say|said)\w*|just asking|imagine)\b/i;

/**
 * What ending a deal would bring, where somebody only imagines it: nothing is prepared. Undefined for all else, and where
 * no single deal is meant.
 */
export async function answerEndSupposed(scene: Scene): Promise<Reply | undefined> {
  const { act, question } = scene.u;
  if (act === undefined || act.stance === "asked" || !imagines.test(question)) return undefined;
  if (act.act !== "cancel" && act.act !== "decline" && act.act !== "accept") return undefined;
  const [deal, ...others] = (await dealsMeant(scene)).filter(
    ({ status }) => status !== "completed" && status !== "cancelled",
  );
  if (!deal || others.length > 0) return undefined;
  return {
    verdict: followingFrom(act.act, deal),
    body: lineOf(deal),
    question: "I prepare nothing unless you ask for it. What would you like to know about it?",
    options: [],
    shows: [asReference(deal)],
  };
}

function followingFrom(act: Act, deal: ToolDeal): string {
  const name = quotable(dealName(deal), 130);
  if (act === "accept")
    return `Then ${name} waits for signatures, the brand's first: the terms stand as they were offered, and nobody is bound before both have signed.`;
  if (deal.status === "active") return `${name} is signed, so it can't be canceled for reasons of your own.`;
  return `Then ${name} ends at once: its spot is free for others again, the other side reads your reason, and nothing is owed, since nobody has signed. It can't be taken back.`;
}

/** "Is that more than their list price?" asks how things are, and imagines nothing. */
export const asksHowThingsAre = (question: string): boolean =>
  /^(?:(?:and|so|but|ok|hm+)[, ]+)*(?:is|are|was|were|does|did|has|have) (?:that|this|it|they|he|she|their|our|the)\b/i.test(
    question.trim(),
  );
