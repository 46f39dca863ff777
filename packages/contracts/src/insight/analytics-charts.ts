import type { AnalyticsView, SeriesPoint } from "./analytics.ts";
import { type TileDefinition, type TileId, tiles } from "./analytics-measures.ts";

/** The tabs of each page; the ROI page shows everything at once. */
export const tabsOf = {
  analytics: ["performance", "pipeline", "predictive"],
  engagement: ["engagement", "conversion", "roi"],
  roi: [],
} as const satisfies Record<AnalyticsView, readonly string[]>;
export type AnalyticsTab = (typeof tabsOf)["analytics" | "engagement"][number];

/** What a chart draws for each step of a period. */
export interface ChartDefinition {
  id: string;
  tile: TileId;
  mark: "bar" | "line";
  /** Each point is the sum since the start of the period, so that it can be compared with the period's goal. */
  soFar?: true;
  /** A second number, drawn next to the first. */
  beside?: TileId;
}

const chart = (tile: TileId, mark: ChartDefinition["mark"]): ChartDefinition => ({ id: tile, tile, mark });
const revenueSoFar: ChartDefinition = { id: "revenue_so_far", tile: "revenue", mark: "line", soFar: true };
const returnSoFar: ChartDefinition = { ...revenueSoFar, id: "return_so_far", beside: "deal_value" };

/** A part of a page: a chart, or one of the parts that are not charts. */
export type Part = ChartDefinition | "funnel" | "pipeline" | "locations";

export const partsOfTab: Record<AnalyticsTab, readonly Part[]> = {
  performance: [
    revenueSoFar,
    chart("leads", "bar"),
    chart("engagement_rate", "line"),
    chart("impressions", "bar"),
  ],
  pipeline: ["funnel", "pipeline", chart("revenue", "bar"), chart("deal_value", "bar")],
  predictive: ["locations"],
  engagement: [
    chart("impressions", "bar"),
    chart("interactions", "bar"),
    chart("engagement_rate", "line"),
    chart("leads", "bar"),
  ],
  conversion: [
    chart("conversions", "bar"),
    chart("lead_conversion", "line"),
    "funnel",
    chart("customers", "bar"),
  ],
  roi: [returnSoFar, chart("revenue", "bar")],
};

/** The ROI page has no tabs. */
export const partsOfRoi: readonly Part[] = [
  returnSoFar,
  chart("revenue", "bar"),
  chart("deal_value", "bar"),
  chart("leads", "bar"),
];

const soFarTitles: Readonly<Record<string, string>> = {
  revenue_so_far: "Attributed revenue so far",
  return_so_far: "Revenue and deal value so far",
};

/** What a chart is called. */
export function chartTitle({ id, tile }: ChartDefinition): string {
  return soFarTitles[id] ?? tiles[tile].label;
}

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

/** The points of the series behind a drawn value. */
export function pointsAt(
  { soFar }: ChartDefinition,
  series: readonly SeriesPoint[],
  index: number,
): readonly SeriesPoint[] {
  return series.slice(soFar ? 0 : index, index + 1);
}
