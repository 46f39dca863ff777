import { durations } from "@marquee/contracts/durations";
import { isNotification, type NotificationOf } from "@marquee/contracts/live/notification-kinds";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

export const notificationPrefix = "NOTE#";

/** Notifications that are waiting to be mailed, by due time. */
export const dueMails: List = { name: "NOTICE-MAILS", shards: 4 };

/** The attributes that keep a notification on the list of waiting mails. */
export const plannedMail = ["sweepShard", "sweepAt"] as const;

/** A reader's stored notification. Ids sort by time, so a reader's rows do too. */
export const notificationEntity = entity({
  rowType: "notification",
  shape: {
    id: z.string(),
    /** A known kind with all its facts; notifications that another release wrote differently are left out of lists. */
    told: z.custom<NotificationOf>(isNotification),
    createdAt: z.string(),
    /** When its mail was first due; absent if it has none. */
    mailAt: z.optional(z.string()),
    read: z._default(z.boolean(), false),
    /** Removed from the list by its reader. */
    dismissed: z._default(z.boolean(), false),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${notificationPrefix}${id}`,
  }),
  due: ({ id, mailAt }) => (mailAt === undefined ? undefined : { list: dueMails, at: mailAt, spread: id }),
  ttl: ({ createdAt }) => epochSeconds(Date.parse(createdAt)) + durations.notificationSeconds,
});
export const notificationItem = notificationEntity.item;
export type NotificationRecord = ReturnType<typeof notificationEntity.read>;

export const notificationRows: RowKind<typeof notificationEntity> = {
  entity: notificationEntity,
  owner: "partition",
  export(row) {
    const record = notificationEntity.read(row);
    return { ...pick(record, "id", "createdAt", "read"), ...record.told };
  },
  onDelete: "erase",
};

export const notificationPage: RowPage<typeof notificationEntity> = {
  entity: notificationEntity,
  rows: [
    {
      name: "Notification",
      sample: { userId: "{user}", id: "ntf_{ulid}", mailAt: "{time}" },
      reached: "A reader's notifications, newest first; those to be mailed, by time",
      expires: "90 d",
    },
  ],
};

/**
 * A range that the `n`th change cleared, when it cleared everything up to `named`: the ids after `after`, up to and
 * including `upTo`.
 */
const clearSchema = z.object({ n: z.int(), named: z.string(), after: z.string(), upTo: z.string() });
export type Clear = z.infer<typeof clearSchema>;

/** How far a reader has read and cleared everything; a single write for each, however long the list is. */
export const noticeMarksEntity = entity({
  rowType: "notice-marks",
  shape: {
    /** Everything up to this id was read; empty for none. */
    readUpTo: z._default(z.string(), ""),
    /** Everything up to this id was cleared for good. */
    clearedUpTo: z._default(z.string(), ""),
    /** Later clears that can be undone, oldest first. */
    clears: z._default(z.array(clearSchema), []),
    turn: z._default(z.int(), 0),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "NOTICE-MARKS" }),
});
export type NoticeMarks = ReturnType<typeof noticeMarksEntity.read>;

export const noticeMarksRows: RowKind<typeof noticeMarksEntity> = {
  entity: noticeMarksEntity,
  owner: "partition",
  export: { notShown: "What it says about a notification is in the notification itself." },
  onDelete: "erase",
};

export const noticeMarksPage: RowPage<typeof noticeMarksEntity> = {
  entity: noticeMarksEntity,
  rows: [
    {
      name: "How far notifications are read and cleared",
      sample: { userId: "{user}" },
      reached: "Get together with the notifications",
    },
  ],
  kept: "One small row for each account.",
};
