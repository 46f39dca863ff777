import type { Table } from "@marquee/table/table";
import type { Ids } from "./ids.ts";
import type { Clock } from "./time.ts";

/** What every core function needs. */
export interface Core {
  table: Table;
  clock: Clock;
  ids: Ids;
  /** Waits a random time up to this before a lost write is planned again; without it, real time passes. */
  pause?: (longestMs: number) => Promise<void>;
}
