import { listOwnEvents } from "@marquee/contracts/events/hosting";
import { listOwnEvents as list } from "@marquee/core/events/hosting/own-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/events: Your events. */
export const handler = httpHandler(listOwnEvents, runtime, async ({ principal, query }) => {
  const { items, cursor } = await list(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
