import { type EventAction, type EventState, eventActions, eventStates } from "@marquee/contracts/enums";
import type { EventDetail } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { sampleEvent, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem, profileKey } from "../../ground/users/user.item.ts";
import { eraseAccount } from "../../whole/ownership/erase-account.ts";
import { changeSpots } from "../events/change-spots.ts";
import { eventKey } from "../events/event.item.ts";
import { getEvent, recordOf } from "../events/get-event.ts";
import { listEvents } from "../events/list-events.ts";
import { createEvent } from "./create-event.ts";
import { deleteEvent, transitionEvent, updateEvent } from "./edit-event.ts";
import type { HostActor } from "./hosted-event.ts";
import { listEventHistory, listOwnEvents } from "./own-events.ts";
import { createPackage, deletePackage, updatePackage } from "./packages.ts";

// The fixed clock says January 15, 2026, 9:00 UTC.
const host = sampleUser("usr_host", { role: "event_host", name: "Henrik" });
const agency = sampleUser("usr_agency", { role: "agency", name: "Ada" });
const brand = sampleUser("usr_brand", { name: "Brooke" });
const admin = sampleUser("usr_admin", { role: "admin", name: "Alex" });
const as = (user: typeof host): HostActor => ({
  accountId: user.id,
  actorId: user.id,
  admin: user.role === "admin" ? user : undefined,
});

const whole = {
  name: "Founders Harbor",
  category: "startup" as const,
  date: "2026-06-01T09:00:00Z",
  endsAt: "2026-06-03T18:00:00Z",
  description: "Three days by the water.",
  location: "Singapore",
};
const gold = { name: "Gold", price: 1_250.5, tier: "gold" as const, maxSponsors: 2, benefits: ["A booth"] };

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  for (const user of [host, agency, brand, admin])
    await core.table.write({ op: "put", item: profileItem(user) });
});

let keys = 0;
const draft = (body: Partial<typeof whole> = {}, user = host): Promise<EventDetail> =>
  createEvent(core, as(user), { ...whole, ...body }, `key-${keys++}`);
const move = (id: string, action: EventAction, version: number, user = host) =>
  transitionEvent(core, as(user), id, { action, version, reason: "The venue closed" });
const publish = async (body: Partial<typeof whole> = {}) => {
  const { id, version } = await draft(body);
  return move(id, "publish", version);
};
const see = (user: typeof host, id: string) =>
  getEvent(core, { accountId: user.id, seesAll: user.role === "admin" }, id);
const listed = async () => (await listEvents(core, {}, {})).items.map(({ id }) => id);
const refusal = async (call: Promise<unknown>) => (await refusalOf(call)).code;
const rowsOf = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);

describe("the moves of an event", () => {
  const times = {
    upcoming: ["2026-02-01T09:00:00.000Z", "2026-02-02T09:00:00.000Z"],
    ongoing: ["2026-01-14T09:00:00.000Z", "2026-01-16T09:00:00.000Z"],
    completed: ["2026-01-02T09:00:00.000Z", "2026-01-03T09:00:00.000Z"],
  } as const;
  /** The allowed moves, spelled out independently of the code: by whom, from which state, when, and to which state. */
  const allowed = new Map<string, EventState>([
    ["draft upcoming publish", "published"],
    ["published upcoming cancel", "cancelled"],
    ["published ongoing cancel", "cancelled"],
  ]);
  const cases = eventStates.flatMap((state) =>
    (["upcoming", "ongoing", "completed"] as const).flatMap((time) =>
      eventActions.flatMap((action) =>
        [host, agency, brand, admin].map((who) => ({ state, time, action, who, role: who.role })),
      ),
    ),
  );

  it.each(cases)("$action by $role of a host's event that is $state and $time", async (one) => {
    const [date, endsAt] = times[one.time];
    await storeEvent(
      core,
      sampleEvent({ id: "evt_1", hostId: host.id, date, endsAt, state: one.state, description: "Yes." }),
    );
    const call = move("evt_1", one.action, 1, one.who);
    const next = allowed.get(`${one.state} ${one.time} ${one.action}`);
    if (one.who !== host && one.who !== admin) expect(await refusal(call)).toBe("not_found");
    else if (next === undefined)
      expect(["invalid_transition", "validation_failed"]).toContain(await refusal(call));
    else await call;
    const row = store.get(`EVENT#evt_1\nEVENT`);
    const isMoved = next !== undefined && (one.who === host || one.who === admin);
    expect(row?.state).toBe(isMoved ? next : one.state);
    expect(rowsOf("audit")).toHaveLength(isMoved && one.who === admin ? 1 : 0);
  });

  it("say what is possible instead", async () => {
    const { id, version } = await publish();
    await expect(move(id, "publish", version)).rejects.toThrow(
      "This event is published already, so it can't be published. You can cancel it.",
    );
    const canceled = await move(id, "cancel", version);
    await expect(move(id, "publish", canceled.version)).rejects.toThrow(
      "This event was canceled, so it can't be published. Nothing can change it now.",
    );
  });

  it("validation_failed: an incomplete, past, endless or too distant event is not published, and none is canceled without a reason", async () => {
    const lacking = async (body: Partial<typeof whole>) => {
      const { id, version } = await draft(body);
      const error = await refusalOf(move(id, "publish", version));
      expect(error.code).toBe("validation_failed");
      return Object.keys(error.fields ?? {});
    };
    expect(await lacking({ description: "" })).toEqual(["description"]);
    expect(await lacking({ location: "" })).toEqual(["location"]);
    expect(await lacking({ date: "2026-01-15T09:00:00Z" })).toEqual(["date"]);
    expect(await lacking({ date: "2029-01-16T09:00:00Z", endsAt: "2029-02-01T09:00:00Z" })).toEqual(["date"]);
    expect(await lacking({ endsAt: whole.date })).toEqual(["endsAt"]);
    const { id, version } = await publish();
    const unexplained = transitionEvent(core, as(host), id, { action: "cancel", version });
    expect(await refusalOf(unexplained)).toMatchObject({ fields: { reason: ["Say why it's canceled"] } });
  });
});

