import type { Deal } from "@marquee/contracts/deals/deals";
import { limits } from "@marquee/contracts/limits";
import { now } from "#browser/clock.ts";
import { paths } from "#routing/paths.ts";

const dayMs = 86_400_000;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The days of a deal: from the one on which it began until today, in UTC as numbers are measured. */
export function lifeOf({ createdAt }: Pick<Deal, "createdAt">, nowMs = now()): { from: string; to: string } {
  const earliest = nowMs - (limits.analyticsDealDays - 1) * dayMs;
  return { from: dayOf(Math.min(nowMs, Math.max(earliest, Date.parse(createdAt)))), to: dayOf(nowMs) };
}

/** The page with a deal's numbers over its life. */
export function resultsPath(deal: Pick<Deal, "id" | "ownSide" | "createdAt">, nowMs = now()): string {
  const { id, ownSide } = deal;
  return `${paths.analytics}?${new URLSearchParams({ deal: id, side: ownSide, ...lifeOf(deal, nowMs) })}`;
}
