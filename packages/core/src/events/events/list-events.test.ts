import {
  type DateOrder,
  dateOrders,
  eventCategories,
  eventStatuses,
  type SponsorshipTier,
  sponsorshipTiers,
} from "@marquee/contracts/enums";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { EventFilter } from "./event-filter.ts";
import { eventListingKey } from "./event-listing.item.ts";
import { listEvents } from "./list-events.ts";

const newCore = (): Core => ({ table: memoryTable(), clock: fixedClock(), ids: seededIds() });

// The fixed clock says January 15, 2026, 9:00 UTC.
async function fourEvents(): Promise<Core> {
  const core = newCore();
  for (const [id, date] of [
    ["last_year", "2025-01-15T09:00:00.000Z"],
    ["this_morning", "2026-01-15T08:00:00.000Z"],
    ["this_afternoon", "2026-01-15T15:00:00.000Z"],
    ["next_month", "2026-02-15T09:00:00.000Z"],
  ] as const)
    await storeEvent(core, sampleEvent({ id, date }));
  return core;
}

async function everyId(
  core: Core,
  limit: number,
  filter: EventFilter = {},
  sort?: DateOrder,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listEvents(core, filter, { limit, cursor, sort });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return ids;
}

describe("the list of events", () => {
  it.each([1, 3, 20])(
    "lists upcoming ones by date, then begun ones newest first, %i a page",
    async (limit) => {
      const ids = await everyId(await fourEvents(), limit);
      expect(ids).toEqual(["this_afternoon", "next_month", "this_morning", "last_year"]);
    },
  );

  it("leaves out an event that cannot be read, and shows the rest", async () => {
    const core = await fourEvents();
    const key = eventListingKey({ id: "next_month", date: "2026-02-15T09:00:00.000Z" });
    await core.table.write({ op: "update", key, set: { category: "none" } });
    expect(await everyId(core, 2)).toEqual(["this_afternoon", "this_morning", "last_year"]);
  });

  // cspell:disable
  it.each([
    [{ name: "Zürich Forum" }, { search: "forum zurich" }],
    [{ name: "İstanbul Tech" }, { search: "istanbul" }],
    [{ name: "Cafe\u0301 Meet" }, { search: "café" }],
    [{ description: "Große Straße" }, { search: "STRASSE grosse" }],
    [{ location: "Łódź, Poland" }, { city: "lodz" }],
    [{ location: "한글".normalize("NFD") }, { city: "한글" }],
    [{ location: "Málaga, Spain" }, { places: ["malaga"] }],
    [{ attendeeType: "Développeurs" }, { audience: "developpeurs" }],
    [{ name: "مُحَمَّد" }, { words: "محمد" }],
  ] satisfies [object, EventFilter][])(
    "finds %j by %j, however its letters are written",
    async (given, filter) => {
      const core = await fourEvents();
      await storeEvent(core, sampleEvent({ id: "wanted", date: "2026-03-15T09:00:00.000Z", ...given }));
      expect(await everyId(core, 20, filter)).toEqual(["wanted"]);
    },
  );

  it("refuses a cursor that it did not issue", async () => {
    for (const cursor of ["", "upcoming", Buffer.from("past|2026|2026").toString("base64url")])
      expect(await codeOf(listEvents(await fourEvents(), {}, { cursor }))).toBe("validation_failed");
  });

  it("keeps one order from page to page, whatever is added meanwhile", async () => {
    const core = await fourEvents();
    const first = await listEvents(core, {}, { limit: 2, sort: "latest" });
    expect(first.items.map(({ id }) => id)).toEqual(["next_month", "this_afternoon"]);
    await storeEvent(core, sampleEvent({ id: "later", date: "2026-05-15T09:00:00.000Z" }));
    await storeEvent(core, sampleEvent({ id: "last_week", date: "2026-01-08T09:00:00.000Z" }));
    const { cursor } = first;
    const rest = await listEvents(core, {}, { limit: 9, cursor, sort: "latest" });
    expect(rest.items.map(({ id }) => id)).toEqual(["this_morning", "last_week", "last_year"]);
    expect(await codeOf(listEvents(core, {}, { cursor }))).toBe("validation_failed");
  });

  it("shows the lowest price, the free spots, the city, and its status by the clock", async () => {
    const core = newCore();
    const event = sampleEvent({
      id: "evt_1",
      date: "2026-01-15T08:00:00.000Z",
      location: "Lisbon, Portugal",
    });
    await storeEvent(core, event, [
      sampleOffer({ id: "a", eventId: "evt_1", priceCents: 1_250_050, maxSponsors: 4, spots: soldSpots(1) }),
      sampleOffer({ id: "b", eventId: "evt_1", priceCents: 480_000, maxSponsors: 2, spots: soldSpots(2) }),
    ]);
    await storeEvent(core, sampleEvent({ id: "evt_2", date: "2026-03-01T08:00:00.000Z" }));
    const { items } = await listEvents(core, {}, {});
    expect(items).toMatchObject([
      { id: "evt_2", priceFrom: null, spotsLeft: 0, status: "upcoming", city: "Austin" },
      { id: "evt_1", priceFrom: 4_800, spotsLeft: 3, status: "ongoing", city: "Lisbon" },
    ]);
  });
});

interface Fixture {
  id: string;
  startDay: number;
  days: number;
  words: string;
  location: string;
  category: (typeof eventCategories)[number];
  attendeeCount: number;
  packages: { tier: SponsorshipTier; usd: number; max: number; taken: number }[];
}

