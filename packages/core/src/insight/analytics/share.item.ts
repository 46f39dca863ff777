import { dealSides } from "@marquee/contracts/deals/deal-moves";
import { analyticsViews } from "@marquee/contracts/insight/analytics";
import { analyticsRanges } from "@marquee/contracts/insight/analytics-measures";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

/** A link to a page of an account's numbers. The number of slots limits how many links work at a time. */
export const analyticsShareEntity = entity({
  rowType: "analytics-share",
  shape: {
    id: z.string(),
    accountId: z.string(),
    slot: z.int(),
    /** Fingerprint of the link's token; the token itself is only in the link. */
    hash: z.string(),
    view: z.enum(analyticsViews),
    range: z.nullable(z.enum(analyticsRanges)),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    event: z.nullable(z.string()),
    deal: z._default(z.nullable(z.string()), null),
    side: z._default(z.nullable(z.enum(dealSides)), null),
    compares: z._default(z.boolean(), false),
    createdAt: z.string(),
    expiresAt: z.string(),
  },
  key: ({ accountId, slot }: { accountId: string; slot: number }) => ({
    pk: userPartition(accountId),
    sk: `${analyticsSharePrefix}${slot}`,
  }),
  ttl: ({ expiresAt }) => epochSeconds(Date.parse(expiresAt)) + 1,
});
export type AnalyticsShareRecord = ReturnType<typeof analyticsShareEntity.read>;

export const analyticsSharePrefix = "METRICS-SHARE#";

export const analyticsShareRows: RowKind<typeof analyticsShareEntity> = {
  entity: analyticsShareEntity,
  owner: "partition",
  export: (row) =>
    pick(
      analyticsShareEntity.read(row),
      "id",
      "view",
      "range",
      "from",
      "to",
      "event",
      "deal",
      "side",
      "compares",
      "createdAt",
      "expiresAt",
    ),
  onDelete: "erase",
};

export const analyticsSharePage: RowPage<typeof analyticsShareEntity> = {
  entity: analyticsShareEntity,
  rows: [
    {
      name: "Link to an account's numbers",
      sample: { accountId: "{account}", slot: 0 },
      reached: "An account's links; get of the link that a token points to",
      expires: "With the link, after 90 d at most",
    },
  ],
};

/** The slot that a token's link is in; the token is valid only while that slot has its fingerprint. */
export const analyticsTokenEntity = entity({
  rowType: "analytics-token",
  shape: { hash: z.string(), accountId: z.string(), slot: z.int(), expiresAt: z.string() },
  key: ({ hash }: { hash: string }) => ({ pk: `METRICS-TOKEN#${hash}`, sk: "TOKEN" }),
  ttl: ({ expiresAt }) => epochSeconds(Date.parse(expiresAt)) + 1,
});

export const analyticsTokenRows: RowKind<typeof analyticsTokenEntity> = {
  entity: analyticsTokenEntity,
  owner: "elsewhere",
  export: { notShown: "A fingerprint of a link that the account created." },
  onDelete: "erase",
};

export const analyticsTokenPage: RowPage<typeof analyticsTokenEntity> = {
  entity: analyticsTokenEntity,
  rows: [
    {
      name: "Token of a link to an account's numbers",
      sample: { hash: "{sha256}" },
      reached: "Get by anyone who has the link",
      expires: "With the link, after 90 d at most",
    },
  ],
};
