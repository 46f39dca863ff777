import { mockPayments } from "@marquee/adapters/payments/local";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "@marquee/core/core";
import { openingBalance } from "@marquee/core/credits/credits/balance.item";
import { getBalance } from "@marquee/core/credits/credits/credits";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { openingCredits } from "@marquee/core/credits/credits/welcome-grant";
import { captureJob, findJob, leaseJob, releaseJob } from "@marquee/core/credits/jobs/jobs";
import { listTransactions } from "@marquee/core/credits/jobs/list-transactions";
import { checkAllLedgers } from "@marquee/core/credits/ledger-check/check-all-ledgers";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { fulfillPayment } from "@marquee/core/credits/payments/fulfill";
import { createCheckout } from "@marquee/core/credits/payments/payments";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { sessionItem } from "@marquee/core/ground/identity/session.item";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { randomIds } from "@marquee/core/ids";
import { ticketItem } from "@marquee/core/live/realtime/connection.item";
import { countFrame } from "@marquee/core/live/realtime/connection-frames";
import { listSockets } from "@marquee/core/live/realtime/push-to-user";
import { createTicket, openConnection } from "@marquee/core/live/realtime/realtime";
import { fingerprint } from "@marquee/core/rows/keys";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { seedCatalog } from "@marquee/seed/seed";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleIdea } from "@marquee/testkit/sample-result";
import { sampleUser } from "@marquee/testkit/sample-user";
import { someCaller } from "@marquee/testkit/some-caller";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmulatedTable, emulatedTable } from "../support/emulated-table.ts";

let emulated: EmulatedTable;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeAll(async () => {
  emulated = await emulatedTable();
  clock = fixedClock();
  core = { table: emulated.table, clock, ids: randomIds() };
  await seedCatalog(core);
});
afterAll(() => emulated.stop());

const queue = { send: async () => undefined };
const channel = { send: async () => "sent" as const, close: async () => undefined };
let users = 0;

async function userWith(credits: number) {
  const principal = { ...inPerson(`usr_${++users}`), sessionHash: "hash" };
  await core.table.write({ op: "put", item: openingBalance(principal.accountId) });
  await core.table.write({
    op: "put",
    item: sessionItem(principal.accountId, "hash", someCaller, true, clock.now()),
  });
  if (credits > 0)
    await grantCredits(core, {
      userId: principal.accountId,
      id: `g${users}`,
      amount: credits,
      reason: "Grant",
    });
  return principal;
}

const order = (
  principal: Awaited<ReturnType<typeof userWith>>,
  key: string,
  prompt = `A pop-up, order ${key}`,
) =>
  orderCampaign(core, queue, {
    principal,
    body: { prompt },
    idempotencyKey: key,
    requestId: "r",
    budget: ampleBudget,
  });

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: unknown) => (error instanceof AppError ? error.code : `defect: ${String(error)}`),
  );

