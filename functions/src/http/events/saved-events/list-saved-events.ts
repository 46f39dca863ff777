import { listSavedEvents } from "@marquee/contracts/events/saved-events";
import { listSavedEvents as listOwn } from "@marquee/core/events/saved-events/saved-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events/saved: what the caller saved. */
export const handler = httpHandler(listSavedEvents, runtime, async ({ principal, query }) => {
  const { items, cursor } = await listOwn(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
