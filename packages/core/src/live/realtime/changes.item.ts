import { type LiveTopic, liveTopics } from "@marquee/contracts/live/live-topics";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

const counts = Object.fromEntries(liveTopics.map((topic) => [topic, z._default(z.int(), 0)])) as Record<
  LiveTopic,
  z.ZodMiniDefault<z.ZodMiniNumberFormat>
>;

/** How often each of a user's topics changed, counted with each push about it. */
export const changesEntity = entity({
  rowType: "changes",
  shape: counts,
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "CHANGES" }),
});

export const changesRows: RowKind<typeof changesEntity> = {
  entity: changesEntity,
  owner: "partition",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
  onDelete: "erase",
};

export const changesPage: RowPage<typeof changesEntity> = {
  entity: changesEntity,
  rows: [
    {
      name: "Change counters",
      sample: { userId: "{user}" },
      reached: "Incremented with each push; get by clients that were disconnected",
    },
  ],
  kept: "One small row for each account.",
};
