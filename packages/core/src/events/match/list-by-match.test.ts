import { dateOrders, eventOrders, valueOrders } from "@marquee/contracts/enums";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { EventFilter } from "../events/event-filter.ts";
import { listEvents } from "../events/list-events.ts";
import { listEventsBy } from "../events/list-events-by.ts";
import { scorerFor } from "./event-match.ts";
import { recommendEvents } from "./recommend-events.ts";

const dayMs = 86_400_000;
const nowMs = Date.parse("2026-01-15T09:00:00.000Z");
const brand = sampleUser("usr_brand", {
  budget: 20_000,
  industry: "tech",
  interests: ["ai"],
  places: ["Berlin"],
});
const reader = async () => scorerFor(brand);

interface Fixture {
  day: number;
  prices: readonly number[];
  attendeeCount: number;
  hostId: string;
  location: string;
}

const fixtures: fc.Arbitrary<Fixture[]> = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: -40, max: 300 }),
    prices: fc.array(fc.constantFrom(1_000, 2_000, 5_000, 40_000), { maxLength: 3 }),
    attendeeCount: fc.constantFrom(0, 100, 100, 5_000),
    hostId: fc.constantFrom("usr_host", "usr_host", "usr_brand"),
    location: fc.constantFrom("Berlin, Germany", "Hamburg, Germany", "Austin, TX"),
  }),
  { maxLength: 25, selector: ({ day }) => day },
);

async function stored(all: readonly Fixture[]): Promise<Core> {
  const core = { table: memoryTable(), clock: fixedClock(nowMs), ids: seededIds() };
  for (const [at, { day, prices, ...rest }] of all.entries()) {
    const id = `evt_${at}`;
    const [date, endsAt] = [day, day + 2].map((days) => new Date(nowMs + days * dayMs).toISOString());
    await storeEvent(
      core,
      sampleEvent({ id, date: date ?? "", endsAt: endsAt ?? "", ...rest }),
      prices.map((price, n) => sampleOffer({ id: `${id}_${n}`, eventId: id, priceCents: price * 100 })),
    );
  }
  return core;
}

type Order = (typeof eventOrders)[number];

async function every(core: Core, filter: EventFilter, sort: Order, limit: number) {
  const found: Awaited<ReturnType<typeof listEventsBy>>["items"][number][] = [];
  let cursor: string | undefined;
  do {
    const page = await listEventsBy(core, reader, filter, { limit, cursor, sort });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    found.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return found;
}

const filters: readonly EventFilter[] = [
  {},
  { maxPrice: 4_000 },
  { minPrice: 1_500, maxPrice: 4_500 },
  { status: "upcoming" },
  { status: "completed" },
  { city: "Berlin", available: "true" },
];

describe("events in an order by value", () => {
  it("are those that the order by date finds, once each, upcoming ones sorted, in pages of any size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fixtures,
        fc.constantFrom(...filters),
        fc.constantFrom(...valueOrders),
        fc.integer({ min: 1, max: 9 }),
        async (all, filter, sort, limit) => {
          const core = await stored(all);
          const byDate = (await listEvents(core, filter, { limit: 100 })).items;
          const found = await every(core, filter, sort, limit);
          const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);
          expect(ids(found).toSorted()).toEqual(ids(byDate).toSorted());
          const isBegun = ({ status }: { status: string }) => status !== "upcoming";
          expect(ids(found.filter(isBegun))).toEqual(ids(byDate.filter(isBegun)));
          const upcoming = found.slice(0, found.length - found.filter(isBegun).length);
          expect(upcoming.some(isBegun)).toBe(false);
          const values = upcoming.map((event) => {
            if (sort === "largest") return -event.attendeeCount;
            if (sort === "match") return -(event.score ?? -1);
            const { prices } = all[Number(event.id.slice("evt_".length))] as Fixture;
            const { minPrice = 0, maxPrice = 1e9 } = filter;
            return Math.min(1e12, ...prices.filter((price) => price >= minPrice && price <= maxPrice));
          });
          expect(values).toEqual(values.toSorted((one, other) => one - other));
          if (sort !== "match") expect(found.every(({ score }) => score === undefined)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("by match have the scores of the recommended events, and none for one's own", async () => {
    const core = await stored(
      [30, 60, 90].map((day, at) => ({
        day,
        prices: [1_000 * (at + 1)],
        attendeeCount: 500,
        hostId: at === 2 ? "usr_brand" : "usr_host",
        location: "Berlin, Germany",
      })),
    );
    const recommended = await recommendEvents(core, brand, 24);
    const found = await every(core, {}, "match", 2);
    expect(found.map(({ id, score }) => [id, score])).toEqual([
      ...recommended.map(({ id, match }) => [id, match.score]),
      ["evt_2", undefined],
    ]);
  });

  it("validation_failed for a cursor of another order, or one that we did not issue", async () => {
    const core = await stored(
      [10, 20, 30].map((day) => ({
        day,
        prices: [1_000],
        attendeeCount: 100,
        hostId: "usr_host",
        location: "Austin, TX",
      })),
    );
    for (const sort of eventOrders) {
      const { cursor } = await listEventsBy(core, reader, {}, { sort, limit: 1 });
      for (const other of eventOrders.filter((one) => one !== sort)) {
        const same = dateOrders.some((one) => one === sort) && dateOrders.some((one) => one === other);
        const code = await codeOf(listEventsBy(core, reader, {}, { sort: other, limit: 1, cursor }));
        expect([sort, other, same || code === "validation_failed"]).toEqual([sort, other, true]);
      }
    }
    for (const cursor of ["", "bm9uc2Vuc2U", "bWF0Y2h8MjAyNg"])
      expect(await codeOf(listEventsBy(core, reader, {}, { sort: "match", cursor }))).toBe(
        "validation_failed",
      );
  });
});
