import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { sampleEvent, storeEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { DealRecord } from "../../deals/deals/deal.item.ts";
import type { MeasuredDay } from "../../deals/metrics/months.ts";
import { storedSums } from "../../deals/metrics/sums.ts";
import { type DashboardFacts, dashboardOf, readDashboardFacts } from "./get-dashboard.ts";

const brand = dealBrand(1);
const hourMs = 60 * 60_000;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, [brand], [{ maxSponsors: 20 }]);
});

const deal = (id: string, given: Partial<DealRecord> = {}) =>
  storeDeal(core, sampleDeal({ id, brandId: brand.id, expiresAt: null, ...given }));
const shown = async (accountId = brand.id, role: Parameters<typeof dashboardOf>[1] = "brand") =>
  dashboardOf(await readDashboardFacts(core, accountId), role);

describe("the dashboard's numbers", () => {
  it("are empty for an account that has nothing, on the side of its role", async () => {
    const nothing = {
      asOf: "2026-01-15T09:00:00.000Z",
      activeDeals: 0,
      openDeals: 0,
      upcomingEvents: 0,
      monthAmount: 0,
      previousMonthAmount: 0,
      averageRoi: null,
      nextEvents: [],
      dealsUnderWay: [],
      otherSide: null,
    };
    expect(await shown("usr_new")).toEqual({ ...nothing, side: "brand" });
    expect(await shown("usr_new", "event_host")).toEqual({ ...nothing, side: "host" });
  });

  it("count deals by their current state: an offer that lapsed is open for nobody", async () => {
    await deal("deal_1", { status: "active", signedAt: "2026-01-02T00:00:00.000Z" });
    await deal("deal_2", { status: "pending" });
    await deal("deal_3", { status: "negotiating", expiresAt: "2026-01-15T10:00:00.000Z" });
    await deal("deal_4", { status: "completed" });
    await deal("deal_5", { status: "cancelled" });
    expect(await shown()).toMatchObject({ activeDeals: 1, openDeals: 2 });
    expect(await shown(dealHost.id)).toMatchObject({ side: "host", activeDeals: 1, openDeals: 2 });
    clock.advance(hourMs);
    expect(await shown()).toMatchObject({ activeDeals: 1, openDeals: 1 });
  });

  it("count each upcoming event once: hosted, or sponsored by a deal that was accepted", async () => {
    await deal("deal_1", { status: "active" });
    await deal("deal_2", { status: "pending" });
    expect((await shown()).upcomingEvents).toBe(1);
    const hosted = (id: string, given: Partial<typeof dealEvent>) =>
      storeEvent(core, sampleEvent({ id, date: "2026-02-01T09:00:00.000Z", hostId: brand.id, ...given }));
    await hosted("evt_own", {});
    await hosted("evt_draft", { state: "draft" });
    await hosted("evt_canceled", { state: "cancelled" });
    await hosted("evt_begun", { date: "2026-01-15T09:00:00.000Z" });
    expect((await shown()).upcomingEvents).toBe(2);
    expect((await shown(dealHost.id)).upcomingEvents).toBe(1);
  });

  it("count no event of an offer that nobody accepted", async () => {
    await deal("deal_1", { status: "negotiating", expiresAt: "2026-01-18T09:00:00.000Z" });
    expect((await shown()).upcomingEvents).toBe(0);
  });

  it("sum what was signed in this month and in the previous one, by the UTC calendar", async () => {
    const signed = (id: string, signedAt: string | null, amountCents: number) =>
      deal(id, { status: "active", signedAt, amountCents });
    await signed("deal_1", "2026-01-01T00:00:00.000Z", 100_050);
    await signed("deal_2", "2026-01-15T08:59:59.999Z", 200_000);
    await signed("deal_3", "2025-12-31T23:59:59.999Z", 50_000);
    await signed("deal_4", "2025-12-01T00:00:00.000Z", 25_000);
    await signed("deal_5", "2025-11-30T23:59:59.999Z", 7_000);
    await signed("deal_6", null, 1_000);
    for (const accountId of [brand.id, dealHost.id])
      expect(await shown(accountId)).toMatchObject({ monthAmount: 3_000.5, previousMonthAmount: 750 });
  });
});

