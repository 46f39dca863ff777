import { type JobKind, jobKindNames, jobQueues, perJobKind } from "@marquee/contracts/credits/job-kinds";
import { kebabCase } from "@marquee/contracts/naming";
import type { FunctionProfile } from "../constructs/app-function.ts";
import { erasing } from "./functions/function-profile.ts";

/** A worker's queue and time-out come from its kind of job. */
type WorkerProfile = Omit<FunctionProfile, "timeoutSeconds" | "worksOn" | "alarm">;

/** What each queue's worker needs. Workers mostly wait for the model, so memory determines a job's cost. */
const workers: Record<JobKind, WorkerProfile> = {
  campaign: {
    memoryMb: 256,
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    mockups: "write",
    pushesToUser: true,
    secrets: ["anthropic"],
    settings: ["ai"],
    impact: "Ordered campaigns do not finish. The sweeper retries and gives credits back after 15 minutes.",
  },
  chat: {
    memoryMb: 256,
    table: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    indexes: ["lists"],
    sendsTo: ["chat"],
    pushesToUser: true,
    secrets: ["anthropic"],
    settings: ["ai"],
    impact: "Morgan does not answer. The sweeper retries and marks the answer as failed after 3 minutes.",
  },
};

export const workerProfiles = perJobKind((kind): FunctionProfile & { functionName: string } => ({
  ...workers[kind],
  functionName: `job-${kebabCase(kind)}`,
  timeoutSeconds: jobQueues[kind].workerSeconds,
  worksOn: kind,
  alarm: "workers-failing",
}));

export type ScheduleName =
  | "sweep-jobs"
  | "reconcile-payments"
  | "check-ledgers"
  | "finish-deletions"
  | "announce-events"
  | "draw-agreements"
  | "sweep-deals"
  | "mail-notices"
  | "index-events";

export interface ScheduleProfile extends FunctionProfile {
  functionName: string;
  everyMinutes: number;
  /** An alarm is raised after this long without a finished run. */
  silentMinutes: number;
  /** Retries of a failed run; a run that fails at every try goes to the dead-letter queue. */
  retries: 0 | 1 | 2;
}

/** The schedules. Two runs of each may overlap: a slow run must not block the next one. */
export const scheduleProfiles: Record<ScheduleName, ScheduleProfile> = {
  "sweep-jobs": {
    functionName: "schedule-sweep-jobs",
    everyMinutes: 1,
    silentMinutes: 5,
    retries: 0,
    ownConcurrency: 2,
    memoryMb: 256,
    timeoutSeconds: 55,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
    settings: ["modelBudget"],
    indexes: ["sweep"],
    sendsTo: jobKindNames,
    pushesToUser: true,
    impact: "Jobs whose worker died stay open and keep their credits held.",
    alarm: "schedules-failing",
  },
  "reconcile-payments": {
    functionName: "schedule-reconcile-payments",
    everyMinutes: 5,
    silentMinutes: 15,
    retries: 1,
    ownConcurrency: 2,
    memoryMb: 512,
    timeoutSeconds: 120,
    table: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    indexes: ["sweep"],
    pushesToUser: true,
    secrets: ["stripe"],
    settings: ["payments"],
    impact: "Paid credits whose webhook was lost do not arrive.",
    alarm: "schedules-failing",
  },
  "check-ledgers": {
    functionName: "schedule-check-ledgers",
    // A run ends at once if the day's check is complete; otherwise it continues where the last one stopped.
    everyMinutes: 60,
    silentMinutes: 3 * 60,
    retries: 2,
    ownConcurrency: 2,
    memoryMb: 512,
    timeoutSeconds: 900,
    table: ["GetItem", "Query", "PutItem"],
    indexes: ["lists"],
    impact: "Nobody would find out that a balance is not the sum of its ledger.",
    alarm: "schedules-failing",
  },
  "finish-deletions": {
    functionName: "schedule-finish-deletions",
    everyMinutes: 5,
    silentMinutes: 15,
    retries: 1,
    ownConcurrency: 2,
    memoryMb: 512,
    timeoutSeconds: 240,
    ...erasing,
    impact: "An interrupted account deletion stays unfinished; nobody can sign in to the account.",
    alarm: "schedules-failing",
  },
  "sweep-deals": {
    functionName: "schedule-sweep-deals",
    everyMinutes: 1,
    silentMinutes: 5,
    retries: 0,
    ownConcurrency: 2,
    memoryMb: 256,
    timeoutSeconds: 55,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["sweep"],
    pushesToUser: true,
    impact: "Nobody is told of offers that lapse, and nobody on a waiting list is offered a spot on time.",
    alarm: "schedules-failing",
  },
  "mail-notices": {
    functionName: "schedule-mail-notices",
    everyMinutes: 1,
    silentMinutes: 5,
    retries: 0,
    ownConcurrency: 2,
    memoryMb: 256,
    timeoutSeconds: 55,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
    indexes: ["sweep"],
    sendsEmail: true,
    impact: "Notifications are not sent by email; they still appear under the bell.",
    alarm: "schedules-failing",
  },
  "announce-events": {
    functionName: "schedule-announce-events",
    everyMinutes: 1,
    silentMinutes: 5,
    retries: 0,
    ownConcurrency: 2,
    memoryMb: 256,
    timeoutSeconds: 55,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    indexes: ["sweep", "lists"],
    pushesToUser: true,
    impact:
      "Nobody is notified of new events that match their saved searches, and of a company's people some hear nothing.",
    alarm: "schedules-failing",
  },
  "draw-agreements": {
    functionName: "schedule-draw-agreements",
    everyMinutes: 1,
    silentMinutes: 5,
    retries: 0,
    ownConcurrency: 2,
    memoryMb: 1_024,
    timeoutSeconds: 55,
    table: ["GetItem", "BatchGetItem", "PutItem"],
    indexes: ["sweep"],
    agreements: "write",
    pushesToUser: true,
    impact: "Agreements that both sides signed cannot be downloaded.",
    alarm: "schedules-failing",
  },
  "index-events": {
    functionName: "schedule-index-events",
    everyMinutes: 60,
    silentMinutes: 3 * 60,
    retries: 2,
    memoryMb: 1_024,
    timeoutSeconds: 300,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
    eventIndex: "keep",
    impact: "Changes that the index of events missed stay missing from searches by words.",
    alarm: "schedules-failing",
  },
};

/** Follows the table's stream; what it cannot take is made good by `index-events` within the hour. */
export const indexerProfile: FunctionProfile & { functionName: string } = {
  functionName: "stream-index-events",
  memoryMb: 1_024,
  timeoutSeconds: 60,
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
  indexes: ["lists"],
  eventIndex: "keep",
  followsTable: true,
  impact:
    "New and changed events are found by words only after the next rebuild of the index, within the hour.",
  alarm: "workers-failing",
};
