import { setTimeout } from "node:timers/promises";

/** Waits; the tests pass virtual time. */
export type Sleep = (ms: number) => Promise<void>;

/** Real time passing; it does not keep a process alive. */
export const sleep: Sleep = (ms) => setTimeout(ms, undefined, { ref: false });
