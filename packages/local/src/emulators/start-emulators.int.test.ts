import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTableInput } from "@marquee/table/table-definition";
import { afterAll, expect, test } from "vitest";
import { lockData } from "../data-lock.ts";
import type { CloudModel } from "../template/model-types.ts";
import { awsCall } from "./aws-call.ts";
import { provision } from "./provision.ts";
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

test("data from another version's table is refused with the command that starts fresh", async () => {
  const emulators = await startEmulators();
  const string = (name: string) => ({ AttributeName: name, AttributeType: "S" });
  const keys = (sort: string) => [
    { AttributeName: "pk", KeyType: "HASH" },
    { AttributeName: sort, KeyType: "RANGE" },
  ];
  const table = {
    name: "older",
    attributes: [string("pk"), string("sk"), string("lsi1sk")],
    keys: keys("sk"),
    localIndexes: [{ IndexName: "byTime", KeySchema: keys("lsi1sk"), Projection: { ProjectionType: "ALL" } }],
    globalIndexes: [],
  };
  const provisioned = (model: typeof table) =>
    provision({ tables: [model], queues: [], buckets: [] } as unknown as CloudModel, emulators);
  await provisioned(table);
  const now = { ...table, attributes: [string("pk"), string("sk")], localIndexes: [] };
  await expect(provisioned(now as unknown as typeof table)).rejects.toThrow("npm start -- --fresh");
  await emulators.stop();
});

test("an index that the data here lacks is added, and contains what was stored before", async () => {
  const emulators = await startEmulators();
  const provisioned = (indexes: readonly unknown[]) => {
    const input = createTableInput("earlier");
    const table = {
      name: "earlier",
      attributes: input.AttributeDefinitions.filter(
        ({ AttributeName }) => indexes.length > 0 || /^[ps]k$/.test(AttributeName),
      ),
      keys: input.KeySchema,
      localIndexes: [],
      globalIndexes: indexes,
    };
    return provision({ tables: [table], queues: [], buckets: [] } as unknown as CloudModel, emulators);
  };
  await provisioned([]);
  const dynamodb = (action: string, input: object) =>
    awsCall(emulators.dynamodbEndpoint, "dynamodb", action, { TableName: "earlier", ...input });
  await dynamodb("PutItem", {
    Item: { pk: { S: "USER#1" }, sk: { S: "JOB#1" }, referenceId: { S: "gen_1" } },
  });
  await provisioned(createTableInput("earlier").GlobalSecondaryIndexes);
  const { Count } = await dynamodb("Query", {
    IndexName: "references",
    KeyConditionExpression: "referenceId = :id",
    ExpressionAttributeValues: { ":id": { S: "gen_1" } },
  });
  expect(Count).toBe(1);
  // A second start finds everything as it is.
  await provisioned(createTableInput("earlier").GlobalSecondaryIndexes);
  await emulators.stop();
});

test("nothing listens on other interfaces than this machine's own", async () => {
  const emulators = await startEmulators();
  for (const endpoint of [emulators.dynamodbEndpoint, emulators.sqsEndpoint])
    expect(new URL(endpoint).hostname).toBe("127.0.0.1");
  await emulators.stop();
});

test("a data folder belongs to one runtime at a time, and is free once that is gone", () => {
  const lock = lockData(dataDir);
  expect(() => lockData(dataDir)).not.toThrow();
  lock.release();
  expect(() => lockData(dataDir)).not.toThrow();
});
