import { setTimeout as sleep } from "node:timers/promises";

/** Longer than a test takes on a busy machine to reach a limit. */
const roomMs = 20_000;

/**
 * Goes on once the window of a limit has room for a whole test: uses are counted by quarters of an hour and the like, so
 * where one ended in the middle of a test, nothing would be refused.
 */
export async function windowWithRoom(windowSeconds: number): Promise<void> {
  const leftMs = windowSeconds * 1_000 - (Date.now() % (windowSeconds * 1_000));
  if (leftMs < roomMs) await sleep(leftMs + 100);
}
