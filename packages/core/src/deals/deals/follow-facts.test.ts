import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
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
import { getEvent } from "../../events/events/get-event.ts";
import { transitionEvent, updateEvent } from "../../events/hosting/edit-event.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { notificationEntity } from "../../live/notifications/notification.item.ts";
import type { DealRecord } from "./deal.item.ts";
import { followFacts } from "./follow-facts.ts";
import { getDeal } from "./read-deals.ts";

const brand = dealBrand(1);
const channel = recordingChannel();
const id = "deal_1";
const dayMs = 86_400_000;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, [brand], [{ maxSponsors: 2 }], { description: "Three days." });
});

const stored = (given: Partial<DealRecord> = {}) =>
  storeDeal(core, sampleDeal({ id, brandId: brand.id, ...given }));
const move = (accountId: string, body: Parameters<typeof moveAs>[2]["body"]) =>
  moveAs(core, channel, { accountId, id, body });
const host = { accountId: dealHost.id, actorId: dealHost.id, admin: undefined };
const version = async () =>
  (await getEvent(core, { accountId: dealHost.id, seesAll: false }, dealEvent.id)).version;
const change = async (given: object) =>
  updateEvent(core, host, dealEvent.id, { version: await version(), ...given });
const cancelEvent = async () =>
  transitionEvent(core, host, dealEvent.id, {
    version: await version(),
    action: "cancel",
    reason: "The hall burned",
  });
const follow = () => followFacts(core, channel, id);
const deal = () => getDeal(core, brand.id, id);
const notices = () =>
  [...store.values()]
    .filter(({ rowType }) => rowType === "notification")
    .map((row) => ({ ...notificationEntity.read(row).told, to: row.pk }));
const signedDeal = {
  status: "active" as const,
  signedBy: ["brand" as const, "host" as const],
  signedAt: "2026-01-15T09:00:00.000Z",
  expiresAt: null,
  inForce: { version: 1, lastDay: "2026-06-03" },
};
const moved = { date: "2026-07-01T09:00:00.000Z", endsAt: "2026-07-02T18:00:00.000Z" };

describe("an event that is changed under a deal", () => {
  it("reopens an open offer by a version that nobody can accept, for another 72 hours", async () => {
    await stored();
    await change({ name: "Harbor Days" });
    clock.advance(dayMs);
    expect(await codeOf(move(dealHost.id, { action: "accept" }))).toBe("stale_version");
    expect(await deal()).toMatchObject({
      version: 2,
      status: "negotiating",
      offerKind: "request",
      eventName: "Harbor Days",
      expiresAt: "2026-01-19T09:00:00.000Z",
      moves: ["propose", "request_changes", "decline", "cancel"],
      offers: [{ changes: [{ field: "eventName", old: "Founders Harbor", new: "Harbor Days" }] }, {}],
      history: [{ action: "event_changed", by: null }, {}],
    });
    for (const side of [brand.id, dealHost.id])
      expect(await codeOf(move(side, { action: "accept" }))).toBe("invalid_transition");
    expect((await move(brand.id, { action: "propose" })).version).toBe(3);
    expect((await move(dealHost.id, { action: "accept" })).status).toBe("pending");
  });

  it("amends what both accepted: earlier signatures no longer count, and both sign the amendment", async () => {
    await stored({
      status: "pending",
      signedBy: ["brand"],
      textSha256: "a".repeat(64),
      expiresAt: "2026-01-20T09:00:00.000Z",
    });
    await change(moved);
    expect(await follow()).toBe(true);
    expect(await deal()).toMatchObject({
      version: 2,
      status: "pending",
      offerKind: "amendment",
      signedBy: [],
      facts: { event: { firstDay: "2026-07-01", lastDay: "2026-07-02" } },
      expiresAt: "2026-01-29T09:00:00.000Z",
      moves: ["request_changes", "sign", "decline", "cancel"],
    });
  });

  it("leaves what both signed in force, and lets the sponsor leave it without the host", async () => {
    await stored(signedDeal);
    await change(moved);
    await follow();
    expect(await deal()).toMatchObject({
      version: 2,
      inForce: 1,
      status: "active",
      signedBy: [],
      moves: ["sign", "cancel"],
    });
    expect((await getDeal(core, dealHost.id, id)).moves).toEqual([]);
    expect(await codeOf(move(dealHost.id, { action: "cancel" }))).toBe("invalid_transition");
    expect(await move(brand.id, { action: "cancel" })).toMatchObject({
      status: "cancelled",
      endedBy: "brand",
    });
  });

  it("tells both sides once, at once and by mail, what differs and what it means for them", async () => {
    await stored(signedDeal);
    await change({ ...moved, location: "Oslo" });
    expect(await Promise.all([follow(), follow(), follow()])).toContain(true);
    expect(await follow()).toBe(false);
    const changed =
      "Event days: July 1–2, 2026 instead of June 1–3, 2026. Location: Oslo instead of Austin, TX.";
    const about = { dealId: id, eventName: dealEvent.name, changed };
    expect(notices()).toHaveLength(2);
    expect(notices()).toMatchObject([
      { kind: "deal_event", about: { ...about, outcome: "may_leave" }, to: `USER#${brand.id}` },
      { kind: "deal_event", about: { ...about, outcome: "to_amend" }, to: `USER#${dealHost.id}` },
    ]);
  });

  it("does not touch a deal whose agreement says the same, such as for other hours of the same days", async () => {
    await stored();
    await change({ date: "2026-06-01T10:00:00.000Z", description: "Still three days." });
    expect(await follow()).toBe(false);
    expect((await move(dealHost.id, { action: "accept" })).status).toBe("pending");
  });
});

