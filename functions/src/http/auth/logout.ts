import { logout } from "@marquee/contracts/http/auth";
import { signOut } from "@marquee/core/sessions/end-sessions";
import { httpRuntime, liveChannel } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/logout: the session is dead and its sockets are closed before this answers. */
export const handler = httpHandler(logout, runtime, async ({ principal, caller }) => {
  await signOut(runtime.core, channel, principal, caller);
  return { session: null };
});
