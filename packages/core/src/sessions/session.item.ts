import { durations } from "@marquee/contracts/limits";
import { all, attribute } from "@marquee/table/condition";
import type { Item, Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds, isoTime } from "../ports.ts";

const sessionCodec = codec({
  userId: z.string(),
  hash: z.string(),
  idleUntilMs: z.number(),
  expiresAtMs: z.number(),
  createdAt: z.string(),
});
export type Session = ReturnType<typeof sessionCodec.read>;

export const readSession = sessionCodec.read;

export function sessionKey(userId: string, hash: string): Key {
  return { pk: userPartition(userId), sk: `SESSION#${hash}` };
}

/** A new session's row: idle after 30 minutes, over after 12 hours, whatever happens (design.md). */
export function sessionItem(userId: string, hash: string, nowMs: number): Item {
  const expiresAtMs = nowMs + durations.sessionAbsoluteSeconds * 1_000;
  return {
    ...sessionKey(userId, hash),
    rowType: "session",
    v: rowVersion,
    userId,
    hash,
    idleUntilMs: nowMs + durations.sessionIdleSeconds * 1_000,
    expiresAtMs,
    createdAt: isoTime(nowMs),
    ttl: epochSeconds(expiresAtMs),
  };
}

export function isAlive(session: Session, nowMs: number): boolean {
  return session.idleUntilMs > nowMs && session.expiresAtMs > nowMs;
}

/** Holds a transaction to a living session, so that a hot write needs no read before it. */
export function sessionCheck(
  principal: { userId: string; sessionHash: string },
  nowMs: number,
): LabelledWrite {
  return {
    label: "session",
    write: {
      op: "check",
      key: sessionKey(principal.userId, principal.sessionHash),
      when: all(attribute("idleUntilMs").above(nowMs), attribute("expiresAtMs").above(nowMs)),
    },
  };
}