it("shows the three active or negotiated deals that close last, and those without a closing date after them", async () => {
  const closing = (id: string, closingDate: string | null, status: DealRecord["status"]) =>
    deal(id, { closingDate, status });
  await closing("deal_none", null, "active");
  await closing("deal_early", "2026-01-31", "negotiating");
  await closing("deal_done", "2026-12-31", "completed");
  await closing("deal_late", "2026-03-31", "active");
  await closing("deal_pending", "2026-11-30", "pending");
  const ids = async () => (await shown()).dealsUnderWay.map(({ id }) => id);
  expect(await ids()).toEqual(["deal_late", "deal_early", "deal_none"]);
  await closing("deal_middle", "2026-02-28", "negotiating");
  expect(await ids()).toEqual(["deal_late", "deal_middle", "deal_early"]);
  expect((await shown(dealHost.id)).dealsUnderWay).toHaveLength(3);
});

describe("the next events", () => {
  it("are of either side, say what is booked, and for their host what is sold, held and worth", async () => {
    await deal("deal_1", { status: "active", signedAt: "2026-01-10T09:00:00.000Z", amountCents: 900_000 });
    await deal("deal_2", { expiresAt: "2026-01-18T09:00:00.000Z" });
    await deal("deal_3", { status: "cancelled", signedAt: "2026-01-10T09:00:00.000Z" });
    const { id, name, date, endsAt, timeZone } = dealEvent;
    const event = { id, name, date, endsAt, timeZone, amount: 9_000 };
    expect((await shown()).nextEvents).toEqual([{ ...event, side: "brand", spots: null }]);
    const [{ spots, ...hosted } = { spots: null }] = (await shown(dealHost.id)).nextEvents;
    expect(hosted).toEqual({ ...event, side: "host" });
    expect(spots).toMatchObject({ sold: 1, held: 1, free: 18 });
    const offer = [...store.values()].find(({ rowType }) => rowType === "sponsorship-package");
    expect(spots?.worth).toBe((20 * Number(offer?.priceCents)) / 100);
  });

  it("are the four that begin next, without drafts, canceled events and those that are over", async () => {
    const hosted = (hostedId: string, given: Partial<typeof dealEvent> & { date: string }) =>
      storeEvent(core, sampleEvent({ id: hostedId, hostId: "usr_other", ...given }));
    for (const month of ["09", "03", "05", "04", "07"]) {
      const date = `2026-${month}-01T09:00:00.000Z`;
      await hosted(`evt_${month}`, { date, endsAt: `2026-${month}-02T09:00:00.000Z` });
    }
    await hosted("evt_draft", { state: "draft", date: "2026-02-01T09:00:00.000Z" });
    await hosted("evt_canceled", { state: "cancelled", date: "2026-02-01T09:00:00.000Z" });
    await hosted("evt_over", { date: "2026-01-01T09:00:00.000Z", endsAt: "2026-01-15T09:00:00.000Z" });
    const next = (await shown("usr_other", "event_host")).nextEvents;
    expect(next.map(({ id }) => id)).toEqual(["evt_03", "evt_04", "evt_05", "evt_07"]);
  });
});

describe("the average ROI", () => {
  const measuredDay = (dealId: string, revenue: number, date = "2026-01-10") => ({
    date,
    dealId,
    eventId: "evt_1",
    sums: storedSums({ revenue }),
  });
  const facts = (measured: MeasuredDay[]): DashboardFacts => ({
    now: "2026-01-15T09:00:00.000Z",
    clock: { timeZone: "UTC", today: "2026-01-15" },
    deals: [1_000, 2_000, 4_000, 0].map((amountCents, n) => ({
      id: `deal_${n}`,
      side: "brand",
      status: "active",
      eventId: "evt_1",
      eventName: "Harbor",
      packageName: "Gold",
      amountCents,
      conceptId: null,
      signedAt: "2026-01-01T09:00:00.000Z",
      eventCanceled: false,
      createdAt: "",
      updatedAt: "",
    })),
    hosted: [],
    sponsored: [],
    packages: new Map(),
    underWay: [],
    measured,
  });
  const roi = (...measured: MeasuredDay[]) => dashboardOf(facts(measured), "brand").averageRoi;

  it("is the revenue of the measured deals ÷ their amounts, and says how many there are", () => {
    expect(roi(measuredDay("deal_0", 30))).toEqual({ value: 3, deals: 1 });
    expect(
      roi(
        measuredDay("deal_0", 20),
        measuredDay("deal_0", 10, "2026-01-11"),
        measuredDay("deal_1", 25),
        measuredDay("deal_2", 0),
      ),
    ).toEqual({ value: 0.79, deals: 3 });
  });

  it("is no number without an amount to divide by, or for deals that are no longer one's own", () => {
    expect(roi(measuredDay("deal_3", 5))).toBeNull();
    expect(roi(measuredDay("deal_gone", 5))).toBeNull();
  });
});
