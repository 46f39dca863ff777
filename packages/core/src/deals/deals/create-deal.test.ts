import { plainBenefit } from "@marquee/contracts/events/benefits";
import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealEvent, dealHost, setDealStage, sponsorOf } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { getEvent } from "../../events/events/get-event.ts";
import { listEvents } from "../../events/events/list-events.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import type { NewDeal } from "./create-deal.ts";
import { getDeal, listDeals, listOfferedPackages } from "./read-deals.ts";

const brand = dealBrand(1, { industry: "tech" });
const other = dealBrand(2);
const hourMs = 60 * 60_000;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(() => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
});

const open = (by = brand, body: Partial<NewDeal["body"]> = {}, key?: string) =>
  offerAs(core, recordingChannel(), {
    brand: by,
    body: { packageId: "pkg_1", ...body },
    idempotencyKey: key,
  });

describe("a new deal", () => {
  it("offers the given terms, or the package's own, and holds a spot for 72 hours", async () => {
    await setDealStage(core, [brand, other], [{ maxSponsors: 2, benefits: [plainBenefit("A booth")] }]);
    const first = await open(brand, { amount: 1_250.5, kpis: ["300 leads"], closingDate: "2026-03-01" });
    expect(first).toMatchObject({
      status: "negotiating",
      version: 1,
      offeredBy: "brand",
      amount: 1_250.5,
      benefits: ["A booth"],
      eventName: "Founders Harbor",
      expiresAt: "2026-01-18T09:00:00.000Z",
      with: { name: "Henrik", company: "Summit Works" },
      moves: ["propose", "request_changes", "decline", "cancel"],
      offers: [{ version: 1, by: "brand", amount: 1_250.5, changes: [] }],
      history: [{ action: "propose", by: "brand", byName: "Brand 1" }],
    });
    expect(await open(other)).toMatchObject({ amount: 9_000 });
    const [offered] = await listOfferedPackages(core, sponsorOf(other), dealEvent.id);
    expect(offered).toMatchObject({ remaining: 0, sold: 0, heldUntil: [first.expiresAt, first.expiresAt] });
  });

  it("is listed for both parties, and for nobody else", async () => {
    await setDealStage(core, [brand, other]);
    const { id } = await open();
    expect(await getDeal(core, dealHost.id, id)).toMatchObject({
      ownSide: "host",
      with: { name: "Brand 1" },
      moves: ["propose", "request_changes", "accept", "decline", "cancel"],
    });
    expect(await codeOf(getDeal(core, other.id, id))).toBe("not_found");
    const ids = async (account: string, filter = {}) =>
      (await listDeals(core, account, filter, {})).items.map((one) => one.id);
    expect(await ids(brand.id)).toEqual([id]);
    expect(await ids(dealHost.id)).toEqual([id]);
    expect(await ids(dealHost.id, { side: "brand" })).toEqual([]);
    expect(await ids(brand.id, { event: "evt_2" })).toEqual([]);
    expect(await ids(brand.id, { status: "negotiating" })).toEqual([id]);
    expect(await ids(other.id)).toEqual([]);
  });

  it("is made once, however often the call is repeated", async () => {
    await setDealStage(core, [brand], [{ maxSponsors: 5 }]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(brand, {}, "one")));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await codeOf(open(brand, { amount: 1 }, "one"))).toBe("idempotency_mismatch");
    expect(await codeOf(open(brand, {}, "two"))).toBe("conflict");
  });

  it("is refused to the event's host, for an event that is over, and past the caps, with nothing held", async () => {
    await setDealStage(core, [brand], [{ maxSponsors: 5 }]);
    expect(await codeOf(open(dealHost))).toBe("conflict");
    expect(await codeOf(open(brand, { packageId: "pkg_none" }))).toBe("not_found");
    for (let n = 0; n < limits.dealsPerPackagePerMonth; n++) {
      await open(brand, {}, `${n}`);
      clock.advance(72 * hourMs);
    }
    expect(await codeOf(open(brand, {}, "one more"))).toBe("too_many_requests");
    clock.advance(365 * 24 * hourMs);
    expect(await codeOf(open(brand, {}, "late"))).toBe("conflict");
    expect((await getEvent(core, { accountId: brand.id, seesAll: false }, dealEvent.id)).spotsLeft).toBe(5);
  });

  it("cannot be started with an account that is closed", async () => {
    await setDealStage(core, [brand]);
    await core.table.write({ op: "update", key: profileKey(dealHost.id), set: { status: "deleted" } });
    await expect(open()).rejects.toThrow("This event's organizer can't be contacted right now.");
    expect((await listDeals(core, brand.id, {}, {})).items).toEqual([]);
  });
});

describe("the last spot", () => {
  it("goes to one of a hundred who ask at once; the others are told that it is sold out", async () => {
    const brands = Array.from({ length: 100 }, (_, n) => dealBrand(n));
    await setDealStage(core, brands);
    const codes = await Promise.all(brands.map((one) => codeOf(open(one))));
    expect(codes.filter((code) => code === "no error")).toHaveLength(1);
    expect(codes.filter((code) => code === "sold_out")).toHaveLength(99);
  });

  it("is shown as free to every reader the moment its hold is over, before anything is written", async () => {
    await setDealStage(core, [brand, other]);
    const { id } = await open();
    const spots = async () => [
      (await listOfferedPackages(core, sponsorOf(other), dealEvent.id))[0]?.remaining,
      (await listEvents(core, {}, {})).items[0]?.spotsLeft,
      (await listEvents(core, { available: "true" }, {})).items.length,
    ];
    clock.advance(72 * hourMs - 1);
    expect(await spots()).toEqual([0, 0, 0]);
    expect(await codeOf(open(other))).toBe("sold_out");
    clock.advance(1);
    expect(await spots()).toEqual([1, 1, 1]);
    expect(await getDeal(core, brand.id, id)).toMatchObject({
      status: "cancelled",
      expiresAt: null,
      endReason: "The offer expired without an answer.",
      moves: [],
    });
    expect((await listDeals(core, brand.id, { status: "cancelled" }, {})).items).toHaveLength(1);
    expect(await open(other)).toMatchObject({ status: "negotiating" });
  });
});
