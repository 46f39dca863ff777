import { scopeReaches } from "@marquee/contracts/account/grant-scopes";
import { isMailedAtOnce, type NotificationOf } from "@marquee/contracts/live/notification-kinds";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Item, type Key, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { accessKeys, accessOf } from "../../ground/identity/access.ts";
import { memberKey, roleIn } from "../../ground/identity/member.item.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { nameInNotices } from "../../ground/users/contact.ts";
import { mailSettingsOf, profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { type DueReport, lookAgainAt, nothingDue, workDueRows } from "../../rows/due-rows.ts";
import { userPartition } from "../../rows/keys.ts";
import { shardsOf } from "../../rows/lists.ts";
import { everyRow, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import type { MailPicture } from "../mail/letter.ts";
import { type Mailing, sendQuietly } from "../mail/mailing.ts";
import { listedMax, type MailedNotice, noticeDigestMail, noticeMail } from "../mail/notice-mails.ts";
import { audiences, reachesOfNotices } from "./audiences.ts";
import { isCleared } from "./clears.ts";
import { afterQuiet, mailDueAt, wantsMail } from "./mail-times.ts";
import {
  anyNotificationPrefix,
  dueMails,
  type NoticeMarks,
  notificationEntity,
  notificationPrefix,
  plannedMail,
  readerOf,
} from "./notification.item.ts";
import { marksOf } from "./notifications.ts";

export interface NoticeMailer {
  core: Core;
  mailing: Mailing;
  /** The picture that belongs to a notification; without this, or if it fails, a mail has none. */
  pictureOf?: (notice: NotificationOf) => Promise<MailPicture | undefined>;
}

export interface MailReport extends DueReport {
  /** Mails that were sent. */
  mailed: number;
}

const usersAtOnce = 4;
/** When a failed row is tried again. */
const againAfterMs = 5 * 60_000;
/** Notifications per mail, which are claimed in one transaction; and rows that are searched for them. */
const perMail = 90;
const rowsReadMax = 1_000;

/**
 * Sends the mails that are due, until `untilMs` (epoch). A notification is removed from the due list before its mail is
 * sent, so it is mailed once, or not at all if the run is killed in between; it stays under the bell.
 */
export async function mailNotices(mailer: NoticeMailer, untilMs: number): Promise<MailReport> {
  const { core } = mailer;
  const report: MailReport = { ...nothingDue(), mailed: 0 };
  const look = async (key: Key) => {
    if (await mailOne(mailer, key)) report.mailed += 1;
  };
  for (const shard of shardsOf(dueMails))
    await workDueRows(core, shard, { untilMs, atOnce: usersAtOnce, againAfterMs, look }, report);
  return report;
}

async function mailOne({ core, mailing, pictureOf }: NoticeMailer, key: Key): Promise<boolean> {
  const row = await core.table.get(key);
  // Another run has already claimed it.
  if (row?.sweepAt === undefined) return false;
  const list = readerOf(key);
  const [recipient, marks] = await Promise.all([recipientOf(core, list), marksOf(core, list)]);
  if (!recipient || !wantsMail(recipient.person)) {
    await take(core, [row]);
    return false;
  }
  const { person: reader, company } = recipient;
  const nowMs = core.clock.now();
  const mailSettings = mailSettingsOf(reader);
  const isUrgent = isMailedNow(row);
  const quietUntil = isUrgent ? nowMs : afterQuiet(mailSettings, nowMs);
  if (quietUntil > nowMs) {
    await lookAgainAt(core, key, quietUntil);
    return false;
  }
  const { digest } = mailSettings;
  const isAlone = isUrgent || digest === "each";
  const due = isAlone ? [row] : await dueOf(core, list, isoTime(nowMs));
  if (!(await take(core, due))) return false;
  const notices = await withReadableClients(
    core,
    list,
    due.flatMap((one) => noticeOf(one, list, marks)),
  );
  const [first] = notices;
  if (!first) return false;
  const to = { name: reader.name, company, timeZone: mailSettings.timeZone, siteUrl: mailing.siteUrl };
  const pictured = isAlone ? [first] : notices.slice(0, listedMax);
  const pictures = await Promise.all(pictured.map(async (one) => pictureOf?.(one).catch(() => undefined)));
  const mail = isAlone ? noticeMail(to, first, pictures[0]) : noticeDigestMail(to, digest, notices, pictures);
  return sendQuietly(core, mailing, reader, mail);
}

/**
 * Who reads a list, and the name of the company that it is about, if it is not their own account's; nobody who does not
 * belong to it any more.
 */
async function recipientOf(
  core: Core,
  { actorId, accountId }: Acting,
): Promise<{ person: UserRecord; company: string | undefined } | undefined> {
  const isOwn = actorId === accountId;
  const others = isOwn ? [] : [memberKey(accountId, actorId), profileKey(accountId)];
  const [profile, member, companyRow] = await core.table.getMany([profileKey(actorId), ...others]);
  const person = profile && readOr(profile, readUser);
  if (!person) return undefined;
  if (isOwn) return { person, company: undefined };
  const account = companyRow && readOr(companyRow, readUser);
  if (!account || roleIn({ actorId, accountId }, member) === null) return undefined;
  return { person, company: nameInNotices(account) };
}

function isMailedNow(row: Item): boolean {
  const record = readOr(row, notificationEntity.read);
  return record !== undefined && isMailedAtOnce(record.told);
}

/** The due notifications of a list, newest first, up to one mail's worth; the rest go into the next mail. */
async function dueOf(core: Core, list: Acting, now: string): Promise<Item[]> {
  const due: Item[] = [];
  let looked = 0;
  const rows = everyRow(core, {
    pk: userPartition(list.actorId),
    sk: { beginsWith: notificationPrefix(list) },
    newestFirst: true,
  });
  for await (const row of rows) {
    looked += 1;
    if (typeof row.sweepAt === "string" && row.sweepAt <= now) due.push(row);
    if (due.length === perMail || looked === rowsReadMax) break;
  }
  return due;
}

/** Removes notifications from the due list, all or none; false if another run was faster. */
async function take(core: Core, rows: readonly Item[]): Promise<boolean> {
  if (rows.length === 0) return false;
  try {
    await core.table.transact(
      rows.map(({ pk, sk }) => ({
        label: "notice",
        write: {
          op: "update",
          key: { pk, sk },
          remove: plannedMail,
          when: attribute("sweepAt").isPresent,
        },
      })),
    );
    return true;
  } catch (error) {
    if (error instanceof TransactionRefused) return false;
    throw error;
  }
}

/** The notification for the mail; nothing if it was read, dismissed or cleared in the meantime, or cannot be read. */
function noticeOf(row: Item, list: Acting, marks: NoticeMarks): MailedNotice[] {
  const record = readOr(row, notificationEntity.read);
  if (!record || record.read || record.dismissed) return [];
  if (record.id <= marks.readUpTo || isCleared(marks, record.id)) return [];
  const { told, client } = record;
  // Pages about the reader's own person are the same in every account.
  const isPersonal = audiences[told.kind] === "person";
  return [{ ...told, client, accountId: client || isPersonal ? undefined : list.accountId }];
}

/** Notices without those about clients whom the reader may not act for any more. */
async function withReadableClients(
  core: Core,
  { actorId, accountId: through }: Acting,
  notices: readonly MailedNotice[],
): Promise<MailedNotice[]> {
  const ids = [...new Set(notices.flatMap(({ client }) => client?.id ?? []))];
  const accesses = await Promise.all(
    ids.map(async (accountId) => {
      const acting = { actorId, accountId, through };
      const rows = await core.table.getMany(accessKeys(acting));
      return [accountId, accessOf(acting, rows, core.clock.now())] as const;
    }),
  );
  const scopes = new Map(accesses.map(([id, access]) => [id, access?.through?.scope]));
  return notices.filter(({ kind, client }) => {
    const scope = client && scopes.get(client.id);
    return !client || (scope !== undefined && scopeReaches(scope, reachesOfNotices[kind] ?? "never"));
  });
}

/** Cancels the mails of all notifications so far. */
export async function mailNothingYet(core: Core, userId: string): Promise<void> {
  const rows = everyRow(core, { pk: userPartition(userId), sk: { beginsWith: anyNotificationPrefix } });
  for await (const row of rows) if (row.sweepAt !== undefined) await take(core, [row]);
}

/** Reschedules waiting mails after their reader's settings changed. If cut short, the rest keep their old time. */
export async function planAnew(core: Core, user: UserRecord): Promise<void> {
  const userId = user.id;
  const sweepAt = isoTime(mailDueAt(mailSettingsOf(user), core.clock.now()));
  let looked = 0;
  const rows = everyRow(core, {
    pk: userPartition(userId),
    sk: { beginsWith: anyNotificationPrefix },
    newestFirst: true,
  });
  for await (const row of rows) {
    const { pk, sk, sweepAt: planned } = row;
    looked += 1;
    if (planned !== undefined && !isMailedNow(row))
      await lookAgainAt(core, { pk, sk }, Date.parse(sweepAt)).catch(ignoreRefusal);
    if (looked === rowsReadMax) break;
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ConditionRefused)) throw error;
}
