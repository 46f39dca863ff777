import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { accountClock } from "./account-zone.ts";
import { mailSettingsOf, profileItem, publicUser, type UserRecord, zoneOf } from "./user.item.ts";

const mailIn = (timeZone: string) => ({ digest: "each" as const, quietHours: null, timeZone });

async function todayOf(user: UserRecord, at: string): Promise<string> {
  const core: Core = { table: memoryTable(), clock: fixedClock(Date.parse(at)), ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(user) });
  return (await accountClock(core, user.id)).today;
}

describe("the day of an account", () => {
  it("is the day that its zone's calendar shows, in every zone and at every hour of a year", async () => {
    const instants = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2027-01-01"),
      noInvalidDate: true,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
        instants,
        async (timeZone, at) => {
          const user = sampleUser("usr_1", { timeZone });
          const shown = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
          expect(await todayOf(user, at.toISOString())).toBe(shown);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("is the day in UTC for an account that told no zone, and for one that nobody knows", async () => {
    const late = "2026-01-15T23:30:00Z";
    for (const user of [sampleUser("usr_1"), sampleUser("usr_1", { timeZone: "Atlantis/Main" })])
      expect(await todayOf(user, late)).toBe("2026-01-15");
    expect(await todayOf(sampleUser("usr_1", { timeZone: "Asia/Tokyo" }), late)).toBe("2026-01-16");
  });
});

describe("the zone of an account", () => {
  it("is its own, before the one that it once chose for its mails", () => {
    const once = sampleUser("usr_1", { mailSettings: mailIn("Europe/Berlin") });
    const own = { ...once, timeZone: "America/Lima" };
    expect([zoneOf(once), zoneOf(own)]).toEqual(["Europe/Berlin", "America/Lima"]);
    expect(mailSettingsOf(own)).toEqual(mailIn("America/Lima"));
    expect([once, own].map((user) => publicUser(user).timeZone)).toEqual(["Europe/Berlin", "America/Lima"]);
  });

  it("is not known until it was told, so that a browser tells it", () => {
    expect(publicUser(sampleUser("usr_1")).timeZone).toBeNull();
    expect(publicUser(sampleUser("usr_1", { timeZone: "UTC" })).timeZone).toBe("UTC");
  });
});
