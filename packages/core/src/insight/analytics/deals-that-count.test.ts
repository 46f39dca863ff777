import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import { type AnalyticsRange, type TileId, tiles } from "@marquee/contracts/insight/analytics-measures";
import { usd } from "@marquee/contracts/text/usd";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  measurableDeal,
  measuringBrand,
  measuringHost,
  setMeasuredStage,
} from "@marquee/testkit/measured-stage";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readTools } from "../../chat/chat/tools/read-tools.ts";
import type { Core } from "../../core.ts";
import type { DealRecord } from "../../deals/deals/deal.item.ts";
import { getDeal, listDeals } from "../../deals/deals/read-deals.ts";
import { previewRenewal } from "../../deals/deals/renew-deal.ts";
import { dealWrites } from "../../deals/deals/write-deal.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { dashboardOf, readDashboardFacts } from "../../home/dashboard/get-dashboard.ts";
import { getAnalytics } from "./get-analytics.ts";
import { importMetrics } from "./import-metrics.ts";
import { listAnalyticsDeals } from "./list-analytics-deals.ts";
import { listTileRows } from "./list-tile-rows.ts";
import { reportBlocks } from "./report.ts";
import { createAnalyticsShare, getSharedAnalytics, revokeAnalyticsShare } from "./shares.ts";

// An account that sponsors some events and hosts others.
const account = measuringBrand.id;
const now = "2026-03-15T12:00:00.000Z";
const today = "2026-03-15";
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString().slice(0, 10);

/** Every way in which a deal can stand, and whether it is part of money numbers, spelled out independently. */
const states: Record<string, { counts: boolean; row: Partial<DealRecord> }> = {
  active: { counts: true, row: { status: "active" } },
  completed: { counts: true, row: { status: "completed" } },
  pending: { counts: true, row: { status: "pending", signedAt: null } },
  negotiating: { counts: true, row: { status: "negotiating", signedAt: null } },
  canceledAfterSigning: { counts: false, row: { status: "cancelled" } },
  declined: { counts: false, row: { status: "cancelled", signedAt: null } },
  offerExpired: { counts: false, row: { status: "negotiating", signedAt: null, expiresAt: daysAgo(1) } },
  neverSigned: { counts: false, row: { status: "pending", signedAt: null, expiresAt: daysAgo(2) } },
  eventCanceled: { counts: false, row: { status: "active", eventCanceled: true } },
};
const stateNames = Object.keys(states);

