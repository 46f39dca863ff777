import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { AnalyticsView } from "@marquee/contracts/insight/analytics";
import type { AnalyticsTab } from "@marquee/contracts/insight/analytics-charts";
import type { AnalyticsRange, PipelineStage } from "@marquee/contracts/insight/analytics-measures";
import { sentence, sideBySide } from "@marquee/contracts/text/sentence";

/** Every text of the analytics pages; dialog texts are in dialog-copy.ts. */

export const analyticsPages = {
  analytics: {
    title: "Enterprise Analytics",
    lead: "How your sponsorships perform, from the measures you record.",
  },
  engagement: {
    title: "Audience Engagement",
    lead: "How many people you reached and what they did.",
  },
  roi: {
    title: "ROI & Reporting",
    lead: "What your sponsorships return for what they cost.",
  },
} as const satisfies Record<AnalyticsView, { title: string; lead: string }>;

export const analyticsPage = {
  back: "Back to Dashboard",
  tabs: "Analytics",
  failed: "Couldn't load your numbers",
  loading: "Loading your numbers",
  keyNumbers: "Key numbers",
} as const;

export const tabLabels: Record<AnalyticsTab, string> = {
  performance: "Performance",
  pipeline: "Pipeline & Revenue",
  predictive: "Predictive Insights",
  engagement: "Engagement",
  conversion: "Conversion",
  roi: "ROI",
};

export const controls = {
  range: "Time range",
  ranges: {
    last7: "Last 7 days",
    last30: "Last 30 days",
    last90: "Last 90 days",
    ytd: "Year to date",
    "12months": "Last 12 months",
  } satisfies Record<AnalyticsRange, string>,
  months: "Last 90 days (3 months)",
  side: "Your side",
  sides: { brand: "As a sponsor", host: "As a host" } satisfies Record<DealSide, string>,
  event: "Event",
  allEvents: "All events",
  otherEvent: "Another event",
  deal: "Deal",
  allDeals: "All deals",
  otherDeal: "Another deal",
  dealOf: (event: string, deal: string) => sentence`${event}: ${deal}`,
  compare: "Compare with previous period",
  refresh: "Refresh",
  asOf: (time: string) => sentence`As of ${time}.`,
  period: (period: string) => sentence`${period}.`,
  periodCompared: (period: string, previous: string) => sentence`${period}, compared with ${previous}.`,
  notRefreshed: (parts: string, time: string) =>
    sentence`Couldn't refresh ${parts}. These numbers are as of ${time}.`,
  parts: {
    numbers: "the numbers of this period",
    previous: "the previous period",
    rows: "the rows behind the open number",
    deals: "your deals",
  },
} as const;

export const actions = {
  record: "Enter measures",
  import: "Import CSV",
  more: "Export",
  csv: "Page as CSV",
  pdf: "Page as PDF",
  print: "Print",
  share: "Share",
} as const;

export const sample = {
  badge: "Sample data",
  load: "Load sample data",
  remove: "Remove sample data",
} as const;

export const empty = {
  title: "No measures yet",
  text: "Record what your sponsorships brought in: impressions, leads, revenue. Your numbers and charts are computed from those rows.",
  period: "Nothing measured in this period",
  periodText: "Choose a longer time range or all events and deals.",
} as const;

export const numbers = {
  points: (value: string) => sentence`${value} pts`,
  /** What a screen reader announces for a number that can be opened. */
  open: (label: string, value: string) => sentence`${label}: ${value}. Show where it comes from`,
  previous: "Previous period:",
  previousOf: (label: string) => sentence`${label}, previous period`,
  goal: (value: string) => sentence`Goal: ${value}`,
  reached: (percent: number) => sentence`${percent}% reached`,
  setGoal: "Set goal",
  editGoal: "Edit goal",
  goalOf: (action: string, label: string) => sentence`${action} for ${label}`,
} as const;

export const charts = {
  previous: "Previous period",
  goal: "Goal",
  steps: { day: "Day", week: "Week from", month: "Month" },
  period: (period: string, step: "day" | "week" | "month") => sentence`${period}, by ${step}`,
  summary: (title: string, period: string, highest: string, at: string) =>
    sentence`${title}, ${period}. Highest: ${highest} at ${at}.`,
} as const;

export const funnel = {
  title: "Funnel",
  share: (percent: string, before: string) => sentence`${percent} of ${before}`,
} as const;

export const pipeline = {
  title: "Deal pipeline",
  note: "Open deals as they stand now, weighted by how likely they are to be paid",
  stages: { negotiating: "Negotiating", pending: "Pending", active: "Active" } satisfies Record<
    PipelineStage,
    string
  >,
  stage: "Stage",
  deals: "Deals",
  amount: "Amount",
  weight: "Weight",
  weighted: "Weighted",
  total: "Total",
  empty: "No open deals",
  emptyText: "Deals show up here from the first offer until they are completed.",
} as const;

export const locations = {
  title: "Where to sponsor next",
  note: "Cities ranked by what came back from deals there, over all time",
  city: "City",
  top: "Top recommendation",
  dealsOf: "Deals with results",
  score: "Location score",
  expected: "Expected ROI",
  interval: "90% interval",
  between: (low: string, high: string) => sentence`${low} to ${high}`,
  potential: "Revenue potential",
  cost: "Estimated cost",
  perDeal: (potential: string, cost: string) => sentence`${potential} revenue for ${cost} per deal`,
  missing: (count: number) =>
    count === 1 ? "Needs 1 more deal with results" : sentence`Needs ${count} more deals with results`,
  empty: "No locations to rank yet",
  emptyText: (deals: number) =>
    sentence`A city is ranked once ${deals} deals there have attributed revenue. Record revenue for your deals to get there.`,
  formulaTitle: "How locations are ranked",
  formula:
    "Expected ROI is the average ROI of a city's deals that have attributed revenue. The 90% interval shows how far that average may be off (Student's t-distribution). Location score = 100 × low ÷ (1 + low), where low is the lower end of the interval: at 50, even a bad case pays back its cost. Revenue potential and estimated cost are averages per deal.",
} as const;

export const pageCsv = {
  head: ["Part", "Number", "From", "To", "Value"],
  numbers: "Key numbers",
  previous: "Previous period",
  goals: "Goal",
  charts: "Chart",
  funnel: "Funnel",
  pipeline: "Deal pipeline",
  locations: "Locations",
  locationValues: {
    deals: "Deals with results",
    score: "Location score",
    expectedRoi: "Expected ROI",
    low: "Expected ROI, low",
    high: "Expected ROI, high",
    revenuePotential: "Revenue potential",
    estimatedCost: "Estimated cost",
  },
} as const;

export const shareDialog = {
  title: "Share this page",
  text: "Anyone with the link sees this page as it is when they open it, with its time range, event, and deal. They can't see or change anything else.",
  /** The page, its time range, its event and, if filtered by a deal, the deal. */
  item: (...parts: readonly string[]) => sideBySide(parts, ", "),
  oneEvent: "one event",
  oneDeal: "one deal",
  allEvents: "all events",
} as const;

export const sharedPage = {
  by: (company: string) => sentence`Shared by ${company}`,
  allEvents: "All events",
  otherDeal: "Another deal",
  loading: "Loading the shared page",
  failed: "Couldn't load the shared page",
  title: "Shared analytics",
} as const;
