import type { AnalyticsRange, TileId } from "@marquee/contracts/analytics-measures";
import type { DealSide } from "@marquee/contracts/deal-moves";
import { fixedClock } from "@marquee/testkit/clock";
import {
  measurableDeal,
  measuringBrand,
  measuringHost,
  setMeasuredStage,
} from "@marquee/testkit/measured-stage";
import { memoryTable } from "@marquee/testkit/memory-table";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Core } from "../core.ts";
import { dashboardOf, readDashboardFacts } from "../dashboard/get-dashboard.ts";
import type { DealRecord } from "../deals/deal.item.ts";
import { dealWrites } from "../deals/write-deal.ts";
import { inPerson } from "../identity/principal.ts";
import { getAnalytics } from "./get-analytics.ts";
import { importMetrics } from "./import-metrics.ts";
import { listAnalyticsDeals } from "./list-analytics-deals.ts";
import { listTileRows } from "./list-tile-rows.ts";

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

/** The independent computation: plain sums over the deals that count. */
function expectedTiles(all: readonly { one: History; counts: boolean; signed: boolean }[], span: Span) {
  const isIn = (day: string) => span.from <= day && day <= span.to;
  let [amount, revenue, leads] = [0, 0, 0];
  for (const { one, counts, signed } of all) {
    if (!counts) continue;
    if (signed && isIn(daysAgo(one.signedDaysAgo))) amount += one.amountCents;
    for (const entry of one.entries) {
      if (!isIn(daysAgo(entry.ago))) continue;
      revenue += entry.revenueCents;
      leads += entry.leads;
    }
  }
  const places = (value: number) => Math.round(value * 100) / 100;
  return {
    revenue: revenue / 100,
    deal_value: amount / 100,
    roi: amount === 0 ? null : places(revenue / amount),
    cost_per_lead: leads === 0 ? null : places(amount / 100 / leads),
  } as Partial<Record<TileId, number | null>>;
}

async function expectMoney(core: Core, histories: readonly History[], stateOf: (one: History) => string) {
  const facts = histories.map((one, at) => {
    const { counts = false, row } = states[stateOf(one)] ?? {};
    return { one, id: `deal_${at}`, counts, signed: row?.signedAt !== null };
  });
  const dashboard = dashboardOf(await readDashboardFacts(core, account), "agency");
  const monthOf = (side: DealSide, month: string) =>
    facts
      .filter((deal) => deal.one.side === side && deal.counts && deal.signed)
      .filter((deal) => daysAgo(deal.one.signedDaysAgo).startsWith(month))
      .reduce((sum, deal) => sum + deal.one.amountCents, 0) / 100;
  const countingSides = new Set(facts.filter(({ counts }) => counts).map(({ one }) => one.side));
  for (const shown of [dashboard, ...(dashboard.otherSide ? [dashboard.otherSide] : [])]) {
    expect(shown.monthAmount).toBe(monthOf(shown.side, "2026-03"));
    expect(shown.previousMonthAmount).toBe(monthOf(shown.side, "2026-02"));
    const ratios = facts
      .filter((deal) => deal.one.side === shown.side && deal.counts && deal.one.amountCents > 0)
      .map(
        (deal) => deal.one.entries.reduce((sum, entry) => sum + entry.revenueCents, 0) / deal.one.amountCents,
      )
      .filter((ratio) => ratio > 0);
    expect(shown.averageRoi?.deals ?? 0).toBe(ratios.length);
    if (ratios.length > 0)
      expect(shown.averageRoi?.value).toBeCloseTo(
        ratios.reduce((sum, one) => sum + one, 0) / ratios.length,
        1,
      );
  }
  // Neither side is lost.
  for (const side of countingSides) expect([dashboard.side, dashboard.otherSide?.side]).toContain(side);

  const behind = (await listAnalyticsDeals(core, account)).deals;
  expect(behind.map(({ dealId }) => dealId).sort()).toEqual(
    facts
      .filter(({ counts }) => counts)
      .map(({ id }) => id)
      .sort(),
  );
  for (const side of ["brand", "host"] as const) {
    for (const [at, range] of ranges.entries()) {
      const event = at === 1 ? "evt_0" : "all";
      const page = await getAnalytics(core, account, { range, side, event });
      expect(page.sides).toEqual(expect.arrayContaining([...countingSides]));
      const scoped = facts.filter(({ one }) => one.side === side && (event === "all" || one.event === event));
      const [value, previous] = [expectedTiles(scoped, page), expectedTiles(scoped, page.previous)];
      for (const id of moneyTiles) {
        const tile = page.tiles.find((one) => one.id === id);
        expect([id, tile?.value, tile?.previous]).toEqual([id, value[id], previous[id]]);
        const rows = await listTileRows(core, account, { range, side, event, tile: id });
        expect([id, rows.value]).toEqual([id, value[id]]);
      }
      const cents = (of: "revenue" | "amount") =>
        page.series.reduce((sum, point) => sum + Math.round(point[of] * 100), 0) / 100;
      expect([cents("revenue"), cents("amount")]).toEqual([value.revenue, value.deal_value]);
      for (const { stage, amount } of page.pipeline)
        expect(amount).toBe(
          scoped
            .filter((deal) => deal.counts && states[stateOf(deal.one)]?.row.status === stage)
            .reduce((sum, deal) => sum + deal.one.amountCents, 0) / 100,
        );
    }
    for (const { id, one, counts } of facts) {
      if (one.side !== side || counts) continue;
      const page = await getAnalytics(core, account, { range: "12months", side, deal: id });
      expect(page.tiles.map((tile) => tile.value ?? 0)).toEqual(page.tiles.map(() => 0));
    }
  }
}

it("each money number is the sum over the deals that stand, on either side, and follows at once when a deal ends", async () => {
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
