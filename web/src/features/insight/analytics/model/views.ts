import type { AnalyticsView } from "@marquee/contracts/insight/analytics";
import type { TileId } from "@marquee/contracts/insight/analytics-measures";

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
