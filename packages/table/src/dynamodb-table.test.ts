import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { AppError } from "@marquee/contracts/errors";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { all, attribute } from "./condition.ts";
import { dynamoTable } from "./dynamodb-table.ts";
import { type LabelledWrite, TransactionRefused } from "./table.ts";

declare module "./table.ts" {
  interface TransactionLabels {
    debit: true;
    second: true;
  }
}

/** Tests only what no emulator can: conflicts, throttling, and the exact requests on the wire. */
const wire = mockClient(DynamoDBDocumentClient);
const pauses: number[] = [];
const table = dynamoTable({
  tableName: "t",
  client: new DynamoDBClient({ region: "us-east-1" }),
  sleep: async (ms) => void pauses.push(ms),
  random: () => 0.5,
});

const debit: LabelledWrite = {
  label: "debit",
  write: {
    op: "update",
    key: { pk: "A", sk: "B" },
    add: { available: -10, held: 10 },
    set: { ver: 2, none: undefined },
    when: all(attribute("available").atLeast(10), attribute("openJobs").below(10)),
  },
};

function canceled(...codes: string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    message: "cancelled",
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

beforeEach(() => {
  wire.reset();
  pauses.length = 0;
});

describe("a transaction", () => {
  it("sends exactly the written expression and nothing else", async () => {
    wire.on(TransactWriteCommand).resolves({});
    await table.transact([debit]);
    expect(wire.commandCalls(TransactWriteCommand)[0]?.args[0].input).toEqual({
      TransactItems: [
        {
          Update: {
            TableName: "t",
            Key: { pk: "A", sk: "B" },
            UpdateExpression: "SET #0 = :0 ADD #1 :1, #2 :2",
            ConditionExpression: "#1 >= :3 AND #3 < :4",
            ExpressionAttributeNames: { "#0": "ver", "#1": "available", "#2": "held", "#3": "openJobs" },
            ExpressionAttributeValues: { ":0": 2, ":1": -10, ":2": 10, ":3": 10, ":4": 10 },
            ReturnValuesOnConditionCheckFailure: "ALL_OLD",
          },
        },
      ],
    });
  });

  it("is retried after a conflict or throttling, with a pause, and then takes effect once", async () => {
    wire
      .on(TransactWriteCommand)
      .rejectsOnce(canceled("TransactionConflict"))
      .rejectsOnce(canceled("None", "ThrottlingError"))
      .resolves({});
    await table.transact([debit]);
    expect(wire.commandCalls(TransactWriteCommand)).toHaveLength(3);
    expect(pauses).toEqual([155, 155]);
  });

  it("gives up after five attempts with a clean 503", async () => {
    wire.on(TransactWriteCommand).rejects(canceled("TransactionConflict"));
    await expect(table.transact([debit])).rejects.toMatchObject({ code: "unavailable" });
    expect(wire.commandCalls(TransactWriteCommand)).toHaveLength(5);
  });

  it("is not retried when a condition failed, even together with a conflict", async () => {
    wire.on(TransactWriteCommand).rejects(canceled("TransactionConflict", "ConditionalCheckFailed"));
    const refusal = await table
      .transact([debit, { ...debit, label: "second" }])
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TransactionRefused);
    expect(refusal).toMatchObject({ label: "second" });
    expect(wire.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it("rethrows errors that it does not recognize", async () => {
    wire.on(TransactWriteCommand).rejects(new Error("network"));
    await expect(table.transact([debit])).rejects.toThrow("network");
    await expect(table.transact([debit])).rejects.not.toBeInstanceOf(AppError);
  });
});

describe("reads", () => {
  const key = { pk: "A", sk: "B" };
  it.each([
    ["strong", undefined, true],
    ["strong", "strong", true],
    ["eventual", "eventual", false],
  ] as const)("are %s where the table was made for reads that are %s", async (_, reads, isStrong) => {
    wire.on(GetCommand).resolves({ Item: key });
    wire.on(BatchGetCommand).resolves({ Responses: { t: [key] } });
    wire.on(QueryCommand).resolves({ Items: [key] });
    const made = dynamoTable({
      tableName: "t",
      client: new DynamoDBClient({ region: "us-east-1" }),
      ...(reads && { reads }),
    });
    expect(await made.get(key)).toEqual(key);
    expect(await made.getMany([key])).toEqual([key]);
    expect((await made.query({ pk: "A", limit: 1 })).items).toEqual([key]);
    expect(wire.commandCalls(GetCommand)[0]?.args[0].input.ConsistentRead).toBe(isStrong);
    expect(wire.commandCalls(BatchGetCommand)[0]?.args[0].input.RequestItems?.t?.ConsistentRead).toBe(
      isStrong,
    );
    expect(wire.commandCalls(QueryCommand)[0]?.args[0].input.ConsistentRead).toBe(isStrong);
  });

  it("of an index never ask for strong consistency, which indexes do not have", async () => {
    wire.on(QueryCommand).resolves({ Items: [] });
    await table.query({ index: "sweep", pk: "A", limit: 1 });
    expect(wire.commandCalls(QueryCommand)[0]?.args[0].input.ConsistentRead).toBe(false);
  });
});

describe("a single write", () => {
  it("reads the conflicting row from DynamoDB's wire format", async () => {
    wire.on(UpdateCommand).rejects(
      new ConditionalCheckFailedException({
        message: "no",
        $metadata: {},
        Item: { pk: { S: "A" }, sk: { S: "B" }, n: { N: "5" } },
      }),
    );
    const update = {
      op: "update",
      key: { pk: "A", sk: "B" },
      set: { n: 6 },
      when: attribute("n").is(4),
    } as const;
    await expect(table.update(update)).rejects.toMatchObject({ item: { pk: "A", sk: "B", n: 5 } });
  });
});
