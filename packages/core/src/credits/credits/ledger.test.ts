import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import { storeUser } from "../../account/accounts/register.ts";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { listTransactions } from "../jobs/list-transactions.ts";
import { checkLedger } from "../ledger-check/check-ledger.ts";
import { balanceKey, openingBalance } from "./balance.item.ts";
import { getBalance } from "./credits.ts";
import { endGrant, movingCredits } from "./end-grant.ts";
import { grantCredits } from "./grant.ts";
import { adjustmentWrites, holdRefusal, holdWrites, settleWrites } from "./ledger.ts";
import { lowCreditsEntity } from "./low-credits.item.ts";
import { sweepGrant } from "./sweep-grant.ts";
import { openingCredits, welcoming } from "./welcome-grant.ts";

const userId = "usr_1";
const dayMs = 24 * 60 * 60_000;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let core: Core;
let failure: Error | undefined;

beforeEach(async () => {
  [clock, store, failure] = [fixedClock(), new Map(), undefined];
  const before = async (operation: string) => {
    if (operation === "transact" && failure) throw failure;
  };
  core = { table: memoryTable({ before }, store), clock, ids: seededIds(), pause: async () => undefined };
});

const open = (id = userId) => core.table.write({ op: "put", item: openingBalance(id) });
const grant = (id: string, amount: number) =>
  grantCredits(core, { userId, id, amount, reason: "For the partnership" });
const entries = async () =>
  (await listTransactions(core, userId, {})).items.map(({ amount, description }) => [amount, description]);

describe("credits that nobody paid for", () => {
  it("are booked once for each id, with their reason, and the same id again is no error", async () => {
    await open();
    await grant("one", 50);
    await grant("one", 50);
    await grant("two", 7);
    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 57, totalCredits: 57 });
    expect((await entries()).toSorted(([one], [other]) => Number(other) - Number(one))).toEqual([
      [50, "For the partnership"],
      [7, "For the partnership"],
    ]);
    expect(await checkLedger(core, userId)).toEqual([]);
  });

  it("are refused aloud for whatever other reason: an account without a balance, a table that fails", async () => {
    await expect(grant("one", 50)).rejects.toThrow('The condition of "balance" does not hold');
    await open();
    failure = new Error("The table is away");
    await expect(grant("one", 50)).rejects.toThrow("The table is away");
    failure = undefined;
    expect(await entries()).toEqual([]);
  });
});

describe("an adjustment", () => {
  const adjust = (id: string, amount: number) =>
    core.table.transact(
      adjustmentWrites({ id, userId, actorId: "usr_admin", amount, description: "Adjusted" }, clock.now()),
    );

  it("takes all that there is and not one credit more", async () => {
    await open();
    await grant("one", 5);
    await expect(adjust("a", -6)).rejects.toThrow('"balance"');
    await adjust("b", -5);
    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 0, totalCredits: 0 });
  });

  it("gives to an account that is in the red, and counts only what it takes as spent", async () => {
    await open();
    await core.table.write({ op: "update", key: balanceKey(userId), add: { available: -9, total: -9 } });
    await adjust("a", 4);
    const row = await core.table.get(balanceKey(userId));
    expect(row).toMatchObject({ available: -5, total: -5 });
    expect(row?.grantSpentAt).toBeUndefined();
  });
});

describe("holds of a kind with a cap", () => {
  const { max } = jobKinds.campaign.open;
  const job = (jobId: string) => ({
    payerId: userId,
    clientId: null,
    actorId: userId,
    spentMonth: null,
    jobId,
    costCredits: 1,
    kind: "campaign" as const,
  });
  const hold = (jobId: string) => core.table.transact(holdWrites(job(jobId), clock.now(), null));

  it("are refused beyond it whatever the credits, until one of them is settled", async () => {
    await open();
    await grant("one", 10 * max);
    for (let n = 0; n < max; n += 1) await hold(`job_${n}`);
    await expect(hold("job_more")).rejects.toThrow('The condition of "balance" does not hold');
    expect(await getBalance(core, userId)).toMatchObject({ availableCredits: 9 * max });
    await core.table.transact(settleWrites(job("job_0"), 1, clock.now()));
    await hold("job_more");
    await expect(hold("job_last")).rejects.toThrow('The condition of "balance" does not hold');
  });
});

describe("a hold that is refused", () => {
  const balance = (available: number) => ({ ...openingBalance(userId), available });
  const refusal = (available: number | undefined, kind: "campaign" | "chat" = "campaign") =>
    holdRefusal(available === undefined ? undefined : balance(available), { kind, costCredits: 10 });

  it("says that too many are open where the credits suffice", () => {
    for (const available of [10, 11]) {
      expect(refusal(available)).toMatchObject({
        code: "too_many_requests",
        message: "You've reached the maximum number of campaigns in progress. Wait until one finishes.",
        retryAfterSeconds: 30,
      });
    }
  });

  it("says how many credits are missing where they do not, or where the kind has no cap", () => {
    for (const [error, available] of [
      [refusal(9), 9],
      [refusal(undefined), 0],
      [refusal(10, "chat"), 10],
    ] as const) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({
        code: "not_enough_credits",
        credits: { needed: 10, available, link: "/credits" },
      });
    }
  });
});

