// cspell:ignore fohn Föhn
import { eventCategories } from "@marquee/contracts/enums";
import type { Event } from "@marquee/contracts/events/events";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item, Key, Table } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import { memoryFiles } from "@marquee/testkit/memory-files";
import { memorySearchEngine } from "@marquee/testkit/memory-search-engine";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem, profileKey } from "../../ground/users/user.item.ts";
import { search } from "../../home/search/search.ts";
import type { EventRecord } from "./event.item.ts";
import { type EventFilter, fits } from "./event-filter.ts";
import type { EventIndex } from "./event-index.ts";
import { eventIndexInEngine, keeperOfEngine } from "./event-index-engine.ts";
import { eventIndexInFiles, keeperOfFiles } from "./event-index-files.ts";
import { eventListingKey, publicEvent, readEventListing } from "./event-listing.item.ts";
import { eventShardKey } from "./event-shard.item.ts";
import { type EventIndexKeeper, followChanges, rebuildEventIndex } from "./keep-event-index.ts";
import { listEvents } from "./list-events.ts";
import { listEventsBy } from "./list-events-by.ts";

const dayMs = 86_400_000;
let store: MemoryStore;
let core: Core;
let files: ReturnType<typeof memoryFiles>;
let engine: ReturnType<typeof memorySearchEngine>;
let index: EventIndex;
/** Where the index is kept. */
let where: "an engine" | "files" = "files";

beforeEach(() => open());

function open(hooks: Parameters<typeof memoryTable>[0] = {}): void {
  store = new Map();
  core = {
    table: memoryTable(hooks, store),
    clock: fixedClock(),
    ids: seededIds(),
    pause: async () => undefined,
  };
  files = memoryFiles();
  engine = memorySearchEngine();
  index = where === "files" ? eventIndexInFiles(core, files) : eventIndexInEngine(core, engine);
}

const keeper = (): EventIndexKeeper =>
  where === "files" ? keeperOfFiles(core, files) : keeperOfEngine(core, engine);
const inDays = (days: number) => new Date(core.clock.now() + days * dayMs).toISOString();
const user = (id: string, name: string) =>
  core.table.write({ op: "put", item: profileItem(sampleUser(id, { name, company: "" })) });

/** An event of some days from now, with a package. */
async function list(id: string, days: number, given: Partial<EventRecord> = {}): Promise<Key> {
  const event = sampleEvent({ id, date: inDays(days), endsAt: inDays(days + 1), ...given });
  await storeEvent(core, event, [sampleOffer({ id: `pkg_${id}`, eventId: id })]);
  return eventListingKey(event);
}

async function everyPage(
  filter: EventFilter,
  sort: "soonest" | "latest" | "cheapest" = "soonest",
): Promise<Event[]> {
  const found: Event[] = [];
  let cursor: string | undefined;
  do {
    const page = await listEventsBy(core, async () => () => 0, filter, { limit: 5, sort, cursor }, index);
    found.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return found;
}

/** All that match, read from the rows themselves. */
function bruteForce(filter: EventFilter): Event[] {
  const now = new Date(core.clock.now()).toISOString();
  return [...store.values()]
    .filter(({ rowType }) => rowType === "event-listing")
    .map(readEventListing)
    .filter((event) => fits(event, filter, now))
    .map((event) => publicEvent(event, now));
}

const byId = (events: readonly Event[]) => events.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const words = ["harbor", "Föhn", "summit", "tech", "gala"];
const text = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => some.join(" "));
const change = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
  what: fc.constantFrom("list", "remove", "rename" as const),
  days: fc.integer({ min: -300, max: 900 }),
  host: fc.constantFrom("usr_1", "usr_2"),
  name: text,
  description: text,
  category: fc.constantFrom(...eventCategories.slice(0, 3)),
  /** What becomes of its record: it may be lost, arrive twice, or wait until after later ones. */
  fate: fc.constantFrom("once", "twice", "late", "lost" as const),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** Makes the changes while their records reach the keeper as their fate is; tells whether one was lost. */
async function live(changes: readonly Change[]): Promise<boolean> {
  const listed = new Map<string, Key>();
  const late: Key[] = [];
  let isLost = false;
  for (const { id, what, days, host, name, description, category, fate } of changes) {
    const written: Key[] = [];
    const before = listed.get(id);
    if (what === "rename") {
      await user(host, name);
      written.push(profileKey(host));
    } else {
      if (before) {
        await core.table.write({ op: "delete", key: before });
        written.push(before);
        listed.delete(id);
      }
      if (what === "list") {
        const key = await list(id, days, { name, description, category, hostId: host });
        listed.set(id, key);
        written.push(key);
      }
    }
    if (fate === "lost") isLost = true;
    else if (fate === "late") late.push(...written);
    else await followChanges(keeper(), fate === "twice" ? [...written, ...written.toReversed()] : written);
  }
  for (const key of late.toReversed()) await followChanges(keeper(), [key]);
  return isLost;
}

