import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { closedPriceEntity } from "./closed-price.item.ts";
import { closedPrices } from "./closed-prices.ts";

let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await storeEvent(core, sampleEvent({ id: "evt_1", date: "2026-06-01T09:00:00.000Z", category: "ai" }), [
    sampleOffer({ id: "pkg_1", eventId: "evt_1", tier: "gold" }),
  ]);
});

/** Deals that closed at these prices, each at an event with as many people as `attendees` says of its index. */
async function close(
  amounts: readonly number[],
  tier: "gold" | "silver" = "gold",
  category: "ai" | "cloud" = "ai",
  attendees: (n: number) => number | undefined = () => 1,
) {
  for (const [n, amountCents] of amounts.entries()) {
    const at = `2026-01-15T09:00:00.${String(n).padStart(3, "0")}Z`;
    const item = closedPriceEntity.item({
      category,
      tier,
      dealId: `deal_${n}`,
      amountCents,
      attendees: attendees(n),
      at,
    });
    await core.table.write({ op: "put", item });
  }
}

it("returns median, range and number of the latest hundred, of the same category and tier only", async () => {
  await close([1_000, 2_000, 900, 100, 5_000], "silver");
  await close([1_000, 2_000, 900, 100, 5_000], "gold", "cloud");
  expect(await closedPrices(core, "usr_brand", "evt_1")).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(10_000_000), { minLength: 5, maxLength: 120 }), async (amounts) => {
      core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
      await storeEvent(core, sampleEvent({ id: "evt_1", date: "2026-06-01T09:00:00.000Z", category: "ai" }), [
        sampleOffer({ id: "pkg_1", eventId: "evt_1", tier: "gold" }),
      ]);
      await close(amounts);
      const latest = amounts.slice(-100);
      const [prices] = await closedPrices(core, "usr_brand", "evt_1");
      expect(prices).toMatchObject({ tier: "gold", deals: latest.length });
      const cents = (dollars = 0) => Math.round(dollars * 100);
      expect([cents(prices?.perAttendee.low), cents(prices?.perAttendee.high)]).toEqual([
        Math.min(...latest),
        Math.max(...latest),
      ]);
      // Whatever the median is, as many amounts are at or above it as at or below it.
      const median = cents(prices?.perAttendee.median);
      const half = Math.ceil(latest.length / 2);
      expect(latest.filter((one) => one <= median + 1).length).toBeGreaterThanOrEqual(half);
      expect(latest.filter((one) => one >= median - 1).length).toBeGreaterThanOrEqual(half);
    }),
    { numRuns: 50 },
  );
});

it("compares per attendee: the same rate at events of 60 and of 9,500 people is the same price", async () => {
  const sizes = [60, 9_500, 250, 1_000, 4_000, 80];
  await close(
    sizes.map((people) => people * 1_250),
    "gold",
    "ai",
    (n) => sizes[n],
  );
  expect(await closedPrices(core, "usr_brand", "evt_1")).toEqual([
    { tier: "gold", deals: 6, perAttendee: { median: 12.5, low: 12.5, high: 12.5 } },
  ]);
});

it("leaves out deals of events that did not say how many people come, and compares nothing for such an event", async () => {
  await close([1_000, 2_000, 900, 100, 5_000], "gold", "ai", (n) =>
    n === 0 ? 0 : n === 1 ? undefined : 100,
  );
  expect(await closedPrices(core, "usr_brand", "evt_1")).toEqual([]);
  await close([1_000, 2_000, 900, 100, 5_000]);
  expect(await closedPrices(core, "usr_brand", "evt_1")).toMatchObject([{ deals: 5 }]);
  const event = sampleEvent({
    id: "evt_3",
    date: "2026-06-01T09:00:00.000Z",
    category: "ai",
    attendeeCount: 0,
  });
  await storeEvent(core, event, [sampleOffer({ id: "pkg_3", eventId: "evt_3", tier: "gold" })]);
  expect(await closedPrices(core, "usr_brand", "evt_3")).toEqual([]);
});

it("returns nothing for fewer than five deals, and not_found for a missing event or a draft", async () => {
  await close([1_000, 2_000, 900, 100]);
  expect(await closedPrices(core, "usr_brand", "evt_1")).toEqual([]);
  expect(await codeOf(closedPrices(core, "usr_brand", "evt_none"))).toBe("not_found");
  await storeEvent(core, sampleEvent({ id: "evt_2", date: "2026-06-01T09:00:00.000Z", state: "draft" }));
  expect(await codeOf(closedPrices(core, "usr_brand", "evt_2"))).toBe("not_found");
});
