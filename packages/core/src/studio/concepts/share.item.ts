import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

/** A link to one concept of an account's library. The number of slots limits how many links work at a time. */
export const conceptShareEntity = entity({
  rowType: "concept-share",
  shape: {
    id: z.string(),
    accountId: z.string(),
    slot: z.int(),
    /** Fingerprint of the link's token; the token itself is only in the link. */
    hash: z.string(),
    conceptId: z.string(),
    /** When the concept was saved: one deleted and saved again has the same id, but is not what was shared. */
    conceptSavedAt: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
  },
  key: ({ accountId, slot }: { accountId: string; slot: number }) => ({
    pk: userPartition(accountId),
    sk: `${conceptSharePrefix}${slot}`,
  }),
  ttl: ({ expiresAt }) => epochSeconds(Date.parse(expiresAt)) + 1,
});
export type ConceptShareRecord = ReturnType<typeof conceptShareEntity.read>;

export const conceptSharePrefix = "CONCEPT-SHARE#";

export const conceptShareRows: RowKind<typeof conceptShareEntity> = {
  entity: conceptShareEntity,
  owner: "partition",
  export: (row) => pick(conceptShareEntity.read(row), "id", "conceptId", "createdAt", "expiresAt"),
  onDelete: "erase",
};

export const conceptSharePage: RowPage<typeof conceptShareEntity> = {
  entity: conceptShareEntity,
  rows: [
    {
      name: "Link to a concept",
      sample: { accountId: "{account}", slot: 0 },
      reached: "An account's links; get of the link that a token points to",
      expires: "With the link, after 90 d at most",
    },
  ],
};

/** The slot that a token's link is in; the token is valid only while that slot has its fingerprint. */
export const conceptTokenEntity = entity({
  rowType: "concept-token",
  shape: { hash: z.string(), accountId: z.string(), slot: z.int(), expiresAt: z.string() },
  key: ({ hash }: { hash: string }) => ({ pk: `CONCEPT-TOKEN#${hash}`, sk: "TOKEN" }),
  ttl: ({ expiresAt }) => epochSeconds(Date.parse(expiresAt)) + 1,
});

export const conceptTokenRows: RowKind<typeof conceptTokenEntity> = {
  entity: conceptTokenEntity,
  owner: "elsewhere",
  export: { notShown: "A fingerprint of a link that the account created." },
  onDelete: "erase",
};

export const conceptTokenPage: RowPage<typeof conceptTokenEntity> = {
  entity: conceptTokenEntity,
  rows: [
    {
      name: "Token of a link to a concept",
      sample: { hash: "{sha256}" },
      reached: "Get by anyone who has the link",
      expires: "With the link, after 90 d at most",
    },
  ],
};
