import type { Measure, TileId } from "@marquee/contracts/analytics-measures";
import type { AnalyticsQuery, TileRow, TileRows } from "@marquee/contracts/http/analytics";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../core.ts";
import { dealBriefsOf } from "../deals/deal-briefs.ts";
import { type Days, dayOf, periodOf } from "../metrics/days.ts";
import type { DayEntry, MetricsDeal, MetricsMonth } from "../metrics/metrics.item.ts";
import { readShownBook } from "../metrics/read-book.ts";
import { measureOf } from "../metrics/sums.ts";
import { shownSource, tileDefinition, tileResult } from "../metrics/tile-values.ts";
import { isoTime } from "../time.ts";
import { contactsOf } from "../users/contact.ts";
import { factsIn, factsOfDeals } from "./facts.ts";
import { idsInScope, isInScope, isNarrowed, type Scope, scopeOf } from "./scope.ts";
import { type ShownDeal, shownDeals, signedDay, signedIn } from "./shown-deals.ts";
import { allEvents } from "./summary.item.ts";

/** The source of a row: the entry that it shows, or the deal's amount. */
interface Source {
  date: string;
  dealId: string;
  entry: DayEntry | undefined;
  value: number;
  of: number | null;
}

/** Accounts of one batched read. */
const peopleAtOnce = 100;

/**
 * The rows behind a tile. Their values add up to its number, or to the two sums that it divides; the number is
 * computed from these rows alone, not from the summaries that the page reads.
 * @throws AppError validation_failed for a period that pages cannot show
 */
export async function listTileRows(
  core: Core,
  accountId: string,
  { tile, ...query }: AnalyticsQuery & { tile: TileId },
): Promise<TileRows> {
  const nowMs = core.clock.now();
  const period = periodOf(query, dayOf(nowMs));
  const scope = scopeOf(query);
  const { formula, value, per } = tileDefinition(tile);
  const [shown, briefs] = await Promise.all([
    readShownBook(core, accountId, async (ref) =>
      !isNarrowed(scope) && readsFacts(tile) ? await factsIn(core, ref, period) : undefined,
    ),
    dealBriefsOf(core, accountId),
  ]);
  const { deals, leftOut } = shownDeals(shown, briefs, query.side);
  const dealIds = dealIdsOf(scope, shown.deals);
  const facts =
    shown.read ??
    (readsFacts(tile) ? await factsOfDeals(core, shown.ref, { periods: [period], dealIds }) : []);
  const sources = [
    ...measuredSources(
      facts.filter((fact) => isInScope(fact, scope) && !leftOut.has(fact.dealId)),
      period,
      { value, per },
    ),
    ...(value === "amount" || per === "amount"
      ? amountSources(signedIn(deals, scope, period), { value, per })
      : []),
  ].sort(newestFirst);
  const names = dealNames(shown.deals, [...briefs, ...deals]);
  const { event, deal } = scope;
  const sum = (of: (source: Source) => number) => sources.reduce((all, source) => all + of(source), 0);
  return {
    asOf: isoTime(nowMs),
    formula,
    ...period,
    event: event === allEvents ? null : { id: event, name: eventName(names, event) },
    deal: deal === undefined ? null : { id: deal, name: names.get(deal)?.dealName ?? "Unknown deal" },
    sample: shown.ref.isSample,
    value: tileResult(tile, {
      value: shownSource(
        value,
        sum((source) => source.value),
      ),
      of:
        per === undefined
          ? null
          : shownSource(
              per,
              sum((source) => source.of ?? 0),
            ),
    }),
    rows: await publicRows(core, sources.slice(0, limits.analyticsRows), { names, value, per }),
    rowCount: sources.length,
  };
}

function readsFacts(tile: TileId): boolean {
  const { value, per } = tileDefinition(tile);
  return value !== "amount" || (per !== undefined && per !== "amount");
}

/** The deals whose facts make up a scope: one deal, or the deals of an event. */
function dealIdsOf(scope: Scope, measured: readonly MetricsDeal[]): string[] {
  if (scope.deal !== undefined) return [scope.deal];
  return idsInScope(measured, scope);
}

interface Formula {
  value: Measure | "amount";
  per: Measure | "amount" | undefined;
}

/** Entries that contribute to a tile, in whole counts and cents. */
function measuredSources(facts: readonly MetricsMonth[], period: Days, { value, per }: Formula): Source[] {
  const part = (source: Measure | "amount", entry: DayEntry) =>
    source === "amount" ? 0 : measureOf(entry.sums, source);
  return facts.flatMap(({ month, dealId, days }) =>
    Object.entries(days).flatMap(([day, entry]) => {
      const date = `${month}-${day}`;
      const source = {
        date,
        dealId,
        entry,
        value: part(value, entry),
        of: per === undefined ? null : part(per, entry),
      };
      const counts = source.value !== 0 || (source.of ?? 0) !== 0;
      return counts && period.from <= date && date <= period.to ? [source] : [];
    }),
  );
}

/** The amounts of deals that were signed, in cents. */
function amountSources(signed: readonly ShownDeal[], { value, per }: Formula): Source[] {
  return signed.map((deal) => ({
    date: signedDay(deal) ?? "",
    dealId: deal.id,
    entry: undefined,
    value: value === "amount" ? deal.amountCents : 0,
    of: per === undefined ? null : per === "amount" ? deal.amountCents : 0,
  }));
}

function newestFirst(left: Source, right: Source): number {
  if (left.date !== right.date) return left.date < right.date ? 1 : -1;
  return left.dealId < right.dealId ? 1 : -1;
}

type Names = Map<string, Pick<TileRow, "dealName" | "eventName"> & { eventId: string }>;

function dealNames(measured: readonly MetricsDeal[], deals: readonly ShownDeal[]): Names {
  return new Map([
    ...deals.map(
      ({ id, packageName: dealName, eventId, eventName }) => [id, { dealName, eventId, eventName }] as const,
    ),
    ...measured.map(
      ({ dealId, dealName, eventId, eventName }) => [dealId, { dealName, eventId, eventName }] as const,
    ),
  ]);
}

function eventName(names: Names, id: string): string {
  return [...names.values()].find(({ eventId }) => eventId === id)?.eventName ?? "Unknown event";
}

async function publicRows(
  core: Core,
  sources: readonly Source[],
  { names, value, per }: Formula & { names: Names },
): Promise<TileRow[]> {
  const people = [...new Set(sources.flatMap(({ entry }) => (entry?.by ? [entry.by] : [])))];
  const contacts = await contactsOf(core, people.slice(0, peopleAtOnce));
  return sources.map(({ date, dealId, entry, ...of }) => ({
    date,
    dealId,
    dealName: names.get(dealId)?.dealName ?? "",
    eventName: names.get(dealId)?.eventName ?? "",
    value: shownSource(value, of.value),
    of: of.of === null || per === undefined ? null : shownSource(per, of.of),
    source: entry?.source ?? null,
    enteredBy: (entry && contacts.get(entry.by)?.name) ?? null,
    enteredAt: entry?.at ?? null,
  }));
}
