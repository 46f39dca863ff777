import { type DealStatus, dealSides, dealStatuses } from "@marquee/contracts/deals/deal-moves";
import { type DeliverableStatus, deliverableStatuses } from "@marquee/contracts/deals/deliverable-moves";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs } from "@marquee/testkit/deal-acts";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { listPage } from "../../rows/lists.ts";
import { type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { listDealMessages, markDealRead, sendDealMessage } from "./deal-messages.ts";
import { deliverableEntity, owedList } from "./deliverable.item.ts";
import { datedDeliverables, updateDeliverable } from "./deliverables.ts";
import { listOwedDeliverables } from "./owed-deliverables.ts";
import { getDeal, listDeals } from "./read-deals.ts";

const brand = dealBrand(1);
const stranger = dealBrand(2);
const channel = recordingChannel();
const id = "deal_1";

let store: MemoryStore;
let core: Core;

beforeEach(async () => {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand, stranger]);
});

const store1 = (given: Partial<DealRecord> = {}) =>
  storeDeal(core, sampleDeal({ id, brandId: brand.id, ...given }));
const partyOf = { brand: brand.id, host: dealHost.id };
type Body = Parameters<typeof updateDeliverable>[2]["body"];
const update = (accountId: string, body: Body, n = 1) =>
  updateDeliverable(core, channel, { acting: inPerson(accountId), id, n, body });
const accept = (accountId: string, version: number) =>
  moveAs(core, channel, { accountId, id, body: { action: "accept", version } });

describe("the deliverables of a deal", () => {
  it("are one for each benefit that was accepted, owed by the host, due on the day that the benefit says", async () => {
    const due = { days: 14, from: "before_event" as const };
    const tickets = { kind: "tickets" as const, text: "Full pass", quantity: 4, due };
    await store1({ benefits: [tickets, { ...tickets, text: "Talk", quantity: 1 }] });
    expect((await getDeal(core, brand.id, id)).deliverables).toEqual([]);
    expect((await accept(dealHost.id, 1)).deliverables).toMatchObject([
      {
        n: 1,
        benefit: "4 × Full pass",
        owner: "host",
        dueDate: "2026-05-18",
        status: "pending",
        atRisk: false,
      },
      { n: 2, benefit: "Talk" },
    ]);
  });

  it("that are due after signing have no day until both have signed, unless they are given one", async () => {
    const due = { days: 14, from: "after_signing" as const };
    const tickets = { kind: "tickets" as const, text: "Full pass", quantity: 4, due };
    await store1({ benefits: [tickets, { ...tickets, text: "Talk", quantity: 1 }] });
    const pending = { dueDate: null, daysAfterSigning: 14 };
    expect((await accept(dealHost.id, 1)).deliverables).toMatchObject([pending, pending]);
    const begun = await update(dealHost.id, { status: "in_progress" });
    expect(begun.deliverables[0]).toMatchObject({ ...pending, atRisk: true });
    const moved = await update(brand.id, { dueDate: "2026-03-01" }, 2);
    expect(moved.deliverables[1]).toMatchObject({ dueDate: "2026-03-01", daysAfterSigning: null });
    const agreed = sampleDeal({ id, brandId: brand.id, status: "active" });
    const dated = (deal: DealRecord) => datedDeliverables(core, { deal, event: dealEvent });
    expect(await dated(agreed)).toEqual({ writes: [], changes: [] });
    const signedBy = ["brand", "host"] as const;
    const { writes, changes } = await dated({
      ...agreed,
      signedBy: [...signedBy],
      signedAt: "2026-02-20T23:30:00.000Z",
    });
    await core.table.transact(writes);
    expect(changes).toEqual([{ field: "deliverable 1 dueDate", old: null, new: "2026-03-06" }]);
    expect((await getDeal(core, brand.id, id)).deliverables).toMatchObject([
      { dueDate: "2026-03-06", daysAfterSigning: null },
      { dueDate: "2026-03-01", daysAfterSigning: null },
    ]);
  });

  it("keep their status when the terms are reopened; what was negotiated away is waived", async () => {
    await store1();
    await accept(dealHost.id, 1);
    const begun = await update(dealHost.id, { status: "in_progress" });
    expect(begun.deliverables[0]).toMatchObject({ status: "in_progress", atRisk: true });
    expect(begun.history[0]).toMatchObject({
      action: "deliverable",
      by: "host",
      changes: [{ field: "deliverable 1 status", old: "pending", new: "in_progress" }],
    });
    const reopen = { action: "request_changes", version: 1, reason: "Smaller" } as const;
    await moveAs(core, channel, { accountId: brand.id, id, body: reopen });
    expect(await codeOf(update(dealHost.id, { status: "delivered" }))).toBe("invalid_transition");
    const offer = { action: "propose" as const, version: 2, terms: { benefits: ["A desk"] } };
    await moveAs(core, channel, { accountId: dealHost.id, id, body: offer });
    expect((await accept(brand.id, 3)).deliverables).toMatchObject([
      { n: 1, benefit: "A booth", status: "waived", moves: [] },
      { n: 2, benefit: "A desk", status: "pending" },
    ]);
  });

  it("get another day or owner only from the side that they are owed to", async () => {
    await store1();
    await accept(dealHost.id, 1);
    expect(await codeOf(update(dealHost.id, { dueDate: "2026-12-31" }))).toBe("invalid_transition");
    const moved = await update(brand.id, { dueDate: "2026-05-01", owner: "brand" });
    expect(moved.deliverables[0]).toMatchObject({ dueDate: "2026-05-01", owner: "brand" });
    expect(await codeOf(update(brand.id, {}, 9))).toBe("not_found");
    expect(await codeOf(update(stranger.id, { status: "waived" }))).toBe("not_found");
  });
});

