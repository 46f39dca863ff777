import type { DeadLetterDesk } from "@marquee/adapters/queue/port";
import type { getAdminOverview } from "@marquee/contracts/admin/admin";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { Core } from "../../core.ts";
import { adjustmentList, waitingPrefix } from "../../credits/credits/adjustment.item.ts";
import { failedJobList, sweepShards, sweptJob } from "../../credits/jobs/job.item.ts";
import { keptCents } from "../../credits/payments/money.ts";
import { cardPaymentList, readPayment } from "../../credits/payments/payment.item.ts";
import { approvalList, approvalWaitingPrefix } from "../../ground/approvals/approval.item.ts";
import { readUser, userList } from "../../ground/users/user.item.ts";
import { roleChangeList, roleChangeWaitingPrefix } from "../../home/support/role-change.item.ts";
import { supportList, supportWaitingPrefix } from "../../home/support/support-request.item.ts";
import { idTime } from "../../ids.ts";
import { everyListed, type List } from "../../rows/lists.ts";
import { everyRow, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { isPurchase, signedSince, sinceDays } from "./recent.ts";

type Overview = AnswerOf<typeof getAdminOverview>;

const dayMs = 86_400_000;

/**
 * The stage at a glance. Users and revenue are counted from the rows themselves, one read for about a thousand of
 * them: few people open the page, and rarely, and a counter kept with every registration and payment could be wrong.
 */
export async function getOverview(core: Core, desk: DeadLetterDesk): Promise<Overview> {
  const nowMs = core.clock.now();
  const [users, revenue, deals, open, failedLast24Hours, queues, waiting] = await Promise.all([
    countUsers(core, nowMs),
    sumRevenue(core, nowMs),
    signedSince(core, sinceDays(core)),
    openJobs(core, nowMs),
    countFailed(core, nowMs),
    desk.depths(),
    countWaiting(core),
  ]);
  return {
    users: users.count,
    revenue: revenue.sum,
    jobs: { ...open, failedLast24Hours },
    queues,
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

async function openJobs(
  core: Core,
  nowMs: number,
): Promise<Pick<Overview["jobs"], "open" | "oldestOpenSeconds">> {
  let open = 0;
  let oldestMs = Number.POSITIVE_INFINITY;
  for (const shard of sweepShards) {
    for await (const row of everyRow(core, { index: "sweep", pk: shard })) {
      open += 1;
      oldestMs = Math.min(oldestMs, idTime(sweptJob(row).jobId));
    }
  }
  const oldestOpenSeconds = open === 0 ? null : Math.max(0, Math.floor((nowMs - oldestMs) / 1_000));
  return { open, oldestOpenSeconds };
}

async function countFailed(core: Core, nowMs: number): Promise<number> {
  const since = isoTime(nowMs - dayMs);
  let failed = 0;
  const rows = everyListed(core, failedJobList, { sk: { above: since, beginsWith: "" } });
  // The list also contains completed jobs that lack a part.
  for await (const { status } of rows) if (status === "failed") failed += 1;
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
