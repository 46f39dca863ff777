import type { ToolOffer } from "@marquee/adapters/ai/tool-results-market";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { dealPriceFacts, nextNumber } from "@marquee/contracts/deals/next-number";
import { listPrice } from "@marquee/contracts/events/market-price";
import { getDeal } from "../../../deals/deals/read-deals.ts";
import { closedPricesOf } from "../../../events/events/closed-prices.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { profileKey, readUser } from "../../../ground/users/user.item.ts";
import { pick } from "../../../pick.ts";
import { ownDeals } from "./list-deals.ts";
import { type Tool, type ToolReader, toolLimit } from "./tool.ts";

/** Offers of others that the reader has not answered, the first to lapse first. */
export const listOffers: Tool<"listOffers"> = async (reader, { side, eventId, limit = toolLimit }) => {
  const deals = await ownDeals(reader.core, reader.accountId, { status: "negotiating", side, eventId });
  const waiting = deals.filter(({ offeredBy, ownSide }) => offeredBy !== ownSide);
  const order = ({ expiresAt }: ListedDeal) => expiresAt ?? "9";
  const first = waiting.toSorted((left, right) => (order(left) < order(right) ? -1 : 1)).slice(0, limit);
  return Promise.all(first.map((deal) => compared(reader, deal)));
};

async function compared({ core, accountId }: ToolReader, deal: ListedDeal): Promise<ToolOffer> {
  const [hosted, detail, row] = await Promise.all([
    readHostedEvent(core, deal.eventId),
    getDeal(core, accountId, deal.id),
    core.table.get(profileKey(accountId)),
  ]);
  const offer = hosted?.packages.find(({ id }) => id === deal.packageId);
  const closed = hosted && (await closedPricesOf(core, { category: hosted.event.category, tier: deal.tier }));
  const facts = dealPriceFacts(detail, {
    listPrice: offer && listPrice(offer.priceCents / 100, detail.addOns),
    closed,
    attendeeCount: hosted?.event.attendeeCount ?? 0,
    budget: row ? readUser(row).budget : null,
  });
  const next = nextNumber(facts);
  return {
    dealId: deal.id,
    ...pick(deal, "eventId", "eventName", "packageName", "tier", "with", "version", "expiresAt"),
    ownSide: deal.ownSide satisfies DealSide,
    kind: deal.offerKind,
    amountUsd: deal.amount,
    listPriceUsd: facts.listPrice ?? null,
    closedMedianUsd: facts.closed?.median ?? null,
    closedDeals: closed?.deals ?? null,
    next: next ? { move: next.move, amountUsd: next.amount } : null,
  };
}
