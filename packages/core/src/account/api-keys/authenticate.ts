import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { ApiKeyScope } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { type ApiKeyRecord, apiKeyKey, readApiKey } from "../../ground/identity/api-key.item.ts";
import { memberKey, roleIn } from "../../ground/identity/member.item.ts";
import type { KeyPrincipal } from "../../ground/identity/principal.ts";
import { spendLimit } from "../../ground/throttles/limiter.ts";
import { apiAccessOf, profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { fingerprint } from "../../rows/keys.ts";
import { isListedAddress } from "./addresses.ts";

const mark = "mq";

/** The text of a key. It names its user, so that the key is found in one read; only the token is secret. */
export function apiKeyText(userId: string, token: string): string {
  return `${mark}.${userId}.${token}`;
}

/**
 * The account of an API key and the person who made it, if the key may make this call now. It may do what that person may.
 * @throws AppError unauthenticated for a key that is unknown, revoked or expired, forbidden for one that may not make
 *   this call (wrong scope, API access off, an address that is not listed), too_many_requests
 */
export async function authenticateApiKey(
  core: Core,
  text: string,
  call: { scope: ApiKeyScope | undefined; caller: Caller },
): Promise<{ principal: KeyPrincipal; user: UserRecord; account: UserRecord; teamRole: TeamRole }> {
  const [first, userId, token, ...rest] = text.split(".");
  // Our own format only: made-up text must not become a key that the table refuses.
  if (first !== mark || !/^[\w-]{1,80}$/.test(userId ?? "") || !userId || !token || rest.length > 0)
    throw new AppError("unauthenticated");
  const keyHash = fingerprint(token);
  const [keyRow, profileRow] = await core.table.getMany([apiKeyKey(userId, keyHash), profileKey(userId)]);
  if (!keyRow || !profileRow) throw new AppError("unauthenticated");
  const key = readApiKey(keyRow);
  const account = readUser(profileRow);
  if (key.expiresAtMs <= core.clock.now() || account.status !== "active")
    throw new AppError("unauthenticated");
  const principal = { actorId: key.madeById ?? userId, accountId: userId, keyHash };
  const { user, teamRole } = await makerOf(core, principal, account);
  refuse(key, account, call);
  await spendLimit(core, {
    scope: "api-key",
    key: keyHash,
    max: limits.apiKeyCallsPerMinute,
    windowSeconds: 60,
  });
  await noteUse(core, key);
  return { principal, user, account, teamRole };
}

/** The person who made a key, with what they may do in its account. @throws AppError unauthenticated */
async function makerOf(
  core: Core,
  principal: KeyPrincipal,
  account: UserRecord,
): Promise<{ user: UserRecord; teamRole: TeamRole }> {
  const { actorId, accountId } = principal;
  const [memberRow, userRow] = await core.table.getMany([
    memberKey(accountId, actorId),
    ...(actorId === accountId ? [] : [profileKey(actorId)]),
  ]);
  const user = actorId === accountId ? account : userRow && readUser(userRow);
  const teamRole = roleIn(principal, memberRow);
  if (user?.status !== "active" || teamRole === null) throw new AppError("unauthenticated");
  return { user, teamRole };
}

function refuse(
  key: ApiKeyRecord,
  account: UserRecord,
  call: { scope: ApiKeyScope | undefined; caller: Caller },
): void {
  const refusal = (message: string) => new AppError("forbidden", { message });
  const { enableApiAccess, restrictApiAccess, addresses } = apiAccessOf(account);
  if (!enableApiAccess) throw refusal("API access is off for this account.");
  if (call.scope === undefined) throw refusal("API keys can't be used for this operation.");
  if (call.scope === "write" && key.scope === "read") throw refusal("This API key is read-only.");
  if (!restrictApiAccess) return;
  if (call.scope === "write") throw refusal("API access for this account is limited to read-only requests.");
  if (!isListedAddress(call.caller, addresses))
    throw refusal("This IP address isn't on the account's allowlist.");
}

/** Records when a key was last used, to the minute. */
async function noteUse(core: Core, key: ApiKeyRecord): Promise<void> {
  const nowMs = core.clock.now();
  if (key.lastUsedAtMs !== null && nowMs - key.lastUsedAtMs < 60_000) return;
  try {
    await core.table.write({
      op: "update",
      key: apiKeyKey(key.userId, key.hash),
      set: { lastUsedAtMs: nowMs },
      when: exists,
    });
  } catch (error) {
    // Revoked meanwhile.
    if (error instanceof ConditionRefused) throw new AppError("unauthenticated");
    throw error;
  }
}
