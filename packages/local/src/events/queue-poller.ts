import { awsCall } from "../emulators/aws-call.ts";
import type { Invocation } from "../lambda/container.ts";
import type { Functions } from "../lambda/functions.ts";
import type { EventSourceModel, QueueModel } from "../template/model-types.ts";
import { isRecord } from "../template/template.ts";

export interface QueuePollerOptions {
  source: EventSourceModel;
  queue: QueueModel;
  sqsEndpoint: string;
  functions: Functions;
  onFailure(queueName: string, what: string): void;
}

interface Message {
  MessageId: string;
  ReceiptHandle: string;
  Body: string;
  MD5OfBody: string;
  Attributes: Record<string, string>;
}

const longPollSeconds = 20;
const pauseAfterErrorMs = 1_000;

/**
 * An event source mapping: receives messages from a queue, with a limit of concurrent batches, passes them to the
 * function and deletes those that it did not report as failed. The rest become visible again, and after enough
 * receives go to the dead-letter queue.
 */
export class QueuePoller {
  private readonly options: QueuePollerOptions;
  private readonly stopping = new AbortController();
  private readonly working = new Set<Promise<void>>();
  private readonly loop: Promise<void>;

  constructor(options: QueuePollerOptions) {
    this.options = options;
    this.loop = this.poll();
  }

  /** Stops receiving and waits for the running batches, at most `waitMs`. */
  async stop(waitMs: number): Promise<void> {
    this.stopping.abort();
    await this.loop;
    await Promise.race([
      Promise.all(this.working),
      new Promise((resolve) => setTimeout(resolve, waitMs).unref()),
    ]);
  }

  private async poll(): Promise<void> {
    const { source, queue, onFailure } = this.options;
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (this.working.size >= source.maxConcurrency) {
        await Promise.race(this.working);
        continue;
      }
      try {
        const messages = await this.receive();
        if (messages.length > 0) this.start(messages);
      } catch (error) {
        if (signal.aborted) return;
        onFailure(queue.name, error instanceof Error ? error.message : String(error));
        await new Promise((resolve) => setTimeout(resolve, pauseAfterErrorMs));
      }
    }
  }

  private start(messages: Message[]): void {
    const { queue, onFailure } = this.options;
    const work = this.deliver(messages)
      .catch((error: unknown) =>
        onFailure(queue.name, error instanceof Error ? error.message : String(error)),
      )
      .finally(() => this.working.delete(work));
    this.working.add(work);
  }

  private async receive(): Promise<Message[]> {
    const { source, queue, sqsEndpoint } = this.options;
    const answer = await awsCall(
      sqsEndpoint,
      "sqs",
      "ReceiveMessage",
      {
        QueueUrl: queue.address,
        MaxNumberOfMessages: Math.min(10, source.batchSize),
        WaitTimeSeconds: longPollSeconds,
        MessageSystemAttributeNames: ["All"],
      },
      this.stopping.signal,
    );
    return Array.isArray(answer.Messages) ? answer.Messages : [];
  }

  private async deliver(messages: Message[]): Promise<void> {
    const { source, queue, sqsEndpoint, functions, onFailure } = this.options;
    const outcome = await functions.invoke(source.functionArn, {
      Records: messages.map((one) => record(one, queue.arn)),
    });
    if (outcome.kind !== "ok") {
      const reason =
        outcome.kind === "timeout"
          ? "the worker ran out of time"
          : (outcome.failure.stack ?? outcome.failure.errorMessage);
      onFailure(queue.name, reason);
    }
    const failed = failedIds(outcome, messages, source.reportsFailures);
    const done = messages.filter(({ MessageId }) => !failed.has(MessageId));
    await Promise.all(
      done.map(({ ReceiptHandle }) =>
        awsCall(sqsEndpoint, "sqs", "DeleteMessage", { QueueUrl: queue.address, ReceiptHandle }),
      ),
    );
  }
}

/**
 * Which messages stay in the queue. As on AWS, a batch fails as a whole when the function fails, or when its report
 * is malformed or names an unknown message; an empty report is a success.
 */
export function failedIds(
  outcome: Invocation,
  messages: readonly { MessageId: string }[],
  reportsFailures: boolean,
): ReadonlySet<string> {
  const all = new Set(messages.map(({ MessageId }) => MessageId));
  if (outcome.kind !== "ok") return all;
  if (!reportsFailures || !isRecord(outcome.payload)) return new Set();
  const report = outcome.payload.batchItemFailures;
  if (report === undefined || report === null) return new Set();
  if (!Array.isArray(report)) return all;
  const ids = report.map((one) => (isRecord(one) ? one.itemIdentifier : undefined));
  return ids.every((id) => typeof id === "string" && all.has(id)) ? new Set(ids.map(String)) : all;
}

function record(message: Message, queueArn: string) {
  return {
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: message.Attributes ?? {},
    messageAttributes: {},
    md5OfBody: message.MD5OfBody,
    eventSource: "aws:sqs",
    eventSourceARN: queueArn,
    awsRegion: "us-east-1",
  };
}
