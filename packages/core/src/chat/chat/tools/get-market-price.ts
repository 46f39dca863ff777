import type { ToolMarketPrice } from "@marquee/adapters/ai/tool-results-market";
import { type EventCategory, type SponsorshipTier, sponsorshipTiers } from "@marquee/contracts/enums";
import { timesAttendees } from "@marquee/contracts/events/market-price";
import type { ClosedPrices } from "@marquee/contracts/events/match";
import type { Core } from "../../../core.ts";
import { closedPricesOf, minClosedDeals } from "../../../events/events/closed-prices.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { shownPackages } from "../../../events/events/seen-packages.ts";
import type { Tool } from "./tool.ts";

/** What closed deals paid per attendee, next to what an event asks for. */
export const getMarketPrice: Tool<"getMarketPrice"> = async (
  { core, accountId },
  { eventId, category, tier },
) => {
  if (eventId !== undefined) return ofEvent(core, accountId, { eventId, tier });
  if (category === undefined) return null;
  const tiers = tier === undefined ? sponsorshipTiers : [tier];
  const closed = await Promise.all(tiers.map((one) => closedPricesOf(core, { category, tier: one })));
  return marketPrice(
    category,
    null,
    tiers.map((one, at) => ({ tier: one, closed: closed[at], packages: [] })),
  );
};

async function ofEvent(
  core: Core,
  accountId: string,
  { eventId, tier }: { eventId: string; tier: SponsorshipTier | undefined },
): Promise<ToolMarketPrice | null> {
  const hosted = await readHostedEvent(core, eventId);
  if (!hosted || (hosted.event.state === "draft" && hosted.event.hostId !== accountId)) return null;
  const { id, name, attendeeCount, category } = hosted.event;
  const { packages } = await shownPackages(core, hosted, accountId);
  const tiers = sponsorshipTiers.filter(
    (one) => tier === one || (tier === undefined && packages.some((offer) => offer.tier === one)),
  );
  const closed = await Promise.all(tiers.map((one) => closedPricesOf(core, { category, tier: one })));
  const event = attendeeCount === 0 ? null : { id, name, attendeeCount };
  return marketPrice(
    category,
    event,
    tiers.map((one, at) => ({
      tier: one,
      closed: closed[at],
      packages: packages.filter((offer) => offer.tier === one),
    })),
  );
}

interface TierPrices {
  tier: SponsorshipTier;
  closed: ClosedPrices | undefined;
  packages: readonly { id: string; name: string; price: number }[];
}

function marketPrice(
  category: EventCategory,
  event: ToolMarketPrice["event"],
  tiers: readonly TierPrices[],
): ToolMarketPrice {
  return {
    category,
    event,
    tiers: tiers.map(({ tier, closed, packages }) => {
      const forEventUsd = closed && event ? timesAttendees(closed.perAttendee, event.attendeeCount) : null;
      return {
        tier,
        closed: closed ? { deals: closed.deals, perAttendeeUsd: closed.perAttendee, forEventUsd } : null,
        offered: packages.map(({ id, name, price }) => ({
          packageId: id,
          name,
          priceUsd: price,
          abovePercent: forEventUsd ? Math.round((price / forEventUsd.median - 1) * 100) : null,
        })),
      };
    }),
    leastDeals: minClosedDeals,
  };
}
