import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { all, attribute, exists } from "@marquee/table/condition";
import type { Item, LabelledWrite } from "@marquee/table/table";
import { balanceKey, readBalance } from "./balance.item.ts";
import { entryWrite } from "./ledger-entry.item.ts";

/** A job as the ledger sees it: who pays, how much, and for what. */
export interface PaidJob {
  userId: string;
  jobId: string;
  costCredits: number;
  referenceType: "campaign" | "chat";
  description: string;
}

/** Takes the cost out of what is available and keeps it aside until the job is settled. */
export function holdWrites(job: PaidJob, nowMs: number): LabelledWrite[] {
  return [
    {
      label: "balance",
      write: {
        op: "update",
        key: balanceKey(job.userId),
        add: { available: -job.costCredits, held: job.costCredits, ver: 1, ...openJobs(job, 1) },
        when: all(
          attribute("available").atLeast(job.costCredits),
          ...(job.referenceType === "campaign" ? [attribute("openJobs").below(limits.openCampaignJobs)] : []),
        ),
      },
    },
    entryWrite(
      {
        id: `hold#${job.jobId}`,
        userId: job.userId,
        kind: "hold",
        amount: -job.costCredits,
        description: job.description,
        referenceId: job.jobId,
        referenceType: job.referenceType,
      },
      nowMs,
    ),
  ];
}

/**
 * Ends a hold: `chargedCredits` of it become used, the rest comes back. All of it charged is a capture, none a release,
 * a part of it settles the parts that failed alone.
 */
export function settleWrites(job: PaidJob, chargedCredits: number, nowMs: number): LabelledWrite[] {
  const returned = job.costCredits - chargedCredits;
  return [
    {
      label: "balance",
      write: {
        op: "update",
        key: balanceKey(job.userId),
        add: {
          held: -job.costCredits,
          used: chargedCredits,
          available: returned,
          ver: 1,
          ...openJobs(job, -1),
        },
        when: attribute("held").atLeast(job.costCredits),
      },
    },
    entryWrite(
      {
        id: `settle#${job.jobId}`,
        userId: job.userId,
        kind: chargedCredits === 0 ? "release" : "capture",
        amount: returned,
        description:
          chargedCredits === 0 ? `Returned: ${job.description}` : `Partly returned: ${job.description}`,
        referenceId: job.jobId,
        referenceType: job.referenceType,
      },
      nowMs,
    ),
  ];
}

/** Credits that no job and no payment moves: a grant, or an admin's adjustment. `id` books it once. */
export interface LedgerAdjustment {
  id: string;
  userId: string;
  /** Below 0 takes credits away, as far as there are any. */
  amount: number;
  description: string;
}

/** Books an adjustment: what was granted changes, and never takes more than is available. */
export function adjustmentWrites(
  { id, userId, amount, description }: LedgerAdjustment,
  nowMs: number,
): LabelledWrite[] {
  return [
    {
      label: "balance",
      write: {
        op: "update",
        key: balanceKey(userId),
        add: { available: amount, total: amount, ver: 1 },
        when: amount < 0 ? attribute("available").atLeast(-amount) : exists,
      },
    },
    entryWrite(
      {
        id: `adj#${id}`,
        userId,
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
  return job.referenceType === "campaign" ? { openJobs: change } : {};
}

/** Why a hold was refused, read from the balance that stood in the way. */
export function holdRefusal(balance: Item | undefined, costCredits: number): AppError {
  const found = balance && readBalance(balance);
  if (found && found.available >= costCredits) {
    return new AppError("too_many_requests", {
      message: "You've reached the maximum number of campaigns in progress. Wait until one finishes.",
      retryAfterSeconds: 30,
    });
  }
  return shortage(balance, costCredits);
}

/** That a balance has less than is needed. */
export function shortage(balance: Item | undefined, needed: number): AppError {
  const available = balance ? readBalance(balance).available : 0;
  return new AppError("not_enough_credits", { credits: { needed, available, link: "/credits" } });
}
