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
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { type DealRecord, dealPartyEntity } from "../../deals/deals/deal.item.ts";
import { deliverableEntity } from "../../deals/deals/deliverable.item.ts";
import { closedPriceEntity } from "../../events/events/closed-price.item.ts";
import { approvalItem } from "../../ground/approvals/approval.item.ts";
import { needsOf } from "./list-needs.ts";

const brand = dealBrand(1);
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, [brand], [{ maxSponsors: 60, priceCents: 1_000_000 }]);
});

const deal = (id: string, given: Partial<DealRecord> = {}) =>
  storeDeal(core, sampleDeal({ id, brandId: brand.id, ...given }));
const needsAt = (user = dealHost) => needsOf(core, user.id, user);
const kindsOf = async (user = dealHost) =>
  (await needsAt(user)).needs.map(({ kind, dealId }) => `${kind} ${dealId}`);

describe("what waits for an account", () => {
  it("is nothing for a new one", async () => {
    expect(await needsAt(sampleUser("usr_new"))).toEqual({
      asOf: "2026-01-15T09:00:00.000Z",
      needs: [],
      count: 0,
      isMore: false,
    });
  });

  it("is an offer, with its deadline, amount and list price, for the side that received it and until it lapses", async () => {
    await deal("deal_1");
    expect((await needsAt()).needs).toEqual([
      {
        id: "answer_offer.deal_1",
        kind: "answer_offer",
        dealId: "deal_1",
        inquiryId: null,
        eventId: dealEvent.id,
        packageId: "pkg_1",
        eventName: "Founders Harbor",
        packageName: "Gold",
        from: "Company 1",
        amount: 9_000,
        listPrice: 10_000,
        median: null,
        subject: null,
        count: 1,
        until: "2026-01-18T09:00:00.000Z",
      },
    ]);
    expect(await kindsOf(brand)).toEqual([]);
    clock.advance(3 * dayMs);
    expect(await kindsOf()).toEqual([]);
  });

  it("measures an offer by what comparable deals closed at, once there are five", async () => {
    await deal("deal_1");
    const median = async () => (await needsAt()).needs[0]?.median;
    for (const [at, amountCents] of [700, 900, 1_100, 1_300, 1_500].entries()) {
      expect(await median()).toBeNull();
      const place = { category: dealEvent.category, tier: "gold" as const };
      const item = closedPriceEntity.item({
        ...place,
        dealId: `deal_past_${at}`,
        amountCents,
        attendees: 1,
        at: `2026-01-0${at + 1}T09:00:00.000Z`,
      });
      await core.table.write({ op: "put", item });
    }
    expect(await median()).toBe(11 * dealEvent.attendeeCount);
  });

  it("comes in the order in which it expires, and what never does comes last", async () => {
    await deal("deal_late", {
      status: "pending",
      expiresAt: "2026-01-29T09:00:00.000Z",
      signedBy: ["brand"],
    });
    await deal("deal_soon", { expiresAt: "2026-01-16T09:00:00.000Z" });
    await deal("deal_mid", { offerKind: "request", offeredBy: "brand" });
    expect(await kindsOf()).toEqual([
      "answer_offer deal_soon",
      "answer_request deal_mid",
      "sign_contract deal_late",
    ]);
  });

  it("lists the first twenty and counts all", async () => {
    for (let n = 10; n < 35; n++) await deal(`deal_${n}`);
    const { needs, count, isMore } = await needsAt();
    expect([needs.length, count, isMore]).toEqual([20, 25, false]);
  });

  it("is known of deals whose rows are older than what they repeat", async () => {
    await deal("deal_1");
    const key = dealPartyEntity.key({ accountId: dealHost.id, id: "deal_1" });
    const row = await core.table.get(key);
    const { stand: _, ...brief } = (row?.brief ?? {}) as Record<string, unknown>;
    await core.table.write({ op: "put", item: { ...row, ...key, brief } });
    expect(await kindsOf()).toEqual(["answer_offer deal_1"]);
  });

  it("is a deliverable within a week of its day or once disputed, and proofs of one deal together", async () => {
    await deal("deal_1", { status: "active", expiresAt: null, signedAt: "2026-01-10T09:00:00.000Z" });
    const owes = (n: number, dueDate: string | null, status: "pending" | "disputed" | "delivered") =>
      core.table.write({
        op: "put",
        item: deliverableEntity.item({
          dealId: "deal_1",
          n,
          benefit: `Benefit ${n}`,
          owner: "host",
          dueDate,
          status,
          owedBy: status === "delivered" ? null : dealHost.id,
          reviewBy: status === "delivered" ? brand.id : null,
          note: "",
          startedAtRisk: false,
          updatedAt: "2026-01-14T09:00:00.000Z",
        }),
      });
    await owes(1, "2026-01-22", "pending");
    await owes(2, "2026-01-23", "pending");
    await owes(3, null, "disputed");
    await owes(4, "2026-01-22", "delivered");
    await owes(5, "2026-01-22", "delivered");
    expect((await needsAt()).needs.map(({ kind, subject }) => [kind, subject])).toEqual([
      ["deliver", "Benefit 1"],
      ["deliver", "Benefit 3"],
    ]);
    expect((await needsAt(brand)).needs.map(({ kind, count }) => [kind, count])).toEqual([
      ["review_proof", 2],
    ]);
    clock.advance(dayMs);
    expect((await needsAt()).count).toBe(3);
  });

  it("is an event that its host could publish, or that has no packages", async () => {
    const hosted = (id: string, given: Partial<typeof dealEvent>) =>
      storeEvent(core, sampleEvent({ id, hostId: brand.id, date: "2026-03-01T09:00:00.000Z", ...given }), []);
    await hosted("evt_draft", { state: "draft" });
    await hosted("evt_bare", {});
    await hosted("evt_canceled", { state: "cancelled" });
    await hosted("evt_past_draft", { state: "draft", date: "2026-01-15T08:59:59.000Z" });
    const { needs } = await needsAt(brand);
    expect(needs.map(({ kind, eventId }) => `${kind} ${eventId}`)).toEqual([
      "publish_event evt_draft",
      "add_packages evt_bare",
    ]);
  });

  it("is for an admin of a day what another admin asks for", async () => {
    const request = (id: string, requestedById: string, subject: string) =>
      core.table.write({
        op: "put",
        item: approvalItem({
          id,
          kind: "admin",
          subject,
          subjectName: "Ada",
          before: {},
          after: {},
          reason: null,
          status: "waiting",
          requestedBy: "root",
          requestedById,
          decidedBy: null,
          createdAt: "2026-01-14T09:00:00.000Z",
        }),
      });
    await request("apr_1", "usr_other", "usr_ada");
    await request("apr_2", "usr_admin", "usr_ada");
    await request("apr_3", "usr_other", "usr_admin");
    const admin = sampleUser("usr_admin", { role: "admin", adminSince: null });
    expect((await needsAt(admin)).needs.map(({ id }) => id)).toEqual(["decide_approval.apr_1"]);
    expect((await needsAt({ ...admin, role: "brand" })).count).toBe(0);
    expect((await needsAt({ ...admin, adminSince: "2026-01-15T08:00:00.000Z" })).count).toBe(0);
  });
});
