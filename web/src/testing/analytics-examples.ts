import type { Analytics, SeriesPoint, TileRows } from "@marquee/contracts/insight/analytics";
import type { AnalyticsDeal } from "@marquee/contracts/insight/analytics-deals";
import {
  funnelStages,
  measures,
  pipelineWeights,
  tileIds,
} from "@marquee/contracts/insight/analytics-measures";

const nothing = Object.fromEntries(measures.map((measure) => [measure, 0])) as Record<
  (typeof measures)[number],
  number
>;

/** For component tests: a day of a series without any measures. */
export const emptyPoint = (day: string): SeriesPoint => ({ from: day, to: day, ...nothing, amount: 0 });

/** For component tests: two days with measures, one without, of an account without deals in the previous period. */
export const analytics: Analytics = {
  asOf: "2026-01-07T10:15:00.000Z",
  timeZone: "UTC",
  from: "2026-01-05",
  to: "2026-01-07",
  previous: { from: "2026-01-02", to: "2026-01-04" },
  step: "day",
  sample: false,
  measured: true,
  side: "brand",
  sides: ["brand"],
  tiles: tileIds.map((id) => ({ id, value: null, previous: null, goal: null })),
  series: [
    {
      ...emptyPoint("2026-01-05"),
      impressions: 4_000,
      interactions: 100,
      leadsGenerated: 10,
      revenue: 100.1,
    },
    { ...emptyPoint("2026-01-06"), impressions: 1_000, interactions: 50, leadsGenerated: 30, revenue: 200.2 },
    emptyPoint("2026-01-07"),
  ],
  funnel: funnelStages.map(({ id }, index) => ({ stage: id, value: [40, 20, 10, 5, 1][index] ?? 0 })),
  pipeline: Object.entries(pipelineWeights).map(([stage, weight]) => ({
    stage: stage as keyof typeof pipelineWeights,
    deals: 1,
    amount: 10_000,
    weight,
    weighted: 10_000 * weight,
  })),
  locations: [],
  events: [{ id: "evt_1", name: "Night Summit" }],
  deals: [{ id: "deal_1", name: "Stage Partner", eventId: "evt_1" }],
};

/** For component tests: a deal that has no results yet. */
export const measuredDeal: AnalyticsDeal = {
  dealId: "deal_1",
  side: "brand",
  packageName: "Gold",
  eventId: "evt_1",
  eventName: "Tech Summit",
  city: "",
  status: "negotiating",
  amount: 10_000,
  revenue: 0,
  roi: null,
};

/** For component tests: the rows behind that account's leads. */
export const leadRows: TileRows = {
  asOf: "2026-01-07T10:15:00.000Z",
  formula: "Sum of leads generated",
  from: "2026-01-05",
  to: "2026-01-07",
  event: null,
  deal: null,
  sample: false,
  value: 40,
  rows: [
    {
      date: "2026-01-06",
      dealId: "deal_1",
      dealName: "Stage Partner",
      eventName: "Night Summit",
      value: 30,
      of: null,
      source: "form",
      enteredBy: "Ada Park",
      enteredAt: "2026-01-06T18:00:00.000Z",
    },
    {
      date: "2026-01-05",
      dealId: "deal_1",
      dealName: "Stage Partner",
      eventName: "Night Summit",
      value: 10,
      of: null,
      source: "csv",
      enteredBy: "Ada Park",
      enteredAt: "2026-01-06T18:00:00.000Z",
    },
  ],
  rowCount: 2,
};
