import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { type Move, moveAs, offerAs } from "@marquee/testkit/deal-acts";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  sponsorOf,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { getEvent } from "../../events/events/get-event.ts";
import { listEvents } from "../../events/events/list-events.ts";
import { updateEvent } from "../../events/hosting/edit-event.ts";
import { profileItem, type UserRecord } from "../../ground/users/user.item.ts";
import { holdSpot, releaseSpot } from "./hold-spot.ts";
import { listOfferedPackages } from "./read-deals.ts";
import { sweepDeals } from "./sweep-deals.ts";
import { joinWaitingList } from "./waiting-list.ts";

const tech = dealBrand(1, { industry: "tech" });
const rival = dealBrand(2, { industry: "tech" });
const bank = dealBrand(3, { industry: "finance" });
const nameless = dealBrand(4);
const brands = [tech, rival, bank, nameless];
const channel = recordingChannel();
const hourMs = 60 * 60_000;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

const stage = (packages = [{ maxSponsors: 3 }, { maxSponsors: 2 }], oneSponsorPerIndustry = true) =>
  setDealStage(core, brands, packages, { oneSponsorPerIndustry, description: "Three days by the water." });

beforeEach(() => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
});

const open = (brand: UserRecord, packageId = "pkg_1") =>
  offerAs(core, channel, { brand, body: { packageId }, idempotencyKey: undefined });
const hold = (brand: UserRecord, packageId = "pkg_1") => holdSpot(core, channel, brand, packageId);
const join = (brand: UserRecord, packageId = "pkg_1") => joinWaitingList(core, channel, brand, packageId);
const move = (accountId: string, id: string, action: Move, more = {}) =>
  moveAs(core, channel, { accountId, id, body: { action, version: 1, ...more } });
const seen = async (brand: UserRecord) => listOfferedPackages(core, sponsorOf(brand), dealEvent.id);
const event = () => getEvent(core, { accountId: "usr_reader", seesAll: false }, dealEvent.id);
const host = { accountId: dealHost.id, actorId: dealHost.id, admin: undefined };
const switched = async (oneSponsorPerIndustry: boolean) =>
  updateEvent(core, host, dealEvent.id, { version: (await event()).version, oneSponsorPerIndustry });

describe("an event that takes one sponsor per industry", () => {
  it("category_taken: of 30 brands of one industry that come at once, one gets a spot", async () => {
    const rivals = Array.from({ length: 30 }, (_, n) => dealBrand(n, { industry: "tech" }));
    const packages = [{ maxSponsors: 30 }, { maxSponsors: 30 }];
    await setDealStage(core, rivals, packages, { oneSponsorPerIndustry: true });
    const codes = await Promise.all(rivals.map((one, n) => codeOf(open(one, `pkg_${(n % 2) + 1}`))));
    expect(codes.filter((code) => code === "no error")).toHaveLength(1);
    expect(codes.filter((code) => code === "category_taken")).toHaveLength(29);
    expect(await event()).toMatchObject({ takenIndustries: ["tech"], spotsLeft: 59 });
  });

  it("refuses a rival at every package, naming the industry, and accepts the other industries", async () => {
    await stage();
    await open(tech);
    await expect(open(rival, "pkg_2")).rejects.toThrow(
      'This event takes one sponsor per industry, and "Tech" is taken.',
    );
    expect(await codeOf(hold(rival, "pkg_2"))).toBe("category_taken");
    expect(await codeOf(open(bank))).toBe("no error");
    expect((await event()).takenIndustries).toEqual(["tech", "finance"]);
    const bars = await Promise.all(brands.map(async (one) => (await seen(one))[0]?.barredBy));
    expect(bars).toEqual([null, "industry_taken", null, "industry_missing"]);
  });

  it("lets one sponsor have two deals, and a sold deal that is reopened keep its spot", async () => {
    await stage();
    const { id } = await open(tech);
    expect(await codeOf(open(tech, "pkg_2"))).toBe("no error");
    await move(dealHost.id, id, "accept");
    await move(tech.id, id, "request_changes");
    expect(await codeOf(open(rival))).toBe("category_taken");
  });

  it("conflict: tells a brand without an industry what to set and where", async () => {
    await stage();
    for (const ask of [open, hold, join])
      await expect(ask(nameless)).rejects.toThrow("choose their industry on the Profile page");
    await switched(false);
    expect(await codeOf(open(nameless))).toBe("no error");
  });

  it("frees an industry the moment a hold lapses, is given back, or its deal ends", async () => {
    await stage();
    await hold(tech);
    expect(await codeOf(hold(rival))).toBe("category_taken");
    await releaseSpot(core, channel, tech.id, "pkg_1");
    await hold(rival);
    clock.advance(hourMs / 2);
    expect((await event()).takenIndustries).toEqual([]);
    const { id } = await open(tech);
    await move(tech.id, id, "cancel");
    await open(rival);
    clock.advance(72 * hourMs);
    expect(await codeOf(open(tech))).toBe("no error");
  });

  it("keeps two sponsors of one industry that are there when the rule is switched on, and refuses the next", async () => {
    await stage(undefined, false);
    const { id } = await open(tech);
    await open(rival);
    await switched(true);
    expect(await codeOf(open(tech, "pkg_2"))).toBe("category_taken");
    expect(await codeOf(move(dealHost.id, id, "accept"))).toBe("no error");
  });

  it("category_taken: renews for the industry that the sponsor has now", async () => {
    await stage(undefined, false);
    await storeDeal(
      core,
      sampleDeal({ id: "deal_1", brandId: tech.id, status: "completed", industry: "media" }),
    );
    await stage();
    await setDealStage(core, brands, [{ id: "pkg_next", maxSponsors: 3 }], {
      id: "evt_next",
      oneSponsorPerIndustry: true,
    });
    await open(bank, "pkg_next");
    await core.table.write({ op: "put", item: profileItem({ ...tech, industry: "finance" }) });
    const renew = () => codeOf(move(dealHost.id, "deal_1", "renew", { packageId: "pkg_next" }));
    expect(await renew()).toBe("category_taken");
    expect(await codeOf(move(dealHost.id, "deal_1", "renew"))).toBe("conflict");
    await core.table.write({ op: "put", item: profileItem(tech) });
    expect(await renew()).toBe("no error");
  });
});

