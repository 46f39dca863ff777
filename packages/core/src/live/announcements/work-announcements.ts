import type { PushChannel } from "@marquee/adapters/push/port";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type DueReport, nothingDue, workDueRows } from "../../rows/due-rows.ts";
import {
  type Announcement,
  type AnnouncementKind,
  announcedAbout,
  announcementEntity,
  announcementKey,
  announcementList,
} from "./announcement.item.ts";

/** What telling people requires. */
export interface Herald {
  core: Core;
  channel: PushChannel;
}

/**
 * Tells one page of people and returns where the next one begins, undefined after the last. A page may be repeated
 * after a crash or by a concurrent run, so an announcer records each person it tells, on the condition that they were
 * not told before.
 */
export type Announcer = (herald: Herald, announcement: Announcement) => Promise<string | undefined>;

export type Announcers = Readonly<Record<AnnouncementKind, Announcer>>;

export interface AnnouncementReport extends DueReport {
  /** Announcements that have reached everybody. */
  ended: number;
}

/** How long to wait before retrying an announcement that failed. */
const againAfterMs = 60_000;
const eventsAtOnce = 4;

/**
 * Processes every announcement that is due, page by page, until everybody has been told or `untilMs` (epoch) is
 * reached. The next run continues where this one stopped.
 */
export async function workAnnouncements(
  herald: Herald,
  announcers: Announcers,
  untilMs: number,
): Promise<AnnouncementReport> {
  const report: AnnouncementReport = { ...nothingDue(), ended: 0 };
  const work = {
    untilMs,
    atOnce: eventsAtOnce,
    againAfterMs,
    look: async (key: Key) => {
      if (await tellAll(herald, announcers, key, untilMs)) report.ended += 1;
      else report.cutShort = true;
    },
  };
  await workDueRows(herald.core, announcementList.name, work, report);
  return report;
}

/**
 * Processes what a call has just announced about an event, until `untilMs` (epoch), so that nobody waits for the next
 * run. Never fails: whatever is left is due for that run.
 */
export async function announceAtOnce(
  herald: Herald,
  announcers: Announcers,
  eventId: string,
  untilMs: number,
): Promise<void> {
  const { core, channel } = herald;
  try {
    for (const key of await announcedAbout(core, eventId)) await tellAll(herald, announcers, key, untilMs);
  } catch (error) {
    channel.pushFailed?.(error);
  }
}

/** Returns whether everybody has been told. */
async function tellAll(herald: Herald, announcers: Announcers, key: Key, untilMs: number): Promise<boolean> {
  const { table, clock } = herald.core;
  const stored = async () => {
    const row = await table.get(key);
    return row && announcementEntity.read(row);
  };
  let announcement = await stored();
  while (announcement && clock.now() < untilMs) {
    const cursor = await announcers[announcement.kind](herald, announcement);
    if (cursor === undefined) {
      await table.write({ op: "delete", key });
      return true;
    }
    const isNoted = await noteProgress(herald, announcement, cursor);
    announcement = isNoted ? { ...announcement, cursor } : await stored();
  }
  return announcement === undefined;
}

/** Returns false if another run is further or has finished; this one then goes on from where that one is. */
async function noteProgress({ core }: Herald, told: Announcement, cursor: string): Promise<boolean> {
  const when = attribute("cursor").is(told.cursor);
  try {
    await core.table.write({ op: "update", key: announcementKey(told), set: { cursor }, when });
    return true;
  } catch (error) {
    if (error instanceof ConditionRefused) return false;
    throw error;
  }
}
