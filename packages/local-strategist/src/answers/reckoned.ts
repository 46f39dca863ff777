import { quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { amountMeant } from "../reading/relative-amount.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, dealName, lineOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";

const asksSum =
  /\b(?:what|how much)\b.*\b(?:come|comes|came|be|is|make|makes|leave|work out|that)\b|\bjust the (?:sum|number|figure|amount)\b/i;
const changes =
  /%|\b(?:percent|per cent|pct|half ?-?way|in the middle|half of (?:that|it)|less|more|off|below|above|under|over)\b/i;

/**
 * What a part, a discount or the middle comes to, of the one open deal that is meant: "what would ten percent less come
 * to?". Undefined for all else.
 */
export async function answerReckoned(scene: Scene): Promise<Reply | undefined> {
  const { u, tools } = scene;
  if (u.act?.stance === "asked" || !asksSum.test(u.question) || !changes.test(u.question)) return undefined;
  if (u.amount !== undefined || /\bper (?:head|attendee|person|visitor|guest|lead)\b/i.test(u.question))
    return undefined;
  const [deal, ...others] = (await dealsMeant(scene)).filter(
    ({ status }) => status === "negotiating" || status === "pending",
  );
  if (!deal || others.length > 0 || u.about.some(({ kind }) => kind === "package")) return undefined;
  const event = await tools.getEvent({ eventId: deal.eventId });
  const list = event?.packages.find(({ id }) => id === deal.packageId)?.priceUsd;
  const amount = amountMeant(u.question, { standing: deal.amountUsd, list });
  if (amount === undefined || amount === deal.amountUsd) return undefined;
  const beside = (of: number) =>
    amount === of ? "the same as" : `${usd(Math.abs(of - amount))} ${amount < of ? "below" : "above"}`;
  return {
    verdict: `${usd(amount)}: that is ${beside(deal.amountUsd)} the ${usd(deal.amountUsd)} that stands for ${quotable(dealName(deal), 130)}.`,
    body: bullets([
      ...(list === undefined ? [] : [`${beside(list)} the list price of ${usd(list)}`]),
      lineOf(deal),
    ]),
    question: "Should I prepare an offer with that amount?",
    options: [],
    shows: [asReference(deal)],
  };
}
