import type { PushChannel } from "@marquee/adapters/push/port";
import { limits } from "@marquee/contracts/limits";
import type { ServerMessage } from "@marquee/contracts/socket";
import { userPartition } from "../keys.ts";
import type { Core } from "../ports.ts";
import { connectionKey, readSocket, type Socket, socketKey, socketPrefix } from "./connection.item.ts";

/** Sends to every live connection of one user. Never fails: what a push says is in the table already. */
export type Push = (message: ServerMessage) => Promise<void>;

const socketListMs = 1_000;

/** A user's sockets, asked again at most once a second, so that a streamed answer does not read before every delta. */
export function pushToUser(core: Core, channel: PushChannel, userId: string): Push {
  let sockets: Promise<Socket[]> | undefined;
  let listedAtMs = 0;
  return async (message) => {
    try {
      const nowMs = core.clock.now();
      if (!sockets || nowMs - listedAtMs >= socketListMs) {
        sockets = listSockets(core, userId);
        listedAtMs = nowMs;
      }
      const live = (await sockets).filter((socket) => socket.authenticated && socket.expiresAtMs > nowMs);
      const data = frame(message);
      await Promise.all(live.map((socket) => sendOne(core, channel, userId, socket.connectionId, data)));
    } catch (error) {
      sockets = undefined;
      channel.pushFailed?.(error);
    }
  };
}

/** Every socket row of a user. */
export async function listSockets(core: Core, userId: string): Promise<Socket[]> {
  const { items } = await core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: socketPrefix },
    limit: 100,
  });
  return items.map(readSocket);
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
    // One socket's trouble stays its own; the client refetches when it reconnects.
    channel.pushFailed?.(error);
  }
}

/** Removes both rows of a connection. */
export async function forgetConnection(core: Core, userId: string, connectionId: string): Promise<void> {
  await core.table.transact([
    { label: "connection", write: { op: "delete", key: connectionKey(connectionId) } },
    { label: "socket", write: { op: "delete", key: socketKey(userId, connectionId) } },
  ]);
}

/** A frame within API Gateway's 32 KB; what is larger shrinks to a hint that makes the client fetch. */
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
