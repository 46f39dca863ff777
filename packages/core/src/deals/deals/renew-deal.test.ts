import type { DealRenewal } from "@marquee/contracts/deals/deal-renewal";
import { plainBenefit } from "@marquee/contracts/events/benefits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs } from "@marquee/testkit/deal-acts";
import {
  dealBrand,
  dealHost,
  sampleAddOn,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { eventItem, sponsorshipPackageItem } from "../../events/events/event.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { metricsMonthEntity } from "../metrics/metrics.item.ts";
import { storedDays } from "../metrics/months.ts";
import { storedSums } from "../metrics/sums.ts";
import { type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { deliverableEntity } from "./deliverable.item.ts";
import { getDeal } from "./read-deals.ts";
import { previewRenewal } from "./renew-deal.ts";
import { transitionDeal } from "./transition-deal.ts";

const brand = dealBrand(1);
const channel = recordingChannel();
const id = "deal_1";
const next = sampleEvent({
  id: "evt_next",
  name: "Founders Harbor 2",
  date: "2026-09-01T09:00:00.000Z",
  endsAt: "2026-09-02T18:00:00.000Z",
});
const nextOffer = sampleOffer({ id: "pkg_next", eventId: "evt_next", priceCents: 4_000_000 });

let store: MemoryStore;
let core: Core;

beforeEach(async () => {
  await start();
});

/** A completed deal with an add-on, and the host's next event with a free package of its tier. */
async function start(given: Partial<DealRecord> = {}): Promise<void> {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand], [{ maxSponsors: 2 }]);
  await storeDeal(
    core,
    sampleDeal({
      id,
      brandId: brand.id,
      status: "completed",
      expiresAt: null,
      signedAt: "2026-01-02T09:00:00.000Z",
      ...given,
    }),
  );
  await storeEvent(core, next, [nextOffer]);
}

const preview = (by = brand.id) => previewRenewal(core, by, { id });
const renew = ({ opens }: DealRenewal, by = brand.id) =>
  moveAs(core, channel, {
    accountId: by,
    id,
    body: { action: "renew", packageId: opens?.packageId, packageHash: opens?.packageHash },
  });

const addOn = { id: "add_1", benefit: sampleAddOn({ id: "add_1" }).benefit, priceCents: 250_000 };

/** What the brand measured of the deal: that much revenue in USD. */
const results = (revenue: number) =>
  metricsMonthEntity.item({
    accountId: brand.id,
    isSample: false,
    month: "2026-01",
    dealId: id,
    eventId: "evt_1",
    ...storedDays([{ date: "2026-01-10", sums: storedSums({ revenue }) }]),
  });

const oneEach = { oneSponsorPerIndustry: true };
const rivals = soldSpots(1).map((one) => ({ ...one, industry: "tech" as const }));

