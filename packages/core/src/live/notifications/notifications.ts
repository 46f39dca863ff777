import type { PushChannel } from "@marquee/adapters/push/port";
import { durations } from "@marquee/contracts/durations";
import { AppError, invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { withKnownFacts } from "@marquee/contracts/live/notification-kinds";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { all, any, attribute, exists } from "@marquee/table/condition";
import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { idPrefixes, idTime, idTimePart } from "../../ids.ts";
import { retried } from "../../retried.ts";
import {
  decodeCursor,
  encodeCursor,
  everyRow,
  type PageOf,
  type PageRequest,
  readEach,
  readOr,
} from "../../rows/paging.ts";
import { epochSeconds } from "../../time.ts";
import { pushToPeople } from "../realtime/push-to-user.ts";
import { clearedWithoutGap, isCleared, withClear, withoutClear } from "./clears.ts";
import {
  type NoticeMarks,
  type NotificationRecord,
  noticeMarksEntity,
  notificationEntity,
  notificationPrefix,
} from "./notification.item.ts";

/** The letters of an id after its time. */
const randomLetters = 16;
const idForm = /^ntf_[0-9A-Z]{26}$/;
/** Rows per read, and reads per page: if a reader dismissed more than that, a page may end early. */
const perRead = 100;
const readsMax = 10;
const clockDriftMs = 5_000;
const minuteMs = 60_000;
const snoozeMaxMs = 30 * 24 * 60 * minuteMs;

/** After every id of a notification made until then. */
const upTo = (epochMs: number) => `${idPrefixes.notification}_${idTimePart(epochMs)}~`;

/** A page of a reader's notifications, newest first, without what they dismissed or cleared. */
export async function listNotifications(
  core: Core,
  reader: Acting,
  page: PageRequest,
): Promise<PageOf<StoredNotification>> {
  const limit = page.limit ?? limits.pageSize;
  const from = page.cursor === undefined ? undefined : decodeCursor(page.cursor, idForm);
  const marks = await marksOf(core, reader);
  const { pk } = notificationEntity.key({ ...reader, id: "" });
  const prefix = notificationPrefix(reader);
  const sk = {
    from: `${prefix}${clearedWithoutGap(marks)}`,
    // Snoozed ones have ids of the time when they are back. Another machine's clock may be a little ahead.
    to: `${prefix}${from ?? upTo(core.clock.now() + clockDriftMs)}`,
  };
  const found: StoredNotification[] = [];
  let last: string | undefined;
  let cursor: string | undefined;
  for (let reads = 0; reads < readsMax; reads++) {
    const next = cursor === undefined ? {} : { cursor };
    const read = await core.table.query({ pk, sk, newestFirst: true, limit: perRead, ...next });
    for (const record of readEach(read.items, notificationEntity.read).rows) {
      if (found.length === limit && last !== undefined) return { items: found, cursor: encodeCursor(last) };
      last = record.id;
      if (record.id !== from && !record.dismissed && !isCleared(marks, record.id))
        found.push(shown(record, marks));
    }
    cursor = read.cursor;
    if (cursor === undefined) return { items: found, cursor: undefined };
  }
  return { items: found, cursor: last === undefined ? undefined : encodeCursor(last) };
}

function shown(
  { id, told, client, createdAt, read }: NotificationRecord,
  marks: NoticeMarks,
): StoredNotification {
  const about = client && { client };
  return { ...withKnownFacts(told), ...about, id, createdAt, read: read || id <= marks.readUpTo };
}

/** How far a reader has read and cleared everything. */
export async function marksOf(core: Core, reader: Acting): Promise<NoticeMarks> {
  const row = await core.table.get(noticeMarksEntity.key(reader));
  // Unreadable marks count as none; the next write replaces them.
  const marks = row && readOr(row, noticeMarksEntity.read);
  return marks ?? { readUpTo: "", clearedUpTo: "", clears: [], turn: 0 };
}

/** Marks notifications read; ids that don't exist or belong to another reader are ignored. */
export async function markRead(
  core: Core,
  channel: PushChannel,
  reader: Acting,
  ids: readonly string[],
): Promise<void> {
  await Promise.all(ids.map((id) => setOn(core, reader, id, { read: true })));
  await tellDevices(core, channel, reader);
}

/** Marks everything up to an id read; a mark never moves back. @throws AppError validation_failed */
export async function markAllRead(
  core: Core,
  channel: PushChannel,
  reader: Acting,
  upTo: string,
): Promise<void> {
  requirePast(core, upTo);
  const current = attribute("readUpTo");
  await ignoreRefusal(
    core.table.write({
      op: "update",
      key: noticeMarksEntity.key(reader),
      set: { ...noticeMarksEntity.mark, readUpTo: upTo },
      when: any(current.isAbsent, current.below(upTo)),
    }),
  );
  await tellDevices(core, channel, reader);
}

/** Removes a notification from the list; unknown ids are ignored. It can be restored for a day. */
export async function dismiss(core: Core, channel: PushChannel, reader: Acting, id: string): Promise<void> {
  await setOn(core, reader, id, { dismissed: true });
  await tellDevices(core, channel, reader);
}

/**
 * Takes a notification off the list until a time, when it is back on top and unread: a copy has the id of that time, and
 * the original is dismissed. Again changes nothing.
 * @returns the id of the copy
 * @throws AppError not_found, validation_failed for a time that is not in the next 30 days
 */
export async function snooze(
  core: Core,
  channel: PushChannel,
  reader: Acting,
  { id, until }: { id: string; until: string },
): Promise<string> {
  const [nowMs, untilMs] = [core.clock.now(), Date.parse(until)];
  if (untilMs < nowMs + minuteMs) throw invalidField("until", "Choose a time in the future");
  if (untilMs > nowMs + snoozeMaxMs) throw invalidField("until", "Choose a time within 30 days");
  const copyId = `${idPrefixes.notification}_${idTimePart(untilMs)}${id.slice(-randomLetters)}`;
  const key = notificationEntity.key({ ...reader, id });
  const [row, earlier] = await core.table.getMany([key, notificationEntity.key({ ...reader, id: copyId })]);
  const record = row && readOr(row, notificationEntity.read);
  if (!record || (record.dismissed && !earlier)) throw new AppError("not_found");
  if (record.dismissed) return copyId;
  const { mailAt: _, ...kept } = record;
  const copy = notificationEntity.item({ ...reader, ...kept, id: copyId, read: false });
  const { set, when } = dismissal(core, id, true);
  try {
    await core.table.transact([
      { label: "row", write: { op: "update", key, set, when } },
      { label: "row", write: { op: "put", item: copy } },
    ]);
  } catch (error) {
    // It was dismissed at the same moment.
    if (error instanceof TransactionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
  await tellDevices(core, channel, reader);
  return copyId;
}

/** Restores dismissed notifications as they were. */
export async function restoreDismissed(
  core: Core,
  channel: PushChannel,
  reader: Acting,
  ids: readonly string[],
): Promise<void> {
  await Promise.all(ids.map((id) => setOn(core, reader, id, { dismissed: false })));
  await tellDevices(core, channel, reader);
}

/** Clears everything up to an id, in one write however many there are. @throws AppError validation_failed */
export async function clearAll(
  core: Core,
  channel: PushChannel,
  reader: Acting,
  upTo: string,
): Promise<void> {
  requirePast(core, upTo);
  await changeClears(core, reader, (marks) => withClear(marks, upTo));
  await tellDevices(core, channel, reader);
}

/** Restores exactly what the last clear up to an id removed. */
export async function restoreCleared(
  core: Core,
  channel: PushChannel,
  reader: Acting,
  upTo: string,
): Promise<void> {
  await changeClears(core, reader, (marks) => withoutClear(marks, upTo));
  await tellDevices(core, channel, reader);
}

function changeClears(
  core: Core,
  reader: Acting,
  change: (marks: NoticeMarks) => Pick<NoticeMarks, "clearedUpTo" | "clears"> | undefined,
): Promise<void> {
  return retried(core, async () => {
    const marks = await marksOf(core, reader);
    const next = change(marks);
    if (!next) return;
    const turn = attribute("turn");
    await core.table.write({
      op: "update",
      key: noticeMarksEntity.key(reader),
      set: { ...noticeMarksEntity.mark, ...next, turn: marks.turn + 1 },
      when: marks.turn === 0 ? any(turn.isAbsent, turn.is(0)) : turn.is(marks.turn),
    });
  });
}

async function setOn(
  core: Core,
  reader: Acting,
  id: string,
  set: { read: true } | { dismissed: boolean },
): Promise<void> {
  const key = notificationEntity.key({ ...reader, id });
  if (!("dismissed" in set)) {
    await ignoreRefusal(core.table.write({ op: "update", key, set, when: exists }));
    return;
  }
  await ignoreRefusal(core.table.write({ op: "update", key, ...dismissal(core, id, set.dismissed) }));
}

/** The change that dismisses or restores: a dismissed one expires soon, a restored one when it would have. */
function dismissal(core: Core, id: string, dismissed: boolean) {
  const nowSeconds = epochSeconds(core.clock.now());
  const ttl = dismissed
    ? Math.min(keptUntil(id), nowSeconds + durations.notificationUndoSeconds)
    : keptUntil(id);
  const current = attribute("dismissed");
  const isOther = dismissed ? any(current.isAbsent, current.is(false)) : current.is(true);
  return { set: { dismissed, ttl }, when: all(exists, isOther) };
}

const keptUntil = (id: string) => epochSeconds(idTime(id)) + durations.notificationSeconds;

async function ignoreRefusal(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

/** A mark in the future would cover notifications that don't exist yet. */
function requirePast(core: Core, upTo: string): void {
  if (idTime(upTo) > core.clock.now() + clockSkewMs)
    throw invalidField("upTo", "Name a notification that you have");
}

/** How far the clocks of two functions may differ. */
const clockSkewMs = 10_000;

/** Deletes a person's list about an account that they belong to no more; whatever is left expires. */
export async function forgetNotifications(core: Core, reader: Acting): Promise<void> {
  const { pk } = notificationEntity.key({ ...reader, id: "" });
  for await (const row of everyRow(core, { pk, sk: { beginsWith: notificationPrefix(reader) } }))
    await core.table.write({ op: "delete", key: { pk: row.pk, sk: row.sk } });
  await core.table.write({ op: "delete", key: noticeMarksEntity.key(reader) });
}

/** Makes the reader's devices refresh. */
async function tellDevices(core: Core, channel: PushChannel, reader: Acting): Promise<void> {
  await pushToPeople(core, channel, reader.accountId, [reader.actorId], { type: "notifications_changed" });
}
