import { grantPayers } from "@marquee/contracts/account/grant-scopes";
import { durations } from "@marquee/contracts/durations";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Principal } from "../../ground/identity/principal.ts";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds, isoTime } from "../../time.ts";

const ticketEntity = entity({
  rowType: "ticket",
  shape: {
    accountId: z.string(),
    actorId: z.string(),
    through: z.optional(z.string()),
    payer: z.optional(z.enum(grantPayers)),
    sessionHash: z.string(),
    expiresAtMs: z.number(),
  },
  key: ({ hash }: { hash: string }) => ({ pk: `TICKET#${hash}`, sk: "TICKET" }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs) + 1,
});
export const readTicket = ticketEntity.read;

export const ticketKey = (hash: string): Key => ticketEntity.key({ hash });

export function ticketItem(hash: string, principal: Principal, nowMs: number): Item {
  const expiresAtMs = nowMs + durations.ticketSeconds * 1_000;
  return ticketEntity.item({ hash, ...principal, expiresAtMs });
}

const connectionEntity = entity({
  rowType: "connection",
  shape: {
    accountId: z.string(),
    actorId: z.string(),
    through: z.optional(z.string()),
    payer: z.optional(z.enum(grantPayers)),
    sessionHash: z.string(),
    expiresAtMs: z.number(),
    /** Number of the ten-second window that `frames` counts in. */
    frameWindow: z._default(z.number(), 0),
    frames: z._default(z.number(), 0),
  },
  key: ({ connectionId }: { connectionId: string }) => ({ pk: `CONN#${connectionId}`, sk: "CONN" }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs),
});
export type Connection = ReturnType<typeof connectionEntity.read>;
export const readConnection = connectionEntity.read;

/** Maps a connection to its account. */
export const connectionKey = (connectionId: string): Key => connectionEntity.key({ connectionId });

const socketEntity = entity({
  rowType: "socket",
  shape: {
    connectionId: z.string(),
    /** The user whose session opened it. */
    actorId: z.string(),
    /** The account whose grant they act through; absent for the account's own people. */
    through: z.optional(z.string()),
    /** Who pays what they order through it. */
    payer: z.optional(z.enum(grantPayers)),
    sessionHash: z.string(),
    /** Set by the auth frame; nothing is pushed before. */
    authenticated: z.boolean(),
    expiresAtMs: z.number(),
    connectedAt: z.string(),
  },
  key: ({ accountId, connectionId }: { accountId: string; connectionId: string }) => ({
    pk: userPartition(accountId),
    sk: `${socketPrefix}${connectionId}`,
  }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs),
});
export type Socket = ReturnType<typeof socketEntity.read>;
export const readSocket = socketEntity.read;

export const socketPrefix = "SOCKET#";

/** Maps an account to the connections of everybody who acts for it. */
export const socketKey = (accountId: string, connectionId: string): Key =>
  socketEntity.key({ accountId, connectionId });

/** Both rows of a new connection; they slightly outlive API Gateway's limit of two hours, then TTL removes them. */
export function connectionItems(
  connectionId: string,
  principal: Principal,
  nowMs: number,
): { connection: Item; socket: Item } {
  const expiresAtMs = nowMs + durations.socketRowSeconds * 1_000;
  const row = { connectionId, ...principal, expiresAtMs };
  return {
    connection: connectionEntity.item(row),
    socket: socketEntity.item({ ...row, authenticated: false, connectedAt: isoTime(nowMs) }),
  };
}

export const ticketRows: RowKind<typeof ticketEntity> = {
  entity: ticketEntity,
  owner: { notFound: "It opens one connection, within 60 seconds." },
  export: { notShown: "It says nothing about a person." },
  onDelete: { keep: "It opens one connection, within 60 seconds. It expires on its own." },
};

export const ticketPage: RowPage<typeof ticketEntity> = {
  entity: ticketEntity,
  rows: [
    {
      name: "Ticket",
      sample: { hash: "{sha256}" },
      reached: "Deleted by the connection that it opens",
      expires: "60 s",
    },
  ],
};

export const connectionRows: RowKind<typeof connectionEntity> = {
  entity: connectionEntity,
  owner: "elsewhere",
  export: { notShown: "It duplicates the socket, which is shown." },
  onDelete: "erase",
};

export const connectionPage: RowPage<typeof connectionEntity> = {
  entity: connectionEntity,
  rows: [
    {
      name: "Connection",
      sample: { connectionId: "{connection}" },
      reached: "Get of a frame's account",
      expires: "2 h 5 min",
    },
  ],
};

export const socketRows: RowKind<typeof socketEntity> = {
  entity: socketEntity,
  owner: "partition",
  export: (row) => pick(readSocket(row), "connectedAt"),
  onDelete: "erase",
};

export const socketPage: RowPage<typeof socketEntity> = {
  entity: socketEntity,
  rows: [
    {
      name: "Socket",
      sample: { accountId: "{account}", connectionId: "{connection}" },
      reached: "An account's connections, for pushes",
      expires: "2 h 5 min",
    },
  ],
};
