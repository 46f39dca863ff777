import type { ToolOffer } from "@marquee/adapters/ai/tool-results-market";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { ListedDeal } from "@marquee/contracts/deals/deals";
import type { Core } from "../../../core.ts";
import { closedPricesOf } from "../../../events/events/closed-prices.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { pick } from "../../../pick.ts";
import { timesAttendees } from "./get-market-price.ts";
import { ownDeals } from "./list-deals.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** Offers of others that the reader has not answered, the first to lapse first. */
export const listOffers: Tool<"listOffers"> = async (
  { core, accountId },
  { side, eventId, limit = toolLimit },
) => {
  const deals = await ownDeals(core, accountId, { status: "negotiating", side, eventId });
  const waiting = deals.filter(({ offeredBy, ownSide }) => offeredBy !== ownSide);
  const order = ({ expiresAt }: ListedDeal) => expiresAt ?? "9";
  const first = waiting.toSorted((left, right) => (order(left) < order(right) ? -1 : 1)).slice(0, limit);
  return Promise.all(first.map((deal) => compared(core, deal)));
};

async function compared(core: Core, deal: ListedDeal): Promise<ToolOffer> {
  const hosted = await readHostedEvent(core, deal.eventId);
  const offer = hosted?.packages.find(({ id }) => id === deal.packageId);
  const closed = hosted && (await closedPricesOf(core, { category: hosted.event.category, tier: deal.tier }));
  const attendees = hosted?.event.attendeeCount ?? 0;
  return {
    dealId: deal.id,
    ...pick(deal, "eventId", "eventName", "packageName", "tier", "with", "version", "expiresAt"),
    ownSide: deal.ownSide satisfies DealSide,
    kind: deal.offerKind,
    amountUsd: deal.amount,
    listPriceUsd: offer ? offer.priceCents / 100 : null,
    closedMedianUsd: closed && attendees > 0 ? timesAttendees(closed.perAttendee, attendees).median : null,
    closedDeals: closed?.deals ?? null,
  };
}
