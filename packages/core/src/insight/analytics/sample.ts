import { AppError } from "@marquee/contracts/errors";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { bookPartition, metricsDealEntity } from "../../deals/metrics/metrics.item.ts";
import { readBook } from "../../deals/metrics/read-book.ts";
import { accountClock } from "../../ground/users/account-zone.ts";
import { everyRow } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { changeDays } from "./change-days.ts";
import { changeSettings } from "./change-settings.ts";
import { measuredSamples, openSamples } from "./sample-deals.ts";
import { sampleNoticeDeletes, sampleNoticeWrites } from "./sample-notices.ts";

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
  if ((await readBook(core, own)).days.length > 0)
    throw new AppError("conflict", { message: "You have numbers of your own." });
  await eraseSample(core, accountId);
  const { today } = await accountClock(core, accountId);
  const at = isoTime(core.clock.now());
  for (const { deal, days } of measuredSamples(today))
    await changeDays(
      core,
      sample,
      days.map(({ date, sums }) => ({ deal, date, entry: { sums, source: "sample", by: "", at } })),
    );
  const open = openSamples(today).map((deal): LabelledWrite => {
    return { label: "row", write: { op: "put", item: metricsDealEntity.item({ ...sample, ...deal }) } };
  });
  await changeSettings(core, accountId, ({ goals }) => ({
    settings: { goals, showsSample: true },
    rows: [...open, ...sampleNoticeWrites(core, accountId)],
  }));
}

/** Removes the sample rows without leaving a trace; does nothing if there are none. */
export async function removeSample(core: Core, accountId: string): Promise<void> {
  await changeSettings(core, accountId, ({ goals, showsSample }) =>
    showsSample ? { settings: { goals, showsSample: false } } : undefined,
  );
  await eraseSample(core, accountId);
}

/** What erases the sample data once numbers of an account's own have replaced it. */
export type EndSample = (core: Core, accountId: string) => Promise<void>;

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