describe("who sees an event", () => {
  it("its host and admins see a draft, which is absent for everybody else and on no list", async () => {
    const { id } = await draft();
    expect(await see(host, id)).toMatchObject({ status: "draft", version: 1, hostId: host.id });
    expect(await see(admin, id)).toMatchObject({ status: "draft" });
    for (const who of [brand, agency]) expect(await refusal(see(who, id))).toBe("not_found");
    expect(await listed()).toEqual([]);
  });

  it("everybody finds it once it is published, and after a cancellation still reads the reason at its address", async () => {
    const { id, version } = await publish();
    expect(await listed()).toEqual([id]);
    await move(id, "cancel", version);
    expect(await listed()).toEqual([]);
    expect(await see(brand, id)).toMatchObject({ status: "cancelled", cancelReason: "The venue closed" });
  });

  it("a host's own list contains every state, newest change first, and nothing of other hosts", async () => {
    const first = await draft({ name: "First" });
    clock.advance(1_000);
    const second = await publish({ name: "Second" });
    clock.advance(1_000);
    await draft({ name: "Other" }, agency);
    await updateEvent(core, as(host), first.id, { version: 1, name: "First again" });
    const one = await listOwnEvents(core, host.id, { limit: 1 });
    const rest = await listOwnEvents(core, host.id, { limit: 1, cursor: one.cursor });
    expect([...one.items, ...rest.items]).toMatchObject([
      { id: first.id, name: "First again", status: "draft", version: 2 },
      { id: second.id, status: "upcoming", version: 2 },
    ]);
  });
});