const searches: EventFilter[] = [
  { search: "harbor" },
  { search: "fohn tech", status: "upcoming" },
  { words: "gala", category: "ai" },
  { audience: "summits", from: "2026-03-01" },
  { search: "mmi", available: "true" },
];

describe.each(["files", "an engine"] as const)("a search by words in %s", (place) => {
  beforeEach(() => {
    where = place;
    open();
  });
  afterEach(() => {
    where = "files";
  });

  it("finds what the rows have, whatever changes are lost, doubled and reordered on the way to its index", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 25 }), async (changes) => {
        open();
        for (const id of ["usr_1", "usr_2"]) await user(id, "Bea");
        await rebuildEventIndex(keeper());
        const isLost = await live(changes);
        if (isLost) {
          // Nothing that it shows is wrong, it may only lack something until the rebuild.
          for (const filter of searches)
            for (const event of await everyPage(filter)) expect(bruteForce(filter)).toContainEqual(event);
          await rebuildEventIndex(keeper());
        }
        for (const filter of searches) {
          expect(byId(await everyPage(filter))).toEqual(byId(bruteForce(filter)));
          for (const sort of ["soonest", "latest", "cheapest"] as const) {
            const indexed = await everyPage(filter, sort);
            const scanned: Event[] = [];
            for (
              let cursor: string | undefined, isFirst = true;
              isFirst || cursor !== undefined;
              isFirst = false
            ) {
              const page = await listEventsBy(core, async () => () => 0, filter, {
                limit: 100,
                sort,
                cursor,
              });
              scanned.push(...page.items);
              cursor = page.cursor;
            }
            expect(indexed.map(({ id }) => id)).toEqual(scanned.map(({ id }) => id));
          }
        }
        for (const typed of ["harbor", "bea", "gala summit"])
          expect(await search(core, "usr_1", typed, { index })).toEqual(await search(core, "usr_1", typed));
      }),
      { numRuns: 40 },
    );
  });

  it("reads the table as before until the index is built, and where a part of it is lost", async () => {
    const key = await list("a", 10, { name: "Harbor" });
    expect(await followChanges(keeper(), [key])).toBe(0);
    expect(await everyPage({ search: "harbor" })).toHaveLength(1);
    expect(await rebuildEventIndex(keeper())).toMatchObject({ events: 1, written: 1 });
    files.stored.clear();
    engine.lose();
    expect(await everyPage({ search: "harbor" })).toHaveLength(1);
    expect(await search(core, "usr_1", "harbor", { index })).toHaveLength(1);
    expect(await rebuildEventIndex(keeper())).toMatchObject({ events: 1, written: 1 });
    expect(await rebuildEventIndex(keeper())).toMatchObject({ events: 1, written: 0 });
    expect(await everyPage({ search: "harbor" })).toHaveLength(1);
  });
});

describe("an index in files", () => {
  it("that another release wrote answers nothing", async () => {
    await list("a", 10, { name: "Harbor" });
    await rebuildEventIndex(keeper());
    await core.table.write({ op: "update", key: eventShardKey("whole"), set: { format: 0 } });
    expect(await index.open()).toBeUndefined();
    await rebuildEventIndex(keeper());
    expect(await index.open()).toBeDefined();
  });
});

describe("an index in an engine", () => {
  beforeEach(() => {
    where = "an engine";
    open();
  });
  afterEach(() => {
    where = "files";
  });

  it("never goes back to an older row that a slow writer had read", async () => {
    const clock = fixedClock();
    core = { ...core, clock };
    const date = inDays(10);
    const key = await list("a", 10, { name: "Harbor", date });
    await rebuildEventIndex(keeper());
    let isFirst = true;
    const slow = keeperOfEngine(core, {
      ...engine,
      async write(changes, version) {
        if (isFirst) {
          isFirst = false;
          // Meanwhile the event gets another name, which a quicker writer indexes.
          clock.advance(1);
          await list("a", 10, { name: "Gala", date });
          await followChanges(keeper(), [key]);
        }
        await engine.write(changes, version);
      },
    });
    await list("a", 10, { name: "Summit", date });
    await followChanges(slow, [key]);
    expect(await everyPage({ search: "gala" })).toHaveLength(1);
    expect(await everyPage({ search: "summit" })).toEqual([]);
  });

  it.each(["isBuilt", "find"] as const)("is done without while the engine's %s fails", async (call) => {
    await list("a", 10, { name: "Harbor" });
    await rebuildEventIndex(keeper());
    index = eventIndexInEngine(core, { ...engine, [call]: () => Promise.reject(new Error("away")) });
    expect(await everyPage({ search: "harbor" })).toHaveLength(1);
    expect(await search(core, "usr_1", "harbor", { index })).toHaveLength(1);
  });

  it("moves an event whose date goes into another quarter, whichever quarter is followed last", async () => {
    for (const order of [0, 1]) {
      const before = await list("a", 10, { name: "Harbor" });
      await rebuildEventIndex(keeper());
      await core.table.write({ op: "delete", key: before });
      const after = await list("a", 200, { name: "Harbor" });
      const moved = [before, after];
      await followChanges(keeper(), order === 0 ? moved : moved.toReversed());
      const events = await everyPage({ search: "harbor" });
      expect(events.map(({ date }) => date)).toEqual([inDays(200)]);
      await core.table.write({ op: "delete", key: after });
    }
  });
});

