import { hostedReadMost } from "@marquee/adapters/ai/read-tools";
import type { ToolHostedEvent } from "@marquee/adapters/ai/tool-results-market";
import type { Core } from "../../../core.ts";
import { type DealBrief, dealBriefsOf } from "../../../deals/deals/deal-briefs.ts";
import type { EventRecord } from "../../../events/events/event.item.ts";
import { hostedStatusAt } from "../../../events/events/event-listing.item.ts";
import { addOnsOf, packagesOf } from "../../../events/events/get-event.ts";
import { shownPackages } from "../../../events/events/seen-packages.ts";
import { hostedInOrder } from "../../../events/hosting/hosted-in-order.ts";
import { pick } from "../../../pick.ts";
import { isoTime } from "../../../time.ts";
import { localTimes } from "./find-events.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** The events that the reader hosts with what they sell, what is next first. */
export const listHosted: Tool<"listHosted"> = async (
  { core, accountId, once },
  { status, eventId, offset = 0, limit = toolLimit },
) => {
  const now = isoTime(core.clock.now());
  // Once for all of its pages.
  const [{ items }, deals] = await once("hosted", () =>
    Promise.all([hostedInOrder(core, accountId, { limit: hostedReadMost }), dealBriefsOf(core, accountId)]),
  );
  const fitting = items.filter(
    (event) =>
      (status === undefined || hostedStatusAt(event, now) === status) &&
      (eventId === undefined || event.id === eventId),
  );
  const hosted = deals.filter(({ side }) => side === "host");
  return Promise.all(
    fitting.slice(offset, offset + limit).map((event) =>
      toolHosted(core, event, {
        deals: hosted.filter((deal) => deal.eventId === event.id),
        now,
      }),
    ),
  );
};

async function toolHosted(
  core: Core,
  event: EventRecord,
  { deals, now }: { deals: readonly DealBrief[]; now: string },
): Promise<ToolHostedEvent> {
  const [offered, addOns] = await Promise.all([packagesOf(core, event.id), addOnsOf(core, event.id)]);
  const { packages } = await shownPackages(core, { event, packages: offered, addOns }, event.hostId);
  const usd = (some: readonly DealBrief[]) =>
    some.reduce((sum, { amountCents }) => sum + amountCents, 0) / 100;
  const open = deals.filter(({ status }) => status === "negotiating" || status === "pending");
  return {
    ...pick(event, "id", "name", "location", "category", "attendeeCount"),
    date: localTimes(event).date,
    status: hostedStatusAt(event, now),
    packages: packages.map(({ price, maxSponsors, heldUntil, remaining, madeFor, ...one }) => ({
      ...pick(one, "id", "name", "tier", "sold", "waiting"),
      priceUsd: price,
      spots: maxSponsors,
      held: heldUntil.length,
      left: remaining,
      madeFor: madeFor && (madeFor.company || madeFor.name),
    })),
    soldUsd: usd(deals.filter(({ status }) => status === "active" || status === "completed")),
    unsoldUsd: packages
      .filter(({ madeFor }) => madeFor === null)
      .reduce((sum, { price, remaining }) => sum + price * remaining, 0),
    open: { deals: open.length, amountUsd: usd(open) },
  };
}
