import type { Core } from "@marquee/core/core";
import { recommendEvents } from "@marquee/core/events/match/recommend-events";
import { profileKey, readUser } from "@marquee/core/ground/users/user.item";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { demoUserIds } from "./content/demo-users.ts";
import { seedDemo } from "./seed.ts";

/** Seeded on different days of the week and year, and used for a while: days of events move on with the clock. */
it.each(["2026-11-26", "2027-03-07", "2028-02-29"])(
  "the first twelve recommendations of the demo's brand and agency differ by parts that are named, from %s on",
  async (day) => {
    const store: MemoryStore = new Map();
    const clock = fixedClock(Date.parse(`${day}T09:00:00.000Z`));
    const core: Core = { table: memoryTable({}, store), clock, ids: seededIds() };
    await seedDemo(core);
    for (let days = 0; days < 10; days += 3) {
      for (const id of [demoUserIds.brand, demoUserIds.agency]) {
        const row = await core.table.get(profileKey(id));
        if (!row) throw new Error(`There is no ${id}`);
        const events = await recommendEvents(core, readUser(row), 12);
        const scores = events.map(({ match }) => match.score);
        expect(new Set(scores).size, `${id} after ${days} days: ${scores.join(" ")}`).toBe(12);
        for (const [at, { match }] of events.entries()) {
          const before = events[at - 1];
          const other = before?.match.parts.filter(
            ({ name, score, reason }) =>
              !match.parts.some(
                (part) => part.name === name && (part.score === score || part.reason === reason),
              ),
          );
          expect(other?.length ?? 1, `${before?.name} and ${events[at]?.name}`).toBeGreaterThan(0);
        }
      }
      clock.advance(3 * 86_400_000);
    }
  },
  60_000,
);
