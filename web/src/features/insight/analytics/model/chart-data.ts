import type { Analytics } from "@marquee/contracts/insight/analytics";
import { type ChartDefinition, pointsAt, valueOfPoints } from "@marquee/contracts/insight/analytics-charts";
import { measures, type TileId, tiles } from "@marquee/contracts/insight/analytics-measures";
import type { ChartData } from "#ui/chart-marks.tsx";
import { charts as copy } from "../copy.ts";
import { periodText, pointLabel } from "./days.ts";
import { formatTile } from "./tile-format.ts";

/** The numbers that the charts need; a shared page has all of them. */
export type Drawn = Omit<Analytics, "events" | "deals">;

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
