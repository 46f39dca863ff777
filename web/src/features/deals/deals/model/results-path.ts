import type { Deal } from "@marquee/contracts/deals/deals";
import { dayAfter, dayIn } from "@marquee/contracts/events/event-time";
import { limits } from "@marquee/contracts/limits";
import { now } from "#browser/clock.ts";
import { paths } from "#routing/paths.ts";

/** The days of a deal: from the one on which it began until today, in the zone in which numbers are measured. */
export function lifeOf(
  { createdAt }: Pick<Deal, "createdAt">,
  timeZone: string,
  nowMs = now(),
): { from: string; to: string } {
  const to = dayIn(timeZone, new Date(nowMs).toISOString());
  const earliest = dayAfter(to, 1 - limits.analyticsDealDays);
  const began = dayIn(timeZone, createdAt);
  return { from: began > to ? to : began < earliest ? earliest : began, to };
}

/** The page with a deal's numbers over its life. */
export function resultsPath(
  deal: Pick<Deal, "id" | "ownSide" | "createdAt">,
  timeZone: string,
  nowMs = now(),
): string {
  const { id, ownSide } = deal;
  return `${paths.analytics}?${new URLSearchParams({ deal: id, side: ownSide, ...lifeOf(deal, timeZone, nowMs) })}`;
}
