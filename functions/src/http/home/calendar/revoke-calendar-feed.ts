import { revokeCalendarFeed } from "@marquee/contracts/home/calendar";
import { revokeCalendarFeed as revoke } from "@marquee/core/home/calendar/feeds";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/calendar/feeds/{id}: ends such an address. */
export const handler = httpHandler(revokeCalendarFeed, runtime, async ({ principal, params }) => {
  await revoke(runtime.core, principal.accountId, params.id);
  return {};
});
