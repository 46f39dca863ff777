import { AppError } from "@marquee/contracts/errors";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { type MetricsBook, metricsBookKey, readBook } from "../metrics/book.item.ts";
import { dayOf } from "../metrics/days.ts";
import { bookPartition, metricsDealEntity } from "../metrics/metrics.item.ts";
import { noSums } from "../metrics/sums.ts";
import { everyRow } from "../paging.ts";
import { isoTime } from "../time.ts";
import { bookDelete, bookWrite, changeBook, writeBook } from "./change-book.ts";
import { measuredSamples, openSamples } from "./sample-deals.ts";
import { sampleNoticeDeletes, sampleNoticeWrites } from "./sample-notices.ts";
import { settleBook } from "./settle.ts";

const rowsAtOnce = 100;

/**
 * Loads sample rows up to today, replacing any that were loaded before. They are shown once all of them are stored.
 * @throws AppError conflict for an account that has numbers of its own
 */
export async function loadSample(core: Core, accountId: string): Promise<void> {
  const [own, sample] = [
    { accountId, isSample: false },
    { accountId, isSample: true },
  ];
  const refuseMeasured = ({ entries }: { entries: number }) => {
    if (entries > 0) throw new AppError("conflict", { message: "You have numbers of your own." });
  };
  refuseMeasured(readBook(await core.table.get(metricsBookKey(own)), own));
  await eraseSample(core, accountId);
  const nowMs = core.clock.now();
  const at = isoTime(nowMs);
  const changes = measuredSamples(dayOf(nowMs)).flatMap(({ deal, days }) =>
    days.map(({ date, sums }) => ({
      deal,
      date,
      entry: { sums: [...sums], source: "sample" as const, by: "", at },
    })),
  );
  await changeBook(core, sample, changes);
  await settleBook(core, sample);
  await writeBook(core, own, async (book) => {
    refuseMeasured(book);
    const open = openSamples(dayOf(nowMs)).map((deal): LabelledWrite => {
      const item = metricsDealEntity.item({ ...sample, ...deal, entries: 0, sums: [...noSums] });
      return { label: "row", write: { op: "put", item } };
    });
    const notices = sampleNoticeWrites(core, accountId);
    return { writes: [bookWrite(book, { showsSample: true }), ...open, ...notices], result: undefined };
  });
}

/** Removes the sample rows without leaving a trace; does nothing if there are none. */
export async function removeSample(core: Core, accountId: string): Promise<void> {
  const own = { accountId, isSample: false };
  await writeBook(core, own, async (book) => ({
    writes: book.showsSample
      ? [isBlank(book) ? bookDelete(book) : bookWrite(book, { showsSample: false })]
      : [],
    result: undefined,
  }));
  await eraseSample(core, accountId);
}

/** Whether the state of a book contains nothing but the flag that samples are shown. */
function isBlank({ entries, pending, goals }: MetricsBook): boolean {
  return entries === 0 && Object.keys(pending).length === 0 && Object.keys(goals).length === 0;
}

/** Deletes every row of the sample book, and the notifications that came with it. */
export async function eraseSample(core: Core, accountId: string): Promise<void> {
  const batch: LabelledWrite[] = [];
  for await (const one of deletesOf(core, accountId)) {
    batch.push(one);
    if (batch.length === rowsAtOnce) await core.table.transact(batch.splice(0));
  }
  if (batch.length > 0) await core.table.transact(batch);
}

async function* deletesOf(core: Core, accountId: string): AsyncGenerator<LabelledWrite> {
  for await (const { pk, sk } of everyRow(core, { pk: bookPartition({ accountId, isSample: true }) }))
    yield { label: "row", write: { op: "delete", key: { pk, sk } } };
  yield* sampleNoticeDeletes(core, accountId);
}