describe("a sponsor who waits for an event that takes one sponsor per industry", () => {
  it("is passed over while their industry is taken, keeps their place, and is served when it's free", async () => {
    await stage([{ maxSponsors: 1 }, { maxSponsors: 2 }]);
    const first = await open(bank);
    const other = await open(tech, "pkg_2");
    expect(await join(rival)).toEqual({ position: 1 });
    const late = dealBrand(5, { industry: "food" });
    await core.table.write({ op: "put", item: profileItem(late) });
    await join(late);
    await move(bank.id, first.id, "cancel");
    expect((await seen(late))[0]).toMatchObject({ ownHold: { kind: "offered" }, ownPosition: null });
    expect((await seen(rival))[0]).toMatchObject({ ownHold: null, ownPosition: 1 });
    await releaseSpot(core, channel, late.id, "pkg_1");
    expect((await seen(rival))[0]).toMatchObject({ remaining: 1, waiting: 1, ownPosition: 1 });
    expect((await listEvents(core, {}, {})).items[0]?.spotsLeft).toBe(2);
    // The spot becomes free in one package, the industry in another.
    await move(tech.id, other.id, "cancel");
    expect((await seen(rival))[0]).toMatchObject({ ownHold: { kind: "offered" }, remaining: 0 });
  });

  it("may wait for a taken industry while spots are free, and is served when a hold lapses", async () => {
    await stage();
    await open(tech);
    expect(await join(rival)).toEqual({ position: 1 });
    expect(await codeOf(join(bank))).toBe("conflict");
    expect((await seen(bank))[0]).toMatchObject({ remaining: 2, waiting: 1 });
    await sweepDeals({ core, channel }, clock.now() + hourMs);
    clock.advance(72 * hourMs);
    // Before any sweep, the spot and the industry are reserved for the sponsor who waits.
    expect((await seen(bank))[0]?.remaining).toBe(2);
    expect((await listEvents(core, {}, {})).items[0]?.spotsLeft).toBe(4);
    expect(await codeOf(open(tech, "pkg_2"))).toBe("category_taken");
    expect(await sweepDeals({ core, channel }, clock.now() + hourMs)).toMatchObject({ lapsed: 1 });
    expect((await seen(rival))[0]).toMatchObject({ ownHold: { kind: "offered" } });
    expect(await codeOf(open(rival))).toBe("no error");
  });

  it("is served by the industry in their profile when they last asked, and regardless of it once the rule is off", async () => {
    await stage([{ maxSponsors: 1 }, { maxSponsors: 1 }], false);
    const { id } = await open(bank);
    await open(tech, "pkg_2");
    await join(nameless);
    await switched(true);
    await move(bank.id, id, "cancel");
    expect((await seen(nameless))[0]).toMatchObject({ ownHold: null, ownPosition: 1 });
    const named = { ...nameless, industry: "tech" } as const;
    await core.table.write({ op: "put", item: profileItem(named) });
    expect(await join(named)).toEqual({ position: 1 });
    await switched(false);
    expect((await sweepDeals({ core, channel }, clock.now() + hourMs)).offered).toBe(1);
    expect((await seen(nameless))[0]).toMatchObject({ ownHold: { kind: "offered" } });
  });
});
