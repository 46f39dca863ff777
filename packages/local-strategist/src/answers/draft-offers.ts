import { counted, inNumbers, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { tierIn } from "../reading/wish.ts";
import type { Scene } from "../scene.ts";
import { offeredTerms } from "./offered-terms.ts";

/** A counter-offer in words with one reason from the rows, for whoever still chooses the amount. */
export async function counterText({ u, tools }: Scene, deal: ToolDeal): Promise<string> {
  const event = await tools.getEvent({ eventId: deal.eventId });
  const list = event?.packages.find(({ id }) => id === deal.packageId);
  const amount = u.amount === undefined ? "{amount}" : usd(u.amount);
  const reason =
    deal.ownSide === "host"
      ? `because ${list ? `its list price is ${usd(list.priceUsd)} and ${counted(list.spotsLeft, "spot")} ${list.spotsLeft === 1 ? "is" : "are"} left` : "it is among the most visible ones"}`
      : `because ${event ? `${inNumbers(event.attendeeCount)} people are expected, which makes ${usd(deal.amountUsd / Math.max(1, event.attendeeCount), { exact: true })} for each of them` : "it has to fit our budget"}`;
  return `Thank you for your offer of ${usd(deal.amountUsd)} for ${quotable(deal.packageName, 60)} at ${quotable(deal.eventName, 70)}. We'd be glad to close at ${amount}, ${reason}. ${await asksBesides(deal, { u, tools })}If that works for you, we can sign this week.`;
}

/** What a counter-offer asks for besides its amount: benefits, and a word to the other side. */
async function asksBesides(deal: ToolDeal, { u, tools }: Pick<Scene, "u" | "tools">): Promise<string> {
  const detail = await tools.getDeal({ dealId: deal.id });
  const { benefits = [], note: word } = offeredTerms(u.question, detail, u.today);
  const added = benefits.filter((each) => !(detail?.benefits ?? []).includes(each));
  const asPart = (each: string) => `${each.charAt(0).toLowerCase()}${each.slice(1)}`;
  const wish = added.length > 0 ? `We'd also like ${added.map(asPart).join(" and ")}. ` : "";
  return `${wish}${word === undefined ? "" : `${word} `}`;
}

/** An offer for the package and amount that were spoken of before, where there is no deal yet. */
export async function offerSpokenOf({ u, tools }: Scene): Promise<string | undefined> {
  for (let turn: typeof u.before = u; turn; turn = turn.before) {
    const { amount, topic } = turn;
    const eventId = turn.about.find(({ kind }) => kind === "event")?.id;
    if (amount === undefined || eventId === undefined || (topic !== "market" && topic !== "negotiation"))
      continue;
    const event = await tools.getEvent({ eventId });
    const tier = tierIn(turn.question);
    const offer = event?.packages.find((each) => each.tier === tier || turn.question.includes(each.name));
    if (!event || !offer || event.attendeeCount === 0) return undefined;
    const each = (price: number) => usd(price / event.attendeeCount, { exact: true });
    return `We'd like to sponsor ${quotable(event.name, 70)} on ${onDay(event.date)} as ${quotable(offer.name, 60)}. At its list price of ${usd(offer.priceUsd)} it comes to ${each(offer.priceUsd)} for each of the ${inNumbers(event.attendeeCount)} people you expect, which is more than we can justify. At ${usd(amount)}, ${each(amount)} each, we can decide at once. Would that work for you?`;
  }
  return undefined;
}
