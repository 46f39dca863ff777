import type { PaymentFacts } from "@marquee/adapters/payments/port";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleResult } from "@marquee/testkit/sample-result";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { allJobHooks } from "../../whole/job-kinds/all-job-hooks.ts";
import { queuedJobItem } from "../jobs/job.item.ts";
import { captureJob, failJob, findJob, leaseJob, paidJob } from "../jobs/jobs.ts";
import { listTransactions } from "../jobs/list-transactions.ts";
import { sweepJobs } from "../jobs/sweep-jobs.ts";
import { checkLedger } from "../ledger-check/check-ledger.ts";
import { fulfillPayment } from "../payments/fulfill.ts";
import { paymentItem } from "../payments/payment.item.ts";
import { openingBalance } from "./balance.item.ts";
import { getBalance } from "./credits.ts";
import { movingCredits } from "./end-grant.ts";
import { adjustmentWrites, holdWrites } from "./ledger.ts";
import { welcoming } from "./welcome-grant.ts";

const userId = "usr_1";
const welcome = { credits: 20, days: 30 };
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** What happened to the credits, in its order. A job counts where it was ordered, at what it cost in the end. */
type Event =
  | { what: "grant" }
  | { what: "expiry" }
  | { what: "move"; credits: number; spends: boolean }
  | { what: "hold"; job: string; cost: number }
  | { what: "settle"; job: string; returned: number };

/**
 * The credits by lots, the slow way: every debit takes from the lot that expires before it takes from the lasting one.
 * Work that gave its credits back while the lot lived counts as if it had never taken them.
 */
function byLots(events: readonly Event[]) {
  let [lot, lasting, expired] = [0, 0, 0];
  const end = events.findIndex(({ what }) => what === "expiry");
  const isAfterEnd = (place: number) => end !== -1 && place > end;
  const settledAt = (job: string) => events.findIndex((one) => one.what === "settle" && one.job === job);
  const spend = (credits: number) => {
    const burnt = Math.min(lot, credits);
    lot -= burnt;
    lasting -= credits - burnt;
  };
  /** What a job took, less what it gave back while the lot lived. */
  const taken = (job: string, cost: number) => {
    const settled = settledAt(job);
    const event = events[settled];
    return event?.what === "settle" && !isAfterEnd(settled) ? cost - event.returned : cost;
  };
  for (const [place, event] of events.entries()) {
    switch (event.what) {
      case "grant":
        lot = welcome.credits;
        // Work in progress is paid from the lot, too.
        for (const before of events.slice(0, place)) {
          if (before.what !== "hold") continue;
          const settled = settledAt(before.job);
          if (settled !== -1 && settled < place) continue;
          lasting += taken(before.job, before.cost);
          spend(taken(before.job, before.cost));
        }
        break;
      case "expiry":
        expired = Math.max(0, Math.min(lot, lot + lasting));
        lasting += lot - expired;
        lot = 0;
        break;
      case "hold":
        spend(taken(event.job, event.cost));
        break;
      case "settle":
        if (isAfterEnd(place)) lasting += event.returned;
        break;
      case "move":
        if (event.spends) spend(-event.credits);
        else lasting += event.credits;
    }
  }
  return { available: lot + lasting, lot: Math.max(0, Math.min(lot, lot + lasting)), expired };
}

