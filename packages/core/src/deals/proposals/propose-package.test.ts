import type { ContactRef } from "@marquee/contracts/deals/proposals";
import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
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
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import { readTools } from "../../chat/chat/tools/read-tools.ts";
import type { Core } from "../../core.ts";
import { closedPriceEntity } from "../../events/events/closed-price.item.ts";
import { closedPrices } from "../../events/events/closed-prices.ts";
import { eventKey } from "../../events/events/event.item.ts";
import { getEvent } from "../../events/events/get-event.ts";
import { listEvents } from "../../events/events/list-events.ts";
import type { HostActor } from "../../events/hosting/hosted-event.ts";
import { listCapacity, listEventHistory } from "../../events/hosting/own-events.ts";
import { deletePackage, updatePackage } from "../../events/hosting/packages.ts";
import { matchFor } from "../../events/match/event-match.ts";
import { nextEvents, recommendEvents } from "../../events/match/recommend-events.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { holdSpot, releaseSpot } from "../deals/hold-spot.ts";
import { listOfferedPackages } from "../deals/read-deals.ts";
import { joinWaitingList, leaveWaitingList } from "../deals/waiting-list.ts";
import { createInquiry } from "../inquiries/create-inquiry.ts";
import { getInquiry } from "../inquiries/threads.ts";
import { listContacts } from "./event-contacts.ts";
import { proposePackage } from "./propose-package.ts";

const brand = dealBrand(1, { name: "Brooke", company: "Acme" });
const stranger = dealBrand(2);
const admin = sampleUser("usr_admin", { role: "admin" });
const otherHost = sampleUser("usr_other_host", { role: "event_host" });
const channel = recordingChannel();
const as = (user: UserRecord): HostActor => ({
  accountId: user.id,
  actorId: user.id,
  admin: user.role === "admin" ? user : undefined,
});
const described = { name: "Evening on deck", price: 77, tier: "bronze" as const, benefits: ["A toast"] };

interface World {
  store: MemoryStore;
  core: Core;
  clock: ReturnType<typeof fixedClock>;
  inquiryId: string;
}

/** An event with a gold package for all; the brand has written to its host about it. */
async function newWorld(): Promise<World> {
  const store: MemoryStore = new Map();
  const clock = fixedClock();
  const core: Core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, [brand, stranger, admin, otherHost]);
  const { id: inquiryId } = await ask(core, brand);
  return { store, core, clock, inquiryId };
}

function ask(core: Core, inquirer: UserRecord, eventId = dealEvent.id) {
  return createInquiry(core, channel, {
    inquirer,
    acting: inPerson(inquirer.id),
    eventId,
    topic: "sponsorship",
    message: "Hello",
    idempotencyKey: undefined,
  });
}

let world: World;
beforeEach(async () => {
  world = await newWorld();
});

let keys = 0;
const propose = (
  to: ContactRef,
  { by = dealHost, body = {}, eventId = dealEvent.id, key = `key-${keys++}` } = {},
) =>
  proposePackage(world.core, channel, as(by), {
    eventId,
    body: { ...described, ...body, onlyFor: to },
    idempotencyKey: key,
  });
const proposed = (name = described.name) =>
  propose({ kind: "inquiry", id: world.inquiryId }, { body: { name } });

