import { durations } from "@marquee/contracts/durations";
import { limits } from "@marquee/contracts/limits";
import type { QueryClient } from "@tanstack/react-query";
import type { Pushes } from "./pushes.ts";
import type { LiveSocket } from "./socket.ts";

/** A page asks for several things at once; one frame names them all. */
const gatherMs = 150;
/** Well before the server forgets. */
const renewMs = (durations.watchSeconds * 1_000 * 2) / 3;

/**
 * Tells the server which events are on screen, so that it pushes changes of their spots: whenever another one appears,
 * again while it stays, and all of them on a new connection.
 */
export function watchEvents(
  client: QueryClient,
  pushes: readonly Pushes[],
  send: LiveSocket["send"],
): () => void {
  const askedAtMs = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    timer = undefined;
    const nowMs = performance.now();
    const eventIds = [...new Set(pushes.flatMap(({ watches }) => watches?.(client) ?? []))]
      .filter((id) => nowMs - (askedAtMs.get(id) ?? Number.NEGATIVE_INFINITY) > renewMs)
      .slice(0, limits.eventsWatchedAtOnce);
    if (eventIds.length === 0 || !send({ type: "watch", data: { eventIds } })) return;
    for (const id of eventIds) askedAtMs.set(id, nowMs);
    // What did not fit into the frame follows.
    if (eventIds.length === limits.eventsWatchedAtOnce) soon();
  }
  function soon(): void {
    timer ??= setTimeout(ask, gatherMs);
  }

  const stopListening = client.getQueryCache().subscribe(soon);
  const renewal = setInterval(soon, 60_000);
  ask();
  return () => {
    stopListening();
    clearInterval(renewal);
    clearTimeout(timer);
  };
}
