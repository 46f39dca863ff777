import { memoryTable } from "@marquee/table/memory-table";
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
import { deliverableEntity } from "../../deals/deals/deliverable.item.ts";
import { savedEventEntity } from "../../events/saved-events/saved-event.item.ts";
import { calendarOf } from "./calendar.ts";

const brand = dealBrand(1);
const year = { from: "2026-01-01", to: "2026-12-31" };
let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand], [{ maxSponsors: 60, priceCents: 1_000_000 }]);
});

const deal = (id: string, given: Partial<DealRecord> = {}) =>
  storeDeal(core, sampleDeal({ id, brandId: brand.id, ...given }));
const signed = { status: "active", signedAt: "2026-01-15T10:00:00.000Z", expiresAt: null } as const;
const shown = async (user = brand, days = year) =>
  (await calendarOf(core, user.id, days)).map(({ id, kind, side, isTentative }) => [
    id,
    kind,
    side,
    isTentative,
  ]);
const owes = (dealId: string, dueDate: string) =>
  core.table.write({
    op: "put",
    item: deliverableEntity.item({
      dealId,
      n: 1,
      benefit: "A booth",
      owner: "host",
      dueDate,
      status: "pending",
      owedBy: dealHost.id,
      reviewBy: null,
      note: "",
      startedAtRisk: false,
      updatedAt: "2026-01-14T09:00:00.000Z",
    }),
  });

describe("an account's calendar", () => {
  it("has an offer until it is answered or lapses, and its event as not confirmed until it is signed", async () => {
    await deal("deal_1");
    expect(await shown()).toEqual([
      ["deal_1-offer", "offer", "brand", false],
      [dealEvent.id, "event", "brand", true],
    ]);
    await deal("deal_2", signed);
    expect(await shown()).toEqual([
      ["deal_1-offer", "offer", "brand", false],
      [dealEvent.id, "event", "brand", false],
    ]);
    expect((await calendarOf(core, brand.id, year))[1]?.dealId).toBe("deal_2");
  });

  it("has nothing of a canceled deal or a canceled event", async () => {
    await deal("deal_1", { status: "cancelled", expiresAt: null });
    expect(await shown()).toEqual([]);
    await deal("deal_2", { ...signed, eventCanceled: true });
    await storeEvent(core, sampleEvent({ ...dealEvent, state: "cancelled" }), []);
    expect(await shown()).toEqual([]);
  });

  it("has what a side owes on its day, for that side only, and a host's events and drafts", async () => {
    await deal("deal_1", signed);
    await owes("deal_1", "2026-03-01");
    await storeEvent(core, sampleEvent({ ...dealEvent, id: "evt_draft", state: "draft" }), []);
    expect(await shown(dealHost)).toEqual([
      ["deal_1-1", "deliverable", "host", false],
      [dealEvent.id, "event", "host", false],
      ["evt_draft", "event", "host", true],
    ]);
    expect(await shown()).toEqual([[dealEvent.id, "event", "brand", false]]);
  });

  it("has saved events, which are no draft's and of no stranger", async () => {
    for (const eventId of [dealEvent.id, "evt_draft", "evt_gone"])
      await core.table.write({
        op: "put",
        item: savedEventEntity.item({ userId: brand.id, eventId, savedAt: "2026-01-14T09:00:00.000Z" }),
      });
    await storeEvent(core, sampleEvent({ ...dealEvent, id: "evt_draft", state: "draft" }), []);
    expect(await shown()).toEqual([[dealEvent.id, "event", null, false]]);
    expect(await shown(dealBrand(2))).toEqual([]);
  });

  it("asked for a day, has what is on that day anywhere on earth, and nothing further away", async () => {
    await deal("deal_1", signed);
    await owes("deal_1", "2026-06-10");
    const on = async (day: string) => (await shown(dealHost, { from: day, to: day })).map(([id]) => id);
    for (const day of ["2026-06-01", "2026-06-02", "2026-06-03"]) expect(await on(day)).toContain("evt_1");
    for (const day of ["2026-05-30", "2026-06-05"]) expect(await on(day)).toEqual([]);
    expect(await on("2026-06-10")).toEqual(["deal_1-1"]);
    expect(await on("2026-06-12")).toEqual([]);
  });
});
