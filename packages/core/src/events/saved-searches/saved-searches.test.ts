import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf, refusalOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { savedSearchEntity } from "./saved-search.item.ts";
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  markSavedSearchRead,
} from "./saved-searches.ts";

const owner = "usr_brand";
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  const store: MemoryStore = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(sampleUser(owner)) });
});

const names = async (of = owner) => (await listSavedSearches(core, of)).map(({ name }) => name);

describe("saved searches", () => {
  it("exist once for the same filters, in any order, however often they are saved at once", async () => {
    const first = await createSavedSearch(core, owner, {
      name: "AI in Berlin",
      filters: { category: "ai", city: "Berlin" },
    });
    const again = { name: "Again", filters: { city: "Berlin", category: "ai" as const } };
    const repeats = await Promise.all([1, 2, 3].map(() => createSavedSearch(core, owner, again)));
    for (const repeat of repeats) expect(repeat).toEqual(first);
    clock.advance(1_000);
    await createSavedSearch(core, owner, { name: "AI", filters: { category: "ai" } });
    expect(await names()).toEqual(["AI", "AI in Berlin"]);
    expect(await names("usr_other")).toEqual([]);
  });

  it("conflict: one more than the limit, and possible again once one is deleted", async () => {
    const save = (n: number) => createSavedSearch(core, owner, { name: `${n}`, filters: { minPrice: n } });
    for (let n = 0; n < limits.savedSearches; n++) await save(n);
    await save(0);
    expect(await refusalOf(save(limits.savedSearches))).toMatchObject({ code: "conflict" });
    const [newest] = await listSavedSearches(core, owner);
    await Promise.all([1, 2].map(() => deleteSavedSearch(core, owner, newest?.id ?? "")));
    await save(limits.savedSearches);
    expect(await names()).toHaveLength(limits.savedSearches);
  });

  it("matches are unread until the search is opened on any device; later matches stay unread", async () => {
    const { id } = await createSavedSearch(core, owner, { name: "AI", filters: { category: "ai" } });
    const key = savedSearchEntity.key({ userId: owner, id });
    const find = () => core.table.write({ op: "update", key, add: { found: 1 } });
    const unread = async () => (await listSavedSearches(core, owner))[0]?.unread;
    const read = (found: number, userId = owner) => markSavedSearchRead(core, userId, { id, found });
    expect(await unread()).toBe(0);
    for (const _ of [1, 2, 3]) await find();
    expect(await unread()).toBe(3);
    await read(2);
    expect(await unread()).toBe(1);
    // A device that has seen fewer, and one that claims more than there are.
    await read(1);
    expect(await unread()).toBe(1);
    await read(99);
    await find();
    expect(await unread()).toBe(1);
    expect(await codeOf(read(1, "usr_other"))).toBe("not_found");
    // A row from before `read` existed.
    const { read: _, ...old } = savedSearchEntity.item({
      id: "old",
      userId: owner,
      name: "Old",
      filter: {},
      createdAt: "2025-01-01T00:00:00.000Z",
      found: 2,
      read: 0,
      latest: null,
    });
    await core.table.write({ op: "put", item: old });
    expect((await listSavedSearches(core, owner)).at(-1)).toMatchObject({ name: "Old", unread: 2 });
    await markSavedSearchRead(core, owner, { id: "old", found: 2 });
    expect((await listSavedSearches(core, owner)).at(-1)).toMatchObject({ name: "Old", unread: 0 });
  });

  it("deleting another user's search, or a missing one, changes nothing", async () => {
    const { id } = await createSavedSearch(core, owner, { name: "AI", filters: { category: "ai" } });
    await deleteSavedSearch(core, "usr_other", id);
    await deleteSavedSearch(core, owner, "search_none");
    expect(await names()).toEqual(["AI"]);
  });
});
