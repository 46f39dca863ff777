import { expect, it } from "vitest";
import { writtenKeys } from "../aws/call.ts";
import { type TableKey, TableStream } from "./table-stream.ts";

const key = (pk: string, sk: string): TableKey => ({ pk: { S: pk }, sk: { S: sk } });
const filters = [
  { dynamodb: { Keys: { pk: { S: [{ prefix: "EVENTS#" }] } } } },
  { dynamodb: { Keys: { sk: { S: ["PROFILE"] } } } },
];

/** A stream whose function fails as often as told; with the batches that it got. */
function open(failing = 0) {
  const batches: string[][] = [];
  const lost: string[] = [];
  let failures = failing;
  const stream = new TableStream({
    source: { streamArn: "arn:stream", functionArn: "arn:function", batchSize: 2, filters },
    functions: {
      invoke: async (_arn, event) => {
        const { Records } = event as { Records: { dynamodb: { Keys: { pk: { S: string } } } }[] };
        batches.push(Records.map(({ dynamodb }) => dynamodb.Keys.pk.S));
        return failures-- > 0
          ? { kind: "error", failure: { errorType: "Error", errorMessage: "no" } }
          : { kind: "ok", payload: null };
      },
    },
    onFailure: (_arn, what) => lost.push(what),
  });
  return { stream, batches, lost };
}

it("brings the keys that its filters want, in order and a batch at a time", async () => {
  const { stream, batches } = open();
  stream.take([
    key("EVENTS#1", "a"),
    key("EVENT#1", "EVENT"),
    key("USER#1", "PROFILE"),
    key("USER#1", "TX#1"),
  ]);
  stream.take([key("EVENTS#2", "b")]);
  await expect.poll(() => batches).toEqual([["EVENTS#1", "USER#1"], ["EVENTS#2"]]);
});

it("brings a batch that failed again, and says when it lets one go", async () => {
  const once = open(1);
  once.stream.take([key("EVENTS#1", "a")]);
  await expect.poll(() => once.batches).toEqual([["EVENTS#1"], ["EVENTS#1"]]);
  expect(once.lost).toEqual([]);
  const always = open(5);
  always.stream.take([key("EVENTS#1", "a"), key("EVENTS#2", "a"), key("EVENTS#3", "a")]);
  await expect.poll(() => always.batches.at(-1), { timeout: 5_000 }).toEqual(["EVENTS#3"]);
  expect(always.lost).toEqual(["a batch of 2 failed 5 times"]);
});

it("learns of every row that a call writes, and of none that it reads", () => {
  const call = (operation: string, body: unknown) =>
    writtenKeys({
      method: "POST",
      url: new URL("http://localhost/"),
      headers: { "x-amz-target": `DynamoDB_20120810.${operation}` },
      body: Buffer.from(JSON.stringify(body)),
    });
  const Key = key("EVENTS#1", "a");
  expect(call("PutItem", { Item: { ...Key, name: { S: "x" } } })).toEqual([Key]);
  expect(call("UpdateItem", { Key })).toEqual([Key]);
  expect(call("DeleteItem", { Key })).toEqual([Key]);
  expect(
    call("TransactWriteItems", {
      TransactItems: [
        { Put: { Item: Key } },
        { ConditionCheck: { Key } },
        { Delete: { Key: key("B", "b") } },
      ],
    }),
  ).toEqual([Key, key("B", "b")]);
  for (const operation of ["GetItem", "Query", "BatchGetItem"]) expect(call(operation, { Key })).toEqual([]);
});
