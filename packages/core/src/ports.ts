import type { Table } from "@marquee/table/table";

/** Milliseconds since the epoch; the only source of time. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 in UTC, as every answer shows times. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** Whole seconds since the epoch, as TTL attributes need them. */
export function epochSeconds(epochMs: number): number {
  return Math.floor(epochMs / 1_000);
}

/** Makes ids and tokens; the only source of randomness in core. */
export interface Ids {
  /** A sortable id with its prefix; ids of one millisecond keep their order. */
  next(kind: IdKind, epochMs: number): string;
  /** 256 random bits as base64url, for session ids, links and tickets. */
  token(): string;
  /** As many decimal digits, each equally likely, for codes that people type. */
  digits(count: number): string;
}

/** The prefix tells what an id names. */
export const idPrefixes = {
  user: "usr",
  generation: "gen",
  reply: "rpl",
  message: "msg",
  payment: "pay",
  template: "tpl",
  adjustment: "adj",
  approval: "apr",
  lease: "lse",
  activity: "act",
  audit: "aud",
  upload: "upl",
  apiKey: "key",
} as const;
export type IdKind = keyof typeof idPrefixes;

/** What every verb needs. */
export interface Core {
  table: Table;
  clock: Clock;
  ids: Ids;
}

/** Waits; the tests pass virtual time. */
export type Sleep = (ms: number) => Promise<void>;