const dayMs = 86_400_000;
const nowMs = Date.parse("2026-01-15T09:00:00.000Z");
const locations = ["Austin, TX", "austin, Germany", "Berlin, Germany", "Singapore", "New Austin, NM"];
const words = ["Night Summit", "summit of nights", "Quiet Forum", "FORUM"];

const aFixture = fc.record({
  startDay: fc.integer({ min: -900, max: 900 }),
  days: fc.integer({ min: 1, max: 5 }),
  words: fc.constantFrom(...words),
  location: fc.constantFrom(...locations),
  category: fc.constantFrom(...eventCategories.slice(0, 3)),
  attendeeCount: fc.integer({ min: 1, max: 5 }).map((hundreds) => hundreds * 100),
  packages: fc.array(
    fc.record({
      tier: fc.constantFrom(...sponsorshipTiers),
      usd: fc.integer({ min: 1, max: 5 }).map((thousands) => thousands * 1_000),
      max: fc.constant(2),
      taken: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 3 },
  ),
});

const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined, freq: 2 });
const aDay = fc
  .integer({ min: -500, max: 500 })
  .map((day) => new Date(nowMs + day * dayMs).toISOString().slice(0, 10));
const aFilter: fc.Arbitrary<EventFilter> = fc.record({
  search: maybe(fc.constantFrom("", "summit", "GERMANY", "nowhere")),
  category: maybe(fc.constantFrom(...eventCategories.slice(0, 4))),
  status: maybe(fc.constantFrom(...eventStatuses)),
  from: maybe(aDay),
  to: maybe(aDay),
  city: maybe(fc.constantFrom("austin", "Singapore", "Germany")),
  minAttendees: maybe(fc.constantFrom(0, 200, 300)),
  maxAttendees: maybe(fc.constantFrom(200, 400, 1_000)),
  minPrice: maybe(fc.constantFrom(0, 2_000, 3_000)),
  maxPrice: maybe(fc.constantFrom(2_000, 4_000)),
  tier: maybe(fc.constantFrom(...sponsorshipTiers)),
  available: maybe(fc.constant("true" as const)),
});

/** The expected result, from each event, with dates as numbers and regular expressions: no code of the list's. */
function found(all: readonly Fixture[], filter: EventFilter, sort: DateOrder): string[] {
  const begins = ({ startDay }: Fixture) => nowMs + startDay * dayMs;
  const statusOf = (one: Fixture) => {
    if (begins(one) > nowMs) return "upcoming";
    return begins(one) + one.days * dayMs > nowMs ? "ongoing" : "completed";
  };
  const kept = all.filter((one) => {
    if (filter.category && filter.category !== one.category) return false;
    if (filter.status && filter.status !== statusOf(one)) return false;
    if (filter.from && begins(one) < Date.parse(filter.from)) return false;
    if (filter.to && begins(one) >= Date.parse(filter.to) + dayMs) return false;
    if (filter.city && !new RegExp(`^${filter.city}(,|$)`, "i").test(one.location)) return false;
    if (filter.minAttendees && one.attendeeCount < filter.minAttendees) return false;
    if (filter.maxAttendees && one.attendeeCount > filter.maxAttendees) return false;
    if (filter.search && !new RegExp(filter.search, "i").test(`${one.words} / ${one.location}`)) return false;
    const asksForPackage =
      filter.tier || filter.available || filter.minPrice !== undefined || filter.maxPrice !== undefined;
    const suits = one.packages.filter(
      ({ tier, usd, max, taken }) =>
        usd >= (filter.minPrice ?? 0) &&
        usd <= (filter.maxPrice ?? 1e9) &&
        (!filter.tier || tier === filter.tier) &&
        (!filter.available || max > taken),
    );
    return !asksForPackage || suits.length > 0;
  });
  const upcoming = kept.filter((one) => statusOf(one) === "upcoming");
  const begun = kept.filter((one) => statusOf(one) !== "upcoming");
  const byDate = (one: Fixture, other: Fixture) => begins(one) - begins(other);
  if (sort === "latest")
    return kept
      .sort(byDate)
      .reverse()
      .map(({ id }) => id);
  return [...upcoming.sort(byDate), ...begun.sort(byDate).reverse()].map(({ id }) => id);
}

describe("any combination of filters, in any order, in pages of any size", () => {
  it("finds what checking every event finds", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(aFixture, { maxLength: 30, selector: ({ startDay }) => startDay }),
        fc.array(aFilter, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 12 }),
        async (drawn, filters, limit) => {
          const core = newCore();
          const all = drawn.map((one, index) => ({ ...one, id: `evt_${index}` }));
          for (const { id, startDay, days, words: name, packages, ...rest } of all) {
            const date = new Date(nowMs + startDay * dayMs).toISOString();
            const endsAt = new Date(nowMs + (startDay + days) * dayMs).toISOString();
            await storeEvent(
              core,
              sampleEvent({ id, date, endsAt, name, ...rest }),
              packages.map(({ tier, usd, max, taken }, index) =>
                sampleOffer({
                  id: `${id}_${index}`,
                  eventId: id,
                  tier,
                  priceCents: usd * 100,
                  maxSponsors: max,
                  spots: soldSpots(taken),
                }),
              ),
            );
          }
          for (const filter of filters)
            for (const sort of dateOrders)
              expect(await everyId(core, limit, filter, sort)).toEqual(found(all, filter, sort));
        },
      ),
      { numRuns: 150 },
    );
  });
});