describe("changing an event", () => {
  it("not_found: only for its host and admins, whichever operation is called", async () => {
    const { id, version } = await publish();
    const pack = await createPackage(core, as(host), id, gold, "k");
    for (const who of [brand, agency]) {
      const calls = [
        updateEvent(core, as(who), id, { version, name: "Mine" }),
        deleteEvent(core, as(who), id),
        move(id, "cancel", version, who),
        createPackage(core, as(who), id, gold, "other"),
        updatePackage(core, as(who), pack.id, { price: 1 }),
        deletePackage(core, as(who), pack.id),
        listEventHistory(core, as(who), id, {}),
      ];
      for (const call of calls) expect(await refusal(call)).toBe("not_found");
    }
  });

  it("stale_version: overwrites nothing that changed since it was read, even at the same moment", async () => {
    const { id } = await draft();
    const names = ["One", "Two", "Three"];
    const codes = await Promise.all(
      names.map((name) => refusal(updateEvent(core, as(host), id, { version: 1, name }))),
    );
    expect(codes.sort()).toEqual(["no error", "stale_version", "stale_version"]);
    expect((await see(host, id)).version).toBe(2);
  });

  it("keeps a published event complete, and leaves one that is over or canceled as it is", async () => {
    const { id, version } = await publish();
    const empty = updateEvent(core, as(host), id, { version, location: "" });
    expect(await refusalOf(empty)).toMatchObject({ fields: { location: ["Location is required"] } });
    await move(id, "cancel", version);
    const late = updateEvent(core, as(host), id, { version: version + 1, name: "New" });
    expect(await refusal(late)).toBe("invalid_transition");
    expect(await refusal(createPackage(core, as(host), id, gold, "k"))).toBe("invalid_transition");
  });

  it("writes nothing if nothing changes", async () => {
    const { id } = await draft();
    expect(await updateEvent(core, as(host), id, { version: 1, name: whole.name })).toMatchObject({
      version: 1,
    });
    expect(rowsOf("event-history")).toHaveLength(1);
  });

  it("conflict: deletes a draft with all its rows, but nothing that was public", async () => {
    const { id } = await draft();
    await createPackage(core, as(host), id, gold, "k");
    for (let version = 2; version < 110; version++)
      await updateEvent(core, as(host), id, { version, name: `Name ${version}` });
    await deleteEvent(core, as(host), id);
    expect([...store.values()].filter(({ pk }) => pk === eventKey(id).pk)).toEqual([]);
    expect(await refusal(deleteEvent(core, as(host), (await publish()).id))).toBe("conflict");
  });

  it("creates one draft however often the call is repeated, and too_many_requests beyond a day's limit", async () => {
    const create = (key: string, name = "Same") => createEvent(core, as(host), { ...whole, name }, key);
    const [first, again] = [await create("one"), await create("one")];
    expect(again.id).toBe(first.id);
    expect(await refusal(create("one", "Other"))).toBe("idempotency_mismatch");
    for (let n = 1; n < limits.eventsPerDay; n++) await create(`more-${n}`);
    expect(await refusal(create("beyond"))).toBe("too_many_requests");
  });
});

/** Sells the given number of spots of a package. */
const sell = async (eventId: string, packageId: string, count: number) => {
  for (const { accountId } of soldSpots(count))
    await core.table.write({ op: "put", item: profileItem(sampleUser(accountId)) });
  return changeSpots(core, eventId, (hosted) => ({
    offer: { ...recordOf(hosted, packageId), spots: soldSpots(count) },
    writes: [],
  }));
};

describe("the packages of an event", () => {
  it("have prices in USD outside and cents inside, and are created once however often the call is repeated", async () => {
    const { id } = await draft();
    const pack = await createPackage(core, as(host), id, gold, "one");
    expect(pack).toMatchObject({ price: 1_250.5, remaining: 2, eventId: id });
    expect((await createPackage(core, as(host), id, gold, "one")).id).toBe(pack.id);
    await updatePackage(core, as(host), pack.id, { price: 0.29 });
    expect(rowsOf("sponsorship-package")).toMatchObject([{ priceCents: 29 }]);
    expect(await see(host, id)).toMatchObject({ priceFrom: 0.29, spotsLeft: 2, version: 3 });
    await deletePackage(core, as(host), pack.id);
    expect((await see(host, id)).packages).toEqual([]);
  });

  it("conflict: never below the spots that are taken, not deleted with one taken, and at most twelve", async () => {
    const { id } = await draft();
    const pack = await createPackage(core, as(host), id, gold, "one");
    await sell(id, pack.id, 2);
    await expect(updatePackage(core, as(host), pack.id, { maxSponsors: 1 })).rejects.toThrow(
      "2 spots of this package are taken, so it can't offer fewer.",
    );
    expect(await refusal(deletePackage(core, as(host), pack.id))).toBe("conflict");
    expect(await updatePackage(core, as(host), pack.id, { maxSponsors: 3 })).toMatchObject({ remaining: 1 });
    for (let n = 1; n < limits.packagesPerEvent; n++) await createPackage(core, as(host), id, gold, `${n}`);
    expect(await refusal(createPackage(core, as(host), id, gold, "thirteenth"))).toBe("conflict");
  });

  it("keep the spots that were taken while a change was in flight", async () => {
    const { id } = await publish();
    const pack = await createPackage(core, as(host), id, gold, "one");
    let isTaken = false;
    const table = memoryTable(
      {
        before: async (operation) => {
          if (operation !== "transact" || isTaken) return;
          isTaken = true;
          await sell(id, pack.id, 1);
        },
      },
      store,
    );
    await updatePackage({ ...core, table }, as(host), pack.id, { price: 5 });
    expect(isTaken).toBe(true);
    expect(rowsOf("sponsorship-package")).toMatchObject([{ spots: soldSpots(1), priceCents: 500 }]);
    expect(rowsOf("event-listing")).toMatchObject([{ packages: [{ spotsLeft: 1 }] }]);
  });
});

