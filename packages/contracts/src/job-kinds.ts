import type { PriceList } from "./http/system.ts";

/** How jobs of one kind are worked and paid for. */
interface JobRules {
  /** What admins see, and what the ledger says is paid for. */
  label: string;
  ledgerText: string;
  /** The entry of System Control's price list that one costs; null for work without a price. */
  price: keyof PriceList | null;
  /** How many of them one account may have open at once, which balance counter holds them, and what a refusal calls them; null for no cap. */
  open: { max: number; counter: string; plural: string } | null;
  /** How long one worker holds a job before another may take it: longer than a worker runs. */
  leaseSeconds: number;
  /** How long after its order a job that nobody finished gives its credits back. */
  deadlineSeconds: number;
  /** Whether an admin may order a failed one again; its user does so otherwise. */
  retriable: boolean;
  /** Whether its row stays as long as its account, as what its user paid for; others go when the activity does. */
  lasting: boolean;
  /** What a worker reports while it works, in order. */
  stages: readonly string[];
}

/**
 * Every kind of work that is ordered now and done by a worker later. Queues, workers, environment, alarms, dead letters,
 * sweep, retry and refund follow from this record; `pnpm new:job` adds to it.
 */
export const jobKinds = {
  campaign: {
    label: "Campaign",
    ledgerText: "Campaign ideas",
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

/** Something for each kind. */
export function perJobKind<T>(make: (kind: JobKind) => T): Record<JobKind, T> {
  return Object.fromEntries(jobKindNames.map((kind) => [kind, make(kind)])) as Record<JobKind, T>;
}

/** The kind's rules by their common shape, for code that knows no kind by name. */
export function jobRules(kind: JobKind): JobRules {
  return jobKinds[kind];
}

/** What a running job of a kind reports. */
export type JobStage<K extends JobKind = JobKind> = (typeof jobKinds)[K]["stages"][number];

/** The balance counters of open jobs. */
export type OpenCounter = NonNullable<(typeof jobKinds)[JobKind]["open"]>["counter"];
export const openCounters = /* @__PURE__ */ jobKindNames.flatMap(
  (kind) => jobKinds[kind].open?.counter ?? [],
);

/** How a kind's queue is run on each stage. Nothing but infra reads it, so that no function's bundle carries it. */
export interface JobQueueSettings {
  /** The worker's time-out. */
  workerSeconds: number;
  /** Messages that the workers of a stage take on at once. */
  concurrency: Record<"local" | "dev" | "staging" | "prod", number>;
  /** How many a stage's users may order in a UTC day: what bounds the model's bill. */
  ordersPerDay: Record<"local" | "dev" | "staging" | "prod", number>;
  retentionDays: number;
  deadLetterRetentionDays: number;
  /** What people notice while its messages wait. */
  lateImpact: string;
  /** What people notice once a message was set aside. */
  deadLetterImpact: string;
}

export const jobQueues: Record<JobKind, JobQueueSettings> = {
  campaign: {
    workerSeconds: 120,
    concurrency: { local: 4, dev: 10, staging: 10, prod: 50 },
    ordersPerDay: { local: 100_000, dev: 500, staging: 500, prod: 5_000 },
    retentionDays: 4,
    deadLetterRetentionDays: 14,
    lateImpact: "Campaigns that people ordered are late; after 15 minutes their credits come back.",
    deadLetterImpact:
      "A campaign job failed five times and was set aside; its owner waits or has the credits back.",
  },
  chat: {
    workerSeconds: 60,
    concurrency: { local: 4, dev: 20, staging: 20, prod: 100 },
    ordersPerDay: { local: 100_000, dev: 5_000, staging: 5_000, prod: 50_000 },
    retentionDays: 4,
    deadLetterRetentionDays: 14,
    lateImpact: "Morgan answers late; after 3 minutes answers are marked as failed.",
    deadLetterImpact:
      "A chat job failed five times and was set aside; its owner waits or has the credits back.",
  },
};

/** How long a message stays hidden: six times as long as its worker may run, as AWS advises, so that no slow attempt is doubled. */
export function visibilitySeconds({ workerSeconds }: JobQueueSettings): number {
  return 6 * workerSeconds;
}
