import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { sampleEvent, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { updateBrandFacts } from "../../account/brand-facts/brand-facts.ts";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { saveEvent } from "../../events/saved-events/saved-events.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { orderWrites } from "../../studio/campaigns/order-campaign.ts";
import { getChecklist } from "./checklist.ts";

const brand = dealBrand(1);
let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand], [{ maxSponsors: 20 }]);
});

const doneBy = async (user: Pick<UserRecord, "id" | "role">) =>
  Object.fromEntries((await getChecklist(core, user)).map(({ item, done }) => [item, done]));

describe("the first steps", () => {
  it("are ticked one by one by what a brand really does", async () => {
    const done = { brandFacts: false, savedEvent: false, deal: false, campaign: false };
    expect(await doneBy(brand)).toEqual(done);

    await saveEvent(core, brand.id, dealEvent.id);
    expect(await doneBy(brand)).toEqual({ ...done, savedEvent: true });

    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id }));
    expect(await doneBy(brand)).toEqual({ ...done, savedEvent: true, deal: true });

    await updateBrandFacts(core, brand, { version: 0, companyName: "Acme" }, someCaller);
    await core.table.write({ op: "put", item: openingBalance(brand.id) });
    await grantCredits(core, { userId: brand.id, id: "grant_1", amount: 100, reason: "Welcome" });
    const body = { prompt: "A pop-up for developers" };
    const principal = { ...inPerson(brand.id), sessionHash: "-" };
    const order = { principal, body, idempotencyKey: "one", requestId: "req" };
    const request = { userId: brand.id, operation: "generateCampaignIdeas", key: "one", body };
    const prices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5, refinement: 5 };
    const id = core.ids.next("generation", core.clock.now());
    // Only the order matters here, not which session placed it.
    const spender = { ...inPerson(brand.id), month: "2026-07", monthlyCap: null };
    const writes = orderWrites(order, request, { id, prices, spender }, core.clock.now());
    await core.table.transact(writes.filter(({ label }) => label !== "session"));
    expect(await doneBy(brand)).toEqual({ brandFacts: true, savedEvent: true, deal: true, campaign: true });
  });

  it("ask a host for a published event instead of a saved one", async () => {
    const at = { date: dealEvent.date, endsAt: dealEvent.endsAt };
    const host = sampleUser("usr_new_host", { role: "event_host" });
    const nothing = { brandFacts: false, publishedEvent: false, deal: false, campaign: false };
    expect(await doneBy(host)).toEqual(nothing);
    await storeEvent(core, sampleEvent({ ...at, id: "evt_draft", hostId: host.id, state: "draft" }), []);
    expect(await doneBy(host)).toEqual(nothing);
    await storeEvent(core, sampleEvent({ ...at, id: "evt_open", hostId: host.id }), []);
    expect(await doneBy(host)).toEqual({ ...nothing, publishedEvent: true });
  });

  it("count a deal for both of its parties, and for nobody else", async () => {
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id }));
    expect(await doneBy(dealHost)).toMatchObject({ deal: true });
    expect(await doneBy(dealBrand(2))).toMatchObject({ deal: false });
  });
});
