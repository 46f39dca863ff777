import { setTimeout as realSleep } from "node:timers/promises";
import { AiError } from "@marquee/adapters/ai/port";

/** How fast the local strategist answers. */
export interface LocalAiOptions {
  /** The pause before each word of an answer and, twenty times as long, before each part of a campaign; 0 for none. */
  delayMs?: number;
  sleep?: (ms: number) => Promise<unknown>;
}

/** A pause of a number of delays that ends at once when the caller gives up; one listener for a whole answer. */
export function pacer(
  { delayMs = 20, sleep = realSleep }: LocalAiOptions,
  signal: AbortSignal,
): (times: number) => Promise<void> {
  const aborted = new Promise<void>((resolve) =>
    signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  return async (times) => {
    throwIfAborted(signal);
    if (delayMs > 0) await Promise.race([sleep(delayMs * times), aborted]);
    throwIfAborted(signal);
  };
}

/** @throws AiError once the caller has given up */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AiError("transient", "aborted");
}

/** Approximately what a model would count, so that the budget's counters also work without a model. */
export const tokensOf = (text: string) => Math.ceil(text.length / 4);