describe("an event that is canceled under a deal", () => {
  it.each(["negotiating", "pending"] as const)(
    "ends one that is %s, and gives its spot back",
    async (status) => {
      await stored({ status });
      await cancelEvent();
      await follow();
      expect(await deal()).toMatchObject({
        status: "cancelled",
        endedBy: null,
        endReason: "The event was canceled: The hall burned",
        history: [{ action: "event_canceled", by: null, note: "The hall burned" }, {}],
      });
      expect(await follow()).toBe(false);
      expect(notices().map(({ about }) => about)).toMatchObject([{ outcome: "ended" }, { outcome: "ended" }]);
    },
  );

  it("stands once in the history of a signed one, which either side can cancel then", async () => {
    await stored(signedDeal);
    await cancelEvent();
    expect([await follow(), await follow()]).toEqual([true, false]);
    expect(await deal()).toMatchObject({
      status: "active",
      moves: ["cancel"],
      history: [{ action: "event_canceled" }, {}],
    });
    expect((await move(dealHost.id, { action: "cancel" })).status).toBe("cancelled");
  });
});

describe("an offer for a package", () => {
  const offer = (packageHash?: string) =>
    offerAs(core, channel, {
      brand,
      body: { packageId: "pkg_1", ...(packageHash === undefined ? {} : { packageHash }) },
      idempotencyKey: undefined,
    });

  it("stands for the names and the event of that moment, whatever they become", async () => {
    const { id: opened } = await offer();
    await core.table.write({
      op: "put",
      item: profileItem({ ...dealHost, name: "Somebody Else", company: "Shell Ltd" }),
    });
    expect(await getDeal(core, brand.id, opened)).toMatchObject({
      facts: {
        brand: { name: brand.name, company: brand.company },
        host: { name: "Henrik", company: "Summit Works" },
        event: { name: dealEvent.name, firstDay: "2026-06-01", lastDay: "2026-06-03" },
      },
    });
  });

  it("a new version after a rename is made only by somebody who has read the new name", async () => {
    await stored();
    await core.table.write({ op: "put", item: profileItem({ ...dealHost, company: "Shell Ltd" }) });
    expect(await codeOf(move(brand.id, { action: "propose", version: 1 }))).toBe("stale_version");
    expect(await deal()).toMatchObject({
      version: 2,
      offers: [
        {
          changes: [
            {
              field: "host",
              old: "Summit Works, represented by Henrik",
              new: "Shell Ltd, represented by Henrik",
            },
          ],
        },
        {},
      ],
    });
    expect((await move(brand.id, { action: "propose" })).version).toBe(3);
  });
});

