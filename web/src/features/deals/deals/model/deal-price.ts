import type { Deal } from "@marquee/contracts/deals/deals";
import {
  dealPriceFacts,
  type NextNumber,
  nextNumber,
  type PriceFacts,
  priceFactsOf,
} from "@marquee/contracts/deals/next-number";
import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import type { SponsorshipPackage, ViewedEvent } from "@marquee/contracts/events/events";
import { listPrice } from "@marquee/contracts/events/market-price";
import type { ClosedPrices } from "@marquee/contracts/events/match";
import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "#api/session.ts";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { closedPricesQuery } from "#features/events/events/api/list-closed-prices.ts";

/** What is known about a price: the numbers themselves, how many closed deals they are from, and what follows. */
export interface KnownPrice {
  facts: PriceFacts;
  closedDeals: number | undefined;
  next: NextNumber | undefined;
}

/** What a deal's reader knows about its price. Absent until the event and its prices have answered once. */
export function useDealPrice(deal: Deal): {
  price: KnownPrice | undefined;
  event: ViewedEvent | undefined;
  offered: SponsorshipPackage | undefined;
} {
  const { budget } = useCurrentUser();
  const { event, closed, isSettled } = useMarket(deal.eventId, deal.tier);
  const offered = event?.packages.find(({ id }) => id === deal.packageId);
  if (!isSettled) return { price: undefined, event, offered };
  const facts = dealPriceFacts(deal, {
    listPrice: offered && listPrice(offered.price, deal.addOns),
    closed,
    attendeeCount: event?.attendeeCount ?? 0,
    budget,
  });
  return { price: { facts, closedDeals: closed?.deals, next: nextNumber(facts) }, event, offered };
}

/** What a sponsor who makes a first offer knows about its price. */
export function useOfferPrice(
  offered: OfferedPackage | undefined,
  price: number | undefined,
): KnownPrice | undefined {
  const { budget } = useCurrentUser();
  const { event, closed, isSettled } = useMarket(offered?.eventId ?? "", offered?.tier);
  if (!offered || !isSettled) return undefined;
  const attendeeCount = event?.attendeeCount ?? 0;
  const facts = priceFactsOf({ listPrice: price, closed, attendeeCount, budget });
  return { facts, closedDeals: closed?.deals, next: nextNumber(facts) };
}

function useMarket(
  eventId: string,
  tier: Deal["tier"] | undefined,
): { event: ViewedEvent | undefined; closed: ClosedPrices | undefined; isSettled: boolean } {
  const event = useQuery({ ...eventQuery(eventId), enabled: eventId !== "" });
  const prices = useQuery({ ...closedPricesQuery(eventId), enabled: eventId !== "" });
  // What fails once is left out: the rest of the page does not wait for another attempt.
  const isSettled = [event, prices].every((query) => query.isFetched || query.failureCount > 0);
  return { event: event.data, closed: prices.data?.find((each) => each.tier === tier), isSettled };
}
