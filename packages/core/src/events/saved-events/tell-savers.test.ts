import { readNotification } from "@marquee/contracts/live/notification-kinds";
import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { workAnnouncements } from "../../live/announcements/work-announcements.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { changeSpots } from "../events/change-spots.ts";
import { readHostedEvent } from "../events/get-event.ts";
import { transitionEvent, updateEvent } from "../hosting/edit-event.ts";
import type { HostActor } from "../hosting/hosted-event.ts";
import { updatePackage } from "../hosting/packages.ts";
import { savedEventEntity } from "./saved-event.item.ts";
import { saveEvent, unsaveEvent } from "./saved-events.ts";
import { tellSavers } from "./tell-savers.ts";

const brand = sampleUser("usr_brand");
const host: HostActor = { accountId: "usr_host", actorId: "usr_host", admin: undefined };
const date = "2026-06-01T09:00:00.000Z";

let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
const ids = seededIds();
const channel = recordingChannel();

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids };
  for (const user of [brand, ...soldSpots(3).map(({ accountId }) => sampleUser(accountId))])
    await core.table.write({ op: "put", item: profileItem(user) });
  for (const id of ["evt_1", "evt_2"])
    await storeEvent(core, sampleEvent({ id, hostId: "usr_host", date, description: "Yes." }), [
      sampleOffer({ id: `pkg_${id}`, eventId: id, maxSponsors: 3 }),
    ]);
  await saveEvent(core, brand.id, "evt_1");
});

const announcers = {
  event_published: async () => undefined,
  event_changed: tellSavers,
  agreed_changed: async () => undefined,
};
const forever = Number.MAX_SAFE_INTEGER;
const run = (on = core) => workAnnouncements({ core: on, channel }, announcers, forever);
/** A saver's notifications, oldest first. */
const told = async (userId = brand.id) =>
  (await listNotifications(core, inPerson(userId), {})).items
    .map((one) => readNotification(one).message)
    .reverse();
const rowsOf = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);
const version = async (id: string) => (await readHostedEvent(core, id))?.event.version ?? 0;
const change = async (id: string, body: object) =>
  updateEvent(core, host, id, { version: await version(id), ...body });
const reprice = (price: number) => updatePackage(core, host, "pkg_evt_1", { price });
/** Takes spots, as a sale does. */
const take = (taken: number) =>
  changeSpots(core, "evt_1", ({ packages: [offer] }) => {
    if (!offer) throw new Error("no package");
    return { offer: { ...offer, spots: soldSpots(taken) }, writes: [] };
  });

