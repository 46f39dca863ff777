import { loadSession } from "@marquee/core/account/sessions/sessions";
import { changesSince } from "@marquee/core/live/realtime/changes";
import { markAuthenticated } from "@marquee/core/live/realtime/realtime";
import { socketRuntime } from "../runtime/socket-deps.ts";
import { socketHandler } from "../runtime/socket-handler.ts";

const runtime = socketRuntime();

/** auth: the ticket already determined the user; a frame that names another user closes the connection. */
export const handler = socketHandler(
  "auth",
  runtime,
  async ({ message, principal, connectionId, answer }) => {
    const signedIn = await loadSession(runtime.core, principal);
    const { userId, username } = message.data;
    if (signedIn?.user.id !== userId || signedIn.user.username !== username) {
      await answer({ type: "auth_failed", message: "Failed to authenticate your session" });
      await runtime.channel.close(connectionId);
      return;
    }
    await markAuthenticated(runtime.core, principal, connectionId);
    const { cursor: changes } = await changesSince(runtime.core, principal, undefined);
    await answer({ type: "auth_success", data: { userId, changes } });
  },
);
