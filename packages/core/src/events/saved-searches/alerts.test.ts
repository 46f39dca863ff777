// cspell:ignore ｓｕｍｍｉｔ cóve SINGAPÖRE
import type { EventCategory, UserRole } from "@marquee/contracts/enums";
import type { SavedSearchFilter } from "@marquee/contracts/events/saved-searches";
import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { workAnnouncements } from "../../live/announcements/work-announcements.ts";
import { getEvent } from "../events/get-event.ts";
import { createEvent } from "../hosting/create-event.ts";
import { transitionEvent } from "../hosting/edit-event.ts";
import { createPackage } from "../hosting/packages.ts";
import { alertSavedSearches } from "./alerts.ts";
import { searchAlertEntity } from "./saved-search.item.ts";
import { createSavedSearch, deleteSavedSearch, listSavedSearches } from "./saved-searches.ts";

const host = { ...inPerson("usr_host"), admin: undefined };
const announcers = {
  event_published: alertSavedSearches,
  event_changed: async () => undefined,
  agreed_changed: async () => undefined,
};
const forever = Number.MAX_SAFE_INTEGER;
let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;

function coreWith(hooks: MemoryTableHooks): Core {
  return { table: memoryTable(hooks, store), clock, ids: seededIds() };
}

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = coreWith({});
  await addUser("usr_host", "event_host");
});

async function addUser(id: string, role: UserRole = "brand"): Promise<void> {
  await core.table.write({ op: "put", item: profileItem(sampleUser(id, { role })) });
}

async function addSearch(userId: string, filters: SavedSearchFilter): Promise<string> {
  return (await createSavedSearch(core, userId, { name: `Of ${userId}`, filters })).id;
}

/** An event with one package, published by its host. */
async function publish(category: EventCategory = "ai", price = 5_000): Promise<string> {
  const { id } = await createEvent(
    core,
    host,
    {
      name: "Cove Summit",
      category,
      date: "2026-06-01T09:00:00Z",
      endsAt: "2026-06-03T18:00:00Z",
      description: "Three days by the water.",
      location: "Singapore",
    },
    undefined,
  );
  const offer = { name: "Gold", tier: "gold" as const, maxSponsors: 2, price };
  await createPackage(core, host, id, offer, undefined);
  const { version } = await getEvent(core, { accountId: "usr_host", seesAll: false }, id);
  await transitionEvent(core, host, id, { action: "publish", version });
  return id;
}

const run = (on = core) => workAnnouncements({ core: on, channel: recordingChannel() }, announcers, forever);
const rowsOf = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);
const told = () =>
  rowsOf("search-alert")
    .map((row) => searchAlertEntity.read(row).userId)
    .sort();

describe("publishing an event", () => {
  it("tells exactly the users whose search it matches, and shows it on their list", async () => {
    const searches: [string, SavedSearchFilter][] = [
      ["usr_category", { category: "ai" }],
      ["usr_any", { search: "ｓｕｍｍｉｔ cóve", maxPrice: 5_000 }],
      ["usr_city", { city: "SINGAPÖRE" }],
      ["usr_other_category", { category: "cloud" }],
      ["usr_too_dear", { category: "ai", maxPrice: 4_999 }],
      ["usr_host", { category: "ai" }],
    ];
    for (const [userId, filters] of searches) {
      if (userId !== "usr_host") await addUser(userId);
      await addSearch(userId, filters);
    }
    const eventId = await publish();
    expect(await run()).toMatchObject({ looked: 1, ended: 1, failed: 0 });
    expect(told()).toEqual(["usr_any", "usr_category", "usr_city"]);
    expect(await listSavedSearches(core, "usr_any")).toMatchObject([
      { found: 1, latest: { eventId, eventName: "Cove Summit" } },
    ]);
    expect(rowsOf("announcement"), "it is done").toEqual([]);
    clock.advance(600_000);
    expect(await run()).toMatchObject({ looked: 0 });
  });

  it("tells a user once, however many of their searches it matches", async () => {
    await addUser("usr_brand");
    for (const filters of [{ category: "ai" as const }, { search: "cove" }, { city: "Singapore" }])
      await addSearch("usr_brand", filters);
    await publish();
    await run();
    const found = (await listSavedSearches(core, "usr_brand")).map((one) => one.found);
    expect(found.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  it("tells nobody about an event that is canceled by then, nor the owner of a deleted search, nor a closed account", async () => {
    for (const userId of ["usr_kept", "usr_deleted", "usr_closed"]) await addUser(userId);
    await addSearch("usr_kept", { category: "ai" });
    await addSearch("usr_closed", { category: "ai" });
    await deleteSavedSearch(core, "usr_deleted", await addSearch("usr_deleted", { category: "ai" }));
    await core.table.write({ op: "put", item: profileItem(sampleUser("usr_closed", { status: "deleted" })) });
    const canceled = await publish();
    await transitionEvent(core, host, canceled, { action: "cancel", version: 3, reason: "No venue" });
    await run();
    expect(told()).toEqual([]);
    // An identical draft within seconds would count as a repeat.
    clock.advance(60_000);
    await publish();
    await run();
    expect(told()).toEqual(["usr_kept"]);
  });

  it("continues a run that ended before everybody was told", async () => {
    await addUser("usr_brand");
    await addSearch("usr_brand", { category: "ai" });
    await publish();
    const late = await workAnnouncements({ core, channel: recordingChannel() }, announcers, 0);
    expect(late).toMatchObject({ ended: 0, cutShort: true });
    expect(told()).toEqual([]);
    await run();
    expect(told()).toEqual(["usr_brand"]);
  });
});

describe("workers that are killed at any point, run twice, or run in parallel", () => {
  it("tell each of many owners exactly once", async () => {
    const owners = Array.from({ length: 120 }, (_, n) => `usr_${String(n).padStart(3, "0")}`);
    for (const userId of owners) {
      await addUser(userId);
      await addSearch(userId, { category: "ai" });
      await addSearch(userId, { search: "cove" });
    }
    const eventId = await publish();
    const begun: MemoryStore = new Map(store);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(400), { minLength: 1, maxLength: 4 }), async (crashes) => {
        store = structuredClone(begun);
        core = coreWith({});
        for (const after of crashes) {
          let left = after;
          const before = async () => {
            if (left-- <= 0) throw new Error("killed");
          };
          await Promise.all([run(coreWith({ before })), run()].slice(0, 1 + (after % 2)));
          clock.advance(120_000);
        }
        await run();
        expect(told()).toEqual(owners);
        expect(rowsOf("announcement")).toEqual([]);
        const found = rowsOf("saved-search").map((row) => Number(row.found));
        expect(found.reduce((sum, one) => sum + one, 0)).toBe(owners.length);
        expect(rowsOf("search-alert").every((row) => row.eventId === eventId)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
