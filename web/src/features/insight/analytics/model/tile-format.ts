import type { TileValue } from "@marquee/contracts/insight/analytics";
import { type TileId, tiles } from "@marquee/contracts/insight/analytics-measures";
import { usdCompact } from "@marquee/contracts/text/usd-compact";
import { formatCount, formatDollars } from "#format/format.ts";
import type { StatChange } from "#ui/stat-tile.tsx";
import { numbers as copy } from "../copy.ts";

type Unit = (typeof tiles)[TileId]["unit"];

/** Formats a number with as many decimals as needed, at most two. */
const decimals = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** Formats a number in its unit; a dash if there is none. */
export function formatUnit(unit: Unit, value: number | null): string {
  if (value === null) return copy.none;
  if (unit === "usd") return formatDollars(Math.round(value * 100) / 100);
  if (unit === "percent") return copy.percent(decimals(value));
  return unit === "multiple" ? copy.multiple(decimals(value)) : formatCount(value);
}

export function formatTile(id: TileId, value: number | null): string {
  return formatUnit(tiles[id].unit, value);
}

const compact = (value: number) =>
  value.toLocaleString("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** A compact format for tight spaces, such as "$80K". */
export function formatAxis(id: TileId, value: number): string {
  const { unit } = tiles[id];
  if (unit === "usd") return usdCompact(value);
  return unit === "count" ? compact(value) : formatUnit(unit, value);
}

/** How a number changed since the previous period; undefined if either one is unknown. */
export function changeOf({ id, value, previous }: TileValue): StatChange | undefined {
  if (value === null || previous === null) return undefined;
  const isGood = value === previous ? null : value > previous !== "lowerIsBetter" in tiles[id];
  const difference = value - previous;
  const sign = difference > 0 ? "+" : difference < 0 ? "−" : "";
  if (tiles[id].unit === "percent")
    return { text: copy.points(sign + decimals(Math.abs(difference))), isGood };
  if (previous === 0) return undefined;
  const share = Math.round(Math.abs(difference / previous) * 1_000) / 10;
  return { text: copy.percent(sign + decimals(share)), isGood };
}

/** How much of a goal is reached, in percent; if less is better, how close the number is from above. */
export function reachedOf({ id, value, goal }: TileValue): number | null {
  if (value === null || goal === null) return null;
  if (!("lowerIsBetter" in tiles[id])) return Math.round((value / goal) * 100);
  return value === 0 ? null : Math.round((goal / value) * 100);
}
