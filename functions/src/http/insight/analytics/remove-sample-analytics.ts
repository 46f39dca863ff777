import { removeSampleAnalytics } from "@marquee/contracts/insight/analytics";
import { removeSampleSet } from "@marquee/core/whole/sample/sample-set";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/analytics/sample: Remove sample data. */
export const handler = httpHandler(removeSampleAnalytics, runtime, async ({ principal }) => {
  await removeSampleSet(runtime.core, channel, principal.accountId);
  return {};
});
