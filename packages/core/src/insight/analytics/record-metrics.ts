import { AppError, invalidField } from "@marquee/contracts/errors";
import type { MetricsEntry, RecordMetricsBody } from "@marquee/contracts/insight/analytics";
import type { MeasuredBy } from "@marquee/contracts/insight/analytics-measures";
import type { Core } from "../../core.ts";
import { firstDay } from "../../deals/metrics/days.ts";
import { metricsMonthEntity, metricsSourceEntity } from "../../deals/metrics/metrics.item.ts";
import { measuredDays } from "../../deals/metrics/months.ts";
import { shownSums, storedSums } from "../../deals/metrics/sums.ts";
import type { Acting, Identity } from "../../ground/identity/principal.ts";
import { accountClock } from "../../ground/users/account-zone.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import { isoTime, monthOf } from "../../time.ts";
import { changeDays, type DayEntry } from "./change-days.ts";
import { measuredDeals } from "./measured-deals.ts";
import { type EndSample, eraseSample } from "./sample.ts";

/** Why a day cannot be measured; undefined if it can. Today is the account's. */
export function dayRefusal(date: string, today: string): string | undefined {
  if (date > today) return "Enter a day up to today";
  if (date < firstDay) return `Enter a day from ${firstDay} on`;
  return undefined;
}

/** What somebody measured, as rows store it. */
export function dayEntry(
  core: Core,
  measured: Omit<RecordMetricsBody, "dealId" | "date">,
  { source, actorId }: { source: MeasuredBy; actorId: string },
): DayEntry {
  return { sums: storedSums(measured), source, by: actorId, at: isoTime(core.clock.now()) };
}

/**
 * Records what was measured for one's own deal on a day, replacing what was recorded before. Recording the same
 * numbers again changes nothing, not even who entered them.
 * @throws AppError not_found for a deal that is not one's own, validation_failed for a day after today, conflict
 */
export async function recordMetrics(
  core: Core,
  principal: Identity,
  { dealId, date, ...measured }: RecordMetricsBody,
  endSample: EndSample = eraseSample,
): Promise<MetricsEntry> {
  const { accountId, actorId } = principal;
  const refusal = dayRefusal(date, (await accountClock(core, accountId)).today);
  if (refusal) throw invalidField("date", refusal);
  const deal = (await measuredDeals(core, accountId, [dealId])).get(dealId);
  if (!deal) throw new AppError("not_found");
  const source = "keyHash" in principal ? "api" : "form";
  const entry = dayEntry(core, measured, { source, actorId });
  const ref = { accountId, isSample: false };
  const { endsSample } = await changeDays(core, ref, [{ deal, date, entry }]);
  if (endsSample) await endSample(core, accountId);
  const stored = (await listMetrics(core, accountId, { dealId, month: monthOf(date) })).find(
    (one) => one.date === date,
  );
  // Somebody else has deleted it since.
  if (!stored) throw new AppError("conflict");
  return stored;
}

/** Deletes what was recorded for a deal on a day; does nothing if there is nothing. */
export async function deleteMetrics(
  core: Core,
  { accountId }: Acting,
  { dealId, date }: { dealId: string; date: string },
): Promise<void> {
  const ref = { accountId, isSample: false };
  const deal = { dealId, dealName: "", eventId: "", eventName: "", city: "" };
  await changeDays(core, ref, [{ deal, date, entry: undefined }]);
}

/** What was recorded for one's own deal in a month, oldest day first; empty for a deal that is not one's own. */
export async function listMetrics(
  core: Core,
  accountId: string,
  { dealId, month }: { dealId: string; month: string },
): Promise<MetricsEntry[]> {
  const ref = { accountId, isSample: false, month, dealId };
  const [row, sourceRow] = await core.table.getMany([
    metricsMonthEntity.key(ref),
    metricsSourceEntity.key(ref),
  ]);
  if (!row) return [];
  const facts = metricsMonthEntity.read(row);
  const sources = sourceRow ? metricsSourceEntity.read(sourceRow).sources : (facts.sources ?? {});
  const names = await contactsOf(
    core,
    Object.values(sources).map(({ by }) => by),
  );
  return measuredDays(facts).flatMap(({ date, eventId, sums }) => {
    const reported = sources[date.slice(8)];
    if (!reported) return [];
    const { source, by, at } = reported;
    const enteredBy = names.get(by)?.name ?? "";
    return [{ dealId, eventId, date, ...shownSums(sums), source, enteredBy, enteredAt: at }];
  });
}
