import {
  type DealAction,
  type DealSide,
  type DealStatus,
  dealActions,
  dealSides,
  dealStatuses,
  dealVersionKinds,
} from "@marquee/contracts/deals/deal-moves";
import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs } from "@marquee/testkit/deal-acts";
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
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { eventItem } from "../../events/events/event.item.ts";
import { getEvent } from "../../events/events/get-event.ts";
import { type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { leaveDeals } from "./leave-deals.ts";
import { getDeal, listDeals, listOfferedPackages } from "./read-deals.ts";
import { sweepDeals } from "./sweep-deals.ts";

const brand = dealBrand(1);
const stranger = dealBrand(2);
const channel = recordingChannel();
const id = "deal_1";
const hourMs = 60 * 60_000;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, [brand, stranger], [{ maxSponsors: 2 }]);
});

const deal = (given: Partial<DealRecord> = {}) =>
  storeDeal(core, sampleDeal({ id, brandId: brand.id, ...given }));
const partyOf = { brand: brand.id, host: dealHost.id };

/** Signing is an act of its own, with its own test. */
type Step = Exclude<DealAction, "sign">;
const steps = dealActions.filter((action): action is Step => action !== "sign");
const move = (accountId: string, action: Step, more = {}) =>
  moveAs(core, channel, { accountId, id, body: { action, version: 1, ...more } });
const spots = async () => (await listOfferedPackages(core, sponsorOf(stranger), dealEvent.id))[0];

/** The rules, stated independently of the code: the status afterwards, or undefined if the action is refused. */
function expected(
  { status, offeredBy, kind, when }: Case,
  side: DealSide,
  action: DealAction,
): DealStatus | undefined {
  const ahead = when === "ahead";
  switch (`${status} ${action}`) {
    case "negotiating propose":
    case "negotiating request_changes":
    case "pending request_changes":
      return ahead ? "negotiating" : undefined;
    case "negotiating accept":
      return ahead && kind === "offer" && offeredBy !== side ? "pending" : undefined;
    case "negotiating decline":
    case "negotiating cancel":
    case "pending decline":
    case "pending cancel":
      return "cancelled";
    case "active complete":
      return when === "over" ? "completed" : undefined;
    case "active cancel":
      return when === "canceled" ? "cancelled" : undefined;
    case "completed renew":
      return "completed";
    default:
      return undefined;
  }
}

interface Case {
  status: DealStatus;
  offeredBy: DealSide;
  kind: (typeof dealVersionKinds)[number];
  when: "ahead" | "over" | "canceled";
}
const cases: Case[] = dealStatuses.flatMap((status) =>
  dealSides.flatMap((offeredBy) =>
    dealVersionKinds.flatMap((kind) =>
      (["ahead", "over", "canceled"] as const).map((when) => ({ status, offeredBy, kind, when })),
    ),
  ),
);

describe.each(cases)("a deal that is $status, $kind by the $offeredBy, of an event that is $when", (one) => {
  beforeEach(async () => {
    const { status, offeredBy, kind: offerKind, when } = one;
    const expiresAt = status === "negotiating" ? "2026-01-18T09:00:00.000Z" : null;
    await deal({ status, offeredBy, offerKind, expiresAt });
    if (when === "over") await put(eventItem({ ...dealEvent, endsAt: "2026-01-15T08:59:59.000Z", turn: 9 }));
    if (when === "canceled") await put(eventItem({ ...dealEvent, state: "cancelled", turn: 9 }));
    // The event that a completed deal can be renewed for.
    const next = sampleEvent({ id: "evt_next", date: "2026-09-01T09:00:00.000Z" });
    await storeEvent(core, next, [sampleOffer({ id: "pkg_next", eventId: "evt_next" })]);
  });
  const put = (item: ReturnType<typeof eventItem>) => core.table.write({ op: "put", item });

  it.each(dealSides.flatMap((side) => steps.map((action) => ({ side, action }))))(
    "responds as the table says when the $side wants to $action",
    async ({ side, action }) => {
      const wanted = expected(one, side, action);
      const before = structuredClone([...store]);
      expect((await getDeal(core, partyOf[side], id)).moves.includes(action)).toBe(wanted !== undefined);
      expect(await codeOf(move(partyOf[side], action, { version: 2 }))).toBe("stale_version");
      expect(await codeOf(move(stranger.id, action))).toBe("not_found");
      const answer = await move(partyOf[side], action).catch((error) => error);
      if (wanted === undefined) {
        expect(answer).toMatchObject({ code: "invalid_transition" });
        expect([...store]).toEqual(before);
        return;
      }
      expect(answer).toMatchObject({ status: wanted, history: [{ action, by: side }, {}] });
      const { sold = 0, heldUntil = [] } = (await spots()) ?? {};
      const held: Partial<Record<DealStatus, string[]>> = {
        negotiating: ["2026-01-18T09:00:00.000Z"],
        pending: ["2026-01-29T09:00:00.000Z"],
      };
      expect({ sold, heldUntil }).toEqual({
        sold: wanted === "completed" ? 1 : 0,
        heldUntil: held[wanted] ?? [],
      });
    },
  );
});

