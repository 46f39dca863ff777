import { limits } from "@marquee/contracts/limits";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleResult } from "@marquee/testkit/sample-result";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { changeLibraryStatus } from "./change-library-status.ts";
import { deleteIdea } from "./delete-idea.ts";
import { duplicateIdea } from "./duplicate-idea.ts";
import { listIdeaVersions, restoreIdeaVersion, updateIdea } from "./edit-idea.ts";
import { ideaItem } from "./idea.item.ts";
import { getIdea, listIdeas } from "./ideas.ts";
import { listLibrary } from "./list-library.ts";

const owner = "usr_owner";
const id = "gen_1-0";
let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;

const coreWith = (hooks: MemoryTableHooks): Core => ({
  table: memoryTable(hooks, store),
  clock,
  ids: seededIds(),
});

beforeEach(() => {
  store = new Map();
  clock = fixedClock();
  core = coreWith({});
});

/** An idea as it was stored before ideas had versions, unless `given` says otherwise. */
async function saved(given: Partial<CampaignIdea> = {}): Promise<CampaignIdea> {
  const at = new Date(clock.now()).toISOString();
  const idea: CampaignIdea = {
    ...sampleResult,
    id,
    userId: owner,
    generationId: "gen_1",
    status: "saved",
    createdAt: at,
    updatedAt: at,
    ...given,
  };
  await core.table.write({ op: "put", item: ideaItem(idea) });
  return idea;
}

const rows = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);
const versions = async () => (await listIdeaVersions(core, owner, id)).map((one) => one.version);
const rename = (name: string, version?: number, on = core) =>
  updateIdea(on, owner, id, { name, ...(version === undefined ? {} : { version }) });

describe("an edit", () => {
  it("keeps the idea's previous content, with the time when it was written", async () => {
    const first = await saved();
    clock.advance(60_000);
    const second = await rename("Second name");
    clock.advance(60_000);
    await updateIdea(core, owner, id, { goals: ["Leads", "Meetings"], location: "Austin" });
    const kept = await listIdeaVersions(core, owner, id);
    expect(kept.map(({ version, at }) => [version, at])).toEqual([
      [3, new Date(clock.now()).toISOString()],
      [2, second.updatedAt],
      [1, first.createdAt],
    ]);
    expect(kept.map(({ content }) => [content.name, content.location, content.goals])).toEqual([
      ["Second name", "Austin", ["Leads", "Meetings"]],
      ["Second name", first.location, first.goals],
      [first.name, first.location, first.goals],
    ]);
  });

  it("that changes nothing, or the status alone, makes no version", async () => {
    const idea = await saved();
    expect(await rename(idea.name)).toEqual(idea);
    await updateIdea(core, owner, id, { status: "archived" });
    await updateIdea(core, owner, id, { status: "saved" });
    expect(await versions()).toEqual([1]);
    expect(rows("campaign-idea-version")).toEqual([]);
  });

  it("stale_version: does not overwrite what was written since the idea was read", async () => {
    await saved();
    await rename("From a phone", 1);
    expect(await codeOf(rename("From a desk", 1))).toBe("stale_version");
    expect((await getIdea(core, owner, id)).name).toBe("From a phone");
  });

  it("among many at the same time is kept once, in one order", async () => {
    await saved();
    const names = ["A", "B", "C"];
    await Promise.all(names.map((name) => rename(name)));
    const said = (await listIdeaVersions(core, owner, id)).map(({ content }) => content.name);
    expect(said).toHaveLength(4);
    expect([...said].sort()).toEqual([...names, sampleResult.name].sort());
  });

  it("beyond the maximum that is kept deletes the oldest version, and no other", async () => {
    await saved();
    for (let n = 2; n <= limits.ideaVersions + 4; n += 1) await rename(`Name ${n}`);
    const newest = limits.ideaVersions + 4;
    const expected = Array.from({ length: limits.ideaVersions + 1 }, (_, back) => newest - back);
    expect(await versions()).toEqual(expected);
  });
});

describe("restoring a version", () => {
  it("brings back everything in the version, as a new version", async () => {
    const first = await saved();
    await updateIdea(core, owner, id, { name: "Other", keyFeatures: ["Other"], type: "virtual" });
    const restored = await restoreIdeaVersion(core, owner, { ideaId: id, version: 1, seen: 2 });
    expect(restored).toMatchObject({
      name: first.name,
      keyFeatures: first.keyFeatures,
      type: first.type,
      version: 3,
    });
    expect(await versions()).toEqual([3, 2, 1]);
  });

  it("is refused after another edit, for an unknown version, and for another account's idea", async () => {
    await saved();
    await rename("Second");
    const restore = (version: number, seen: number, by = owner) =>
      codeOf(restoreIdeaVersion(core, by, { ideaId: id, version, seen }));
    expect(await restore(1, 1)).toBe("stale_version");
    expect(await restore(9, 2)).toBe("not_found");
    expect(await restore(1, 2, "usr_other")).toBe("not_found");
    expect(await codeOf(listIdeaVersions(core, "usr_other", id))).toBe("not_found");
  });
});

