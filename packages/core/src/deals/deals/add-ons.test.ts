import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealEvent, dealHost, sampleAddOn, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { getEvent } from "../../events/events/get-event.ts";
import { createAddOn, deleteAddOn, updateAddOn } from "../../events/hosting/add-ons.ts";
import { listCapacity } from "../../events/hosting/own-events.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { getAgreement } from "../agreements/agreements.ts";
import type { NewDeal } from "./create-deal.ts";
import { getDeal } from "./read-deals.ts";
import { sweepDeals } from "./sweep-deals.ts";

const [first, second] = [dealBrand(1), dealBrand(2)] as const;
const channel = recordingChannel();
const hourMs = 60 * 60_000;
const host = { accountId: dealHost.id, actorId: dealHost.id, admin: undefined };
const dinner = sampleAddOn({ id: "add_1", capacity: 1 });
const app = sampleAddOn({ id: "add_2", text: "Push message in the app", priceCents: 50_000, capacity: null });

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await stage([first, second]);
});

const stage = (brands: readonly UserRecord[]) =>
  setDealStage(core, brands, [{ maxSponsors: 50 }], { description: "Three days." }, [dinner, app]);
const open = (brand: UserRecord, body: Partial<NewDeal["body"]> = {}) =>
  offerAs(core, channel, { brand, body: { packageId: "pkg_1", ...body }, idempotencyKey: undefined });
const move = (accountId: string, id: string, body: Parameters<typeof moveAs>[2]["body"]) =>
  moveAs(core, channel, { accountId, id, body });
const propose = (accountId: string, id: string, version: number, more: object) =>
  move(accountId, id, { action: "propose", version, ...more });
const offered = async () =>
  (await getEvent(core, { accountId: second.id, seesAll: false }, dealEvent.id)).addOns;

describe("add-ons of an offer", () => {
  it("are terms of the deal: named, priced, and included in the amount if the offer names none", async () => {
    const deal = await open(first, { addOns: ["add_1", "add_2"] });
    expect(deal).toMatchObject({
      amount: 9_000 + 2_000 + 500,
      addOns: [
        { id: "add_1", benefit: "2 × Seat at the dinner", price: 2_000 },
        { id: "add_2", benefit: "Push message in the app", price: 500 },
      ],
    });
    expect((await open(second, { addOns: ["add_2"], amount: 100 })).amount).toBe(100);
    expect(await offered()).toMatchObject([
      { id: "add_1", remaining: 0, sold: 0, heldUntil: [deal.expiresAt] },
      { id: "add_2", remaining: null, sold: 0, heldUntil: [deal.expiresAt, deal.expiresAt] },
    ]);
  });

  it("validation_failed: must belong to this event, or nothing is taken", async () => {
    expect(await codeOf(open(first, { addOns: ["add_2", "add_none"] }))).toBe("validation_failed");
    expect((await offered())[1]?.heldUntil).toEqual([]);
  });

  it("sold_out: of 30 brands that want the last one at once, one gets it, and the rest are told its name", async () => {
    const brands = Array.from({ length: 30 }, (_, n) => dealBrand(n));
    await stage(brands);
    const codes = await Promise.all(brands.map((one) => codeOf(open(one, { addOns: ["add_1"] }))));
    expect(codes.filter((code) => code === "no error")).toHaveLength(1);
    expect(codes.filter((code) => code === "sold_out")).toHaveLength(29);
    await expect(open(dealBrand(1), { addOns: ["add_1"] })).rejects.toThrow(
      /"2 × Seat at the dinner" is sold out|already have a deal/,
    );
  });

  it("can be added and removed by a counter-offer, term by term, and change an amount that is not named", async () => {
    const { id } = await open(first, { addOns: ["add_1"] });
    const other = await open(second);
    await expect(propose(second.id, other.id, 1, { terms: { addOns: ["add_1"] } })).rejects.toThrow(
      '"2 × Seat at the dinner" is sold out.',
    );
    const countered = await propose(dealHost.id, id, 1, { terms: { addOns: ["add_2"] } });
    expect(countered).toMatchObject({ version: 2, amount: 9_500, addOns: [{ id: "add_2" }] });
    expect(countered.offers[0]?.changes).toEqual([
      { field: "amount", old: 11_000, new: 9_500 },
      {
        field: "addOns",
        old: ["2 × Seat at the dinner (Tickets, 14 days before the event): $2,000"],
        new: ["Push message in the app (Tickets, 14 days before the event): $500"],
      },
    ]);
    // What one deal gave up is free for the other.
    const taken = await propose(second.id, other.id, 1, { terms: { addOns: ["add_1"] }, amount: 8_000 });
    expect(taken).toMatchObject({ amount: 8_000, addOns: [{ id: "add_1" }] });
    const kept = await propose(dealHost.id, id, 2, { amount: 9_400 });
    expect(kept).toMatchObject({ amount: 9_400, addOns: [{ id: "add_2" }] });
  });

  it("are held until what was accepted is signed, become deliverables, and appear in the agreement", async () => {
    const { id } = await open(first, { addOns: ["add_1"] });
    await move(dealHost.id, id, { action: "accept", version: 1 });
    expect((await offered())[0]).toMatchObject({
      remaining: 0,
      sold: 0,
      heldUntil: ["2026-01-29T09:00:00.000Z"],
    });
    const deal = await getDeal(core, first.id, id);
    expect(deal.deliverables).toMatchObject([{ benefit: "2 × Seat at the dinner", dueDate: "2026-05-18" }]);
    const { text } = await getAgreement(core, first.id, id);
    expect(text).toContain(
      "Add-on for $2,000: The host issues passes to the sponsor: 2 × Seat at the dinner.",
    );
    expect(text).toContain("The sponsor pays the host $11,000, which includes the add-ons.");
    const reopened = await move(first.id, id, { action: "request_changes", version: 1, reason: "Less" });
    expect((await offered())[0]).toMatchObject({ sold: 0, heldUntil: [reopened.expiresAt] });
    await propose(dealHost.id, id, 2, { terms: { addOns: [] } });
    expect((await offered())[0]).toMatchObject({ remaining: 1 });
    await move(first.id, id, { action: "accept", version: 3 });
    expect((await getDeal(core, first.id, id)).deliverables).toMatchObject([{ status: "waived" }]);
  });

  it("are given back when the deal ends, and free the moment its offer lapses", async () => {
    const { id } = await open(first, { addOns: ["add_1"] });
    await move(first.id, id, { action: "cancel", version: 1, reason: "Budget" });
    expect((await offered())[0]).toMatchObject({ remaining: 1 });
    await open(first, { addOns: ["add_1"] });
    clock.advance(72 * hourMs);
    expect((await offered())[0]).toMatchObject({ remaining: 1, heldUntil: [] });
    expect((await open(second, { addOns: ["add_1"] })).addOns).toHaveLength(1);
    await sweepDeals({ core, channel }, clock.now() + hourMs);
    expect((await offered())[0]).toMatchObject({ remaining: 0 });
  });
});

