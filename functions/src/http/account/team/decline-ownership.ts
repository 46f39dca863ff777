import { declineOwnership } from "@marquee/contracts/account/team";
import { declineOwnership as decline } from "@marquee/core/account/team/people";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/team/ownership: a button of the Team tab, for whom ownership is offered to. */
export const handler = httpHandler(declineOwnership, runtime, async (call) => {
  await decline(runtime.core, channel, await accountActor(call));
  return {};
});
