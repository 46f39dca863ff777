import { listMetrics } from "@marquee/contracts/insight/analytics";
import { listMetrics as list } from "@marquee/core/insight/analytics/record-metrics";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/analytics/entries: what the caller recorded for a deal in a month. */
export const handler = httpHandler(listMetrics, runtime, async ({ principal, query }) => ({
  body: await list(runtime.core, principal.accountId, query),
}));
