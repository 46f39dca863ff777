import { listAnalyticsDeals } from "@marquee/contracts/insight/analytics-deals";
import { listAnalyticsDeals as list } from "@marquee/core/insight/analytics/list-analytics-deals";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/analytics/deals: the deals behind the pipeline and the ranking of places. */
export const handler = httpHandler(listAnalyticsDeals, runtime, async ({ principal }) => ({
  body: await list(runtime.core, principal.accountId),
}));
