import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const timeOf = (when: string) => readBrief({ prompt: `We sell hats. ${when}. $4,000.` }).time;

describe("several dates", () => {
  test("are as many as weekdays that have hours of their own", () => {
    const day = fc.record({ from: fc.integer({ min: 7, max: 11 }), lasts: fc.integer({ min: 2, max: 8 }) });
    fc.assert(
      fc.property(day, day, day, (...days) => {
        const [fri, sat, sun] = days.map(({ from, lasts }) => `${from}:00-${from + lasts}:00`);
        const time = timeOf(`A market in Boise, Friday ${fri}, Saturday ${sat}, Sunday ${sun}`);
        expect(time?.days).toBe(3);
        expect(time?.hours).toBe(days.reduce((sum, { lasts }) => sum + lasts, 0));
        for (const name of ["Friday", "Saturday", "Sunday"]) expect(time?.text).toContain(name);
      }),
    );
  });

  test("are counted in weeknights", () =>
    expect(timeOf("Residence halls in Boise, six weeknights, 9-11pm")).toMatchObject({ days: 6, hours: 12 }));

  test("are one for each of several places", () =>
    expect(timeOf("Three congregations in Boise, one Sunday each, 11:30 to 12:30")).toMatchObject({
      days: 3,
      hours: 3,
    }));

  test("are the workdays of a week that is written short", () =>
    expect(timeOf("Commuter ferry in Boise, weekday mornings 1 wk")?.days).toBe(5));
});
