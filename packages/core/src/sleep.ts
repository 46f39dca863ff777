import { setTimeout } from "node:timers/promises";
import type { Sleep } from "./ports.ts";

/** Real time passing; it does not keep a process alive. */
export const sleep: Sleep = (ms) => setTimeout(ms, undefined, { ref: false });
