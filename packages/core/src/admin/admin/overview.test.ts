import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { expect, it } from "vitest";
import { adjustCredits } from "../../credits/credits/adjustments.ts";
import { jobKey, queuedJobItem } from "../../credits/jobs/job.item.ts";
import { findJob, releaseJob } from "../../credits/jobs/jobs.ts";
import { type PaymentRecord, paymentItem } from "../../credits/payments/payment.item.ts";
import { agreementEntity } from "../../deals/agreements/agreement.item.ts";
import { budgetSpend } from "../../ground/throttles/model-budget.ts";
import { getOverview } from "./overview.ts";

const desk = {
  depths: async () => [{ name: "campaign" as const, waiting: 2, deadLetters: 1 }],
  look: async () => [],
  redrive: async () => 0,
};

const bothQueues = (["campaign", "chat"] as const).map((name) => ({
  name,
  waiting: name === "campaign" ? 2 : 0,
  deadLetters: 0,
}));
const budget = { orders: { campaign: 100, chat: 100 }, outputTokens: 1_000_000 };

const payment = (id: string, change: Partial<PaymentRecord>) =>
  samplePayment(id, {
    priceCents: 10_000,
    paidCents: 10_000,
    status: "completed",
    live: true,
    createdAt: "2026-01-10T00:00:00.000Z",
    ...change,
  });

it("counts users, revenue after refunds and disputes, jobs and what is waiting", async () => {
  const fixture = await openAdminFixture();
  const { core, clock, ada } = fixture;
  await fixture.user("usr_1", { createdAt: "2025-06-01T00:00:00.000Z", status: "suspended" });
  const payments = [
    payment("pay_1", {}),
    payment("pay_2", { refundedCents: 2_500, createdAt: "2025-11-01T00:00:00.000Z" }),
    payment("pay_3", { refundedCents: 10_000, status: "refunded" }),
    payment("pay_4", { paidCents: 0, status: "pending" }),
    payment("pay_5", { method: "mock", live: false }),
    // The provider in its test mode, and checkouts from before a payment said which mode it was.
    payment("pay_test", { live: false }),
    payment("pay_old_test", { live: undefined, sessionId: "cs_test_1" }),
    payment("pay_old", { live: undefined, sessionId: "cs_live_1", paidCents: 700 }),
    // Half of it was refunded, and a dispute over the rest was lost.
    payment("pay_6", {
      refundedCents: 5_000,
      disputes: { du_1: { amountCents: 5_000, stage: "lost", withdrawnCents: 5_000, reinstatedCents: 0 } },
    }),
  ];
  for (const one of payments) await core.table.write({ op: "put", item: paymentItem(one) });
  const job = (id: string) =>
    queuedJobItem(
      {
        id,
        userId: "usr_1",
        kind: "chat",
        costCredits: 0,
        prices: null,
        freeMonth: null,
        requestId: "r",
        input: null,
        messageId: null,
      },
      clock.now(),
    );
  const ids = [1, 2, 3].map(() => core.ids.next("reply", clock.now()));
  for (const id of ids) await core.table.write({ op: "put", item: job(id) });
  const failing = await findJob(core, "usr_1", ids[0] ?? "");
  if (failing) await releaseJob(core, failing, { status: "failed" });
  await adjustCredits(core, ada, { userId: "usr_1", amount: 5_000, reason: "Event", idempotencyKey: "k" });
  clock.advance(90_000);
  expect(await getOverview(core, desk)).toEqual({
    users: { total: 3, suspended: 1, last7Days: 2 },
    revenue: { totalCents: 18_200, last30DaysCents: 10_700, payments: 3 },
    jobs: {
      open: 2,
      failedLast24Hours: 1,
      failedLastHour: 1,
      orderedToday: 1,
      failedOfToday: 1,
      oldestOpenSeconds: 90,
    },
    queues: [{ name: "campaign", waiting: 2, deadLetters: 1, oldestWaitingSeconds: null }],
    lastDay: { accounts: 2, purchases: 0, deals: 0 },
    adjustmentsWaiting: 1,
    approvalsWaiting: 0,
    roleChangesWaiting: 0,
    supportWaiting: 0,
    unreadable: 0,
    asOf: "2026-01-15T09:01:30.000Z",
  });
  clock.advance(86_400_000);
  expect((await getOverview(core, desk)).jobs).toMatchObject({ failedLast24Hours: 0 });
});

