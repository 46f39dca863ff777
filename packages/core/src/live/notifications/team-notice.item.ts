import { isNotification, type NotificationOf } from "@marquee/contracts/live/notification-kinds";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** Notices that not everybody whom they are for has in their list yet, by the time they are looked at next. */
export const teamNoticeList: List = { name: "TEAM-NOTICES", shards: 1 };

/**
 * A notice to several people of an account. One row is written in the transaction that makes the notice true, however
 * many people it is for; it is deleted once each of them has the notice in their own list.
 */
export const teamNoticeEntity = entity({
  rowType: "team-notice",
  shape: {
    accountId: z.string(),
    id: z.string(),
    told: z.custom<NotificationOf>(isNotification),
    /** The people whom it concerns; with those of `followedIn`; nobody for all with the role of its kind. */
    concerned: z.optional(z.array(z.string())),
    /** The key of the row that says who owns and follows what it is about. */
    followedIn: z.optional(z.object({ pk: z.string(), sk: z.string() })),
    /** Who did it, and hears nothing of it. */
    except: z.optional(z.string()),
    createdAt: z.string(),
  },
  key: ({ accountId, id }: { accountId: string; id: string }) => ({
    pk: userPartition(accountId),
    sk: `TEAM-NOTICE#${id}`,
  }),
  due: ({ createdAt }) => ({ list: teamNoticeList, at: createdAt }),
});
export type TeamNotice = ReturnType<typeof teamNoticeEntity.read>;

export const teamNoticeKey = (accountId: string, id: string): Key => teamNoticeEntity.key({ accountId, id });

export const teamNoticeRows: RowKind<typeof teamNoticeEntity> = {
  entity: teamNoticeEntity,
  owner: "partition",
  export: { notShown: "It becomes the notifications of people, which are shown." },
  onDelete: "erase",
};

export const teamNoticePage: RowPage<typeof teamNoticeEntity> = {
  entity: teamNoticeEntity,
  rows: [
    {
      name: "Notice to several people",
      sample: { accountId: "{account}", id: "ntf_{ulid}", createdAt: "{time}" },
      reached: "Get by the call that wrote it; those that were left, by time",
    },
  ],
  kept: "Deleted once everyone has it in their list, usually within a second.",
};
