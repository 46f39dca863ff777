import { wallTimeIn } from "@marquee/contracts/events/event-time";
import type { MailSettings } from "@marquee/contracts/live/mail-settings";
import { isActivePerson, type UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** When daily and weekly mails go out, in the reader's time zone. */
const digestMinutes = 8 * 60;
const monday = 1;

/** The wall clock time in a zone, encoded as if it were UTC. Whole minutes. */
function wallClock(ms: number, timeZone: string): number {
  return Date.parse(`${wallTimeIn(timeZone, isoTime(ms))}Z`);
}

const minutesOf = (wall: number) => Math.floor((((wall % dayMs) + dayMs) % dayMs) / minuteMs);
const midnightOf = (wall: number) => wall - minutesOf(wall) * minuteMs;

/**
 * The first time after `afterMs` at which a zone's clock shows the given time; if the clock skips it, as long after it
 * as it skips.
 */
function whenShown(wall: number, timeZone: string, afterMs: number): number {
  const offsets = [wall - dayMs, wall + dayMs].map((near) => wallClock(near, timeZone) - near);
  const times = [...new Set(offsets.map((offset) => wall - offset))].sort((left, right) => left - right);
  const shown = times.filter((ms) => wallClock(ms, timeZone) === wall);
  return shown.find((ms) => ms > afterMs) ?? shown.at(-1) ?? times.at(-1) ?? wall;
}

/** Whether a time is in the reader's quiet hours. */
export function isQuiet({ quietHours, timeZone }: MailSettings, ms: number): boolean {
  if (!quietHours) return false;
  const [from, to] = [minutesIn(quietHours.from), minutesIn(quietHours.to)];
  const minutes = minutesOf(wallClock(ms, timeZone));
  return from < to ? from <= minutes && minutes < to : from <= minutes || minutes < to;
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A time, or the end of the quiet hours that it falls into. */
export function afterQuiet(settings: MailSettings, ms: number): number {
  if (!isQuiet(settings, ms) || !settings.quietHours) return ms;
  const wall = wallClock(ms, settings.timeZone);
  const to = minutesIn(settings.quietHours.to);
  const day = minutesOf(wall) < to ? 0 : dayMs;
  return whenShown(midnightOf(wall) + day + to * minuteMs, settings.timeZone, ms);
}

/** When something that happens now is mailed, according to its reader's settings. */
export function mailDueAt(settings: MailSettings, nowMs: number): number {
  return afterQuiet(settings, digestAt(settings, nowMs));
}

function digestAt({ digest, timeZone }: MailSettings, nowMs: number): number {
  if (digest === "each") return nowMs;
  const today = midnightOf(wallClock(nowMs, timeZone));
  for (let days = 0; ; days++) {
    const morning = today + days * dayMs;
    if (digest === "weekly" && new Date(morning).getUTCDay() !== monday) continue;
    const at = whenShown(morning + digestMinutes * minuteMs, timeZone, nowMs);
    if (at > nowMs) return at;
  }
}

/** Whether a user gets notifications by mail: they want it, and their address is confirmed. */
export function wantsMail(person: UserRecord): boolean {
  const { email, emailConfirmed, preferences } = person;
  return (
    isActivePerson(person) && email !== null && emailConfirmed && preferences.notifications.emailNotifications
  );
}
