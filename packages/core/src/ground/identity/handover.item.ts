import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** What people who left still own, by the time it is looked at next. */
export const handoverList: List = { name: "HANDOVERS", shards: 1 };

/**
 * Who gets what somebody owned who left an account. It is written in the transaction that takes them out and deleted
 * once everything has its new owner, so that a killed call leaves nothing behind.
 */
export const handoverEntity = entity({
  rowType: "handover",
  shape: {
    accountId: z.string(),
    from: z.string(),
    /** Null for nobody: it is anybody's who takes it up. */
    to: z.nullable(z.string()),
    createdAt: z.string(),
  },
  key: ({ accountId, from }: { accountId: string; from: string }) => ({
    pk: userPartition(accountId),
    sk: `HANDOVER#${from}`,
  }),
  due: ({ createdAt }) => ({ list: handoverList, at: createdAt }),
});

export const handoverKey = (accountId: string, from: string): Key => handoverEntity.key({ accountId, from });

export const handoverRows: RowKind<typeof handoverEntity> = {
  entity: handoverEntity,
  owner: "partition",
  export: { notShown: "Work in progress." },
  onDelete: "erase",
};

export const handoverPage: RowPage<typeof handoverEntity> = {
  entity: handoverEntity,
  rows: [
    {
      name: "Handover",
      sample: { accountId: "{account}", from: "{user}", createdAt: "{time}" },
      reached: "Get by the call that wrote it; those that were left, by time",
    },
  ],
  kept: "Deleted once everything has its new owner, usually within a second.",
};
