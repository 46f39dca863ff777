import type { CreditBalance } from "@marquee/contracts/credits/credits";
import { type OpenCounter, openCounters } from "@marquee/contracts/credits/job-kinds";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** For each kind of job with a cap, how many are not settled yet. */
const openCounterShape = Object.fromEntries(
  openCounters.map((counter) => [counter, z._default(z.int(), 0)]),
) as Record<OpenCounter, z.ZodMiniDefault<z.ZodMiniNumberFormat>>;
const noOpenJobs = Object.fromEntries(openCounters.map((counter) => [counter, 0])) as Record<OpenCounter, 0>;

/** available + held + used = total, after every write. Only the ledger's own writes touch these numbers. */
const balanceEntity = entity({
  rowType: "balance",
  shape: {
    userId: z.string(),
    available: z.int(),
    held: z.int(),
    used: z.int(),
    total: z.int(),
    ...openCounterShape,
    ver: z.int(),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "BALANCE" }),
});
export type Balance = ReturnType<typeof balanceEntity.read>;

export const readBalance = balanceEntity.read;

export const balanceKey = (userId: string): Key => balanceEntity.key({ userId });

/** Every account starts at 0 credits. */
export function openingBalance(userId: string): Item {
  return balanceEntity.item({ userId, available: 0, held: 0, used: 0, total: 0, ...noOpenJobs, ver: 0 });
}

/** What answers show: used includes what is held, so that available = total − used. */
export function publicBalance(
  balance: Pick<Balance, "available" | "held" | "used" | "total">,
): CreditBalance {
  return {
    totalCredits: balance.total,
    usedCredits: balance.used + balance.held,
    heldCredits: balance.held,
    availableCredits: balance.available,
  };
}

export const balanceRows: RowKind<typeof balanceEntity> = {
  entity: balanceEntity,
  owner: "partition",
  export: (row) => ({ ...publicBalance(readBalance(row)) }),
  onDelete: {
    keep: "Bookkeeping: records of money and credits stay, under an id that no longer identifies anyone.",
  },
};

export const balancePage: RowPage<typeof balanceEntity> = {
  entity: balanceEntity,
  rows: [
    {
      name: "Balance",
      sample: { userId: "{user}" },
      reached: "Get; updated only by the ledger's transactions",
    },
  ],
  kept: "One for each account.",
};
