import { recordMetrics } from "@marquee/contracts/insight/analytics";
import { recordMetrics as record } from "@marquee/core/insight/analytics/record-metrics";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/analytics: records what was measured for one of the caller's deals on a day. */
export const handler = httpHandler(recordMetrics, runtime, async ({ principal, body }) => ({
  body: await record(runtime.core, principal, body),
}));
