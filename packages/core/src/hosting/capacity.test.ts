import { fixedClock } from "@marquee/testkit/clock";
import { memoryTable } from "@marquee/testkit/memory-table";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../core.ts";
import type { Spot } from "../events/event.item.ts";
import { listCapacity } from "./own-events.ts";

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
