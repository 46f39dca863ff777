import type { PushChannel } from "@marquee/adapters/push/port";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { all, attribute, type Condition } from "@marquee/table/condition";
import { ConditionRefused, type Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { accessKeys, accessOf } from "../../ground/identity/access.ts";
import type { Principal } from "../../ground/identity/principal.ts";
import { isAlive, readSession, sessionKey } from "../../ground/identity/session.item.ts";
import { connectionKey, readConnection } from "./connection.item.ts";
import { forgetConnection } from "./push-to-user.ts";

/** A connection that must be closed once its client has been told why. */
export class ConnectionEnded extends AppError {}

/**
 * Counts a frame of any kind and returns the principal of its connection. One write for the first frame of a ten-second
 * window, two for each later one; it replaces the read that would look up the connection.
 * @throws ConnectionEnded unauthenticated for an unknown connection, too_many_requests for one too many frames
 */
export async function countFrame(core: Core, connectionId: string): Promise<Principal> {
  const nowMs = core.clock.now();
  const window = Math.floor(nowMs / (durations.frameWindowSeconds * 1_000));
  const frameWindow = attribute("frameWindow");
  const known = attribute("expiresAtMs").above(nowMs);
  const change = (when: Condition, how: { set: Record<string, unknown> } | { add: Record<string, number> }) =>
    core.table.update({ op: "update", key: connectionKey(connectionId), ...how, when: all(known, when) });
  try {
    const first = frameWindow.absentOrBelow(window);
    return principalOf(await change(first, { set: { frameWindow: window, frames: 1 } }));
  } catch (error) {
    refuseUnknown(error, nowMs);
  }
  try {
    // A clock that is ahead may have begun the next window: its count also applies to this frame.
    const within = all(frameWindow.atLeast(window), attribute("frames").below(limits.framesPer10Seconds));
    return principalOf(await change(within, { add: { frames: 1 } }));
  } catch (error) {
    refuseUnknown(error, nowMs);
    throw new ConnectionEnded("too_many_requests", { retryAfterSeconds: durations.frameWindowSeconds });
  }
}

/** Throws unless the refused connection is known and unexpired. */
function refuseUnknown(error: unknown, nowMs: number): void {
  if (!(error instanceof ConditionRefused)) throw error;
  const connection = error.item && readConnection(error.item);
  if (!connection || connection.expiresAtMs <= nowMs) throw new ConnectionEnded("unauthenticated");
}

function principalOf(row: Item): Principal {
  const { actorId, accountId, through, payer, sessionHash } = readConnection(row);
  return { actorId, accountId, through, payer, sessionHash };
}

/**
 * @throws ConnectionEnded unauthenticated for a connection whose session is over, by sign-out or by time, or whose
 *   holder may do nothing in the account any more
 */
export async function requireLiveSession(core: Core, principal: Principal): Promise<void> {
  const { actorId, sessionHash } = principal;
  const [session, ...access] = await core.table.getMany([
    sessionKey(actorId, sessionHash),
    ...accessKeys(principal),
  ]);
  const nowMs = core.clock.now();
  const isLive = session !== undefined && isAlive(readSession(session), nowMs);
  if (!isLive || accessOf(principal, access, nowMs) === null) throw new ConnectionEnded("unauthenticated");
}

/** Removes the rows of a connection that the gateway closed. */
export async function dropConnection(core: Core, connectionId: string): Promise<void> {
  const row = await core.table.get(connectionKey(connectionId));
  if (row) await forgetConnection(core, readConnection(row).accountId, connectionId);
}

/** Removes a connection's rows and closes it; an unknown one is only closed. */
export async function endConnection(core: Core, channel: PushChannel, connectionId: string): Promise<void> {
  await dropConnection(core, connectionId);
  await channel.close(connectionId);
}
