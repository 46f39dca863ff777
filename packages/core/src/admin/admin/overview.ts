import type { DeadLetterDesk } from "@marquee/adapters/queue/port";
import type { getAdminOverview } from "@marquee/contracts/admin/admin";
import { type JobKind, jobKindNames } from "@marquee/contracts/credits/job-kinds";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { Core } from "../../core.ts";
import { adjustmentList, waitingPrefix } from "../../credits/credits/adjustment.item.ts";
import { failedJobList, jobKey, readJob, sweepShards, sweptJob } from "../../credits/jobs/job.item.ts";
import { keptCents } from "../../credits/payments/money.ts";
import { cardPaymentList, readPayment } from "../../credits/payments/payment.item.ts";
import { approvalList, approvalWaitingPrefix } from "../../ground/approvals/approval.item.ts";
import { orderedToday } from "../../ground/throttles/model-budget.ts";
import { readUser, userList } from "../../ground/users/user.item.ts";
import { roleChangeList, roleChangeWaitingPrefix } from "../../home/support/role-change.item.ts";
import { supportList, supportWaitingPrefix } from "../../home/support/support-request.item.ts";
import { idTime } from "../../ids.ts";
import { everyListed, type List, placeOf } from "../../rows/lists.ts";
import { everyRow, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { isPurchase, signedSince, sinceDays } from "./recent.ts";

type Overview = AnswerOf<typeof getAdminOverview>;

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * The stage at a glance. Users and revenue are counted from the rows themselves, one read for about a thousand of
 * them: few people open the page, and rarely, and a counter kept with every registration and payment could be wrong.
 */
export async function getOverview(core: Core, desk: DeadLetterDesk): Promise<Overview> {
  const nowMs = core.clock.now();
  const [users, revenue, deals, open, failed, ordered, depths, waiting] = await Promise.all([
    countUsers(core, nowMs),
    sumRevenue(core, nowMs),
    signedSince(core, sinceDays(core)),
    openJobs(core),
    countFailed(core, nowMs),
    orderedToday(core),
    desk.depths(),
    countWaiting(core),
  ]);
  return {
    users: users.count,
    revenue: revenue.sum,
    jobs: {
      open: open.count,
      oldestOpenSeconds: ageOf(open.oldestMs, nowMs),
      ...failed,
      // A failed order that was counted before midnight, as a clock may have it, is no more than all of today's.
      orderedToday: Math.max(ordered, failed.failedOfToday),
    },
    queues: depths.map((depth) => ({
      ...depth,
      oldestWaitingSeconds: ageOf(open.oldestQueuedMs.get(depth.name), nowMs),
    })),
    lastDay: { accounts: users.lastDay, purchases: revenue.lastDay, deals: deals.size },
    ...waiting,
    unreadable: users.unreadable + revenue.unreadable,
    asOf: isoTime(nowMs),
  };
}

async function countUsers(
  core: Core,
  nowMs: number,
): Promise<{ count: Overview["users"]; lastDay: number; unreadable: number }> {
  const [dayAgo, weekAgo] = [isoTime(nowMs - dayMs), isoTime(nowMs - 7 * dayMs)];
  const count = { total: 0, suspended: 0, last7Days: 0 };
  let lastDay = 0;
  let unreadable = 0;
  for await (const row of everyListed(core, userList)) {
    const user = readOr(row, readUser);
    if (!user) unreadable += 1;
    if (!user || user.status === "deleted") continue;
    const { status, createdAt } = user;
    count.total += 1;
    if (status === "suspended") count.suspended += 1;
    if (createdAt >= weekAgo) count.last7Days += 1;
    if (createdAt >= dayAgo) lastDay += 1;
  }
  return { count, lastDay, unreadable };
}

async function sumRevenue(
  core: Core,
  nowMs: number,
): Promise<{ sum: Overview["revenue"]; lastDay: number; unreadable: number }> {
  const [dayAgo, monthAgo] = [isoTime(nowMs - dayMs), isoTime(nowMs - 30 * dayMs)];
  const revenue = { totalCents: 0, last30DaysCents: 0, payments: 0 };
  let lastDay = 0;
  let unreadable = 0;
  for await (const row of everyListed(core, cardPaymentList)) {
    const payment = readOr(row, readPayment);
    if (!payment) unreadable += 1;
    if (!payment || !isPurchase(payment)) continue;
    const cents = keptCents(payment);
    revenue.payments += 1;
    revenue.totalCents += cents;
    if (payment.createdAt >= monthAgo) revenue.last30DaysCents += cents;
    if (payment.createdAt >= dayAgo) lastDay += 1;
  }
  return { sum: revenue, lastDay, unreadable };
}

/** Open jobs: how many, when the oldest was ordered, and the oldest of each kind that no worker has taken yet. */
async function openJobs(core: Core) {
  const open: { userId: string; jobId: string; orderedMs: number }[] = [];
  for (const shard of sweepShards) {
    for await (const row of everyRow(core, { index: "sweep", pk: shard })) {
      const job = sweptJob(row);
      open.push({ ...job, orderedMs: idTime(job.jobId) });
    }
  }
  open.sort((left, right) => left.orderedMs - right.orderedMs);
  return { count: open.length, oldestMs: open[0]?.orderedMs, oldestQueuedMs: await oldestQueued(core, open) };
}

/** How many keys one read takes. */
const perRead = 100;

/** The times of the oldest queued job of each kind; the index has only keys, so rows are read, oldest first. */
async function oldestQueued(
  core: Core,
  oldestFirst: readonly { userId: string; jobId: string; orderedMs: number }[],
): Promise<Map<JobKind, number>> {
  const oldest = new Map<JobKind, number>();
  for (let from = 0; from < oldestFirst.length && oldest.size < jobKindNames.length; from += perRead) {
    const some = oldestFirst.slice(from, from + perRead);
    const rows = await core.table.getMany(some.map(({ userId, jobId }) => jobKey(userId, jobId)));
    for (const [index, { orderedMs }] of some.entries()) {
      const row = rows[index];
      const job = row && readOr(row, readJob);
      if (job?.status === "queued" && !oldest.has(job.kind)) oldest.set(job.kind, orderedMs);
    }
  }
  return oldest;
}

/** Whole seconds since a time; null without one. */
function ageOf(atMs: number | undefined, nowMs: number): number | null {
  return atMs === undefined ? null : Math.max(0, Math.floor((nowMs - atMs) / 1_000));
}

async function countFailed(
  core: Core,
  nowMs: number,
): Promise<Pick<Overview["jobs"], "failedLast24Hours" | "failedLastHour" | "failedOfToday">> {
  const [dayAgo, hourAgo] = [isoTime(nowMs - dayMs), isoTime(nowMs - hourMs)];
  const midnight = `${isoTime(nowMs).slice(0, 10)}T00:00:00.000Z`;
  const failed = { failedLast24Hours: 0, failedLastHour: 0, failedOfToday: 0 };
  const rows = everyListed(core, failedJobList, { sk: { above: dayAgo, beginsWith: "" } });
  for await (const row of rows) {
    // The list also contains completed jobs that lack a part.
    if (row.status !== "failed") continue;
    failed.failedLast24Hours += 1;
    if (placeOf(row) > hourAgo) failed.failedLastHour += 1;
    if (typeof row.createdAt === "string" && row.createdAt >= midnight) failed.failedOfToday += 1;
  }
  return failed;
}

/** What waits for an admin's decision. */
async function countWaiting(
  core: Core,
): Promise<
  Pick<Overview, "adjustmentsWaiting" | "approvalsWaiting" | "roleChangesWaiting" | "supportWaiting">
> {
  const [adjustmentsWaiting, approvalsWaiting, roleChangesWaiting, supportWaiting] = await Promise.all([
    countRows(core, adjustmentList, waitingPrefix),
    countRows(core, approvalList, approvalWaitingPrefix),
    countRows(core, roleChangeList, roleChangeWaitingPrefix),
    countRows(core, supportList, supportWaitingPrefix),
  ]);
  return { adjustmentsWaiting, approvalsWaiting, roleChangesWaiting, supportWaiting };
}

async function countRows(core: Core, list: List, prefix: string): Promise<number> {
  let count = 0;
  for await (const _ of everyListed(core, list, { sk: { beginsWith: prefix } })) count += 1;
  return count;
}
