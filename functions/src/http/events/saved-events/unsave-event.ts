import { unsaveEvent } from "@marquee/contracts/events/saved-events";
import { unsaveEvent as unsave } from "@marquee/core/events/saved-events/saved-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/events/{id}/saved: removes an event from the caller's saved events. */
export const handler = httpHandler(unsaveEvent, runtime, async ({ principal, params }) => {
  await unsave(runtime.core, principal.accountId, params.id);
  return {};
});
