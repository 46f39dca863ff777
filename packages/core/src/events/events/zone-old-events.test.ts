import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, dealHost, setDealStage } from "@marquee/testkit/deal-stage";
import { memoryFiles } from "@marquee/testkit/memory-files";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { updateEvent } from "../hosting/edit-event.ts";
import { eventKey } from "./event.item.ts";
import { keeperOfFiles } from "./event-index-files.ts";
import { eventListingKey, readEventListing } from "./event-listing.item.ts";
import { getEvent } from "./get-event.ts";
import { rebuildEventIndex } from "./keep-event-index.ts";
import { listEvents } from "./list-events.ts";
import { zoneOldEvents } from "./zone-old-events.ts";

// The fixed clock says January 15, 2026, 9:00 UTC.
/** From 7 to 10 p.m. on January 15 in San Francisco, which is January 16 in UTC. */
const evening = {
  location: "San Francisco, CA",
  date: "2026-01-16T03:00:00.000Z",
  endsAt: "2026-01-16T06:00:00.000Z",
};
const brand = dealBrand(1);
const host = { accountId: dealHost.id, actorId: dealHost.id, admin: undefined };
const keys = [eventKey("evt_1"), eventListingKey({ id: "evt_1", date: evening.date })];
const guessed = { timeZone: "America/Los_Angeles", timeZoneGuessed: true };

let core: Core;

beforeEach(async () => {
  const store: MemoryStore = new Map();
  core = {
    table: memoryTable({}, store),
    clock: fixedClock(),
    ids: seededIds(),
    pause: async () => undefined,
  };
  await setDealStage(core, [brand], [{}], evening);
  for (const key of keys)
    await core.table.write({ op: "update", key, remove: ["timeZone", "timeZoneGuessed"] });
});

const rows = () => Promise.all(keys.map((key) => core.table.get(key)));
const seen = () => getEvent(core, { accountId: brand.id, seesAll: false }, "evt_1");
const change = async (body: { description?: string; timeZone?: string }) =>
  updateEvent(core, host, "evt_1", { version: (await seen()).version, ...body });

describe("an event that was stored before events had a zone", () => {
  it("is read in UTC until the index is built, which stores the zone of its location", async () => {
    expect(await seen()).toMatchObject({ timeZone: "UTC", timeZoneGuessed: true });
    const files = memoryFiles();
    await rebuildEventIndex(keeperOfFiles(core, files));
    expect(await rows()).toMatchObject([guessed, guessed]);
    const found = await listEvents(core, { from: "2026-01-15", to: "2026-01-15" }, {});
    expect(found.items.map(({ id }) => id)).toEqual(["evt_1"]);
    expect(await rebuildEventIndex(keeperOfFiles(core, files))).toMatchObject({ events: 1, written: 0 });
  });

  it("gets it from a change of its host, if that comes first", async () => {
    await change({ description: "Yes." });
    expect(await rows()).toMatchObject([guessed, guessed]);
  });

  it("keeps a zone that its host sets while the index is built", async () => {
    const row = await core.table.get(eventListingKey({ id: "evt_1", date: evening.date }));
    if (!row) throw new Error("The event is not listed");
    const before = readEventListing(row);
    await change({ description: "Yes.", timeZone: "America/Denver" });
    expect(await zoneOldEvents(core, [before])).toEqual([before]);
    const own = { timeZone: "America/Denver", timeZoneGuessed: false };
    expect(await rows()).toMatchObject([own, own]);
  });
});