it("says for each queue how long the oldest job waits that no worker took, and the share of today's orders that failed", async () => {
  const { core, clock, user } = await openAdminFixture();
  await user("usr_1", {});
  const order = async (kind: "campaign" | "chat") => {
    const id = core.ids.next(kind === "chat" ? "reply" : "generation", clock.now());
    const row = { id, userId: "usr_1", kind, costCredits: 0, requestId: "r" };
    const { write } = budgetSpend(budget, { kind, attemptTokens: 1 }, 0, clock.now());
    await core.table.transact([
      write,
      { label: "job", write: { op: "put", item: queuedJobItem(row, clock.now()) } },
    ]);
    return id;
  };
  const fail = async (id: string) => {
    const job = await findJob(core, "usr_1", id);
    if (job) await releaseJob(core, job, { status: "failed" });
  };
  const queues = { ...desk, depths: async () => bothQueues };
  const yesterday = await order("chat");
  clock.advance(86_400_000);
  // It was ordered yesterday, so it is none of today's.
  await fail(yesterday);
  const [first] = [await order("campaign"), await order("campaign"), await order("campaign")];
  clock.advance(2 * 3_600_000);
  await fail(await order("campaign"));
  const running = jobKey("usr_1", first ?? "");
  await core.table.write({ op: "update", key: running, set: { status: "running" } });
  clock.advance(60_000);
  const overview = await getOverview(core, queues);
  expect(overview.jobs).toMatchObject({
    orderedToday: 4,
    failedOfToday: 1,
    failedLastHour: 1,
    failedLast24Hours: 2,
    oldestOpenSeconds: 7_260,
  });
  expect(overview.queues).toEqual([
    { name: "campaign", waiting: 2, deadLetters: 0, oldestWaitingSeconds: 7_260 },
    { name: "chat", waiting: 0, deadLetters: 0, oldestWaitingSeconds: null },
  ]);
});

it("counts what happened in the last day: accounts, purchases, and deals that both sides signed", async () => {
  const { core, clock, user } = await openAdminFixture();
  const lastDay = async () => (await getOverview(core, desk)).lastDay;
  const before = await lastDay();
  await user("usr_new", { createdAt: "2026-01-14T09:00:00.000Z" });
  await user("usr_old", { createdAt: "2026-01-14T08:59:59.999Z" });
  const bought = { createdAt: "2026-01-15T08:00:00.000Z" };
  for (const one of [
    payment("pay_1", bought),
    payment("pay_2", { ...bought, live: false }),
    payment("pay_3", {}),
  ])
    await core.table.write({ op: "put", item: paymentItem(one) });
  const signed = (dealId: string, version: number, ...at: string[]) =>
    core.table.write({
      op: "put",
      item: agreementEntity.item({
        dealId,
        version,
        blocks: [],
        textSha256: "",
        signatures: at.map((when, n) => ({
          side: n === 0 ? "brand" : "host",
          actorId: "usr_1",
          name: "Ada",
          at: when,
          confirmedBy: "password",
        })),
        fileSha256: null,
        createdAt: "2026-01-10T09:00:00.000Z",
      }),
    });
  await signed("deal_half", 1, "2026-01-15T08:00:00.000Z");
  await signed("deal_old", 1, "2026-01-10T08:00:00.000Z", "2026-01-14T08:59:59.999Z");
  await signed("deal_new", 1, "2026-01-10T08:00:00.000Z", "2026-01-15T07:00:00.000Z");
  await signed("deal_new", 2, "2026-01-15T08:00:00.000Z", "2026-01-15T08:30:00.000Z");
  expect(await lastDay()).toEqual({ accounts: before.accounts + 1, purchases: 1, deals: 1 });
  clock.advance(86_400_000);
  expect(await lastDay()).toEqual({ accounts: before.accounts, purchases: 0, deals: 0 });
});
