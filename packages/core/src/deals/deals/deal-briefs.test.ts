import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealHost, sampleDeal, setDealStage, storeDeal } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { dealEntity, dealPartyEntity } from "./deal.item.ts";
import { dealBriefsOf } from "./deal-briefs.ts";
import { leaveDeals } from "./leave-deals.ts";
import { listDeals } from "./read-deals.ts";
import { sweepDeals } from "./sweep-deals.ts";

const brand = dealBrand(1);
const other = dealBrand(2);
const channel = recordingChannel();
const hourMs = 60 * 60_000;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, [brand, other], [{ maxSponsors: 5 }]);
});

/** The same facts from the list, which reads the deals themselves. */
async function listed(accountId: string) {
  const { items } = await listDeals(core, accountId, {}, { limit: 100 });
  return items
    .map((one) => ({
      id: one.id,
      side: one.ownSide,
      status: one.status,
      eventId: one.eventId,
      eventName: one.eventName,
      packageName: one.packageName,
      amountCents: Math.round(one.amount * 100),
      // The list does not include this; none of these deals was started for a concept.
      conceptId: null,
      signedAt: one.signedAt,
      // The list does not include this either; none of these events was canceled.
      eventCanceled: false,
      createdAt: one.createdAt,
      updatedAt: one.updatedAt,
    }))
    .sort((left, right) => left.id.localeCompare(right.id));
}
const briefs = async (accountId: string) =>
  (await dealBriefsOf(core, accountId)).sort((left, right) => left.id.localeCompare(right.id));

async function expectBriefsAsListed() {
  for (const { id } of [brand, other, dealHost]) expect(await briefs(id)).toEqual(await listed(id));
}

const open = (by = brand) =>
  offerAs(core, channel, { brand: by, body: { packageId: "pkg_1" }, idempotencyKey: undefined });

describe("the briefs of an account's deals", () => {
  it("match the deals after every step of either side", async () => {
    const { id } = await open();
    await expectBriefsAsListed();
    const step = async (accountId: string, body: Parameters<typeof moveAs>[2]["body"]) => {
      clock.advance(60_000);
      await moveAs(core, channel, { accountId, id, body });
      await expectBriefsAsListed();
    };
    await step(dealHost.id, { action: "propose", version: 1, amount: 12_345.67, note: "" });
    await step(brand.id, { action: "accept", version: 2 });
    await step(dealHost.id, { action: "cancel", version: 2, reason: "We found somebody else" });
    expect(await briefs(brand.id)).toMatchObject([{ side: "brand", status: "cancelled" }]);
  });

  it("count an offer that lapsed as canceled before that is stored, and after", async () => {
    await open();
    clock.advance(73 * hourMs);
    expect(await briefs(brand.id)).toMatchObject([{ status: "cancelled" }]);
    await expectBriefsAsListed();
    await sweepDeals({ core, channel }, core.clock.now() + hourMs);
    await expectBriefsAsListed();
  });

  it("follow a deal whose other side closes its account", async () => {
    await open();
    await open(other);
    await leaveDeals(core, channel, brand.id);
    await expectBriefsAsListed();
  });

  it("are shown to no other account", async () => {
    await open();
    expect(await briefs(other.id)).toEqual([]);
    expect(await briefs(dealHost.id)).toMatchObject([{ side: "host" }]);
  });

  it("read the deal itself if a party's row was written before it had a brief, and skip a deal that is gone", async () => {
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id, amountCents: 123_456 }));
    await storeDeal(core, sampleDeal({ id: "deal_2", brandId: brand.id }));
    for (const id of ["deal_1", "deal_2"])
      await core.table.write({
        op: "update",
        key: dealPartyEntity.key({ accountId: brand.id, id }),
        remove: ["brief"],
      });
    expect(await briefs(brand.id)).toMatchObject([{ amountCents: 123_456 }, { id: "deal_2" }]);
    expect(await briefs(brand.id)).toEqual(await listed(brand.id));
    await core.table.write({ op: "delete", key: dealEntity.key({ id: "deal_1" }) });
    expect(await briefs(brand.id)).toMatchObject([{ id: "deal_2" }]);
  });

  it("cost one query, however many deals there are", async () => {
    for (let n = 0; n < 5; n++)
      await storeDeal(core, sampleDeal({ id: `deal_${n}`, brandId: brand.id, packageId: "pkg_1" }));
    const queries: unknown[] = [];
    const { table } = core;
    const counted = {
      ...core,
      table: {
        ...table,
        query: (query: Parameters<typeof table.query>[0]) => {
          queries.push(query);
          return table.query(query);
        },
        getMany: (keys: Parameters<typeof table.getMany>[0]) => {
          queries.push(...keys);
          return table.getMany(keys);
        },
      },
    };
    expect(await dealBriefsOf(counted, brand.id)).toHaveLength(5);
    expect(queries).toHaveLength(1);
  });
});
