/** The measures of a deal on one day. Counts are whole numbers; revenue is USD in answers and cents in rows. */
export const measures = [
  "impressions",
  "interactions",
  "conversions",
  "leadsGenerated",
  "mqls",
  "sqls",
  "opportunities",
  "customers",
  "revenue",
] as const;
export type Measure = (typeof measures)[number];

/** The stages of the funnel, widest first, each with the measure that counts it. */
export const funnelStages = [
  { id: "leads", measure: "leadsGenerated", label: "Leads" },
  { id: "mql", measure: "mqls", label: "MQL" },
  { id: "sql", measure: "sqls", label: "SQL" },
  { id: "opportunity", measure: "opportunities", label: "Opportunity" },
  { id: "customer", measure: "customers", label: "Customer" },
] as const satisfies readonly { id: string; measure: Measure; label: string }[];
export type FunnelStage = (typeof funnelStages)[number]["id"];

/** How likely a deal in each stage is to be paid, which weights the pipeline. Deals that ended are not in it. */
export const pipelineWeights = { negotiating: 0.3, pending: 0.8, active: 1 } as const;
export type PipelineStage = keyof typeof pipelineWeights;

export const analyticsRanges = ["last7", "last30", "last90", "ytd", "12months"] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** A location is ranked once it has this many deals with results. */
export const rankingDealsMin = 5;

/** Where a row came from. Sample rows show what the page looks like until there are real ones. */
export const measuredBy = ["form", "csv", "api", "sample"] as const;
export type MeasuredBy = (typeof measuredBy)[number];

/** How a tile's number is computed: as a sum over the rows, or as one sum divided by another. */
export interface TileDefinition {
  label: string;
  unit: "count" | "usd" | "percent" | "multiple";
  /** In words, as people read it. */
  formula: string;
  /** What is summed: a measure, or the amounts of signed deals. */
  value: Measure | "amount";
  /** What that sum is divided by; without it the sum is the number. */
  per?: Measure | "amount";
  /**
   * Whether it is about deals as a whole: everything up to the period's last day, of the deals that both sides signed
   * by then and that have a measured day. What a deal costs and what comes of it are rarely in the same month.
   */
  toDate?: true;
  /** Whether less is better. */
  lowerIsBetter?: true;
}

/** Every tile by its id: one engine for all pages. */
export const tiles = {
  impressions: {
    label: "Impressions",
    unit: "count",
    formula: "Sum of impressions",
    value: "impressions",
  },
  interactions: {
    label: "Interactions",
    unit: "count",
    formula: "Sum of interactions",
    value: "interactions",
  },
  engagement_rate: {
    label: "Engagement rate",
    unit: "percent",
    formula: "Interactions ÷ impressions",
    value: "interactions",
    per: "impressions",
  },
  leads: {
    label: "Leads",
    unit: "count",
    formula: "Sum of leads generated",
    value: "leadsGenerated",
  },
  mqls: {
    label: "MQLs",
    unit: "count",
    formula: "Sum of marketing qualified leads",
    value: "mqls",
  },
  sqls: {
    label: "SQLs",
    unit: "count",
    formula: "Sum of sales qualified leads",
    value: "sqls",
  },
  opportunities: {
    label: "Opportunities",
    unit: "count",
    formula: "Sum of opportunities",
    value: "opportunities",
  },
  customers: {
    label: "Customers",
    unit: "count",
    formula: "Sum of customers",
    value: "customers",
  },
  conversions: {
    label: "Conversions",
    unit: "count",
    formula: "Sum of conversions",
    value: "conversions",
  },
  lead_conversion: {
    label: "Lead conversion",
    unit: "percent",
    formula: "Conversions ÷ leads generated",
    value: "conversions",
    per: "leadsGenerated",
  },
  revenue: {
    label: "Attributed revenue",
    unit: "usd",
    formula: "Sum of the revenue that was attributed to deals",
    value: "revenue",
  },
  deal_value: {
    label: "Deal value",
    unit: "usd",
    formula: "Sum of the amounts of deals that both sides signed in the period",
    value: "amount",
  },
  roi: {
    label: "ROI to date",
    unit: "multiple",
    formula:
      "Attributed revenue so far ÷ amounts of the same deals: every deal that both sides signed and that has recorded numbers, up to the last day shown",
    value: "revenue",
    per: "amount",
    toDate: true,
  },
  cost_per_lead: {
    label: "Cost per lead to date",
    unit: "usd",
    formula:
      "Amounts ÷ leads generated so far by the same deals: every deal that both sides signed and that has recorded numbers, up to the last day shown",
    value: "amount",
    per: "leadsGenerated",
    toDate: true,
    lowerIsBetter: true,
  },
} as const satisfies Record<string, TileDefinition>;
export type TileId = keyof typeof tiles;
/** What people read for each measure: as the tile that adds it up. */
export const measureLabels = Object.fromEntries(
  Object.values<TileDefinition>(tiles).flatMap(({ value, per, label }) =>
    per === undefined && value !== "amount" ? [[value, label]] : [],
  ),
) as Record<Measure, string>;

export const tileIds = Object.keys(tiles) as [TileId, ...TileId[]];

/** The four numbers at the top of each page, on the screen, in its PDF and behind its share links. */
export const viewTiles = {
  analytics: ["revenue", "roi", "leads", "engagement_rate"],
  engagement: ["impressions", "interactions", "engagement_rate", "lead_conversion"],
  roi: ["roi", "revenue", "deal_value", "cost_per_lead"],
} as const satisfies Record<string, readonly TileId[]>;
