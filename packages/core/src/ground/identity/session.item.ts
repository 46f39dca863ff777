import { durations } from "@marquee/contracts/durations";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Caller } from "../../caller.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds, isoTime } from "../../time.ts";

const sessionEntity = entity({
  rowType: "session",
  shape: {
    userId: z.string(),
    hash: z.string(),
    /** The account that its holder acts for; absent for their own. */
    accountId: z.optional(z.string()),
    /** The account whose grant they do so through; absent for their own account and those that they belong to. */
    through: z.optional(z.string()),
    idleUntilMs: z.number(),
    expiresAtMs: z.number(),
    lastSeenAtMs: z._default(z.number(), 0),
    /** When its holder last confirmed who they are: by signing in or by step-up. */
    provenAtMs: z._default(z.number(), 0),
    device: z._default(z.string(), "Unknown device"),
    ip: z._default(z.string(), ""),
    createdAt: z.string(),
  },
  key: ({ userId, hash }: { userId: string; hash: string }) => ({
    pk: userPartition(userId),
    sk: `${sessionPrefix}${hash}`,
  }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs),
});
export type Session = ReturnType<typeof sessionEntity.read>;

export const readSession = sessionEntity.read;

export const sessionPrefix = "SESSION#";

export const sessionKey = (userId: string, hash: string): Key => sessionEntity.key({ userId, hash });

/** When a session that is used now becomes idle; with the idle time-out turned off, only at its absolute end. */
export function idleEndMs(session: { expiresAtMs: number }, nowMs: number, timesOut: boolean): number {
  return timesOut
    ? Math.min(nowMs + durations.sessionIdleSeconds * 1_000, session.expiresAtMs)
    : session.expiresAtMs;
}

/** A new session's row: idle after 30 minutes, expired after 12 hours in any case. */
export function sessionItem(
  userId: string,
  hash: string,
  caller: Caller,
  timesOut: boolean,
  nowMs: number,
): Item {
  const expiresAtMs = nowMs + durations.sessionAbsoluteSeconds * 1_000;
  return sessionEntity.item({
    userId,
    hash,
    idleUntilMs: idleEndMs({ expiresAtMs }, nowMs, timesOut),
    expiresAtMs,
    lastSeenAtMs: nowMs,
    provenAtMs: nowMs,
    device: caller.device,
    ip: caller.ip,
    createdAt: isoTime(nowMs),
  });
}

export function isAlive(session: Session, nowMs: number): boolean {
  return session.idleUntilMs > nowMs && session.expiresAtMs > nowMs;
}

/** Whether its holder signed in or stepped up within the last ten minutes. */
export function isSteppedUp(session: Session, nowMs: number): boolean {
  return session.provenAtMs + durations.stepUpSeconds * 1_000 > nowMs;
}

export const sessionRows: RowKind<typeof sessionEntity> = {
  entity: sessionEntity,
  owner: "partition",
  person: "rows",
  export(row) {
    const { device, ip, createdAt, lastSeenAtMs } = readSession(row);
    return { device, ip, createdAt, lastSeenAt: isoTime(lastSeenAtMs) };
  },
  onDelete: "erase",
};

export const sessionPage: RowPage<typeof sessionEntity> = {
  entity: sessionEntity,
  rows: [
    {
      name: "Session",
      sample: { userId: "{user}", hash: "{sha256}" },
      reached: "Get together with the user on every call; condition check of hot writes",
      expires: "12 h",
    },
  ],
};
