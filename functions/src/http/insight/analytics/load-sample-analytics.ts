import { loadSampleAnalytics } from "@marquee/contracts/insight/analytics";
import { loadSampleSet } from "@marquee/core/whole/sample/sample-set";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/analytics/sample: Load sample data. */
export const handler = httpHandler(loadSampleAnalytics, runtime, async ({ principal }) => {
  await loadSampleSet(runtime.core, channel, principal.accountId);
  return {};
});
