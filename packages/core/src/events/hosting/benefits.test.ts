import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { refusalOf } from "@marquee/testkit/refusal";
import { sampleEvent, sampleOffer, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { sponsorshipPackageItem } from "../events/event.item.ts";
import { getEvent } from "../events/get-event.ts";
import type { HostActor } from "./hosted-event.ts";
import { listEventHistory } from "./own-events.ts";
import { createPackage, updatePackage } from "./packages.ts";

const host = sampleUser("usr_host", { role: "event_host" });
const actor: HostActor = { accountId: host.id, actorId: host.id, admin: undefined };
const passes = {
  kind: "tickets" as const,
  text: "Full pass",
  quantity: 4,
  due: { days: 14, from: "before_event" as const },
};
const gold = { name: "Gold", price: 9_000, tier: "gold" as const, maxSponsors: 2 };

let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await storeEvent(core, sampleEvent({ id: "evt_1", hostId: host.id, date: "2026-06-01T09:00:00.000Z" }));
});

const create = (body: object) => createPackage(core, actor, "evt_1", { ...gold, ...body }, undefined);
const packages = async () => (await getEvent(core, { accountId: host.id, seesAll: false }, "evt_1")).packages;

describe("the benefits of a package", () => {
  it("are returned both in their parts and as lines of text", async () => {
    await create({ benefitItems: [passes, { ...passes, text: "Parking lot", quantity: 1 }] });
    expect(await packages()).toMatchObject([
      {
        benefits: ["4 × Full pass", "Parking lot"],
        benefitItems: [passes, { ...passes, text: "Parking lot", quantity: 1 }],
      },
    ]);
  });

  it("may be given as texts only, which are owed by the end of the event", async () => {
    const created = await create({ benefits: ["A booth"] });
    expect(created).toMatchObject({
      benefits: ["A booth"],
      benefitItems: [{ kind: "custom", text: "A booth", quantity: 1, due: { days: 0, from: "after_event" } }],
    });
    expect((await updatePackage(core, actor, created.id, { benefitItems: [passes] })).benefits).toEqual([
      "4 × Full pass",
    ]);
  });

  it("validation_failed: both forms at once", async () => {
    const both = create({ benefits: ["A booth"], benefitItems: [passes] });
    expect(await refusalOf(both)).toMatchObject({ code: "validation_failed" });
  });

  it("from rows written before they had parts are read as texts only", async () => {
    const row = sponsorshipPackageItem(sampleOffer({ id: "pkg_old", eventId: "evt_1" }));
    await core.table.write({ op: "put", item: { ...row, benefits: ["A booth"] } });
    expect(await packages()).toMatchObject([{ benefits: ["A booth"], benefitItems: [{ kind: "custom" }] }]);
  });

  it("are listed in the history when one of their parts changes", async () => {
    const { id } = await create({ benefitItems: [passes] });
    await updatePackage(core, actor, id, { benefitItems: [{ ...passes, due: { ...passes.due, days: 1 } }] });
    const { items } = await listEventHistory(core, actor, "evt_1", {});
    expect(items[0]?.changes).toEqual([
      {
        packageName: "Gold",
        field: "benefits",
        old: "4 × Full pass (Tickets, 14 days before the event)",
        new: "4 × Full pass (Tickets, 1 day before the event)",
      },
    ]);
    await updatePackage(core, actor, id, { benefitItems: [{ ...passes, due: { ...passes.due, days: 1 } }] });
    expect((await listEventHistory(core, actor, "evt_1", {})).items).toHaveLength(2);
  });

  it("are limited to the number that a package may have", async () => {
    const { createSponsorshipPackageBodySchema: schema } = await import("@marquee/contracts/events/hosting");
    const items = Array.from({ length: limits.packageBenefitsMax + 1 }, () => passes);
    expect(schema.safeParse({ ...gold, benefitItems: items }).success).toBe(false);
    expect(schema.safeParse({ ...gold, benefitItems: items.slice(1) }).success).toBe(true);
  });
});
