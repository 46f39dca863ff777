import type { CreditBalance } from "@marquee/contracts/credits/credits";
import { type OpenCounter, openCounters } from "@marquee/contracts/credits/job-kinds";
import { any, attribute, type Condition } from "@marquee/table/condition";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";

/** For each kind of job with a cap, how many are not settled yet. */
const openCounterShape = Object.fromEntries(
  openCounters.map((counter) => [counter, z._default(z.int(), 0)]),
) as Record<OpenCounter, z.ZodMiniDefault<z.ZodMiniNumberFormat>>;
const noOpenJobs = Object.fromEntries(openCounters.map((counter) => [counter, 0])) as Record<OpenCounter, 0>;

/** Balances with a grant that expires, by the time of the next step: the notice about it, then its end. */
export const grantList: List = { name: "GRANTS", shards: 1 };

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
    /** When what is left of granted credits expires; absent while no grant expires. */
    grantEndsAt: z.optional(z.string()),
    /** The sum of `used` and `held` at which that grant is spent: whatever is spent since it came burns it first. */
    grantSpentAt: z.optional(z.int()),
    ver: z.int(),
  },
  key: ({ userId }: { userId: string; lookAtMs?: number }) => ({ pk: userPartition(userId), sk: "BALANCE" }),
  due: ({ lookAtMs }) => (lookAtMs === undefined ? undefined : { list: grantList, at: isoTime(lookAtMs) }),
});
export type Balance = ReturnType<typeof balanceEntity.read>;

export const readBalance = balanceEntity.read;

export const balanceKey = (userId: string): Key => balanceEntity.key({ userId });

/** Every account starts at 0 credits. */
export function openingBalance(userId: string): Item {
  return balanceEntity.item({ userId, available: 0, held: 0, used: 0, total: 0, ...noOpenJobs, ver: 0 });
}

/** The attributes that put a balance in line for the next step of its grant. */
export const grantDue = (balance: Balance, lookAtMs: number): Record<string, string> =>
  balanceEntity.swept({ ...balance, lookAtMs });

/** What is left of the credits that expire. Money that was paid back may leave less than was granted. */
export function leftOfGrant({ available, used, held, grantEndsAt, grantSpentAt }: Balance): number {
  if (grantEndsAt === undefined) return 0;
  return Math.max(0, Math.min(available, (grantSpentAt ?? 0) - used - held));
}

/** Whether a grant's time is over but its end is not booked yet. */
export function isGrantOver({ grantEndsAt }: Balance, nowMs: number): boolean {
  return grantEndsAt !== undefined && grantEndsAt <= isoTime(nowMs);
}

/** Condition on a balance none of whose credits have expired; `movingCredits` books the end of the others. */
export function grantInTime(nowMs: number): Condition {
  const endsAt = attribute("grantEndsAt");
  return any(endsAt.isAbsent, endsAt.above(isoTime(nowMs)));
}

/**
 * What answers show: used includes what is held, so that available = total − used. Credits whose time is over do not
 * count, whether or not that is booked yet.
 */
export function publicBalance(balance: Balance, nowMs: number): CreditBalance {
  const { grantEndsAt } = balance;
  const left = leftOfGrant(balance);
  const expired = isGrantOver(balance, nowMs) ? left : 0;
  return {
    totalCredits: balance.total - expired,
    usedCredits: balance.used + balance.held,
    heldCredits: balance.held,
    availableCredits: balance.available - expired,
    expiring:
      grantEndsAt === undefined || left === expired ? null : { credits: left, expiresAt: grantEndsAt },
  };
}

export const balanceRows: RowKind<typeof balanceEntity> = {
  entity: balanceEntity,
  owner: "partition",
  /** As it is booked, with the date of credits that expire. */
  export: (row) => ({ ...publicBalance(readBalance(row), 0) }),
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
      reached:
        "Get; updated only by the ledger's transactions; with a grant that expires, by the time of its notice or end",
    },
  ],
  kept: "One for each account.",
};
