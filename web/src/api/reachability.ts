import { createStore, useStore } from "#browser/store.ts";

/** `offline`: the device has no network. `unreachable`: it has one, but Marquee does not answer. */
export type Reachability = "reachable" | "offline" | "unreachable";

const firstProbeMs = 2_000;
const maxProbeMs = 30_000;
const healthPath = "/api/health";

let answering = true;
let probing: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function read(): Reachability {
  if (typeof navigator !== "undefined" && !navigator.onLine) return "offline";
  return answering ? "reachable" : "unreachable";
}

const state = createStore(read());

/** A call got no answer: probe from now on until one comes. */
export function noteNoAnswer(): void {
  if (!answering) return;
  answering = false;
  state.set(read());
  probeAfter(firstProbeMs);
}

/** A call was answered, so everything that failed for lack of an answer can be retried. */
export function noteAnswer(): void {
  if (answering) return;
  answering = true;
  clearTimeout(probing);
  state.set(read());
  for (const run of waiting) run();
}

function probeAfter(delayMs: number): void {
  clearTimeout(probing);
  probing = setTimeout(() => void probe(delayMs), delayMs);
}

async function probe(delayMs: number): Promise<void> {
  try {
    const { ok } = await fetch(healthPath, { cache: "no-store" });
    if (ok) {
      noteAnswer();
      return;
    }
  } catch {
    // Still no answer.
  }
  if (!answering) probeAfter(Math.min(delayMs * 2, maxProbeMs));
}

function networkChanged(): void {
  state.set(read());
  // The device is back online, or the page is visible again: don't wait for the next probe.
  if (!answering && navigator.onLine) void probe(firstProbeMs);
}

if (typeof window !== "undefined") {
  addEventListener("online", networkChanged);
  addEventListener("offline", networkChanged);
  document.addEventListener("visibilitychange", () => !document.hidden && networkChanged());
}

/** Runs the callback whenever Marquee answers again after an outage. Returns a function that unsubscribes. */
export function onAnswering(run: () => void): () => void {
  waiting.add(run);
  return () => waiting.delete(run);
}

export function useReachability(): Reachability {
  useStore(state);
  // Read the current state: the network may have gone without an event.
  return read();
}
