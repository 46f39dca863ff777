import { AppError } from "@marquee/contracts/errors";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { everyRow } from "../paging.ts";
import { isoTime } from "../time.ts";
import { metricsBookKey, readBook } from "./book.item.ts";
import { bookWrite, changeBook, writeBook } from "./change-book.ts";
import { dayOf } from "./days.ts";
import { bookPartition, metricsDealEntity } from "./metrics.item.ts";
import { measuredSamples, openSamples } from "./sample-deals.ts";
import { settleBook } from "./settle.ts";
import { noSums } from "./sums.ts";

const rowsAtOnce = 100;

/**
 * Loads sample rows up to today, in place of those that were loaded before. They are shown once all of them are there.
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
    return { writes: [bookWrite(book, { showsSample: true }), ...open], result: undefined };
  });
}

/** Removes the sample rows; where there are none, nothing changes. */
export async function removeSample(core: Core, accountId: string): Promise<void> {
  await writeBook(core, { accountId, isSample: false }, async (book) => ({
    writes: book.showsSample ? [bookWrite(book, { showsSample: false })] : [],
    result: undefined,
  }));
  await eraseSample(core, accountId);
}

/** Deletes every row of the sample book. */
export async function eraseSample(core: Core, accountId: string): Promise<void> {
  const batch: LabelledWrite[] = [];
  for await (const { pk, sk } of everyRow(core, { pk: bookPartition({ accountId, isSample: true }) })) {
    batch.push({ label: "row", write: { op: "delete", key: { pk, sk } } });
    if (batch.length === rowsAtOnce) await core.table.transact(batch.splice(0));
  }
  if (batch.length > 0) await core.table.transact(batch);
}