describe("a host's add-ons", () => {
  const benefit = { ...dinner.benefit, text: "A table" };
  const at = (addOnId: string) => ({ id: dealEvent.id, addOnId });

  it("are offered with the event and appear on the capacity board", async () => {
    const made = await createAddOn(core, host, dealEvent.id, { benefit, price: 0.29, capacity: 3 }, "one");
    const again = await createAddOn(core, host, dealEvent.id, { benefit, price: 0.29, capacity: 3 }, "one");
    expect(again.id).toBe(made.id);
    expect((await offered()).map(({ id }) => id).sort()).toEqual([made.id, "add_1", "add_2"]);
    await open(first, { addOns: [made.id] });
    const [card] = (await listCapacity(core, dealHost.id, {})).items;
    expect(card?.addOns.find(({ id }) => id === made.id)).toMatchObject({
      benefit: "2 × A table",
      capacity: 3,
      remaining: 2,
    });
  });

  it("conflict: cannot be cut below what deals have of them; those deals keep their benefit and their price", async () => {
    const { id } = await open(first, { addOns: ["add_1", "add_2"] });
    await open(second, { addOns: ["add_2"] });
    expect(await codeOf(deleteAddOn(core, host, at("add_1")))).toBe("conflict");
    expect(await codeOf(updateAddOn(core, host, at("add_2"), { capacity: 1 }))).toBe("conflict");
    await updateAddOn(core, host, at("add_1"), { price: 1, benefit });
    const kept = await propose(dealHost.id, id, 1, { terms: { addOns: ["add_1"] } });
    expect(kept.addOns).toMatchObject([{ benefit: "2 × Seat at the dinner", price: 2_000 }]);
    await move(first.id, id, { action: "cancel", version: 2, reason: "Budget" });
    await deleteAddOn(core, host, at("add_1"));
    expect((await offered()).map((one) => one.id)).toEqual(["add_2"]);
  });

  it("not_found: can be changed by nobody else, and only in their own event", async () => {
    const stranger = { ...host, accountId: "usr_stranger", actorId: "usr_stranger" };
    expect(await codeOf(updateAddOn(core, stranger, at("add_1"), { price: 1 }))).toBe("not_found");
    expect(await codeOf(deleteAddOn(core, host, at("add_none")))).toBe("not_found");
  });
});
