import { apiKeyScopes } from "@marquee/contracts/enums";
import { attribute, type Condition } from "@marquee/table/condition";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds } from "../ports.ts";

const apiKeyCodec = codec({
  id: z.string(),
  userId: z.string(),
  /** Fingerprint of the key's secret part; the key itself is stored nowhere. */
  hash: z.string(),
  prefix: z.string(),
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  /** `neverMs` for a key that counts until it is revoked. */
  expiresAtMs: z.number(),
  lastUsedAtMs: z.nullable(z.number()),
  createdAt: z.string(),
});
export type ApiKeyRecord = ReturnType<typeof apiKeyCodec.read>;

export const readApiKey = apiKeyCodec.read;

/** The last moment of the year 9999, so that one comparison serves every key. */
export const neverMs = Date.UTC(9999, 11, 31, 23, 59, 59);

export const apiKeyPrefix = "APIKEY#";

export function apiKeyKey(userId: string, hash: string): Key {
  return { pk: userPartition(userId), sk: `${apiKeyPrefix}${hash}` };
}

export function apiKeyItem(key: ApiKeyRecord): Item {
  return {
    ...apiKeyKey(key.userId, key.hash),
    rowType: "api-key",
    v: rowVersion,
    ...key,
    ...(key.expiresAtMs === neverMs ? {} : { ttl: epochSeconds(key.expiresAtMs) + 1 }),
  };
}

/** How many keys an account ever made, on its profile: it moves with each, so that two cannot be made off one count. */
export const keysMade = "apiKeysMade";

const keysMadeCodec = codec({ [keysMade]: z._default(z.number(), 0) });
export const readKeysMade = (profile: Item): number => keysMadeCodec.read(profile)[keysMade];

/** Condition on a key that still counts. */
export function notExpired(nowMs: number): Condition {
  return attribute("expiresAtMs").above(nowMs);
}
