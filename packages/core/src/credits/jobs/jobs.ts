import { jobRules } from "@marquee/contracts/credits/job-kinds";
import { type JobMessage, messageVersion } from "@marquee/contracts/credits/jobs";
import { isWholeCampaign } from "@marquee/contracts/credits/prices";
import type { JobStatus } from "@marquee/contracts/enums";
import type { ErrorCode } from "@marquee/contracts/errors";
import { jobAttemptsMax } from "@marquee/contracts/limits";
import { all, any, attribute, type Condition } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type ModelUse, settleModelUse } from "../../ground/throttles/model-budget.ts";
import { isoTime } from "../../time.ts";
import { movingCredits } from "../credits/end-grant.ts";
import { type PaidJob, settleWrites } from "../credits/ledger.ts";
import {
  failedJobAttributes,
  type HeldJob,
  type Job,
  jobKey,
  openJobStatuses,
  payerOfJob,
  readJob,
} from "./job.item.ts";

/** A job that only this worker may finish: its attempt and owner fence every later write. */
export interface LeasedJob extends Job {
  leaseOwner: string;
}

/**
 * Leases a job for one attempt. Undefined if there is nothing to do: it is unknown, settled, leased by another worker,
 * past its deadline or out of attempts. The sweeper handles those that are not settled.
 */
export async function leaseJob(
  core: Core,
  ref: { userId: string; jobId: string; kind: Job["kind"] },
): Promise<LeasedJob | undefined> {
  const nowMs = core.clock.now();
  const leaseUntilMs = nowMs + jobRules(ref.kind).leaseSeconds * 1_000;
  const leaseOwner = core.ids.next("lease", nowMs);
  try {
    const row = await core.table.update({
      op: "update",
      key: jobKey(ref.userId, ref.jobId),
      set: {
        status: "running",
        leaseOwner,
        leaseUntilMs,
        sweepAt: isoTime(leaseUntilMs),
        updatedAt: isoTime(nowMs),
      },
      add: { attempt: 1 },
      when: all(
        attribute("status").isOneOf(...openJobStatuses),
        attribute("kind").is(ref.kind),
        attribute("leaseUntilMs").atMost(nowMs),
        attribute("attempt").below(jobAttemptsMax),
        attribute("deadlineAtMs").above(nowMs),
      ),
    });
    return { ...readJob(row), leaseOwner };
  } catch (error) {
    if (error instanceof ConditionRefused) return undefined;
    throw error;
  }
}

/** Passes only for the holder of this exact lease. */
function fence(job: LeasedJob): Condition {
  return all(
    attribute("status").is("running"),
    attribute("attempt").is(job.attempt),
    attribute("leaseOwner").is(job.leaseOwner),
  );
}

/** Stores which reply this attempt writes, and makes the transaction require the lease. */
export function replyIdWrite(job: LeasedJob, replyId: string): LabelledWrite {
  return {
    label: "lease",
    write: { op: "update", key: jobKey(job.userId, job.id), set: { replyId }, when: fence(job) },
  };
}

/** Ends a lease early, so that a retry need not wait until it expires, and stores what the attempt used and met. */
export async function yieldLease(
  core: Core,
  job: LeasedJob,
  { outputTokens, reason }: { outputTokens: number; reason: string },
): Promise<void> {
  await ignoreRefusal(
    core.table.write({
      op: "update",
      key: jobKey(job.userId, job.id),
      set: {
        leaseUntilMs: 0,
        updatedAt: isoTime(core.clock.now()),
        reason,
        usedTokens: job.usedTokens + outputTokens,
        countedAttempts: job.countedAttempts + 1,
      },
      when: fence(job),
    }),
  );
}

/** Stores the progress of a running job; skipped if the lease is lost. */
export async function reportProgress(
  core: Core,
  job: LeasedJob,
  seen: Partial<Pick<Job, "progress" | "results">>,
): Promise<void> {
  await ignoreRefusal(
    core.table.write({
      op: "update",
      key: jobKey(job.userId, job.id),
      set: { ...seen, updatedAt: isoTime(core.clock.now()) },
      when: fence(job),
    }),
  );
}

