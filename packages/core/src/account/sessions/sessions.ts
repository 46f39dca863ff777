import { createHmac, timingSafeEqual } from "node:crypto";
import { exists } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { accessKeys, accessOf, noAccess } from "../../ground/identity/access.ts";
import { type Acting, inPerson, type Principal } from "../../ground/identity/principal.ts";
import {
  idleEndMs,
  isAlive,
  readSession,
  type Session,
  sessionItem,
  sessionKey,
  sessionPrefix,
} from "../../ground/identity/session.item.ts";
import {
  type ActedFor,
  isActivePerson,
  profileKey,
  readUser,
  type UserRecord,
} from "../../ground/users/user.item.ts";
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
  accountId = user.id,
): { write: LabelledWrite; cookie: string; sessionHash: string } {
  const sessionId = core.ids.token();
  const sessionHash = fingerprint(sessionId);
  const timesOut = user.preferences.security.sessionTimeout;
  const item = {
    ...sessionItem(user.id, sessionHash, caller, timesOut, core.clock.now()),
    ...(accountId === user.id ? {} : { accountId }),
  };
  return {
    write: { label: "newSession", write: { op: "put", item } },
    cookie: cookieOf(secrets, sessionId, { actorId: user.id, accountId }),
    sessionHash,
  };
}

/** The value of a genuine cookie, as one that acts for another account. The session stays the same. */
export function cookieFor(secrets: SessionSecrets, cookie: string, place: Omit<Acting, "actorId">): string {
  const [actorId = "", sessionId = ""] = cookie.split(".");
  return cookieOf(secrets, sessionId, { ...place, actorId });
}

/** The principal of a cookie, or undefined if we did not issue it. Costs one HMAC and no read. */
export function readCookie(secrets: SessionSecrets, value: string | undefined): Principal | undefined {
  const parts = value?.split(".") ?? [];
  const given = Buffer.from(parts.pop() ?? "");
  const [userId, sessionId, accountId = userId, through, payer, ...rest] = parts;
  if (!userId || !sessionId || !accountId || through === "" || rest.length > 0) return undefined;
  if (payer !== undefined && payer !== "agency") return undefined;
  const genuine = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, parts.join(".")));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!genuine) return undefined;
  const sessionHash = fingerprint(sessionId);
  return {
    actorId: userId,
    accountId,
    sessionHash,
    ...(through !== undefined && { through }),
    ...(payer !== undefined && { payer }),
  };
}

function cookieOf(secrets: SessionSecrets, sessionId: string, acting: Acting): string {
  const { actorId, accountId, through, payer } = acting;
  const place = through !== undefined ? [accountId, through] : accountId === actorId ? [] : [accountId];
  const content = [actorId, sessionId, ...place, ...(payer === "agency" ? [payer] : [])].join(".");
  return `${content}.${signatureOf(secrets[0], content)}`;
}

function signatureOf(secret: string, content: string): string {
  return createHmac("sha256", secret).update(content).digest("base64url");
}

/** The living session and its user. */
export interface SignedIn {
  session: Session;
  user: UserRecord;
}

/**
 * The same, with the account that the user acts for: the same record, unless it is another's. The role is null only for
 * somebody who has left the account that they registered.
 */
export interface SignedInFor extends SignedIn, ActedFor {}

/**
 * The living session with its user and account in one read, or undefined; also for an account that is not theirs.
 * @throws AppError access_ended for a living session that acts through a grant which is no longer in force
 */
export async function loadSession(core: Core, principal: Principal): Promise<SignedInFor | undefined> {
  const { actorId, accountId, through, sessionHash } = principal;
  const isOwn = actorId === accountId;
  const [sessionRow, userRow, accountRow, ...accessRows] = await core.table.getMany([
    sessionKey(actorId, sessionHash),
    profileKey(actorId),
    profileKey(accountId),
    ...accessKeys(principal),
  ]);
  if (!sessionRow || !userRow) return undefined;
  const session = readSession(sessionRow);
  const user = readUser(userRow);
  const nowMs = core.clock.now();
  if (!isAlive(session, nowMs) || !isActivePerson(user)) return undefined;
  const account = isOwn ? user : accountRow && readUser(accountRow);
  const access = accessOf(principal, accessRows, nowMs);
  if (through !== undefined) {
    // Nobody looks at an admin's account, also if they became one meanwhile.
    const isClosed = access?.through?.viewing !== undefined && account?.role === "admin";
    if (!access || account?.status !== "active" || isClosed) throw noAccess(principal);
    return { session, user, account, ...access };
  }
  // Admins look after other accounts as admins, never as one of their people.
  if (!isOwn && (!access || user.role === "admin")) return undefined;
  if (account?.status !== "active") return undefined;
  return { session, user, account, teamRole: access?.teamRole ?? null, through: undefined };
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
