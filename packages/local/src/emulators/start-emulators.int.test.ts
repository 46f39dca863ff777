import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockData } from "../data-lock.ts";
import { awsCall } from "./aws-call.ts";
import { startEmulators } from "./start-emulators.ts";

const dataDir = mkdtempSync(join(tmpdir(), "marquee-emulators-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("rows and messages are still there after a restart", async () => {
  const before = await startEmulators({ dataDir });
  await before.createTable("kept");
  await awsCall(before.dynamodbEndpoint, "dynamodb", "PutItem", {
    TableName: "kept",
    Item: { pk: { S: "a" }, sk: { S: "b" } },
  });
  await awsCall(before.sqsEndpoint, "sqs", "CreateQueue", { QueueName: "kept" });
  await awsCall(before.sqsEndpoint, "sqs", "SendMessage", {
    QueueUrl: "http://x/000000000000/kept",
    MessageBody: "hello",
    MessageGroupId: "user",
  });
  await before.stop();

  const after = await startEmulators({ dataDir });
  const row = await awsCall(after.dynamodbEndpoint, "dynamodb", "GetItem", {
    TableName: "kept",
    Key: { pk: { S: "a" }, sk: { S: "b" } },
  });
  const messages = await awsCall(after.sqsEndpoint, "sqs", "ReceiveMessage", {
    QueueUrl: "http://x/000000000000/kept",
  });
  await after.stop();
  expect(row.Item).toEqual({ pk: { S: "a" }, sk: { S: "b" } });
  expect(messages.Messages).toMatchObject([{ Body: "hello" }]);
});

test("nothing listens beyond this machine", async () => {
  const emulators = await startEmulators();
  for (const endpoint of [emulators.dynamodbEndpoint, emulators.sqsEndpoint])
    expect(new URL(endpoint).hostname).toBe("127.0.0.1");
  await emulators.stop();
});

test("a data folder belongs to one runtime at a time, and to nobody once that is gone", () => {
  const lock = lockData(dataDir);
  expect(() => lockData(dataDir)).not.toThrow();
  lock.release();
  expect(() => lockData(dataDir)).not.toThrow();
});
