import { createAnalyticsShare } from "@marquee/contracts/insight/analytics";
import { createAnalyticsShare as create } from "@marquee/core/insight/analytics/shares";
import { httpRuntime, siteUrl } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/analytics/shares: creates a share link to a page of the caller's numbers. */
export const handler = httpHandler(createAnalyticsShare, runtime, async ({ principal, body }) => ({
  body: await create(runtime.core, principal.accountId, body, siteUrl()),
}));
