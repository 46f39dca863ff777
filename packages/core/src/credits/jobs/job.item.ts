import { grantPayers } from "@marquee/contracts/account/grant-scopes";
import { type JobStage, jobKindNames, jobKinds, jobRules } from "@marquee/contracts/credits/job-kinds";
import { jobKindSchema } from "@marquee/contracts/credits/jobs";
import { durations } from "@marquee/contracts/durations";
import { type JobStatus, jobStatuses } from "@marquee/contracts/enums";
import { errorCodes } from "@marquee/contracts/errors";
import { campaignResultSchema } from "@marquee/contracts/studio/campaign-idea";
import { generateBodySchema } from "@marquee/contracts/studio/campaign-order";
import { generationParentSchema } from "@marquee/contracts/studio/campaigns";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import type { AdminNote } from "../../ground/audit/act-as-admin.ts";
import { payerOf } from "../../ground/identity/principal.ts";
import type { BudgetPlace } from "../../ground/throttles/model-budget.ts";
import { pick } from "../../pick.ts";
import { codec } from "../../rows/codec.ts";
import { entity, listAttributes } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type List, shardsOf } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds, isoTime } from "../../time.ts";

interface JobPlace {
  userId: string;
  id: string;
  /** When the sweep first processes it. */
  lookAtMs?: number;
}

/** Open jobs by the time when they are due next. */
const openJobList: List = { name: "SWEEP", shards: 4 };

/** Jobs that failed, or were completed without a part of what was ordered, by the time of their end. */
export const failedJobList: List = { name: "FAILED_JOBS", shards: 4 };

/** A job's stage: its status, or what its worker reports. */
const stages: readonly (JobStatus | JobStage)[] = [
  ...jobStatuses,
  ...jobKindNames.flatMap((kind): readonly JobStage[] => jobKinds[kind].stages),
];

