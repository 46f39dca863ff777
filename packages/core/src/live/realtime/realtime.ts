import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { createRealtimeTicket } from "@marquee/contracts/live/realtime";
import { attribute, exists } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { needOf } from "../../ground/identity/access.ts";
import type { Acting, Principal } from "../../ground/identity/principal.ts";
import { companyCheck, sessionChecks } from "../../ground/identity/session-check.ts";
import { spendLimit } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { fingerprint } from "../../rows/keys.ts";
import {
  connectionItems,
  connectionKey,
  readTicket,
  type Socket,
  socketKey,
  ticketItem,
  ticketKey,
} from "./connection.item.ts";
import { forgetConnection, listSockets } from "./push-to-user.ts";

/**
 * Creates a ticket that opens one connection within 60 seconds; only its fingerprint is stored.
 * @throws AppError too_many_requests per user and per network
 */
export async function createTicket(core: Core, principal: Principal, caller: Caller): Promise<string> {
  await spendLimit(core, {
    scope: "ticket-user",
    key: principal.actorId,
    max: limits.ticketsPerUserPerMinute,
    windowSeconds: 60,
  });
  await spendPerNetwork(core, caller, {
    scope: "ticket-ip",
    max: limits.ticketsPerNetworkPerMinute,
    windowSeconds: 60,
  });
  const token = core.ids.token();
  await core.table.write({ op: "put", item: ticketItem(fingerprint(token), principal, core.clock.now()) });
  return token;
}

/**
 * Opens a connection with a ticket, consuming it. Beyond five sockets of one person, their oldest are closed: every caller sorts
 * them the same way, so the five latest stay, however many open at once.
 * @throws AppError unauthenticated for a ticket that is missing, used, late or of an ended session, too_many_requests
 *   if later connections displaced it before it was open
 */
export async function openConnection(
  core: Core,
  channel: PushChannel,
  connectionId: string,
  token: string | undefined,
): Promise<void> {
  const nowMs = core.clock.now();
  const hash = fingerprint(token ?? "");
  const row = token ? await core.table.get(ticketKey(hash)) : undefined;
  if (!row) throw new AppError("unauthenticated");
  const ticket = readTicket(row);
  const { connection, socket } = connectionItems(connectionId, ticket, nowMs);
  try {
    await core.table.transact([
      {
        label: "ticket",
        write: { op: "delete", key: ticketKey(hash), when: attribute("expiresAtMs").above(nowMs) },
      },
      ...sessionChecks(ticket, needOf(createRealtimeTicket), nowMs),
      ...companyCheck(ticket),
      { label: "connection", write: { op: "put", item: connection } },
      { label: "socket", write: { op: "put", item: socket } },
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("unauthenticated");
    throw error;
  }
  const latestFirst = (await listSockets(core, ticket.accountId))
    .filter(({ actorId }) => actorId === ticket.actorId)
    .sort((left, right) =>
      left.connectedAt === right.connectedAt
        ? right.connectionId.localeCompare(left.connectionId)
        : right.connectedAt.localeCompare(left.connectedAt),
    );
  const tooMany = latestFirst.slice(limits.socketsPerUser);
  const own = tooMany.filter((socket) => socket.connectionId === connectionId);
  // Sockets that stay close all others; one that doesn't only closes itself, or many would all close the rest.
  await Promise.all(
    (own.length > 0 ? own : tooMany).map((socket) =>
      closeConnection(core, channel, ticket.accountId, socket.connectionId),
    ),
  );
  // Nothing can close a connection before its handshake has ended, so a displaced one refuses the handshake.
  if (!(await core.table.get(connectionKey(connectionId)))) throw new AppError("too_many_requests");
}

/** From now on pushes reach this connection. */
export async function markAuthenticated(
  core: Core,
  principal: Principal,
  connectionId: string,
): Promise<void> {
  try {
    await core.table.write({
      op: "update",
      key: socketKey(principal.accountId, connectionId),
      set: { authenticated: true },
      when: exists,
    });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("unauthenticated");
    throw error;
  }
}

/** Makes a transaction require an authenticated connection. */
export function authenticatedCheck(principal: Principal, connectionId: string): LabelledWrite {
  return {
    label: "socket",
    write: {
      op: "check",
      key: socketKey(principal.accountId, connectionId),
      when: attribute("authenticated").is(true),
    },
  };
}

/** Closes the sockets of one session, as sign-out does. */
export async function closeSessionSockets(
  core: Core,
  channel: PushChannel,
  principal: Principal,
): Promise<void> {
  const { accountId, sessionHash } = principal;
  await closeSockets(core, channel, accountId, (socket) => socket.sessionHash === sessionHash);
}

/** Closes every socket that a user opened for their own account, optionally except those of one session. */
export async function closeUserSockets(
  core: Core,
  channel: PushChannel,
  userId: string,
  exceptSessionHash?: string,
): Promise<void> {
  await closeSockets(
    core,
    channel,
    userId,
    ({ actorId, sessionHash }) => actorId === userId && sessionHash !== exceptSessionHash,
  );
}

/** Closes every socket of an account, whoever opened it. */
export async function closeAccountSockets(
  core: Core,
  channel: PushChannel,
  accountId: string,
): Promise<void> {
  await closeSockets(core, channel, accountId, () => true);
}

/** Closes every socket that a person opened for an account, as one of its people or through another's grant. */
export async function closeSocketsOf(
  core: Core,
  channel: PushChannel,
  { actorId, accountId, through }: Acting,
): Promise<void> {
  await closeSockets(
    core,
    channel,
    accountId,
    (socket) => socket.actorId === actorId && socket.through === through,
  );
}

/** Closes every socket that was opened for an account through a grant of its to this one. */
export async function closeSocketsThrough(
  core: Core,
  channel: PushChannel,
  { accountId, granteeId }: { accountId: string; granteeId: string },
): Promise<void> {
  await closeSockets(core, channel, accountId, ({ through }) => through === granteeId);
}

async function closeSockets(
  core: Core,
  channel: PushChannel,
  userId: string,
  which: (socket: Socket) => boolean,
): Promise<void> {
  const sockets = (await listSockets(core, userId)).filter(which);
  await Promise.all(sockets.map(({ connectionId }) => closeConnection(core, channel, userId, connectionId)));
}

async function closeConnection(
  core: Core,
  channel: PushChannel,
  userId: string,
  connectionId: string,
): Promise<void> {
  await forgetConnection(core, userId, connectionId);
  // The rows are gone, so nothing reaches the socket even if the gateway does not answer.
  await channel.close(connectionId).catch(() => undefined);
}
