import * as z from "zod/mini";
import { centsSchema, creditsSchema, idSchema, timestampSchema, wholeNumber } from "../fields.ts";
import { operation } from "../operation.ts";

/** How far back a list goes: 24 hours for each day. The overview counts the rows of one. */
export const daysBackShape = { days: z.optional(wholeNumber("days", { least: 1, most: 31 })) };

/** All rows for a file that an admin exports. */
export const exportOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.strictObject({
    rows: z.array(row),
    /** Whether there are older rows, which are left out. */
    cut: z.boolean(),
    /** Malformed rows, which are left out. */
    unreadable: z.int(),
  });

const query = z.strictObject(daysBackShape);

/** A purchase by a real card whose money stayed, at least in part. */
export const recentPurchaseSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  username: z.string(),
  packageName: z.string(),
  credits: creditsSchema,
  /** Cents of USD that were paid, less what was returned. */
  keptCents: centsSchema,
  createdAt: timestampSchema,
});
export type RecentPurchase = z.infer<typeof recentPurchaseSchema>;

export const listRecentPurchases = operation({
  id: "listRecentPurchases",
  area: "admin",
  method: "GET",
  path: "/api/admin/recent-purchases",
  access: "admin",
  session: "first",
  query,
  responses: { 200: z.array(recentPurchaseSchema) },
  summary: "List purchases by real cards of the last day or days, newest first, as the overview counts them",
});

export const exportPurchases = operation({
  id: "exportPurchases",
  area: "admin",
  method: "POST",
  path: "/api/admin/exports/purchases",
  access: "admin",
  session: "first",
  stepUp: true,
  responses: { 200: exportOf(recentPurchaseSchema) },
  summary:
    "Get all purchases behind the revenue, for a file, newest first and up to 5,000. It's recorded in the audit log",
});

/** A deal that both sides signed within the days asked for. Its terms are between them. */
export const signedDealSchema = z.strictObject({
  id: idSchema,
  eventName: z.string(),
  brand: z.string(),
  host: z.string(),
  signedAt: timestampSchema,
});
export type SignedDeal = z.infer<typeof signedDealSchema>;

export const listSignedDeals = operation({
  id: "listSignedDeals",
  area: "admin",
  method: "GET",
  path: "/api/admin/signed-deals",
  access: "admin",
  session: "first",
  query,
  responses: { 200: z.array(signedDealSchema) },
  summary:
    "List deals that both sides signed in the last day or days, newest first, as the overview counts them",
});
