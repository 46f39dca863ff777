import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { jobMessageSchema, messageVersion } from "@marquee/contracts/credits/jobs";
import { mockClient } from "aws-sdk-client-mock";
import { expect, it } from "vitest";
import { sqsJobQueue } from "./live.ts";

it("sends only ids to a queue, grouped by user", async () => {
  const sqs = mockClient(SQSClient);
  sqs.on(SendMessageCommand).resolves({});
  const queue = sqsJobQueue({
    urlOf: (kind) => (kind === "campaign" ? "https://sqs.example/campaign" : undefined),
    client: new SQSClient({ region: "us-east-1" }),
  });
  const message = {
    v: messageVersion,
    kind: "campaign",
    jobId: "gen_1",
    userId: "usr_1",
    requestId: "req_1",
  } as const;
  await queue.send(message);
  const [call] = sqs.commandCalls(SendMessageCommand);
  expect(call?.args[0].input).toMatchObject({
    QueueUrl: "https://sqs.example/campaign",
    MessageGroupId: "usr_1",
    MessageBody: JSON.stringify(message),
  });
  expect(jobMessageSchema.parse(message)).toEqual(message);
  expect(jobMessageSchema.safeParse({ ...message, prompt: "secret plans" }).success).toBe(false);
});