describe("what an account still has to deliver", () => {
  const due = (days: number) => ({ days, from: "before_event" as const });
  const benefit = (text: string, days: number) => ({
    kind: "tickets" as const,
    text,
    quantity: 1,
    due: due(days),
  });
  const owed = async (accountId: string, until?: string) =>
    (await listOwedDeliverables(core, accountId, { until }, {})).items.map((one) => [
      one.dealId,
      one.n,
      one.dueDate,
    ]);

  it("is listed across all deals by due date, only for the account that owes it", async () => {
    await setDealStage(core, [brand, stranger], [{ maxSponsors: 2 }]);
    const second = "deal_2";
    await storeDeal(
      core,
      sampleDeal({ id, brandId: brand.id, benefits: [benefit("A", 5), benefit("B", 20)] }),
    );
    await storeDeal(core, sampleDeal({ id: second, brandId: stranger.id, benefits: [benefit("C", 10)] }));
    for (const dealId of [id, second]) {
      const body = { action: "accept" as const, version: 1 };
      await moveAs(core, channel, { accountId: dealHost.id, id: dealId, body });
    }
    const [b, c, a] = [
      [id, 2, "2026-05-12"],
      [second, 1, "2026-05-22"],
      [id, 1, "2026-05-27"],
    ];
    expect(await owed(dealHost.id)).toEqual([b, c, a]);
    expect(await owed(dealHost.id, "2026-05-22")).toEqual([b, c]);
    expect(await owed(dealHost.id, "2026-05-21")).toEqual([b]);
    expect(await owed(brand.id)).toEqual([]);
    await update(brand.id, { owner: "brand" }, 2);
    expect([await owed(brand.id), await owed(dealHost.id)]).toEqual([[b], [c, a]]);
    const [shown] = (await listOwedDeliverables(core, brand.id, {}, {})).items;
    expect(shown).toMatchObject({ benefit: "B", status: "pending", with: { name: dealHost.name } });
  });

  it("leaves the list when it is delivered, waived or canceled, and comes back with a dispute", async () => {
    await store1({ benefits: [benefit("A", 5), benefit("B", 20)] });
    await accept(dealHost.id, 1);
    const [b, a] = await owed(dealHost.id);
    await update(dealHost.id, { status: "delivered" });
    await update(brand.id, { status: "waived" }, 2);
    expect([a?.[1], b?.[1], await owed(dealHost.id)]).toEqual([1, 2, []]);
    await update(brand.id, { status: "disputed" });
    expect(await owed(dealHost.id)).toEqual([a]);
    const reopen = { action: "request_changes", version: 1, reason: "Smaller" } as const;
    await moveAs(core, channel, { accountId: brand.id, id, body: reopen });
    expect(await owed(dealHost.id)).toEqual([]);
    const cancel = { action: "cancel", version: 2, reason: "Another event" } as const;
    await moveAs(core, channel, { accountId: brand.id, id, body: cancel });
    // Removed from the list itself, so that reads do not skip over it again and again.
    expect((await listPage(core, owedList(dealHost.id), { limit: 10 })).items).toEqual([]);
  });
});

/** Stated independently of the code: the statuses that each side may set on what the host owes. */
const says: Record<string, readonly DeliverableStatus[]> = {
  "host pending": ["in_progress", "delivered"],
  "host in_progress": ["pending", "delivered"],
  "host disputed": ["in_progress", "delivered"],
  "brand pending": ["waived"],
  "brand in_progress": ["waived"],
  "brand delivered": ["accepted", "disputed"],
  "brand disputed": ["accepted", "waived"],
};
const opens: readonly DealStatus[] = ["pending", "active", "completed"];

