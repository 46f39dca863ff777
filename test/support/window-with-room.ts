import { setTimeout as sleep } from "node:timers/promises";

/** More time than a test needs to reach a limit on a busy machine. */
const roomMs = 20_000;

/**
 * Waits until a limit's window has room for a whole test: uses are counted in windows such as quarter hours, so if
 * one ended in the middle of a test, nothing would be refused.
 */
export async function windowWithRoom(windowSeconds: number): Promise<void> {
  const leftMs = windowSeconds * 1_000 - (Date.now() % (windowSeconds * 1_000));
  if (leftMs < roomMs) await sleep(leftMs + 100);
}