describe("a part of the index", () => {
  it("keeps every change, however many writers change it at once", async () => {
    await rebuildEventIndex(keeper());
    const keys = await Promise.all(
      Array.from({ length: 12 }, (_, n) => list(`e${n}`, 10 + n / 100, { name: `Harbor ${n}` })),
    );
    await Promise.all([...keys.map((key) => followChanges(keeper(), [key])), rebuildEventIndex(keeper())]);
    expect(await everyPage({ search: "harbor" })).toHaveLength(12);
    // Each earlier version is gone.
    expect(files.stored.size).toBe(1);
  });

  it("never goes back to an older row that a slow writer had read", async () => {
    const key = await list("a", 10, { name: "Harbor" });
    await rebuildEventIndex(keeper());
    let isFirst = true;
    const slowFiles = {
      ...files,
      putBytes: async (name: string, body: Uint8Array, type: string) => {
        if (isFirst) {
          isFirst = false;
          // Meanwhile the event gets another name, which a quicker writer indexes.
          await list("a", 10, { name: "Gala" });
          await followChanges(keeper(), [key]);
        }
        await files.putBytes(name, body, type);
      },
    };
    await list("a", 10, { name: "Summit" });
    await followChanges(keeperOfFiles(core, slowFiles), [key]);
    expect(await everyPage({ search: "gala" })).toHaveLength(1);
    expect(await everyPage({ search: "summit" })).toEqual([]);
  });

  it("is not written again while only spots are taken", async () => {
    const key = await list("a", 10, { name: "Harbor" });
    await rebuildEventIndex(keeper());
    const row = store.get(`${key.pk}\n${key.sk}`) as Item;
    await core.table.write({
      op: "put",
      item: { ...row, packages: [{ tier: "gold", priceCents: 900_000, spotsLeft: 0 }] },
    });
    expect(await followChanges(keeper(), [key])).toBe(0);
    expect(await everyPage({ search: "harbor", available: "true" })).toEqual([]);
  });

  it("is written anew before its file is so old that it is dropped", async () => {
    await list("a", 10, { name: "Harbor" });
    const clock = fixedClock();
    core = { ...core, clock };
    expect(await rebuildEventIndex(keeper())).toMatchObject({ written: 1 });
    expect(await rebuildEventIndex(keeper())).toMatchObject({ written: 0 });
    clock.advance(3 * dayMs);
    expect(await rebuildEventIndex(keeper())).toMatchObject({ written: 1 });
  });
});

describe("among many events", () => {
  /** What calls of a table read, in units of eventual reads: half of one for each 4 KB begun, of a row or of a query. */
  function metered(table: Table): { table: Table; units: () => number } {
    let units = 0;
    const kb = (items: readonly unknown[]) => JSON.stringify(items).length / 1_024;
    const spend = (size: number) => {
      units += Math.ceil(size / 4) / 2;
    };
    return {
      units: () => units,
      table: {
        ...table,
        async getMany(keys) {
          const rows = await table.getMany(keys);
          for (const row of rows) spend(row === undefined ? 1 : kb([row]));
          return rows;
        },
        async query(query) {
          const page = await table.query(query);
          spend(kb(page.items));
          return page;
        },
      },
    };
  }

  it("a page of a search reads ten units, whether it finds many events, one or none", async () => {
    for (let n = 0; n < 1_500; n++)
      await list(`e${n}`, 1 + n / 2, {
        name: n === 700 ? "Only one" : `Harbor ${n}`,
        description: "d".repeat(500),
      });
    await rebuildEventIndex(keeper());
    for (const [search, count] of [
      ["harbor", 18],
      ["only one", 1],
      ["nothing like it", 0],
    ] as const) {
      const meter = metered(core.table);
      const read = { ...core, table: meter.table };
      const page = await listEvents(read, { search }, { limit: 24 }, eventIndexInFiles(read, files));
      expect(page.items).toHaveLength(count);
      expect(meter.units()).toBeLessThanOrEqual(10);
    }
    const meter = metered(core.table);
    const read = { ...core, table: meter.table };
    expect(await search(read, "usr_1", "harbor", { index: eventIndexInFiles(read, files) })).toHaveLength(5);
    // Five events, their host, the index, and six queries of what is one's own.
    expect(meter.units()).toBeLessThanOrEqual(10);
  });
});
