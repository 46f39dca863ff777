import { type ClientMessage, type ServerMessage, serverMessageSchema } from "@marquee/contracts/socket";
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

/** A frame of the contract; anything else is as good as lost, and what is lost is refetched. */
export function readServerMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const parsed = serverMessageSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
