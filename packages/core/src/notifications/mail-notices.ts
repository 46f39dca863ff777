import { readNotification } from "@marquee/contracts/notifications";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Item, type Key, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { type DueReport, lookAgainAt, nothingDue, workDueRows } from "../due-rows.ts";
import { userPartition } from "../keys.ts";
import { shardsOf } from "../lists.ts";
import { type Mailing, sendQuietly } from "../mail/mailing.ts";
import { type MailedNotice, noticeDigestMail, noticeMail } from "../mail/notice-mails.ts";
import { everyRow, readOr } from "../paging.ts";
import { isoTime } from "../time.ts";
import { profileKey, readUser, type UserRecord } from "../users/user.item.ts";
import { isCleared } from "./clears.ts";
import { afterQuiet, mailDueAt, wantsMail } from "./mail-times.ts";
import {
  dueMails,
  type NoticeMarks,
  notificationEntity,
  notificationPrefix,
  plannedMail,
} from "./notification.item.ts";
import { marksOf } from "./notifications.ts";

export interface NoticeMailer {
  core: Core;
  mailing: Mailing;
}

export interface MailReport extends DueReport {
  /** Mails that went out. */
  mailed: number;
}

const usersAtOnce = 4;
/** When a row that failed is looked at again. */
const againAfterMs = 5 * 60_000;
/** Notifications of one mail, which are taken in one transaction; and rows that are looked through for them. */
const perMail = 90;
const rowsLooked = 1_000;

/**
 * Mails what is due, until `untilMs` (epoch). Each notification is taken off the list of what is due before its mail is
 * sent, so that it is mailed once, or, should the run be killed in between, not at all; it stays under the bell.
 */
export async function mailNotices({ core, mailing }: NoticeMailer, untilMs: number): Promise<MailReport> {
  const report: MailReport = { ...nothingDue(), mailed: 0 };
  const look = async (key: Key) => {
    if (await mailOne(core, mailing, key)) report.mailed += 1;
  };
  for (const shard of shardsOf(dueMails))
    await workDueRows(core, shard, { untilMs, atOnce: usersAtOnce, againAfterMs, look }, report);
  return report;
}

async function mailOne(core: Core, mailing: Mailing, key: Key): Promise<boolean> {
  const row = await core.table.get(key);
  // Another look has taken it along.
  if (row?.sweepAt === undefined) return false;
  const userId = key.pk.slice(userPartition("").length);
  const [profile, marks] = await Promise.all([core.table.get(profileKey(userId)), marksOf(core, userId)]);
  const reader = profile && readOr(profile, readUser);
  if (!reader || !wantsMail(reader)) {
    await take(core, [row]);
    return false;
  }
  const nowMs = core.clock.now();
  const { mailSettings } = reader;
  const quietUntil = afterQuiet(mailSettings, nowMs);
  if (quietUntil > nowMs) {
    await lookAgainAt(core, key, quietUntil);
    return false;
  }
  const due = mailSettings.digest === "each" ? [row] : await dueOf(core, userId, isoTime(nowMs));
  if (!(await take(core, due))) return false;
  const notices = due.flatMap((one) => noticeOf(one, marks));
  const [first] = notices;
  if (!first) return false;
  const to = { name: reader.name, siteUrl: mailing.siteUrl };
  const mail =
    mailSettings.digest === "each"
      ? noticeMail(to, first)
      : noticeDigestMail(to, mailSettings.digest, notices);
  return sendQuietly(mailing, reader.email, mail);
}

/** What of a reader's notifications is due, newest first; the rest is due for the next mail. */
async function dueOf(core: Core, userId: string, now: string): Promise<Item[]> {
  const due: Item[] = [];
  let looked = 0;
  const rows = everyRow(core, {
    pk: userPartition(userId),
    sk: { beginsWith: notificationPrefix },
    newestFirst: true,
  });
  for await (const row of rows) {
    looked += 1;
    if (typeof row.sweepAt === "string" && row.sweepAt <= now) due.push(row);
    if (due.length === perMail || looked === rowsLooked) break;
  }
  return due;
}

/** Takes notifications off what is due, all or none; false where another run was there first. */
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

/** What is said of one; nothing of what its reader has seen or taken away meanwhile, or what cannot be read. */
function noticeOf(row: Item, marks: NoticeMarks): MailedNotice[] {
  const record = readOr(row, notificationEntity.read);
  if (!record || record.read || record.dismissed) return [];
  if (record.id <= marks.readUpTo || isCleared(marks, record.id)) return [];
  return [readNotification(record.told)];
}

/** Mails nothing of what a user was told so far. */
export async function mailNothingYet(core: Core, userId: string): Promise<void> {
  const rows = everyRow(core, { pk: userPartition(userId), sk: { beginsWith: notificationPrefix } });
  for await (const row of rows) if (row.sweepAt !== undefined) await take(core, [row]);
}

/** Plans anew what waits to be mailed, after its reader changed when that is. Cut short, the rest goes as planned. */
export async function planAnew(core: Core, { id: userId, mailSettings }: UserRecord): Promise<void> {
  const sweepAt = isoTime(mailDueAt(mailSettings, core.clock.now()));
  let looked = 0;
  const rows = everyRow(core, {
    pk: userPartition(userId),
    sk: { beginsWith: notificationPrefix },
    newestFirst: true,
  });
  for await (const { pk, sk, sweepAt: planned } of rows) {
    looked += 1;
    if (planned !== undefined) await lookAgainAt(core, { pk, sk }, Date.parse(sweepAt)).catch(passOver);
    if (looked === rowsLooked) break;
  }
}

function passOver(error: unknown): void {
  if (!(error instanceof ConditionRefused)) throw error;
}
