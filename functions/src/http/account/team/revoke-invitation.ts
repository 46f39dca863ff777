import { revokeInvitation } from "@marquee/contracts/account/team";
import { revokeInvitation as revoke } from "@marquee/core/account/team/invite";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { teamActor } from "../../../runtime/team-actor.ts";

const runtime = httpRuntime();

/** DELETE /api/team/invitations/{id}: a button beside an open invitation. */
export const handler = httpHandler(revokeInvitation, runtime, async (call) => {
  await revoke(runtime.core, await teamActor(call), call.params.id);
  return {};
});
