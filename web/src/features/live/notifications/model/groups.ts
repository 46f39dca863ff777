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

/** When a snoozed notification is back: times on the reader's own clock. */
export function snoozeTimes(nowMs: number): Record<"later" | "tomorrow" | "week", string> {
  const nine = (daysAhead: number) => {
    const day = new Date(nowMs);
    day.setDate(day.getDate() + daysAhead);
    day.setHours(9, 0, 0, 0);
    return day.toISOString();
  };
  const daysToMonday = (8 - new Date(nowMs).getDay()) % 7 || 7;
  return {
    later: new Date(nowMs + 3 * hourMs).toISOString(),
    tomorrow: nine(1),
    week: nine(daysToMonday),
  };
}
