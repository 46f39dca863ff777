import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { FileWriter } from "@marquee/adapters/files/port";
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

/** Fills a new table and bucket from a copy. Returns false when there is none yet. @throws Error if a row is refused */
export async function putCopy(path: string, table: SeededTable, files: FileWriter): Promise<boolean> {
  if (!existsSync(path)) return false;
  const copy: SeedCopy = JSON.parse(readFileSync(path, "utf8"));
  for (let first = 0; first < copy.rows.length; first += rowsPerCall) {
    const rows = copy.rows.slice(first, first + rowsPerCall);
    const { UnprocessedItems = {} } = await awsCall(table.endpoint, "dynamodb", "BatchWriteItem", {
      RequestItems: { [table.tableName]: rows.map((Item) => ({ PutRequest: { Item } })) },
    });
    if (Object.keys(UnprocessedItems as object).length > 0) throw new Error("Not every row was written.");
  }
  for (const { key, body, contentType } of copy.files) await files.put(key, body, contentType);
  return true;
}

/** Keeps a copy of a table that was just seeded, with the files that belong to it, for the stages that start later. */
export async function keepCopy(
  path: string,
  table: SeededTable,
  files: readonly SeededFile[],
): Promise<void> {
  const rows: unknown[] = [];
  let next: unknown;
  do {
    const page = await awsCall(table.endpoint, "dynamodb", "Scan", {
      TableName: table.tableName,
      ConsistentRead: true,
      ...(next === undefined ? {} : { ExclusiveStartKey: next }),
    });
    rows.push(...(page.Items as unknown[]));
    next = page.LastEvaluatedKey;
  } while (next !== undefined);
  // Two stages may start at once, and a third must never read half a file.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, JSON.stringify({ rows, files } satisfies SeedCopy));
  renameSync(unfinished, path);
}
