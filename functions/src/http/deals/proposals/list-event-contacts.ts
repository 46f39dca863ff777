import { listEventContacts } from "@marquee/contracts/deals/proposals";
import { listContacts } from "@marquee/core/deals/proposals/event-contacts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events/{id}/contacts: the brands that a package can be made for. */
export const handler = httpHandler(listEventContacts, runtime, async (call) => ({
  body: await listContacts(runtime.core, await hostActor(call, runtime), call.params.id),
}));