it("the price that a completed deal was closed at counts among the prices of its category and tier", async () => {
  await deal({ status: "active", expiresAt: null });
  await core.table.write({
    op: "put",
    item: eventItem({ ...dealEvent, endsAt: "2026-01-15T08:59:59.000Z" }),
  });
  await move(dealHost.id, "complete");
  const rows = [...store.values()].filter(({ rowType }) => rowType === "closed-price");
  expect(rows).toMatchObject([{ pk: `PRICES#${dealEvent.category}#gold`, amountCents: 900_000, dealId: id }]);
});

describe("the track record of a host", () => {
  const seen = () => getEvent(core, { accountId: stranger.id, seesAll: false }, dealEvent.id);
  const over = { endsAt: "2026-01-15T08:59:59.000Z" };
  const end = async (dealId: string, brandId: string, event: Partial<typeof dealEvent>) => {
    await storeDeal(core, sampleDeal({ id: dealId, brandId, status: "active", expiresAt: null }));
    await core.table.write({ op: "put", item: eventItem({ ...dealEvent, turn: 9, ...event }) });
    clock.advance(1_000);
    const action = event.state === "cancelled" ? "cancel" : "complete";
    await moveAs(core, channel, { accountId: dealHost.id, id: dealId, body: { action } });
  };

  it("covers signed deals only: the share completed, from three deals up, and each sponsor's company once", async () => {
    await deal();
    await move(brand.id, "cancel");
    await end("deal_2", brand.id, over);
    await end("deal_3", stranger.id, over);
    expect(await seen()).toMatchObject({ host: { completionRate: null } });
    await end("deal_4", brand.id, over);
    await end("deal_5", stranger.id, { state: "cancelled" });
    expect(await seen()).toMatchObject({
      host: { completionRate: 0.75 },
      pastSponsors: [
        { company: brand.company, eventName: dealEvent.name, at: "2026-01-15T09:00:03.000Z" },
        { company: stranger.company, eventName: dealEvent.name, at: "2026-01-15T09:00:02.000Z" },
      ],
    });
  });
});

describe("a negotiation", () => {
  it("keeps every version, each with what it changed term by term, and restarts the 72 hours", async () => {
    await deal({ kpis: ["300 leads"] });
    clock.advance(hourMs);
    const terms = { benefits: ["A booth", "A keynote"], closingDate: "2026-02-01" };
    const countered = await move(dealHost.id, "propose", { amount: 12_000, terms, note: "With a keynote" });
    expect(countered).toMatchObject({
      version: 2,
      offeredBy: "host",
      expiresAt: "2026-01-18T10:00:00.000Z",
      benefits: ["A booth", "A keynote"],
      kpis: ["300 leads"],
      offers: [
        {
          version: 2,
          note: "With a keynote",
          changes: [
            { field: "amount", old: 9_000, new: 12_000 },
            {
              field: "benefits",
              old: ["A booth (Custom, by the end of the event)"],
              new: [
                "A booth (Custom, by the end of the event)",
                "A keynote (Custom, by the end of the event)",
              ],
            },
            { field: "closingDate", old: null, new: "2026-02-01" },
          ],
        },
        { version: 1, amount: 9_000, benefits: ["A booth"] },
      ],
    });
    const accepted = await move(brand.id, "accept", { version: 2 });
    expect(accepted).toMatchObject({
      status: "pending",
      expiresAt: "2026-01-29T10:00:00.000Z",
      amount: 12_000,
    });
    expect(accepted.history[0]).toMatchObject({
      action: "accept",
      byName: "Brand 1",
      changes: [{ field: "status", old: "negotiating", new: "pending" }],
    });
    expect(await spots()).toMatchObject({ sold: 0, remaining: 1, heldUntil: ["2026-01-29T10:00:00.000Z"] });
    // A request reopens what was accepted, and is not itself an offer that can be accepted.
    await move(dealHost.id, "request_changes", { version: 2, reason: "The stage is smaller" });
    expect(await codeOf(move(brand.id, "accept", { version: 3 }))).toBe("invalid_transition");
    expect(await spots()).toMatchObject({ sold: 0, heldUntil: ["2026-01-18T10:00:00.000Z"] });
  });

  it("lets a side send a few versions, then makes it wait: nobody keeps a spot held alone", async () => {
    await deal();
    for (let version = 1; version < limits.dealOffersInRow; version++)
      await move(brand.id, "propose", { version, amount: version });
    const version = limits.dealOffersInRow;
    expect(await codeOf(move(brand.id, "propose", { version, amount: 99 }))).toBe("invalid_transition");
    await move(dealHost.id, "propose", { version, amount: 98 });
    expect(await move(brand.id, "propose", { version: version + 1, amount: 97 })).toMatchObject({
      amount: 97,
    });
  });

  it("ends in one of two decisions made at the same moment", async () => {
    for (const [first, second] of [
      ["accept", "accept"],
      ["propose", "request_changes"],
      ["propose", "accept"],
    ] as const) {
      store.clear();
      await setDealStage(core, [brand], [{ maxSponsors: 2 }]);
      await deal();
      const codes = await Promise.all([codeOf(move(dealHost.id, first)), codeOf(move(dealHost.id, second))]);
      expect(
        codes.filter((code) => code === "no error"),
        `${first} and ${second}`,
      ).toHaveLength(1);
      expect((await getDeal(core, brand.id, id)).history).toHaveLength(2);
    }
  });
});

