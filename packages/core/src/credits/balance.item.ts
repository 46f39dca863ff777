import type { CreditBalance } from "@marquee/contracts/http/credits";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

/** available + held + used = total, after every write. Only the ledger's own writes touch these numbers. */
const balanceCodec = codec({
  userId: z.string(),
  available: z.int(),
  held: z.int(),
  used: z.int(),
  total: z.int(),
  /** Campaign jobs that are not settled yet. */
  openJobs: z.int(),
  ver: z.int(),
});
export type Balance = ReturnType<typeof balanceCodec.read>;

export const readBalance = balanceCodec.read;

export function balanceKey(userId: string): Key {
  return { pk: userPartition(userId), sk: "BALANCE" };
}

/** Every account starts at 0 credits. */
export function openingBalance(userId: string): Item {
  return {
    ...balanceKey(userId),
    rowType: "balance",
    v: rowVersion,
    userId,
    available: 0,
    held: 0,
    used: 0,
    total: 0,
    openJobs: 0,
    ver: 0,
  };
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
