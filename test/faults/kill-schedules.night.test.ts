import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { durations } from "@marquee/contracts/durations";
import type { NotificationKind } from "@marquee/contracts/live/notification-kinds";
import type { Core } from "@marquee/core/core";
import { agreementEntity, agreementKey, type Signature } from "@marquee/core/deals/agreements/agreement.item";
import { verifyAgreement } from "@marquee/core/deals/agreements/agreements";
import { drawAgreements } from "@marquee/core/deals/agreements/draw-agreements";
import { getDeal, listOfferedPackages } from "@marquee/core/deals/deals/read-deals";
import { sweepDeals } from "@marquee/core/deals/deals/sweep-deals";
import { joinWaitingList } from "@marquee/core/deals/deals/waiting-list";
import { getEvent } from "@marquee/core/events/events/get-event";
import { factsNow } from "@marquee/core/events/events/offer-facts";
import { createEvent } from "@marquee/core/events/hosting/create-event";
import { transitionEvent, updateEvent } from "@marquee/core/events/hosting/edit-event";
import { createPackage } from "@marquee/core/events/hosting/packages";
import { saveEvent } from "@marquee/core/events/saved-events/saved-events";
import { createSavedSearch, listSavedSearches } from "@marquee/core/events/saved-searches/saved-searches";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { profileItem, type UserRecord } from "@marquee/core/ground/users/user.item";
import { randomIds } from "@marquee/core/ids";
import { workAnnouncements } from "@marquee/core/live/announcements/work-announcements";
import { mailNotices } from "@marquee/core/live/notifications/mail-notices";
import { noticesTo, noticeWrites } from "@marquee/core/live/notifications/notices";
import { listNotifications } from "@marquee/core/live/notifications/notifications";
import { isoTime } from "@marquee/core/time";
import { allAnnouncers } from "@marquee/core/whole/announcers/all-announcers";
import { fixedClock } from "@marquee/testkit/clock";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  sponsorOf,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { plainDocuments } from "@marquee/testkit/plain-documents";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmulatedTable, emulatedTable } from "../support/emulated-table.ts";
import { type DyingProcesses, dyingProcesses, killedAtEachCall } from "./dying-process.ts";
import type { KilledSchedule } from "./worker-process.ts";

/** More rounds than any run here has calls; two packages for each are few enough for one event's list to show all. */
const roundsMax = 40;
const brands = Array.from({ length: 2 * roundsMax }, (_, n) => dealBrand(n));
const host = { ...inPerson(dealHost.id), admin: undefined };
const channel = recordingChannel();
let emulated: EmulatedTable;
let processes: DyingProcesses;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeAll(async () => {
  emulated = await emulatedTable();
  processes = await dyingProcesses(emulated);
  clock = fixedClock();
  core = { table: emulated.table, clock, ids: randomIds() };
  // A one-spot package for each deal.
  await setDealStage(
    core,
    brands,
    Array.from({ length: 2 * roundsMax }, () => ({})),
  );
});
afterAll(async () => {
  processes.remove();
  await emulated.stop();
});

/** The n-th element, counted from 0. */
function nth<T>(all: readonly T[], n: number): T {
  const one = all[n];
  if (one === undefined) throw new Error(`there is no ${n}`);
  return one;
}

/**
 * Kills a schedule after one of its calls and then another, on new rows each time, and runs it again as in the next
 * minute. `prepare` and `check` get the number of the round, counted from 1.
 */
async function matrix(
  schedule: KilledSchedule,
  prepare: (n: number) => Promise<void>,
  nextRun: () => Promise<{ failed: number; cutShort: boolean }>,
  check: (n: number, killedAt: number) => Promise<void>,
): Promise<void> {
  let round = 0;
  await killedAtEachCall(async (killAt) => {
    await prepare(++round);
    const survived = await processes.run({ work: schedule, nowMs: clock.now(), killAt });
    clock.advance(60_000);
    expect(await nextRun()).toMatchObject({ failed: 0, cutShort: false });
    await check(round, killAt);
    return survived;
  });
}

async function noticesOf(userId: string, kind: NotificationKind) {
  const { items } = await listNotifications(core, inPerson(userId), { limit: 100 });
  return items.filter((one) => one.kind === kind);
}

const untilMs = Number.MAX_SAFE_INTEGER;

