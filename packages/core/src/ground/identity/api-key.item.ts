import type { ApiKey } from "@marquee/contracts/account/api-keys";
import { apiKeyScopes } from "@marquee/contracts/enums";
import { attribute, type Condition } from "@marquee/table/condition";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec } from "../../rows/codec.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds, isoTime } from "../../time.ts";

const apiKeyEntity = entity({
  rowType: "api-key",
  shape: {
    id: z.string(),
    /** The account. */
    userId: z.string(),
    /** The person who made it, in whose name it acts; absent in rows from before accounts had several people. */
    madeById: z.optional(z.string()),
    /** Fingerprint of the key's secret part; the key itself is not stored anywhere. */
    hash: z.string(),
    prefix: z.string(),
    name: z.string(),
    scope: z.enum(apiKeyScopes),
    /** `neverMs` for a key that is valid until it is revoked. */
    expiresAtMs: z.number(),
    lastUsedAtMs: z.nullable(z.number()),
    createdAt: z.string(),
  },
  key: ({ userId, hash }: { userId: string; hash: string }) => ({
    pk: userPartition(userId),
    sk: `${apiKeyPrefix}${hash}`,
  }),
  ttl: ({ expiresAtMs }) => (expiresAtMs === neverMs ? undefined : epochSeconds(expiresAtMs) + 1),
});
export type ApiKeyRecord = ReturnType<typeof apiKeyEntity.read>;

export const readApiKey = apiKeyEntity.read;

/** The last moment of the year 9999, so that one comparison works for every key. */
export const neverMs = Date.UTC(9999, 11, 31, 23, 59, 59);

export const apiKeyPrefix = "APIKEY#";

export const apiKeyKey = (userId: string, hash: string): Key => apiKeyEntity.key({ userId, hash });

export const apiKeyItem = apiKeyEntity.item;

/** How many keys an account has ever made, on its profile; every new key raises it, so two can't use one count. */
export const keysMade = "apiKeysMade";

const keysMadeCodec = codec({ [keysMade]: z._default(z.number(), 0) });
export const readKeysMade = (profile: Item): number => keysMadeCodec.read(profile)[keysMade];

/** Condition that a key has not expired. */
export function notExpired(nowMs: number): Condition {
  return attribute("expiresAtMs").above(nowMs);
}

/** A key as its owner sees it. */
export function publicApiKey(key: ApiKeyRecord): ApiKey {
  const { id, name, scope, prefix, createdAt, expiresAtMs, lastUsedAtMs } = key;
  return {
    id,
    name,
    scope,
    prefix,
    createdAt,
    expiresAt: expiresAtMs === neverMs ? null : isoTime(expiresAtMs),
    lastUsedAt: lastUsedAtMs === null ? null : isoTime(lastUsedAtMs),
  };
}

export const apiKeyRows: RowKind<typeof apiKeyEntity> = {
  entity: apiKeyEntity,
  owner: "partition",
  export: (row) => ({ ...publicApiKey(readApiKey(row)) }),
  onDelete: "erase",
};

export const apiKeyPage: RowPage<typeof apiKeyEntity> = {
  entity: apiKeyEntity,
  rows: [
    {
      name: "API key",
      sample: { userId: "{user}", hash: "{sha256}" },
      reached: "Get together with the user on every call with a key; an account's keys",
      expires: "when its owner chose, or never",
    },
  ],
};
