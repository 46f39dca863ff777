import * as z from "zod/mini";
import { dealSides, dealStatuses } from "../deals/deal-moves.ts";
import { idSchema, timestampSchema } from "../fields.ts";
import { operation } from "../operation.ts";

/** A deal behind the pipeline and the ranking of locations, with all revenue ever measured for it, in USD. */
const analyticsDealSchema = z.strictObject({
  dealId: idSchema,
  /** Which side of it the account is on. */
  side: z.enum(dealSides),
  packageName: z.string(),
  eventId: idSchema,
  eventName: z.string(),
  /** Empty until something was measured. */
  city: z.string(),
  status: z.enum(dealStatuses),
  amount: z.number(),
  revenue: z.number(),
  /** Revenue ÷ amount of a deal that both sides signed and that was measured; null for any other. */
  roi: z.nullable(z.number()),
});
export type AnalyticsDeal = z.infer<typeof analyticsDealSchema>;

export const listAnalyticsDeals = operation({
  id: "listAnalyticsDeals",
  area: "analytics",
  method: "GET",
  path: "/api/analytics/deals",
  access: "user",
  session: "parallel",
  keyScope: "read",
  responses: {
    200: z.strictObject({
      asOf: timestampSchema,
      /** Whether these are sample deals. */
      sample: z.boolean(),
      deals: z.array(analyticsDealSchema),
    }),
  },
  summary: "List the deals behind the pipeline and the ranking of places, on either side",
});