describe("fifty parallel orders", () => {
  it.each([0, 1, 3, jobKinds.campaign.open.max])(
    "with credits for %i accept exactly that many",
    async (affordable) => {
      const principal = await userWith(affordable * 10 + 9);
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, index) => outcome(order(principal, `k${index}`))),
      );
      expect(outcomes.filter((one) => one === "accepted")).toHaveLength(affordable);
      expect(
        outcomes.filter((one) => !["accepted", "not_enough_credits", "too_many_requests"].includes(one)),
      ).toEqual([]);
      expect(await checkLedger(core, principal.accountId)).toEqual([]);
      expect(await getBalance(core, principal.accountId)).toMatchObject({
        availableCredits: 9,
        heldCredits: affordable * 10,
      });
    },
  );

  it("at the end of welcome credits spend none of them, and its one entry takes what was left", async () => {
    const principal = await userWith(0);
    const user = sampleUser(principal.accountId);
    const welcome = await openingCredits(core, user, { credits: 20, days: 1 });
    await core.table.transact(welcome);
    await grantCredits(core, { userId: user.id, id: "lasting", amount: 19, reason: "Grant" });
    await order(principal, "before");
    clock.advance(24 * 60 * 60_000);
    const item = sessionItem(user.id, "hash", someCaller, true, clock.now());
    await core.table.write({ op: "put", item });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => outcome(order(principal, `k${index}`))),
    );
    expect(outcomes.toSorted().slice(0, 2)).toEqual(["accepted", "not_enough_credits"]);
    expect(new Set(outcomes).size).toBe(2);
    expect(await checkLedger(core, user.id)).toEqual([]);
    expect(await getBalance(core, user.id)).toMatchObject({ availableCredits: 9, heldCredits: 20 });
    const { items } = await listTransactions(core, user.id, {});
    expect(items.filter(({ transactionType }) => transactionType === "expiration")).toMatchObject([
      { amount: -10 },
    ]);
  });

  it("with enough credits for all stop at the cap on open jobs, with 429", async () => {
    const principal = await userWith(1_000);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => outcome(order(principal, `k${index}`))),
    );
    expect(outcomes.filter((one) => one === "accepted")).toHaveLength(jobKinds.campaign.open.max);
    expect(new Set(outcomes)).toEqual(new Set(["accepted", "too_many_requests"]));
  });

  it("with the same request key become one job", async () => {
    const principal = await userWith(1_000);
    const jobs = await Promise.all(
      Array.from({ length: 50 }, () => order(principal, "same", "A pop-up for developers")),
    );
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
    expect(await checkLedger(core, principal.accountId)).toEqual([]);
    expect((await getBalance(core, principal.accountId)).heldCredits).toBe(10);
  });

  it("without a key count as one within ten seconds, and as a new one after that", async () => {
    const principal = await userWith(100);
    const bare = () =>
      orderCampaign(core, queue, {
        principal,
        body: { prompt: "A pop-up, no key" },
        idempotencyKey: undefined,
        requestId: "r",
        budget: ampleBudget,
      });
    const first = await Promise.all([bare(), bare(), bare()]);
    expect(new Set(first.map(({ id }) => id)).size).toBe(1);
    clock.advance(10_001);
    expect((await bare()).id).not.toBe(first[0]?.id);
  });
});

const aResult = {
  ...sampleIdea("A"),
  competitiveAnalysis: null,
  mockupImageUrl: null,
  mockupDescription: null,
};

describe("the end of a job", () => {
  it("happens once, however many workers, sweepers and cancels race for it", async () => {
    const principal = await userWith(100);
    for (let round = 0; round < 10; round++) {
      const { id } = await order(principal, `race-${round}`);
      const job = await leaseJob(core, { userId: principal.accountId, jobId: id, kind: "campaign" });
      const stored = await findJob(core, principal.accountId, id);
      if (!job || !stored) throw new Error("not leased");
      clock.advance(131_000);
      const ends = await Promise.all([
        captureJob(core, job, { chargedCredits: 10, results: [aResult] }),
        captureJob(core, job, { chargedCredits: 10, results: [aResult] }),
        releaseJob(core, stored, { status: "failed" }),
        releaseJob(core, stored, { status: "failed" }),
      ]);
      expect(ends.filter(Boolean)).toHaveLength(1);
      expect(await checkLedger(core, principal.accountId)).toEqual([]);
    }
    const { items } = await listTransactions(core, principal.accountId, {});
    const { availableCredits } = await getBalance(core, principal.accountId);
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(availableCredits);
    for (const [index, entry] of items.entries()) {
      const older = items[index + 1];
      expect(entry.balanceAfter).toBe((older?.balanceAfter ?? 0) + entry.amount);
    }
  });

  it.each(["first", "last"])(
    "is that of the newer attempt where a clock is five minutes ahead and the older attempt ends %s",
    async (olderEnds) => {
      const principal = await userWith(10);
      const { accountId: userId } = principal;
      const { id } = await order(principal, "ahead");
      const ahead: Core = { ...core, clock: { now: () => clock.now() + 300_000 } };
      const ref = { userId, jobId: id, kind: "campaign" } as const;
      // By the clock that is ahead, the lease of a worker that still works is over.
      const older = await leaseJob(core, ref);
      const newer = await leaseJob(ahead, ref);
      if (!older || !newer) throw new Error("not leased");
      const end = (job: typeof older) => captureJob(core, job, { chargedCredits: 10, results: [aResult] });
      const attempts = olderEnds === "first" ? [older, newer] : [newer, older];
      const ended = [];
      for (const attempt of attempts) ended.push(await end(attempt));
      expect(ended).toEqual(attempts.map((attempt) => attempt === newer));
      expect(await getBalance(core, userId)).toMatchObject({
        usedCredits: 10,
        heldCredits: 0,
        availableCredits: 0,
      });
      expect(await checkLedger(core, userId)).toEqual([]);
    },
  );

  it("leases to one of twenty workers", async () => {
    const principal = await userWith(10);
    const { id } = await order(principal, "lease");
    const leases = await Promise.all(
      Array.from({ length: 20 }, () =>
        leaseJob(core, { userId: principal.accountId, jobId: id, kind: "campaign" }),
      ),
    );
    expect(leases.filter((lease) => lease !== undefined)).toHaveLength(1);
  });
});

