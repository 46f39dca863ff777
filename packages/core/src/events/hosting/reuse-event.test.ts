import { ownEventOrders } from "@marquee/contracts/enums";
import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleEvent as eventOn, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { readHostedEvent } from "../events/get-event.ts";
import { listOwnEvents } from "./own-events.ts";
import { duplicateEvent, packageTemplates } from "./reuse-event.ts";

const sampleEvent = (given: Omit<Parameters<typeof eventOn>[0], "date">) =>
  eventOn({ date: "2026-06-01T09:00:00.000Z", ...given });

let core: Core;
const host = { accountId: "usr_host", actorId: "usr_host", admin: undefined };
const body = { date: "2027-06-02T09:00:00.000Z", endsAt: "2027-06-04T09:00:00.000Z" };

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(sampleUser("usr_host", { role: "event_host" })) });
});

describe("a copy of an event", () => {
  it("is a draft with its packages for everybody, of which nothing is taken, and leaves the event as it is", async () => {
    const event = sampleEvent({ id: "evt_1", hostId: "usr_host", oneSponsorPerIndustry: true });
    await storeEvent(core, event, [
      sampleOffer({ id: "pkg_all", eventId: "evt_1", spots: soldSpots(1) }),
      sampleOffer({ id: "pkg_one", eventId: "evt_1", onlyFor: "usr_brand" }),
    ]);
    const before = await readHostedEvent(core, "evt_1");
    const copy = await duplicateEvent(core, host, { id: "evt_1", body }, "once");
    expect(copy).toMatchObject({ ...body, name: event.name, status: "draft", oneSponsorPerIndustry: true });
    expect(copy.packages).toMatchObject([{ sold: 0, madeFor: null }]);
    expect(copy.packages[0]?.id).not.toBe("pkg_all");
    expect((await duplicateEvent(core, host, { id: "evt_1", body }, "once")).id).toBe(copy.id);
    expect(await readHostedEvent(core, "evt_1")).toEqual(before);
  });

  it("not_found for another host's event, too_many_requests beyond the day's events", async () => {
    await storeEvent(core, sampleEvent({ id: "evt_other", hostId: "usr_other" }), []);
    await storeEvent(core, sampleEvent({ id: "evt_1", hostId: "usr_host" }), []);
    const copy = (id: string, key: string) => duplicateEvent(core, host, { id, body }, key);
    expect(await codeOf(copy("evt_other", "a"))).toBe("not_found");
    for (let n = 0; n < limits.eventsPerDay; n++) await copy("evt_1", `copy-${n}`);
    expect(await codeOf(copy("evt_1", "b"))).toBe("too_many_requests");
  });
});

it("templates are a host's packages for everybody, of each name and tier the latest", async () => {
  const offer = (id: string, eventId: string, change: Partial<Parameters<typeof sampleOffer>[0]>) =>
    sampleOffer({ ...change, id, eventId });
  await storeEvent(core, sampleEvent({ id: "evt_1", hostId: "usr_host", name: "First" }), [
    offer("pkg_1", "evt_1", { name: "Gold", createdAt: "2025-01-01T00:00:00.000Z" }),
    offer("pkg_2", "evt_1", { name: "Booth", createdAt: "2025-01-01T00:00:00.000Z" }),
    offer("pkg_3", "evt_1", { name: "Secret", onlyFor: "usr_brand" }),
  ]);
  await storeEvent(core, sampleEvent({ id: "evt_2", hostId: "usr_host", name: "Second" }), [
    offer("pkg_4", "evt_2", { name: "gold", createdAt: "2025-06-01T00:00:00.000Z" }),
  ]);
  await storeEvent(core, sampleEvent({ id: "evt_3", hostId: "usr_other" }), [offer("pkg_5", "evt_3", {})]);
  const found = await packageTemplates(core, "usr_host");
  expect(found.map(({ id, eventName }) => [id, eventName])).toEqual([
    ["pkg_4", "Second"],
    ["pkg_2", "First"],
  ]);
});

describe("a host's events", () => {
  it("come once each in whatever order and page size, as one page has them all", async () => {
    const words = ["Harbor", "harbor", "Élan", "Zoo | Night", "Zoo"];
    for (let n = 0; n < 12; n++)
      await storeEvent(
        core,
        sampleEvent({
          id: `evt_${n}`,
          hostId: "usr_host",
          name: words[n % words.length] ?? "",
          attendeeCount: (n * 7) % 5,
          location: n % 2 === 0 ? "Zürich, Switzerland" : "Austin, TX",
        }),
        [],
      );
    const booked = new Map([0, 3, 4, 9].map((n) => [`evt_${n}`, n * 100]));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ownEventOrders),
        fc.constantFrom("", "zurich", "zoo", "nowhere"),
        fc.integer({ min: 1, max: 13 }),
        async (sort, search, limit) => {
          const whole = (await listOwnEvents(core, "usr_host", { sort, search, limit: 100 }, booked)).items;
          const seen: typeof whole = [];
          let cursor: string | undefined;
          do {
            const page = await listOwnEvents(core, "usr_host", { sort, search, limit, cursor }, booked);
            seen.push(...page.items);
            cursor = page.cursor;
          } while (cursor !== undefined);
          expect(seen).toEqual(whole);
          expect(whole).toHaveLength(search === "" ? 12 : search === "zurich" ? 6 : search === "zoo" ? 4 : 0);
          const values = whole.map((event) =>
            sort.endsWith("attendees") ? event.attendeeCount : event.booked,
          );
          if (sort.endsWith("attendees") || sort.endsWith("booked"))
            expect(values).toEqual(
              values.toSorted((one, other) => (sort.startsWith("-") ? other - one : one - other)),
            );
        },
      ),
    );
  });
});
