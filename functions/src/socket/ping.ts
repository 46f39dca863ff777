import { socketRuntime } from "../runtime/socket-deps.ts";
import { socketHandler } from "../runtime/socket-handler.ts";

/** ping: keeps the connection from idling out. */
export const handler = socketHandler("ping", socketRuntime(), async ({ answer }) => answer({ type: "pong" }));