const history = fc.record({
  side: fc.constantFrom<DealSide[]>("brand", "host"),
  state: fc.constantFrom(...stateNames),
  next: fc.constantFrom(...stateNames),
  event: fc.constantFrom("evt_0", "evt_1"),
  amountCents: fc.integer({ min: 0, max: 9_999_999 }),
  signedDaysAgo: fc.integer({ min: 0, max: 420 }),
  entries: fc.uniqueArray(
    fc.record({
      ago: fc.integer({ min: 0, max: 420 }),
      revenueCents: fc.integer({ min: 0, max: 999_999 }),
      leads: fc.nat(40),
    }),
    { maxLength: 6, selector: ({ ago }) => ago },
  ),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

function dealOf({ side, event, amountCents, signedDaysAgo }: History, at: number, state: string): DealRecord {
  return measurableDeal(`deal_${at}`, event, {
    ...(side === "host" ? { brandId: measuringHost.id, hostId: account } : {}),
    amountCents,
    signedAt: `${daysAgo(signedDaysAgo)}T08:00:00.000Z`,
    ...states[state]?.row,
  });
}

const ranges: AnalyticsRange[] = ["last30", "ytd", "12months"];
const moneyTiles: TileId[] = ["revenue", "deal_value", "roi", "cost_per_lead"];

interface Span {
  from: string;
  to: string;
}

interface Known {
  id: string;
  one: History;
  /** How it stands, by the name of its state. */
  state: string;
  counts: boolean;
  signed: boolean;
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0);
/** One whole number ÷ another, to two decimal places. */
const ratio = (value: number, of: number) => (of === 0 ? null : Math.round((value * 100) / of) / 100);

/** The independent computation of a period: plain sums over the deals that count. */
function expectedTiles(all: readonly Known[], span: Span) {
  const isIn = (day: string) => span.from <= day && day <= span.to;
  const counting = all.filter(({ counts }) => counts);
  const entries = counting.flatMap(({ one }) => one.entries).filter(({ ago }) => isIn(daysAgo(ago)));
  const signed = counting.filter(({ one, signed }) => signed && isIn(daysAgo(one.signedDaysAgo)));
  const { revenue, amount, leads } = toDate(counting, span.to);
  return {
    revenue: sumOf(entries, ({ revenueCents }) => revenueCents) / 100,
    deal_value: sumOf(signed, ({ one }) => one.amountCents) / 100,
    roi: ratio(revenue, amount),
    cost_per_lead: ratio(amount, leads * 100),
  } as Partial<Record<TileId, number | null>>;
}

/** Cents and leads of the deals that count, were signed up to a day and have an entry up to it. */
function toDate(all: readonly Known[], to: string) {
  const until = (one: History) => one.entries.filter(({ ago }) => daysAgo(ago) <= to);
  const divided = all
    .filter(({ one, counts, signed }) => counts && signed && daysAgo(one.signedDaysAgo) <= to)
    .filter(({ one }) => until(one).length > 0);
  return {
    deals: divided.length,
    amount: sumOf(divided, ({ one }) => one.amountCents),
    revenue: sumOf(divided, ({ one }) => sumOf(until(one), ({ revenueCents }) => revenueCents)),
    leads: sumOf(divided, ({ one }) => sumOf(until(one), ({ leads }) => leads)),
  };
}

/** The ROI to date that must be shown wherever one is shown. */
function expectedRoi(all: readonly Known[]): number | null {
  const { amount, revenue } = toDate(all, today);
  return ratio(revenue, amount);
}

async function expectMoney(core: Core, histories: readonly History[], stateOf: (one: History) => string) {
  const known = histories.map((one, at): Known => {
    const state = stateOf(one);
    const { counts = false, row } = states[state] ?? {};
    return { one, id: `deal_${at}`, state, counts, signed: row?.signedAt !== null };
  });
  await expectDashboard(core, known);
  await expectDeals(core, known);
  for (const side of ["brand", "host"] as const) {
    const ofSide = known.filter(({ one }) => one.side === side);
    for (const [at, range] of ranges.entries())
      await expectPage(core, ofSide, { range, side, event: at === 1 ? "evt_0" : "all" });
    for (const { id, counts } of ofSide) {
      if (counts) continue;
      const page = await getAnalytics(core, account, { range: "12months", side, deal: id });
      expect(page.tiles.map((tile) => tile.value ?? 0)).toEqual(page.tiles.map(() => 0));
    }
  }
}

async function expectDashboard(core: Core, known: readonly Known[]) {
  const dashboard = dashboardOf(await readDashboardFacts(core, account), "agency");
  for (const shown of [dashboard, ...(dashboard.otherSide ? [dashboard.otherSide] : [])]) {
    const ofSide = known.filter(({ one, counts }) => one.side === shown.side && counts);
    const signedIn = (month: string) =>
      ofSide.filter(({ one, signed }) => signed && daysAgo(one.signedDaysAgo).startsWith(month));
    expect(shown.monthAmount).toBe(sumOf(signedIn("2026-03"), ({ one }) => one.amountCents) / 100);
    expect(shown.previousMonthAmount).toBe(sumOf(signedIn("2026-02"), ({ one }) => one.amountCents) / 100);
    const value = expectedRoi(ofSide);
    expect(shown.averageRoi).toEqual(value === null ? null : { value, deals: toDate(ofSide, today).deals });
  }
  // Neither side is lost.
  for (const { one, counts } of known)
    if (counts) expect([dashboard.side, dashboard.otherSide?.side]).toContain(one.side);
}

/** The deals' own pages and lists, what Morgan reads of them, and the deals behind a number. */
async function expectDeals(core: Core, known: readonly Known[]) {
  const listed = await listDeals(core, account, {}, { limit: 50 });
  const read = await readTools({ core, accountId: account }).listDeals({ limit: 50 });
  const behind = (await listAnalyticsDeals(core, account)).deals;
  expect(behind.map(({ dealId }) => dealId).sort()).toEqual(
    known.flatMap(({ id, counts }) => (counts ? [id] : [])).sort(),
  );
  for (const deal of known) {
    const { id } = deal;
    const roi = expectedRoi([deal]);
    expect([id, (await getDeal(core, account, id)).roi]).toEqual([id, roi]);
    expect(listed.items.find((one) => one.id === id)?.roi).toBe(roi);
    expect(read.find((one) => one.id === id)?.roi).toBe(roi);
    if (deal.counts) expect(behind.find(({ dealId }) => dealId === id)?.roi).toBe(roi);
    if (deal.state === "completed")
      expect((await previewRenewal(core, account, { id })).last).toMatchObject({
        roi,
        amount: deal.one.amountCents / 100,
      });
  }
}

/** A page, the rows behind its numbers, its PDF, its link, and what Morgan reads of it. */
async function expectPage(
  core: Core,
  ofSide: readonly Known[],
  query: { range: AnalyticsRange; side: DealSide; event: string },
) {
  const page = await getAnalytics(core, account, query);
  for (const { one, counts } of ofSide) if (counts) expect(page.sides).toContain(one.side);
  const scoped = ofSide.filter(({ one }) => query.event === "all" || one.event === query.event);
  const [value, previous] = [expectedTiles(scoped, page), expectedTiles(scoped, page.previous)];
  const report = JSON.stringify(reportBlocks("roi", page, { of: "", compares: false }));
  const read = await readTools({ core, accountId: account }).getAnalytics({
    range: query.range,
    side: query.side,
    eventId: query.event,
  });
  for (const id of moneyTiles) {
    const tile = page.tiles.find((one) => one.id === id);
    expect([id, tile?.value, tile?.previous]).toEqual([id, value[id], previous[id]]);
    const rows = await listTileRows(core, account, { ...query, tile: id });
    expect([id, rows.value]).toEqual([id, value[id]]);
    const [values, ofs] = [
      sumOf(rows.rows, (row) => Math.round(row.value * 100)),
      sumOf(rows.rows, (row) => Math.round((row.of ?? 0) * 100)),
    ];
    const isRatio = id === "roi" || id === "cost_per_lead";
    expect([id, isRatio ? ratio(values, ofs) : values / 100]).toEqual([id, value[id]]);
    // One row for each deal that is divided, whatever the period.
    if (isRatio) expect(rows.rowCount).toBe(toDate(scoped, page.to).deals);
    expect(read.tiles.find((one) => one.id === id)).toMatchObject({
      value: value[id],
      previous: previous[id],
    });
    const shown = value[id];
    const text =
      typeof shown !== "number" ? "–" : id === "roi" ? `${shown.toLocaleString("en-US")}x` : usd(shown);
    expect(report).toContain(`{"label":"${tiles[id].label}","value":"${text}",`);
  }
  const cents = (of: "revenue" | "amount") =>
    sumOf(page.series, (point) => Math.round(point[of] * 100)) / 100;
  expect([cents("revenue"), cents("amount")]).toEqual([value.revenue, value.deal_value]);
  for (const { stage, amount } of page.pipeline)
    expect(amount).toBe(
      sumOf(
        scoped.filter(({ counts, state }) => counts && states[state]?.row.status === stage),
        ({ one }) => one.amountCents,
      ) / 100,
    );
  const link = await createAnalyticsShare(core, account, { view: "roi", ...query, days: 7 }, "https://x");
  const { analytics } = await getSharedAnalytics(core, link.url.split("/").at(-1) ?? "", { ip: "192.0.2.1" });
  expect(analytics.tiles).toEqual(page.tiles);
  await revokeAnalyticsShare(core, account, link.id);
}

it("each money number is the same sum over the deals that stand wherever it is shown, on either side, and follows at once when a deal ends", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: 1, maxLength: 6 }), async (histories) => {
      const core: Core = { table: memoryTable(), clock: fixedClock(Date.parse(now)), ids: seededIds() };
      const before = histories.map((one, at) => dealOf(one, at, one.state));
      await setMeasuredStage(core, before, { evt_0: "Berlin", evt_1: "Oslo" });
      const lines = histories.flatMap(({ entries }, at) =>
        entries.map(
          ({ ago, revenueCents, leads }) => `deal_${at},${daysAgo(ago)},${revenueCents / 100},${leads}`,
        ),
      );
      if (lines.length > 0) {
        const csv = ["dealId,date,revenue,leadsGenerated", ...lines].join("\n");
        const { errors } = await importMetrics(core, inPerson(account), { csv, dryRun: false });
        expect(errors).toEqual([]);
      }
      await expectMoney(core, histories, ({ state }) => state);
      for (const [at, one] of histories.entries()) {
        const was = before[at] ?? dealOf(one, at, one.state);
        const after = { ...dealOf(one, at, one.next), turn: was.turn + 1 };
        const step = { before: was, after, action: "cancel", by: "brand", note: "" } as const;
        await core.table.transact(dealWrites(core, step));
      }
      await expectMoney(core, histories, ({ next }) => next);
    }),
    { numRuns: 25 },
  );
});

