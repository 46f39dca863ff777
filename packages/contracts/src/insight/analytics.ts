import * as z from "zod/mini";
import { dealSides } from "../deals/deal-moves.ts";
import { posterFaceSchema } from "../events/events.ts";
import { idSchema, timestampSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { listAnalyticsDeals } from "./analytics-deals.ts";
import {
  analyticsQueryShape,
  choicesShape,
  daySchema,
  funnelSchema,
  isOnePeriod,
  measuredInputShape,
  measuredSchema,
  namedSchema,
  openedQueryShape,
  periodError,
  pipelineSchema,
  rankedLocationSchema,
  seriesPointSchema,
  tileSchema,
} from "./analytics-fields.ts";
import { importMetrics } from "./analytics-imports.ts";
import { analyticsRanges, measuredBy } from "./analytics-measures.ts";

/** Defaults to the last 30 days, and to all events and deals. */
export const analyticsQuerySchema = z
  .strictObject(analyticsQueryShape)
  .check(z.refine(isOnePeriod, periodError));
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

/** A number on a page, now and in the period that it is compared with; null when there is nothing to divide by, or no data. */
export const tileValueSchema = z.strictObject({
  id: tileSchema,
  value: z.nullable(z.number()),
  previous: z.nullable(z.number()),
  /** The account's goal for a period; null for no goal. */
  goal: z.nullable(z.number()),
});
export type TileValue = z.infer<typeof tileValueSchema>;

export type Measured = z.infer<typeof measuredSchema>;
export type SeriesPoint = z.infer<typeof seriesPointSchema>;

export type RankedLocation = z.infer<typeof rankedLocationSchema>;

/** Everything that the analytics pages draw, as of one moment. */
export const analyticsSchema = z.strictObject({
  asOf: timestampSchema,
  /** Its days are those of the account's time zone. */
  timeZone: z.string(),
  from: daySchema,
  to: daySchema,
  /** For comparison: the same number of days before it; for the year to date, the same days of the year before. */
  previous: z.strictObject({ from: daySchema, to: daySchema }),
  step: z.enum(["day", "week", "month"]),
  /** Whether these are sample rows; real ones replace them as soon as there are any. */
  sample: z.boolean(),
  /** Whether there is any row at all, in any period. */
  measured: z.boolean(),
  /** Which side of its deals the numbers are of: amounts are what a brand spends, or what a host earns. */
  side: z.enum(dealSides),
  /** The sides that the account has numbers on, which a query can choose from. */
  sides: z.array(z.enum(dealSides)),
  tiles: z.array(tileValueSchema),
  series: z.array(seriesPointSchema),
  funnel: funnelSchema,
  pipeline: pipelineSchema,
  locations: z.array(rankedLocationSchema),
  ...choicesShape,
});
export type Analytics = z.infer<typeof analyticsSchema>;

export const getAnalytics = operation({
  id: "getAnalytics",
  area: "analytics",
  method: "GET",
  path: "/api/analytics/date-range",
  access: "user",
  session: "parallel",
  heavy: "reads",
  keyScope: "read",
  query: z.strictObject(openedQueryShape).check(z.refine(isOnePeriod, periodError)),
  responses: { 200: analyticsSchema },
  summary: "Get one's own numbers of a period, with those of the period before, all as of one time",
});

/**
 * A row behind a tile: what was measured of a deal on a day, or a deal on the day on which both sides signed it. The tile
 * is the sum of all `value`s, divided by the sum of all `of`s if there are any.
 */
export const tileRowSchema = z.strictObject({
  date: daySchema,
  dealId: idSchema,
  dealName: z.string(),
  eventName: z.string(),
  value: z.number(),
  of: z.nullable(z.number()),
  /** Who entered it, when and how; null for a deal that both sides signed. */
  source: z.nullable(z.enum(measuredBy)),
  enteredBy: z.nullable(z.string()),
  enteredAt: z.nullable(timestampSchema),
});
export type TileRow = z.infer<typeof tileRowSchema>;

export const tileRowsSchema = z.strictObject({
  asOf: timestampSchema,
  formula: z.string(),
  from: daySchema,
  to: daySchema,
  event: z.nullable(namedSchema),
  deal: z.nullable(namedSchema),
  sample: z.boolean(),
  value: z.nullable(z.number()),
  /** The newest thousand, newest first; `rowCount` counts all. */
  rows: z.array(tileRowSchema),
  rowCount: z.int(),
});
export type TileRows = z.infer<typeof tileRowsSchema>;

export const listTileRows = operation({
  id: "listTileRows",
  area: "analytics",
  method: "GET",
  path: "/api/analytics/tiles/{tile}/rows",
  access: "user",
  session: "parallel",
  heavy: "reads",
  keyScope: "read",
  params: z.strictObject({ tile: tileSchema }),
  query: analyticsQuerySchema,
  responses: { 200: tileRowsSchema },
  summary: "Get a number's formula and the rows that sum to it",
});

export const recordMetricsBodySchema = z.strictObject({
  dealId: idSchema,
  date: daySchema,
  ...measuredInputShape,
});
export type RecordMetricsBody = z.infer<typeof recordMetricsBodySchema>;

/** What was measured for a deal on a day, and who entered it. */
export const metricsEntrySchema = z.strictObject({
  dealId: idSchema,
  eventId: idSchema,
  date: daySchema,
  ...measuredSchema.shape,
  source: z.enum(measuredBy),
  enteredBy: z.string(),
  enteredAt: timestampSchema,
});
export type MetricsEntry = z.infer<typeof metricsEntrySchema>;

export const recordMetrics = operation({
  id: "recordMetrics",
  area: "analytics",
  method: "POST",
  path: "/api/analytics",
  access: "user",
  session: "first",
  keyScope: "write",
  body: recordMetricsBodySchema,
  responses: { 200: metricsEntrySchema },
  errors: ["not_found", "conflict"],
  summary: "Record what was measured of one's own deal on a day, in place of what was recorded before",
});

const entryParams = z.strictObject({ dealId: idSchema, date: daySchema });

export const deleteMetrics = operation({
  id: "deleteMetrics",
  area: "analytics",
  method: "DELETE",
  path: "/api/analytics/entries/{dealId}/{date}",
  access: "user",
  session: "first",
  keyScope: "write",
  params: entryParams,
  responses: { 204: null },
  summary: "Delete what was recorded of a deal on a day; again changes nothing",
});

export const listMetrics = operation({
  id: "listMetrics",
  area: "analytics",
  method: "GET",
  path: "/api/analytics/entries",
  access: "user",
  session: "parallel",
  keyScope: "read",
  query: z.strictObject({
    dealId: idSchema,
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Enter a month, such as 2026-01")),
  }),
  responses: { 200: z.array(metricsEntrySchema) },
  summary: "List what was recorded of one's own deal in a month, oldest day first",
});

export const loadSampleAnalytics = operation({
  id: "loadSampleAnalytics",
  area: "analytics",
  method: "POST",
  path: "/api/analytics/sample",
  access: "user",
  session: "first",
  responses: { 204: null },
  errors: ["conflict"],
  summary: "Load sample rows, which are shown until there are real ones; 409 where there are",
});

export const removeSampleAnalytics = operation({
  id: "removeSampleAnalytics",
  area: "analytics",
  method: "DELETE",
  path: "/api/analytics/sample",
  access: "user",
  session: "first",
  responses: { 204: null },
  summary: "Remove the sample rows; again changes nothing",
});

export const setAnalyticsGoal = operation({
  id: "setAnalyticsGoal",
  area: "analytics",
  method: "PUT",
  path: "/api/analytics/goals/{tile}",
  access: "user",
  session: "first",
  keyScope: "write",
  params: z.strictObject({ tile: tileSchema }),
  body: z.strictObject({
    /** In the tile's unit, percent as 12.5; null for no goal. */
    goal: z.nullable(
      z
        .number("Goal must be a number")
        .check(z.gt(0, "Goal must be more than 0"), z.maximum(1_000_000_000, "Goal is too large")),
    ),
  }),
  responses: { 204: null },
  summary: "Set what one wants to reach for a number in a period, or no goal",
});

/** The pages of analytics. */
export const analyticsViews = ["analytics", "engagement", "roi"] as const;
export type AnalyticsView = (typeof analyticsViews)[number];

const shareShape = {
  id: idSchema,
  view: z.enum(analyticsViews),
  range: z.nullable(z.enum(analyticsRanges)),
  from: z.nullable(daySchema),
  to: z.nullable(daySchema),
  event: z.nullable(idSchema),
  deal: z.nullable(idSchema),
  side: z.nullable(z.enum(dealSides)),
  /** Whether it shows each number next to that of the previous period. */
  compares: z.boolean(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
};

/** A link to one analytics page of the account, for people without an account. */
export const analyticsShareSchema = z.strictObject(shareShape);
export type AnalyticsShare = z.infer<typeof analyticsShareSchema>;

export const createAnalyticsShare = operation({
  id: "createAnalyticsShare",
  area: "analytics",
  method: "POST",
  path: "/api/analytics/shares",
  access: "user",
  session: "first",
  body: z
    .strictObject({
      view: z.enum(analyticsViews),
      ...analyticsQueryShape,
      compares: z.optional(z.boolean()),
      days: z
        .int("Choose how long the link works")
        .check(
          z.minimum(1, "A link works for at least a day"),
          z.maximum(
            limits.analyticsShareDaysMax,
            `A link works for at most ${limits.analyticsShareDaysMax} days`,
          ),
        ),
    })
    .check(z.refine(isOnePeriod, periodError)),
  responses: {
    201: z.strictObject({
      ...shareShape,
      /** The address, shown only this once: we store only its hash. */
      url: z.string(),
    }),
  },
  errors: ["conflict"],
  summary: "Make a link that shows a page of one's numbers to whoever has it, until it expires or is revoked",
});

export const listAnalyticsShares = operation({
  id: "listAnalyticsShares",
  area: "analytics",
  method: "GET",
  path: "/api/analytics/shares",
  access: "user",
  session: "parallel",
  responses: { 200: z.array(analyticsShareSchema) },
  summary: "List one's links that still work, newest first",
});

export const revokeAnalyticsShare = operation({
  id: "revokeAnalyticsShare",
  area: "analytics",
  method: "DELETE",
  path: "/api/analytics/shares/{id}",
  access: "user",
  session: "first",
  params: z.strictObject({ id: idSchema }),
  responses: { 204: null },
  summary: "Revoke a link; again changes nothing",
});

/** What a link shows: the page as it is now, and whose it is. */
export const sharedAnalyticsSchema = z.strictObject({
  view: z.enum(analyticsViews),
  company: z.string(),
  eventName: z.nullable(z.string()),
  /** Null without an event, or if it no longer exists. */
  eventFace: z.nullable(posterFaceSchema),
  dealName: z.nullable(z.string()),
  compares: z.boolean(),
  expiresAt: timestampSchema,
  analytics: z.omit(analyticsSchema, { events: true, deals: true }),
});
export type SharedAnalytics = z.infer<typeof sharedAnalyticsSchema>;

export const getSharedAnalytics = operation({
  id: "getSharedAnalytics",
  area: "analytics",
  method: "GET",
  path: "/api/shared/analytics/{token}",
  access: "public",
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, "Invalid link")) }),
  responses: { 200: sharedAnalyticsSchema },
  errors: ["not_found", "too_many_requests"],
  summary: "Get the page that a link shows; absent once it expired or was revoked",
});

export const getAnalyticsReport = operation({
  id: "getAnalyticsReport",
  area: "analytics",
  method: "GET",
  path: "/api/analytics/report.pdf",
  access: "user",
  session: "parallel",
  heavy: "makesFile",
  query: z
    .strictObject({
      view: z.enum(analyticsViews),
      ...analyticsQueryShape,
      /** Whether to show each number next to that of the previous period. */
      compare: z.optional(z.enum(["previous"])),
    })
    .check(z.refine(isOnePeriod, periodError)),
  responses: { 200: { mediaType: "application/pdf", fileName: "analytics.pdf" } },
  summary: "Download a page of one's numbers as PDF",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const analyticsOperations = {
  getAnalytics,
  listTileRows,
  listAnalyticsDeals,
  recordMetrics,
  deleteMetrics,
  listMetrics,
  importMetrics,
  loadSampleAnalytics,
  removeSampleAnalytics,
  setAnalyticsGoal,
  createAnalyticsShare,
  listAnalyticsShares,
  revokeAnalyticsShare,
  getSharedAnalytics,
  getAnalyticsReport,
};
