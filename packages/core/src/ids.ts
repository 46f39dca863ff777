import { randomBytes, randomFillSync, randomInt } from "node:crypto";
import { monotonicFactory } from "ulid";

/** Makes ids and tokens; the only source of randomness in core. */
export interface Ids {
  /** A sortable id with its prefix; ids made in the same millisecond keep their order. */
  next(kind: IdKind, epochMs: number): string;
  /** 256 random bits as base64url, for session ids, links and tickets. */
  token(): string;
  /** The given number of decimal digits, each equally likely, for codes that people type. */
  digits(count: number): string;
}

/** The prefix says what kind of thing an id names. */
export const idPrefixes = {
  user: "usr",
  generation: "gen",
  /** For a copy of an idea; a saved idea has the id of its generation. */
  idea: "ida",
  reply: "rpl",
  /** For a kind of job without a prefix of its own. */
  job: "job",
  message: "msg",
  conversation: "cnv",
  payment: "pay",
  template: "tpl",
  adjustment: "adj",
  approval: "apr",
  lease: "lse",
  activity: "act",
  audit: "aud",
  upload: "upl",
  apiKey: "key",
  inquiry: "inq",
  event: "evt",
  package: "pkg",
  addOn: "add",
  history: "hst",
  deal: "deal",
  dealFile: "fil",
  share: "shr",
  comment: "cmt",
  notification: "ntf",
  invitation: "inv",
  supportRequest: "sup",
  sentMail: "eml",
} as const;
export type IdKind = keyof typeof idPrefixes;

/** Ids for a running process: ULIDs that never go backwards within it. */
export function randomIds(): Ids {
  const ulid = monotonicFactory(pooledRandom());
  return {
    next: (kind, epochMs) => `${idPrefixes[kind]}_${ulid(epochMs)}`,
    token: () => randomBytes(32).toString("base64url"),
    digits: (count) => String(randomInt(10 ** count)).padStart(count, "0"),
  };
}

/** Numbers from 0 to 1 from a pool of random bytes: a system call for each ULID letter costs 30 µs per id. */
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

/** When a sortable id was made, in epoch milliseconds. In an id of several parts the last one contains the time. */
export function idTime(id: string): number {
  const start = id.lastIndexOf("_") + 1;
  const time = id.slice(start, start + 10);
  let epochMs = 0;
  for (const letter of time) epochMs = epochMs * 32 + alphabet.indexOf(letter);
  return epochMs;
}

/** An id's time part, by which ids of a kind sort: that of every id made in this millisecond. */
export function idTimePart(epochMs: number): string {
  let [letters, rest] = ["", Math.floor(epochMs)];
  for (let at = 0; at < 10; at++) {
    letters = `${alphabet[rest % 32]}${letters}`;
    rest = Math.floor(rest / 32);
  }
  return letters;
}

export function isIdOf(kind: IdKind, id: string): boolean {
  return id.startsWith(`${idPrefixes[kind]}_`);
}
