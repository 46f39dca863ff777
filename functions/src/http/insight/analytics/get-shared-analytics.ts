import { getSharedAnalytics } from "@marquee/contracts/insight/analytics";
import { getSharedAnalytics as get } from "@marquee/core/insight/analytics/shares";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/shared/analytics/{token}: the page behind a share link, for anyone who has the link. */
export const handler = httpHandler(getSharedAnalytics, runtime, async ({ params, caller }) => ({
  body: await get(runtime.core, params.token, caller),
}));
