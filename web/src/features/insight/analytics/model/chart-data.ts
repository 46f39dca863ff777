import type { Analytics, SeriesPoint } from "@marquee/contracts/insight/analytics";
import {
  measures,
  type TileDefinition,
  type TileId,
  tiles,
} from "@marquee/contracts/insight/analytics-measures";
import type { ChartData } from "#ui/chart-marks.tsx";
import { charts as copy } from "../copy.ts";
import { periodText, pointLabel } from "./days.ts";
import { formatTile } from "./tile-format.ts";
import type { ChartDefinition } from "./views.ts";

/** The numbers that the charts need; a shared page has all of them. */
export type Drawn = Omit<Analytics, "events" | "deals">;

/** A tile's number over some points of a series; null if the divisor is zero. */
export function valueOfPoints(id: TileId, points: readonly SeriesPoint[]): number | null {
  const { value, per, unit }: TileDefinition = tiles[id];
  const sumOf = (what: NonNullable<typeof per>) => points.reduce((sum, point) => sum + point[what], 0);
  // Adding cents as floating point would leave rounding errors.
  const sum = Math.round(sumOf(value) * 100) / 100;
  if (per === undefined) return sum;
  const of = sumOf(per);
  return of === 0 ? null : (sum / of) * (unit === "percent" ? 100 : 1);
}

/**
 * The tiles as displayed: a period without any measures or signed deals shows no numbers instead of zeros. What deals
 * have returned to date is no number of the period.
 */
export function shownTiles({ tiles: values, series }: Drawn): Drawn["tiles"] {
  const isBlank = series.every((point) => point.amount === 0 && measures.every((each) => point[each] === 0));
  return isBlank
    ? values.map((tile) => ("toDate" in tiles[tile.id] ? tile : { ...tile, value: null }))
    : values;
}

/** The points of the series behind a drawn value. */
export function pointsAt(
  { soFar }: ChartDefinition,
  series: readonly SeriesPoint[],
  index: number,
): readonly SeriesPoint[] {
  return series.slice(soFar ? 0 : index, index + 1);
}

/**
 * A chart's data; no labels if nothing was measured. The goal is drawn only if values are comparable with it, because
 * it applies to a whole period.
 */
export function chartData(
  definition: ChartDefinition,
  { series, step, tiles: values }: Drawn,
  previous: Drawn | undefined,
): ChartData {
  const { tile, beside, soFar } = definition;
  const valuesOf = (id: TileId, of: Drawn["series"]) =>
    of.map((_, index) => valueOfPoints(id, pointsAt(definition, of, index)));
  const drawn: { name: string; values: readonly (number | null)[] }[] = [
    { name: tiles[tile].label, values: valuesOf(tile, series) },
    ...(beside ? [{ name: tiles[beside].label, values: valuesOf(beside, series) }] : []),
  ];
  if (!drawn.some((each) => each.values.some((value) => value !== null && value !== 0)))
    return { labels: [], series: [] };
  // The previous period may begin in the middle of a week, and have a week more or less.
  if (previous && !beside)
    drawn.push({ name: copy.previous, values: valuesOf(tile, previous.series).slice(0, series.length) });
  const goal = values.find(({ id }) => id === tile)?.goal ?? null;
  const isRatio = "per" in tiles[tile];
  return {
    labels: series.map(({ from }) => pointLabel(from, step)),
    series: drawn,
    reference: goal !== null && (soFar || isRatio) ? { name: copy.goal, value: goal } : undefined,
  };
}

/** Summarizes a chart in one sentence. */
export function chartSummary(title: string, { tile }: ChartDefinition, data: ChartData, of: Drawn): string {
  const [first] = data.series;
  if (!first) return title;
  const known = first.values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const highest = known.reduce(
    (top, each) => (each.value > top.value ? each : top),
    known[0] ?? { value: 0, index: 0 },
  );
  return copy.summary(
    title,
    periodText(of),
    formatTile(tile, highest.value),
    data.labels[highest.index] ?? "",
  );
}
