import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { Construct } from "constructs";
import { scheduleProfiles, workerProfiles } from "../config/job-profiles.ts";
import { AppFunction } from "../constructs/app-function.ts";
import type { QueueName } from "../constructs/grants.ts";
import { JobQueue } from "../constructs/job-queue.ts";
import type { Foundation, Platform } from "../constructs/platform.ts";

export interface JobsStackProps extends StackProps {
  foundation: Foundation;
}

/** The queues with their workers, and what runs by the clock. */
export class JobsStack extends Stack {
  readonly platform: Platform;
  readonly queues: Record<QueueName, JobQueue>;
  readonly functions: AppFunction[] = [];

  constructor(scope: Construct, id: string, { foundation, ...props }: JobsStackProps) {
    super(scope, id, props);
    const { stage, config } = foundation;
    const queue = (name: QueueName) =>
      new JobQueue(this, name === "campaign" ? "CampaignJobs" : "ChatJobs", {
        queueName: `marquee-${stage}-${name}`,
        visibilitySeconds: workerProfiles[name].visibilitySeconds,
      });
    this.queues = { campaign: queue("campaign"), chat: queue("chat") };
    this.platform = {
      ...foundation,
      queues: { campaign: this.queues.campaign.queue, chat: this.queues.chat.queue },
      deadLetterQueues: {
        campaign: this.queues.campaign.deadLetters,
        chat: this.queues.chat.deadLetters,
      },
    };

    for (const name of ["campaign", "chat"] as const) {
      const profile = workerProfiles[name];
      // Without a live model there is no key to read.
      const secrets = config.ai.mode === "live" ? profile.secrets : undefined;
      const worker = this.addFunction(profile.functionName, { ...profile, secrets: secrets ?? [] });
      this.queues[name].deliverTo(worker, { maxConcurrency: config.concurrency[name] });
    }
    for (const [name, profile] of Object.entries(scheduleProfiles)) {
      const target = this.addFunction(profile.functionName, profile);
      new Rule(this, `Schedule-${name}`, {
        ruleName: `marquee-${stage}-${name}`,
        schedule: Schedule.rate(Duration.minutes(profile.everyMinutes)),
        // The next minute runs anyway; a late retry would only double it.
        targets: [new LambdaFunction(target.lambda, { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
      });
    }
  }

  private addFunction(name: string, profile: AppFunction["profile"]): AppFunction {
    const added = new AppFunction(this, name, { name, profile, platform: this.platform });
    this.functions.push(added);
    return added;
  }
}
