import { durations } from "@marquee/contracts/limits";
import { all, attribute } from "@marquee/table/condition";
import type { Item, Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { apiKeyKey, notExpired } from "../api-keys/api-key.item.ts";
import type { Caller } from "../caller.ts";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds, isoTime } from "../ports.ts";
import type { Identity } from "./principal.ts";

const sessionCodec = codec({
  userId: z.string(),
  hash: z.string(),
  idleUntilMs: z.number(),
  expiresAtMs: z.number(),
  lastSeenAtMs: z._default(z.number(), 0),
  /** When its holder last proved who they are: by signing in or stepping up. */
  provenAtMs: z._default(z.number(), 0),
  device: z._default(z.string(), "Unknown device"),
  ip: z._default(z.string(), ""),
  createdAt: z.string(),
});
export type Session = ReturnType<typeof sessionCodec.read>;

export const readSession = sessionCodec.read;

export const sessionPrefix = "SESSION#";

export function sessionKey(userId: string, hash: string): Key {
  return { pk: userPartition(userId), sk: `${sessionPrefix}${hash}` };
}

/** When a session that is used now idles out; one whose owner turned the time-out off only ends at its end. */
export function idleEndMs(session: { expiresAtMs: number }, nowMs: number, timesOut: boolean): number {
  return timesOut
    ? Math.min(nowMs + durations.sessionIdleSeconds * 1_000, session.expiresAtMs)
    : session.expiresAtMs;
}

/** A new session's row: idle after 30 minutes, over after 12 hours, whatever happens. */
export function sessionItem(
  userId: string,
  hash: string,
  caller: Caller,
  timesOut: boolean,
  nowMs: number,
): Item {
  const expiresAtMs = nowMs + durations.sessionAbsoluteSeconds * 1_000;
  return {
    ...sessionKey(userId, hash),
    rowType: "session",
    v: rowVersion,
    userId,
    hash,
    idleUntilMs: idleEndMs({ expiresAtMs }, nowMs, timesOut),
    expiresAtMs,
    lastSeenAtMs: nowMs,
    provenAtMs: nowMs,
    device: caller.device,
    ip: caller.ip,
    createdAt: isoTime(nowMs),
    ttl: epochSeconds(expiresAtMs),
  };
}

export function isAlive(session: Session, nowMs: number): boolean {
  return session.idleUntilMs > nowMs && session.expiresAtMs > nowMs;
}

/** Whether its holder proved themselves within the last minutes. */
export function isProven(session: Session, nowMs: number): boolean {
  return session.provenAtMs + durations.stepUpSeconds * 1_000 > nowMs;
}

/** Holds a transaction to a living session or key, so that a hot write needs no read before it. */
export function sessionCheck(identity: Identity, nowMs: number): LabelledWrite {
  if ("keyHash" in identity) {
    return {
      label: "session",
      write: {
        op: "check",
        key: apiKeyKey(identity.userId, identity.keyHash),
        when: notExpired(nowMs),
      },
    };
  }
  return {
    label: "session",
    write: {
      op: "check",
      key: sessionKey(identity.userId, identity.sessionHash),
      when: all(attribute("idleUntilMs").above(nowMs), attribute("expiresAtMs").above(nowMs)),
    },
  };
}
