import type { ClientMessage, ServerMessage } from "@marquee/contracts/socket";
import ReconnectingWebSocket from "partysocket/ws";

/** Spec §9, Timing: at most five attempts after the first, 2^n seconds apart, never more than thirty. */
export const socketTiming = {
  retriesMax: 5,
  retryFirstMs: 2_000,
  retryMaxMs: 30_000,
  /** API Gateway drops what is silent for ten minutes. */
  pingMs: 5 * 60_000,
  /** … and everything after two hours: leave before that, not all at once. */
  renewMs: 110 * 60_000,
  renewJitterMs: 5 * 60_000,
} as const;

export interface SocketEvents {
  onOpen: () => void;
  onMessage: (message: ServerMessage) => void;
  /** `gaveUp` when no further attempt will follow by itself. */
  onDown: (gaveUp: boolean) => void;
}

export interface LiveSocket {
  send: (message: ClientMessage) => boolean;
  reconnect: () => void;
  close: () => void;
}

/**
 * The live connection: a fresh single-use ticket for every attempt, growing pauses between them, a ping against idling
 * out and a planned renewal before the gateway's limit. What cannot be sent is refused, never queued.
 */
export function openLiveSocket(url: () => Promise<string>, events: SocketEvents, webSocket?: unknown): LiveSocket {
  const socket = new ReconnectingWebSocket(url, undefined, {
    minReconnectionDelay: socketTiming.retryFirstMs,
    reconnectionDelayGrowFactor: 2,
    maxReconnectionDelay: socketTiming.retryMaxMs,
    maxRetries: socketTiming.retriesMax,
    maxEnqueuedMessages: 0,
    connectionTimeout: 10_000,
    ...(webSocket === undefined ? {} : { WebSocket: webSocket }),
  });
  let timers: ReturnType<typeof setTimeout>[] = [];
  let closed = false;

  function stopTimers(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function down(): void {
    stopTimers();
    if (!closed) events.onDown(socket.retryCount >= socketTiming.retriesMax);
  }

  const live: LiveSocket = {
    send: (message) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
    reconnect: () => {
      stopTimers();
      socket.reconnect();
    },
    close: () => {
      closed = true;
      stopTimers();
      socket.close();
    },
  };

  socket.addEventListener("open", () => {
    stopTimers();
    timers = [
      setInterval(() => live.send({ type: "ping" }), socketTiming.pingMs),
      setTimeout(live.reconnect, socketTiming.renewMs + Math.random() * socketTiming.renewJitterMs),
    ];
    events.onOpen();
  });
  socket.addEventListener("message", ({ data }) => {
    const message = readServerMessage(data);
    if (message) events.onMessage(message);
  });
  socket.addEventListener("close", down);
  // A ticket that could not be fetched ends an attempt without there having been anything to close.
  socket.addEventListener("error", down);
  return live;
}

/** The types that carry data, and those that do not; the compiler holds the list to the contract. */
const frameTypes: Record<ServerMessage["type"], "data" | "message" | "bare"> = {
  system: "message",
  message_received: "data",
  ai_response: "data",
  ai_delta: "data",
  typing: "data",
  error: "message",
  response: "message",
  auth_success: "data",
  auth_failed: "message",
  pong: "bare",
  campaign_progress: "data",
  campaign_completed: "data",
  campaign_failed: "data",
  credits_updated: "data",
};

function isServerMessage(frame: unknown): frame is ServerMessage {
  if (typeof frame !== "object" || frame === null || !("type" in frame)) return false;
  const carries = Object.entries(frameTypes).find(([type]) => type === frame.type)?.[1];
  if (carries === "data") return "data" in frame && typeof frame.data === "object" && frame.data !== null;
  return carries === "bare" || (carries === "message" && "message" in frame && typeof frame.message === "string");
}

/**
 * A frame of the contract; anything else is as good as lost, and what is lost is refetched. The server sends nothing
 * but what its schema allows, so the envelope is looked at here and the schema library stays out of the first screens.
 */
export function readServerMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const frame: unknown = JSON.parse(data);
    return isServerMessage(frame) ? frame : undefined;
  } catch {
    return undefined;
  }
}