describe.each(dealStatuses)("in a deal that is %s", (status) => {
  it.each(dealSides.flatMap((side) => deliverableStatuses.map((from) => ({ side, from }))))(
    "the $side may change what is $from exactly as the table says",
    async ({ side, from }) => {
      for (const to of deliverableStatuses.filter((one) => one !== from)) {
        store.clear();
        await setDealStage(core, [brand]);
        await store1({ status, ...(status === "negotiating" ? {} : { expiresAt: null }) });
        const row = { dealId: id, n: 1, benefit: "A booth", owner: "host", dueDate: null, note: "" } as const;
        const updatedAt = "2026-01-15T09:00:00.000Z";
        const item = deliverableEntity.item({ ...row, status: from, startedAtRisk: false, updatedAt });
        await core.table.write({ op: "put", item });
        const isAllowed = opens.includes(status) && (says[`${side} ${from}`] ?? []).includes(to);
        const [shown] = (await getDeal(core, partyOf[side], id)).deliverables;
        expect(shown?.moves.includes(to)).toBe(isAllowed);
        const code = await codeOf(update(partyOf[side], { status: to }));
        expect(code, `${from} to ${to}`).toBe(isAllowed ? "no error" : "invalid_transition");
      }
    },
  );
});

describe("the thread of a deal", () => {
  it("shows both sides each message once, newest page first, and nothing to anybody else", async () => {
    await store1();
    const send = (accountId: string, message: string, clientId: string) =>
      sendDealMessage(core, channel, { acting: inPerson(accountId), id, message, clientId });
    const first = await send(brand.id, "Who sets up the booth?", "client-1");
    expect((await send(brand.id, "Who sets up the booth?", "client-1")).id).toBe(first.id);
    expect(await codeOf(send(brand.id, "Another text", "client-1"))).toBe("idempotency_mismatch");
    await send(dealHost.id, "We do.", "client-2");
    for (const account of [brand.id, dealHost.id])
      expect((await listDealMessages(core, account, id, {})).items).toMatchObject([
        { side: "brand", content: "Who sets up the booth?" },
        { side: "host", content: "We do." },
      ]);
    expect(await codeOf(listDealMessages(core, stranger.id, id, {}))).toBe("not_found");
    expect(await codeOf(send(stranger.id, "Me too", "client-3"))).toBe("not_found");
  });

  it("is unread for the other side until it has read it, tracked by a mark that never moves back", async () => {
    await store1();
    const send = (accountId: string, clientId: string) =>
      sendDealMessage(core, channel, { acting: inPerson(accountId), id, message: "Hello", clientId });
    const unread = async () =>
      Promise.all(
        [brand.id, dealHost.id].map(async (account) => {
          const listed = (await listDeals(core, account, {}, {})).items[0]?.unread;
          expect((await getDeal(core, account, id)).unread).toBe(listed);
          return listed;
        }),
      );
    const mark = (accountId: string, messageId: string) => markDealRead(core, accountId, { id, messageId });
    expect(await unread()).toEqual([false, false]);
    const first = await send(brand.id, "client-1");
    const second = await send(brand.id, "client-2");
    expect(await unread()).toEqual([false, true]);
    await mark(dealHost.id, first.id);
    expect(await unread()).toEqual([false, true]);
    for (const message of [second, first]) await mark(dealHost.id, message.id);
    expect(await unread()).toEqual([false, false]);
    // A reply marks earlier messages as read, and a step of the deal removes no mark.
    await send(brand.id, "client-3");
    await send(dealHost.id, "client-4");
    await accept(dealHost.id, 1);
    expect(await unread()).toEqual([true, false]);
    expect(await codeOf(mark(stranger.id, first.id))).toBe("not_found");
    expect(await codeOf(mark(brand.id, "msg_none"))).toBe("not_found");
  });

  it("keeps its marks correct for messages of the same moment, and accepts a party row without any", async () => {
    await store1();
    const { pk, sk } = dealPartyEntity.key({ accountId: dealHost.id, id });
    const row: Item = (await core.table.get({ pk, sk })) ?? { pk, sk };
    const { newestFromOther: _, readTo: __, ...old } = row;
    await core.table.write({ op: "put", item: { ...old, pk, sk } });
    expect((await getDeal(core, dealHost.id, id)).unread).toBe(false);
    const sent = await Promise.all(
      ["client-1", "client-2", "client-3"].map((clientId) =>
        sendDealMessage(core, channel, { acting: inPerson(brand.id), id, message: clientId, clientId }),
      ),
    );
    const newest =
      sent
        .map((message) => message.id)
        .sort()
        .at(-1) ?? "";
    await markDealRead(core, dealHost.id, { id, messageId: newest });
    expect((await getDeal(core, dealHost.id, id)).unread).toBe(false);
    expect((await listDealMessages(core, dealHost.id, id, {})).items).toHaveLength(3);
  });
});