describe("a payment", () => {
  it("grants once, for twenty parallel tries of one checkout and twenty repeats of its event", async () => {
    const { accountId: userId } = await userWith(0);
    const buyer = profileItem(sampleUser(userId));
    await core.table.write({ op: "put", item: buyer });
    const starts = await Promise.all(
      Array.from({ length: 8 }, () =>
        outcome(
          createCheckout(core, mockPayments(), {
            userId,
            actorId: userId,
            creditPackageId: "1",
            idempotencyKey: "buy",
          }),
        ),
      ),
    );
    expect(new Set(starts)).toEqual(new Set(["accepted"]));
    const { items } = await listTransactions(core, userId, {});
    expect(items).toHaveLength(1);
    const paymentId = items[0]?.referenceId ?? "";
    await Promise.all(
      Array.from({ length: 20 }, () =>
        fulfillPayment(core, { userId, paymentId }, { id: `mock_${paymentId}`, facts: { paidCents: 1 } }),
      ),
    );
    expect((await listTransactions(core, userId, {})).items).toHaveLength(1);
    expect(await checkLedger(core, userId)).toEqual([]);
    // The check of all ledgers below counts all existing users.
    await core.table.write({ op: "delete", key: { pk: buyer.pk, sk: buyer.sk } });
  });
});

describe("a ticket", () => {
  it("opens one of twenty racing connections, and only the five newest sockets stay", async () => {
    const principal = await userWith(0);
    const token = await createTicket(core, principal, someCaller);
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, index) => outcome(openConnection(core, channel, `c${index}`, token))),
    );
    expect(opened.filter((one) => one === "accepted")).toHaveLength(1);
    expect(new Set(opened)).toEqual(new Set(["accepted", "unauthenticated"]));
    const closed: string[] = [];
    const closing = { ...channel, close: async (id: string) => void closed.push(id) };
    for (let index = 0; index < 7; index++) {
      clock.advance(1_000);
      await openConnection(core, closing, `n${index}`, await createTicket(core, principal, someCaller));
    }
    expect(closed).toHaveLength(3);
    expect(closed).not.toContain("n6");
  });
});

describe("sixty connections of one user that open at once", () => {
  it("leave the five latest with both rows, and trouble nobody", async () => {
    const principal = await userWith(0);
    const ids = Array.from({ length: 60 }, (_, index) => `c${String(index).padStart(2, "0")}`);
    for (const id of ids)
      await core.table.write({ op: "put", item: ticketItem(fingerprint(id), principal, clock.now()) });
    const answers = await Promise.all(ids.map((id) => outcome(openConnection(core, channel, id, id))));
    expect(answers.filter((one) => !["accepted", "too_many_requests"].includes(one))).toEqual([]);
    const left = await Promise.all(ids.map((id) => outcome(countFrame(core, id))));
    expect(ids.filter((_, index) => left[index] === "accepted")).toEqual(ids.slice(-limits.socketsPerUser));
    const sockets = await listSockets(core, principal.accountId);
    expect(sockets.map(({ connectionId }) => connectionId).sort()).toEqual(ids.slice(-limits.socketsPerUser));
  });
});

describe("the ledger check", () => {
  it("finds no difference after the ledger's own writes, and names the one number that was tampered with", async () => {
    const { accountId: userId } = await userWith(30);
    await core.table.write({
      op: "put",
      item: profileItem(sampleUser(userId)),
    });
    const found: string[] = [];
    const look = () => checkAllLedgers(core, (difference) => found.push(difference.what));
    expect(await look()).toEqual({ users: 1, unreadable: 0 });
    expect(found).toEqual([]);
    await core.table.write({
      op: "update",
      key: { pk: `USER#${userId}`, sk: "BALANCE" },
      add: { available: 1 },
    });
    await look();
    expect(found).toEqual(["available is the sum of the ledger", "available + held + used is total"]);
  });
});
