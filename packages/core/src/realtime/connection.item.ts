import { durations } from "@marquee/contracts/limits";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds, isoTime } from "../ports.ts";
import type { Principal } from "../sessions/principal.ts";

const ticketCodec = codec({ userId: z.string(), sessionHash: z.string(), expiresAtMs: z.number() });
export const readTicket = ticketCodec.read;

export function ticketKey(hash: string): Key {
  return { pk: `TICKET#${hash}`, sk: "TICKET" };
}

export function ticketItem(hash: string, principal: Principal, nowMs: number): Item {
  const expiresAtMs = nowMs + durations.ticketSeconds * 1_000;
  return {
    ...ticketKey(hash),
    rowType: "ticket",
    v: rowVersion,
    userId: principal.userId,
    sessionHash: principal.sessionHash,
    expiresAtMs,
    ttl: epochSeconds(expiresAtMs) + 1,
  };
}

const connectionCodec = codec({
  userId: z.string(),
  sessionHash: z.string(),
  expiresAtMs: z.number(),
  /** Number of the ten-second window that `frames` counts in. */
  frameWindow: z._default(z.number(), 0),
  frames: z._default(z.number(), 0),
});
export type Connection = ReturnType<typeof connectionCodec.read>;
export const readConnection = connectionCodec.read;

/** Leads from a connection to its user. */
export function connectionKey(connectionId: string): Key {
  return { pk: `CONN#${connectionId}`, sk: "CONN" };
}

const socketCodec = codec({
  connectionId: z.string(),
  sessionHash: z.string(),
  /** Set by the auth frame; before it nothing is pushed. */
  authenticated: z.boolean(),
  expiresAtMs: z.number(),
  connectedAt: z.string(),
});
export type Socket = ReturnType<typeof socketCodec.read>;
export const readSocket = socketCodec.read;

export const socketPrefix = "SOCKET#";

/** Leads from a user to their connections. */
export function socketKey(userId: string, connectionId: string): Key {
  return { pk: userPartition(userId), sk: `${socketPrefix}${connectionId}` };
}

/** Both rows of a new connection; they outlive API Gateway's two hours by a little, then TTL takes them. */
export function connectionItems(
  connectionId: string,
  principal: Principal,
  nowMs: number,
): { connection: Item; socket: Item } {
  const expiresAtMs = nowMs + durations.socketRowSeconds * 1_000;
  const life = {
    v: rowVersion,
    sessionHash: principal.sessionHash,
    expiresAtMs,
    ttl: epochSeconds(expiresAtMs),
  };
  return {
    connection: { ...connectionKey(connectionId), rowType: "connection", userId: principal.userId, ...life },
    socket: {
      ...socketKey(principal.userId, connectionId),
      rowType: "socket",
      connectionId,
      authenticated: false,
      connectedAt: isoTime(nowMs),
      ...life,
    },
  };
}