describe("anybody but its brand and host", () => {
  /** Everything that an account can see about events and packages. */
  async function told({ core }: World, user: UserRecord): Promise<unknown[]> {
    const { id } = dealEvent;
    const event = await getEvent(core, { accountId: user.id, seesAll: user.role === "admin" }, id);
    const lists = await Promise.all(
      [
        {},
        { search: "Evening on deck" },
        { maxPrice: 100 },
        { tier: "bronze" as const },
        { available: "true" as const },
        { tier: "bronze" as const, available: "true" as const, maxPrice: 100 },
      ].map((filter) => listEvents(core, filter, {})),
    );
    return [
      // The event's version reveals that its host changed something, not what.
      { ...event, version: 0 },
      matchFor(core, { ...user, budget: 80 }, event),
      lists,
      await recommendEvents(core, { ...user, budget: 80 }, 6),
      await nextEvents(core, 6),
      await listOfferedPackages(core, sponsorOf(user), id),
      await closedPrices(core, user.id, id),
      await readTools({ core, accountId: user.id }).listPackages({ eventId: id }),
      await readTools({ core, accountId: user.id }).findEvents({ query: "deck", limit: 9 }),
    ];
  }

  it.each([stranger, admin, otherHost])("$role sees the same as if it did not exist", async (user) => {
    for (const n of [0, 1, 2, 3, 4]) {
      const item = closedPriceEntity.item({
        category: dealEvent.category,
        tier: "bronze",
        attendees: 100,
        dealId: `deal_${n}`,
        amountCents: 100,
        at: `2026-01-15T09:00:00.00${n}Z`,
      });
      await world.core.table.write({ op: "put", item });
    }
    const before = await told(world, user);
    await proposed();
    expect(await told(world, user)).toEqual(before);
    // If it counts as public the answers differ, so the comparison is effective.
    const row = [...world.store.values()].find(({ name }) => name === described.name);
    await world.core.table.write({
      op: "update",
      key: { pk: row?.pk ?? "", sk: row?.sk ?? "" },
      set: { onlyFor: null },
    });
    expect(await told(world, user)).not.toEqual(before);
  });

  it("sees nothing of it in the event's history, not even as an admin", async () => {
    const history = async (user: UserRecord) =>
      (await listEventHistory(world.core, as(user), dealEvent.id, {})).items.flatMap(
        ({ changes }) => changes,
      );
    const { id } = await proposed();
    await updatePackage(world.core, as(dealHost), id, { price: 70 });
    await deletePackage(world.core, as(dealHost), id);
    const own = await history(dealHost);
    expect(own.map(({ field }) => field).sort()).toEqual(["package", "package", "price"]);
    expect(await history(admin)).toEqual([]);
  });

  it.each([stranger, admin, otherHost])(
    "$role can do nothing to it: the answer is as for no package",
    async (user) => {
      const { id } = await proposed();
      const { core } = world;
      const calls = (packageId: string) => [
        () => offerAs(core, channel, { brand: user, body: { packageId }, idempotencyKey: undefined }),
        () => holdSpot(core, channel, user, packageId),
        () => releaseSpot(core, channel, user.id, packageId),
        () => joinWaitingList(core, channel, user, packageId),
        () => leaveWaitingList(core, channel, user.id, packageId),
        () => updatePackage(core, as(user), packageId, { price: 1 }),
        () => deletePackage(core, as(user), packageId),
      ];
      const rows = JSON.stringify([...world.store]);
      const codes = (packageId: string) => Promise.all(calls(packageId).map((call) => codeOf(call())));
      expect(await codes(id)).toEqual(await codes("pkg_none"));
      expect(new Set(await codes(id))).toEqual(new Set(["not_found"]));
      expect(JSON.stringify([...world.store])).toBe(rows);
    },
  );

  it("gets no renewal onto it, neither by id nor automatically", async () => {
    const { id: next } = await proposed();
    await storeEvent(
      world.core,
      sampleEvent({ ...dealEvent, id: "evt_old", endsAt: "2026-01-02T09:00:00.000Z" }),
      [sampleOffer({ id: "pkg_old", eventId: "evt_old", tier: "bronze" })],
    );
    const old = sampleDeal({ id: "deal_old", brandId: stranger.id, status: "completed", expiresAt: null });
    await storeDeal(world.core, { ...old, eventId: "evt_old", packageId: "pkg_old", tier: "bronze" });
    const renew = (packageId?: string) =>
      moveAs(world.core, channel, {
        accountId: stranger.id,
        id: "deal_old",
        body: { action: "renew", version: 1, ...(packageId === undefined ? {} : { packageId }) },
      });
    expect(await codeOf(renew(next))).toBe("not_found");
    expect(await codeOf(renew())).toBe("conflict");
  });
});