async function ignoreRefusal(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

interface Settlement {
  status: Extract<JobStatus, "completed" | "failed" | "cancelled">;
  chargedCredits: number;
  error?: { code: ErrorCode; message: string };
  /** Why the model gave nothing, or not every part; without one, what the last attempt met stays. */
  reason?: string;
  results?: Job["results"];
  /** Output tokens of the attempt that ends the job; absent if no worker ends it. */
  outputTokens?: number;
  /** Written in the same transaction, such as the stored reply. */
  also?: readonly LabelledWrite[];
}

/** Stores the result and charges for it, in one transaction. False if the job was settled another way. */
export function captureJob(
  core: Core,
  job: LeasedJob,
  settlement: Omit<Settlement, "status">,
): Promise<boolean> {
  return settle(core, job, fence(job), { ...settlement, status: "completed" });
}

/** Ends a leased job without a result, and gives its credits back. */
export function failJob(
  core: Core,
  job: LeasedJob,
  settlement: Omit<Settlement, "status" | "chargedCredits">,
): Promise<boolean> {
  return settle(core, job, fence(job), { ...settlement, status: "failed", chargedCredits: 0 });
}

/**
 * Ends a job that no worker holds: canceled while queued, or abandoned past its lease. `evenLeased` also takes it from
 * the worker that holds it, whose own settlement is then fenced off.
 */
export function releaseJob(
  core: Core,
  job: Job,
  settlement: Omit<Settlement, "chargedCredits" | "results"> & { onlyQueued?: boolean; evenLeased?: boolean },
): Promise<boolean> {
  const queued = attribute("status").is("queued");
  const abandoned = all(
    attribute("status").is("running"),
    attribute("leaseUntilMs").atMost(core.clock.now()),
    // Another attempt in the meantime has used more tokens than are known here.
    attribute("attempt").is(job.attempt),
  );
  const open = attribute("status").isOneOf(...openJobStatuses);
  const when = settlement.onlyQueued ? queued : settlement.evenLeased ? open : any(queued, abandoned);
  // The job is taken from an active worker: its token use is unknown, so everything that was set aside counts.
  const ended = settlement.evenLeased ? { ...job, budget: null } : job;
  return settle(core, ended, when, { ...settlement, chargedCredits: 0 });
}

/**
 * Ends an open job whose row does not fit its shape, by the few fields that its credits depend on. Its sweep entry
 * shows that it is open; the ledger also refuses a second settlement. `evenLeased` as in releaseJob.
 */
export function releaseHeldJob(
  core: Core,
  job: HeldJob,
  settlement: Omit<Settlement, "chargedCredits" | "results"> & { evenLeased?: boolean },
): Promise<boolean> {
  const when = all(
    attribute("sweepAt").isPresent,
    attribute("status").is(job.status),
    ...(settlement.evenLeased ? [] : [attribute("leaseUntilMs").atMost(core.clock.now())]),
  );
  return settle(core, job, when, { ...settlement, chargedCredits: 0 });
}

type SettledJob = Pick<Job, "id" | "userId" | "kind" | "costCredits" | "through" | "payer"> &
  Partial<Pick<Job, "actorId" | "spentMonth" | "progress" | "parent"> & ModelUse>;

async function settle(
  core: Core,
  job: SettledJob,
  when: Condition,
  settlement: Settlement,
): Promise<boolean> {
  const nowMs = core.clock.now();
  const ended = settlement.status === "completed";
  const writes: LabelledWrite[] = [
    {
      label: "job",
      write: {
        op: "update",
        key: jobKey(job.userId, job.id),
        set: {
          status: settlement.status,
          chargedCredits: settlement.chargedCredits,
          leaseOwner: null,
          error: settlement.error ?? null,
          ...(settlement.reason === undefined ? {} : { reason: settlement.reason }),
          updatedAt: isoTime(nowMs),
          progress: { stage: settlement.status, percent: ended ? 100 : (job.progress?.percent ?? 0) },
          // Results shown during an attempt don't count unless the job completes.
          results: settlement.results ?? [],
          ...(settlement.status === "failed" || settlement.reason !== undefined
            ? failedJobAttributes(job.id, isoTime(nowMs))
            : {}),
        },
        remove: ["sweepShard", "sweepAt"],
        when,
      },
    },
    ...(isHeld(job) ? settleWrites(paidJob(job), settlement.chargedCredits, nowMs) : []),
    ...settleModelUse(
      { budget: null, attempt: 0, usedTokens: 0, countedAttempts: 0, ...job },
      settlement.outputTokens,
      nowMs,
    ),
    ...(settlement.also ?? []),
  ];
  try {
    await movingCredits(core, payerOfJob(job), () => core.table.transact(writes));
    return true;
  } catch (error) {
    // Another worker, the sweeper or a cancel was faster, or this same write succeeded and its response was lost.
    if (error instanceof TransactionRefused && error.label === "job") return false;
    throw error;
  }
}

/** Whether the balance includes this job: a kind with a cap counts as open even if the price list makes it free. */
export function isHeld(job: Pick<Job, "kind" | "costCredits">): boolean {
  return jobRules(job.kind).open !== null || job.costCredits > 0;
}

/** The job as the ledger describes it. */
export function paidJob(
  job: Pick<Job, "userId" | "id" | "costCredits" | "kind"> &
    Partial<Pick<Job, "actorId" | "through" | "payer" | "spentMonth" | "parent">>,
): PaidJob {
  const payerId = payerOfJob(job);
  return {
    ...(isWholeCampaign(job.parent?.refinement) ? {} : { what: "Refined concept" }),
    payerId,
    clientId: payerId === job.userId ? null : job.userId,
    actorId: job.actorId ?? null,
    spentMonth: job.spentMonth ?? null,
    jobId: job.id,
    costCredits: job.costCredits,
    kind: job.kind,
  };
}

/** The queue message that makes a worker process a job. */
export function jobMessage({
  id,
  kind,
  userId,
  requestId,
}: Pick<Job, "id" | "kind" | "userId" | "requestId">): JobMessage {
  return { v: messageVersion, kind, jobId: id, userId, requestId };
}

/** A user's stored job; undefined if there is none. */
export async function findJob(core: Core, userId: string, jobId: string): Promise<Job | undefined> {
  const row = await core.table.get(jobKey(userId, jobId));
  return row && readJob(row);
}
