import { getAnalytics } from "@marquee/contracts/insight/analytics";
import { getAnalytics as get } from "@marquee/core/insight/analytics/get-analytics";
import { httpRuntime, liveCore } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const lagging = liveCore("eventual");

/** GET /api/analytics/date-range: the caller's numbers for a period. */
export const handler = httpHandler(getAnalytics, runtime, async ({ principal, query }) => ({
  body: await get(query.consistency === "eventual" ? lagging : runtime.core, principal.accountId, query),
}));
