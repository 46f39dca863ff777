import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** What a user had after credits last came, and how low they have been told their credits are since then. */
export const lowCreditsEntity = entity({
  rowType: "low-credits",
  shape: {
    /** Available right after credits last came. */
    base: z.int(),
    /** How many thresholds, from the highest one down, the user was told about since then. */
    told: z.int(),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "LOW-CREDITS" }),
});

export const lowCreditsRows: RowKind<typeof lowCreditsEntity> = {
  entity: lowCreditsEntity,
  owner: "partition",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
  onDelete: "erase",
};

export const lowCreditsPage: RowPage<typeof lowCreditsEntity> = {
  entity: lowCreditsEntity,
  rows: [
    {
      name: "Low-credits notices already sent",
      sample: { userId: "{user}" },
      reached: "Written when credits are added; get after they are spent",
    },
  ],
  kept: "One small row for each account that received credits.",
};
