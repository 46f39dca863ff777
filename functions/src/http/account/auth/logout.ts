import { logout } from "@marquee/contracts/account/auth";
import { signOut } from "@marquee/core/account/sessions/end-sessions";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/logout: ends the session and closes its sockets before it responds. */
export const handler = httpHandler(logout, runtime, async ({ principal, caller }) => {
  await signOut(runtime.core, channel, principal, caller);
  return { session: null };
});
