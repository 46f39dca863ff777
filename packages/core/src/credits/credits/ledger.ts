import { type JobKind, jobRules } from "@marquee/contracts/credits/job-kinds";
import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import { all, attribute, exists } from "@marquee/table/condition";
import type { Item, LabelledWrite } from "@marquee/table/table";
import { balanceKey, grantInTime, readBalance } from "./balance.item.ts";
import { entryWrites } from "./ledger-entry.item.ts";
import { type SpendingOf, spendingHold, spendingReturn } from "./spending.ts";

/** A job as the ledger sees it: who pays, how much, and for what. */
export interface PaidJob extends SpendingOf {
  jobId: string;
  /** The client that it was ordered for, where its agency pays; null for what was ordered for the account itself. */
  clientId: string | null;
  costCredits: number;
  kind: JobKind;
  /** What is paid for, if it differs from the usual text for jobs of its kind. */
  what?: string;
}

/** The ledger's text for what is paid for. */
export function paidFor({ kind, what }: Pick<PaidJob, "kind" | "what">): string {
  return what ?? jobRules(kind).ledgerText;
}

/**
 * Takes the cost out of the available credits and sets it aside until the job is settled. It counts toward what the
 * actor spends in the month, which `monthlyCap` limits.
 */
export function holdWrites(job: PaidJob, nowMs: number, monthlyCap: number | null): LabelledWrite[] {
  const { open } = jobRules(job.kind);
  return [
    ...spendingHold(job, job.costCredits, monthlyCap),
    {
      label: "balance",
      write: {
        op: "update",
        key: balanceKey(job.payerId),
        add: { available: -job.costCredits, held: job.costCredits, ver: 1, ...openJobs(job, 1) },
        when: all(
          grantInTime(nowMs),
          attribute("available").atLeast(job.costCredits),
          ...(open ? [attribute(open.counter).absentOrBelow(open.max)] : []),
        ),
      },
    },
    ...entryWrites(
      {
        id: `hold#${job.jobId}`,
        userId: job.payerId,
        actorId: job.actorId,
        clientId: job.clientId,
        kind: "hold",
        amount: -job.costCredits,
        description: paidFor(job),
        referenceId: job.jobId,
        referenceType: job.kind,
      },
      nowMs,
    ),
  ];
}

/**
 * Ends a hold: `chargedCredits` of it become used, the rest is given back. Only what is given back is booked: the
 * hold's own entry already took the whole cost, so a job that is charged in full needs no second one.
 */
export function settleWrites(job: PaidJob, chargedCredits: number, nowMs: number): LabelledWrite[] {
  const returned = job.costCredits - chargedCredits;
  const balance: LabelledWrite = {
    label: "balance",
    write: {
      op: "update",
      key: balanceKey(job.payerId),
      add: {
        held: -job.costCredits,
        used: chargedCredits,
        available: returned,
        ver: 1,
        ...openJobs(job, -1),
      },
      when: all(grantInTime(nowMs), attribute("held").atLeast(job.costCredits)),
    },
  };
  const what = paidFor(job);
  return [
    balance,
    ...spendingReturn(job, returned),
    ...entryWrites(
      {
        id: `settle#${job.jobId}`,
        userId: job.payerId,
        actorId: job.actorId,
        clientId: job.clientId,
        kind: chargedCredits === 0 ? "release" : "capture",
        amount: returned,
        description: chargedCredits === 0 ? `Returned: ${what}` : `Partly returned: ${what}`,
        referenceId: job.jobId,
        referenceType: job.kind,
      },
      nowMs,
    ),
  ];
}

/** Credits that no job and no payment moves: a grant, or an admin's adjustment. `id` books it once. */
export interface LedgerAdjustment {
  id: string;
  userId: string;
  /** The admin who requested it; null for what the product itself grants. */
  actorId: string | null;
  /** The client whose job gives them back to its agency. */
  clientId?: string | null;
  /** Below 0 takes credits away; refused if fewer are available. */
  amount: number;
  description: string;
}

/**
 * Books an adjustment: it changes the granted total, and never takes more than is available. What it takes burns
 * credits that expire first, as spending does.
 */
export function adjustmentWrites(
  { id, userId, actorId, clientId = null, amount, description }: LedgerAdjustment,
  nowMs: number,
): LabelledWrite[] {
  return [
    {
      label: "balance",
      write: {
        op: "update",
        key: balanceKey(userId),
        add: { available: amount, total: amount, ver: 1, ...(amount < 0 && { grantSpentAt: amount }) },
        when: all(grantInTime(nowMs), amount < 0 ? attribute("available").atLeast(-amount) : exists),
      },
    },
    ...entryWrites(
      {
        id: `adj#${id}`,
        userId,
        actorId,
        clientId,
        kind: "adjustment",
        amount,
        description,
        referenceId: id,
        referenceType: "adjustment",
      },
      nowMs,
    ),
  ];
}

function openJobs(job: PaidJob, change: 1 | -1): Record<string, number> {
  const { open } = jobRules(job.kind);
  return open ? { [open.counter]: change } : {};
}

/** Why a hold was refused, judged by the balance that refused it. */
export function holdRefusal(
  balance: Item | undefined,
  { kind, costCredits }: Pick<PaidJob, "kind" | "costCredits">,
): AppError {
  const found = balance && readBalance(balance);
  const { open } = jobRules(kind);
  if (open && found && found.available >= costCredits) {
    return new AppError("too_many_requests", {
      message: `You've reached the maximum number of ${open.plural} in progress. Wait until one finishes.`,
      retryAfterSeconds: 30,
    });
  }
  return shortage(balance, costCredits);
}

/** The error for a balance that has less than is needed. */
export function shortage(balance: Item | undefined, needed: number): AppError {
  const available = balance ? readBalance(balance).available : 0;
  return new AppError("not_enough_credits", { credits: { needed, available, link: sitePaths.credits } });
}
