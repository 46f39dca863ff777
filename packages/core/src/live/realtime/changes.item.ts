import { type LiveTopic, liveTopics } from "@marquee/contracts/live/live-topics";
import * as z from "zod/mini";
import type { Acting } from "../../ground/identity/principal.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

const counts = Object.fromEntries(liveTopics.map((topic) => [topic, z._default(z.int(), 0)])) as Record<
  LiveTopic,
  z.ZodMiniDefault<z.ZodMiniNumberFormat>
>;

/**
 * How often each topic of an account changed, counted with each push about it, and when one last did. Whoever has joined the account has a row
 * of their own, which counts what is theirs alone, such as their notifications.
 */
export const changesEntity = entity({
  rowType: "changes",
  shape: { ...counts, countedAt: z.optional(z.string()) },
  key: ({ actorId, accountId }: Acting) => ({
    pk: userPartition(actorId),
    sk: actorId === accountId ? "CHANGES" : `CHANGES#${accountId}`,
  }),
});

export const changesRows: RowKind<typeof changesEntity> = {
  entity: changesEntity,
  owner: "partition",
  person: "rows",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
  onDelete: "erase",
};

export const changesPage: RowPage<typeof changesEntity> = {
  entity: changesEntity,
  rows: [
    {
      name: "Change counters",
      sample: { actorId: "{user}", accountId: "{user}" },
      reached: "Incremented with each push; get by clients that were disconnected",
    },
  ],
  kept: "One small row for each person and account that they belong to.",
};
