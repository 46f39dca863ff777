import { logout } from "@marquee/contracts/http/auth";
import { closeSessionSockets } from "@marquee/core/realtime/realtime";
import { endSession } from "@marquee/core/sessions/sessions";
import { httpRuntime, liveChannel } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/logout: the session is dead and its sockets are closed before this answers. */
export const handler = httpHandler(logout, runtime, async ({ principal }) => {
  await endSession(runtime.core, principal);
  await closeSessionSockets(runtime.core, channel, principal);
  return { session: null };
});
