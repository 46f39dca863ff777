import { listOwnEvents } from "@marquee/contracts/events/hosting";
import { bookedByEvent } from "@marquee/core/deals/deals/booked-by-event";
import { listOwnEvents as list } from "@marquee/core/events/hosting/own-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/events: Your events. */
export const handler = httpHandler(listOwnEvents, runtime, async ({ principal, query }) => {
  const booked = await bookedByEvent(runtime.core, principal.accountId);
  const { items, cursor } = await list(runtime.core, principal.accountId, query, booked);
  return { body: items, nextCursor: cursor };
});
