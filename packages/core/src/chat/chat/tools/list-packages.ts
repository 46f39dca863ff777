import type { ToolPackage } from "@marquee/adapters/ai/tool-results";
import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import { hostedStatusAt } from "../../../events/events/event-listing.item.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { shownPackages } from "../../../events/events/seen-packages.ts";
import { isoTime } from "../../../time.ts";
import type { Tool } from "./tool.ts";

/** The packages of an upcoming event that the reader may see, most expensive first. */
export const listPackages: Tool<"listPackages"> = async ({ core, accountId }, { eventId }) => {
  const hosted = await readHostedEvent(core, eventId);
  if (!hosted || hostedStatusAt(hosted.event, isoTime(core.clock.now())) !== "upcoming") return [];
  const { packages } = await shownPackages(core, hosted, accountId);
  return packages.map((one) => toolPackage(one, { hosted: hosted.event, accountId }));
};

/** What Morgan sees of a package. */
export function toolPackage(
  {
    id,
    eventId,
    name,
    price,
    tier,
    benefits,
    remaining,
    maxSponsors,
    sold,
    waiting,
    madeFor,
  }: SponsorshipPackage,
  { hosted, accountId }: { hosted: { name: string; hostId: string }; accountId: string },
): ToolPackage {
  return {
    id,
    eventId,
    eventName: hosted.name,
    name,
    priceUsd: price,
    tier,
    benefits,
    spots: maxSponsors,
    sold,
    spotsLeft: remaining,
    waiting,
    madeForReader: madeFor !== null && hosted.hostId !== accountId,
  };
}
