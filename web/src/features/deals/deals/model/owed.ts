import { dayAfter, dayIn } from "@marquee/contracts/events/event-time";
import { ownZone } from "#format/time-zones.ts";

/** The last day of the reader's week that begins now, such as 2026-12-31. */
export function endOfWeek(nowMs: number): string {
  return dayAfter(dayIn(ownZone(), new Date(nowMs).toISOString()), 7);
}

/** Whether a day is over in the zone of the event that something is due for. */
export function isOverdue(day: string, timeZone: string, nowMs: number): boolean {
  return day < dayIn(timeZone, new Date(nowMs).toISOString());
}
