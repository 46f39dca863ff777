import { getSponsorshipDeal, listBrandDeals, listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { getDashboard, listNeeds } from "@marquee/contracts/home/dashboard";
import { recordMetrics } from "@marquee/contracts/insight/analytics";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { moveAs, offerAs, signAs } from "../support/deal-acts.ts";

const url = inject("url");
const dayMs = 86_400_000;
let host: ApiUser;
let brand: ApiUser;

beforeAll(async () => {
  [host, brand] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
});

const shown = (by: ApiUser) => by.client.call(getDashboard, {});

describe("getDashboard", () => {
  it("is empty for a new user, and counts what both sides of a deal do", async () => {
    expect(await shown(brand)).toMatchObject({
      side: "brand",
      activeDeals: 0,
      openDeals: 0,
      upcomingEvents: 0,
      monthAmount: 0,
      averageRoi: null,
    });
    const { id } = await host.client.call(createEvent, {
      body: {
        name: "Harbor Days",
        category: "startup",
        date: new Date(Date.now() + 60 * dayMs).toISOString(),
        endsAt: new Date(Date.now() + 61 * dayMs).toISOString(),
        location: "Singapore",
        description: "Three days by the water.",
      },
    });
    const offer = await host.client.call(createSponsorshipPackage, {
      params: { id },
      body: { name: "Gold", price: 12_500.5, tier: "gold", maxSponsors: 1, benefits: ["A booth"] },
    });
    expect(await shown(host), "a draft").toMatchObject({ side: "host", upcomingEvents: 0 });
    await host.client.call(transitionEvent, { params: { id }, body: { action: "publish", version: 2 } });
    expect(await shown(host)).toMatchObject({ upcomingEvents: 1, openDeals: 0 });

    const deal = await offerAs(brand, { eventId: id, packageId: offer.id });
    expect(await shown(brand)).toMatchObject({ openDeals: 1, upcomingEvents: 0 });
    await moveAs(host, deal.id, { action: "accept" });
    expect(await shown(brand)).toMatchObject({ openDeals: 1, upcomingEvents: 1, monthAmount: 0 });
    for (const by of [brand, host]) await signAs(by, deal.id);
    for (const by of [brand, host])
      expect(await shown(by)).toMatchObject({ activeDeals: 1, openDeals: 0, monthAmount: 12_500.5 });

    await brand.client.call(recordMetrics, {
      body: { dealId: deal.id, date: new Date().toISOString().slice(0, 10), revenue: 25_001 },
    });
    expect(await shown(brand)).toMatchObject({ averageRoi: { value: 2, deals: 1 } });
    expect(await shown(host), "what the brand measured is the brand's").toMatchObject({ averageRoi: null });
    const page = await brand.client.call(getSponsorshipDeal, { params: { id: deal.id } });
    const lists = [
      await brand.client.call(listSponsorshipDeals, {}),
      await brand.client.call(listBrandDeals, { params: { userId: brand.id } }),
    ];
    expect([page, ...lists.flat()].map(({ roi }) => roi)).toEqual([2, 2, 2]);
    expect((await host.client.call(getSponsorshipDeal, { params: { id: deal.id } })).roi).toBeNull();
  });
});

describe("listNeeds", () => {
  it("says on both sides of a deal what waits for them, step by step", async () => {
    const waits = async (by: ApiUser) =>
      (await by.client.call(listNeeds, {})).needs.map(({ kind, eventName }) => `${kind} ${eventName}`);
    const [owner, sponsor] = await Promise.all([
      ApiUser.confirmed(url, "event_host"),
      ApiUser.confirmed(url),
    ]);
    expect(await waits(owner)).toEqual([]);
    const date = new Date(Date.now() + 60 * dayMs).toISOString();
    const endsAt = new Date(Date.now() + 61 * dayMs).toISOString();
    const { id } = await owner.client.call(createEvent, {
      body: { name: "Quay", category: "startup", date, endsAt, location: "Singapore", description: "Days." },
    });
    expect(await waits(owner)).toEqual(["publish_event Quay"]);
    const offer = await owner.client.call(createSponsorshipPackage, {
      params: { id },
      body: { name: "Gold", price: 5_000, tier: "gold", maxSponsors: 1, benefits: ["A booth"] },
    });
    await owner.client.call(transitionEvent, { params: { id }, body: { action: "publish", version: 2 } });
    expect(await waits(owner)).toEqual([]);
    const deal = await offerAs(sponsor, { eventId: id, packageId: offer.id });
    expect([await waits(owner), await waits(sponsor)]).toEqual([["answer_offer Quay"], []]);
    const { needs } = await owner.client.call(listNeeds, {});
    expect(needs).toMatchObject([
      { dealId: deal.id, amount: 5_000, listPrice: 5_000, until: deal.expiresAt },
    ]);
    await moveAs(owner, deal.id, { action: "accept" });
    expect([await waits(owner), await waits(sponsor)]).toEqual([[], ["sign_contract Quay"]]);
    await signAs(sponsor, deal.id);
    expect([await waits(owner), await waits(sponsor)]).toEqual([["sign_contract Quay"], []]);
  });
});
