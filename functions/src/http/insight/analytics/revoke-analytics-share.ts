import { revokeAnalyticsShare } from "@marquee/contracts/insight/analytics";
import { revokeAnalyticsShare as revoke } from "@marquee/core/insight/analytics/shares";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/analytics/shares/{id}: revokes a share link. */
export const handler = httpHandler(revokeAnalyticsShare, runtime, async ({ principal, params }) => {
  await revoke(runtime.core, principal.accountId, params.id);
  return {};
});
