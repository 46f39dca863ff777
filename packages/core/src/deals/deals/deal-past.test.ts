import { transitionDealBodySchema } from "@marquee/contracts/deals/deal-input";
import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealHost, sampleAddOn, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { PageOf, PageRequest } from "../../rows/paging.ts";
import { dealEntity } from "./deal.item.ts";
import { dealOfferEntity } from "./deal-parts.item.ts";
import { listDealHistory, listDealVersions } from "./deal-past.ts";
import { getDeal } from "./read-deals.ts";

const brand = dealBrand(1);
const channel = recordingChannel();
const versions = 60;
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
/** The commas and brackets around entries. */
const separatorBytes = 1_000;
const mostBytes = 300 * 1024;

let core: Core;
/** How many rows each query returned. */
let read: number[];

/** Terms as large as the contract allows, in a script of three bytes per letter. */
const largest = (n: number) => {
  const text = (length: number, word: string) => `${n} ${word} ${"語".repeat(length)}`.slice(0, length);
  const lines = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => text(limits.packageBenefitMaxLength, `${word} ${at}`));
  return {
    notes: text(limits.dealNotesMaxLength, "notes"),
    kpis: lines(limits.dealKpisMax, "goal"),
    benefits: lines(limits.packageBenefitsMax, "benefit"),
    addOns: n % 2 === 0 ? addOns.map(({ id }) => id) : [],
  };
};
const addOns = Array.from({ length: limits.addOnsPerEvent }, (_, at) =>
  sampleAddOn({
    id: `add_${at}`,
    text: `${at} ${"語".repeat(limits.packageBenefitMaxLength - 3)}`,
    capacity: 9,
  }),
);

beforeEach(async () => {
  read = [];
  const table = memoryTable();
  core = {
    table: {
      ...table,
      query: async (query) => {
        const page = await table.query(query);
        read.push(page.items.length);
        return page;
      },
    },
    clock: fixedClock(),
    ids: seededIds(),
  };
  await setDealStage(core, [brand], [{ maxSponsors: 2 }], {}, addOns);
});

async function negotiated(): Promise<{ id: string; answers: number[] }> {
  const first = { brand, body: { packageId: "pkg_1" }, idempotencyKey: "1" };
  const { id } = await offerAs(core, channel, first);
  const answers: number[] = [];
  for (let version = 1; version < versions; version++) {
    const accountId = version % 2 === 1 ? dealHost.id : brand.id;
    const body = transitionDealBodySchema.parse({
      action: "propose",
      version,
      amount: 1_000 + version,
      terms: largest(version),
      note: "語".repeat(limits.dealNotesMaxLength),
    });
    answers.push(
      bytesOf(await moveAs(core, channel, { accountId, id, body: { ...body, action: "propose" } })),
    );
  }
  return { id, answers };
}

async function everyPage<T>(list: (page: PageRequest) => Promise<PageOf<T>>, limit?: number): Promise<T[][]> {
  const pages: T[][] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ cursor, limit });
    pages.push(page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return pages;
}

describe("a deal of sixty versions with the largest terms", () => {
  it("keeps every answer small, and pages through all versions and steps", async () => {
    const { id, answers } = await negotiated();
    expect(Math.max(...answers)).toBeLessThan(mostBytes);
    const deal = await getDeal(core, brand.id, id);
    expect(deal.hasEarlier).toEqual({ offers: true, history: true });
    expect(deal.offers[0]).toMatchObject({ version: versions, amount: 1_059 });
    for (const part of [deal.offers, deal.history]) {
      expect(part.length).toBeGreaterThan(0);
      expect(part.length === 1 || bytesOf(part) <= limits.dealPastShownBytes + separatorBytes).toBe(true);
    }
    for (const limit of [undefined, 1, 7, 100]) {
      const offers = await everyPage((page) => listDealVersions(core, brand.id, id, page), limit);
      const history = await everyPage((page) => listDealHistory(core, dealHost.id, id, page), limit);
      for (const page of [...offers, ...history]) expect(bytesOf(page)).toBeLessThan(mostBytes);
      expect(offers.flat().map(({ version }) => version)).toEqual(
        Array.from({ length: versions }, (_, at) => versions - at),
      );
      expect(history.flat().map(({ version }) => version)).toEqual(
        Array.from({ length: versions }, (_, at) => versions - at),
      );
      // What each changed is the same wherever a page ends.
      expect(offers.flat().every(({ changes, version }) => changes.length > 0 || version === 1)).toBe(true);
    }
    // The newest are answered without reading all.
    read = [];
    await getDeal(core, brand.id, id);
    expect(Math.max(...read)).toBeLessThanOrEqual(limits.dealHistoryShown + 1);
  });
});

describe("a deal's past", () => {
  it("is answered whole with the deal while it is short", async () => {
    const first = { brand, body: { packageId: "pkg_1" }, idempotencyKey: "1" };
    const { id, offers, history, hasEarlier } = await offerAs(core, channel, first);
    expect({ hasEarlier, versions: offers.length, steps: history.length }).toEqual({
      hasEarlier: { offers: false, history: false },
      versions: 1,
      steps: 1,
    });
    expect(await listDealVersions(core, brand.id, id, {})).toEqual({ items: offers, cursor: undefined });
    expect(await listDealHistory(core, brand.id, id, {})).toEqual({ items: history, cursor: undefined });
  });

  it("is its parties' alone, and a version that cannot be read does not hide the others", async () => {
    const { id } = await negotiated();
    for (const list of [listDealVersions, listDealHistory])
      expect(await codeOf(list(core, "usr_stranger", id, {}))).toBe("not_found");
    const { pk, sk } = dealOfferEntity.key({ dealId: id, version: 59 });
    await core.table.write({ op: "update", key: { pk, sk }, set: { kind: "unheard of" } });
    const pages = await everyPage((page) => listDealVersions(core, brand.id, id, page), 3);
    expect(pages.flat().map(({ version }) => version)).toEqual(
      Array.from({ length: versions }, (_, at) => versions - at).filter((version) => version !== 59),
    );
    expect(pk).toBe(dealEntity.key({ id }).pk);
  });
});
