import type { ApiKeyScope } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { absent, all, any, attribute, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import {
  type ApiKeyRecord,
  apiKeyItem,
  apiKeyKey,
  apiKeyPrefix,
  keysMade,
  neverMs,
  readApiKey,
  readKeysMade,
} from "../../ground/identity/api-key.item.ts";
import { activeUser, profileKey, readUser } from "../../ground/users/user.item.ts";
import { noticeFor, noticeWrites, type ReadyNotice } from "../../live/notifications/notices.ts";
import { fingerprint, userPartition } from "../../rows/keys.ts";
import { isoTime } from "../../time.ts";
import type { SignedInFor } from "../sessions/sessions.ts";
import { apiKeyText } from "./authenticate.ts";

const dayMs = 86_400_000;
/** How many characters of a key's secret part are shown; the other 220 bits keep it secret. */
const prefixLength = 6;

/** The keys that have not expired, newest first. */
export async function listApiKeys(core: Core, userId: string): Promise<ApiKeyRecord[]> {
  const { items } = await core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: apiKeyPrefix },
    // Expired keys count until TTL deletes them; there are never many.
    limit: 100,
  });
  return items
    .map(readApiKey)
    .filter(({ expiresAtMs }) => expiresAtMs > core.clock.now())
    .sort((left, right) =>
      left.createdAt === right.createdAt ? 0 : left.createdAt < right.createdAt ? 1 : -1,
    );
}

/** The properties of a new key. */
export interface NewApiKey {
  name: string;
  scope: ApiKeyScope;
  expiresInDays: number | null;
}

/**
 * Makes a key for an account. Its text is in the answer and nowhere else; the account's owners are told.
 * @throws AppError forbidden while API access is off, conflict when there are too many or another was made meanwhile
 */
export async function createApiKey(
  core: Core,
  { user, account }: Pick<SignedInFor, "user" | "account">,
  wanted: NewApiKey,
  caller: Caller,
): Promise<{ record: ApiKeyRecord; key: string; notices: ReadyNotice[] }> {
  const userId = account.id;
  const row = await core.table.get(profileKey(userId));
  if (!row) throw new AppError("unauthenticated");
  if (!readUser(row).preferences.api.enableApiAccess)
    throw new AppError("forbidden", { message: "Turn on API access first." });
  // Listed after the profile was read, so that the unchanged count of keys made means that none is missing here.
  const living = await listApiKeys(core, userId);
  if (living.length >= limits.apiKeysPerUser) {
    const message = `An account has at most ${limits.apiKeysPerUser} API keys. Revoke one first.`;
    throw new AppError("conflict", { message });
  }
  const nowMs = core.clock.now();
  const token = core.ids.token();
  const record: ApiKeyRecord = {
    id: core.ids.next("apiKey", nowMs),
    userId,
    madeById: user.id,
    hash: fingerprint(token),
    prefix: token.slice(0, prefixLength),
    name: wanted.name,
    scope: wanted.scope,
    expiresAtMs: wanted.expiresInDays === null ? neverMs : nowMs + wanted.expiresInDays * dayMs,
    lastUsedAtMs: null,
    createdAt: isoTime(nowMs),
  };
  const about = { change: "key_created", who: user.name, device: caller.device, keyName: record.name };
  const notices = noticeFor(core, account, { kind: "api_access_changed", about });
  const made = readKeysMade(row);
  const counted = attribute(keysMade);
  try {
    await core.table.transact([
      {
        label: "profile",
        write: {
          op: "update",
          key: profileKey(userId),
          add: { [keysMade]: 1 },
          // Otherwise a concurrent call could count the same number of keys.
          when: all(activeUser, made === 0 ? any(counted.isAbsent, counted.is(0)) : counted.is(made)),
        },
      },
      { label: "key", write: { op: "put", item: apiKeyItem(record), when: absent } },
      activityWrite(core, userId, "api_key_created", caller),
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("conflict", { cause: error });
    throw error;
  }
  return { record, key: apiKeyText(userId, token), notices };
}

/** Revokes a key of an account from the next call on. @throws AppError not_found */
export async function revokeApiKey(core: Core, userId: string, id: string, caller: Caller): Promise<void> {
  const key = (await listApiKeys(core, userId)).find((one) => one.id === id);
  if (!key) throw new AppError("not_found");
  try {
    await core.table.transact([
      { label: "key", write: { op: "delete", key: apiKeyKey(userId, key.hash), when: exists } },
      activityWrite(core, userId, "api_key_revoked", caller),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
}
