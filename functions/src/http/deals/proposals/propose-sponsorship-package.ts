import { proposeSponsorshipPackage } from "@marquee/contracts/deals/proposals";
import { proposePackage } from "@marquee/core/deals/proposals/propose-package";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { hostActor } from "../../../runtime/host-actor.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/events/{id}/proposals: creates a package for one brand only. */
export const handler = httpHandler(proposeSponsorshipPackage, runtime, async (call) => ({
  body: await proposePackage(runtime.core, channel, await hostActor(call, runtime), {
    eventId: call.params.id,
    body: call.body,
    idempotencyKey: call.idempotencyKey,
  }),
}));
