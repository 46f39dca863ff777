import type { ClientMessage } from "@marquee/contracts/socket";
import { createContext, use } from "react";

/** `live` means open and authenticated; only then can anything be sent. */
export type LiveStatus = "connecting" | "live" | "closed";

export interface Live {
  status: LiveStatus;
  /** False when it could not be sent; nothing is queued. */
  send: (message: ClientMessage) => boolean;
  /** Starts over, however many attempts have failed before. */
  reconnect: () => void;
}

export const LiveContext = createContext<Live>({
  status: "closed",
  send: () => false,
  reconnect: () => undefined,
});

/** The one live connection of the app. */
export function useLive(): Live {
  return use(LiveContext);
}