describe("a user who saved an event", () => {
  it.each([
    [
      "date",
      () => change("evt_1", { date: "2026-06-02T09:00:00Z" }),
      /^It now starts on .*2.* instead of .*1/,
    ],
    ["price", () => reprice(8_500), /^Packages now start at \$8,500 instead of \$9,000\.$/],
    ["spots", () => take(1), /^2 spots are left\. It was 3\.$/],
    ["last spot", () => take(2), /^Only 1 spot is left\.$/],
    ["end of its spots", () => take(3), /^It's sold out\.$/],
  ])("is told about a change of the %s by the next run, once, without asking", async (_, act, words) => {
    await act();
    expect(await run()).toMatchObject({ failed: 0, cutShort: false });
    await Promise.all([run(), run()]);
    expect(await told()).toEqual([expect.stringMatching(words)]);
    expect(rowsOf("announcement"), "it is done").toEqual([]);
  });

  it("is not told what they did themselves: of spots they took or gave back, only of those of others", async () => {
    const own = { ref: "deal_own", kind: "deal" as const, accountId: brand.id, industry: null, until: null };
    const spots = (others: number, mine: number) =>
      changeSpots(core, "evt_1", ({ packages: [offer] }) => {
        if (!offer) throw new Error("no package");
        const taken = [...soldSpots(others), ...Array.from({ length: mine }, () => own)];
        return { offer: { ...offer, spots: taken }, writes: [] };
      });
    await spots(0, 1);
    await run();
    expect(await told()).toEqual([]);
    await spots(1, 1);
    await run();
    expect(await told()).toEqual(["Only 1 spot is left."]);
    await spots(1, 0);
    await run();
    expect(await told()).toHaveLength(1);
    await spots(2, 1);
    await run();
    expect(await told()).toEqual(["Only 1 spot is left.", "It's sold out."]);
  });

  it("is not told of changes to an event of their own, and the brand that saved it is", async () => {
    await core.table.write({ op: "put", item: profileItem(sampleUser("usr_host", { role: "event_host" })) });
    await saveEvent(core, "usr_host", "evt_1");
    await change("evt_1", { date: "2026-06-02T09:00:00Z" });
    await reprice(8_500);
    await run();
    expect(await told("usr_host")).toEqual([]);
    expect(await told()).toHaveLength(2);
  });

  it("is not told about events that they did not save, nor about facts that are not tracked", async () => {
    await change("evt_2", { date: "2026-06-02T09:00:00Z" });
    await change("evt_1", { description: "Now with a view of the harbor." });
    await run();
    expect(await told()).toEqual([]);
  });

  it("is told the final state, once, however often it changed before the run", async () => {
    for (const price of [8_000, 7_000, 6_500]) await reprice(price);
    await run();
    expect(await told()).toEqual(["Packages now start at $6,500 instead of $9,000."]);
    await reprice(7_000);
    await reprice(6_500);
    await run();
    expect(await told()).toHaveLength(1);
  });

  it("is told that it was canceled, and nothing more once it is over", async () => {
    await transitionEvent(core, host, "evt_1", {
      action: "cancel",
      version: await version("evt_1"),
      reason: "The venue closed",
    });
    await run();
    expect(await told()).toHaveLength(1);
    await saveEvent(core, brand.id, "evt_2");
    await change("evt_2", { date: "2026-06-02T09:00:00Z", endsAt: "2026-06-03T09:00:00Z" });
    clock.advance(200 * 86_400_000);
    await run();
    expect(await told()).toHaveLength(1);
  });

  it("is told from the next change on if they saved it before facts were stored", async () => {
    const { userId, eventId, savedAt } = { userId: brand.id, eventId: "evt_1", savedAt: date };
    const { seen: _, ...old } = savedEventEntity.item({ userId, eventId, savedAt });
    await core.table.write({ op: "put", item: old });
    await reprice(8_000);
    await run();
    expect(await told()).toEqual([]);
    await reprice(7_000);
    await run();
    expect(await told()).toEqual(["Packages now start at $7,000 instead of $8,000."]);
  });

  it("is told nothing after removing it or closing their account", async () => {
    await core.table.write({ op: "put", item: profileItem(sampleUser("usr_gone")) });
    await saveEvent(core, "usr_gone", "evt_1");
    await core.table.write({ op: "put", item: profileItem(sampleUser("usr_gone", { status: "deleted" })) });
    await unsaveEvent(core, brand.id, "evt_1");
    await reprice(8_000);
    await run();
    expect([await told(), await told("usr_gone")]).toEqual([[], []]);
    expect(rowsOf("saved-event").map(({ userId }) => userId)).toEqual(["usr_gone"]);
  });
});

describe("runs that are killed at any point, or run in parallel", () => {
  it("tell each of many savers each change exactly once", async () => {
    const savers = Array.from({ length: 130 }, (_, n) => `usr_${String(n).padStart(3, "0")}`);
    for (const userId of savers) {
      await core.table.write({ op: "put", item: profileItem(sampleUser(userId)) });
      await saveEvent(core, userId, "evt_1");
    }
    await reprice(8_000);
    const begun: MemoryStore = new Map(store);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(600), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (crashes, changesAgain) => {
          store = structuredClone(begun);
          const on = (hooks: MemoryTableHooks): Core => ({ table: memoryTable(hooks, store), clock, ids });
          core = on({});
          for (const after of crashes) {
            let left = after;
            const before = async () => {
              if (left-- <= 0) throw new Error("killed");
            };
            await Promise.all([run(on({ before })), run()].slice(0, 1 + (after % 2)));
            clock.advance(120_000);
          }
          if (changesAgain) await reprice(7_000);
          await run();
          expect(rowsOf("announcement")).toEqual([]);
          for (const userId of savers) {
            const prices = (await told(userId)).map((words) => Number(/\$(\d),000 instead/.exec(words)?.[1]));
            // All were told of the first change; of both in one message if the runs before the second one ended early.
            expect(prices.at(-1)).toBe(changesAgain ? 7 : 8);
            expect(new Set(prices).size).toBe(prices.length);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
