import type { Analytics, AnalyticsQuery } from "@marquee/contracts/insight/analytics";
import {
  analyticsRanges,
  type Measure,
  measures,
  tileIds,
  tiles,
} from "@marquee/contracts/insight/analytics-measures";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  measurableDeal,
  measuringBrand,
  measuringHost,
  setMeasuredStage,
} from "@marquee/testkit/measured-stage";
import { sampleOf } from "@marquee/testkit/sample-of";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { getAnalytics } from "./get-analytics.ts";
import { importMetrics } from "./import-metrics.ts";
import { listTileRows } from "./list-tile-rows.ts";

/** What one side entered, recorded independently of the code under test. */
interface Entry {
  dealId: string;
  date: string;
  values: Record<Measure, number>;
}

const now = "2026-03-01T12:00:00.000Z";
const dayMs = 86_400_000;
const dayAgo = (days: number) => new Date(Date.parse(now) - days * dayMs).toISOString().slice(0, 10);

/** Signed today, within each range, on the first day of last30, in the period before, a year ago, and not at all. */
const signedDaysAgo = [0, 4, 29, 30, 61, 200, 363, 500];
const deals = [
  ...signedDaysAgo.map((days, at) =>
    measurableDeal(`deal_${at}`, `evt_${at % 3}`, {
      amountCents: 1_000_050 + at * 77_777,
      signedAt: `${dayAgo(days)}T23:30:00.000Z`,
      status: at % 2 === 0 ? "active" : "completed",
    }),
  ),
  measurableDeal("deal_open", "evt_0", { status: "pending", signedAt: null, amountCents: 333_333 }),
];

let core: Core;
const entered: Record<string, Entry[]> = {};
const accounts = { brand: measuringBrand.id, host: measuringHost.id };
type Side = keyof typeof accounts;

beforeAll(async () => {
  core = { table: memoryTable(), clock: fixedClock(Date.parse(now)), ids: seededIds() };
  await setMeasuredStage(core, deals, { evt_0: "Berlin", evt_1: "Lyon", evt_2: "Oslo" });
  for (const side of ["brand", "host"] as const) {
    entered[side] = someEntries(side === "brand" ? 5 : 8);
    const csv = [
      `date,dealId,${measures.join(",")}`,
      ...entered[side].map(({ date, dealId, values }) =>
        [date, dealId, ...measures.map((one) => values[one])].join(","),
      ),
    ].join("\n");
    // In several files, each with some deals, because one file may cover only a limited number of months.
    for (let first = 0; first < deals.length; first += 3) {
      const some = new Set(deals.slice(first, first + 3).map(({ id }) => id));
      const [header = "", ...lines] = csv.split("\n");
      const file = [header, ...lines.filter((line) => some.has(line.split(",")[1] ?? ""))].join("\n");
      const result = await importMetrics(core, inPerson(accounts[side]), { csv: file, dryRun: false });
      if (result.errors.length > 0) throw new Error(JSON.stringify(result.errors));
    }
  }
});

/** Entries every few days over 14 months, on different days for each deal. */
function someEntries(every: number): Entry[] {
  let state = every;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return deals.flatMap(({ id: dealId }, at) => {
    const days: Entry[] = [];
    for (let ago = at; ago < 420; ago += 1 + random(2 * every)) {
      const values = Object.fromEntries(
        measures.map((measure) => [measure, measure === "revenue" ? random(500_000) / 100 : random(900)]),
      ) as Entry["values"];
      days.push({ dealId, date: dayAgo(ago), values });
    }
    return days;
  });
}

interface Span {
  from: string;
  to: string;
}

/** What a page is filtered by. */
interface Chosen {
  event: string;
  deal: string;
}

const eventOf = new Map(deals.map(({ id, eventId }) => [id, eventId]));
const isChosen = (dealId: string, { event, deal }: Chosen) =>
  (event === "all" || event === eventOf.get(dealId)) && (deal === "all" || deal === dealId);

/** A sum over entries and deals of a period; money in whole cents. */
function sumOf(side: Side, source: Measure | "amount", { from, to }: Span, chosen: Chosen): number {
  if (source === "amount")
    return deals
      .filter(({ id, signedAt }) => {
        const day = signedAt?.slice(0, 10) ?? "";
        return from <= day && day <= to && isChosen(id, chosen);
      })
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (entered[side] ?? [])
    .filter(({ date, dealId }) => from <= date && date <= to && isChosen(dealId, chosen))
    .reduce((sum, { values }) => sum + Math.round(values[source] * (source === "revenue" ? 100 : 1)), 0);
}

/** A sum over everything up to a day, of the deals that were signed by then and have an entry by then. */
function sumToDate(side: Side, source: Measure | "amount", { to }: Span, chosen: Chosen): number {
  const until = (entered[side] ?? []).filter(({ date }) => date <= to);
  const divided = deals.filter(
    ({ id, signedAt }) =>
      signedAt !== null &&
      signedAt.slice(0, 10) <= to &&
      isChosen(id, chosen) &&
      until.some(({ dealId }) => dealId === id),
  );
  if (source === "amount") return divided.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return until
    .filter(({ dealId }) => divided.some(({ id }) => id === dealId))
    .reduce((sum, { values }) => sum + Math.round(values[source] * (source === "revenue" ? 100 : 1)), 0);
}