it("draw-agreements, killed at any of its calls, leaves one file under the hash that verifies it", async () => {
  const signature = (side: "brand" | "host"): Signature => ({
    side,
    actorId: `usr_${side}`,
    name: side,
    at: isoTime(clock.now()),
    confirmedBy: "password",
  });
  const dealId = (n: number) => `deal_signed_${n}`;
  const putBytes = async () => undefined;
  await matrix(
    "draw-agreements",
    async (n) => {
      const brandId = nth(brands, n).id;
      await storeDeal(
        core,
        sampleDeal({ id: dealId(n), brandId, packageId: `pkg_${n}`, status: "active", expiresAt: null }),
      );
      await core.table.write({
        op: "put",
        item: agreementEntity.item({
          dealId: dealId(n),
          version: 1,
          blocks: [{ kind: "paragraph", text: `Between two parties: ${n}` }],
          textSha256: `text-${n}`,
          signatures: [signature("brand"), signature("host")],
          fileSha256: null,
          createdAt: isoTime(clock.now()),
        }),
      });
    },
    // It renders the same bytes, which an already stored file contains.
    () => drawAgreements({ core, channel, files: { putBytes }, documents: plainDocuments }, untilMs),
    async (n, killedAt) => {
      const row = await core.table.get(agreementKey({ dealId: dealId(n), version: 1 }));
      const sha256 = row && agreementEntity.read(row).fileSha256;
      // If the process died before it stored the file, the run above stored it, so there is nothing to check.
      if (killedAt > 2) {
        const file = readFileSync(join(processes.folder, `agreements/${dealId(n)}/1.pdf`));
        expect(sha256).toBe(createHash("sha256").update(file).digest("hex"));
      }
      expect(await verifyAgreement(core, sha256 ?? "")).toMatchObject({ version: 1, current: true });
    },
  );
}, 240_000);

it("sweep-deals, killed at any of its calls, lets an offer lapse once and holds its spot for the next in line", async () => {
  const dealId = (n: number) => `deal_lapsing_${n}`;
  const packageId = (n: number) => `pkg_${roundsMax + n}`;
  await matrix(
    "sweep-deals",
    async (n) => {
      const expiresAt = isoTime(clock.now() + 30_000);
      const brandId = nth(brands, 2 * n - 2).id;
      await storeDeal(core, sampleDeal({ id: dealId(n), brandId, packageId: packageId(n), expiresAt }));
      await joinWaitingList(core, channel, nth(brands, 2 * n - 1), packageId(n));
      clock.advance(60_000);
    },
    () => sweepDeals({ core, channel }, untilMs),
    async (n) => {
      const deal = await getDeal(core, dealHost.id, dealId(n));
      expect(deal).toMatchObject({ status: "cancelled" });
      expect(deal.history.filter(({ action }) => action === "lapse")).toHaveLength(1);
      const packages = await listOfferedPackages(core, sponsorOf(nth(brands, 2 * n - 1)), dealEvent.id);
      expect(packages.find(({ id }) => id === packageId(n))).toMatchObject({
        remaining: 0,
        waiting: 0,
        ownHold: { kind: "offered" },
      });
    },
  );
}, 240_000);

it("sweep-deals, killed at any of its calls, reminds both sides once that what they accepted lapses", async () => {
  const dealId = (n: number) => `deal_unsigned_${n}`;
  await matrix(
    "sweep-deals",
    async (n) => {
      const expiresAt = isoTime(clock.now() + durations.dealSigningReminderSeconds * 1_000 + 30_000);
      const brandId = nth(brands, n).id;
      const packageId = `pkg_reminded_${n}`;
      const event = sampleEvent({ ...dealEvent, id: `evt_reminded_${n}` });
      await storeEvent(core, event, [sampleOffer({ id: packageId, eventId: event.id })]);
      const of = { id: dealId(n), brandId, packageId, eventId: event.id };
      await storeDeal(core, sampleDeal({ ...of, status: "pending", expiresAt }));
      clock.advance(60_000);
    },
    () => sweepDeals({ core, channel }, untilMs),
    async (n) => {
      const deal = await getDeal(core, dealHost.id, dealId(n));
      expect(deal).toMatchObject({ status: "pending", version: 1 });
      expect(deal.history.filter(({ action }) => action === "sign_reminder")).toHaveLength(1);
      for (const userId of [dealHost.id, nth(brands, n).id]) {
        const told = await noticesOf(userId, "deal_step");
        const { length } = told.filter((one) => JSON.stringify(one.about).includes(`"${dealId(n)}"`));
        expect(length, userId).toBe(1);
      }
    },
  );
}, 240_000);

it("mail-notices, killed at any of its calls, mails each notification once or not at all", async () => {
  const reader = dealBrand(0, { id: "usr_mailed", email: "mailed@example.com", emailConfirmed: true });
  await core.table.write({ op: "put", item: profileItem(reader) });
  const mails: string[] = [];
  const mailing = {
    email: { send: async ({ text }: { text: string }) => void mails.push(text) },
    siteUrl: "https://marquee.test",
    failed: () => undefined,
  };
  await matrix(
    "mail-notices",
    async (n) => {
      const notice = (await noticesTo(core, reader.id))({ kind: "credits_added", about: { credits: n } });
      await core.table.transact(noticeWrites(notice));
    },
    () => mailNotices({ core, mailing }, untilMs),
    async (n) => {
      const file = join(processes.folder, "mails.txt");
      const before = existsSync(file) ? readFileSync(file, "utf8") : "";
      const says = [...before.split("\n"), ...mails].filter((text) =>
        new RegExp(`\\b${n} credits? (?:was|were) added`).test(text),
      );
      expect(says.length).toBeLessThanOrEqual(1);
      // No mail is pending anymore, and the notification itself is there.
      expect((await mailNotices({ core, mailing }, untilMs)).looked).toBe(0);
      expect(await noticesOf(reader.id, "credits_added")).toHaveLength(n);
    },
  );
  expect(mails.length).toBeGreaterThan(0);
}, 240_000);

