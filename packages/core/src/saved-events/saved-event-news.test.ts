import { limits } from "@marquee/contracts/limits";
import { readNotification } from "@marquee/contracts/notifications";
import { fixedClock } from "@marquee/testkit/clock";
import { type MemoryStore, memoryTable } from "@marquee/testkit/memory-table";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../core.ts";
import { sponsorshipPackageItem } from "../events/event.item.ts";
import { eventListingItem } from "../events/event-listing.item.ts";
import { readHostedEvent } from "../events/get-event.ts";
import { transitionEvent, updateEvent } from "../hosting/edit-event.ts";
import type { HostActor } from "../hosting/hosted-event.ts";
import { updatePackage } from "../hosting/packages.ts";
import { listNotifications } from "../notifications/notifications.ts";
import { profileItem } from "../users/user.item.ts";
import { savedEventEntity } from "./saved-event.item.ts";
import { acknowledgeNews, listNews } from "./saved-event-news.ts";
import { saveEvent, unsaveEvent } from "./saved-events.ts";

const brand = sampleUser("usr_brand");
const host: HostActor = { accountId: "usr_host", actorId: "usr_host", admin: undefined };
const date = "2026-06-01T09:00:00.000Z";
const asSaved = { date, priceFrom: 9_000, spotsLeft: 3, canceled: false };

let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
const channel = recordingChannel();

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(brand) });
  for (const id of ["evt_1", "evt_2"])
    await storeEvent(core, sampleEvent({ id, hostId: "usr_host", date, description: "Yes." }), [
      sampleOffer({ id: `pkg_${id}`, eventId: id, maxSponsors: 3 }),
    ]);
  await saveEvent(core, brand.id, "evt_1");
});

const news = () => listNews(core, brand.id);
const version = async (id: string) => (await readHostedEvent(core, id))?.event.version ?? 0;
const change = async (id: string, body: object) =>
  updateEvent(core, host, id, { version: await version(id), ...body });
const reprice = (price: number) => updatePackage(core, host, "pkg_evt_1", { price });
async function knowAll(): Promise<void> {
  const events = (await news()).map(({ eventId, facts }) => ({ eventId, facts }));
  await acknowledgeNews(core, channel, brand.id, { events });
}
/** As a sale takes spots: of the package and of its place on the list. */
async function take(taken: number): Promise<void> {
  const hosted = await readHostedEvent(core, "evt_1");
  if (!hosted) throw new Error("no event");
  const packages = hosted.packages.map((one) => ({ ...one, spots: soldSpots(taken) }));
  for (const item of [...packages.map(sponsorshipPackageItem), eventListingItem(hosted.event, packages)])
    await core.table.write({ op: "put", item });
}

describe("the news of saved events", () => {
  it("are none until something changes, and nothing of events that were not saved", async () => {
    expect(await news()).toEqual([]);
    await change("evt_2", { date: "2026-06-02T09:00:00Z" });
    expect(await news()).toEqual([]);
  });

  it.each([
    ["date", () => change("evt_1", { date: "2026-06-02T09:00:00Z" }), { date: "2026-06-02T09:00:00.000Z" }],
    ["price", () => reprice(8_000), { priceFrom: 8_000 }],
    ["spots", () => take(2), { spotsLeft: 1 }],
  ])("tell a change of the %s, until they were told", async (_, act, changed) => {
    const at = new Date(clock.now()).toISOString();
    await act();
    const told = [
      {
        eventId: "evt_1",
        seen: { facts: asSaved, at },
        facts: { ...asSaved, ...changed },
      },
    ];
    expect(await news()).toMatchObject(told);
    // Whoever lost the first answer is told again.
    expect(await news()).toMatchObject(told);
    await knowAll();
    expect(await news()).toEqual([]);
  });

  it("tell where it went in the end, once, however often it changed meanwhile", async () => {
    for (const price of [8_000, 7_000, 6_500]) await reprice(price);
    expect(await news()).toMatchObject([
      { seen: { facts: { priceFrom: 9_000 } }, facts: { priceFrom: 6_500 } },
    ]);
    await reprice(9_000);
    expect(await news()).toEqual([]);
  });

  it("tell what changed between the look and its acknowledgment afterwards", async () => {
    await reprice(8_000);
    const looked = (await news()).map(({ eventId, facts }) => ({ eventId, facts }));
    await reprice(7_000);
    await acknowledgeNews(core, channel, brand.id, { events: looked });
    expect(await news()).toMatchObject([
      { seen: { facts: { priceFrom: 8_000 } }, facts: { priceFrom: 7_000 } },
    ]);
  });

  it("tell that it was canceled, and are silent once it is over", async () => {
    await transitionEvent(core, host, "evt_1", {
      action: "cancel",
      version: await version("evt_1"),
      reason: "The venue closed",
    });
    expect(await news()).toMatchObject([{ facts: { ...asSaved, canceled: true } }]);
    await knowAll();
    expect(await news()).toEqual([]);
    await saveEvent(core, brand.id, "evt_2");
    await change("evt_2", { date: "2026-06-02T09:00:00Z", endsAt: "2026-06-03T09:00:00Z" });
    clock.advance(200 * 86_400_000);
    expect(await news()).toEqual([]);
  });

  it("of what was saved before that was kept begin with the first look", async () => {
    const { userId, eventId, savedAt } = { userId: brand.id, eventId: "evt_1", savedAt: date };
    const { seen: _, ...old } = savedEventEntity.item({ userId, eventId, savedAt });
    await core.table.write({ op: "put", item: old });
    expect(await news()).toMatchObject([{ seen: null, facts: asSaved }]);
    await knowAll();
    expect(await news()).toEqual([]);
  });

  it("end when it is no longer saved, and acknowledging brings nothing back", async () => {
    await reprice(8_000);
    const looked = (await news()).map(({ eventId, facts }) => ({ eventId, facts }));
    await unsaveEvent(core, brand.id, "evt_1");
    await acknowledgeNews(core, channel, brand.id, { events: looked });
    expect(await news()).toEqual([]);
    expect([...store.values()].filter(({ rowType }) => rowType === "saved-event")).toEqual([]);
  });

  it.each([
    [() => change("evt_1", { date: "2026-06-02T09:00:00Z" }), [/^It now starts on .*2.* instead of .*1/]],
    [() => reprice(8_500), ["Packages now start at $8,500 instead of $9,000."]],
    [() => take(1), ["2 spots are left. It was 3."]],
    [() => take(2), ["Only 1 spot is left."]],
    [() => take(3), ["It's sold out."]],
  ])(
    "stand on the list of notifications in words, once from however many devices (%#)",
    async (act, words) => {
      await act();
      await Promise.all([knowAll(), knowAll()]);
      await knowAll();
      const { items } = await listNotifications(core, brand.id, {});
      expect(items.map((one) => readNotification(one).message)).toEqual(
        words.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))),
      );
    },
  );

  it("come in portions of which each is told", async () => {
    for (let n = 0; n < limits.savedEventNews + 5; n++) {
      const id = `evt_many_${n}`;
      await storeEvent(core, sampleEvent({ id, hostId: "usr_host", date, description: "Yes." }));
      await saveEvent(core, brand.id, id);
      await change(id, { date: "2026-06-02T09:00:00Z" });
    }
    const portions: number[] = [];
    for (let left = await news(); left.length > 0; left = await news()) {
      portions.push(left.length);
      await knowAll();
    }
    expect(portions).toEqual([limits.savedEventNews, 5]);
  });
});
