import { readToolNames } from "@marquee/adapters/ai/read-tools";
import { defaultMailSettings } from "@marquee/contracts/live/mail-settings";
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
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../../core.ts";
import { balanceKey, openingBalance } from "../../../credits/credits/balance.item.ts";
import { grantCredits } from "../../../credits/credits/grant.ts";
import { storedSums } from "../../../deals/metrics/sums.ts";
import { saveEvent } from "../../../events/saved-events/saved-events.ts";
import { profileItem, profileKey } from "../../../ground/users/user.item.ts";
import { changeDays } from "../../../insight/analytics/change-days.ts";
import { readTools } from "./read-tools.ts";

const [brand, other] = [dealBrand(1), dealBrand(2)];
const stranger = sampleUser("usr_stranger");
let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  const packages = [
    { maxSponsors: 3, priceCents: 900_050, name: "Gold" },
    { name: "Only for two", onlyFor: other.id, priceCents: 100_000 },
  ];
  await setDealStage(core, [brand, other, stranger], packages);
  for (const { id } of [brand, other, stranger])
    await core.table.write({ op: "put", item: openingBalance(id) });
  const notes = "Our target is Initech";
  await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id, notes }));
  await storeDeal(core, sampleDeal({ id: "deal_2", brandId: other.id, amountCents: 123_400 }));
  await grantCredits(core, { userId: brand.id, id: "g1", amount: 50, reason: "Welcome" });
  await saveEvent(core, brand.id, dealEvent.id);
});

const toolsOf = ({ id }: { id: string }) => readTools({ core, accountId: id });

