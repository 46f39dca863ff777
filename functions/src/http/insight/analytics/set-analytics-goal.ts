import { setAnalyticsGoal } from "@marquee/contracts/insight/analytics";
import { setGoal } from "@marquee/core/insight/analytics/change-settings";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/analytics/goals/{tile}: sets the goal that the caller wants to reach. */
export const handler = httpHandler(setAnalyticsGoal, runtime, async ({ principal, params, body }) => {
  await setGoal(runtime.core, principal.accountId, { ...params, ...body });
  return {};
});
