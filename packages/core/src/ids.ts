import { randomBytes, randomFillSync, randomInt } from "node:crypto";
import { monotonicFactory } from "ulid";
import { type IdKind, type Ids, idPrefixes } from "./ports.ts";

/** Ids of a running process: ULIDs that never go backwards within it. */
export function randomIds(): Ids {
  const ulid = monotonicFactory(pooledRandom());
  return {
    next: (kind, epochMs) => `${idPrefixes[kind]}_${ulid(epochMs)}`,
    token: () => randomBytes(32).toString("base64url"),
    digits: (count) => String(randomInt(10 ** count)).padStart(count, "0"),
  };
}

/** Numbers from 0 to 1 out of a pool of random bytes: asking the system for each of a ULID's letters costs 30 µs an id. */
function pooledRandom(): () => number {
  const pool = new Uint32Array(256);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    return (pool[used++] ?? 0) / 2 ** 32;
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
