import type { EventDetail } from "@marquee/contracts/events/events";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { refusalOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { readEvent, readSponsorshipPackage } from "../events/event.item.ts";
import { listingOf, readEventListing } from "../events/event-listing.item.ts";
import { getEvent } from "../events/get-event.ts";
import { createEvent } from "./create-event.ts";
import { deleteEvent, transitionEvent, updateEvent } from "./edit-event.ts";
import { createPackage, deletePackage, updatePackage } from "./packages.ts";

// The fixed clock says January 15, 2026, 9:00 UTC.
const actor = { ...inPerson("usr_host"), admin: undefined };
const whole = {
  name: "Cove Summit",
  category: "startup" as const,
  date: "2026-06-01T09:00:00Z",
  endsAt: "2026-06-03T18:00:00Z",
  description: "Three days by the water.",
  location: "Singapore",
};
const gold = { name: "Gold", tier: "gold" as const, maxSponsors: 2 };

const aDay = fc
  .integer({ min: 1, max: 700 })
  .map((day) => new Date(Date.parse("2026-01-15T10:00:00Z") + day * 86_400_000).toISOString());
const anEdit = fc.oneof(
  fc.record({ kind: fc.constant("date" as const), date: aDay }),
  fc.record({ kind: fc.constant("name" as const), name: fc.constantFrom("A", "B", "C") }),
  fc.record({ kind: fc.constant("publish" as const) }),
  fc.record({ kind: fc.constant("cancel" as const) }),
  fc.record({ kind: fc.constant("delete" as const) }),
  fc.record({ kind: fc.constant("add" as const), price: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({
    kind: fc.constant("spots" as const),
    at: fc.nat(3),
    maxSponsors: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant("drop" as const), at: fc.nat(3) }),
);

type Edit = typeof anEdit extends fc.Arbitrary<infer One> ? One : never;

/** Applies one edit to the event as it is now; the edit may be refused. */
async function edit(core: Core, id: string, one: Edit, key: string): Promise<unknown> {
  const seen: EventDetail = await getEvent(core, { accountId: actor.accountId, seesAll: false }, id);
  const { version } = seen;
  const pick = (at: number) => seen.packages[at]?.id ?? "pkg_none";
  switch (one.kind) {
    case "date":
      return updateEvent(core, actor, id, {
        version,
        date: one.date,
        endsAt: one.date.replace("T10", "T20"),
      });
    case "name":
      return updateEvent(core, actor, id, { version, name: one.name });
    case "delete":
      return deleteEvent(core, actor, id);
    case "add":
      return createPackage(core, actor, id, { ...gold, price: one.price / 100 }, key);
    case "spots":
      return updatePackage(core, actor, pick(one.at), { maxSponsors: one.maxSponsors });
    case "drop":
      return deletePackage(core, actor, pick(one.at));
    default:
      return transitionEvent(core, actor, id, { action: one.kind, version, reason: "No venue" });
  }
}

describe("after any edits, some at the same moment", () => {
  it("the list matches the stored rows exactly", async () => {
    let published = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anEdit, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
        async (rounds) => {
          const store: MemoryStore = new Map();
          const core: Core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
          const rowsOf = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);
          await core.table.write({
            op: "put",
            item: profileItem(sampleUser(actor.accountId, { role: "event_host" })),
          });
          const { id } = await createEvent(core, actor, whole, undefined);
          for (const [at, round] of rounds.entries()) {
            await Promise.all(round.map((one, index) => refusalOf(edit(core, id, one, `${at}-${index}`))));
            const row = store.get(`EVENT#${id}\nEVENT`);
            const event = row && readEvent(row);
            const packages = rowsOf("sponsorship-package")
              .map(readSponsorshipPackage)
              .sort((left, right) => (left.id < right.id ? -1 : 1));
            const expected = event?.state === "published" ? [listingOf(event, packages)] : [];
            published += expected.length;
            expect(rowsOf("event-listing").map(readEventListing)).toEqual(expected);
            if (!event) expect(packages).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(published, "the edits did publish").toBeGreaterThan(50);
  });
});
