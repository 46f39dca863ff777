import type { TileValue } from "@marquee/contracts/insight/analytics";
import { type TileId, tiles } from "@marquee/contracts/insight/analytics-measures";
import { unitText } from "@marquee/contracts/insight/unit-text";
import { numberText, percentText } from "@marquee/contracts/text/formats";
import type { StatChange } from "#ui/stat-tile.tsx";
import { numbers as copy } from "../copy.ts";

/** A tile's number in its unit. */
export function formatTile(id: TileId, value: number | null): string {
  return unitText(tiles[id].unit, value);
}

/** How a number changed since the previous period; undefined if either one is unknown. */
export function changeOf({ id, value, previous }: TileValue): StatChange | undefined {
  if (value === null || previous === null) return undefined;
  const isGood = value === previous ? null : value > previous !== "lowerIsBetter" in tiles[id];
  const difference = value - previous;
  const sign = difference > 0 ? "+" : difference < 0 ? "−" : "";
  if (tiles[id].unit === "percent")
    return { text: copy.points(sign + numberText(Math.abs(difference), { decimals: 2 })), isGood };
  if (previous === 0) return undefined;
  const share = Math.round(Math.abs(difference / previous) * 1_000) / 10;
  return { text: sign + percentText(share), isGood };
}

/** How much of a goal is reached, in percent; if less is better, how close the number is from above. */
export function reachedOf({ id, value, goal }: TileValue): number | null {
  if (value === null || goal === null) return null;
  if (!("lowerIsBetter" in tiles[id])) return Math.round((value / goal) * 100);
  return value === 0 ? null : Math.round((goal / value) * 100);
}