describe("the history of an event", () => {
  it("says who changed what, from and to what, newest first", async () => {
    const { id } = await draft();
    clock.advance(1_000);
    await updateEvent(core, as(host), id, { version: 1, name: "New name", attendeeCount: 300 });
    clock.advance(1_000);
    const pack = await createPackage(core, as(host), id, gold, "one");
    clock.advance(1_000);
    await updatePackage(core, as(admin), pack.id, { price: 2_000 });
    const { items } = await listEventHistory(core, as(host), id, {});
    expect(items.map(({ by, version, changes }) => ({ by, version, changes }))).toEqual([
      {
        by: "Alex (Marquee admin)",
        version: 4,
        changes: [{ packageName: "Gold", field: "price", old: 1_250.5, new: 2_000 }],
      },
      {
        by: "Henrik",
        version: 3,
        changes: [{ packageName: "Gold", field: "package", old: null, new: "Gold" }],
      },
      {
        by: "Henrik",
        version: 2,
        changes: [
          { packageName: null, field: "name", old: "Founders Harbor", new: "New name" },
          { packageName: null, field: "attendeeCount", old: 0, new: 300 },
        ],
      },
      {
        by: "Henrik",
        version: 1,
        changes: [{ packageName: null, field: "state", old: null, new: "draft" }],
      },
    ]);
    expect(rowsOf("audit")).toMatchObject([
      {
        actor: admin.username,
        action: "updateSponsorshipPackage",
        subject: id,
        before: { "package.price": 1_250.5 },
        after: { "package.price": 2_000 },
      },
    ]);
  });

  it("names the admin who changed it, and its host is told of every such change and of no other", async () => {
    const event = await draft();
    await updateEvent(core, as(host), event.id, { version: 1, name: "Fair" });
    await updateEvent(core, as(admin), event.id, { version: 2, location: "Lisbon" });
    await deleteEvent(core, as(admin), event.id);
    const told = rowsOf("notification");
    expect(told.map(({ pk }) => pk)).toEqual([profileKey(host.id).pk, profileKey(host.id).pk]);
    expect(told.map(({ told: one }) => one)).toMatchObject([
      { kind: "event_by_admin", about: { eventId: event.id, eventName: "Fair", action: "updateEvent" } },
      { kind: "event_by_admin", about: { eventId: event.id, eventName: "Fair", action: "deleteEvent" } },
    ]);
  });
});

describe("when a host's account is deleted", () => {
  const erase = (userId: string) =>
    eraseAccount(
      {
        core,
        channel: recordingChannel(),
        files: { removeUnder: async () => 0, noteErased: async () => undefined },
        payments: async () => {
          throw new Error("no payments");
        },
      },
      userId,
      Number.MAX_SAFE_INTEGER,
    );

  it("drafts are deleted, upcoming ones canceled and begun ones kept, all by a deleted user", async () => {
    const started = { hostId: host.id, date: "2026-01-15T08:00:00.000Z", endsAt: "2026-01-16T08:00:00.000Z" };
    await storeEvent(core, sampleEvent({ id: "evt_on", ...started }));
    const toCome = await publish();
    const gone = await draft();
    await erase(host.id);
    await erase(host.id);
    expect(await refusal(see(admin, gone.id))).toBe("not_found");
    expect([...store.values()].filter(({ pk }) => pk === eventKey(gone.id).pk)).toEqual([]);
    expect(await see(brand, toCome.id)).toMatchObject({
      status: "cancelled",
      cancelReason: "The organizer closed their account.",
      host: { name: "Deleted user", company: "" },
    });
    expect(await see(brand, "evt_on")).toMatchObject({ status: "ongoing", host: { name: "Deleted user" } });
    expect(await listed()).toEqual(["evt_on"]);
    const { items } = await listEventHistory(core, as(admin), toCome.id, {});
    expect(new Set(items.map(({ by }) => by))).toEqual(new Set(["Deleted user"]));
    expect(JSON.stringify([...store.values()])).not.toContain("Henrik");
  });
});
