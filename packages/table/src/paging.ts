import { AppError } from "@marquee/contracts/errors";
import type { Item, Key, Query } from "./table.ts";
import { type TableIndexName, tableDefinition } from "./table-definition.ts";

/** The partition and sort attributes that a query runs on. */
export function queryKeys(index: TableIndexName | undefined): { pk: string; sk: string } {
  const found = tableDefinition.globalIndexes.find(({ name }) => name === index);
  return found
    ? { pk: found.partitionKey, sk: found.sortKey }
    : { pk: tableDefinition.partitionKey, sk: tableDefinition.sortKey };
}

/**
 * A cursor only says where in the queried partition a page ended. The partition itself always comes from the query,
 * so a forged cursor can only move within what the caller may read.
 */
export function encodeCursor(query: Query, last: Item): string {
  const { sk } = queryKeys(query.index);
  const own = query.index === undefined ? [] : [[last.pk, last.sk]];
  return Buffer.from(JSON.stringify([last[sk], ...own])).toString("base64url");
}

/** The start key for a cursor. @throws AppError validation_failed when it does not belong to this query */
export function decodeCursor(query: Query): Record<string, string> | undefined {
  if (query.cursor === undefined) return undefined;
  const keys = queryKeys(query.index);
  const parts = parse(query.cursor);
  const sort = parts?.[0];
  const prefix = query.sk && "beginsWith" in query.sk ? query.sk.beginsWith : "";
  if (parts === undefined || typeof sort !== "string" || !sort.startsWith(prefix)) throw invalidCursor();
  if (query.index === undefined) return { pk: query.pk, sk: sort };
  const own = parts[1];
  if (!Array.isArray(own) || typeof own[0] !== "string" || typeof own[1] !== "string") throw invalidCursor();
  return { pk: own[0], sk: own[1], [keys.pk]: query.pk, [keys.sk]: sort };
}

function parse(cursor: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function invalidCursor(): AppError {
  return new AppError("validation_failed", { fields: { cursor: ["Invalid cursor"] } });
}

export function sameKey(left: Key, right: Key): boolean {
  return left.pk === right.pk && left.sk === right.sk;
}
