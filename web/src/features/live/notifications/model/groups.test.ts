import { dayAfter, wallTimeIn } from "@marquee/contracts/events/event-time";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import fc from "fast-check";
import { expect, test } from "vitest";
import { byDayAndSubject, snoozeTimes } from "./groups.ts";

const notice = (n: number, credits: number): StoredNotification => ({
  id: `ntf_${n}`,
  kind: "credits_added",
  about: { credits },
  createdAt: new Date(Date.UTC(2026, 0, 31 - Math.floor(n / 3), 12)).toISOString(),
  read: false,
});

test("groups keep every notification once, each day and each subject in the order of the list", () => {
  const list = Array.from({ length: 9 }, (_, n) => notice(n, 5));
  const groups = byDayAndSubject(list, (time) => time.slice(0, 10));
  expect(groups.map(({ day }) => day)).toEqual(["2026-01-31", "2026-01-30", "2026-01-29"]);
  expect(groups.flatMap(({ subjects }) => subjects.flatMap((one) => [one.newest, ...one.earlier]))).toEqual(
    list,
  );
  expect(groups.every(({ subjects }) => subjects.length === 1)).toBe(true);
});

const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));

test("a snoozed notification is back later, within 30 days, and in the morning if it says so", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
      zones,
      (nowMs, zone) => {
        const { later, tomorrow, week } = snoozeTimes(nowMs, zone);
        const wall = (time: string) => wallTimeIn(zone, time);
        expect(Date.parse(later) - nowMs).toBe(3 * 3_600_000);
        for (const time of [tomorrow, week]) {
          const ahead = Date.parse(time) - nowMs;
          expect(ahead).toBeGreaterThan(0);
          expect(ahead).toBeLessThan(8 * 24 * 3_600_000);
          expect(wall(time).slice(11)).toBe("09:00");
        }
        expect(new Date(`${wall(week)}Z`).getUTCDay()).toBe(1);
        expect(wall(tomorrow).slice(0, 10)).toBe(
          dayAfter(wall(new Date(nowMs).toISOString()).slice(0, 10), 1),
        );
      },
    ),
  ));
