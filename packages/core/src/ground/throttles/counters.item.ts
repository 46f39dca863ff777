import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** What a user did today, by the name of each limited action. */
export const dailyEntity = entity({
  rowType: "daily",
  shape: {
    campaigns: z.optional(z.int()),
    failedCampaigns: z.optional(z.int()),
    messages: z.optional(z.int()),
  },
  key: ({ userId, day }: { userId: string; day: string }) => ({
    pk: userPartition(userId),
    sk: `DAILY#${day}`,
  }),
});

export const dailyRows: RowKind<typeof dailyEntity> = {
  entity: dailyEntity,
  owner: "partition",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
  onDelete: "erase",
};

export const dailyPage: RowPage<typeof dailyEntity> = {
  entity: dailyEntity,
  rows: [
    {
      name: "Uses per day",
      sample: { userId: "{user}", day: "{day}" },
      reached: "Incremented in the transaction that it limits",
      expires: "2 d",
    },
  ],
};

/** Uses in one window, counted for an address, a name or an account. */
export const limitEntity = entity({
  rowType: "limit",
  shape: { count: z.number(), openAtMs: z._default(z.number(), 0) },
  key: ({ scope, key, window }: { scope: string; key: string; window: number | string }) => ({
    pk: `RL#${scope}#${key}#${window}`,
    sk: "LIMIT",
  }),
});

export const limitRows: RowKind<typeof limitEntity> = {
  entity: limitEntity,
  owner: { notFound: "A number of attempts under a fingerprint." },
  export: { notShown: "It says nothing about a person." },
  onDelete: { keep: "A number of attempts under a fingerprint. It expires on its own." },
};

export const limitPage: RowPage<typeof limitEntity> = {
  entity: limitEntity,
  rows: [
    {
      name: "Limit",
      sample: { scope: "{scope}", key: "{key}", window: "{window}" },
      reached: "Incremented before the work that it guards",
      expires: "two windows",
    },
  ],
};
