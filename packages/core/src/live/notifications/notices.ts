import type { PushChannel } from "@marquee/adapters/push/port";
import type { NotificationOf } from "@marquee/contracts/live/notification-kinds";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { absent } from "@marquee/table/condition";
import type { Key, LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { pushToPeople } from "../realtime/push-to-user.ts";
import { audiences } from "./audiences.ts";
import { personalNotice } from "./personal-notice.ts";
import { shareNotice } from "./share-notices.ts";
import { teamNoticeEntity, teamNoticeKey } from "./team-notice.item.ts";

/** Whom of an account's people a notice is for, where it is not for all with the role of its kind. */
export interface Concerned {
  /** The people whom it concerns. */
  concerned?: readonly string[] | undefined;
  /** The account's row of what it is about, which says who owns and follows that; it concerns them too. */
  followedIn?: Key | undefined;
  /** Who did it, and hears nothing of it. */
  except?: string | undefined;
}

/** A notification for the people of one account. */
export interface Notice extends Concerned {
  /** The account's id. */
  userId: string;
  notification: NotificationOf;
}

/** A notice to send: its write belongs to the transaction that makes it true, and its push follows. */
export interface ReadyNotice {
  /** The account's id. */
  userId: string;
  write: LabelledWrite;
  /** What the account's only reader gets; null for several people, to whose lists it comes with the push. */
  stored: StoredNotification | null;
  /** The row of a notice to several people. */
  shared: Key | null;
}

/** Makes the notices about a notification to an account; none for a closed or unreadable account. */
export type NoticesOf = (notification: NotificationOf, to?: Concerned) => ReadyNotice[];

/** How many readers' profiles are read at once. */
const readersAtOnce = 100;

/** The notices that their readers want; none for a closed or unreadable account. */
export async function readyNotices(core: Core, notices: readonly Notice[]): Promise<ReadyNotice[]> {
  const noticesOf = await noticesToEach(
    core,
    notices.map(({ userId }) => userId),
  );
  return notices.flatMap(({ userId, notification, ...to }) => noticesOf(userId, notification, to));
}

/** The same for several accounts, with the notifications given later. */
export async function noticesToEach(
  core: Core,
  userIds: readonly string[],
): Promise<(userId: string, ...given: Parameters<NoticesOf>) => ReadyNotice[]> {
  const ids = [...new Set(userIds)];
  const accounts = new Map<string, UserRecord>();
  for (let from = 0; from < ids.length; from += readersAtOnce) {
    const rows = await core.table.getMany(ids.slice(from, from + readersAtOnce).map(profileKey));
    for (const row of rows) {
      const user = row && readOr(row, readUser);
      if (user) accounts.set(user.id, user);
    }
  }
  return (userId, notification, to) => {
    const account = accounts.get(userId);
    return account ? noticeFor(core, account, notification, to) : [];
  };
}

/** The same for one account, with the notification given later. */
export async function noticesTo(core: Core, userId: string): Promise<NoticesOf> {
  const row = await core.table.get(profileKey(userId));
  const account = row && readOr(row, readUser);
  return (notification, to) => (account ? noticeFor(core, account, notification, to) : []);
}

/**
 * The same for one account whose profile is already loaded: one notice, or none. Where several people work in the
 * account, or it concerns an agency's, it is for those whom `to` and its kind say; each of them gets it by their own
 * preferences.
 */
export function noticeFor(
  core: Core,
  account: UserRecord,
  notification: NotificationOf,
  to: Concerned = {},
): ReadyNotice[] {
  const concernsOthers = to.concerned?.some((id) => id !== account.id) ?? false;
  if ((account.hasTeam || concernsOthers) && audiences[notification.kind] !== "person")
    return account.status === "deleted" ? [] : [teamNotice(core, account.id, notification, to)];
  return noticeInPerson(core, account, notification);
}

/** The same for a person alone, whoever else works in the account that they registered. */
export function noticeInPerson(core: Core, person: UserRecord, told: NotificationOf): ReadyNotice[] {
  const nowMs = core.clock.now();
  const id = core.ids.next("notification", nowMs);
  const given = { accountId: person.id, id, createdAt: isoTime(nowMs), told };
  return personalNotice(core, person, given).map(({ stored, item }) => ({
    userId: person.id,
    write: { label: "notice", write: { op: "put", item, when: absent } },
    stored,
    shared: null,
  }));
}

function teamNotice(core: Core, accountId: string, told: NotificationOf, to: Concerned): ReadyNotice {
  const nowMs = core.clock.now();
  const id = core.ids.next("notification", nowMs);
  const { concerned, followedIn, except } = to;
  const item = teamNoticeEntity.item({
    accountId,
    id,
    told,
    concerned: concerned && [...concerned],
    followedIn,
    except,
    createdAt: isoTime(nowMs),
  });
  return {
    userId: accountId,
    write: { label: "notice", write: { op: "put", item, when: absent } },
    stored: null,
    shared: teamNoticeKey(accountId, id),
  };
}

/** The writes of notices, for a transaction. */
export function noticeWrites(notices: readonly ReadyNotice[]): LabelledWrite[] {
  return notices.map(({ write }) => write);
}

/**
 * Pushes notices to every open page of their readers after the transaction, and puts those to several people into
 * their lists. Never fails: a list has its notice already, or a schedule puts it there within a minute or two.
 */
export async function pushNotices(
  core: Core,
  channel: PushChannel,
  notices: readonly ReadyNotice[],
): Promise<void> {
  await Promise.all(
    notices.map(async ({ userId, stored, shared }) => {
      if (stored) await pushToPeople(core, channel, userId, [userId], { type: "notification", data: stored });
      if (shared)
        await shareNotice(core, channel, shared).catch((error: unknown) => channel.pushFailed?.(error));
    }),
  );
}
