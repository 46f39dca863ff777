import { dealStatuses } from "@marquee/contracts/deals/deal-moves";
import { dealEntity } from "@marquee/core/deals/deals/deal.item";
import { listOwedDeliverables } from "@marquee/core/deals/deals/owed-deliverables";
import { getDeal, listDeals } from "@marquee/core/deals/deals/read-deals";
import { readSponsorshipPackage } from "@marquee/core/events/events/event.item";
import { getEvent } from "@marquee/core/events/events/get-event";
import { listEvents } from "@marquee/core/events/events/list-events";
import { takenSpots } from "@marquee/core/events/events/spots";
import { listOwnEvents } from "@marquee/core/events/hosting/own-events";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { demoUserIds } from "./content/demo-users.ts";
import { seedDemo } from "./seed.ts";

it("the demo's host has a draft with packages, which nobody else finds", async () => {
  const clock = fixedClock(Date.UTC(2026, 10, 22, 9));
  const core = { table: memoryTable(), clock, ids: seededIds() };
  await seedDemo(core);
  const { items } = await listOwnEvents(core, demoUserIds.host, { limit: 100 });
  const drafts = items.filter(({ status }) => status === "draft");
  expect(drafts).toHaveLength(1);
  const id = drafts[0]?.id ?? "";
  const open = (accountId: string) => getEvent(core, { accountId, seesAll: false }, id);
  expect((await open(demoUserIds.host)).packages.length).toBeGreaterThan(1);
  expect(await codeOf(open(demoUserIds.brand))).toBe("not_found");
  const found = await listEvents(core, { search: "Resilience Forum" }, {});
  expect(found.items.map((event) => event.id)).not.toContain(id);
}, 60_000);

it("the demo's brand has a deal in every state, and each demo deal has the spot that it takes", async () => {
  const store: MemoryStore = new Map();
  const clock = fixedClock(Date.UTC(2026, 10, 22, 9));
  const core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await seedDemo(core);
  const { items } = await listDeals(core, demoUserIds.brand, {}, {});
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(dealStatuses));
  expect(items.map(({ packageId }) => packageId)).toEqual(expect.arrayContaining(["1", "2", "3", "4"]));
  for (const { id } of items) {
    const { offers, history, version, status, deliverables } = await getDeal(core, demoUserIds.brand, id);
    expect(offers.map((one) => one.version)).toEqual(
      Array.from({ length: version }, (_, at) => version - at),
    );
    expect(history.length).toBeGreaterThanOrEqual(offers.length);
    const isAgreed = ["pending", "active", "completed"].includes(status);
    expect(deliverables.length > 0, status).toBe(isAgreed);
  }
  const owed = await listOwedDeliverables(core, demoUserIds.host, { until: "2026-11-29" }, {});
  expect(owed.items.length, "what the demo's host has to deliver this week").toBeGreaterThan(0);
  const rowsOf = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);
  const now = new Date(clock.now()).toISOString();
  const packages = rowsOf("sponsorship-package").map(readSponsorshipPackage);
  for (const offer of packages)
    expect(takenSpots(offer, now).length, offer.id).toBeLessThanOrEqual(offer.maxSponsors);
  const taken = packages.flatMap((offer) => takenSpots(offer, now).map(({ ref }) => ref));
  const deals = rowsOf("deal").map(dealEntity.read);
  expect(deals.length).toBeGreaterThan(200);
  expect(taken.sort()).toEqual(
    deals.flatMap(({ id, status }) => (status === "cancelled" ? [] : [id])).sort(),
  );
}, 60_000);
