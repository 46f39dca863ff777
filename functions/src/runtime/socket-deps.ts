import { liveChannel, liveCore } from "./deps.ts";
import type { SocketRuntime } from "./socket-handler.ts";

/** What every route of the live connection needs. */
export function socketRuntime(): SocketRuntime {
  return { core: liveCore(), channel: liveChannel() };
}
