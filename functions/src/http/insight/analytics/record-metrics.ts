import { recordMetrics } from "@marquee/contracts/insight/analytics";
import { recordMetrics as record } from "@marquee/core/insight/analytics/record-metrics";
import { eraseSampleSet } from "@marquee/core/whole/sample/sample-set";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();
const endSample = (core: typeof runtime.core, accountId: string) => eraseSampleSet(core, channel, accountId);

/** POST /api/analytics: records what was measured for one of the caller's deals on a day. */
export const handler = httpHandler(recordMetrics, runtime, async ({ principal, body }) => ({
  body: await record(runtime.core, principal, body, endSample),
}));
