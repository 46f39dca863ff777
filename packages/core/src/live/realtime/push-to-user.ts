import type { PushChannel } from "@marquee/adapters/push/port";
import { scopeReaches } from "@marquee/contracts/account/grant-scopes";
import { limits } from "@marquee/contracts/limits";
import { reachOfMessage, topicOfMessage } from "@marquee/contracts/live/live-topics";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import type { Core } from "../../core.ts";
import { type Access, accessKeys, accessOf } from "../../ground/identity/access.ts";
import { type Acting, inPerson, payerOf } from "../../ground/identity/principal.ts";
import { isAlive, readSession, type Session, sessionKey } from "../../ground/identity/session.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows } from "../../rows/paging.ts";
import { countChange } from "./changes.ts";
import { connectionKey, readSocket, type Socket, socketKey, socketPrefix } from "./connection.item.ts";

/** Sends to every live connection of one account. Never fails: what a push says is already in the table. */
export type Push = (message: ServerMessage) => Promise<void>;

const socketListMs = 1_000;

/**
 * A user's sockets and the sessions that opened them: one query and one batched read. A streamed answer re-reads them
 * at most once a second, not for every delta. Nothing is sent to a socket whose session is over.
 */
export function pushToUser(core: Core, channel: PushChannel, userId: string): Push {
  let sockets: Promise<SocketWithSession[]> | undefined;
  let listedAtMs = 0;
  return async (message) => {
    try {
      const nowMs = core.clock.now();
      const messageWithCount = await withCount(core, channel, inPerson(userId), message);
      // Only deltas may miss a new socket: it has fetched what they contain, but not what ends the answer.
      if (!sockets || message.type !== "ai_delta" || nowMs - listedAtMs >= socketListMs) {
        sockets = listWithSessions(core, userId);
        listedAtMs = nowMs;
      }
      const live = (await sockets).filter((one) => isLive(one, userId, message, nowMs));
      const data = frame(messageWithCount);
      await Promise.all(live.map(({ socket }) => sendOne(core, channel, userId, socket.connectionId, data)));
    } catch (error) {
      sockets = undefined;
      channel.pushFailed?.(error);
    }
  };
}

/**
 * Sends to the live connections of some of an account's people, and to nobody else's of the account. Never fails.
 * @param message about a topic that is theirs alone
 */
export async function pushToPeople(
  core: Core,
  channel: PushChannel,
  accountId: string,
  personIds: readonly string[],
  message: ServerMessage,
): Promise<void> {
  try {
    const frames = new Map(
      await Promise.all(
        personIds.map(async (actorId) => {
          const counted = await withCount(core, channel, { actorId, accountId }, message);
          return [actorId, frame(counted)] as const;
        }),
      ),
    );
    const sockets = await listWithSessions(core, accountId);
    const nowMs = core.clock.now();
    await Promise.all(
      sockets.map(async (one) => {
        const data = frames.get(one.socket.actorId);
        if (data === undefined || !isLive(one, accountId, message, nowMs)) return;
        await sendOne(core, channel, accountId, one.socket.connectionId, data);
      }),
    );
  } catch (error) {
    channel.pushFailed?.(error);
  }
}

/** Whether a socket may still receive a message: its session lives, and a grant reaches what the message is about. */
function isLive(
  { socket, session, access }: SocketWithSession,
  accountId: string,
  message: ServerMessage,
  nowMs: number,
): boolean {
  // A balance is of whoever pays, and nobody else's to see.
  if (message.type === "credits_updated" && payerOf({ ...socket, accountId }) !== message.data.payerId)
    return false;
  const isOpen = socket.authenticated && socket.expiresAtMs > nowMs;
  const { through } = access;
  // Who only looks at an account reads it when they ask.
  if (through?.viewing) return false;
  const reaches = through === undefined || scopeReaches(through.scope, reachOfMessage[message.type]);
  return isOpen && reaches && session !== undefined && isAlive(session, nowMs);
}

/**
 * Counts the change that the message announces, so that disconnected clients find out, and adds the count, so that
 * connected clients notice if an earlier push was lost.
 */
