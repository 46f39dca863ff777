import { acceptOwnership } from "@marquee/contracts/account/team";
import { acceptOwnership as accept } from "@marquee/core/account/team/people";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/team/ownership: a button of the Team tab, for whom ownership is offered to. */
export const handler = httpHandler(acceptOwnership, runtime, async (call) => ({
  body: await accept(runtime.core, channel, await accountActor(call)),
}));
