import {
  type Measure,
  type TileDefinition,
  type TileId,
  tiles,
} from "@marquee/contracts/insight/analytics-measures";

export function tileDefinition(id: TileId): TileDefinition {
  return tiles[id];
}

/** One source of a tile as answers show it: money in USD. */
export function shownSource(source: Measure | "amount", value: number): number {
  return source === "amount" || source === "revenue" ? value / 100 : value;
}

/**
 * A tile's number from the two sums of its sources, in whole counts and cents, so that half a cent always rounds the
 * same way; null where there is nothing to divide by. Percent, multiples and USD have two decimal places.
 */
export function tileResult(id: TileId, { value, of }: { value: number; of: number | null }): number | null {
  const { unit } = tileDefinition(id);
  if (of === 0) return null;
  if (of === null) return unit === "usd" ? value / 100 : value;
  const hundredths = { usd: 1, multiple: 100, percent: 10_000, count: 100 }[unit];
  return Math.round((value * hundredths) / of) / 100;
}
