import { listAnalyticsShares } from "@marquee/contracts/insight/analytics";
import { listAnalyticsShares as list } from "@marquee/core/insight/analytics/shares";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/analytics/shares: the caller's links that still work. */
export const handler = httpHandler(listAnalyticsShares, runtime, async ({ principal }) => ({
  body: await list(runtime.core, principal.accountId),
}));
