import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Principal } from "../../ground/identity/principal.ts";
import { readSocket, socketKey } from "../../live/realtime/connection.item.ts";
import { authenticatedCheck } from "../../live/realtime/realtime.ts";
import { readWatch, watchItem, watchKey } from "../../live/realtime/watch.item.ts";
import { readEach } from "../../rows/paging.ts";
import { eventKey, readEvent } from "./event.item.ts";

/** How many connections are told of one change; the others see it with their next fetch. */
const toldMax = 500;

/**
 * Notes which events the page behind a connection shows, so that changes of their spots reach it.
 * @throws AppError unauthenticated for a connection that has not authenticated
 */
export async function watchEvents(
  core: Core,
  principal: Principal,
  connectionId: string,
  eventIds: readonly string[],
): Promise<void> {
  const { accountId } = principal;
  const nowMs = core.clock.now();
  try {
    await core.table.transact([
      authenticatedCheck(principal, connectionId),
      ...[...new Set(eventIds)].map((eventId): LabelledWrite => {
        const item = watchItem({ eventId, connectionId, accountId }, nowMs);
        return { label: "watch", write: { op: "put", item } };
      }),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
}

/**
 * Tells the pages that show an event that its spots have changed; of one that is not public, only its host's. Never
 * fails: the change is stored, and a push is only a hint to fetch it.
 */
export async function tellWatchers(core: Core, channel: PushChannel, eventId: string): Promise<void> {
  try {
    const { pk } = watchKey(eventId, "");
    const [eventRow, { items }] = await Promise.all([
      core.table.get(eventKey(eventId)),
      core.table.query({ pk, limit: toldMax }),
    ]);
    if (!eventRow || items.length === 0) return;
    const { state, hostId } = readEvent(eventRow);
    const nowMs = core.clock.now();
    const watches = readEach(items, readWatch).rows.filter(
      ({ accountId, expiresAtMs }) => expiresAtMs > nowMs && (state === "published" || accountId === hostId),
    );
    // A connection that has been closed, or signed out, has no socket any more.
    const sockets = await core.table.getMany(
      watches.map(({ accountId, connectionId }) => socketKey(accountId, connectionId)),
    );
    const frame = JSON.stringify({ type: "spots_changed", data: { eventId } } satisfies ServerMessage);
    await Promise.all(
      sockets.map(async (row) => {
        const socket = row && readSocket(row);
        if (socket?.authenticated !== true || socket.expiresAtMs <= nowMs) return;
        await channel.send(socket.connectionId, frame).catch((error: unknown) => channel.pushFailed?.(error));
      }),
    );
  } catch (error) {
    channel.pushFailed?.(error);
  }
}
