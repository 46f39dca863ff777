import type { Deal } from "@marquee/contracts/deals/deals";
import { limits } from "@marquee/contracts/limits";
import { now } from "#browser/clock.ts";
import { paths } from "#routing/paths.ts";

const dayMs = 86_400_000;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The page with a deal's numbers over its life: from the day it began until today, in UTC as they are measured. */
export function resultsPath(
  { id, ownSide, createdAt }: Pick<Deal, "id" | "ownSide" | "createdAt">,
  nowMs = now(),
): string {
  const earliest = nowMs - (limits.analyticsDealDays - 1) * dayMs;
  const from = dayOf(Math.min(nowMs, Math.max(earliest, Date.parse(createdAt))));
  return `${paths.analytics}?${new URLSearchParams({ deal: id, side: ownSide, from, to: dayOf(nowMs) })}`;
}
