import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

interface SpendingPlace {
  accountId: string;
  /** Such as 2026-07, in the account's time zone. */
  month: string;
  personId: string;
}

/**
 * How many credits a person ordered work for in an account's month, less what that work gave back, whenever it did.
 * Only the ledger's own writes touch it. It outlives the person's place in the account.
 */
export const spendingEntity = entity({
  rowType: "spending",
  shape: { month: z.string(), personId: z.string(), credits: z.int() },
  key: ({ accountId, month, personId }: SpendingPlace): Key => ({
    pk: userPartition(accountId),
    sk: `${spendingPrefix(month)}${personId}`,
  }),
});

/** The spending of everybody in a month. */
export const spendingPrefix = (month: string) => `SPENDING#${month}#`;

export const spendingRows: RowKind<typeof spendingEntity> = {
  entity: spendingEntity,
  owner: "partition",
  export(row) {
    const { month, credits } = spendingEntity.read(row);
    return { month, credits };
  },
  onDelete: {
    keep: "Bookkeeping: records of money and credits stay, under an id that no longer identifies anyone.",
  },
};

export const spendingPage: RowPage<typeof spendingEntity> = {
  entity: spendingEntity,
  rows: [
    {
      name: "Spending",
      sample: { accountId: "{account}", month: "{month}", personId: "{user}" },
      reached: "Counted by the transactions that hold and return credits; everybody's of a month",
    },
  ],
  kept: "Work that is refunded later gives its credits back to the month that they were counted in.",
};
