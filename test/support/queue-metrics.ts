import { awsCall } from "@marquee/local/emulators/aws-call";
import type { MetricLog } from "./alarm-watch.ts";

/** A queue's address at the emulator. */
export const queueAddress = (sqsEndpoint: string, name: string) => `${sqsEndpoint}/000000000000/${name}`;

export function sendTo(sqsEndpoint: string, name: string, MessageBody: string): Promise<unknown> {
  return awsCall(sqsEndpoint, "sqs", "SendMessage", {
    QueueUrl: queueAddress(sqsEndpoint, name),
    MessageBody,
  });
}

/** Records the metrics that SQS publishes for each queue: how many messages wait, and for how long. */
export async function noteQueueMetrics(
  log: MetricLog,
  sqsEndpoint: string,
  queues: readonly { name: string }[],
): Promise<void> {
  for (const { name: QueueName } of queues) {
    const answer = await awsCall(sqsEndpoint, "sqs", "GetQueueAttributes", {
      QueueUrl: queueAddress(sqsEndpoint, QueueName),
      AttributeNames: ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"],
    });
    const { Attributes = {} } = answer as { Attributes?: Record<string, string> };
    const visible = Number(Attributes.ApproximateNumberOfMessages ?? 0);
    const waiting = visible + Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0);
    log.note("AWS/SQS", "ApproximateNumberOfMessagesVisible", { QueueName }, visible);
    log.note("AWS/SQS", "ApproximateAgeOfOldestMessage", { QueueName }, waiting > 0 ? 1 : 0);
  }
}
