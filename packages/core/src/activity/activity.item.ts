import { activityKinds } from "@marquee/contracts/enums";
import { durations } from "@marquee/contracts/limits";
import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds } from "../ports.ts";

const activityCodec = codec({
  id: z.string(),
  kind: z.enum(activityKinds),
  device: z.string(),
  ip: z.string(),
  createdAt: z.string(),
});
export type ActivityRecord = ReturnType<typeof activityCodec.read>;

export const readActivity = activityCodec.read;

export const activityPrefix = "ACT#";

/** Ids sort by time, so the rows of a user do too. */
export function activityItem(userId: string, entry: ActivityRecord, nowMs: number): Item {
  return {
    pk: userPartition(userId),
    sk: `${activityPrefix}${entry.id}`,
    rowType: "activity",
    v: rowVersion,
    ...entry,
    ttl: epochSeconds(nowMs) + durations.activitySeconds,
  };
}
