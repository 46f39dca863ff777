import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { sampleIdea } from "@marquee/testkit/sample-result";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { EventRecord, SponsorshipPackageRecord } from "../../events/events/event.item.ts";
import { fittingEvents } from "./fitting-events.ts";

const sponsor = "usr_sponsor";
let core: Core;

beforeEach(() => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
});

/** The clock of these tests stands in January 2026. */
async function event(
  id: string,
  given: Partial<EventRecord> = {},
  packages: readonly Partial<SponsorshipPackageRecord>[] = [{}],
): Promise<void> {
  const record = sampleEvent({
    id,
    date: "2026-06-12T15:00:00.000Z",
    endsAt: "2026-06-13T15:00:00.000Z",
    attendeeType: "Nurses and hospital managers",
    attendeeCount: 800,
    location: "Boston, MA",
    ...given,
  });
  const offers = packages.map((one, n) =>
    sampleOffer({ id: `pkg_${id}_${n}`, eventId: id, priceCents: 400_000, maxSponsors: 3, ...one }),
  );
  await storeEvent(core, record, offers);
}

const brief = "Let 200 nurses try our sitting stool in Boston in June 2026";
const nurses: CampaignIdeaDraft = {
  ...sampleIdea("Night bench"),
  targetAudience: { description: "Night shift nurses" },
  type: "sponsorship",
  budget: 10_000,
};

async function found(concept: Partial<CampaignIdeaDraft> = {}, prompt = brief) {
  const order = { userId: sponsor, input: { prompt }, parent: null };
  const [events = []] = await fittingEvents(core, order, [{ ...nurses, ...concept }]);
  return events.map(({ eventId }) => eventId);
}

describe("the events of a concept", () => {
  it("are in its place, on its days, for its people, with a package within half of its budget", async () => {
    await event("evt_fits");
    await event("evt_elsewhere", { location: "Berlin, Germany" });
    await event("evt_later", { date: "2026-09-12T15:00:00.000Z", endsAt: "2026-09-13T15:00:00.000Z" });
    await event("evt_others", { attendeeType: "Customer success managers" });
    await event("evt_dear", {}, [{ priceCents: 500_100 }]);
    await event("evt_full", {}, [{ spots: soldSpots(3) }]);
    await event("evt_own", { hostId: sponsor });
    expect(await found()).toEqual(["evt_fits"]);
  });

  it("are none for a brief that names nobody: an audience that was guessed is no reason to go somewhere", async () => {
    await event("evt_fits");
    expect(await found({}, "We make socks and want to be noticed in Boston in June 2026")).toEqual([]);
  });

  it("are two at most, and none rather than one that does not fit", async () => {
    for (const id of ["evt_1", "evt_2", "evt_3"]) await event(id);
    expect(await found()).toHaveLength(2);
    expect(await found({ targetAudience: { description: "Bakers" } })).toEqual([]);
    expect(await found({ budget: 7_000 })).toEqual([]);
    expect(await found({ type: "virtual" })).toEqual([]);
    expect(await found({}, "Let nurses in Denver try our stool in June 2026")).toEqual([]);
    expect(await found({}, "Let nurses in Boston try our stool in March 2026")).toEqual([]);
  });

  it("come where the target can come from", async () => {
    await event("evt_small", { attendeeCount: 100 });
    expect(await found({}, "We want 500 trials of our stool by nurses in Boston in June 2026")).toEqual([]);
    expect(await found({}, "We want 50 trials of our stool by nurses in Boston in June 2026")).toEqual([
      "evt_small",
    ]);
  });

  it("name the best package that it can pay, its price, when that was read, and what their posters show", async () => {
    await event("evt_fits", {}, [
      { name: "Silver", tier: "silver", priceCents: 200_000 },
      { name: "Gold", tier: "gold", priceCents: 480_000 },
      { name: "For one brand", tier: "gold", priceCents: 490_000, onlyFor: "usr_else" },
      { name: "Platinum", tier: "platinum", priceCents: 900_000 },
    ]);
    const order = { userId: sponsor, input: { prompt: brief }, parent: null };
    const [cheap, dear] = await fittingEvents(core, order, [{ ...nurses, budget: 5_000 }, nurses]);
    expect(cheap).toMatchObject([{ packageName: "Silver", price: 2_000 }]);
    expect(dear).toEqual([
      {
        eventId: "evt_fits",
        name: "evt_fits",
        location: "Boston, MA",
        date: "2026-06-12T15:00:00.000Z",
        timeZone: "UTC",
        category: "fintech",
        attendeeCount: 800,
        packageId: "pkg_evt_fits_1",
        packageName: "Gold",
        price: 4_800,
        asOf: new Date(core.clock.now()).toISOString(),
      },
    ]);
  });
});
