import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { samplePackage } from "@marquee/testkit/sample-package";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { describe, expect, it } from "vitest";
import type { Core } from "../../../core.ts";
import { creditPackageItem } from "../../../credits/credits/credit-package.item.ts";
import { sponsorshipPackageItem } from "../../../events/events/event.item.ts";
import { eventListingKey } from "../../../events/events/event-listing.item.ts";
import { openingSettings, settingsItem } from "../../../ground/system/settings.item.ts";
import { readTools } from "./read-tools.ts";

const offer = (eventId: string) => sampleOffer({ id: `pkg_${eventId}`, eventId });

// The fixed clock says January 15, 2026, 9:00 UTC.
async function market(): Promise<Core> {
  const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  for (const [id, date] of [
    ["last_year", "2025-01-15T09:00:00.000Z"],
    ["yesterday", "2026-01-14T16:00:00.000Z"],
    ["began_an_hour_ago", "2026-01-15T08:00:00.000Z"],
    ["begins_now", "2026-01-15T09:00:00.000Z"],
    ["this_afternoon", "2026-01-15T15:00:00.000Z"],
    ["next_month", "2026-02-15T09:00:00.000Z"],
  ] as const) {
    await storeEvent(core, sampleEvent({ id, date }), [offer(id)]);
  }
  return core;
}

describe("what Morgan may look up", () => {
  it("offers no event that has begun, soonest first", async () => {
    const tools = readTools({ core: await market(), accountId: "usr_1" });
    const names = async (filter: { query?: string; categories?: ["fintech"] }) =>
      (await tools.findEvents({ ...filter, limit: 20 })).events.map(({ name }) => name);
    expect(await names({})).toEqual(["this_afternoon", "next_month"]);
    expect(await names({ categories: ["fintech"] })).toEqual(["this_afternoon", "next_month"]);
    expect(await names({ query: "yesterday" })).toEqual([]);
  });

  it("leaves out the places that do not suit, by city, state and country", async () => {
    const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
    const date = "2026-02-15T09:00:00.000Z";
    for (const [id, location] of [
      ["austin", "Austin, TX"],
      ["boston", "Boston, MA"],
      ["berlin", "Berlin, Germany"],
    ] as const)
      await storeEvent(core, sampleEvent({ id, location, date }), [offer(id)]);
    const tools = readTools({ core, accountId: "usr_1" });
    const left = async (withoutPlaces: string[]) =>
      (await tools.findEvents({ withoutPlaces, limit: 20 })).events.map(({ id }) => id).toSorted();
    expect(await left([])).toEqual(["austin", "berlin", "boston"]);
    expect(await left(["the states"])).toEqual(["berlin"]);
    expect(await left(["Texas", "Germany"])).toEqual(["boston"]);
  });

  it("leaves out an event or a package that cannot be read, and offers the rest", async () => {
    const core = await market();
    const unreadable = eventListingKey({ id: "this_afternoon", date: "2026-01-15T15:00:00.000Z" });
    await core.table.write({ op: "update", key: unreadable, set: { category: "none" } });
    const broken = { ...sponsorshipPackageItem(offer("next_month")), sk: "PKG#broken", tier: "none" };
    await core.table.write({ op: "put", item: broken });
    const tools = readTools({ core, accountId: "usr_1" });
    expect((await tools.findEvents({ limit: 20 })).events.map(({ id }) => id)).toEqual(["next_month"]);
    expect((await tools.listPackages({ eventId: "next_month" })).map(({ id }) => id)).toEqual([
      "pkg_next_month",
    ]);
  });

  it("offers packages of upcoming events only", async () => {
    const tools = readTools({ core: await market(), accountId: "usr_1" });
    expect(await tools.listPackages({ eventId: "next_month" })).toMatchObject([{ priceUsd: 9_000 }]);
    for (const eventId of ["last_year", "yesterday", "began_an_hour_ago", "begins_now", "unknown"]) {
      expect(await tools.listPackages({ eventId }), eventId).toEqual([]);
    }
  });

  it("includes the price list of System Control and the credit packages on sale", async () => {
    const core = await market();
    const prices = { ...openingSettings.prices, campaignIdeas: 12 };
    await core.table.write({ op: "put", item: settingsItem({ ...openingSettings, prices }) });
    await core.table.write({ op: "put", item: creditPackageItem(samplePackage) });
    expect(await readTools({ core, accountId: "usr_1" }).getPriceList({})).toEqual({
      prices: {
        campaignIdeas: 12,
        competitiveAnalysis: 5,
        visualMockup: 5,
        refinement: 5,
        chatReply: 1,
        freeRepliesPerMonth: 50,
      },
      packages: [{ id: samplePackage.id, name: "Starter", creditAmount: 100, priceUsd: 49 }],
    });
  });
});