const step = fc.record({
  does: fc.constantFrom(
    "confirm",
    "buy",
    "refund",
    "take",
    "order",
    "order",
    "order",
    "charge",
    "fail",
    "sweep",
    "wait",
    "wait",
  ),
  /** A price, or what is bought or taken. */
  credits: fc.constantFrom(1, 5, 10, 15, 20, 35),
  waitMs: fc.constantFrom(60_000, dayMs, 7 * dayMs, 16 * dayMs, 40 * dayMs),
  which: fc.nat(7),
  /** Whether the process dies before its first transaction, or right after it. */
  fault: fc.constantFrom("none", "none", "none", "before", "after"),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

class Died extends Error {}

/** One account and the events that the store says have happened. */
async function openLife() {
  const store: MemoryStore = new Map();
  const clock = fixedClock();
  let fault: Step["fault"] = "none";
  const die = (at: Step["fault"]) => async (operation: string) => {
    if (operation !== "transact" || fault !== at) return;
    fault = "none";
    throw new Died();
  };
  const table = memoryTable({ before: die("before"), after: die("after") }, store);
  const ids = seededIds();
  const core: Core = { table, clock, ids, pause: async () => undefined };
  const plain: Core = { ...core, table: memoryTable({}, store) };
  const user = sampleUser(userId, { emailConfirmed: false });
  for (const item of [profileItem(user), openingBalance(userId)])
    await plain.table.write({ op: "put", item });
  const events: Event[] = [];
  const open: string[] = [];
  let [payments, moves, endsAtMs] = [0, 0, Number.POSITIVE_INFINITY];
  const isBooked = (id: string) => store.has(`USER#${userId}\nTXID#${id}`);

  const order = async (cost: number) => {
    if (open.length === 8) return;
    const before = await getBalance(plain, userId);
    const nowMs = clock.now();
    const job = {
      id: ids.next("generation", nowMs),
      userId,
      kind: "campaign",
      costCredits: cost,
      requestId: "r",
      input: { prompt: "A pop-up for developers" },
    } as const;
    const item = { ...queuedJobItem(job, nowMs), deadlineAtMs: nowMs + 1_000 * dayMs };
    const writes = [
      ...holdWrites(paidJob(job), nowMs, null),
      { label: "job", write: { op: "put", item } } as const,
    ];
    const mayFail = fault !== "none";
    await movingCredits(core, userId, () => core.table.transact(writes)).catch(() => undefined);
    const isAccepted = (await findJob(plain, userId, job.id)) !== undefined;
    if (!mayFail) expect(isAccepted).toBe(before.availableCredits >= cost);
    if (!isAccepted) return;
    expect(before.availableCredits).toBeGreaterThanOrEqual(cost);
    events.push({ what: "hold", job: job.id, cost });
    open.push(job.id);
  };

  const settle = async (jobId: string, isCharged: boolean, wanted: number) => {
    const job = await leaseJob(plain, { userId, jobId, kind: "campaign" });
    if (!job) throw new Error("no lease");
    const charged = isCharged ? Math.min(wanted, job.costCredits) : 0;
    const ended = isCharged
      ? captureJob(core, job, { chargedCredits: charged, results: [sampleResult] })
      : failJob(core, job, {});
    await ended.catch(() => undefined);
    const now = await findJob(plain, userId, jobId);
    if (now?.status === "running") {
      await plain.table.write({
        op: "update",
        key: { pk: `USER#${userId}`, sk: `JOB#${jobId}` },
        set: { leaseUntilMs: 0, attempt: 0 },
      });
      return;
    }
    events.push({ what: "settle", job: jobId, returned: job.costCredits - charged });
    open.splice(open.indexOf(jobId), 1);
  };

  const paymentId = () => `pay_${payments}`;
  const move = async (facts: PaymentFacts) => {
    const before = (await getBalance(plain, userId)).availableCredits;
    const ref = { userId, paymentId: paymentId() };
    await fulfillPayment(core, ref, { id: "update", facts }).catch(() => undefined);
    const credits = (await getBalance(plain, userId)).availableCredits - before;
    if (credits !== 0) events.push({ what: "move", credits, spends: false });
  };
  const book = async (id: string, run: () => Promise<unknown>, event: Event) => {
    await run().catch(() => undefined);
    if (isBooked(id)) events.push(event);
  };

  return {
    core: plain,
    events,
    async take({ does, credits, waitMs, which, fault: next }: Step) {
      fault = next;
      const nowMs = clock.now();
      switch (does) {
        case "confirm": {
          if (isBooked("adj#welcome")) {
            // A second confirmation changes nothing, whatever an older read says of the account.
            await welcoming(plain, user, welcome, (writes) => plain.table.transact([...writes]));
            break;
          }
          const confirm = () => welcoming(core, user, welcome, (writes) => core.table.transact([...writes]));
          await book("adj#welcome", confirm, { what: "grant" });
          if (isBooked("adj#welcome")) endsAtMs = nowMs + welcome.days * dayMs;
          break;
        }
        case "buy": {
          payments += 1;
          const item = paymentItem({ ...samplePayment(paymentId()), creditAmount: 10 * credits }, nowMs);
          await plain.table.write({ op: "put", item });
          await move({ paidCents: 9_900 });
          break;
        }
        case "refund":
          await move({ refundedCents: 9_900 });
          break;
        case "take": {
          moves += 1;
          const id = `move_${moves}`;
          const adjustment = { id, userId, actorId: null, amount: -credits, description: "Correction" };
          const take = () =>
            movingCredits(core, userId, () => core.table.transact(adjustmentWrites(adjustment, nowMs)));
          await book(`adj#${id}`, take, { what: "move", credits: -credits, spends: true });
          break;
        }
        case "order":
          await order(credits);
          break;
        case "charge":
        case "fail": {
          const job = open[which % Math.max(1, open.length)];
          if (job !== undefined) await settle(job, does === "charge", credits);
          break;
        }
        case "sweep": {
          const outside = { queue: { send: async () => undefined }, channel: recordingChannel() };
          await sweepJobs({ core, ...outside, hooks: allJobHooks }, nowMs + hourMs);
          break;
        }
        case "wait": {
          clock.advance(waitMs);
          if (nowMs < endsAtMs && clock.now() >= endsAtMs) events.push({ what: "expiry" });
          break;
        }
      }
      fault = "none";
    },
    async check() {
      const { available, lot } = byLots(events);
      const balance = await getBalance(plain, userId);
      expect(balance.availableCredits).toBe(available);
      expect(balance.expiring?.credits ?? 0).toBe(lot);
      expect(balance.totalCredits - balance.usedCredits).toBe(available);
      expect(await checkLedger(plain, userId)).toEqual([]);
    },
    /** Lets everything that is due happen, then looks at what the ledger says about the grant. */
    async end() {
      clock.advance(365 * dayMs);
      if (Number.isFinite(endsAtMs) && !events.some(({ what }) => what === "expiry"))
        events.push({ what: "expiry" });
      await this.check();
      const outside = { queue: { send: async () => undefined }, channel: recordingChannel() };
      await sweepJobs({ core: plain, ...outside, hooks: allJobHooks }, clock.now() + hourMs);
      await this.check();
      const { expired } = byLots(events);
      const { items } = await listTransactions(plain, userId, { limit: 100 });
      const booked = items.filter(({ transactionType }) => transactionType === "expiration");
      expect(booked.map(({ amount }) => amount)).toEqual(expired === 0 ? [] : [-expired]);
      const notices = (await listNotifications(plain, inPerson(userId), {})).items.map(({ kind }) => kind);
      expect(notices.filter((kind) => kind === "credits_expiring").length).toBeLessThanOrEqual(1);
      expect(notices.filter((kind) => kind === "credits_granted").length).toBe(
        Number(isBooked("adj#welcome")),
      );
    },
  };
}

it("welcome credits burn before all others and expire once, in any order of orders, payments and crashes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 50 }), async (steps) => {
      const life = await openLife();
      for (const one of steps) {
        await life.take(one);
        await life.check();
      }
      await life.end();
    }),
    { numRuns: 400 },
  );
});
