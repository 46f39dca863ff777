import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { eraseAccount } from "../../whole/ownership/erase-account.ts";
import { eventKey } from "../events/event.item.ts";
import { eventListingKey } from "../events/event-listing.item.ts";
import { isSaved, listSavedEvents, saveEvent, unsaveEvent, withSaved } from "./saved-events.ts";

const brand = sampleUser("usr_brand");
const channel = recordingChannel();
const date = "2026-06-01T09:00:00.000Z";

let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(brand) });
  for (const id of ["evt_1", "evt_2", "evt_3"])
    await storeEvent(core, sampleEvent({ id, date }), [
      sampleOffer({ id: `${id}_gold`, eventId: id, maxSponsors: 3, spots: soldSpots(1) }),
    ]);
});

async function savedIds(limit = 50): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listSavedEvents(core, brand.id, { limit, cursor });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return ids;
}

async function saveInTurn(...ids: string[]): Promise<void> {
  for (const id of ids) {
    await saveEvent(core, brand.id, id);
    clock.advance(1_000);
  }
}

const savedRows = () => [...store.values()].filter(({ rowType }) => rowType === "saved-event");

describe("saving an event", () => {
  it("twice, even at once, leaves one; removing it twice leaves none", async () => {
    await Promise.all([1, 2, 3].map(() => saveEvent(core, brand.id, "evt_1")));
    await saveEvent(core, brand.id, "evt_1");
    expect(await savedIds()).toEqual(["evt_1"]);
    expect(savedRows()).toHaveLength(1);
    await Promise.all([1, 2].map(() => unsaveEvent(core, brand.id, "evt_1")));
    await unsaveEvent(core, brand.id, "evt_1");
    expect(await savedIds()).toEqual([]);
  });

  it("unauthenticated: leaves nothing for an account that closed meanwhile", async () => {
    await core.table.write({ op: "put", item: profileItem({ ...brand, status: "deleted" }) });
    expect(await refusalOf(saveEvent(core, brand.id, "evt_1"))).toMatchObject({ code: "unauthenticated" });
    expect(savedRows()).toEqual([]);
  });

  it("affects only one's own list, not another user's", async () => {
    await saveEvent(core, brand.id, "evt_2");
    const events = [{ id: "evt_1" }, { id: "evt_2" }];
    expect(await withSaved(core, brand.id, events)).toEqual([
      { id: "evt_1", saved: false },
      { id: "evt_2", saved: true },
    ]);
    expect(await withSaved(core, "usr_other", events)).toMatchObject([{ saved: false }, { saved: false }]);
    expect([await isSaved(core, brand.id, "evt_2"), await isSaved(core, "usr_other", "evt_2")]).toEqual([
      true,
      false,
    ]);
  });

  it("not_found: an event that does not exist or is not listed", async () => {
    expect(await refusalOf(saveEvent(core, brand.id, "evt_none"))).toMatchObject({ code: "not_found" });
    await core.table.write({ op: "delete", key: eventListingKey({ id: "evt_1", date }) });
    expect(await refusalOf(saveEvent(core, brand.id, "evt_1"))).toMatchObject({ code: "not_found" });
  });

  it("conflict: one more than the limit, and possible again once one is removed", async () => {
    await storeEvent(core, sampleEvent({ id: "evt_more", date }));
    for (let n = 0; n < limits.savedEvents; n++) {
      await storeEvent(core, sampleEvent({ id: `evt_many_${n}`, date }));
      await saveEvent(core, brand.id, `evt_many_${n}`);
    }
    await saveEvent(core, brand.id, "evt_many_0");
    expect(await refusalOf(saveEvent(core, brand.id, "evt_more"))).toMatchObject({ code: "conflict" });
    await unsaveEvent(core, brand.id, "evt_many_0");
    await saveEvent(core, brand.id, "evt_more");
    expect(await isSaved(core, brand.id, "evt_more")).toBe(true);
  });
});

describe("the saved events", () => {
  it.each([1, 2, 50])("come last saved first, %i a page, with what their cards show", async (limit) => {
    await saveInTurn("evt_2", "evt_3", "evt_1");
    expect(await savedIds(limit)).toEqual(["evt_1", "evt_3", "evt_2"]);
    const { items } = await listSavedEvents(core, brand.id, { limit });
    expect(items[0]).toMatchObject({ id: "evt_1", priceFrom: 9_000, spotsLeft: 2, saved: true });
  });

  it("leave out an event that is gone, and show one at its new date", async () => {
    await saveInTurn("evt_1", "evt_2", "evt_3");
    for (const key of [eventKey("evt_2"), eventListingKey({ id: "evt_2", date })])
      await core.table.write({ op: "delete", key });
    await core.table.write({ op: "delete", key: eventListingKey({ id: "evt_1", date }) });
    await storeEvent(core, sampleEvent({ id: "evt_1", date: "2026-12-01T09:00:00.000Z" }));
    expect(await savedIds()).toEqual(["evt_3", "evt_1"]);
  });

  it("are deleted with the account", async () => {
    await saveInTurn("evt_1", "evt_2");
    await eraseAccount(
      {
        core,
        channel,
        files: { removeUnder: async () => 0, noteErased: async () => undefined },
        payments: async () => {
          throw new Error("no payments");
        },
      },
      brand.id,
      Number.MAX_SAFE_INTEGER,
    );
    expect(savedRows()).toEqual([]);
  });
});
