import { selfSelectableRoles, userRoles } from "@marquee/contracts/enums";
import { roleChangeStatuses } from "@marquee/contracts/home/support";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** Everyone's latest request: read backwards, waiting ones come first, each group newest first. */
export const roleChangeList: List = { name: "ROLE-CHANGES", shards: 1 };
export const roleChangeWaitingPrefix = "WAITING#";

/** A person's latest request for another role; a new one takes the place of one that is decided. */
export const roleChangeEntity = entity({
  rowType: "role-change",
  shape: {
    userId: z.string(),
    from: z.enum(userRoles),
    to: z.enum(selfSelectableRoles),
    reason: z.string(),
    status: z.enum(roleChangeStatuses),
    answer: z.nullable(z.string()),
    requestedAt: z.string(),
    decidedAt: z.nullable(z.string()),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "ROLE-CHANGE" }),
  list: ({ userId, status, requestedAt }) => ({
    list: roleChangeList,
    at: `${status === "waiting" ? roleChangeWaitingPrefix : "DECIDED#"}${requestedAt}#${userId}`,
  }),
});
export type RoleChangeRecord = ReturnType<typeof roleChangeEntity.read>;

export const roleChangeRows: RowKind<typeof roleChangeEntity> = {
  entity: roleChangeEntity,
  owner: "partition",
  export: (row) =>
    pick(roleChangeEntity.read(row), "from", "to", "reason", "status", "answer", "requestedAt", "decidedAt"),
  onDelete: "erase",
};

export const roleChangePage: RowPage<typeof roleChangeEntity> = {
  entity: roleChangeEntity,
  rows: [
    {
      name: "Request for another role",
      sample: { userId: "{user}", status: "waiting", requestedAt: "{time}" },
      reached: "Get by user; everyone's, waiting ones first, then DECIDED#…",
    },
  ],
  kept: "One for each account that ever asked.",
};
