import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { FileWriter } from "@marquee/adapters/files/port";
import type { Item } from "@marquee/table/table";
import { awsCall } from "./emulators/aws-call.ts";

/** What a seeded stage holds, as its emulators take it. */
interface SeedCopy {
  /** The table's rows, in DynamoDB's own JSON. */
  rows: readonly unknown[];
  files: readonly SeededFile[];
}

export interface SeededFile {
  key: string;
  body: string;
  contentType: string;
}

export interface SeededTable {
  endpoint: string;
  tableName: string;
}

/** The most rows that DynamoDB writes in one call. */
const rowsPerCall = 25;

const callsAtOnce = 3;

/** Fills a table and a bucket from a copy; doing it again changes nothing. @throws Error if a row is refused */
export async function putCopy(path: string, table: SeededTable, files: FileWriter): Promise<void> {
  const copy: SeedCopy = JSON.parse(readFileSync(path, "utf8"));
  const { rows } = copy;
  let next = 0;
  const putLots = async (): Promise<void> => {
    while (next < rows.length) {
      const lot = rows.slice(next, (next += rowsPerCall));
      const { UnprocessedItems = {} } = await awsCall(table.endpoint, "dynamodb", "BatchWriteItem", {
        RequestItems: { [table.tableName]: lot.map((Item) => ({ PutRequest: { Item } })) },
      });
      if (Object.keys(UnprocessedItems as object).length > 0) throw new Error("Not every row was written.");
    }
  };
  // While the table writes one lot, the next is on its way.
  await Promise.all(Array.from({ length: callsAtOnce }, putLots));
  for (const { key, body, contentType } of copy.files) await files.put(key, body, contentType);
}

/** Keeps a copy of what a stage is to be seeded with. */
export async function keepCopy(
  path: string,
  rows: readonly Item[],
  files: readonly SeededFile[],
): Promise<void> {
  const { marshall } = await import("@aws-sdk/util-dynamodb");
  const copy: SeedCopy = { rows: rows.map((row) => marshall(row, { removeUndefinedValues: true })), files };
  // Two stages may start at once, and a third must never read half a file.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, JSON.stringify(copy));
  renameSync(unfinished, path);
}