/** A job is its own outbox: while it is open, it is in the sweep index at the time when it is due next. */
const jobEntity = entity({
  rowType: "job",
  shape: {
    id: z.string(),
    userId: z.string(),
    /** The person who ordered it on behalf of the account. */
    actorId: z._default(z.nullable(z.string()), null),
    /** The account whose grant they did so through; null for the account's own people. */
    through: z._default(z.nullable(z.string()), null),
    /** Who pays it, as their grant said at the order. */
    payer: z._default(z.enum(grantPayers), "client"),
    kind: jobKindSchema,
    status: z.enum(jobStatuses),
    costCredits: z.int(),
    /** The month of the paying account whose spending of `actorId` the cost counts for; null if it was not counted. */
    spentMonth: z._default(z.nullable(z.string()), null),
    /** Campaign: the price list at the time of the order, by which its parts are charged. */
    prices: z._default(
      z.nullable(
        z.object({
          ideas: z.int(),
          competitiveAnalysis: z.int(),
          visualMockup: z.int(),
          refinement: z.int(),
        }),
      ),
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
    /** The request that ordered it; its id is carried through logs to the push. */
    requestId: z.string(),
    error: z.nullable(z.object({ code: z.enum(errorCodes), message: z.string() })),
    /** Why the model last gave nothing, a short code for admins; null if it never failed. */
    reason: z._default(z.nullable(z.string()), null),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** Campaign: the request body of the order; the rules for a prompt were others once. */
    input: z.nullable(z.extend(generateBodySchema, { prompt: z.string() })),
    /** Campaign: the concept it refines; null for a new brief. */
    parent: z._default(z.nullable(generationParentSchema), null),
    results: z.array(campaignResultSchema),
    progress: z.object({ stage: z.enum(stages), percent: z.int() }),
    selectedCampaignId: z.nullable(z.string()),
    /** The job that an admin ordered to replace this failed one; absent until then, so that there is at most one. */
    retriedAs: z._default(z.nullable(z.string()), null),
    /** Chat: the question, and the reply that the current attempt writes. */
    messageId: z.nullable(z.string()),
    replyId: z.nullable(z.string()),
    /** Where the order was counted against the stage's model budget; null for one from before the budget existed. */
    budget: z._default(
      z.nullable(z.object({ day: z.string(), shard: z.int(), attemptTokens: z.int() })),
      null,
    ),
    /** Output tokens of the attempts that ended without ending the job, and how many attempts that includes. */
    usedTokens: z._default(z.int(), 0),
    countedAttempts: z._default(z.int(), 0),
  },
  key: ({ userId, id }: JobPlace) => ({ pk: userPartition(userId), sk: `${jobPrefix}${id}` }),
  list: ({ id, status, updatedAt }) =>
    status === "failed" ? { list: failedJobList, at: `${updatedAt}#${id}` } : undefined,
  due: ({ id, lookAtMs }) =>
    lookAtMs === undefined ? undefined : { list: openJobList, at: isoTime(lookAtMs), spread: id },
  reference: ({ id }) => id,
  ttl: ({ kind, createdAt }) =>
    jobRules(kind).lasting ? undefined : epochSeconds(Date.parse(createdAt)) + durations.activitySeconds,
});
export type Job = ReturnType<typeof jobEntity.read>;

export const readJob = jobEntity.read;

/**
 * The minimum needed to give a job's credits back: read if the whole row does not fit its shape. The status may be one
 * that this version does not know.
 */
const heldJobCodec = codec({
  id: z.string(),
  userId: z.string(),
  actorId: z._default(z.nullable(z.string()), null),
  through: z._default(z.nullable(z.string()), null),
  payer: z._default(z.enum(grantPayers), "client"),
  kind: jobKindSchema,
  status: z.string(),
  costCredits: z.int(),
  spentMonth: z._default(z.nullable(z.string()), null),
  freeMonth: z._default(z.nullable(z.string()), null),
  leaseUntilMs: z.int(),
  deadlineAtMs: z.int(),
  messageId: z._default(z.nullable(z.string()), null),
  replyId: z._default(z.nullable(z.string()), null),
});
export type HeldJob = ReturnType<typeof heldJobCodec.read>;

export const readHeldJob = heldJobCodec.read;

/** The account whose credits pay a job: they are taken from it, and go back to it. */
export function payerOfJob(job: Pick<Job, "userId"> & Partial<Pick<Job, "through" | "payer">>): string {
  return payerOf({ accountId: job.userId, through: job.through ?? undefined, payer: job.payer });
}

/** Who ordered a job, for which account and through whose grant, as names are made of it. */
export function ordererNamed({ userId, actorId, through }: Pick<Job, "userId" | "actorId" | "through">) {
  return { accountId: userId, personId: actorId ?? undefined, throughId: through ?? undefined };
}

/** What an audit entry about a job is about. */
export function aboutJob(job: Job): Pick<AdminNote, "subject" | "order"> {
  return { subject: job.id, order: ordererNamed(job) };
}

export const openJobStatuses: readonly JobStatus[] = ["queued", "running"];

export function isOpen(job: Job): boolean {
  return openJobStatuses.includes(job.status);
}

export const jobPrefix = "JOB#";

export const jobKey = (userId: string, id: string): Key => jobEntity.key({ userId, id });

export const sweepShards = shardsOf(openJobList);

/** The job that an entry of the sweep index refers to; the index contains only keys. */
export function sweptJob({ pk, sk }: Key): { userId: string; jobId: string } {
  return { userId: pk.slice(userPartition("").length), jobId: sk.slice("JOB#".length) };
}

/** The attributes that put a failed job on the list of failed jobs. */
export function failedJobAttributes(jobId: string, failedAt: string): Record<string, string> {
  return listAttributes({ list: failedJobList, at: `${failedAt}#${jobId}` });
}

/** What an order specifies about its job; fields that only some kinds have are null in the others. */
export type OrderedJob = Pick<Job, "id" | "userId" | "kind" | "costCredits" | "requestId"> &
  Partial<
    Pick<
      Job,
      | "actorId"
      | "through"
      | "payer"
      | "spentMonth"
      | "prices"
      | "freeMonth"
      | "input"
      | "parent"
      | "messageId"
    >
  >;

/** A new, queued job; the sweeper first checks it a minute later. */
export function queuedJobItem(job: OrderedJob, nowMs: number, budget: BudgetPlace | null = null): Item {
  const row: Omit<Job, "retriedAs" | "reason"> = {
    actorId: null,
    through: null,
    payer: "client",
    spentMonth: null,
    prices: null,
    freeMonth: null,
    input: null,
    parent: null,
    messageId: null,
    ...job,
    status: "queued",
    chargedCredits: null,
    attempt: 0,
    leaseOwner: null,
    leaseUntilMs: 0,
    deadlineAtMs: nowMs + jobRules(job.kind).deadlineSeconds * 1_000,
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
  return jobEntity.item({ ...row, lookAtMs: nowMs + durations.sweepAfterSeconds * 1_000 });
}

export const jobRows: RowKind<typeof jobEntity> = {
  entity: jobEntity,
  owner: "partition",
  export: (row) =>
    pick(
      readJob(row),
      "id",
      "kind",
      "status",
      "payer",
      "costCredits",
      "chargedCredits",
      "error",
      "input",
      "parent",
      "results",
      "messageId",
      "createdAt",
      "updatedAt",
    ),
  onDelete: "erase",
};

export const jobPage: RowPage<typeof jobEntity> = {
  entity: jobEntity,
  rows: [
    {
      name: "Job: campaign generation",
      sample: { userId: "{user}", id: "gen_{ulid}", lookAtMs: 0 },
      reached:
        "Get; a user's generations, newest first; while open, a shard's due jobs by the time when they are due",
    },
    {
      name: "Job: chat reply",
      sample: { userId: "{user}", id: "rpl_{ulid}", status: "failed", updatedAt: "{time}" },
      reached: "Get; a shard's due jobs; failed and incomplete jobs of either kind, for admins",
      expires: "400 d",
    },
  ],
  kept: "The user paid for the generation.",
};
