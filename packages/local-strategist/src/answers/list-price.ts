import { counted, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal, ToolPackage } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import type { Reply } from "../scene.ts";
import { asReference, dealName, lineOf } from "./deal-lines.ts";

/** What another package of a deal's event costs on its page. */
export const listPriceBeside = (
  deal: ToolDeal,
  { name, tier, priceUsd, spotsLeft }: ToolPackage,
  eventId: string,
): Reply => ({
  verdict: `${quotable(name, 60)} (${tier}) at ${quotable(deal.eventName, 70)} has a list price of ${usd(priceUsd)}; ${spotsLeft === 0 ? "it is sold out" : `${counted(spotsLeft, "spot")} ${spotsLeft === 1 ? "is" : "are"} left`}.`,
  body: bullets([lineOf(deal)]),
  question: "Should I compare the two packages?",
  options: [],
  shows: [asReference(deal), { kind: "event", id: eventId, name: deal.eventName }],
});

/** An amount of a deal next to the package's price on the event's page. */
export function againstList(deal: ToolDeal, list: number, amount: number): Reply {
  const off = list - amount;
  const share = Math.round((Math.abs(off) / list) * 100);
  return {
    verdict:
      off === 0
        ? `${usd(amount)} is exactly the list price of ${dealName(deal)}.`
        : `${usd(amount)} is ${usd(Math.abs(off))}, or ${share}%, ${off > 0 ? "below" : "above"} the list price of ${usd(list)} for ${dealName(deal)}, so ${Math.round((amount / list) * 100)}% of it.`,
    body: bullets([lineOf(deal)]),
    question: "Do you want to answer with another amount?",
    options: [],
    shows: [asReference(deal)],
  };
}