it("deleting an idea deletes every version of it, and none of another idea", async () => {
  await saved();
  await saved({ id: "gen_1-01" });
  await rename("Second");
  await updateIdea(core, owner, "gen_1-01", { name: "Stays" });
  await deleteIdea(core, owner, id);
  expect(rows("campaign-idea").map((row) => row.id)).toEqual(["gen_1-01"]);
  expect(rows("campaign-idea-version").map((row) => row.ideaId)).toEqual(["gen_1-01"]);
  expect(await codeOf(deleteIdea(core, owner, id))).toBe("not_found");
});

it("an edit and a deletion at the same time leave no version without its idea", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      store = new Map();
      core = coreWith({ before: () => scheduler.schedule(Promise.resolve()) });
      const setUp = coreWith({});
      await setUp.table.write({ op: "put", item: ideaItem({ ...(await example()), userId: owner }) });
      const both = Promise.allSettled([rename("Edited"), deleteIdea(core, owner, id)]);
      await scheduler.waitFor(both);
      expect(rows("campaign-idea")).toEqual([]);
      expect(rows("campaign-idea-version")).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

async function example(): Promise<CampaignIdea> {
  const at = new Date(clock.now()).toISOString();
  return {
    ...sampleResult,
    id,
    userId: owner,
    generationId: "gen_1",
    status: "saved",
    createdAt: at,
    updatedAt: at,
  };
}

describe("a copy", () => {
  it("is a draft of its own, in its first version, and a repeat of the call makes no second one", async () => {
    const original = await saved();
    await rename("Second");
    const copy = await duplicateIdea(core, owner, id, "one");
    expect(copy).toMatchObject({
      name: "Copy of Second",
      status: "draft",
      version: 1,
      goals: original.goals,
    });
    expect(await duplicateIdea(core, owner, id, "one")).toEqual(copy);
    await updateIdea(core, owner, copy.id, { name: "The copy alone" });
    expect((await getIdea(core, owner, id)).name).toBe("Second");
    expect(rows("campaign-idea")).toHaveLength(2);
    expect(await codeOf(duplicateIdea(core, "usr_other", id, "one"))).toBe("not_found");
  });

  it("too_many_requests: beyond the number allowed per day", async () => {
    await saved();
    for (let n = 0; n < limits.ideaCopiesPerDay; n += 1) await duplicateIdea(core, owner, id, `key-${n}`);
    expect(await codeOf(duplicateIdea(core, owner, id, "one more"))).toBe("too_many_requests");
  });

  it("does not count as saved from the generation", async () => {
    await saved();
    await saved({ id: "gen_10-0", generationId: "gen_10" });
    await duplicateIdea(core, owner, id, undefined);
    const { items } = await listIdeas(core, owner, { generation: "gen_1" });
    expect(items.map((one) => one.id)).toEqual([id]);
  });
});

describe("changing the status of several", () => {
  it("changes each independently, and reports what it left unchanged", async () => {
    await saved();
    await saved({ id: "gen_1-1", status: "draft" });
    await saved({ id: "gen_1-2", status: "archived" });
    await saved({ id: "gen_1-3", userId: "usr_other" });
    const change = (each: string) => ({ id: each, status: "archived" as const });
    const answer = await changeLibraryStatus(core, owner, [id, "gen_1-1", "gen_1-2", "gen_1-3"].map(change));
    expect(answer).toEqual({
      changed: [
        { id, from: "saved" },
        { id: "gen_1-2", from: "archived" },
      ],
      unchanged: [
        { id: "gen_1-1", reason: "invalid_transition" },
        { id: "gen_1-3", reason: "not_found" },
      ],
    });
    expect((await getIdea(core, "usr_other", "gen_1-3")).status).toBe("saved");
    await changeLibraryStatus(
      core,
      owner,
      answer.changed.map(({ id: each, from }) => ({ id: each, status: from })),
    );
    expect((await getIdea(core, owner, id)).status).toBe("saved");
  });

  it("works for an idea that can no longer be read, and affects no other", async () => {
    await saved();
    const broken = ideaItem({ ...(await example()), id: "gen_2-0" });
    await core.table.write({ op: "put", item: { ...broken, budget: "a lot" } });
    const both = [id, "gen_2-0"].map((each) => ({ id: each, status: "archived" as const }));
    expect((await changeLibraryStatus(core, owner, both)).unchanged).toEqual([]);
    expect(rows("campaign-idea").map(({ status }) => status)).toEqual(["archived", "archived"]);
  });
});

describe("the library", () => {
  const list = (query: Parameters<typeof listLibrary>[2] = {}, by = owner) => listLibrary(core, by, query);
  const names = async (query: Parameters<typeof listLibrary>[2] = {}) =>
    (await list(query)).items.map(({ name }) => name);

  beforeEach(async () => {
    const ideas: Partial<CampaignIdea>[] = [
      { name: "Harbor Nights", type: "pop_up", budget: 40_000, location: "Malmö, Sweden" },
      { name: "alpine screen", type: "virtual", budget: 10_000, status: "draft", mockupImageUrl: "/api/m/1" },
      { name: "Old Harbor", type: "pop_up", budget: 90_000, status: "archived" },
    ];
    for (const [n, idea] of ideas.entries()) {
      clock.advance(60_000);
      await saved({ ...idea, id: `gen_${n}-0` });
    }
  });

  it("shows what is not archived, latest change first, and counts it whatever the filter", async () => {
    expect(await names()).toEqual(["alpine screen", "Harbor Nights"]);
    expect(await list({ q: "nothing like it" })).toMatchObject({
      items: [],
      found: 0,
      kept: 2,
      nextCursor: null,
    });
    expect(await list({}, "usr_other")).toMatchObject({ items: [], found: 0, kept: 0 });
  });

  it("finds by every word, regardless of accents and case, and by each filter, all of which have to match", async () => {
    expect(await names({ q: "malmo HARBOR" })).toEqual(["Harbor Nights"]);
    expect(await names({ q: "harbor", status: "all", sort: "name" })).toEqual([
      "Harbor Nights",
      "Old Harbor",
    ]);
    expect(await names({ status: "archived" })).toEqual(["Old Harbor"]);
    expect(await names({ status: "draft" })).toEqual(["alpine screen"]);
    expect(await names({ type: "pop_up" })).toEqual(["Harbor Nights"]);
    expect(await names({ minBudget: 10_000, maxBudget: 39_999 })).toEqual(["alpine screen"]);
    expect(await names({ mockup: "with" })).toEqual(["alpine screen"]);
    expect(await names({ mockup: "without", status: "all", type: "virtual" })).toEqual([]);
  });

  it("sorts in each order and its reverse", async () => {
    const all = { status: "all" } as const;
    expect(await names({ ...all, sort: "name" })).toEqual(["alpine screen", "Harbor Nights", "Old Harbor"]);
    expect(await names({ ...all, sort: "-budget" })).toEqual([
      "Old Harbor",
      "Harbor Nights",
      "alpine screen",
    ]);
    expect(await names({ ...all, sort: "updated" })).toEqual([
      "Harbor Nights",
      "alpine screen",
      "Old Harbor",
    ]);
  });

  it("a row that cannot be read does not hide others, and is counted", async () => {
    const broken = ideaItem({ ...(await example()), id: "gen_9-0" });
    await core.table.write({ op: "put", item: { ...broken, goals: "none" } });
    expect(await list()).toMatchObject({ found: 2, unreadable: 1 });
  });

  it("pages through a thousand in every order, each once, even with ties, and refuses a cursor of another order", async () => {
    store = new Map();
    core = coreWith({});
    const count = 1_000;
    const at = new Date(clock.now()).toISOString();
    for (let n = 0; n < count; n += 1)
      await core.table.write({
        op: "put",
        item: ideaItem({ ...(await example()), id: `gen_${n}-0`, budget: (n % 7) * 1_000, updatedAt: at }),
      });
    for (const sort of ["-updated", "name", "-budget"] as const) {
      const seen: { id: string; budget: number }[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({
          sort,
          limit: 100,
          ...(cursor === null ? {} : { cursor }),
        });
        expect(page.items.length).toBeLessThanOrEqual(100);
        expect(page.found).toBe(count);
        seen.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(new Set(seen.map((one) => one.id)).size).toBe(count);
      if (sort === "-budget")
        expect(seen.map(({ budget }) => budget)).toEqual(
          seen.map(({ budget }) => budget).toSorted((a, b) => b - a),
        );
    }
    const { nextCursor } = await list({ limit: 1, sort: "name" });
    for (const cursor of ["", "%%%", "bm8", nextCursor ?? ""])
      expect(await codeOf(list({ cursor, sort: "-budget" }))).toBe("validation_failed");
  });
});
