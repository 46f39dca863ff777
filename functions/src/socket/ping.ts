import { requireLiveSession } from "@marquee/core/live/realtime/connection-frames";
import { socketRuntime } from "../runtime/socket-deps.ts";
import { socketHandler } from "../runtime/socket-handler.ts";

const runtime = socketRuntime();

/** ping: keeps the connection from idling out while its session lives, and closes it once the session is over. */
export const handler = socketHandler("ping", runtime, async ({ principal, answer }) => {
  await requireLiveSession(runtime.core, principal);
  await answer({ type: "pong" });
});