describe("a renewal", () => {
  it("opens what its preview says, for either side, whatever the old terms are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          amountCents: fc.integer({ min: 0, max: 10_000_000 }),
          addOns: fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 3 }),
          kpis: fc.array(fc.constantFrom("200 leads", "A talk"), { maxLength: 2 }),
          notes: fc.string({ maxLength: 20 }),
          byHost: fc.boolean(),
        }),
        async ({ addOns: prices, byHost, ...terms }) => {
          const addOns = prices.map((priceCents, at) => ({ ...addOn, id: `add_${at}`, priceCents }));
          await start({ ...terms, addOns, benefits: [plainBenefit("A booth")] });
          const by = byHost ? dealHost.id : brand.id;
          const read = await preview(by);
          const { renewedTo } = await renew(read, by);
          const opened = await getDeal(core, by, renewedTo ?? "");
          const {
            packageHash: _,
            listPrice,
            eventId,
            packageId,
            packageName,
            tier,
            ...shown
          } = read.opens ?? {};
          expect(opened).toMatchObject({ ...shown, eventId, packageId, packageName, tier, version: 1 });
          expect(listPrice).toBe(40_000);
          expect(read.leftOut.map(({ price }) => price)).toEqual(prices.map((cents) => cents / 100));
          const left = prices.reduce((sum, price) => sum + price, 0);
          expect(opened.amount).toBe(Math.max(0, terms.amountCents - left) / 100);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("says which add-ons it leaves out, what the package costs, and how the deal went", async () => {
    await start({ amountCents: 2_550_000, addOns: [addOn] });
    await core.table.write({ op: "put", item: results(81_600) });
    for (const [n, status] of (["accepted", "delivered", "waived", "pending"] as const).entries()) {
      const due = { days: 0, from: "before_event" } as const;
      const item = deliverableEntity.item({
        dealId: id,
        n: n + 1,
        benefit: "A booth",
        owner: "host",
        due,
        dueDate: null,
        status,
        owedBy: null,
        daysAfterSigning: null,
        ruledDate: null,
        note: "",
        startedAtRisk: false,
        updatedAt: "2026-01-15T09:00:00.000Z",
      });
      await core.table.write({ op: "put", item });
    }
    expect(await preview()).toMatchObject({
      opens: { amount: 23_000, listPrice: 40_000, facts: { event: { firstDay: "2026-09-01" } } },
      leftOut: [{ benefit: "2 × Seat at the dinner", price: 2_500 }],
      last: { amount: 25_500, roi: 3.2, delivered: 2, deliverables: 4 },
    });
  });

  it.each([
    ["the package's price", () => sponsorshipPackageItem({ ...nextOffer, priceCents: 1 })],
    ["the package's name", () => sponsorshipPackageItem({ ...nextOffer, name: "Gold and more" })],
    ["the event's days", () => eventItem({ ...next, endsAt: "2026-09-04T18:00:00.000Z" })],
    ["a party's name", () => profileItem({ ...dealHost, name: "Hilda" })],
    ["the last result", () => results(1_000)],
  ])("that was read before a change of %s is refused, and read again it goes on", async (_, changed) => {
    const read = await preview();
    await core.table.write({ op: "put", item: changed() });
    const before = structuredClone([...store]);
    expect(await codeOf(renew(read))).toBe("stale_version");
    expect([...store]).toEqual(before);
    const again = await preview();
    expect(again).not.toEqual(read);
    expect((await renew(again)).renewedTo).not.toBeNull();
  });

  it("by a call that names no hash opens what holds at that moment", async () => {
    const { opens } = await preview();
    await core.table.write({
      op: "put",
      item: sponsorshipPackageItem({ ...nextOffer, name: "Gold and more" }),
    });
    const { renewedTo } = await moveAs(core, channel, { accountId: brand.id, id, body: { action: "renew" } });
    expect(await getDeal(core, brand.id, renewedTo ?? "")).toMatchObject({
      amount: opens?.amount,
      packageName: "Gold and more",
    });
  });

  it("stays with who answered for the deal on the other side and with its followers, and tells them once", async () => {
    for (const [accountId, ownerId, followers] of [
      [brand.id, "usr_before", ["usr_reader", brand.id]],
      [dealHost.id, "usr_sales", ["usr_assistant"]],
    ] as const)
      await core.table.write({
        op: "update",
        key: dealPartyEntity.key({ accountId, id }),
        set: { ownerId, followers },
      });
    const before = new Set(store.keys());
    const { renewedTo } = await renew(await preview());
    const rowOf = (accountId: string) =>
      core.table.get(dealPartyEntity.key({ accountId, id: renewedTo ?? "" }));
    expect(await rowOf(brand.id)).toMatchObject({
      ownerId: brand.id,
      followers: ["usr_reader", "usr_before"],
    });
    expect(await rowOf(dealHost.id)).toMatchObject({ ownerId: "usr_sales", followers: ["usr_assistant"] });
    const notices = [...store].filter(([key, { rowType }]) => !before.has(key) && rowType === "notification");
    expect(notices.map(([, { told }]) => told)).toMatchObject([
      { about: { action: "renew", dealId: renewedTo } },
    ]);
  });

  it("is previewed without writing anything, and refused with what the renewal is refused with", async () => {
    const before = structuredClone([...store]);
    await preview();
    expect([...store]).toEqual(before);
    expect(await codeOf(preview(dealBrand(2).id))).toBe("not_found");
    await renew(await preview());
    expect(await codeOf(preview())).toBe("invalid_transition");
  });

  it.each([
    ["sold_out", "has no free spot", { spots: soldSpots(1) }, {}],
    ["category_taken", "takes no second sponsor of the industry", { maxSponsors: 2, spots: rivals }, oneEach],
    ["conflict", "is of a canceled event", {}, { state: "cancelled" as const }],
  ])("%s: of a package that %s, as its preview is", async (code, _, offer, event) => {
    await core.table.write({ op: "put", item: profileItem({ ...brand, industry: "tech" }) });
    await storeEvent(core, { ...next, ...event }, [{ ...nextOffer, ...offer }]);
    expect(await codeOf(previewRenewal(core, brand.id, { id, packageId: "pkg_next" }))).toBe(code);
    const body = { action: "renew", version: 1, packageId: "pkg_next" } as const;
    expect(await codeOf(transitionDeal(core, channel, { acting: inPerson(brand.id), id, body }))).toBe(code);
  });

  it("has nothing to open while the host has no free package of the tier", async () => {
    await core.table.write({ op: "put", item: sponsorshipPackageItem({ ...nextOffer, tier: "silver" }) });
    expect(await preview()).toMatchObject({ opens: null, leftOut: [], last: { amount: 9_000 } });
    expect(await codeOf(moveAs(core, channel, { accountId: brand.id, id, body: { action: "renew" } }))).toBe(
      "conflict",
    );
  });
});
