import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { isoTime } from "../time.ts";
import { UnreadableRow } from "./codec.ts";

/** What a schedule processed. Every count is a number of rows. */
export interface DueReport {
  looked: number;
  /** Rows that do not fit their shape. */
  unreadable: number;
  /** Rows whose work failed; each becomes due again later. */
  failed: number;
  /** Shards whose due rows could not all be listed. */
  unlisted: number;
  /** Set when time ran out before all due rows were processed. */
  cutShort: boolean;
  /** The first error; the schedule rethrows it once everything else is done. */
  defect: unknown;
}

export const nothingDue = (): DueReport => ({
  looked: 0,
  unreadable: 0,
  failed: 0,
  unlisted: 0,
  cutShort: false,
  defect: undefined,
});

export interface DueWork {
  /** No further row is started from this time on, in epoch milliseconds. */
  untilMs: number;
  /** Rows worked in parallel; the rows of one user always run one after another. */
  atOnce: number;
  /** How long a failed or unreadable row waits until it is due again. */
  againAfterMs: number;
  /** Works one row. The index is only a hint: this reads the row itself and decides. */
  look: (key: Key) => Promise<void>;
}

const pageSize = 200;

/**
 * Works every due row of a shard of the sweep index, oldest first, page by page, until nothing is due or time is up. A
 * row that fails or cannot be read is counted and postponed, so it does not block the others.
 */
export async function workDueRows(
  core: Core,
  shard: string,
  work: DueWork,
  report: DueReport,
): Promise<void> {
  const dueBefore = isoTime(core.clock.now());
  const isLate = () => core.clock.now() >= work.untilMs;
  let cursor: string | undefined;
  try {
    do {
      const due = await core.table.query({
        index: "sweep",
        pk: shard,
        sk: { atMost: dueBefore },
        limit: pageSize,
        ...(cursor === undefined ? {} : { cursor }),
      });
      const byUser = [...Map.groupBy(due.items, ({ pk }) => pk).values()];
      await inParallel(byUser, work.atOnce, async (keys) => {
        for (const key of keys) {
          if (isLate()) report.cutShort = true;
          else await workOne(core, key, work, report);
        }
      });
      cursor = due.cursor;
    } while (cursor !== undefined && !isLate());
  } catch (error) {
    report.unlisted += 1;
    report.defect ??= error;
  }
  if (cursor !== undefined) report.cutShort = true;
}

async function workOne(core: Core, { pk, sk }: Key, work: DueWork, report: DueReport): Promise<void> {
  report.looked += 1;
  try {
    await work.look({ pk, sk });
  } catch (error) {
    if (error instanceof UnreadableRow) report.unreadable += 1;
    else report.failed += 1;
    report.defect ??= error;
    // If this write fails too, the row is simply due again at once.
    await lookAgainAt(core, { pk, sk }, core.clock.now() + work.againAfterMs).catch(() => undefined);
  }
}

/** Sets when a row is due next, in epoch milliseconds. A row that has left the index in the meantime stays out. */
export async function lookAgainAt(core: Core, { pk, sk }: Key, atMs: number): Promise<void> {
  try {
    await core.table.write({
      op: "update",
      key: { pk, sk },
      set: { sweepAt: isoTime(atMs) },
      when: attribute("sweepAt").isPresent,
    });
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

/** Runs at most `atOnce` items at a time; each starts as soon as an earlier one ends. */
async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
