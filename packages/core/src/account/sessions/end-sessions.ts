import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { exists } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import type { Principal } from "../../ground/identity/principal.ts";
import { readSession, sessionKey } from "../../ground/identity/session.item.ts";
import { closeSessionSockets, closeUserSockets } from "../../live/realtime/realtime.ts";
import { endSessions, listSessions } from "./sessions.ts";

/** Far more devices than anybody has, and few enough to fit next to a transaction's other writes. */
const perTransaction = 80;

/**
 * The writes that end every session of a user, or every other one, for the transaction that causes it: both take effect
 * together. `endSessions` afterwards ends sessions that began at that very moment.
 */
export async function endingSessions(
  core: Core,
  userId: string,
  exceptHash?: string,
): Promise<LabelledWrite[]> {
  const sessions = await listSessions(core, userId, exceptHash);
  return sessions
    .slice(0, perTransaction)
    .map(({ hash }) => ({ label: "session", write: { op: "delete", key: sessionKey(userId, hash) } }));
}

/** Signs out: the session is over and its sockets are closed when this returns. */
export async function signOut(
  core: Core,
  channel: PushChannel,
  principal: Principal,
  caller: Caller,
): Promise<void> {
  const acting = await actingIn(core, principal);
  await core.table.transact([
    { label: "session", write: { op: "delete", key: keyOf(principal) } },
    activityWrite(core, principal.actorId, "signed_out", caller),
  ]);
  await closeSessionSockets(core, channel, acting);
}

/**
 * Ends one session of one's own and closes its sockets.
 * @throws AppError not_found
 */
export async function revokeSession(
  core: Core,
  channel: PushChannel,
  revoked: Principal,
  caller: Caller,
): Promise<void> {
  const acting = await actingIn(core, revoked);
  try {
    await core.table.transact([
      { label: "session", write: { op: "delete", key: keyOf(revoked), when: exists } },
      activityWrite(core, revoked.actorId, "session_revoked", caller),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("not_found");
    throw error;
  }
  await closeSessionSockets(core, channel, acting);
}

/** Ends every session but this one and closes their sockets. */
export async function revokeOtherSessions(
  core: Core,
  channel: PushChannel,
  { actorId: userId, sessionHash }: Principal,
  caller: Caller,
): Promise<void> {
  const others = await listSessions(core, userId, sessionHash);
  const ended = await endingSessions(core, userId, sessionHash);
  if (ended.length > 0) {
    await core.table.transact([...ended, activityWrite(core, userId, "session_revoked", caller)]);
    await endSessions(core, userId, sessionHash);
  }
  const elsewhere = others.flatMap(({ accountId, hash }) =>
    accountId === undefined ? [] : [{ actorId: userId, accountId, sessionHash: hash }],
  );
  await Promise.all([
    closeUserSockets(core, channel, userId, sessionHash),
    ...elsewhere.map((acting) => closeSessionSockets(core, channel, acting)),
  ]);
}

/** A session with the account that its holder acts for, where its sockets are. */
async function actingIn(core: Core, principal: Principal): Promise<Principal> {
  const row = await core.table.get(keyOf(principal));
  return { ...principal, accountId: (row && readSession(row).accountId) ?? principal.actorId };
}

const keyOf = ({ actorId, sessionHash }: Principal) => sessionKey(actorId, sessionHash);