describe("its brand and its host", () => {
  it("see it on the event's page, among the packages and in their thread, with the brand's name", async () => {
    const { core, inquiryId } = world;
    const made = await proposed();
    expect(made).toMatchObject({ maxSponsors: 1, madeFor: { name: "Brooke", company: "Acme" } });
    for (const { id: accountId } of [brand, dealHost]) {
      const { packages, priceFrom } = await getEvent(core, { accountId, seesAll: false }, dealEvent.id);
      expect(packages.map(({ name, madeFor }) => [name, madeFor?.name])).toEqual([
        ["Gold", undefined],
        ["Evening on deck", "Brooke"],
      ]);
      // The event's lowest price is the same for everybody.
      expect(priceFrom).toBe(9_000);
      const { inquiry } = await getInquiry(core, accountId, inquiryId);
      expect(inquiry.proposals).toEqual([
        { packageId: made.id, name: "Evening on deck", tier: "bronze", price: 77 },
      ]);
    }
    const [event] = (await listCapacity(core, dealHost.id, {})).items;
    expect(event?.packages.map(({ madeFor }) => madeFor?.company)).toEqual([undefined, "Acme"]);
  });

  it("agree on it like on any other; its price is not counted among others' prices", async () => {
    const { core, clock, store } = world;
    const { id: packageId } = await proposed();
    await holdSpot(core, channel, brand, packageId);
    const deal = await offerAs(core, channel, { brand, body: { packageId }, idempotencyKey: undefined });
    expect(deal).toMatchObject({ amount: 77, packageName: "Evening on deck", benefits: ["A toast"] });
    expect(await codeOf(deletePackage(core, as(dealHost), packageId))).toBe("conflict");
    const row = store.get(`DEAL#${deal.id}\nDEAL`);
    const signed = { status: "active", expiresAt: null, signedAt: "2026-01-16T09:00:00.000Z" };
    await core.table.write({ op: "update", key: { pk: row?.pk ?? "", sk: "DEAL" }, set: signed });
    clock.advance(200 * 86_400_000);
    const body = { action: "complete" as const, version: 1 };
    await moveAs(core, channel, { accountId: dealHost.id, id: deal.id, body });
    expect([...store.values()].filter(({ rowType }) => rowType === "closed-price")).toEqual([]);
  });

  it("keeps one spot, and is removed when its host deletes it", async () => {
    const { id } = await proposed();
    const change = (maxSponsors: number) => updatePackage(world.core, as(dealHost), id, { maxSponsors });
    expect(await codeOf(change(2))).toBe("validation_failed");
    expect(await change(1)).toMatchObject({ maxSponsors: 1, madeFor: { name: "Brooke" } });
    await deletePackage(world.core, as(dealHost), id);
    expect(
      (await listOfferedPackages(world.core, sponsorOf(brand), dealEvent.id)).map(({ name }) => name),
    ).toEqual(["Gold"]);
    expect((await getInquiry(world.core, brand.id, world.inquiryId)).inquiry.proposals).toEqual([]);
  });
});

