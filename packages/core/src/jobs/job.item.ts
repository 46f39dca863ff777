import { campaignResultSchema } from "@marquee/contracts/campaign-idea";
import { type JobStatus, jobStatuses } from "@marquee/contracts/enums";
import { errorCodes } from "@marquee/contracts/errors";
import { generateBodySchema } from "@marquee/contracts/http/campaigns";
import { durations } from "@marquee/contracts/limits";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import type { BudgetPlace } from "../limits/model-budget.ts";
import { isoTime } from "../ports.ts";

/** A job is its own outbox: as long as it is open it stands in the sweep index at the time of its next look. */
const jobCodec = codec({
  id: z.string(),
  userId: z.string(),
  kind: z.enum(["campaign", "chat"]),
  status: z.enum(jobStatuses),
  costCredits: z.int(),
  /** Campaign: the list that it was ordered by, for what is given back in part; the opening one where there is none. */
  prices: z._default(
    z.nullable(z.object({ ideas: z.int(), competitiveAnalysis: z.int(), visualMockup: z.int() })),
    null,
  ),
  /** Month whose free reply was used, such as 2026-11; null for a job that costs credits. */
  freeMonth: z.nullable(z.string()),
  /** What was charged in the end; null while open. */
  chargedCredits: z.nullable(z.int()),
  attempt: z.int(),
  leaseOwner: z.nullable(z.string()),
  leaseUntilMs: z.int(),
  deadlineAtMs: z.int(),
  /** The request that ordered it; follows it through logs to the push. */
  requestId: z.string(),
  error: z.nullable(z.object({ code: z.enum(errorCodes), message: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Campaign: the order as it came. */
  input: z.nullable(generateBodySchema),
  results: z.array(campaignResultSchema),
  progress: z.object({ stage: z.string(), percent: z.int() }),
  selectedCampaignId: z.nullable(z.string()),
  /** The job that an admin ordered in place of this failed one; absent until then, so that there is at most one. */
  retriedAs: z._default(z.nullable(z.string()), null),
  /** Chat: the question and the answer that the current attempt writes. */
  messageId: z.nullable(z.string()),
  replyId: z.nullable(z.string()),
  /** Where the order was counted against the stage's model budget; null for one from before there was one. */
  budget: z._default(z.nullable(z.object({ day: z.string(), shard: z.int(), attemptTokens: z.int() })), null),
  /** Output tokens of the attempts that ended without ending the job, and how many of them are counted in it. */
  usedTokens: z._default(z.int(), 0),
  countedAttempts: z._default(z.int(), 0),
});
export type Job = ReturnType<typeof jobCodec.read>;

export const readJob = jobCodec.read;

/**
 * What giving a job's credits back takes, and nothing more: read where the whole row does not fit its shape. Its status
 * may be one that this version does not know.
 */
const heldJobCodec = codec({
  id: z.string(),
  userId: z.string(),
  kind: z.enum(["campaign", "chat"]),
  status: z.string(),
  costCredits: z.int(),
  freeMonth: z._default(z.nullable(z.string()), null),
  leaseUntilMs: z.int(),
  deadlineAtMs: z.int(),
  messageId: z._default(z.nullable(z.string()), null),
  replyId: z._default(z.nullable(z.string()), null),
});
export type HeldJob = ReturnType<typeof heldJobCodec.read>;

export const readHeldJob = heldJobCodec.read;

export const openJobStatuses: readonly JobStatus[] = ["queued", "running"];

export function isOpen(job: Job): boolean {
  return openJobStatuses.includes(job.status);
}

export const jobPrefix = "JOB#";

export function jobKey(userId: string, jobId: string): Key {
  return { pk: userPartition(userId), sk: `${jobPrefix}${jobId}` };
}

export const sweepShards = ["SWEEP#0", "SWEEP#1", "SWEEP#2", "SWEEP#3"] as const;

function sweepShard(jobId: string): string {
  const last = jobId.charCodeAt(jobId.length - 1);
  return sweepShards[last % sweepShards.length] ?? sweepShards[0];
}

/** The job that an entry of the sweep index stands for; only keys are kept there. */
export function sweptJob({ pk, sk }: Key): { userId: string; jobId: string } {
  return { userId: pk.slice(userPartition("").length), jobId: sk.slice("JOB#".length) };
}

/** Failed jobs by the time of their failure, on the first global index. */
export const failedJobsPartition = "FAILED_JOBS";

/** What puts a failed job on that list. */
export function failedJobAttributes(jobId: string, failedAt: string): Record<string, string> {
  return { gsi1pk: failedJobsPartition, gsi1sk: `${failedAt}#${jobId}` };
}

/** A new job, queued; the sweeper first looks at it a minute later. */
export function queuedJobItem(
  job: Pick<
    Job,
    "id" | "userId" | "kind" | "costCredits" | "prices" | "freeMonth" | "requestId" | "input" | "messageId"
  >,
  nowMs: number,
  budget: BudgetPlace | null = null,
): Item {
  const deadlineSeconds =
    job.kind === "campaign" ? durations.campaignDeadlineSeconds : durations.chatDeadlineSeconds;
  const row: Omit<Job, "retriedAs"> = {
    ...job,
    status: "queued",
    chargedCredits: null,
    attempt: 0,
    leaseOwner: null,
    leaseUntilMs: 0,
    deadlineAtMs: nowMs + deadlineSeconds * 1_000,
    error: null,
    createdAt: isoTime(nowMs),
    updatedAt: isoTime(nowMs),
    results: [],
    progress: { stage: "queued", percent: 0 },
    selectedCampaignId: null,
    replyId: null,
    budget,
    usedTokens: 0,
    countedAttempts: 0,
  };
  return {
    ...jobKey(job.userId, job.id),
    rowType: "job",
    v: rowVersion,
    ...row,
    sweepShard: sweepShard(job.id),
    sweepAt: isoTime(nowMs + durations.sweepAfterSeconds * 1_000),
  };
}
