import { listDealHistory, listDealVersions } from "@marquee/contracts/deals/deals";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { moveAs, offerAs } from "../support/deal-acts.ts";

const url = inject("url");
const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

let host: ApiUser;
let brand: ApiUser;
let stranger: ApiUser;
let id: string;

beforeAll(async () => {
  [host, brand, stranger] = await Promise.all([
    ApiUser.confirmed(url, "event_host"),
    ApiUser.confirmed(url),
    ApiUser.registered(url),
  ]);
  const { id: eventId } = await host.client.call(createEvent, {
    body: {
      name: "Harbor Days of long talks",
      category: "startup",
      date: inDays(90),
      endsAt: inDays(92),
      location: "Singapore",
      description: "Three days by the water.",
    },
  });
  const { id: packageId } = await host.client.call(createSponsorshipPackage, {
    params: { id: eventId },
    body: { name: "Gold", price: 12_500, tier: "gold", maxSponsors: 1, benefits: ["A booth"] },
  });
  const publish = { action: "publish", version: 2 } as const;
  await host.client.call(transitionEvent, { params: { id: eventId }, body: publish });
  ({ id } = await offerAs(brand, { eventId, packageId }));
  for (const amount of [10_001, 10_002]) await moveAs(host, id, { action: "propose", amount });
});

describe("listDealVersions", () => {
  it("pages through a deal's versions for both sides; not_found: for everyone else", async () => {
    for (const side of [brand, host]) {
      const first = await side.client.callPage(listDealVersions, { params: { id }, query: { limit: "2" } });
      expect(first.items).toMatchObject([
        { version: 3, amount: 10_002, changes: [{ field: "amount", old: 10_001, new: 10_002 }] },
        { version: 2, amount: 10_001 },
      ]);
      const query = { limit: "2", cursor: first.nextCursor ?? "" };
      const last = await side.client.callPage(listDealVersions, { params: { id }, query });
      expect(last).toMatchObject({ items: [{ version: 1, changes: [] }], nextCursor: null });
    }
    const refused = await stranger.raw("GET", `/api/sponsorship-deals/${id}/versions`);
    expect(errorOf(refused).code).toBe("not_found");
  });
});

describe("listDealHistory", () => {
  it("pages through what happened, with who did it; not_found: for everyone else", async () => {
    const first = await brand.client.callPage(listDealHistory, { params: { id }, query: { limit: "2" } });
    expect(first.items).toMatchObject([
      { version: 3, by: "host", action: "propose" },
      { version: 2, by: "host" },
    ]);
    const query = { cursor: first.nextCursor ?? "" };
    const last = await brand.client.callPage(listDealHistory, { params: { id }, query });
    expect(last).toMatchObject({
      items: [{ version: 1, by: "brand", byName: "Test User" }],
      nextCursor: null,
    });
    const refused = await stranger.raw("GET", `/api/sponsorship-deals/${id}/history`);
    expect(errorOf(refused).code).toBe("not_found");
  });
});
