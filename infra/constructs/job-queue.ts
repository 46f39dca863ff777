import { type JobQueueSettings, visibilitySeconds } from "@marquee/contracts/credits/job-kinds";
import { Duration } from "aws-cdk-lib";
import { EventSourceMapping } from "aws-cdk-lib/aws-lambda";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { AppFunction } from "./app-function.ts";

export interface JobQueueProps {
  queueName: string;
  settings: JobQueueSettings;
}

const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Keeps the messages that failed at every try. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, kept: { queueName: string; retentionDays: number }) {
    super(scope, id, {
      ...common,
      queueName: kept.queueName,
      retentionPeriod: Duration.days(kept.retentionDays),
    });
  }
}

/** A standard queue that always comes with its dead-letter queue. */
export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { queueName, settings }: JobQueueProps) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, "DeadLetters", {
      queueName: `${queueName}-dead-letters`,
      retentionDays: settings.deadLetterRetentionDays,
    });
    this.queue = new Queue(this, "Queue", {
      ...common,
      queueName,
      visibilityTimeout: Duration.seconds(visibilitySeconds(settings)),
      retentionPeriod: Duration.days(settings.retentionDays),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 5 },
    });
  }

  /** Delivers each message to the worker separately; messages it reports as failed return, the rest are deleted. */
  deliverTo(worker: AppFunction, options: { maxConcurrency: number }): void {
    new EventSourceMapping(this, "Delivery", {
      target: worker.lambda,
      eventSourceArn: this.queue.queueArn,
      batchSize: 1,
      reportBatchItemFailures: true,
      maxConcurrency: options.maxConcurrency,
    });
  }
}
