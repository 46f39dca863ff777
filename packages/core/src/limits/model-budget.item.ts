import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { epochSeconds } from "../ports.ts";

const keptMs = 3 * 86_400_000;

/** What one row of a day has counted so far; nothing before its first order. */
export const readModelCounters = codec({
  answers: z._default(z.int(), 0),
  campaigns: z._default(z.int(), 0),
  outputTokens: z._default(z.int(), 0),
}).read;

/** One of the rows over which the stage's counters of a UTC day, such as 2026-11-30, are spread. */
export function modelBudgetKey(day: string, shard: number | string): Key {
  return { pk: `MODELBUDGET#${day}#${shard}`, sk: "BUDGET" };
}

/** What every write sets beside the counters. */
export const modelBudgetRow = (nowMs: number) => ({
  rowType: "model-budget",
  v: rowVersion,
  ttl: epochSeconds(nowMs + keptMs),
});
