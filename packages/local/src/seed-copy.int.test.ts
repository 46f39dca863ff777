import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { awsCall } from "./emulators/aws-call.ts";
import { type Emulators, startEmulators } from "./emulators/start-emulators.ts";
import { keepCopy, putCopy } from "./seed-copy.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-seed-copy-"));
const path = join(folder, "seed.json");
let emulators: Emulators;
beforeAll(async () => {
  emulators = await startEmulators();
});
afterAll(async () => {
  await emulators.stop();
  rmSync(folder, { recursive: true, force: true });
});

const newTable = async (tableName: string) => {
  await emulators.createTable(tableName);
  return { endpoint: emulators.dynamodbEndpoint, tableName };
};
const rowsOf = async ({ endpoint, tableName }: Awaited<ReturnType<typeof newTable>>) => {
  const { Items } = await awsCall(endpoint, "dynamodb", "Scan", { TableName: tableName });
  return (Items as { sk: { S: string } }[]).toSorted((one, other) => one.sk.S.localeCompare(other.sk.S));
};

it("a stage that is given a copy has every row and file of the stage that it was taken from", async () => {
  const first = await newTable("first");
  // More than one call writes, of every kind of value that rows have.
  const rows = Array.from({ length: 60 }, (_, n) => ({
    pk: { S: "user" },
    sk: { S: `row-${100 + n}` },
    count: { N: String(n) },
    facts: { L: [{ BOOL: true }, { NULL: true }, { M: { city: { S: "Cologne" } } }] },
  }));
  for (const Item of rows)
    await awsCall(first.endpoint, "dynamodb", "PutItem", { TableName: first.tableName, Item });
  const files = [{ key: "mockups/one.svg", body: "<svg/>", contentType: "image/svg+xml" }];
  const put: unknown[] = [];
  const bucket = {
    put: async (...file: [string, string, string]) => void put.push(file),
  };

  const second = await newTable("second");
  expect(await putCopy(path, second, bucket)).toBe(false);
  await keepCopy(path, first, files);
  expect(await putCopy(path, second, bucket)).toBe(true);
  expect(await rowsOf(second)).toEqual(rows);
  expect(put).toEqual([["mockups/one.svg", "<svg/>", "image/svg+xml"]]);
});
