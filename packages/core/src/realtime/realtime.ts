import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { attribute, exists } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { fingerprint } from "../keys.ts";
import type { Core } from "../ports.ts";
import type { Principal } from "../sessions/principal.ts";
import { sessionCheck } from "../sessions/session.item.ts";
import {
  connectionItems,
  connectionKey,
  readConnection,
  readTicket,
  type Socket,
  socketKey,
  ticketItem,
  ticketKey,
} from "./connection.item.ts";
import { forgetConnection, listSockets } from "./push-to-user.ts";

/** A ticket that opens one connection within 60 seconds; only its fingerprint is stored. */
export async function createTicket(core: Core, principal: Principal): Promise<string> {
  const token = core.ids.token();
  await core.table.write({ op: "put", item: ticketItem(fingerprint(token), principal, core.clock.now()) });
  return token;
}

/**
 * Opens a connection for a ticket, using it up. Beyond five sockets the user's oldest makes room.
 * @throws AppError unauthenticated for a ticket that is missing, used, late or of an ended session
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
      sessionCheck(ticket, nowMs),
      { label: "connection", write: { op: "put", item: connection } },
      { label: "socket", write: { op: "put", item: socket } },
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("unauthenticated");
    throw error;
  }
  const sockets = await listSockets(core, ticket.userId);
  const oldestFirst = sockets.sort((left, right) => (left.connectedAt < right.connectedAt ? -1 : 1));
  await Promise.all(
    oldestFirst
      .slice(0, Math.max(0, sockets.length - limits.socketsPerUser))
      .map((old) => closeConnection(core, channel, ticket.userId, old.connectionId)),
  );
}

/** Whose connection this is. @throws AppError unauthenticated when we do not know it */
export async function connectionPrincipal(core: Core, connectionId: string): Promise<Principal> {
  const row = await core.table.get(connectionKey(connectionId));
  const connection = row && readConnection(row);
  if (!connection || connection.expiresAtMs <= core.clock.now()) throw new AppError("unauthenticated");
  return { userId: connection.userId, sessionHash: connection.sessionHash };
}

/** From here on pushes reach this connection. */
export async function markAuthenticated(
  core: Core,
  principal: Principal,
  connectionId: string,
): Promise<void> {
  try {
    await core.table.write({
      op: "update",
      key: socketKey(principal.userId, connectionId),
      set: { authenticated: true },
      when: exists,
    });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("unauthenticated");
    throw error;
  }
}

/** Holds a transaction to a connection that has authenticated. */
export function authenticatedCheck(principal: Principal, connectionId: string): LabelledWrite {
  return {
    label: "socket",
    write: {
      op: "check",
      key: socketKey(principal.userId, connectionId),
      when: attribute("authenticated").is(true),
    },
  };
}

/** Forgets a connection that the gateway closed. */
export async function dropConnection(core: Core, connectionId: string): Promise<void> {
  const row = await core.table.get(connectionKey(connectionId));
  if (row) await forgetConnection(core, readConnection(row).userId, connectionId);
}

/** Closes the sockets of one session, as sign-out does. */
export async function closeSessionSockets(
  core: Core,
  channel: PushChannel,
  principal: Principal,
): Promise<void> {
  const { userId, sessionHash } = principal;
  await closeSockets(core, channel, userId, (socket) => socket.sessionHash === sessionHash);
}

/** Closes every socket of a user, or those of every other session. */
export async function closeUserSockets(
  core: Core,
  channel: PushChannel,
  userId: string,
  exceptSessionHash?: string,
): Promise<void> {
  await closeSockets(core, channel, userId, (socket) => socket.sessionHash !== exceptSessionHash);
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
  // The rows are gone, so nothing reaches the socket any more even if the gateway does not answer.
  await channel.close(connectionId).catch(() => undefined);
}
