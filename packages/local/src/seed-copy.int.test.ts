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

/** As rows are in the table's own JSON. */
const stored = Array.from({ length: 60 }, (_, n) => ({
  pk: { S: "user" },
  sk: { S: `row-${100 + n}` },
  count: { N: String(n) },
  facts: { L: [{ BOOL: true }, { NULL: true }, { M: { city: { S: "Cologne" } } }] },
}));
/** The same rows as the product has them; more than one call writes them. */
const rows = stored.map(({ sk }, count) => ({
  pk: "user",
  sk: sk.S,
  count,
  facts: [true, null, { city: "Cologne", street: undefined }],
}));
const files = [{ key: "mockups/one.svg", body: "<svg/>", contentType: "image/svg+xml" }];

it("a stage that is given a copy has every row and file of it, also if it is put again after an interruption", async () => {
  await keepCopy(path, rows, files);
  const stage = await newTable("first");
  const put: unknown[] = [];
  const bucket = { put: async (...file: [string, string, string]) => void put.push(file) };
  const broken = { put: () => Promise.reject(new Error("The start was interrupted")) };
  await expect(putCopy(path, stage, broken)).rejects.toThrow("interrupted");
  await putCopy(path, stage, bucket);
  expect(await rowsOf(stage)).toEqual(stored);
  expect(put).toEqual([["mockups/one.svg", "<svg/>", "image/svg+xml"]]);
});
