import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { SponsorshipPackageRecord } from "../events/event.item.ts";
import { getEvent } from "../events/get-event.ts";
import { matchFor } from "./event-match.ts";
import { nextEvents, recommendEvents } from "./recommend-events.ts";

// The fixed clock says January 15, 2026, 9:00 UTC.
const brand = sampleUser("usr_brand", { budget: 10_000, industry: "finance" });
let core: Core;
let queries: number;

beforeEach(() => {
  queries = 0;
  const before = async (operation: string) => void (operation === "query" && queries++);
  core = { table: memoryTable({ before }), clock: fixedClock(), ids: seededIds() };
});

const at = (day: string) => `${day}T09:00:00.000Z`;

async function store(
  id: string,
  date: string,
  change: { hostId?: string; spots?: SponsorshipPackageRecord["spots"]; priceCents?: number } = {},
): Promise<void> {
  const { hostId = "usr_host", ...offer } = change;
  await storeEvent(core, sampleEvent({ id, date: at(date), hostId }), [
    sampleOffer({ id: `${id}_gold`, eventId: id, ...offer }),
  ]);
}

describe("recommended events", () => {
  it("come best first, then earliest, without the sponsor's own, begun and sold-out ones", async () => {
    await store("evt_dear", "2026-05-01", { priceCents: 10_000_000 });
    await store("evt_late", "2026-06-02");
    await store("evt_early", "2026-06-01");
    await store("evt_own", "2026-06-01", { hostId: brand.id });
    await store("evt_sold", "2026-06-01", { spots: soldSpots(1) });
    await store("evt_begun", "2026-01-14");
    const events = await recommendEvents(core, brand, 24);
    expect(events.map(({ id }) => id)).toEqual(["evt_early", "evt_late", "evt_dear"]);
    expect((await recommendEvents(core, brand, 1)).map(({ id }) => id)).toEqual(["evt_early"]);
    const [best] = events;
    const detail = await getEvent(core, { accountId: brand.id, seesAll: false }, "evt_early");
    expect(matchFor(core, brand, detail), "the event's page says the same").toEqual(best?.match);
  });

  it("are chosen among the next 500, with at most one read per quarter", async () => {
    for (let n = 0; n < 501; n++) await store(`evt_${n}`, "2026-05-01", { priceCents: 10_000_000 - n });
    await store("evt_best", "2026-05-02");
    const events = await recommendEvents(core, brand, 24);
    expect(events).toHaveLength(24);
    expect(events.map(({ id }) => id)).not.toContain("evt_best");
    expect(queries).toBeLessThanOrEqual(13);
  });

  it("the page of one's own event, or of one that has begun, shows no match", async () => {
    await store("evt_own", "2026-06-01", { hostId: brand.id });
    await store("evt_begun", "2026-01-14");
    for (const id of ["evt_own", "evt_begun"]) {
      const detail = await getEvent(core, { accountId: brand.id, seesAll: false }, id);
      expect(matchFor(core, brand, detail), id).toBeNull();
    }
  });
});

describe("the next events", () => {
  it("come by date across quarters and years, as many as requested, none that has begun", async () => {
    await store("evt_now", "2026-01-15");
    await store("evt_3", "2028-12-31");
    await store("evt_1", "2026-01-16");
    await store("evt_2", "2026-04-01");
    const ids = async (count: number) => (await nextEvents(core, count)).map(({ id }) => id);
    expect(await ids(50)).toEqual(["evt_1", "evt_2", "evt_3"]);
    expect(await ids(2)).toEqual(["evt_1", "evt_2"]);
  });
});