async function withCount(
  core: Core,
  channel: PushChannel,
  whose: Acting,
  message: ServerMessage,
): Promise<ServerMessage> {
  const topic = topicOfMessage[message.type];
  if (topic === null) return message;
  try {
    // Every message with a topic carries its count; the compiler can't follow that through the record.
    return { ...message, n: await countChange(core, whose, topic) } as ServerMessage;
  } catch (error) {
    // The push matters more than its count.
    channel.pushFailed?.(error);
    return message;
  }
}

interface SocketWithSession {
  socket: Socket;
  /** Undefined if it was signed out. */
  session: Session | undefined;
  /** What whoever opened it may do in the account. */
  access: Access;
}

/** Sessions beyond this number are not read; their sockets get no pushes. */
const sessionsMax = 100;

/** The sockets of an account whose holders may still act for it, each with the session that opened it. */
async function listWithSessions(core: Core, accountId: string): Promise<SocketWithSession[]> {
  const sockets = await listSockets(core, accountId);
  const opened = new Map(sockets.map(({ actorId, sessionHash }) => [sessionHash, actorId]));
  const sessionsOf = [...opened].slice(0, sessionsMax);
  const actings = [...new Map(sockets.map((socket) => [waysOf(socket), actingOf(socket, accountId)]))];
  const keys = actings.flatMap(([, acting]) => accessKeys(acting));
  const rows = await core.table.getMany([
    ...sessionsOf.map(([hash, actorId]) => sessionKey(actorId, hash)),
    ...keys,
  ]);
  const sessions = new Map(
    rows
      .slice(0, sessionsOf.length)
      .flatMap((row) => (row ? [readSession(row)] : []))
      .map((one) => [one.hash, one]),
  );
  let at = sessionsOf.length;
  const nowMs = core.clock.now();
  const accesses = new Map(
    actings.map(([way, acting]) => {
      const deciding = rows.slice(at, (at += accessKeys(acting).length));
      return [way, accessOf(acting, deciding, nowMs)];
    }),
  );
  return sockets.flatMap((socket) => {
    const access = accesses.get(waysOf(socket));
    return access ? [{ socket, session: sessions.get(socket.sessionHash), access }] : [];
  });
}

/** Somebody and the way in which they act for the account; sockets with the same share what they may hear. */
const waysOf = ({ actorId, through = "", payer = "client" }: Socket) => `${actorId} ${through} ${payer}`;

const actingOf = ({ actorId, through, payer }: Socket, accountId: string): Acting => ({
  actorId,
  accountId,
  through,
  payer,
});

/** Every socket row of a user. */
export async function listSockets(core: Core, userId: string): Promise<Socket[]> {
  const rows = await allRows(core, { pk: userPartition(userId), sk: { beginsWith: socketPrefix } });
  return rows.map(readSocket);
}

async function sendOne(
  core: Core,
  channel: PushChannel,
  userId: string,
  connectionId: string,
  data: string,
): Promise<void> {
  try {
    if ((await channel.send(connectionId, data)) === "gone")
      await forgetConnection(core, userId, connectionId);
  } catch (error) {
    // A failing socket does not affect the others; its client refetches when it reconnects.
    channel.pushFailed?.(error);
  }
}

/**
 * Removes both rows of a connection. The socket's row goes first: from then on nothing is pushed. No transaction, since
 * several callers may remove one connection at once and must not conflict.
 */
export async function forgetConnection(core: Core, userId: string, connectionId: string): Promise<void> {
  await core.table.write({ op: "delete", key: socketKey(userId, connectionId) });
  await core.table.write({ op: "delete", key: connectionKey(connectionId) });
}

/** A frame within API Gateway's 32 KB; a larger one is reduced to a hint that makes the client fetch. */
function frame(message: ServerMessage): string {
  const whole = JSON.stringify(message);
  if (Buffer.byteLength(whole) <= limits.pushBytes) return whole;
  switch (message.type) {
    case "campaign_completed":
      return JSON.stringify({ ...message, data: { ...message.data, results: null } });
    case "campaign_progress":
      return JSON.stringify({ ...message, data: { ...message.data, idea: undefined } });
    default:
      return JSON.stringify({ type: "system", message: "refetch" });
  }
}
