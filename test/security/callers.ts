import { login } from "@marquee/contracts/account/auth";
import { updateUser } from "@marquee/contracts/admin/admin";
import { sessionKey } from "@marquee/core/ground/identity/session.item";
import { fingerprint } from "@marquee/core/rows/keys";
import { demoPassword } from "@marquee/seed/content/demo-users";
import type { Table } from "@marquee/table/table";
import { demoAdmin, demoHost } from "../support/admins.ts";
import { ApiUser, password } from "../support/api-user.ts";
import { moveAs } from "../support/deal-acts.ts";
import { acquire, type Belongings, type Hosted, hostDraft } from "./belongings.ts";

/** Every kind of caller of a route. */
export interface Callers {
  nobody: ApiUser;
  owner: ApiUser;
  other: ApiUser;
  admin: ApiUser;
  /** Signed in, but idle for longer than a session lasts. */
  expired: ApiUser;
  /** Signed in when an admin suspended the account. */
  suspended: ApiUser;
  /** The other side of the owner's thread; `owner` and `other` are brands. */
  host: ApiUser;
  otherHost: ApiUser;
  /** The other host's draft. */
  hosted: Hosted;
  agency: ApiUser;
  of: Belongings;
}

/** Creates all callers on a stage, whose table is used for the one whose time is over: time passes for everyone else, too. */
export async function gather(url: string, table: Table): Promise<Callers> {
  const [expired, owner, other, suspended, admin, host, otherHost, agency] = await Promise.all([
    ApiUser.registered(url),
    ApiUser.withCredits(url, "2"),
    ApiUser.withCredits(url),
    ApiUser.registered(url),
    demoAdmin(url),
    demoHost(url),
    ApiUser.registered(url, "event_host"),
    ApiUser.confirmed(url, "agency"),
  ]);
  const { userId, sessionId } = expired.session;
  const key = sessionKey(userId, fingerprint(sessionId));
  await table.write({ op: "update", key, set: { idleUntilMs: Date.now() - 60_000 } });
  const of = await acquire(owner);
  // Only an accepted deal has deliverables.
  await moveAs(host, of.dealId, { action: "accept" });
  const hosted = await hostDraft(otherHost);
  await admin.client.call(updateUser, {
    params: { id: suspended.id },
    body: { suspended: true, reason: "For the matrix" },
  });
  return {
    nobody: new ApiUser(url),
    owner,
    other,
    admin,
    expired,
    suspended,
    host,
    otherHost,
    hosted,
    agency,
    of,
  };
}

/** Signs a caller in again if a call ended their session, as some calls do. */
export async function revive(caller: ApiUser): Promise<void> {
  if ((await caller.raw("GET", "/api/user")).status === 200) return;
  const { username = "" } = caller.user ?? {};
  await caller.client.call(login, {
    body: { username, password: username.startsWith("demo_") ? demoPassword : password },
  });
}
