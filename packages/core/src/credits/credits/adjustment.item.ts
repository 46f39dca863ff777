import type { Adjustment } from "@marquee/contracts/admin/admin";
import { attribute } from "@marquee/table/condition";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { List } from "../../rows/lists.ts";
import { deletedName, type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** All adjustments: read backwards, waiting ones come first, each group newest first. */
export const adjustmentList: List = { name: "ADJUSTMENTS", shards: 1 };
export const waitingPrefix = "WAITING#";

/** Credits that an admin books or wants to book; those above the limit wait for another admin. */
export const adjustmentEntity = entity({
  rowType: "adjustment",
  shape: {
    id: z.string(),
    userId: z.string(),
    username: z.string(),
    amount: z.int(),
    reason: z.string(),
    status: z.enum(["booked", "waiting", "rejected"]),
    /** Names as they were; the id identifies the person. */
    requestedBy: z.string(),
    requestedById: z.string(),
    decidedBy: z.nullable(z.string()),
    createdAt: z.string(),
  },
  key: ({ id }: { id: string }) => ({ pk: `ADJUSTMENT#${id}`, sk: "ADJUSTMENT" }),
  list: ({ id, status, createdAt }) => ({
    list: adjustmentList,
    at: `${status === "waiting" ? waitingPrefix : "DECIDED#"}${createdAt}#${id}`,
  }),
});
export type AdjustmentRecord = ReturnType<typeof adjustmentEntity.read>;

export const readAdjustment = adjustmentEntity.read;

export const adjustmentKey = (id: string): Key => adjustmentEntity.key({ id });

export const adjustmentItem = adjustmentEntity.item;

export function publicAdjustment({ requestedById: _, ...adjustment }: AdjustmentRecord): Adjustment {
  return adjustment;
}

export const adjustmentRows: RowKind<typeof adjustmentEntity> = {
  entity: adjustmentEntity,
  owner: "elsewhere",
  person: "name",
  export(row) {
    const { id, amount, reason, status, createdAt } = readAdjustment(row);
    return { id, amount, reason, status, createdAt };
  },
  onDelete: {
    /**
     * Removes the account's name and the admins' words about it; the amount and id stay in the books. One that still
     * waits for a decision is rejected: there is no account left to book it to.
     */
    anonymize(row, leaver) {
      const adjustment = readAdjustment(row);
      const { id, userId, requestedById, decidedBy, status } = adjustment;
      const ended =
        !leaver.companyStays && userId === leaver.id && status === "waiting"
          ? ({ status: "rejected" } as const)
          : {};
      return {
        op: "update",
        key: adjustmentKey(id),
        set: {
          ...(userId === leaver.id ? { username: deletedName, reason: deletedName } : {}),
          ...(requestedById === leaver.id ? { requestedBy: deletedName } : {}),
          ...(decidedBy === leaver.username ? { decidedBy: deletedName } : {}),
          ...ended,
          ...adjustmentEntity.listed({ ...adjustment, ...ended }),
        },
        when: attribute("status").is(status),
      };
    },
  },
};

export const adjustmentPage: RowPage<typeof adjustmentEntity> = {
  entity: adjustmentEntity,
  rows: [
    {
      name: "Adjustment",
      sample: { id: "{adjustment}", status: "waiting", createdAt: "{time}" },
      reached: "Get; all of them, waiting ones first, then DECIDED#…",
    },
  ],
  kept: "Bookkeeping; admins make few adjustments.",
};