describe("an offer that nobody answers", () => {
  it("cannot be accepted from the moment it lapses, and its lapse is stored and told once", async () => {
    await deal();
    clock.advance(72 * hourMs - 1);
    const sweep = async () => (await sweepDeals({ core, channel }, clock.now() + hourMs)).lapsed;
    expect(await sweep()).toBe(0);
    clock.advance(1);
    expect(await codeOf(move(dealHost.id, "accept"))).toBe("invalid_transition");
    expect((await Promise.all([sweep(), sweep()])).reduce((sum, count) => sum + count)).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await getDeal(core, brand.id, id)).toMatchObject({
      status: "cancelled",
      endedBy: null,
      history: [{ action: "lapse", by: null, byName: "Marquee" }, {}],
    });
  });
});

describe("a closed account", () => {
  it("leaves no deal open, gives its spots back, and changes nothing in what both signed", async () => {
    await deal();
    await deal({ id: "deal_2", brandId: stranger.id, status: "active", expiresAt: null });
    await leaveDeals(core, channel, brand.id);
    await leaveDeals(core, channel, brand.id);
    expect(await getDeal(core, dealHost.id, id)).toMatchObject({
      status: "cancelled",
      endedBy: "brand",
      history: [{ action: "cancel" }, {}],
    });
    await leaveDeals(core, channel, dealHost.id);
    expect(await getDeal(core, stranger.id, "deal_2")).toMatchObject({ status: "active" });
    expect(await spots()).toMatchObject({ sold: 1, heldUntil: [] });
  });
});

describe("a renewal", () => {
  it("copies the terms to a package of the host's next event, and links the two", async () => {
    await deal({ status: "completed", expiresAt: null, notes: "As always", amountCents: 700_000 });
    expect(await codeOf(move(brand.id, "renew"))).toBe("conflict");
    const next = sampleEvent({ id: "evt_next", name: "Next", date: "2026-09-01T09:00:00.000Z" });
    await storeEvent(core, next, [sampleOffer({ id: "pkg_next", eventId: "evt_next" })]);
    const ownRow = dealPartyEntity.key({ accountId: brand.id, id });
    await core.table.write({ op: "update", key: ownRow, set: { conceptId: "gen_1-0" } });
    const old = await move(dealHost.id, "renew");
    expect(old).toMatchObject({ status: "completed", renewedTo: expect.stringMatching(/^deal_/) });
    expect(await getDeal(core, brand.id, old.renewedTo ?? "")).toMatchObject({
      status: "negotiating",
      eventName: "Next",
      offeredBy: "host",
      amount: 7_000,
      notes: "As always",
      renewedFrom: id,
      conceptId: "gen_1-0",
      moves: expect.arrayContaining(["accept"]),
    });
    expect((await getDeal(core, dealHost.id, old.renewedTo ?? "")).conceptId).toBeNull();
    expect(await codeOf(move(brand.id, "renew"))).toBe("invalid_transition");
    expect((await listDeals(core, brand.id, {}, {})).items).toHaveLength(2);
  });
});