it("announce-events, killed at any of its calls, notifies everyone it concerns, each once", async () => {
  const searchers = ["usr_searcher_1", "usr_searcher_2"];
  for (const userId of searchers) {
    await core.table.write({ op: "put", item: profileItem(dealBrand(0, { id: userId })) });
    await createSavedSearch(core, userId, { name: "Anything on AI", filters: { category: "ai" } });
  }
  await matrix(
    "announce-events",
    async (n) => {
      // A host can only create so many events a day.
      if (n % 15 === 0) clock.advance(24 * 60 * 60_000);
      const facts = {
        name: `Cove Summit ${n}`,
        category: "ai" as const,
        date: dealEvent.date,
        endsAt: dealEvent.endsAt,
        description: "Three days by the water.",
        location: "Singapore",
      };
      const { id } = await createEvent(core, host, facts, undefined);
      const gold = { name: "Gold", tier: "gold" as const, maxSponsors: 2, price: 5_000 };
      await createPackage(core, host, id, gold, undefined);
      const { version } = await getEvent(core, { accountId: host.accountId, seesAll: false }, id);
      await transitionEvent(core, host, id, { action: "publish", version });
    },
    () => workAnnouncements({ core, channel }, allAnnouncers, untilMs),
    async (n) => {
      for (const userId of searchers)
        expect(await listSavedSearches(core, userId)).toMatchObject([
          { found: n, latest: { eventName: `Cove Summit ${n}` } },
        ]);
      // Each event also appears only once under the bell.
      for (const userId of searchers) expect(await noticesOf(userId, "search_match")).toHaveLength(n);
    },
  );
}, 240_000);

it("announce-events, killed at any of its calls, tells each party, saver and waiting account of a moved event once", async () => {
  const [sponsor, waiting, saver] = [0, 1, 2].map((n) => dealBrand(n, { id: `usr_concerned_${n}` })) as [
    UserRecord,
    UserRecord,
    UserRecord,
  ];
  for (const user of [sponsor, waiting, saver])
    await core.table.write({ op: "put", item: profileItem(user) });
  const name = (n: number) => `Moving Summit ${n}`;
  const eventId = (n: number) => `evt_moving_${n}`;
  const dealId = (n: number) => `deal_moving_${n}`;
  const about = (kind: NotificationKind, n: number) => async (userId: string) =>
    (await noticesOf(userId, kind)).filter((one) => JSON.stringify(one.about).includes(`"${name(n)}"`));
  await matrix(
    "announce-events",
    async (n) => {
      const event = sampleEvent({ ...dealEvent, id: eventId(n), name: name(n), description: "Two days." });
      const offer = sampleOffer({ id: `pkg_moving_${n}`, eventId: event.id });
      await storeEvent(core, event, [offer]);
      const facts = await factsNow(core, event, sponsor.id);
      await storeDeal(
        core,
        sampleDeal({
          id: dealId(n),
          brandId: sponsor.id,
          eventId: event.id,
          eventName: event.name,
          packageId: offer.id,
          facts,
          status: "active",
          signedBy: ["brand", "host"],
          signedAt: isoTime(clock.now()),
          inForce: { version: 1, lastDay: facts.event.lastDay },
          expiresAt: null,
        }),
      );
      await joinWaitingList(core, channel, waiting, offer.id);
      await saveEvent(core, saver.id, event.id);
      const { version } = await getEvent(core, { accountId: host.accountId, seesAll: false }, event.id);
      const days = { date: "2026-07-01T09:00:00.000Z", endsAt: "2026-07-02T18:00:00.000Z" };
      await updateEvent(core, host, event.id, { version, ...days });
    },
    () => workAnnouncements({ core, channel }, allAnnouncers, untilMs),
    async (n) => {
      for (const party of [sponsor, dealHost])
        expect(await about("deal_event", n)(party.id), party.id).toHaveLength(1);
      expect(await about("event_news", n)(waiting.id)).toHaveLength(1);
      expect(await about("saved_event_changed", n)(saver.id)).toHaveLength(1);
      const deal = await getDeal(core, dealHost.id, dealId(n));
      expect(deal).toMatchObject({ status: "active", version: 2, offerKind: "amendment", inForce: 1 });
      expect(deal.history.filter(({ action }) => action === "event_changed")).toHaveLength(1);
      const { items } = await core.table.query({ pk: `ANNOUNCEMENT#${eventId(n)}`, limit: 1 });
      expect(items).toEqual([]);
    },
  );
}, 240_000);
