import { serverMessageParts } from "@marquee/contracts/live/server-message-parts";
import type { ClientMessage, ServerMessage } from "@marquee/contracts/live/socket";

/** At most five retries after the first attempt, 2^n seconds apart, never more than thirty. */
export const socketTiming = {
  retriesMax: 5,
  retryFirstMs: 2_000,
  retryMaxMs: 30_000,
  openWithinMs: 10_000,
  steadyAfterMs: 5_000,
  /** API Gateway drops connections that are idle for ten minutes. */
  pingMs: 5 * 60_000,
  /** … and every connection after two hours: renew before that, at staggered times. */
  renewMs: 110 * 60_000,
  renewJitterMs: 5 * 60_000,
} as const;

export interface SocketEvents {
  onOpen: () => void;
  onMessage: (message: ServerMessage) => void;
  /** `gaveUp` is true when no further automatic attempt will follow. */
  onDown: (gaveUp: boolean) => void;
}

export interface LiveSocket {
  send: (message: ClientMessage) => boolean;
  reconnect: () => void;
  close: () => void;
}

/**
 * The live connection: a fresh single-use ticket for every attempt, growing delays between attempts, pings against
 * idle timeouts, and a planned renewal before the gateway's limit. What cannot be sent is refused, never queued.
 */
export function openLiveSocket(address: () => Promise<string>, events: SocketEvents): LiveSocket {
  let socket: WebSocket | undefined;
  let retries = 0;
  /** Tells an attempt whether a newer one has replaced it. */
  let attempt = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function after(delayMs: number, run: () => void): void {
    timers.add(setTimeout(run, delayMs));
  }

  function drop(): void {
    attempt += 1;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    socket?.close();
    socket = undefined;
  }

  async function connect(): Promise<void> {
    const mine = attempt;
    const lost = () => mine === attempt && fail();
    const url = await address().catch(() => undefined);
    if (mine !== attempt) return;
    if (url === undefined) return fail();
    const opening = new WebSocket(url);
    socket = opening;
    after(socketTiming.openWithinMs, () => opening.readyState === WebSocket.CONNECTING && lost());
    opening.onclose = lost;
    opening.onmessage = ({ data }) => {
      const message = mine === attempt ? readServerMessage(data) : undefined;
      if (message) events.onMessage(message);
    };
    opening.onopen = () => {
      if (mine === attempt) opened();
    };
  }

  function opened(): void {
    // Only a connection that lasts proves that the network is good again.
    after(socketTiming.steadyAfterMs, () => {
      retries = 0;
    });
    ping();
    after(socketTiming.renewMs + Math.random() * socketTiming.renewJitterMs, restart);
    events.onOpen();
  }

  function ping(): void {
    after(socketTiming.pingMs, () => {
      live.send({ type: "ping" });
      ping();
    });
  }

  function fail(): void {
    drop();
    const gaveUp = retries >= socketTiming.retriesMax;
    if (!gaveUp) {
      retries += 1;
      after(
        Math.min(socketTiming.retryFirstMs * 2 ** (retries - 1), socketTiming.retryMaxMs),
        () => void connect(),
      );
    }
    events.onDown(gaveUp);
  }

  function restart(): void {
    drop();
    retries = 0;
    events.onDown(false);
    void connect();
  }

  const live: LiveSocket = {
    send: (message) => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    reconnect: restart,
    close: drop,
  };
  void connect();
  return live;
}

function isServerMessage(frame: unknown): frame is ServerMessage {
  if (typeof frame !== "object" || frame === null || !("type" in frame)) return false;
  const carries = Object.entries(serverMessageParts).find(([type]) => type === frame.type)?.[1];
  if (carries === "data") return "data" in frame && typeof frame.data === "object" && frame.data !== null;
  return (
    carries === "nothing" ||
    (carries === "message" && "message" in frame && typeof frame.message === "string")
  );
}

/**
 * Parses a frame. Anything outside the contract is treated as lost, and lost messages are refetched. The server sends
 * only what its schema allows, so checking the envelope is enough, without the schema library on the first screens.
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