describe("a proposal", () => {
  it("goes to an account that wrote, made a deal or waits, about this event; to no other account", async () => {
    const { core } = world;
    const seller = dealBrand(3, { name: "Dana" });
    const waiter = dealBrand(4, { name: "Wanda" });
    for (const user of [seller, waiter]) await core.table.write({ op: "put", item: profileItem(user) });
    await storeEvent(core, sampleEvent({ ...dealEvent, id: "evt_2" }), [
      sampleOffer({ id: "pkg_2", eventId: "evt_2", maxSponsors: 2, spots: soldSpots(1) }),
    ]);
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: seller.id }));
    await joinWaitingList(core, channel, waiter, "pkg_1");
    expect(await listContacts(core, as(dealHost), dealEvent.id)).toEqual([
      { ref: { kind: "inquiry", id: world.inquiryId }, name: "Brooke", company: "Acme" },
      { ref: { kind: "deal", id: "deal_1" }, name: "Dana", company: "Company 3" },
      { ref: { kind: "waiting", id: waiter.id }, name: "Wanda", company: "Company 4" },
    ]);
    expect(await propose({ kind: "deal", id: "deal_1" })).toMatchObject({ madeFor: { name: "Dana" } });
    expect(await propose({ kind: "waiting", id: waiter.id })).toMatchObject({ madeFor: { name: "Wanda" } });

    // For another event, for no event, for an account that has done nothing, and for one that does not exist.
    const elsewhere = (await ask(core, stranger, "evt_2")).id;
    for (const [to, options] of [
      [{ kind: "inquiry", id: elsewhere }, {}],
      [{ kind: "inquiry", id: world.inquiryId }, { eventId: "evt_2" }],
      [{ kind: "inquiry", id: "inq_none" }, {}],
      [{ kind: "deal", id: "deal_none" }, {}],
      [{ kind: "waiting", id: stranger.id }, {}],
      [{ kind: "waiting", id: "usr_none" }, {}],
      [{ kind: "waiting", id: brand.id }, {}],
      [{ kind: "inquiry", id: world.inquiryId }, { by: admin }],
      [{ kind: "deal", id: "deal_1" }, { by: admin }],
      [{ kind: "waiting", id: waiter.id }, { by: admin }],
    ] as const)
      expect(await codeOf(propose(to, options)), JSON.stringify([to, options])).toBe("validation_failed");
    expect(await codeOf(propose({ kind: "inquiry", id: world.inquiryId }, { by: otherHost }))).toBe(
      "not_found",
    );
    expect(await listContacts(core, as(admin), dealEvent.id)).toEqual([]);
    expect(await codeOf(listContacts(core, as(otherHost), dealEvent.id))).toBe("not_found");
  });

  it("is refused for a closed account", async () => {
    await world.core.table.write({ op: "update", key: profileKey(brand.id), set: { status: "deleted" } });
    expect(await codeOf(proposed())).toBe("validation_failed");
  });

  it("creates one package when repeated; more than a month's limit per brand are refused, deleted ones counted", async () => {
    const to = { kind: "inquiry", id: world.inquiryId } as const;
    const first = await propose(to, { key: "once" });
    expect(await propose(to, { key: "once" })).toEqual(first);
    await deletePackage(world.core, as(dealHost), first.id);
    for (let n = 1; n < limits.proposalsPerBrandPerMonth; n++) await proposed(`Package ${n}`);
    expect(await codeOf(proposed("One more"))).toBe("too_many_requests");
    world.clock.advance(31 * 86_400_000);
    await proposed("Next month");
  });

  it("uses up none of the limit of public packages, and has a limit of its own", async () => {
    const packages = Array.from({ length: limits.proposedPackagesPerEvent }, (_, n) =>
      sampleOffer({ id: `pkg_only_${n}`, eventId: dealEvent.id, onlyFor: stranger.id }),
    );
    await storeEvent(world.core, dealEvent, packages);
    expect(await codeOf(proposed())).toBe("conflict");
    const { packages: seen } = await getEvent(
      world.core,
      { accountId: brand.id, seesAll: false },
      dealEvent.id,
    );
    expect(seen.map(({ name }) => name)).toEqual(["Gold"]);
  });

  it("is refused once the event is over", async () => {
    await world.core.table.write({
      op: "update",
      key: eventKey(dealEvent.id),
      set: { date: "2026-01-02T09:00:00.000Z", endsAt: "2026-01-03T09:00:00.000Z" },
    });
    expect(await codeOf(proposed())).toBe("invalid_transition");
  });
});
