import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import { UnreadableRow } from "./codec.ts";
import type { Core } from "./core.ts";
import { isoTime } from "./time.ts";

/** What a schedule met on its way. Every count is of rows. */
export interface DueReport {
  looked: number;
  /** Rows that do not fit their shape. */
  unreadable: number;
  /** Rows whose work failed; each is due again later. */
  failed: number;
  /** Shards whose due rows could not be listed to their end. */
  unlisted: number;
  /** Set when time ran out before everything that was due had been looked at. */
  cutShort: boolean;
  /** The first thing that went wrong; the schedule rethrows it once everything else is done. */
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
  /** Epoch milliseconds at which no further row is started. */
  untilMs: number;
  /** Rows worked side by side; those of one user always follow one another. */
  atOnce: number;
  /** How long a row that failed or cannot be read waits for its next look. */
  againAfterMs: number;
  /** Works one row. The index only suggests: what it reads decides. */
  look: (key: Key) => Promise<void>;
}

const pageSize = 200;

/**
 * Works every row of a shard of the sweep index whose time has come, oldest first, page by page until nothing is due or
 * time is up. A row that fails or cannot be read is counted and put off, so that it holds up no other.
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
          else await lookAtOne(core, key, work, report);
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

async function lookAtOne(core: Core, { pk, sk }: Key, work: DueWork, report: DueReport): Promise<void> {
  report.looked += 1;
  try {
    await work.look({ pk, sk });
  } catch (error) {
    if (error instanceof UnreadableRow) report.unreadable += 1;
    else report.failed += 1;
    report.defect ??= error;
    // Should this fail as well, the row is merely due again at once.
    await lookAgainAt(core, { pk, sk }, core.clock.now() + work.againAfterMs).catch(() => undefined);
  }
}

/** Moves a row's next look, in epoch milliseconds; one that left the index meanwhile stays out. */
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

/** Runs so many at a time, each started as soon as one before it has ended. */
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
