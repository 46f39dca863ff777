import type { MeasuredBy } from "@marquee/contracts/analytics-measures";
import { AppError, invalidField } from "@marquee/contracts/errors";
import type { MetricsEntry, RecordMetricsBody } from "@marquee/contracts/http/analytics";
import type { Core } from "../core.ts";
import type { Acting, Identity } from "../identity/principal.ts";
import { dayOf, firstDay, monthOf } from "../metrics/days.ts";
import { type DayEntry, type MetricsMonth, metricsMonthEntity } from "../metrics/metrics.item.ts";
import { shownSums, storedSums } from "../metrics/sums.ts";
import { isoTime } from "../time.ts";
import { contactsOf } from "../users/contact.ts";
import { changeBook } from "./change-book.ts";
import { measuredDeals } from "./measured-deals.ts";
import { eraseSample } from "./sample.ts";
import { settleAfterWrite } from "./settle.ts";

/** Why a day cannot be measured; undefined if it can. */
export function dayRefusal(date: string, today: string): string | undefined {
  if (date > today) return "Enter a day up to today (UTC)";
  if (date < firstDay) return `Enter a day from ${firstDay} on`;
  return undefined;
}

/** What somebody measured, as rows store it. */
export function dayEntry(
  core: Core,
  measured: Omit<RecordMetricsBody, "dealId" | "date">,
  { source, actorId }: { source: MeasuredBy; actorId: string },
): DayEntry {
  return { sums: [...storedSums(measured)], source, by: actorId, at: isoTime(core.clock.now()) };
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
): Promise<MetricsEntry> {
  const { accountId, actorId } = principal;
  const refusal = dayRefusal(date, dayOf(core.clock.now()));
  if (refusal) throw invalidField("date", refusal);
  const deal = (await measuredDeals(core, accountId, [dealId])).get(dealId);
  if (!deal) throw new AppError("not_found");
  const source = "keyHash" in principal ? "api" : "form";
  const entry = dayEntry(core, measured, { source, actorId });
  const ref = { accountId, isSample: false };
  const { endsSample } = await changeBook(core, ref, [{ deal, date, entry }]);
  await Promise.all([settleAfterWrite(core, ref), endsSample && eraseSample(core, accountId)]);
  const stored = (await listMetrics(core, accountId, { dealId, month: monthOf(date) })).find(
    (one) => one.date === date,
  );
  // Somebody else has deleted it since.
  if (!stored) throw new AppError("conflict");
  return stored;
}

/** Deletes what was recorded for a deal on a day; does nothing if there is nothing. @throws AppError conflict */
export async function deleteMetrics(
  core: Core,
  { accountId }: Acting,
  { dealId, date }: { dealId: string; date: string },
): Promise<void> {
  const ref = { accountId, isSample: false };
  const deal = { dealId, dealName: "", eventId: "", eventName: "", city: "" };
  await changeBook(core, ref, [{ deal, date, entry: undefined }]);
  await settleAfterWrite(core, ref);
}

/** What was recorded for one's own deal in a month, oldest day first; empty for a deal that is not one's own. */
export async function listMetrics(
  core: Core,
  accountId: string,
  { dealId, month }: { dealId: string; month: string },
): Promise<MetricsEntry[]> {
  const row = await core.table.get(metricsMonthEntity.key({ accountId, isSample: false, month, dealId }));
  if (!row) return [];
  const facts = metricsMonthEntity.read(row);
  const names = await contactsOf(
    core,
    Object.values(facts.days).map(({ by }) => by),
  );
  return Object.entries(facts.days)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([day, entry]) => publicEntry(facts, day, { entry, enteredBy: names.get(entry.by)?.name ?? "" }));
}

function publicEntry(
  { dealId, eventId, month }: MetricsMonth,
  day: string,
  { entry, enteredBy }: { entry: DayEntry; enteredBy: string },
): MetricsEntry {
  const { sums, source, at } = entry;
  const date = `${month}-${day}`;
  return { dealId, eventId, date, ...shownSums(sums), source, enteredBy, enteredAt: at };
}
