import type { Adjustment } from "@marquee/contracts/http/admin";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";

/** Credits that an admin books or wants to book; those above the limit wait for another admin. */
const adjustmentCodec = codec({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  amount: z.int(),
  reason: z.string(),
  status: z.enum(["booked", "waiting", "rejected"]),
  /** Names as they were; the id is what tells people apart. */
  requestedBy: z.string(),
  requestedById: z.string(),
  decidedBy: z.nullable(z.string()),
  createdAt: z.string(),
});
export type AdjustmentRecord = ReturnType<typeof adjustmentCodec.read>;

export const readAdjustment = adjustmentCodec.read;

export function adjustmentKey(id: string): Key {
  return { pk: `ADJUSTMENT#${id}`, sk: "ADJUSTMENT" };
}

/** All of them on the first global index: read backwards, those that wait come first, each group newest first. */
export const adjustmentsPartition = "ADJUSTMENTS";
export const waitingPrefix = "WAITING#";

/** Its place on that list. */
export function adjustmentPlace({ id, status, createdAt }: AdjustmentRecord): string {
  return `${status === "waiting" ? waitingPrefix : "DECIDED#"}${createdAt}#${id}`;
}

export function adjustmentItem(adjustment: AdjustmentRecord): Item {
  return {
    ...adjustmentKey(adjustment.id),
    gsi1pk: adjustmentsPartition,
    gsi1sk: adjustmentPlace(adjustment),
    rowType: "adjustment",
    v: rowVersion,
    ...adjustment,
  };
}

export function publicAdjustment({ requestedById: _, ...adjustment }: AdjustmentRecord): Adjustment {
  return adjustment;
}
