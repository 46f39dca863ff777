import { removeSampleAnalytics } from "@marquee/contracts/insight/analytics";
import { removeSample } from "@marquee/core/insight/analytics/sample";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/analytics/sample: Remove sample data. */
export const handler = httpHandler(removeSampleAnalytics, runtime, async ({ principal }) => {
  await removeSample(runtime.core, principal.accountId);
  return {};
});
