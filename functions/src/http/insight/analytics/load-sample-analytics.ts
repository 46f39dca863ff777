import { loadSampleAnalytics } from "@marquee/contracts/insight/analytics";
import { loadSample } from "@marquee/core/insight/analytics/sample";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/analytics/sample: Load sample data. */
export const handler = httpHandler(loadSampleAnalytics, runtime, async ({ principal }) => {
  await loadSample(runtime.core, principal.accountId);
  return {};
});
