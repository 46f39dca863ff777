import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { getEvent } from "../../events/events/get-event.ts";
import { transitionEvent, updateEvent } from "../../events/hosting/edit-event.ts";
import { saveEvent } from "../../events/saved-events/saved-events.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { announceAtOnce, workAnnouncements } from "../../live/announcements/work-announcements.ts";
import { notificationEntity } from "../../live/notifications/notification.item.ts";
import { allAnnouncers } from "../../whole/announcers/all-announcers.ts";
import { joinWaitingList } from "./waiting-list.ts";

const brands = Array.from({ length: 6 }, (_, n) => dealBrand(n));
const [offering, accepted, signed, waiting, saving, both] = brands as [
  (typeof brands)[0],
  (typeof brands)[0],
  (typeof brands)[0],
  (typeof brands)[0],
  (typeof brands)[0],
  (typeof brands)[0],
];
const channel = recordingChannel();
const host = { accountId: dealHost.id, actorId: dealHost.id, admin: undefined };

class Crash extends Error {}

let store: MemoryStore;
let core: Core;
/** Which write of the run crashes it; 0 for none. */
let crashAt: number;
/** How many writes there were since the last crash, or since the stage was set. */
let writes: number;
/** Each write of a run crashes it in one of them, whether the schedule comes after the call or beside it. */
const eachWrite = [false, true].flatMap((together) =>
  Array.from({ length: 16 }, (_, at): [number[], boolean] => [[at + 1], together]),
);

beforeEach(async () => {
  store = new Map();
  crashAt = 0;
  writes = 0;
  const crash = async (operation: string) => {
    if (crashAt === 0 || !["transact", "write"].includes(operation)) return;
    writes += 1;
    if (writes === crashAt) {
      writes = 0;
      throw new Crash();
    }
  };
  core = { table: memoryTable({ after: crash }, store), clock: fixedClock(), ids: seededIds() };
});

async function stage(): Promise<void> {
  crashAt = 0;
  writes = 0;
  store.clear();
  await setDealStage(core, brands, [{ maxSponsors: 3 }, { maxSponsors: 1 }], { description: "Three days." });
  await storeDeal(core, sampleDeal({ id: "deal_1", brandId: offering.id }));
  await storeDeal(core, sampleDeal({ id: "deal_2", brandId: accepted.id, status: "pending" }));
  const signedBy = ["brand" as const, "host" as const];
  const inForce = { version: 1, lastDay: "2026-06-03" };
  const active = {
    status: "active" as const,
    signedBy,
    inForce,
    signedAt: dealEvent.createdAt,
    expiresAt: null,
  };
  await storeDeal(core, sampleDeal({ id: "deal_3", brandId: signed.id, ...active }));
  for (const one of [waiting, both]) await joinWaitingList(core, channel, one, "pkg_1");
  for (const one of [saving, both, offering]) await saveEvent(core, one.id, dealEvent.id);
}

const version = async () =>
  (await getEvent(core, { accountId: dealHost.id, seesAll: false }, dealEvent.id)).version;
const move = async () =>
  updateEvent(core, host, dealEvent.id, {
    version: await version(),
    date: "2026-07-01T09:00:00.000Z",
    endsAt: "2026-07-02T18:00:00.000Z",
    name: "Harbor Days",
    location: "Oslo",
  });
const cancel = async () =>
  transitionEvent(core, host, dealEvent.id, { version: await version(), action: "cancel", reason: "Storm" });
const work = () => workAnnouncements({ core, channel }, allAnnouncers, Number.MAX_SAFE_INTEGER);

/** What each account was told, by kind. */
function told(): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const row of store.values()) {
    if (row.rowType !== "notification") continue;
    const { kind } = notificationEntity.read(row).told;
    (all[row.pk.slice("USER#".length)] ??= []).push(kind);
  }
  return all;
}

const onceEach = {
  [offering.id]: ["deal_event"],
  [accepted.id]: ["deal_event"],
  [signed.id]: ["deal_event"],
  [dealHost.id]: ["deal_event", "deal_event", "deal_event"],
  [waiting.id]: ["event_news"],
  [both.id]: ["event_news"],
};

describe("a change of what agreements say, and a cancellation", () => {
  it("reach each party, each saver and each who waits once, whichever write a run crashes after", async () => {
    for (const [change, savedChanges] of [
      [move, 3],
      [cancel, 1],
    ] as const)
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
          fc.boolean(),
          async (crashes, together) => {
            await stage();
            await change();
            for (const at of crashes) {
              crashAt = at;
              const scheduled = work();
              if (!together) await scheduled;
              await announceAtOnce({ core, channel }, allAnnouncers, dealEvent.id, Number.MAX_SAFE_INTEGER);
              await scheduled;
              crashAt = 0;
              // What failed is due again after a while.
              (core.clock as ReturnType<typeof fixedClock>).advance(10 * 60_000);
            }
            for (let runs = 0; runs < 3; runs++) await work();
            const saved = Array.from({ length: savedChanges }, () => "saved_event_changed");
            expect(told()).toEqual({ ...onceEach, [saving.id]: saved });
            expect([...store.values()].filter(({ rowType }) => rowType === "announcement")).toEqual([]);
          },
        ),
        { numRuns: 100, examples: eachWrite },
      );
  });

  it("are mailed at once to a reader who gets a weekly digest", async () => {
    await stage();
    for (const user of [dealHost, ...brands]) {
      const mailSettings = { ...user.mailSettings, digest: "weekly" as const };
      await core.table.write({ op: "put", item: profileItem({ ...user, mailSettings }) });
    }
    await cancel();
    await work();
    const now = new Date(core.clock.now()).toISOString();
    const rows = [...store.values()].filter(({ rowType }) => rowType === "notification");
    expect(rows.every((row) => notificationEntity.read(row).mailAt === now)).toBe(true);
  });
});
