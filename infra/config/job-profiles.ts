import type { FunctionProfile } from "../constructs/app-function.ts";
import type { QueueName } from "../constructs/grants.ts";

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

export const scheduleProfiles: Record<"sweep-jobs", ScheduleProfile> = {
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
};