describe("changes that are requested after a rename", () => {
  it.each(["negotiating", "pending"] as const)(
    "of a deal that is %s name the parties anew",
    async (status) => {
      await stored({ status });
      await core.table.write({ op: "put", item: profileItem({ ...dealHost, company: "Shell Ltd" }) });
      expect(await move(brand.id, { action: "request_changes" })).toMatchObject({
        version: 2,
        status: "negotiating",
        facts: { host: { company: "Shell Ltd" } },
      });
    },
  );
});

describe("a deal that both accepted", () => {
  it("lapses unsigned after 14 days, and both are reminded once three days before", async () => {
    const { sweepDeals } = await import("./sweep-deals.ts");
    await stored();
    await move(dealHost.id, { action: "accept" });
    const sweep = () => sweepDeals({ core, channel }, clock.now() + dayMs);
    clock.advance(11 * dayMs - 1);
    await sweep();
    const reminders = () =>
      notices().filter(({ about }) => "action" in about && about.action === "sign_reminder");
    expect(reminders()).toEqual([]);
    clock.advance(1);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(reminders()).toHaveLength(2);
    clock.advance(3 * dayMs - 1);
    expect((await sweep()).lapsed).toBe(0);
    expect((await deal()).status).toBe("pending");
    clock.advance(1);
    expect(await deal()).toMatchObject({
      status: "cancelled",
      endReason: "The contract wasn't signed in time.",
    });
    expect((await sweep()).lapsed).toBe(1);
    expect((await deal()).history[0]).toMatchObject({ action: "lapse_unsigned", by: null });
  });

  it("lapses at the event's start if that is earlier", async () => {
    clock.advance(135 * dayMs);
    await stored({ expiresAt: "2026-06-01T00:00:00.000Z" });
    expect((await move(dealHost.id, { action: "accept" })).expiresAt).toBe(dealEvent.date);
  });
});

describe("completing a deal", () => {
  it("goes by the agreed last day, even if the host ends the event earlier", async () => {
    await stored(signedDeal);
    await change({ endsAt: "2026-06-01T10:00:00.000Z" });
    clock.advance(Date.parse("2026-06-02T00:00:00.000Z") - clock.now());
    expect(await codeOf(move(dealHost.id, { action: "complete" }))).toBe("invalid_transition");
    clock.advance(2 * dayMs);
    expect((await move(dealHost.id, { action: "complete" })).status).toBe("completed");
  });

  it("by the host alone needs everything delivered, and adds no price to the history before the sponsor agrees", async () => {
    await stored();
    await move(dealHost.id, { action: "accept" });
    expect(await deal()).toMatchObject({ undelivered: 1 });
    const { updateDeliverable } = await import("./deliverables.ts");
    const row = [...store.values()].find(({ rowType }) => rowType === "deal");
    await core.table.write({ op: "put", item: { ...row, ...signedDeal, pk: `DEAL#${id}`, sk: "DEAL" } });
    clock.advance(Date.parse("2026-06-04T00:00:00.000Z") - clock.now());
    expect(await codeOf(move(dealHost.id, { action: "complete" }))).toBe("invalid_transition");
    await updateDeliverable(core, channel, {
      acting: inPerson(dealHost.id),
      id,
      n: 1,
      body: { status: "delivered" },
    });
    expect((await deal()).undelivered).toBe(0);
    await move(dealHost.id, { action: "complete" });
    expect([...store.values()].filter(({ rowType }) => rowType === "closed-price")).toEqual([]);
  });
});
