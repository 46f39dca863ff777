import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import { type JobMessage, jobMessageSchema } from "@marquee/contracts/credits/jobs";
import { awsClientConfig } from "@marquee/services/aws-client";
import { namingFailedCalls } from "@marquee/services/failed-call";
import type { DeadLetterDesk, DeadMessage } from "./port.ts";

export interface SqsDeadLetterOptions {
  /** The workers' queue and the dead-letter queue of each kind of job. */
  queues: Readonly<Record<JobKind, { url: string; deadLettersUrl: string }>>;
  client?: SQSClient;
}

/** How long a received dead letter is hidden, in case it is not made visible again: longer than handling it takes. */
const hiddenSeconds = 20;
const perReceive = 10;
const redriveMax = 200;

/**
 * Dead letters on SQS, moved one by one, because the queue's own redrive task cannot leave unreadable ones behind.
 */
export function sqsDeadLetters({ queues, client: given }: SqsDeadLetterOptions): DeadLetterDesk {
  const client = given ?? namingFailedCalls(new SQSClient(awsClientConfig()));
  const names = Object.keys(queues) as JobKind[];

  async function depth(QueueUrl: string): Promise<number> {
    const name = "ApproximateNumberOfMessages";
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [name] }),
    );
    return Number(Attributes?.[name] ?? 0);
  }

  async function receive(QueueUrl: string): Promise<Message[]> {
    const { Messages } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: perReceive,
        VisibilityTimeout: hiddenSeconds,
        MessageSystemAttributeNames: ["ApproximateReceiveCount", "SentTimestamp"],
      }),
    );
    return Messages ?? [];
  }

  /** Each received message is hidden from the next receive, so every receive returns new ones. */
  async function* deadLetters(QueueUrl: string, max: number): AsyncGenerator<Message> {
    const seen = new Set<string>();
    while (seen.size < max) {
      const fresh = (await receive(QueueUrl)).filter(({ MessageId = "" }) => !seen.has(MessageId));
      if (fresh.length === 0) return;
      for (const message of fresh) {
        seen.add(message.MessageId ?? "");
        yield message;
      }
    }
  }

  async function show(QueueUrl: string, messages: readonly Message[]): Promise<void> {
    const showOne = ({ ReceiptHandle }: Message) =>
      client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
    // A message that cannot be made visible now becomes visible after its time-out.
    await Promise.all(messages.map((message) => showOne(message).catch(() => undefined)));
  }

  return {
    depths: () =>
      Promise.all(
        names.map(async (name) => {
          const { url, deadLettersUrl } = queues[name];
          const [waiting, dead] = await Promise.all([depth(url), depth(deadLettersUrl)]);
          return { name, waiting, deadLetters: dead };
        }),
      ),

    async look(queue) {
      const { deadLettersUrl } = queues[queue];
      const taken: Message[] = [];
      for await (const message of deadLetters(deadLettersUrl, perReceive)) taken.push(message);
      await show(deadLettersUrl, taken);
      return taken.slice(0, perReceive).map(deadMessage);
    },

    async redrive(queue) {
      const { url, deadLettersUrl } = queues[queue];
      const left: Message[] = [];
      let redriven = 0;
      for await (const message of deadLetters(deadLettersUrl, redriveMax)) {
        const job = jobOf(message);
        if (job?.kind !== queue) {
          left.push(message);
          continue;
        }
        // Send first, then delete: a message that exists twice does no harm; the other way around, it could be lost.
        await client.send(
          new SendMessageCommand({ QueueUrl: url, MessageBody: message.Body, MessageGroupId: job.userId }),
        );
        await client.send(
          new DeleteMessageCommand({ QueueUrl: deadLettersUrl, ReceiptHandle: message.ReceiptHandle }),
        );
        redriven += 1;
      }
      await show(deadLettersUrl, left);
      return redriven;
    },
  };
}

function deadMessage(message: Message): DeadMessage {
  const { MessageId = "", Attributes = {} } = message;
  return {
    messageId: MessageId,
    jobId: jobOf(message)?.jobId,
    receives: Number(Attributes.ApproximateReceiveCount ?? 0),
    sentAtMs: Number(Attributes.SentTimestamp ?? 0),
  };
}

function jobOf({ Body = "" }: Message): JobMessage | undefined {
  try {
    return jobMessageSchema.parse(JSON.parse(Body));
  } catch {
    return undefined;
  }
}
