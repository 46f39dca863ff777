import { measures, type TileDefinition, type TileId, tiles } from "@marquee/contracts/analytics-measures";
import type { Analytics, SeriesPoint } from "@marquee/contracts/http/analytics";
import type { ChartData } from "#ui/chart-marks.tsx";
import { charts as copy } from "../copy.ts";
import { periodText, pointLabel } from "./days.ts";
import { formatTile } from "./tile-format.ts";
import type { ChartDefinition } from "./views.ts";

/** What the drawings need of the numbers; a shared page has as much. */
export type Drawn = Omit<Analytics, "events" | "deals">;

/** A tile's number of some points of a series; null where there is nothing to divide by. */
export function valueOfPoints(id: TileId, points: readonly SeriesPoint[]): number | null {
  const { value, per, unit }: TileDefinition = tiles[id];
  const sumOf = (what: NonNullable<typeof per>) => points.reduce((sum, point) => sum + point[what], 0);
  // Cents, added up as floating point, would leave crumbs.
  const sum = Math.round(sumOf(value) * 100) / 100;
  if (per === undefined) return sum;
  const of = sumOf(per);
  return of === 0 ? null : (sum / of) * (unit === "percent" ? 100 : 1);
}

/** The tiles as they are shown: a period in which nothing was measured or signed has no numbers, rather than zeros. */
export function shownTiles({ tiles: values, series }: Drawn): Drawn["tiles"] {
  const isBlank = series.every((point) => point.amount === 0 && measures.every((each) => point[each] === 0));
  return isBlank ? values.map((tile) => ({ ...tile, value: null })) : values;
}

/** Which points of the series a drawn value stands for. */
export function pointsAt(
  { soFar }: ChartDefinition,
  series: readonly SeriesPoint[],
  index: number,
): readonly SeriesPoint[] {
  return series.slice(soFar ? 0 : index, index + 1);
}

/**
 * A chart's data; no labels where nothing was measured. The goal is drawn where a value can be held against it: it is
 * meant for a whole period.
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
  // The period before may begin in the midst of a week, and have a week more or less.
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

/** What a chart shows, in a sentence. */
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
