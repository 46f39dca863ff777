import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { EventRecord, Spot } from "../events/event.item.ts";
import { listCapacity, listOwnEvents } from "./own-events.ts";

const date = "2026-06-01T09:00:00.000Z";
const spot = (ref: string, until: string | null): Spot => ({
  ref,
  kind: until === null ? "deal" : "composing",
  accountId: `usr_${ref}`,
  industry: null,
  until,
});

let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(() => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
});

const inMinutes = (minutes: number) => new Date(clock.now() + minutes * 60_000).toISOString();

it("counts sold, held, free and waiting for each package, most expensive first", async () => {
  const [soon, later] = [inMinutes(10), inMinutes(30)];
  await storeEvent(core, sampleEvent({ id: "evt_1", hostId: "usr_host", date }), [
    sampleOffer({ id: "pkg_low", eventId: "evt_1", priceCents: 100_000, maxSponsors: 2 }),
    sampleOffer({
      id: "pkg_high",
      eventId: "evt_1",
      priceCents: 900_000,
      maxSponsors: 6,
      spots: [spot("a", null), spot("b", later), spot("c", soon)],
      waiting: [{ accountId: "usr_w", since: inMinutes(-5), industry: null, servedFrom: "" }],
    }),
  ]);
  const capacity = async () => (await listCapacity(core, "usr_host", {})).items;
  expect(await capacity()).toMatchObject([
    {
      id: "evt_1",
      status: "upcoming",
      packages: [
        { id: "pkg_high", maxSponsors: 6, sold: 1, heldUntil: [soon, later], remaining: 2, waiting: 1 },
        { id: "pkg_low", maxSponsors: 2, sold: 0, heldUntil: [], remaining: 2, waiting: 0 },
      ],
    },
  ]);
  clock.advance(11 * 60_000);
  expect((await capacity())[0]?.packages[0]).toMatchObject({ heldUntil: [later], remaining: 3 });
});

it("leaves out other hosts' events, drafts, past events, and events without packages", async () => {
  const packages = (eventId: string) => [sampleOffer({ id: `pkg_${eventId}`, eventId })];
  const past = { date: "2026-01-02T09:00:00.000Z", endsAt: "2026-01-03T09:00:00.000Z" };
  for (const event of [
    sampleEvent({ id: "evt_other", hostId: "usr_other", date }),
    sampleEvent({ id: "evt_draft", hostId: "usr_host", date, state: "draft" }),
    sampleEvent({ id: "evt_canceled", hostId: "usr_host", date, state: "cancelled" }),
    sampleEvent({ id: "evt_past", hostId: "usr_host", ...past }),
  ])
    await storeEvent(core, event, packages(event.id));
  await storeEvent(core, sampleEvent({ id: "evt_empty", hostId: "usr_host", date }));
  expect((await listCapacity(core, "usr_host", {})).items).toEqual([]);
});

it("begins with what is next; what is over or canceled comes last, the latest of it first, on whatever pages", async () => {
  const day = (n: number) => new Date(clock.now() + n * 86_400_000).toISOString();
  const event = (id: string, from: number, given: Partial<EventRecord> = {}) =>
    storeEvent(
      core,
      sampleEvent({ id, hostId: "usr_host", date: day(from), endsAt: day(from + 2), ...given }),
      [],
    );
  await event("evt_far", 400);
  await event("evt_over", -10);
  await event("evt_now", -1);
  await event("evt_canceled", 5, { state: "cancelled" });
  await event("evt_long_over", -90);
  await event("evt_next", 3);
  await event("evt_draft", 30, { state: "draft" });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listOwnEvents(core, "usr_host", { limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor !== undefined);
  const order = ["now", "next", "draft", "far", "canceled", "over", "long_over"];
  expect(seen).toEqual(order.map((name) => `evt_${name}`));
});
