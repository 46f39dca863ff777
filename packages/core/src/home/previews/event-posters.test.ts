import { drawPoster } from "@marquee/concept-boards/posters/poster";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { type EventRecord, eventItem } from "../../events/events/event.item.ts";
import { eventPoster, posterUrl } from "./event-posters.ts";

const event = sampleEvent({ id: "evt_1", date: "2026-06-01T09:00:00.000Z", name: "Harbor Days" });
const caller = { ip: "198.51.100.7" };
let core: Core;
let drawn: string[];

beforeEach(() => {
  const store: MemoryStore = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  drawn = [];
});

const store = (given: Partial<EventRecord> = {}) =>
  core.table.write({ op: "put", item: eventItem({ ...event, ...given }) });
const boards = {
  png: async (svg: string, width = 0) => {
    drawn.push(svg);
    return { bytes: Uint8Array.of(1), width, height: 0 };
  },
};
const poster = (id = event.id) => eventPoster({ core, boards }, id, caller);

describe("an event's poster as a picture", () => {
  it("is drawn from the event's facts, also once it is canceled, and never from a picture of its host", async () => {
    await store({ imageUrl: "https://evil.example/inner.png" });
    await poster();
    await store({ state: "cancelled" });
    await poster();
    expect(drawn).toEqual([drawPoster(event), drawPoster(event)]);
  });

  it("not_found: a draft, and what is no event", async () => {
    await store({ state: "draft" });
    expect(await codeOf(poster())).toBe("not_found");
    expect(await codeOf(poster("evt_2"))).toBe("not_found");
    expect(drawn).toEqual([]);
  });

  it("has another address for each poster, and the same one for what the poster does not show", () => {
    const at = (given: Partial<EventRecord> = {}) =>
      posterUrl("https://marquee.example", { ...event, ...given });
    expect(at()).toMatch(/^https:\/\/marquee\.example\/api\/posters\/evt_1\/[\w-]{16}\.png$/);
    expect(at({ description: "Other words", turn: 7, imageUrl: "/api/event-images/x" })).toBe(at());
    const others: Partial<EventRecord>[] = [
      { name: "Harbor Nights" },
      { category: "ai" },
      { location: "Oslo" },
      { date: "2026-06-02T09:00:00.000Z" },
      { timeZone: "Asia/Tokyo" },
      { attendeeCount: 101 },
    ];
    expect(new Set([at(), ...others.map(at)]).size).toBe(others.length + 1);
  });
});
