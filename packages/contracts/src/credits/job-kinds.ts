import type { openingPrices } from "./prices.ts";

/** How jobs of one kind are run and paid for. */
interface JobRules {
  /** The name that admins see, and the ledger's text for the charge. */
  label: string;
  ledgerText: string;
  /** The entry of System Control's price list that sets the job's price; null for work without a price. */
  price: keyof typeof openingPrices | null;
  /** The most open jobs per account, the balance counter for them, and their name in a refusal; null for no cap. */
  open: { max: number; counter: string; plural: string } | null;
  /** How long a worker's lease on a job lasts before another may take it: longer than a worker runs. */
  leaseSeconds: number;
  /** How long after its order an unfinished job releases its credits. */
  deadlineSeconds: number;
  /** Whether an admin may order a failed job again; if not, its user does. */
  retriable: boolean;
  /** Whether its row is kept as long as the account, because the user paid for it; others expire like activity. */
  lasting: boolean;
  /** The stages that a worker reports, in order. */
  stages: readonly string[];
}

/**
 * Every kind of work that is ordered now and done later by a worker. Queues, workers, environment, alarms, dead
 * letters, sweep, retry and refund follow from this record; `pnpm new:job` adds to it.
 */
export const jobKinds = {
  campaign: {
    label: "Campaign",
    ledgerText: "Campaign",
    price: "campaignIdeas",
    open: { max: 10, counter: "openJobs", plural: "campaigns" },
    leaseSeconds: 130,
    deadlineSeconds: 15 * 60,
    retriable: true,
    lasting: true,
    stages: ["ideas", "details"],
  },
  chat: {
    label: "Chat reply",
    ledgerText: "Chat reply",
    price: "chatReply",
    open: null,
    leaseSeconds: 70,
    deadlineSeconds: 3 * 60,
    retriable: false,
    lasting: false,
    stages: [],
  },
} as const satisfies Record<string, JobRules>;

export type JobKind = keyof typeof jobKinds;

export const jobKindNames = /* @__PURE__ */ Object.keys(jobKinds) as JobKind[];

/** Builds a record with one value per kind. */
export function perJobKind<T>(make: (kind: JobKind) => T): Record<JobKind, T> {
  return Object.fromEntries(jobKindNames.map((kind) => [kind, make(kind)])) as Record<JobKind, T>;
}

/** The kind's rules in their common shape, for code that handles any kind. */
export function jobRules(kind: JobKind): JobRules {
  return jobKinds[kind];
}

/** A stage that a running job of a kind reports. */
export type JobStage<K extends JobKind = JobKind> = (typeof jobKinds)[K]["stages"][number];

/** The balance counters of open jobs. */
export type OpenCounter = NonNullable<(typeof jobKinds)[JobKind]["open"]>["counter"];
export const openCounters = /* @__PURE__ */ jobKindNames.flatMap(
  (kind) => jobKinds[kind].open?.counter ?? [],
);

/** How a kind's queue runs on each stage. Only infra reads this, so no function's bundle includes it. */
export interface JobQueueSettings {
  /** The worker's time-out. */
  workerSeconds: number;
  /** How many messages the workers of a stage process at once. */
  concurrency: Record<"local" | "dev" | "staging" | "prod", number>;
  /** How many a stage's users may order per UTC day, which bounds the model's bill. */
  ordersPerDay: Record<"local" | "dev" | "staging" | "prod", number>;
  retentionDays: number;
  deadLetterRetentionDays: number;
  /** What people notice while its messages wait. */
  lateImpact: string;
  /** What people notice once a message is in the dead-letter queue. */
  deadLetterImpact: string;
}

export const jobQueues: Record<JobKind, JobQueueSettings> = {
  campaign: {
    workerSeconds: 120,
    concurrency: { local: 4, dev: 10, staging: 10, prod: 50 },
    ordersPerDay: { local: 100_000, dev: 500, staging: 500, prod: 5_000 },
    retentionDays: 4,
    deadLetterRetentionDays: 14,
    lateImpact: "Ordered campaigns are late; after 15 minutes their credits are given back.",
    deadLetterImpact:
      "A campaign job failed five times and was set aside; its owner is waiting or has the credits back.",
  },
  chat: {
    workerSeconds: 60,
    concurrency: { local: 4, dev: 20, staging: 20, prod: 100 },
    ordersPerDay: { local: 100_000, dev: 5_000, staging: 5_000, prod: 50_000 },
    retentionDays: 4,
    deadLetterRetentionDays: 14,
    lateImpact: "Morgan's answers are late; after 3 minutes they are marked as failed.",
    deadLetterImpact:
      "A chat job failed five times and was set aside; its owner is waiting or has the credits back.",
  },
};

/** How long a message stays hidden: six worker time-outs, as AWS advises, so that no slow attempt runs twice. */
export function visibilitySeconds({ workerSeconds }: JobQueueSettings): number {
  return 6 * workerSeconds;
}
