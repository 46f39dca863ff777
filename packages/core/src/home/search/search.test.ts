import { excerptOf } from "@marquee/contracts/text/search-text";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { createAccountWithEveryRow } from "@marquee/testkit/account-with-every-row";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleEvent, storeEvent } from "@marquee/testkit/sample-event";
import { sampleResult } from "@marquee/testkit/sample-result";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { eventItem } from "../../events/events/event.item.ts";
import { createSavedSearch } from "../../events/saved-searches/saved-searches.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { ideaItem } from "../../studio/campaigns/idea.item.ts";
import { search } from "./search.ts";

const reader = "usr_reader";
const dayMs = 86_400_000;

let store: MemoryStore;
let core: Core;

beforeEach(() => {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
});

const inDays = (days: number) => new Date(core.clock.now() + days * dayMs).toISOString();
const titles = async (text: string, by = reader) =>
  (await search(core, by, text)).map(({ kind, title }) => `${kind} ${title}`);

async function event(id: string, name: string, from: number, given: { location?: string } = {}) {
  await storeEvent(
    core,
    sampleEvent({
      id,
      name,
      date: inDays(from),
      endsAt: inDays(from + 2),
      category: "enterprise_tech",
      ...given,
    }),
  );
}

const idea = (userId: string, n: number, status: "saved" | "archived" = "saved") =>
  core.table.write({
    op: "put",
    item: ideaItem({
      ...sampleResult,
      id: `gen_${n}-0`,
      userId,
      generationId: `gen_${n}`,
      name: `Night market ${n}`,
      status,
      createdAt: inDays(0),
      updatedAt: inDays(0),
    }),
  });

describe("events", () => {
  it("are found by name, place and category, whatever the case and accents, and need every word", async () => {
    await event("evt_1", "Harbor Days", 30, { location: "Malmö, Sweden" });
    for (const text of ["harbor", "DAYS harbor", "malmo", "Malmö", "enterprise tech", "tech harbor sweden"])
      expect(await titles(text), text).toEqual(["event Harbor Days"]);
    for (const text of ["harbor berlin", "harbour", "enterprise_tech harbor x"])
      expect(await titles(text), text).toEqual([]);
  });

  it("come with the next one first, then what takes place now; past ones are left out", async () => {
    await event("evt_over", "Harbor over", -10);
    await event("evt_now", "Harbor now", -1);
    await event("evt_later", "Harbor later", 1_000);
    await event("evt_next", "Harbor next", 1);
    expect(await titles("harbor")).toEqual(["event Harbor next", "event Harbor later", "event Harbor now"]);
    const [next] = await search(core, reader, "harbor");
    expect(next).toEqual({
      kind: "event",
      id: "evt_next",
      title: "Harbor next",
      detail: "Austin, TX · Jan 16, 2026",
      path: "/events?event=evt_next",
      face: {
        category: "enterprise_tech",
        location: "Austin, TX",
        date: inDays(1),
        timeZone: "UTC",
        attendeeCount: sampleEvent({ id: "evt_next", date: inDays(1) }).attendeeCount,
        imageUrl: null,
      },
    });
  });

  it("come first if their name matches", async () => {
    await event("evt_1", "Harbor Days", 1, { location: "Springfield" });
    await event("evt_2", "Springfield Forum", 30);
    expect(await titles("springfield")).toEqual(["event Springfield Forum", "event Harbor Days"]);
  });

  it("are not found as drafts", async () => {
    const draft = sampleEvent({ id: "evt_1", name: "Harbor", date: inDays(3), state: "draft" });
    await core.table.write({ op: "put", item: eventItem(draft) });
    expect(await titles("harbor", draft.hostId)).toEqual([]);
  });
});

describe("people", () => {
  const person = (id: string, name: string, company: string) =>
    core.table.write({ op: "put", item: profileItem(sampleUser(id, { name, company })) });

  it("hosts are found by everybody, through the events that say who hosts them, by name and company", async () => {
    await event("evt_1", "Harbor Days", 30);
    await person(sampleEvent({ id: "evt_1", date: inDays(30) }).hostId, "Ruth Norman", "Quayside AB");
    for (const text of ["norman", "Quayside", "ruth harbor"])
      expect(await titles(text), text).toEqual(["event Harbor Days"]);
    const [found] = await search(core, reader, "norman");
    expect(found?.detail).toBe("Ruth Norman · Quayside AB · Austin, TX · Feb 14, 2026");
    expect((await search(core, reader, "harbor"))[0]?.detail).not.toContain("Ruth");
    expect(await titles("nobody norman")).toEqual([]);
  });

  it("the other side of one's own deals and threads is found by its parties, and by nobody else", async () => {
    const files = new Map<string, Uint8Array>();
    await createAccountWithEveryRow(core, files, { id: "usr_first", word: "zebra", digit: 1 });
    const kinds = async (by: string) => new Set((await search(core, by, "quagga")).map(({ kind }) => kind));
    expect(await kinds("usr_first")).toEqual(new Set());
    const stored = Array.from(store.values());
    for (const row of stored)
      if (typeof row.brandId === "string" && typeof row.hostId === "string")
        await person(row.brandId === "usr_first" ? row.hostId : row.brandId, "Quagga Kay", "");
    expect(await kinds("usr_first")).toContain("deal");
    expect(await kinds(reader)).toEqual(new Set());
  });
});

describe("one's own content", () => {
  it("is found by its owner in every kind, and by nobody else", async () => {
    const files = new Map<string, Uint8Array>();
    await createAccountWithEveryRow(core, files, { id: "usr_first", word: "zebra", digit: 1 });
    await createAccountWithEveryRow(core, files, { id: "usr_second", word: "heron", digit: 2 });
    const kindsOf = async (by: string, text: string) =>
      (await search(core, by, text)).map(({ kind }) => kind);
    const own = new Set(await kindsOf("usr_first", "zebra"));
    expect(own).toContain("message");
    expect(own).toContain("saved_search");
    for (const [by, text] of [
      ["usr_first", "heron"],
      ["usr_second", "zebra"],
      [reader, "zebra"],
    ] as const)
      expect(await kindsOf(by, text), `${by} ${text}`).toEqual([]);
  });

  it("is at most five of a kind, the newest first", async () => {
    for (let n = 1; n <= 7; n++) await idea(reader, n);
    expect(await titles("market")).toEqual([7, 6, 5, 4, 3].map((n) => `campaign Night market ${n}`));
  });

  it("links to where it is shown", async () => {
    await idea(reader, 1, "archived");
    await core.table.write({ op: "put", item: profileItem(sampleUser(reader)) });
    await createSavedSearch(core, reader, {
      name: "Night events in Berlin",
      filters: { city: "Berlin", minPrice: 500, available: "true" },
    });
    expect((await search(core, reader, "night")).map(({ path }) => path)).toEqual([
      "/campaigns?tab=library&idea=gen_1-0&status=archived",
      "/events?city=Berlin&available=true&price=500-",
    ]);
  });
});

describe("an excerpt of a message", () => {
  it("shows the first matching word, in one line of plain text", () => {
    const filler = "All of this is about something else. ".repeat(10);
    const text = `${filler}\n\n**Berlin** is your best city. ${filler}`;
    const excerpt = excerptOf(text, ["city", "berlin"]);
    expect(excerpt).toContain("Berlin is your best city");
    expect(excerpt).toMatch(/^….*…$/);
    expect(excerpt).not.toMatch(/[*\n]/);
    expect(excerpt.length).toBeLessThan(100);
    expect(excerptOf("Short.", ["short"])).toBe("Short.");
  });
});
