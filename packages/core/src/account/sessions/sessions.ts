import { createHmac, timingSafeEqual } from "node:crypto";
import { exists } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { inPerson, type Principal } from "../../ground/identity/principal.ts";
import {
  idleEndMs,
  isAlive,
  readSession,
  type Session,
  sessionItem,
  sessionKey,
  sessionPrefix,
} from "../../ground/identity/session.item.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { fingerprint, userPartition } from "../../rows/keys.ts";
import { allRows } from "../../rows/paging.ts";

/** The first secret signs, all of them verify, so that a secret can be rotated without signing anybody out. */
export type SessionSecrets = readonly [string, ...string[]];

/** Creates a session: the row to store with the sign-in's own writes, and the cookie's value. */
export function newSession(
  core: Core,
  secrets: SessionSecrets,
  user: Pick<UserRecord, "id" | "preferences">,
  caller: Caller,
): { write: LabelledWrite; cookie: string; sessionHash: string } {
  const sessionId = core.ids.token();
  const sessionHash = fingerprint(sessionId);
  const timesOut = user.preferences.security.sessionTimeout;
  const item = sessionItem(user.id, sessionHash, caller, timesOut, core.clock.now());
  return {
    write: { label: "newSession", write: { op: "put", item } },
    cookie: `${user.id}.${sessionId}.${sign(secrets[0], user.id, sessionId)}`,
    sessionHash,
  };
}

/** The principal of a cookie, or undefined if we did not issue it. Costs one HMAC and no read. */
export function readCookie(secrets: SessionSecrets, value: string | undefined): Principal | undefined {
  const [userId, sessionId, signature, ...rest] = value?.split(".") ?? [];
  if (!userId || !sessionId || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature);
  const genuine = secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, userId, sessionId));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine ? { ...inPerson(userId), sessionHash: fingerprint(sessionId) } : undefined;
}

function sign(secret: string, userId: string, sessionId: string): string {
  return createHmac("sha256", secret).update(`${userId}.${sessionId}`).digest("base64url");
}

/** The living session and its user. */
export interface SignedIn {
  session: Session;
  user: UserRecord;
}

/** The living session and its user in one read, or undefined. */
export async function loadSession(core: Core, principal: Principal): Promise<SignedIn | undefined> {
  const [sessionRow, profileRow] = await core.table.getMany([
    sessionKey(principal.actorId, principal.sessionHash),
    profileKey(principal.actorId),
  ]);
  if (!sessionRow || !profileRow) return undefined;
  const session = readSession(sessionRow);
  const user = readUser(profileRow);
  return isAlive(session, core.clock.now()) && user.status === "active" ? { session, user } : undefined;
}

/** Activity postpones the idle time-out; at most one write a minute, so that reading stays cheap. */
export async function touchSession(core: Core, { session, user }: SignedIn): Promise<void> {
  const nowMs = core.clock.now();
  if (nowMs - session.lastSeenAtMs < 60_000) return;
  const idleUntilMs = idleEndMs(session, nowMs, user.preferences.security.sessionTimeout);
  try {
    await core.table.write({
      op: "update",
      key: sessionKey(session.userId, session.hash),
      set: { idleUntilMs, lastSeenAtMs: nowMs },
      when: exists,
    });
  } catch (error) {
    // Signed out in the meantime: there is nothing to postpone.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

/** Every living session of a user, newest first, optionally without one of them. */
export async function listSessions(core: Core, userId: string, exceptHash?: string): Promise<Session[]> {
  const rows = await allRows(core, { pk: userPartition(userId), sk: { beginsWith: sessionPrefix } });
  const nowMs = core.clock.now();
  return rows
    .map(readSession)
    .filter((session) => isAlive(session, nowMs) && session.hash !== exceptHash)
    .sort((left, right) => (left.createdAt < right.createdAt ? 1 : -1));
}

/** Ends one session; its cookie is invalid from now on. */
export async function endSession(core: Core, principal: Principal): Promise<void> {
  await core.table.write({ op: "delete", key: sessionKey(principal.actorId, principal.sessionHash) });
}

/** Ends every session of a user, or every other one. Returns how many. */
export async function endSessions(core: Core, userId: string, exceptHash?: string): Promise<number> {
  const sessions = await listSessions(core, userId, exceptHash);
  await Promise.all(sessions.map(({ hash }) => endSession(core, { ...inPerson(userId), sessionHash: hash })));
  return sessions.length;
}
