import { defaultMailSettings } from "@marquee/contracts/live/mail-settings";
import { readNotification } from "@marquee/contracts/live/notification-kinds";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import { storeUser } from "../../account/accounts/register.ts";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { mailNotices } from "../../live/notifications/mail-notices.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { allJobHooks } from "../../whole/job-kinds/all-job-hooks.ts";
import { listTransactions } from "../jobs/list-transactions.ts";
import { sweepJobs } from "../jobs/sweep-jobs.ts";
import { checkLedger } from "../ledger-check/check-ledger.ts";
import { fulfillPayment } from "../payments/fulfill.ts";
import { paymentItem } from "../payments/payment.item.ts";
import { balanceKey, isGrantOver, openingBalance, readBalance } from "./balance.item.ts";
import { getBalance } from "./credits.ts";
import { endGrant, movingCredits } from "./end-grant.ts";
import { grantCredits } from "./grant.ts";
import { adjustmentWrites } from "./ledger.ts";
import { welcoming } from "./welcome-grant.ts";

const userId = "usr_1";
const dayMs = 24 * 60 * 60_000;

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let beforeTransact: (() => Promise<void>) | undefined;

beforeEach(() => {
  clock = fixedClock();
  store = new Map();
  beforeTransact = undefined;
  const before = async (operation: string) => {
    if (operation !== "transact") return;
    const run = beforeTransact;
    beforeTransact = undefined;
    await run?.();
  };
  core = { table: memoryTable({ before }, store), clock, ids: seededIds(), pause: async () => undefined };
});

async function newcomer(days = 30): Promise<void> {
  const mailSettings = { ...defaultMailSettings, timeZone: "America/Los_Angeles" };
  await storeUser(core, sampleUser(userId, { mailSettings }), [], { credits: 20, days });
}

async function sweep(): Promise<void> {
  const outside = { queue: { send: async () => undefined }, channel: recordingChannel() };
  const report = await sweepJobs({ core, ...outside, hooks: allJobHooks }, clock.now() + 60_000);
  expect(report.defect).toBeUndefined();
}

/** Spends credits, as an admin's deduction does. */
const spend = (amount: number, nowMs = clock.now()) => {
  const adjustment = {
    id: `spent ${clock.now()}`,
    userId,
    actorId: null,
    amount: -amount,
    description: "Spent",
  };
  return movingCredits(core, userId, () => core.table.transact(adjustmentWrites(adjustment, nowMs)));
};

const told = async () =>
  (await listNotifications(core, inPerson(userId), {})).items.filter(
    ({ kind }) => kind === "credits_expiring",
  );

const expirations = async () =>
  (await listTransactions(core, userId, {})).items.filter(
    ({ transactionType }) => transactionType === "expiration",
  );

describe("a week before welcome credits expire", () => {
  it("their owner hears of what is left, once, in the app and by mail, by the calendar of their zone", async () => {
    await newcomer();
    await spend(6);
    clock.advance(23 * dayMs - 1);
    await sweep();
    expect(await told()).toEqual([]);
    clock.advance(1);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    clock.advance(dayMs);
    await sweep();
    const [notice, ...more] = await told();
    expect(more).toEqual([]);
    if (!notice) throw new Error("nobody was told");
    // It ends on February 14 at 9:00 UTC.
    expect(readNotification(notice, "America/Los_Angeles").message).toBe("14 credits expire on February 14.");
    expect(readNotification(notice, "Pacific/Honolulu").message).toBe("14 credits expire on February 13.");
    const mails: { to: string; text: string }[] = [];
    const email = { send: async (mail: { to: string; text: string }) => void mails.push(mail) };
    const mailing = { email, siteUrl: "https://marquee.example", failed: () => undefined };
    await mailNotices({ core, mailing }, clock.now() + 60_000);
    expect(mails.filter(({ text }) => text.includes("14 credits expire on February 14."))).toHaveLength(1);
  });

  it("nobody hears of credits that are spent, that end sooner than that, or whose account is closed", async () => {
    await newcomer();
    await spend(20);
    clock.advance(25 * dayMs);
    await sweep();
    expect(await told()).toEqual([]);

    store.clear();
    await newcomer(5);
    await sweep();
    clock.advance(4 * dayMs);
    await sweep();
    expect(await told()).toEqual([]);

    store.clear();
    await newcomer();
    await core.table.write({ op: "update", key: profileKey(userId), set: { status: "deleted" } });
    clock.advance(25 * dayMs);
    await sweep();
    expect(await told()).toEqual([]);
    // The books of a closed account stay complete.
    clock.advance(6 * dayMs);
    await sweep();
    expect(await expirations()).toMatchObject([{ amount: -20 }]);
  });
});

describe("when their time is over", () => {
  it("they are neither shown nor spent before the sweep, and one entry says what expired", async () => {
    await newcomer();
    await grantCredits(core, { userId, id: "g", amount: 5, reason: "Thanks" });
    await spend(6);
    clock.advance(30 * dayMs + 60_000);
    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 5, totalCredits: 5 });
    expect(await getBalance(core, userId)).toMatchObject({ expiring: null });
    await expect(spend(6)).rejects.toMatchObject({ label: "balance" });
    await spend(5);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await expirations()).toMatchObject([
      { amount: -14, description: "Expired: unused welcome credits", balanceAfter: 5 },
    ]);
    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 0, totalCredits: 0 });
    expect(await checkLedger(core, userId)).toEqual([]);
  });

  it("nothing is booked where all of them were spent, and the row leaves the sweep", async () => {
    await newcomer();
    await spend(20);
    clock.advance(31 * dayMs);
    await sweep();
    expect(await expirations()).toEqual([]);
    expect(await core.table.get(balanceKey(userId))).not.toHaveProperty("sweepAt");
  });

  it("an order of a slower clock that comes between reading and booking is not lost", async () => {
    await newcomer();
    const before = clock.now();
    clock.advance(30 * dayMs);
    beforeTransact = () => spend(15, before);
    expect(await endGrant(core, userId)).toBe(5);
    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 0 });
    expect(await checkLedger(core, userId)).toEqual([]);
  });

  it("they have paid a debt from a refund, so that what is bought afterwards stays whole", async () => {
    const user = sampleUser(userId, { emailConfirmed: false });
    await storeUser(core, user);
    const pay = async (id: string) => {
      await core.table.write({ op: "put", item: paymentItem(samplePayment(id), clock.now()) });
      await fulfillPayment(core, { userId, paymentId: id }, { id: "paid", facts: { paidCents: 9_900 } });
    };
    await pay("pay_1");
    await spend(500);
    await welcoming(core, user, { credits: 20, days: 30 }, (writes) => core.table.transact(writes));
    const refund = { id: "back", facts: { refundedCents: 9_900 } };
    await fulfillPayment(core, { userId, paymentId: "pay_1" }, refund);
    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: -480, expiring: null });
    clock.advance(30 * dayMs);
    await pay("pay_2");
    await sweep();
    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 20 });
    expect(await checkLedger(core, userId)).toEqual([]);
  });
});

it("a balance from before there were grants is read, spent and bought as before", async () => {
  await core.table.write({ op: "put", item: openingBalance(userId) });
  await grantCredits(core, { userId, id: "g", amount: 30, reason: "Grant" });
  await spend(10);
  expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 20, expiring: null });
  const row = await core.table.get(balanceKey(userId));
  expect(row && isGrantOver(readBalance(row), clock.now() + 365 * dayMs)).toBe(false);
  clock.advance(365 * dayMs);
  await sweep();
  expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 20, totalCredits: 20 });
});
