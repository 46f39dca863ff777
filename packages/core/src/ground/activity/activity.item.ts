import { durations } from "@marquee/contracts/durations";
import { activityKinds } from "@marquee/contracts/enums";
import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { readOr } from "../../rows/paging.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

export const activityPrefix = "ACT#";

/** Ids sort by time, so the rows of a user do too. */
const activityEntity = entity({
  rowType: "activity",
  shape: {
    id: z.string(),
    kind: z.enum(activityKinds),
    device: z.string(),
    ip: z.string(),
    /** Who did it for which account, if it was not the list's owner for their own. */
    acting: z.optional(
      z.object({ actorId: z.string(), accountId: z.string(), through: z.optional(z.string()) }),
    ),
    createdAt: z.string(),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${activityPrefix}${id}`,
  }),
  ttl: ({ createdAt }) => epochSeconds(Date.parse(createdAt)) + durations.activitySeconds,
});
export type ActivityRecord = ReturnType<typeof activityEntity.read>;

export const readActivity = activityEntity.read;

export function activityItem(userId: string, entry: ActivityRecord): Item {
  return activityEntity.item({ userId, ...entry });
}

export const activityRows: RowKind<typeof activityEntity> = {
  entity: activityEntity,
  owner: "partition",
  // What others did for the account stays the company's.
  person(row, leaver) {
    const acting = readOr(row, readActivity)?.acting;
    return acting === undefined || acting.actorId === leaver.id;
  },
  export(row) {
    const { id, kind, device, ip, createdAt } = readActivity(row);
    return { id, kind, device, ip, createdAt };
  },
  onDelete: "erase",
};

export const activityPage: RowPage<typeof activityEntity> = {
  entity: activityEntity,
  rows: [
    {
      name: "Activity",
      sample: { userId: "{user}", id: "act_{ulid}" },
      reached: "A user's entries, newest first",
      expires: "400 d",
    },
  ],
};
