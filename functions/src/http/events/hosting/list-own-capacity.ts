import { listOwnCapacity } from "@marquee/contracts/events/capacity";
import { listCapacity } from "@marquee/core/events/hosting/own-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/events/capacity: how full the caller's events are. */
export const handler = httpHandler(listOwnCapacity, runtime, async ({ principal, query }) => {
  const { items, cursor } = await listCapacity(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
