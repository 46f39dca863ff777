import { deleteEvent } from "@marquee/contracts/events/hosting";
import { deleteDraft } from "@marquee/core/events/hosting/event-image";
import { httpRuntime, liveFiles } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const files = liveFiles();

/** DELETE /api/events/{id}: deletes a draft. */
export const handler = httpHandler(deleteEvent, runtime, async (call) => {
  await deleteDraft(runtime.core, files, await hostActor(call, runtime), call.params.id);
  return {};
});
