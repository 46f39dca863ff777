import { type Measure, type TileDefinition, type TileId, tiles } from "@marquee/contracts/analytics-measures";
import { measureOf, type Sums } from "./sums.ts";

/** What tiles are computed from: what was measured in a period, and the cents of the deals that were signed in it. */
export interface Sources {
  measured: Sums;
  amountCents: number;
}

export function tileDefinition(id: TileId): TileDefinition {
  return tiles[id];
}

const isMoney = (source: Measure | "amount") => source === "amount" || source === "revenue";

/** One source of a tile as answers show it: money in USD. */
export function shownSource(source: Measure | "amount", value: number): number {
  return isMoney(source) ? value / 100 : value;
}

function sourceOf(source: Measure | "amount", { measured, amountCents }: Sources): number {
  return shownSource(source, source === "amount" ? amountCents : measureOf(measured, source));
}

/** A tile's number; null where there is nothing to divide by. */
export function tileValue(id: TileId, sources: Sources): number | null {
  const { value, per } = tileDefinition(id);
  return tileResult(id, {
    value: sourceOf(value, sources),
    of: per === undefined ? null : sourceOf(per, sources),
  });
}

/** The same from its two sums. Percent, multiples and USD have two decimal places. */
export function tileResult(id: TileId, { value, of }: { value: number; of: number | null }): number | null {
  const { unit } = tileDefinition(id);
  if (of === 0) return null;
  const result = of === null ? value : value / of;
  return unit === "count" ? result : twoPlaces(unit === "percent" ? result * 100 : result);
}

export function twoPlaces(value: number): number {
  return Math.round(value * 100) / 100;
}
