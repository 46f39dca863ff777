import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import { Defect } from "@marquee/contracts/errors";
import { awsClientConfig } from "@marquee/services/aws-client";
import { namingFailedCalls } from "@marquee/services/failed-call";
import type { JobQueue } from "./port.ts";

export interface SqsJobQueueOptions {
  /** The queue URL of a kind of job; undefined in a function that never sends this kind. */
  urlOf(kind: JobKind): string | undefined;
  client?: SQSClient;
}

/** Job messages on SQS standard queues, grouped by user so that one user's backlog does not hold up the others. */
export function sqsJobQueue(options: SqsJobQueueOptions): JobQueue {
  const client = options.client ?? namingFailedCalls(new SQSClient(awsClientConfig()));
  return {
    async send(message) {
      const QueueUrl = options.urlOf(message.kind);
      if (QueueUrl === undefined) throw new Defect(`No queue is configured for ${message.kind} jobs`);
      await client.send(
        new SendMessageCommand({
          QueueUrl,
          MessageBody: JSON.stringify(message),
          MessageGroupId: message.userId,
        }),
      );
    },
  };
}

/** Makes a received message visible again after a pause, instead of after the queue's whole visibility time. */
export function sqsPostpone(client = namingFailedCalls(new SQSClient(awsClientConfig()))) {
  return async (queueUrl: string, receiptHandle: string, afterMs: number): Promise<void> => {
    await client.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: queueUrl,
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: Math.max(1, Math.ceil(afterMs / 1_000)),
      }),
    );
  };
}
