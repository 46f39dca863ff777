import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealEvent, setDealStage, sponsorOf } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { holdSpot, releaseSpot } from "./hold-spot.ts";
import { listOfferedPackages } from "./read-deals.ts";
import { sweepDeals } from "./sweep-deals.ts";
import { joinWaitingList, leaveWaitingList } from "./waiting-list.ts";

const brands = Array.from({ length: 6 }, (_, n) => dealBrand(n));
const [first, second, third, fourth] = brands as [UserRecord, UserRecord, UserRecord, UserRecord];
const channel = recordingChannel();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, brands);
});

const open = (brand: UserRecord) =>
  offerAs(core, channel, { brand, body: { packageId: "pkg_1" }, idempotencyKey: undefined });
const hold = (brand: UserRecord) => holdSpot(core, channel, brand, "pkg_1");
const release = (brand: UserRecord) => releaseSpot(core, channel, brand.id, "pkg_1");
const join = (brand: UserRecord) => joinWaitingList(core, channel, brand, "pkg_1");
const leave = (brand: UserRecord) => leaveWaitingList(core, channel, brand.id, "pkg_1");
const seen = async (brand: UserRecord) =>
  (await listOfferedPackages(core, sponsorOf(brand), dealEvent.id))[0];
const cancel = (brand: UserRecord, id: string) =>
  moveAs(core, channel, {
    accountId: brand.id,
    id,
    body: { action: "cancel", version: 1, reason: "Budget" },
  });

describe("a spot for a sponsor who composes an offer", () => {
  it("is held for 30 minutes, is never extended by asking again, and becomes the deal's", async () => {
    const { expiresAt } = await hold(first);
    clock.advance(10 * minuteMs);
    expect(await hold(first)).toEqual({ packageId: "pkg_1", kind: "composing", expiresAt });
    expect(await codeOf(open(second))).toBe("sold_out");
    expect(await seen(first)).toMatchObject({ remaining: 0, ownHold: { kind: "composing", expiresAt } });
    expect(await seen(second)).toMatchObject({ remaining: 0, ownHold: null });
    await open(first);
    expect(await seen(first)).toMatchObject({ ownHold: null, heldUntil: ["2026-01-18T09:10:00.000Z"] });
  });

  it("is free when its time is over or it is given back, and giving it back twice changes nothing", async () => {
    await hold(first);
    await release(first);
    await release(first);
    expect(await seen(second)).toMatchObject({ remaining: 1, heldUntil: [] });
    await hold(second);
    clock.advance(30 * minuteMs);
    expect(await seen(first)).toMatchObject({ remaining: 1 });
    await hold(first);
  });

  it("too_many_requests: nobody keeps a spot by holding it again and again", async () => {
    for (let n = 0; n < limits.composingHoldsPerPackagePerDay; n++) {
      await hold(first);
      await release(first);
    }
    expect(await codeOf(hold(first))).toBe("too_many_requests");
    expect(await codeOf(open(first))).toBe("no error");
  });
});

describe("a waiting list", () => {
  it("takes nobody without a confirmed way to be reached, whom a spot would be held for", async () => {
    await open(first);
    const unconfirmed = { ...second, emailConfirmed: false };
    expect(await codeOf(join(unconfirmed))).toBe("email_unconfirmed");
    expect(await seen(second)).toMatchObject({ ownPosition: null });
    expect(await join({ ...unconfirmed, phoneVerified: true })).toEqual({ position: 1 });
  });

  it("is for what is sold out; a position is kept however often one asks, and given up once", async () => {
    expect(await codeOf(join(second))).toBe("conflict");
    await open(first);
    expect(await join(second)).toEqual({ position: 1 });
    expect(await join(third)).toEqual({ position: 2 });
    expect(await join(second)).toEqual({ position: 1 });
    expect(await seen(third)).toMatchObject({ waiting: 2, ownPosition: 2 });
    expect(await leave(second)).toEqual({ position: null });
    expect(await leave(second)).toEqual({ position: null });
    expect(await seen(third)).toMatchObject({ waiting: 1, ownPosition: 1 });
    expect([...store.values()].filter(({ rowType }) => rowType === "waiting")).toHaveLength(1);
  });

  it("is served in the write that gives a spot back: held for 24 hours for the first, then for the next", async () => {
    const { id } = await open(first);
    await join(second);
    await join(third);
    await cancel(first, id);
    const expiresAt = "2026-01-16T09:00:00.000Z";
    expect(await seen(second)).toMatchObject({ ownHold: { kind: "offered", expiresAt }, ownPosition: null });
    expect(await seen(fourth)).toMatchObject({ remaining: 0, waiting: 1 });
    for (const brand of [third, fourth]) expect(await codeOf(open(brand))).toBe("sold_out");
    clock.advance(24 * hourMs);
    // Before this is stored, only the first in line can take it.
    expect(await seen(fourth)).toMatchObject({ remaining: 0 });
    expect(await codeOf(open(fourth))).toBe("sold_out");
    const sweeps = await Promise.all([1, 2].map(() => sweepDeals({ core, channel }, clock.now() + hourMs)));
    expect(sweeps.reduce((sum, { offered }) => sum + offered, 0)).toBe(1);
    expect(await seen(third)).toMatchObject({ ownHold: { kind: "offered" } });
    expect(await codeOf(open(second))).toBe("sold_out");
    expect(await codeOf(open(third))).toBe("no error");
  });

  it("lets the first in line take a spot that lapsed, even if no sweeper ran", async () => {
    await open(first);
    await join(second);
    clock.advance(72 * hourMs);
    expect(await codeOf(open(third))).toBe("sold_out");
    expect(await codeOf(open(second))).toBe("no error");
    expect(await seen(third)).toMatchObject({ waiting: 0, remaining: 0 });
  });
});
