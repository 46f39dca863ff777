import type { JobStatus } from "@marquee/contracts/enums";
import type { ErrorCode } from "@marquee/contracts/errors";
import { jobRules } from "@marquee/contracts/job-kinds";
import { type JobMessage, messageVersion } from "@marquee/contracts/jobs";
import { jobAttemptsMax } from "@marquee/contracts/limits";
import { isWholeCampaign } from "@marquee/contracts/prices";
import { all, any, attribute, type Condition } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { type PaidJob, settleWrites } from "../credits/ledger.ts";
import { type ModelUse, settleModelUse } from "../throttles/model-budget.ts";
import { isoTime } from "../time.ts";
import { failedJobAttributes, type HeldJob, type Job, jobKey, openJobStatuses, readJob } from "./job.item.ts";

/** A job that this worker, and nobody else, may finish: its attempt and owner fence every later write. */
export interface LeasedJob extends Job {
  leaseOwner: string;
}

/**
 * Takes a job for one attempt. Undefined when there is nothing to do: it is unknown, settled, leased by another worker,
 * past its deadline or out of attempts; the sweeper owns those that are not settled.
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

/** Only the holder of this very lease passes. */
function fence(job: LeasedJob): Condition {
  return all(
    attribute("status").is("running"),
    attribute("attempt").is(job.attempt),
    attribute("leaseOwner").is(job.leaseOwner),
  );
}

/** Notes which answer this attempt writes, and holds the transaction to the lease. */
export function replyIdWrite(job: LeasedJob, replyId: string): LabelledWrite {
  return {
    label: "lease",
    write: { op: "update", key: jobKey(job.userId, job.id), set: { replyId }, when: fence(job) },
  };
}

/** Gives a lease back early, so that a retry need not wait for its end, and notes what the attempt took of the model. */
export async function yieldLease(core: Core, job: LeasedJob, outputTokens: number): Promise<void> {
  await ignoreRefusal(
    core.table.write({
      op: "update",
      key: jobKey(job.userId, job.id),
      set: {
        leaseUntilMs: 0,
        updatedAt: isoTime(core.clock.now()),
        usedTokens: job.usedTokens + outputTokens,
        countedAttempts: job.countedAttempts + 1,
      },
      when: fence(job),
    }),
  );
}

/** Shows how far a running job is; lost if the lease is. */
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
  results?: Job["results"];
  /** What the attempt that ends the job took of the model; absent when no worker ends it. */
  outputTokens?: number;
  /** Belongs to the same all-or-nothing write, such as the stored answer. */
  also?: readonly LabelledWrite[];
}

/** Stores the result and charges for it, in one transaction. False when the job was settled otherwise meanwhile. */
export function captureJob(
  core: Core,
  job: LeasedJob,
  settlement: Omit<Settlement, "status">,
): Promise<boolean> {
  return settle(core, job, fence(job), { ...settlement, status: "completed" });
}

/** Ends a leased job that gave nothing, and gives its credits back. */
export function failJob(
  core: Core,
  job: LeasedJob,
  settlement: Omit<Settlement, "status" | "chargedCredits">,
): Promise<boolean> {
  return settle(core, job, fence(job), { ...settlement, status: "failed", chargedCredits: 0 });
}

/**
 * Ends a job that no worker holds: canceled while queued, or abandoned past its lease. `evenLeased` also takes it from
 * the worker that holds it, whose own end then finds the fence closed.
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
    // Another attempt meanwhile took more of the model than is known here.
    attribute("attempt").is(job.attempt),
  );
  const open = attribute("status").isOneOf(...openJobStatuses);
  const when = settlement.onlyQueued ? queued : settlement.evenLeased ? open : any(queued, abandoned);
  // Taken from a worker that is at it: what it takes of the model is unknown, so all that was set aside counts.
  const ended = settlement.evenLeased ? { ...job, budget: null } : job;
  return settle(core, ended, when, { ...settlement, chargedCredits: 0 });
}

/**
 * Ends an open job whose row does not fit its shape, by the few fields that its credits depend on. Its place in the sweep
 * index proves that nobody settled it; the ledger refuses a second settlement besides. `evenLeased` as in releaseJob.
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

type SettledJob = Pick<Job, "id" | "userId" | "kind" | "costCredits"> &
  Partial<Pick<Job, "progress" | "parent"> & ModelUse>;

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
          updatedAt: isoTime(nowMs),
          progress: { stage: settlement.status, percent: ended ? 100 : (job.progress?.percent ?? 0) },
          // What an attempt had shown on the way is not a result unless the job completes.
          results: settlement.results ?? [],
          ...(settlement.status === "failed" ? failedJobAttributes(job.id, isoTime(nowMs)) : {}),
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
    await core.table.transact(writes);
    return true;
  } catch (error) {
    // Another worker, the sweeper or a cancel came first, or this very write did and its answer was lost.
    if (error instanceof TransactionRefused && error.label === "job") return false;
    throw error;
  }
}

/** Whether the balance knows of this job: a kind with a cap counts there as open even when the list gives it away. */
export function isHeld(job: Pick<Job, "kind" | "costCredits">): boolean {
  return jobRules(job.kind).open !== null || job.costCredits > 0;
}

/** What the ledger calls this job. */
export function paidJob(
  job: Pick<Job, "userId" | "id" | "costCredits" | "kind"> & Partial<Pick<Job, "actorId" | "parent">>,
): PaidJob {
  return {
    ...(isWholeCampaign(job.parent?.refinement) ? {} : { what: "Refined concept" }),
    userId: job.userId,
    actorId: job.actorId ?? null,
    jobId: job.id,
    costCredits: job.costCredits,
    kind: job.kind,
  };
}

/** The message that brings a worker to a job. */
export function jobMessage({
  id,
  kind,
  userId,
  requestId,
}: Pick<Job, "id" | "kind" | "userId" | "requestId">): JobMessage {
  return { v: messageVersion, kind, jobId: id, userId, requestId };
}

/** A stored job of this user, or undefined. */
export async function findJob(core: Core, userId: string, jobId: string): Promise<Job | undefined> {
  const row = await core.table.get(jobKey(userId, jobId));
  return row && readJob(row);
}
