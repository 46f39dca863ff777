import { listEventHistory } from "@marquee/contracts/events/hosting";
import { listEventHistory as list } from "@marquee/core/events/hosting/own-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events/{id}/history: who changed what in an event. */
export const handler = httpHandler(listEventHistory, runtime, async (call) => {
  const actor = await hostActor(call, runtime);
  const { items, cursor } = await list(runtime.core, actor, call.params.id, call.query);
  return { body: items, nextCursor: cursor };
});
