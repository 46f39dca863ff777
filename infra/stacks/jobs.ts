import { type JobKind, jobKindNames, jobQueues, perJobKind } from "@marquee/contracts/credits/job-kinds";
import { kebabCase } from "@marquee/contracts/naming";
import { Duration, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import {
  indexerProfile,
  type ScheduleProfile,
  scheduleProfiles,
  workerProfiles,
} from "../config/job-profiles.ts";
import { AppFunction } from "../constructs/app-function.ts";
import { DeadLetterQueue, JobQueue } from "../constructs/job-queue.ts";
import type { Foundation, Platform } from "../constructs/platform.ts";

export interface JobsStackProps extends StackProps {
  foundation: Foundation;
}

/** The queues with their workers, and the schedules. */
export class JobsStack extends Stack {
  readonly platform: Platform;
  readonly queues: Record<JobKind, JobQueue>;
  /** Scheduled runs that could not start, or failed at every try. */
  readonly scheduleDeadLetters: Queue;
  readonly functions: AppFunction[] = [];

  constructor(scope: Construct, id: string, { foundation, ...props }: JobsStackProps) {
    super(scope, id, props);
    const { stage, config } = foundation;
    this.queues = perJobKind(
      (kind) =>
        new JobQueue(this, `${kind}-jobs`, {
          queueName: `marquee-${stage}-${kebabCase(kind)}`,
          settings: jobQueues[kind],
        }),
    );
    this.platform = {
      ...foundation,
      queues: perJobKind((kind) => this.queues[kind].queue),
      deadLetterQueues: perJobKind((kind) => this.queues[kind].deadLetters),
    };

    for (const kind of jobKindNames) {
      const profile = workerProfiles[kind];
      // Without a live model there is no key to read.
      const secrets = config.ai.mode === "live" ? profile.secrets : undefined;
      const worker = this.addFunction(profile.functionName, { ...profile, secrets: secrets ?? [] });
      this.queues[kind].deliverTo(worker, { maxConcurrency: config.workersAtOnce[kind] });
    }
    this.scheduleDeadLetters = new DeadLetterQueue(this, "ScheduleDeadLetters", {
      queueName: `marquee-${stage}-schedules-dead-letters`,
      retentionDays: 14,
    });
    Validations.of(this.scheduleDeadLetters).acknowledge({
      id: "AwsSolutions-SQS3",
      reason: "It is itself where failed runs are set aside; nothing reads it but a person.",
    });
    for (const [name, profile] of Object.entries(scheduleProfiles)) {
      const target = this.addFunction(profile.functionName, profile);
      this.runBySchedule(name, profile, target);
    }
    this.followTable(this.addFunction(indexerProfile.functionName, indexerProfile));
  }

  /** A record that fails again and again is let go, so that those behind it arrive; the hourly rebuild makes it good. */
  private followTable({ lambda }: AppFunction): void {
    const { tableStreamArn } = this.platform.table;
    if (tableStreamArn === undefined) throw new Error("The table has no stream.");
    const written = (keys: Record<string, unknown>) => FilterCriteria.filter({ dynamodb: { Keys: keys } });
    new EventSourceMapping(this, "Indexing", {
      target: lambda,
      eventSourceArn: tableStreamArn,
      startingPosition: StartingPosition.LATEST,
      batchSize: 200,
      maxBatchingWindow: Duration.seconds(1),
      bisectBatchOnError: true,
      retryAttempts: 4,
      maxRecordAge: Duration.hours(1),
      // Events on the list, and the names of those who host them.
      filters: [
        written({ pk: { S: FilterRule.beginsWith("EVENTS#") } }),
        written({ sk: { S: FilterRule.isEqual("PROFILE") } }),
      ],
    });
  }

  /** EventBridge retries a run that cannot start, Lambda one that fails; then it goes to the dead-letter queue. */
  private runBySchedule(name: string, profile: ScheduleProfile, { lambda }: AppFunction): void {
    const maxEventAge = Duration.minutes(Math.min(Math.max(profile.everyMinutes, 2), 60));
    const retryAttempts = profile.retries;
    lambda.configureAsyncInvoke({
      retryAttempts,
      maxEventAge,
      onFailure: new SqsDestination(this.scheduleDeadLetters),
    });
    new Rule(this, `Schedule-${name}`, {
      description: `Runs ${profile.functionName}`,
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
