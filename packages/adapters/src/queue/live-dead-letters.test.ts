import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { sqsDeadLetters } from "./live-dead-letters.ts";

const sqs = mockClient(SQSClient);
const urls = (name: string) => ({ url: `https://sqs/${name}`, deadLettersUrl: `https://sqs/${name}-dead` });
const desk = sqsDeadLetters({
  queues: perJobKind(urls),
  client: new SQSClient({ region: "us-east-1" }),
});
const letter = (id: string, body: unknown) => ({
  MessageId: id,
  ReceiptHandle: `receipt-${id}`,
  Body: typeof body === "string" ? body : JSON.stringify(body),
  Attributes: { ApproximateReceiveCount: "6", SentTimestamp: "1768467600000" },
});
const job = (jobId: string, kind = "campaign") => ({ v: 1, kind, jobId, userId: "usr_1", requestId: "r" });

beforeEach(() => {
  sqs.reset();
});

it("is sent before it is deleted, so that a failure in between duplicates a message and loses none", async () => {
  sqs.on(ReceiveMessageCommand).resolvesOnce({ Messages: [letter("m1", job("gen_1"))] });
  sqs.on(SendMessageCommand).resolves({});
  sqs.on(DeleteMessageCommand).rejects(new Error("lost"));
  await expect(desk.redrive("campaign")).rejects.toThrow("lost");
  const [sent] = sqs.commandCalls(SendMessageCommand);
  expect(sent?.args[0].input).toMatchObject({
    QueueUrl: "https://sqs/campaign",
    MessageBody: JSON.stringify(job("gen_1")),
    MessageGroupId: "usr_1",
  });
});

it("a message that is unreadable, of a newer version or from another queue stays and becomes visible again", async () => {
  const letters = [
    letter("m1", "{"),
    letter("m2", { ...job("gen_2"), v: 2 }),
    letter("m3", job("rpl_3", "chat")),
  ];
  sqs.on(ReceiveMessageCommand).resolvesOnce({ Messages: letters }).resolves({});
  sqs.on(ChangeMessageVisibilityCommand).resolves({});
  expect(await desk.redrive("campaign")).toBe(0);
  expect(sqs.commandCalls(SendMessageCommand)).toEqual([]);
  expect(sqs.commandCalls(DeleteMessageCommand)).toEqual([]);
  const shown = sqs.commandCalls(ChangeMessageVisibilityCommand).map(({ args }) => args[0].input);
  expect(shown.map(({ VisibilityTimeout }) => VisibilityTimeout)).toEqual([0, 0, 0]);
});

it("looking removes nothing and shows no content", async () => {
  sqs
    .on(ReceiveMessageCommand)
    .resolvesOnce({ Messages: [letter("m1", job("gen_1")), letter("m2", "secret plans {")] })
    .resolves({});
  sqs.on(ChangeMessageVisibilityCommand).resolves({});
  expect(await desk.look("campaign")).toEqual([
    { messageId: "m1", jobId: "gen_1", receives: 6, sentAtMs: 1_768_467_600_000 },
    { messageId: "m2", jobId: undefined, receives: 6, sentAtMs: 1_768_467_600_000 },
  ]);
  expect(sqs.commandCalls(DeleteMessageCommand)).toEqual([]);
  expect(sqs.commandCalls(ChangeMessageVisibilityCommand)).toHaveLength(2);
});