it("a deal whose row was stored before it said whether its event was canceled is read for it", async () => {
  const core: Core = { table: memoryTable(), clock: fixedClock(Date.parse(now)), ids: seededIds() };
  const deal = measurableDeal("deal_0", "evt_0", { eventCanceled: true, signedAt: `${today}T08:00:00.000Z` });
  await setMeasuredStage(core, [deal], { evt_0: "Berlin" });
  const key = { pk: `USER#${account}`, sk: "DEAL#deal_0" };
  const row = await core.table.get(key);
  const { eventCanceled: _, ...brief } = (row?.brief ?? {}) as Record<string, unknown>;
  await core.table.write({ op: "update", key, set: { brief } });
  const page = await getAnalytics(core, account, {});
  expect(page.tiles.find(({ id }) => id === "deal_value")?.value).toBe(0);
});

it("the year to date is compared with the same days of the year before", async () => {
  const core: Core = { table: memoryTable(), clock: fixedClock(Date.parse(now)), ids: seededIds() };
  await setMeasuredStage(core, [], {});
  const { from, to, previous } = await getAnalytics(core, account, { range: "ytd" });
  expect({ from, to, previous }).toEqual({
    from: "2026-01-01",
    to: today,
    previous: { from: "2025-01-01", to: "2025-03-15" },
  });
});
