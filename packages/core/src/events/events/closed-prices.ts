import { sponsorshipTiers } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { ClosedPrices } from "@marquee/contracts/events/match";
import type { Core } from "../../core.ts";
import { readEach } from "../../rows/paging.ts";
import { type ClosedPricePlace, closedPriceEntity, closedPricePartition } from "./closed-price.item.ts";
import { readHostedEvent } from "./get-event.ts";
import { asSeenBy } from "./seen-packages.ts";

/** Only the latest deals count: older prices say little about today's. */
const latestDeals = 100;
/** With fewer, a price would reveal what one sponsor paid. */
export const minClosedDeals = 5;

/**
 * The closing prices of completed deals on Marquee per attendee that their events expected, for each tier that an event
 * offers the account, among events of its category: whole prices of events of different sizes say nothing about each
 * other. Tiers with fewer than five deals are left out, and so is an event that does not say how many people it expects.
 * @throws AppError not_found for an unknown event and for a draft
 */
export async function closedPrices(core: Core, accountId: string, eventId: string): Promise<ClosedPrices[]> {
  const hosted = await readHostedEvent(core, eventId);
  if (!hosted || hosted.event.state === "draft") throw new AppError("not_found");
  const { category, attendeeCount } = hosted.event;
  if (attendeeCount === 0) return [];
  const { packages } = asSeenBy(hosted, accountId);
  const offered = sponsorshipTiers.filter((tier) => packages.some((one) => one.tier === tier));
  const found = await Promise.all(offered.map((tier) => closedPricesOf(core, { category, tier })));
  return found.filter((one) => one !== undefined);
}

/** The same for a category and a tier; undefined with fewer than five deals. */
export async function closedPricesOf(core: Core, place: ClosedPricePlace): Promise<ClosedPrices | undefined> {
  const { items } = await core.table.query({
    pk: closedPricePartition(place),
    newestFirst: true,
    limit: latestDeals,
  });
  const amounts = readEach(items, closedPriceEntity.read)
    .rows.flatMap(({ amountCents, attendees = 0 }) => (attendees > 0 ? [amountCents / attendees] : []))
    .sort((left, right) => left - right);
  const [low] = amounts;
  const high = amounts.at(-1);
  if (amounts.length < minClosedDeals || low === undefined || high === undefined) return undefined;
  return {
    tier: place.tier,
    deals: amounts.length,
    perAttendee: { median: toUsd(medianOf(amounts)), low: toUsd(low), high: toUsd(high) },
  };
}

/** Cents as USD, to the cent. */
const toUsd = (cents: number) => Math.round(cents) / 100;

/** Takes sorted amounts. */
function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
