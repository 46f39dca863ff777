import { revokeOtherSessions } from "@marquee/contracts/account/security";
import { revokeOtherSessions as endOthers } from "@marquee/core/account/sessions/end-sessions";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/user/sessions: signs out every device but this one. */
export const handler = httpHandler(revokeOtherSessions, runtime, async ({ principal, caller }) => {
  await endOthers(runtime.core, channel, principal, caller);
  return {};
});
