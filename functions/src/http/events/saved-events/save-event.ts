import { saveEvent } from "@marquee/contracts/events/saved-events";
import { saveEvent as save } from "@marquee/core/events/saved-events/saved-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/events/{id}/saved: saves an event for the caller. */
export const handler = httpHandler(saveEvent, runtime, async ({ principal, params }) => {
  await save(runtime.core, principal.accountId, params.id);
  return {};
});
