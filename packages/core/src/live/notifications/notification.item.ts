import { durations } from "@marquee/contracts/durations";
import { isNotification, type NotificationOf } from "@marquee/contracts/live/notification-kinds";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Acting } from "../../ground/identity/principal.ts";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

/** What the keys of all of a person's notifications begin with, whichever account they concern. */
export const anyNotificationPrefix = "NOTE";
const ownPrefix = "NOTE#";
const joinedPrefix = "NOTE-IN#";

/**
 * What the keys of a list of notifications begin with. A person has one for each account that they belong to: what
 * concerns their own has no account in its keys.
 */
export const notificationPrefix = ({ actorId, accountId }: Acting): string =>
  actorId === accountId ? ownPrefix : `${joinedPrefix}${accountId}#`;

/** Whose notification a key names, and which account it concerns. */
export function readerOf({ pk, sk }: Key): Acting {
  const actorId = pk.slice(userPartition("").length);
  if (!sk.startsWith(joinedPrefix)) return { actorId, accountId: actorId };
  return { actorId, accountId: sk.slice(joinedPrefix.length, sk.lastIndexOf("#")) };
}

/** Notifications that are waiting to be mailed, by due time. */
export const dueMails: List = { name: "NOTICE-MAILS", shards: 4 };

/** The attributes that keep a notification on the list of waiting mails. */
export const plannedMail = ["sweepShard", "sweepAt"] as const;

/** A stored notification, in its reader's partition. Ids sort by time, so the rows of a list do too. */
export const notificationEntity = entity({
  rowType: "notification",
  shape: {
    id: z.string(),
    /** A known kind with all its facts; notifications that another release wrote differently are left out of lists. */
    told: z.custom<NotificationOf>(isNotification),
    /** The client whom it is about, of somebody who hears of it through the account of this list. */
    client: z.optional(z.object({ id: z.string(), name: z.string() })),
    createdAt: z.string(),
    /** When its mail was first due; absent if it has none. */
    mailAt: z.optional(z.string()),
    read: z._default(z.boolean(), false),
    /** Removed from the list by its reader. */
    dismissed: z._default(z.boolean(), false),
  },
  key: ({ id, ...reader }: Acting & { id: string }) => ({
    pk: userPartition(reader.actorId),
    sk: `${notificationPrefix(reader)}${id}`,
  }),
  due: ({ id, mailAt }) => (mailAt === undefined ? undefined : { list: dueMails, at: mailAt, spread: id }),
  ttl: ({ createdAt }) => epochSeconds(Date.parse(createdAt)) + durations.notificationSeconds,
});
export const notificationItem = notificationEntity.item;
export type NotificationRecord = ReturnType<typeof notificationEntity.read>;

export const notificationRows: RowKind<typeof notificationEntity> = {
  entity: notificationEntity,
  owner: "partition",
  person: "rows",
  export(row) {
    const record = notificationEntity.read(row);
    return { ...pick(record, "id", "client", "createdAt", "read"), ...record.told };
  },
  onDelete: "erase",
};

export const notificationPage: RowPage<typeof notificationEntity> = {
  entity: notificationEntity,
  rows: [
    {
      name: "Notification",
      sample: { actorId: "{user}", accountId: "{user}", id: "ntf_{ulid}", mailAt: "{time}" },
      reached: "A person's notifications about their own account, newest first; those to be mailed, by time",
      expires: "90 d",
    },
    {
      name: "Notification about another account",
      sample: { actorId: "{user}", accountId: "{account}", id: "ntf_{ulid}", mailAt: "{time}" },
      reached: "The same of an account that the person has joined",
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
  key: ({ actorId, accountId }: Acting) => ({
    pk: userPartition(actorId),
    sk: actorId === accountId ? "NOTICE-MARKS" : `NOTICE-MARKS#${accountId}`,
  }),
});
export type NoticeMarks = ReturnType<typeof noticeMarksEntity.read>;

export const noticeMarksRows: RowKind<typeof noticeMarksEntity> = {
  entity: noticeMarksEntity,
  owner: "partition",
  person: "rows",
  export: { notShown: "What it says about a notification is in the notification itself." },
  onDelete: "erase",
};

export const noticeMarksPage: RowPage<typeof noticeMarksEntity> = {
  entity: noticeMarksEntity,
  rows: [
    {
      name: "How far notifications are read and cleared",
      sample: { actorId: "{user}", accountId: "{user}" },
      reached: "Get together with the notifications",
    },
  ],
  kept: "One small row for each person and account that they belong to.",
};