describe("a grant that ends", () => {
  const user = sampleUser(userId, { emailConfirmed: true });

  it("leaves nothing of itself in the balance, and one entry that says how much was not used", async () => {
    await storeUser(core, user, [], { credits: 20, days: 1 });
    clock.advance(dayMs);
    expect(await endGrant(core, userId)).toBe(20);
    expect(await endGrant(core, userId)).toBe(0);
    const row = await core.table.get(balanceKey(userId));
    for (const name of ["grantEndsAt", "grantSpentAt", "sweepShard", "sweepAt"])
      expect(row?.[name], name).toBeUndefined();
    expect((await entries())[0]).toEqual([-20, "Expired: unused welcome credits"]);
    expect([...store.values()].some(({ id }) => id === "expiry#welcome")).toBe(true);
  });

  it("is nothing to an account that has none, or no balance at all", async () => {
    expect(await endGrant(core, userId)).toBe(0);
    await sweepGrant(core, recordingChannel(), balanceKey(userId));
    await open();
    expect(await endGrant(core, userId)).toBe(0);
    await sweepGrant(core, recordingChannel(), balanceKey(userId));
    expect(await entries()).toEqual([]);
  });

  it("does not end for a move that is refused while it still lives", async () => {
    await storeUser(core, user, [], { credits: 20, days: 30 });
    let moves = 0;
    const move = () => {
      moves += 1;
      return core.table.transact([
        {
          label: "balance",
          write: {
            op: "update",
            key: balanceKey(userId),
            add: { available: -99 },
            when: attribute("available").atLeast(99),
          },
        },
      ]);
    };
    await expect(movingCredits(core, userId, move)).rejects.toThrow('"balance"');
    expect(moves).toBe(1);
  });

  it("is looked at exactly when it is due, and tells nobody whose grant was spent", async () => {
    await storeUser(core, user, [], { credits: 20, days: 30 });
    const due = Date.parse(String((await core.table.get(balanceKey(userId)))?.sweepAt));
    const expiring = async () =>
      (await listNotifications(core, inPerson(userId), {})).items.filter(
        ({ kind }) => kind === "credits_expiring",
      );
    clock.advance(due - clock.now() - 1);
    await sweepGrant(core, recordingChannel(), balanceKey(userId));
    expect(await expiring()).toEqual([]);
    clock.advance(1);
    await sweepGrant(core, recordingChannel(), balanceKey(userId));
    expect(await expiring()).toHaveLength(1);
  });
});

describe("welcome credits", () => {
  const confirmed = sampleUser(userId, { emailConfirmed: true });
  const nobody = sampleUser(userId, { emailConfirmed: false, phoneVerified: false, googleSubject: null });

  it("open a confirmed account, and no other, and none where a stage gives none", async () => {
    const opened = async (user: typeof nobody, credits: number) =>
      (await openingCredits(core, user, { credits, days: 30 }))[0]?.write;
    expect(await opened(confirmed, 20)).toMatchObject({
      item: { available: 20, total: 20, grantSpentAt: 20 },
    });
    for (const [user, credits] of [
      [nobody, 20],
      [confirmed, 0],
    ] as const) {
      expect(await openingCredits(core, user, { credits, days: 30 })).toEqual([
        { label: "balance", write: { op: "put", item: openingBalance(userId) } },
      ]);
    }
  });

  it("are looked at a week before their end, or at the end if there is no week", async () => {
    const lookedAt = async (days: number) => {
      const write = (await openingCredits(core, confirmed, { credits: 20, days }))[0]?.write;
      const item = write?.op === "put" ? write.item : {};
      return (Date.parse(String((item as { sweepAt?: string }).sweepAt)) - clock.now()) / dayMs;
    };
    expect(await Promise.all([30, 8, 7, 3].map(lookedAt))).toEqual([23, 1, 7, 3]);
  });

  it("start low-credit notices anew from what is there then, and debts count as nothing", async () => {
    await storeUser(core, nobody, [], { credits: 20, days: 30 });
    await core.table.write({ op: "update", key: balanceKey(userId), add: { available: -9, total: -9 } });
    await welcoming(core, nobody, { credits: 20, days: 30 }, async (writes) => {
      await core.table.transact(writes);
    });
    const row = await core.table.get(lowCreditsEntity.key({ userId }));
    expect(row).toMatchObject({ base: 20, told: 0 });
  });
});
