import { deleteMetrics } from "@marquee/contracts/insight/analytics";
import { deleteMetrics as remove } from "@marquee/core/insight/analytics/record-metrics";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/analytics/entries/{dealId}/{date}: deletes a day that the caller recorded by mistake. */
export const handler = httpHandler(deleteMetrics, runtime, async ({ principal, params }) => {
  await remove(runtime.core, principal, params);
  return {};
});
