import { Duration } from "aws-cdk-lib";
import { EventSourceMapping } from "aws-cdk-lib/aws-lambda";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { AppFunction } from "./app-function.ts";

export interface JobQueueProps {
  queueName: string;
  /** Six times the worker's time-out, as AWS advises, so that a slow attempt is never doubled. */
  visibilitySeconds: number;
}

const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Where what failed at every try is kept for two weeks. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, { queueName }: { queueName: string }) {
    super(scope, id, { ...common, queueName, retentionPeriod: Duration.days(14) });
  }
}

/** A standard queue that always comes with its dead-letter queue. */
export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { queueName, visibilitySeconds }: JobQueueProps) {
    super(scope, id);
    this.deadLetters = new DeadLetterQueue(this, "DeadLetters", { queueName: `${queueName}-dead-letters` });
    this.queue = new Queue(this, "Queue", {
      ...common,
      queueName,
      visibilityTimeout: Duration.seconds(visibilitySeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 5 },
    });
  }

  /** Hands each message to the worker on its own; what it reports as failed comes back, the rest is deleted. */
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