describe("what Morgan may look up about an account", () => {
  it("is what its own screens show: deals of both sides, credits to the unit, saved events", async () => {
    expect(await toolsOf(brand).listDeals({})).toMatchObject([
      {
        id: "deal_1",
        eventName: "Founders Harbor",
        amountUsd: 9_000,
        ownSide: "brand",
        with: { name: "Henrik" },
      },
    ]);
    const ofHost = await toolsOf(dealHost).listDeals({ side: "host" });
    expect(Object.fromEntries(ofHost.map(({ id, amountUsd }) => [id, amountUsd]))).toEqual({
      deal_1: 9_000,
      deal_2: 1_234,
    });
    expect(await toolsOf(brand).getCreditBalance({})).toEqual({
      totalCredits: 50,
      usedCredits: 0,
      heldCredits: 0,
      availableCredits: 50,
      expiring: null,
      freeRepliesLeft: 50,
    });
    const set = { grantEndsAt: "2026-02-14T03:00:00.000Z", grantSpentAt: 20 };
    await core.table.write({ op: "update", key: balanceKey(brand.id), set });
    const mailSettings = { ...defaultMailSettings, timeZone: "America/Los_Angeles" };
    await core.table.write({ op: "update", key: profileKey(brand.id), set: { mailSettings } });
    expect((await toolsOf(brand).getCreditBalance({})).expiring).toEqual({ credits: 20, day: "2026-02-13" });
    expect(await toolsOf(brand).listCreditEntries({})).toMatchObject([{ credits: 50, balanceAfter: 50 }]);
    expect(await toolsOf(brand).listSavedEvents({})).toMatchObject([{ id: dealEvent.id }]);
    expect(await toolsOf(brand).getDeal({ dealId: "deal_1" })).toMatchObject({
      notes: "Our target is Initech",
    });
    expect(await toolsOf(brand).getAgreement({ dealId: "deal_1" })).toMatchObject({ status: "draft" });
    expect(await toolsOf(brand).getEvent({ eventId: dealEvent.id })).toMatchObject({
      packages: [{ name: "Gold", priceUsd: 9_000.5, spotsLeft: 1 }],
    });
  });

  it("includes no other account's deal, agreement, package, credits or draft, by id or in a list", async () => {
    const tools = toolsOf(stranger);
    for (const dealId of ["deal_1", "deal_2", "deal_none"]) {
      expect(await tools.getDeal({ dealId })).toBeNull();
      expect(await tools.getAgreement({ dealId })).toBeNull();
    }
    for (const list of [
      "listDeals",
      "listOwed",
      "listSavedEvents",
      "listCampaigns",
      "listPayments",
      "listOffers",
      "listInquiries",
      "listHosted",
      "listClients",
    ] as const)
      expect(await tools[list]({}), list).toEqual([]);
    expect((await tools.getCreditBalance({})).totalCredits).toBe(0);
    const packages = async (reader: { id: string }) =>
      (await toolsOf(reader).listPackages({ eventId: dealEvent.id })).map(({ name }) => name);
    expect(await packages(stranger)).toEqual(["Gold"]);
    expect(await packages(other)).toEqual(["Gold", "Only for two"]);
  });

  it("includes all that one deal brought, however long ago, unless a period is asked for", async () => {
    const createdAt = "2025-03-01T09:00:00.000Z";
    const ended = sampleDeal({ id: "deal_3", brandId: brand.id, status: "completed", createdAt });
    await storeDeal(core, { ...ended, signedBy: ["brand", "host"], expiresAt: null, signedAt: createdAt });
    const deal = {
      dealId: "deal_3",
      dealName: "Gold",
      eventId: dealEvent.id,
      eventName: dealEvent.name,
      city: "",
    };
    const entry = {
      sums: storedSums({ leadsGenerated: 12 }),
      source: "form" as const,
      by: brand.id,
      at: createdAt,
    };
    await changeDays(core, { accountId: brand.id, isSample: false }, [{ deal, date: "2025-06-02", entry }]);
    const leads = async (period: { range?: "last30" }) => {
      const { tiles, from } = await toolsOf(brand).getAnalytics({ dealId: "deal_3", ...period });
      return [from, tiles.find(({ id }) => id === "leads")?.value];
    };
    expect(await leads({})).toEqual(["2025-03-01", 12]);
    expect((await leads({ range: "last30" }))[1]).toBe(0);
  });

  it("is read once a reply, however many pages of it are asked for", async () => {
    for (let n = 0; n < 70; n++)
      await storeDeal(core, sampleDeal({ id: `deal_of_many_${n}`, brandId: brand.id, amountCents: n }));
    let queries = 0;
    const table: typeof core.table = {
      ...core.table,
      query: (asked) => {
        queries += 1;
        return core.table.query(asked);
      },
    };
    const tools = readTools({ core: { ...core, table }, accountId: brand.id });
    const all = await tools.listDeals({ limit: 20 });
    const firstPage = queries;
    for (let offset = 20; offset < 80; offset += 20)
      all.push(...(await tools.listDeals({ limit: 20, offset })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(71);
    expect(all.map(({ id }) => id)).toEqual(
      (await readTools({ core, accountId: brand.id }).listDeals({ limit: 80 })).map(({ id }) => id),
    );
    // The second fifty.
    expect(queries).toBeLessThanOrEqual(2 * firstPage);
    expect(await tools.listDeals({ limit: 20, offset: 80 })).toEqual([]);
    expect(queries).toBeLessThanOrEqual(2 * firstPage);
  });

  it.each(["listDeals", "listHosted"] as const)(
    "is asked for again by %s after it could not be read",
    async (name) => {
      let isAway = true;
      const table: typeof core.table = {
        ...core.table,
        query: (asked) => (isAway ? Promise.reject(new Error("away")) : core.table.query(asked)),
      };
      const tools = readTools({ core: { ...core, table }, accountId: dealHost.id });
      await expect(tools[name]({})).rejects.toThrow("away");
      isAway = false;
      expect((await tools[name]({})).length).toBeGreaterThan(0);
    },
  );

  it("works for a new account without a failure, and writes nothing", async () => {
    const fresh = sampleUser("usr_fresh");
    await core.table.write({ op: "put", item: profileItem(fresh) });
    const refused = () => {
      throw new Error("a read tool wrote");
    };
    const table = { ...core.table, write: refused, update: refused, transact: refused };
    const tools = readTools({ core: { ...core, table }, accountId: fresh.id });
    const inputs: Record<string, object> = {
      getEvent: { eventId: dealEvent.id },
      searchNames: { text: "founders harbor" },
      getMarketPrice: { eventId: dealEvent.id },
      getInquiry: { inquiryId: "inq_none" },
      listInvitees: { eventId: dealEvent.id },
      getHelp: { words: "sign" },
      listPackages: { eventId: dealEvent.id },
      getDeal: { dealId: "deal_1" },
      getAgreement: { dealId: "deal_1" },
    };
    for (const name of readToolNames) {
      const ask = tools[name] as (input: object) => Promise<unknown>;
      await expect(ask(inputs[name] ?? {}), name).resolves.toBeDefined();
    }
  });
});
