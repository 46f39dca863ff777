import { revokeInvitation } from "@marquee/contracts/account/team";
import { revokeInvitation as revoke } from "@marquee/core/account/team/invite";
import { accountActor } from "../../../runtime/account-actor.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/team/invitations/{id}: a button beside an open invitation. */
export const handler = httpHandler(revokeInvitation, runtime, async (call) => {
  await revoke(runtime.core, await accountActor(call), call.params.id);
  return {};
});
