import type { AnalyticsQuery, TileRow, TileRows } from "@marquee/contracts/insight/analytics";
import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { dealBriefsOf } from "../../deals/deals/deal-briefs.ts";
import { periodOf } from "../../deals/metrics/days.ts";
import { type DaySource, metricsSourceEntity } from "../../deals/metrics/metrics.item.ts";
import { type Book, readShownBook } from "../../deals/metrics/read-book.ts";
import { shownSource, tileDefinition } from "../../deals/metrics/tile-values.ts";
import { accountClock } from "../../ground/users/account-zone.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import { readEach } from "../../rows/paging.ts";
import { isoTime, monthOf } from "../../time.ts";
import { allEvents, namesOf, scopeOf } from "./scope.ts";
import { choicesOf, factsInScope, shownDeals } from "./shown-deals.ts";
import { type TileSource, tileNumber, tileSources } from "./tile-sources.ts";

/** Keys of one batched read. */
const keysAtOnce = 100;

/**
 * The rows behind a tile. Their values add up to its number, or to the two sums that it divides.
 * @throws AppError validation_failed for a period that pages cannot show
 */
export async function listTileRows(
  core: Core,
  accountId: string,
  { tile, ...query }: AnalyticsQuery & { tile: TileId },
): Promise<TileRows> {
  const [{ timeZone, today }, book, briefs] = await Promise.all([
    accountClock(core, accountId),
    readShownBook(core, accountId),
    dealBriefsOf(core, accountId),
  ]);
  const period = periodOf(query, today);
  const scope = scopeOf(query);
  const shown = shownDeals(book, briefs, timeZone, query.side);
  const sources = tileSources(tile, factsInScope(book, shown, scope), period).sort(newestFirst);
  const choices = choicesOf(book, briefs);
  const { eventName, dealName } = namesOf(choices, scope);
  return {
    asOf: isoTime(core.clock.now()),
    formula: tileDefinition(tile).formula,
    ...period,
    event: scope.event === allEvents ? null : { id: scope.event, name: eventName || "Unknown event" },
    deal: scope.deal === undefined ? null : { id: scope.deal, name: dealName || "Unknown deal" },
    sample: book.ref.isSample,
    value: tileNumber(tile, sources),
    rows: await publicRows(core, tile, { book, choices, sources: sources.slice(0, limits.analyticsRows) }),
    rowCount: sources.length,
  };
}

function newestFirst(left: TileSource, right: TileSource): number {
  if (left.date !== right.date) return left.date < right.date ? 1 : -1;
  return left.dealId < right.dealId ? 1 : -1;
}

async function publicRows(
  core: Core,
  tile: TileId,
  of: { book: Book; choices: ReturnType<typeof choicesOf>; sources: readonly TileSource[] },
): Promise<TileRow[]> {
  const { value, per } = tileDefinition(tile);
  const reported = await reportedBy(core, of.book, of.sources);
  const people = [...new Set([...reported.values()].flatMap(({ by }) => (by ? [by] : [])))];
  const contacts = await contactsOf(core, people.slice(0, keysAtOnce));
  const events = new Map(of.choices.events.map(({ id, name }) => [id, name]));
  const deals = new Map(of.choices.deals.map((deal) => [deal.id, deal]));
  return of.sources.map((source) => {
    const { date, dealId } = source;
    const deal = deals.get(dealId);
    const entry = source.isDay ? reported.get(`${date}#${dealId}`) : undefined;
    return {
      date,
      dealId,
      dealName: deal?.name ?? "",
      eventName: (deal && events.get(deal.eventId)) ?? "",
      value: shownSource(value, source.value),
      of: source.of === null || per === undefined ? null : shownSource(per, source.of),
      source: entry?.source ?? null,
      enteredBy: (entry && contacts.get(entry.by)?.name) ?? null,
      enteredAt: entry?.at ?? null,
    };
  });
}

/** Who reported the days of some sources, by date and deal. */
async function reportedBy(
  core: Core,
  { ref, months }: Book,
  sources: readonly TileSource[],
): Promise<Map<string, DaySource>> {
  const asked = new Map(
    sources.flatMap(({ isDay, date, dealId }) => {
      const month = monthOf(date);
      return isDay ? [[`${month}#${dealId}`, { ...ref, month, dealId }] as const] : [];
    }),
  );
  const keys = [...asked.values()].map(metricsSourceEntity.key);
  const batches = [];
  for (let from = 0; from < keys.length; from += keysAtOnce)
    batches.push(core.table.getMany(keys.slice(from, from + keysAtOnce)));
  const rows = (await Promise.all(batches)).flat().filter((row) => row !== undefined);
  return new Map(
    [...months, ...readEach(rows, metricsSourceEntity.read).rows].flatMap(
      ({ month, dealId, sources: days = {} }) =>
        Object.entries(days).map(([day, source]) => [`${month}-${day}#${dealId}`, source] as const),
    ),
  );
}
