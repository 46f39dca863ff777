import { Duration, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { type ScheduleProfile, scheduleProfiles, workerProfiles } from "../config/job-profiles.ts";
import { AppFunction } from "../constructs/app-function.ts";
import type { QueueName } from "../constructs/grants.ts";
import { DeadLetterQueue, JobQueue } from "../constructs/job-queue.ts";
import type { Foundation, Platform } from "../constructs/platform.ts";

export interface JobsStackProps extends StackProps {
  foundation: Foundation;
}

/** The queues with their workers, and what runs by the clock. */
export class JobsStack extends Stack {
  readonly platform: Platform;
  readonly queues: Record<QueueName, JobQueue>;
  /** Scheduled runs that could not start, or failed at every try. */
  readonly scheduleDeadLetters: Queue;
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
    this.scheduleDeadLetters = new DeadLetterQueue(this, "ScheduleDeadLetters", {
      queueName: `marquee-${stage}-schedules-dead-letters`,
    });
    Validations.of(this.scheduleDeadLetters).acknowledge({
      id: "AwsSolutions-SQS3",
      reason: "It is itself where failed runs are set aside; nothing reads it but a person.",
    });
    for (const [name, profile] of Object.entries(scheduleProfiles)) {
      const target = this.addFunction(profile.functionName, profile);
      this.runBySchedule(`marquee-${stage}-${name}`, profile, target);
    }
  }

  /** A run that cannot start is tried again by EventBridge, one that fails by Lambda; then it is set aside. */
  private runBySchedule(ruleName: string, profile: ScheduleProfile, { lambda }: AppFunction): void {
    const maxEventAge = Duration.minutes(Math.min(Math.max(profile.everyMinutes, 2), 60));
    const retryAttempts = profile.retries;
    lambda.configureAsyncInvoke({
      retryAttempts,
      maxEventAge,
      onFailure: new SqsDestination(this.scheduleDeadLetters),
    });
    new Rule(this, `Schedule-${ruleName.split("-").slice(2).join("-")}`, {
      ruleName,
      schedule: Schedule.rate(Duration.minutes(profile.everyMinutes)),
      targets: [
        new LambdaFunction(lambda, {
          retryAttempts: Math.max(1, retryAttempts),
          maxEventAge,
          deadLetterQueue: this.scheduleDeadLetters,
        }),
      ],
    });
  }

  private addFunction(name: string, profile: AppFunction["profile"]): AppFunction {
    const added = new AppFunction(this, name, { name, profile, platform: this.platform });
    this.functions.push(added);
    return added;
  }
}
