import { dayAfter, dayIn, instantAt } from "@marquee/contracts/events/event-time";
import { readNotification } from "@marquee/contracts/live/notification-kinds";
import type { StoredNotification } from "@marquee/contracts/live/notifications";

/** The newest of several about the same thing, and the others. */
export interface Subject {
  newest: StoredNotification;
  earlier: StoredNotification[];
}

/**
 * Notifications by the day they are from, and within a day by what they lead to, both in the order of the list. `dayOf`
 * gives the day of a time on the reader's clock.
 */
export function byDayAndSubject(
  list: readonly StoredNotification[],
  dayOf: (time: string) => string,
): { day: string; subjects: Subject[] }[] {
  const days = Map.groupBy(list, ({ createdAt }) => dayOf(createdAt));
  return [...days].map(([day, ofDay]) => ({
    day,
    subjects: [...Map.groupBy(ofDay, (one) => readNotification(one).leadsTo).values()].flatMap(
      ([newest, ...earlier]) => (newest ? [{ newest, earlier }] : []),
    ),
  }));
}

const hourMs = 3_600_000;

/** When a snoozed notification is back: in three hours, or at nine in the morning on the clock of the reader's zone. */
export function snoozeTimes(nowMs: number, zone: string): Record<"later" | "tomorrow" | "week", string> {
  const today = dayIn(zone, new Date(nowMs).toISOString());
  const later = new Date(nowMs + 3 * hourMs).toISOString();
  // A clock that leaves out nine in the morning is none that anybody has.
  const nine = (daysAhead: number) => instantAt(zone, `${dayAfter(today, daysAhead)}T09:00`) ?? later;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return { later, tomorrow: nine(1), week: nine((8 - weekday) % 7 || 7) };
}
