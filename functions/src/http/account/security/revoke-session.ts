import { revokeSession } from "@marquee/contracts/account/security";
import { revokeSession as endOne } from "@marquee/core/account/sessions/end-sessions";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/user/sessions/{id}: signs one device out and closes its sockets before it responds. */
export const handler = httpHandler(revokeSession, runtime, async ({ principal, params, caller }) => {
  const revoked = { ...principal, sessionHash: params.id };
  await endOne(runtime.core, channel, revoked, caller);
  return {};
});