function expectedTile(side: Side, id: (typeof tileIds)[number], span: Span, chosen: Chosen): number | null {
  const definition = tiles[id];
  const sum = id === "roi" || id === "cost_per_lead" ? sumToDate : sumOf;
  const value = sum(side, definition.value, span, chosen);
  if (!("per" in definition)) return definition.unit === "usd" ? value / 100 : value;
  const of = sum(side, definition.per, span, chosen);
  // Of whole counts and cents, so that half a cent rounds the same way.
  const scale = { usd: 1, multiple: 100, percent: 10_000 }[definition.unit];
  return of === 0 ? null : Math.round((value * scale) / of) / 100;
}

const periods: AnalyticsQuery[] = [
  ...analyticsRanges.map((range) => ({ range })),
  { from: "2025-12-15", to: "2026-01-14" },
  { from: "2025-01-31", to: "2026-02-28" },
  { from: "2025-11-30", to: "2025-11-30" },
];
const events = ["all", "evt_0", "evt_1", "evt_2", "evt_of_nobody"];
/** Each deal, and one of another account: with all events, its own event and another event in turn. */
const chosenDeals: Chosen[] = [...deals, { id: "deal_of_nobody", eventId: "evt_1" }].map(
  ({ id: deal, eventId }, at) => ({
    deal,
    event: ["all", eventId, eventId === "evt_0" ? "evt_2" : "evt_0"][at % 3] ?? "all",
  }),
);
const pages = (["brand", "host"] as const).flatMap((side) => periods.map((period) => ({ side, period })));
/** Every event with every period, and with each period two of the deals. */
const cases = [
  ...pages.flatMap((page) => events.map((event) => ({ ...page, event, deal: "all" }))),
  ...pages.flatMap((page, at) =>
    chosenDeals.filter((_, nth) => nth % 5 === at % 5).map((chosen) => ({ ...page, ...chosen })),
  ),
];
const tried = sampleOf(cases, 37);
const nameOf = ({ side, period, event, deal }: (typeof cases)[number]) =>
  `${period.range ?? `${period.from} to ${period.to}`} of ${event} and ${deal} for the ${side}`;

const read = (side: Side, query: AnalyticsQuery) => getAnalytics(core, accounts[side], query);
const tileOf = ({ tiles: all }: Analytics, id: string) => all.find((tile) => tile.id === id);

describe("every tile is the sum of its rows and matches the entries", () => {
  it.each(tried.map((one) => [nameOf(one), one] as const))("%s", async (_, { side, period, event, deal }) => {
    const page = await read(side, { ...period, event, deal });
    for (const id of tileIds) {
      const { value, previous } = tileOf(page, id) ?? {};
      expect(value, id).toBe(expectedTile(side, id, page, { event, deal }));
      expect(previous, `${id} before`).toBe(expectedTile(side, id, page.previous, { event, deal }));
      const rows = await listTileRows(core, accounts[side], { ...period, event, deal, tile: id });
      expect(rows.value, `rows of ${id}`).toBe(value);
      expect(rows.rows).toHaveLength(rows.rowCount);
      const sum = (pick: (row: (typeof rows.rows)[number]) => number) =>
        rows.rows.reduce((all, row) => all + Math.round(pick(row) * 100), 0) / 100;
      const [values, ofs] = [sum((row) => row.value), sum((row) => row.of ?? 0)];
      const isRatio = "per" in tiles[id];
      const percent = tiles[id].unit === "percent" ? 100 : 1;
      const expected = isRatio
        ? ofs === 0
          ? null
          : Math.round(((values * 100) / ofs) * percent) / 100
        : values;
      expect(expected, `sum of the rows of ${id}`).toBe(value);
    }
  });

  it.each(tried.map((one) => [nameOf(one), one] as const))(
    "the chart of %s",
    async (_, { side, period, event, deal }) => {
      const page = await read(side, { ...period, event, deal });
      expect(page.series[0]?.from).toBe(page.from);
      expect(page.series.at(-1)?.to).toBe(page.to);
      for (const point of page.series) {
        const cents = (source: Measure | "amount") => sumOf(side, source, point, { event, deal });
        expect(point.amount * 100).toBeCloseTo(cents("amount"), 5);
        for (const measure of measures)
          expect(Math.round(point[measure] * (measure === "revenue" ? 100 : 1))).toBe(cents(measure));
      }
    },
  );
});

describe("halves of a period", () => {
  const summed = tileIds.filter((id) => !("per" in tiles[id]));

  it.each([
    ["2026-01-01", "2026-01-15", "2026-01-16", "2026-01-31"],
    ["2025-03-01", "2025-08-17", "2025-08-18", "2026-03-01"],
    ["2025-09-30", "2025-12-31", "2026-01-01", "2026-02-10"],
  ])("from %s to %s and from %s to %s add up to the whole", async (from, middle, next, to) => {
    for (const side of ["brand", "host"] as const) {
      const [whole, ...halves] = await Promise.all([
        read(side, { from, to }),
        read(side, { from, to: middle }),
        read(side, { from: next, to }),
      ]);
      for (const id of summed) {
        const sum = halves.reduce((all, half) => all + Math.round((tileOf(half, id)?.value ?? 0) * 100), 0);
        expect(sum / 100, id).toBe(tileOf(whole, id)?.value);
      }
    }
  });
});
