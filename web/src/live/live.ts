import type { ClientMessage } from "@marquee/contracts/live/socket";
import { createContext, use } from "react";

/** `live` means open and authenticated; only then can messages be sent. */
export type LiveStatus = "connecting" | "live" | "closed";

export interface Live {
  status: LiveStatus;
  /** Returns false if the message could not be sent; nothing is queued. */
  send: (message: ClientMessage) => boolean;
  /** Reconnects, however many attempts have failed before. */
  reconnect: () => void;
}

export const LiveContext = createContext<Live>({
  status: "closed",
  send: () => false,
  reconnect: () => undefined,
});

/** The app's one live connection. */
export function useLive(): Live {
  return use(LiveContext);
}

const pollMs = 15_000;

/** How often what both sides of something see is asked for again: the live connection tells of changes while it is open. */
export function useRefetchInterval(): number | false {
  return useLive().status === "live" ? false : pollMs;
}
