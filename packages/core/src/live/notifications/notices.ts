import type { PushChannel } from "@marquee/adapters/push/port";
import {
  isMailedAtOnce,
  isMailed as isMailedKind,
  type NotificationOf,
  wantsNotification,
} from "@marquee/contracts/live/notification-kinds";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { absent } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { mailSettingsOf, profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { pushToUser } from "../realtime/push-to-user.ts";
import { mailDueAt, wantsMail } from "./mail-times.ts";
import { notificationItem } from "./notification.item.ts";

/** A notification for one reader. */
export interface Notice {
  userId: string;
  notification: NotificationOf;
}

/** A notice to send: its write belongs to the transaction that makes it true, and its push follows. */
export interface ReadyNotice {
  userId: string;
  stored: StoredNotification;
  write: LabelledWrite;
}

/** How many readers' profiles are read at once. */
const readersAtOnce = 100;

/** The notices that their readers want; none for a closed or unreadable account. */
export async function readyNotices(core: Core, notices: readonly Notice[]): Promise<ReadyNotice[]> {
  const noticesOf = await noticesToEach(
    core,
    notices.map(({ userId }) => userId),
  );
  return notices.flatMap(({ userId, notification }) => noticesOf(userId, notification));
}

/** The same for several readers, with the notifications given later. */
export async function noticesToEach(
  core: Core,
  userIds: readonly string[],
): Promise<(userId: string, notification: NotificationOf) => ReadyNotice[]> {
  const ids = [...new Set(userIds)];
  const readers = new Map<string, UserRecord>();
  for (let from = 0; from < ids.length; from += readersAtOnce) {
    const rows = await core.table.getMany(ids.slice(from, from + readersAtOnce).map(profileKey));
    for (const row of rows) {
      const user = row && readOr(row, readUser);
      if (user) readers.set(user.id, user);
    }
  }
  return (userId, notification) => {
    const reader = readers.get(userId);
    return reader ? noticeFor(core, reader, notification) : [];
  };
}

/** The same for one reader, with the notification given later. */
export async function noticesTo(
  core: Core,
  userId: string,
): Promise<(notification: NotificationOf) => ReadyNotice[]> {
  const row = await core.table.get(profileKey(userId));
  const reader = row && readOr(row, readUser);
  return (notification) => (reader ? noticeFor(core, reader, notification) : []);
}

/** The same for one reader whose profile is already loaded: one notice, or none. */
export function noticeFor(core: Core, reader: UserRecord, notification: NotificationOf): ReadyNotice[] {
  if (reader.status === "deleted" || !wantsNotification(notification.kind, reader.preferences)) return [];
  const nowMs = core.clock.now();
  const id = core.ids.next("notification", nowMs);
  const createdAt = isoTime(nowMs);
  const userId = reader.id;
  const isMailed = wantsMail(reader) && isMailedKind(notification.kind);
  const mailMs = isMailedAtOnce(notification) ? nowMs : mailDueAt(mailSettingsOf(reader), nowMs);
  const mailAt = isMailed ? isoTime(mailMs) : undefined;
  return [
    {
      userId,
      stored: { ...notification, id, createdAt, read: false },
      write: {
        label: "notice",
        write: {
          op: "put",
          item: notificationItem({ userId, id, told: notification, createdAt, mailAt }),
          when: absent,
        },
      },
    },
  ];
}

/** The writes of notices, for a transaction. */
export function noticeWrites(notices: readonly ReadyNotice[]): LabelledWrite[] {
  return notices.map(({ write }) => write);
}

/** Pushes notices to every open page of their readers after the transaction. Never fails: the list has them. */
export async function pushNotices(
  core: Core,
  channel: PushChannel,
  notices: readonly ReadyNotice[],
): Promise<void> {
  await Promise.all(
    notices.map(({ userId, stored }) =>
      pushToUser(core, channel, userId)({ type: "notification", data: stored }),
    ),
  );
}
