import {
  isMailedAtOnce,
  isMailed as isMailedKind,
  type NotificationOf,
  wantsNotification,
} from "@marquee/contracts/live/notification-kinds";
import type { NoticeClient } from "@marquee/contracts/live/notification-shape";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { mailSettingsOf, type UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { mailDueAt, wantsMail } from "./mail-times.ts";
import { notificationItem } from "./notification.item.ts";

/** A notice for one person's list, with its row. */
export interface PersonalNotice {
  reader: Acting;
  stored: StoredNotification;
  item: Item;
}

/** A notice for the lists of an account's people, with the id and time under which everybody has it. */
export interface GivenNotice {
  accountId: string;
  id: string;
  createdAt: string;
  told: NotificationOf;
  /** Whom it is about, if not the account itself. */
  client?: NoticeClient | undefined;
}

/** The notice as one person gets it, by their own preferences: one, or none. */
export function personalNotice(
  core: Core,
  person: UserRecord,
  { accountId, id, createdAt, told, client }: GivenNotice,
): PersonalNotice[] {
  if (person.status === "deleted" || person.personDeletedAt !== undefined) return [];
  if (!wantsNotification(told.kind, person.preferences)) return [];
  const nowMs = core.clock.now();
  const isMailed = wantsMail(person) && isMailedKind(told.kind);
  const mailMs = isMailedAtOnce(told) ? nowMs : mailDueAt(mailSettingsOf(person), nowMs);
  const mailAt = isMailed ? isoTime(mailMs) : undefined;
  const reader = { actorId: person.id, accountId };
  const about = client && { client };
  return [
    {
      reader,
      stored: { ...told, ...about, id, createdAt, read: false },
      item: notificationItem({ ...reader, id, told, ...about, createdAt, mailAt }),
    },
  ];
}
