import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** How many of a month's free replies a user has had. */
export const allowanceEntity = entity({
  rowType: "allowance",
  shape: { used: z.int() },
  key: ({ userId, month }: { userId: string; month: string }): Key => ({
    pk: userPartition(userId),
    sk: `ALLOWANCE#${month}`,
  }),
});

export const allowanceRows: RowKind<typeof allowanceEntity> = {
  entity: allowanceEntity,
  owner: "partition",
  export: { notShown: "A counter; the replies that it counts are in the export itself." },
  onDelete: "erase",
};

export const allowancePage: RowPage<typeof allowanceEntity> = {
  entity: allowanceEntity,
  rows: [
    {
      name: "Free replies",
      sample: { userId: "{user}", month: "{month}" },
      reached: "Incremented in the transaction that uses one",
      expires: "62 d",
    },
  ],
};
