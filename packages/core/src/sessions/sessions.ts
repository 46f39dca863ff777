import { createHmac, timingSafeEqual } from "node:crypto";
import { durations } from "@marquee/contracts/limits";
import { attribute, exists } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite } from "@marquee/table/table";
import { fingerprint } from "../keys.ts";
import type { Core } from "../ports.ts";
import { profileKey, readUser, type UserRecord } from "../users/user.item.ts";
import { isAlive, readSession, type Session, sessionItem, sessionKey } from "./session.item.ts";

/** Who calls: proven by the cookie's signature, alive only if the session row says so. */
export interface Principal {
  userId: string;
  sessionHash: string;
}

/** The first secret signs, all of them verify, so that a secret can be rotated without signing anybody out. */
export type SessionSecrets = readonly [string, ...string[]];

/** Starts a session: the row to store with the sign-in's own writes, and the cookie's value. */
export function newSession(
  core: Core,
  secrets: SessionSecrets,
  userId: string,
): { write: LabelledWrite; cookie: string } {
  const sessionId = core.ids.token();
  const item = sessionItem(userId, fingerprint(sessionId), core.clock.now());
  return {
    write: { label: "newSession", write: { op: "put", item } },
    cookie: `${userId}.${sessionId}.${sign(secrets[0], userId, sessionId)}`,
  };
}

/** Whose cookie this is, or undefined if we did not make it. Costs one HMAC and no read. */
export function readCookie(secrets: SessionSecrets, value: string | undefined): Principal | undefined {
  const [userId, sessionId, signature, ...rest] = value?.split(".") ?? [];
  if (!userId || !sessionId || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature);
  const genuine = secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, userId, sessionId));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine ? { userId, sessionHash: fingerprint(sessionId) } : undefined;
}

function sign(secret: string, userId: string, sessionId: string): string {
  return createHmac("sha256", secret).update(`${userId}.${sessionId}`).digest("base64url");
}

/** The living session and its user in one read, or undefined. */
export async function loadSession(
  core: Core,
  principal: Principal,
): Promise<{ session: Session; user: UserRecord } | undefined> {
  const [sessionRow, profileRow] = await core.table.getMany([
    sessionKey(principal.userId, principal.sessionHash),
    profileKey(principal.userId),
  ]);
  if (!sessionRow || !profileRow) return undefined;
  const session = readSession(sessionRow);
  const user = readUser(profileRow);
  return isAlive(session, core.clock.now()) && user.status === "active" ? { session, user } : undefined;
}

/** Activity moves the idle end; at most one write a minute, so that reading stays cheap. */
export async function touchSession(core: Core, session: Session): Promise<void> {
  const idleUntilMs = core.clock.now() + durations.sessionIdleSeconds * 1_000;
  if (idleUntilMs - session.idleUntilMs < 60_000) return;
  try {
    await core.table.write({
      op: "update",
      key: sessionKey(session.userId, session.hash),
      set: { idleUntilMs },
      when: exists,
    });
  } catch (error) {
    // Signed out meanwhile: there is nothing left to move.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

/** Ends one session; its cookie is worth nothing from here on. */
export async function endSession(core: Core, principal: Principal): Promise<void> {
  await core.table.write({ op: "delete", key: sessionKey(principal.userId, principal.sessionHash) });
}

/** Condition on a profile that may sign in. */
export const activeUser = attribute("status").is("active");
