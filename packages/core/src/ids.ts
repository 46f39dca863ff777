import { randomBytes } from "node:crypto";
import { monotonicFactory } from "ulid";
import { type IdKind, type Ids, idPrefixes } from "./ports.ts";

/** Ids of a running process: ULIDs that never go backwards within it. */
export function randomIds(): Ids {
  const ulid = monotonicFactory();
  return {
    next: (kind, epochMs) => `${idPrefixes[kind]}_${ulid(epochMs)}`,
    token: () => randomBytes(32).toString("base64url"),
  };
}

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The time that a sortable id was made at, in epoch milliseconds. */
export function idTime(id: string): number {
  const time = id.slice(id.indexOf("_") + 1, id.indexOf("_") + 11);
  let epochMs = 0;
  for (const letter of time) epochMs = epochMs * 32 + alphabet.indexOf(letter);
  return epochMs;
}

export function isIdOf(kind: IdKind, id: string): boolean {
  return id.startsWith(`${idPrefixes[kind]}_`);
}
