import type { FunctionProfile } from "../constructs/app-function.ts";
import type { QueueName } from "../constructs/grants.ts";
import { erasing } from "./operations/operation-profile.ts";

export interface WorkerProfile extends FunctionProfile {
  /** Its bundle's name. */
  functionName: string;
  visibilitySeconds: number;
}

/** The worker of each queue. Most of its time is spent waiting for the model, so memory is what a job costs. */
export const workerProfiles: Record<QueueName, WorkerProfile> = {
  campaign: {
    functionName: "job-generate-campaign",
    memoryMb: 256,
    timeoutSeconds: 120,
    visibilitySeconds: 720,
    table: ["GetItem", "PutItem", "UpdateItem"],
    worksOn: "campaign",
    mockups: "write",
    pushesToUser: true,
    secrets: ["anthropic"],
    settings: ["ai"],
    impact:
      "Ordered campaigns do not finish. The sweeper tries again and gives credits back after 15 minutes.",
    alarmed: true,
  },
  chat: {
    functionName: "job-reply-to-chat",
    memoryMb: 256,
    timeoutSeconds: 60,
    visibilitySeconds: 360,
    table: ["GetItem", "PutItem", "UpdateItem"],
    indexes: ["gsi1"],
    worksOn: "chat",
    sendsTo: ["chat"],
    pushesToUser: true,
    secrets: ["anthropic"],
    settings: ["ai"],
    impact: "Morgan does not answer. The sweeper tries again and marks the answer as failed after 3 minutes.",
    alarmed: true,
  },
};

export interface ScheduleProfile extends FunctionProfile {
  functionName: string;
  everyMinutes: number;
}

export const scheduleProfiles: Record<
  "sweep-jobs" | "reconcile-payments" | "check-ledgers" | "finish-deletions",
  ScheduleProfile
> = {
  "sweep-jobs": {
    functionName: "schedule-sweep-jobs",
    everyMinutes: 1,
    memoryMb: 256,
    timeoutSeconds: 55,
    table: ["GetItem", "PutItem", "UpdateItem"],
    indexes: ["sweep"],
    sendsTo: ["campaign", "chat"],
    pushesToUser: true,
    impact: "Jobs whose worker died stay open and keep their credits held.",
    alarmed: true,
  },
  "reconcile-payments": {
    functionName: "schedule-reconcile-payments",
    everyMinutes: 5,
    memoryMb: 512,
    timeoutSeconds: 120,
    table: ["GetItem", "PutItem", "UpdateItem"],
    indexes: ["sweep"],
    pushesToUser: true,
    secrets: ["stripe"],
    settings: ["payments"],
    impact: "Credits whose webhook was lost do not arrive although they are paid.",
    alarmed: true,
  },
  "check-ledgers": {
    functionName: "schedule-check-ledgers",
    everyMinutes: 24 * 60,
    memoryMb: 512,
    timeoutSeconds: 900,
    table: ["GetItem", "Query"],
    indexes: ["gsi1"],
    impact: "Nobody would learn that a balance is not the sum of its ledger.",
    alarmed: true,
  },
  "finish-deletions": {
    functionName: "schedule-finish-deletions",
    everyMinutes: 5,
    memoryMb: 512,
    timeoutSeconds: 240,
    ...erasing,
    impact:
      "A deletion of an account that was cut short stays unfinished; nobody can sign in to the account.",
    alarmed: true,
  },
};
