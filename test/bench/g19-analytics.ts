import { tileIds } from "@marquee/contracts/analytics-measures";
import type { AnalyticsQuery } from "@marquee/contracts/http/analytics";
import { changeBook } from "@marquee/core/analytics/change-book";
import { getAnalytics } from "@marquee/core/analytics/get-analytics";
import { listTileRows } from "@marquee/core/analytics/list-tile-rows";
import { settleBook } from "@marquee/core/analytics/settle";
import type { Core } from "@marquee/core/core";
import { randomIds } from "@marquee/core/ids";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, measuringBrand, setMeasuredStage } from "@marquee/testkit/measured-stage";
import { emulatorClient } from "../support/emulated-table.ts";
import { meteredClient } from "./bare-transaction.ts";
import type { Goal, Measurement } from "./goal.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const now = Date.parse("2026-11-23T12:00:00.000Z");
/** 1,000 measured days of twenty deals, 10,000 of twenty, and 10,000 of ten; the last with ids of real length. */
const sizes = {
  few: { deals: 20, days: 50, idLength: 0 },
  many: { deals: 20, days: 500, idLength: 0 },
  fewDeals: { deals: 10, days: 1_000, idLength: 0 },
  realIds: { deals: 20, days: 500, idLength: 26 },
} as const;
const accountId = measuringBrand.id;
const ref = { accountId, isSample: false };

const pages: { what: string; query: AnalyticsQuery; target?: number }[] = [
  { what: "last 30 days", query: { range: "last30" }, target: 1.25 },
  { what: "last 90 days", query: { range: "last90" }, target: 1.25 },
  { what: "12 months", query: { range: "12months" }, target: 1.25 },
  { what: "last 30 days of one event", query: { range: "last30", event: "evt_1" }, target: 1.25 },
  { what: "last 30 days of one deal", query: { range: "last30", deal: "deal_1" } },
  { what: "12 months of one deal", query: { range: "12months", deal: "deal_1" } },
];

interface Cost {
  calls: number;
  readUnits: number;
}

/** G19: what the analytics page and the rows behind its numbers read among 10,000 measured days. */
export const analyticsReads: Goal = {
  id: "G19",
  title: "reads of a page of analytics, among 10,000 measured days / among 1,000",
  async measure() {
    const few = await readsOf(sizes.few);
    const many = await readsOf(sizes.many);
    const fewDeals = await readsOf(sizes.fewDeals);
    const realIds = await readsOf(sizes.realIds);
    const measurements = [...many.entries()].flatMap(([what, { target, ...ours }]): Measurement[] => {
      const reference = few.get(what);
      if (!reference) return [];
      const compared = (one: keyof Cost) => ({
        ours: { value: ours[one] },
        reference: { value: reference[one] },
        ...(target === undefined ? {} : { target }),
      });
      return [
        { what: `calls, ${what}`, unit: "calls", ...compared("calls") },
        { what: `read units, ${what}`, unit: "units", ...compared("readUnits") },
      ];
    });
    const costs = pages.flatMap(({ what, target }) => [
      costOf(`${what}, 20 deals`, many.get(what)),
      { ...costOf(`${what}, 10 deals`, fewDeals.get(what)), ...(target === undefined ? {} : { target }) },
      costOf(`${what}, 20 deals with ids of 26 characters`, realIds.get(what)),
      costOf(`${again(what)}, 10 deals`, fewDeals.get(again(what))),
      costOf(`${again(what)}, 20 deals`, many.get(again(what))),
    ]);
    return {
      measurements: [...measurements, ...costs],
      notes: [
        "A page reads the account's deals, the measured deals with the book's state, and the summaries.",
        "One that is opened reads eventually consistent, one that asks again strongly.",
        "What a call costs is told in read units: HTTP API and Lambda request are as much as 9.6 of them.",
      ],
    };
  },
};

/** Names the request of a page that already has its numbers and asks for the current ones. */
const again = (what: string) => `${what}, asked again`;

/** The HTTP API and Lambda requests of a call in read units: $1.00 and $0.20 per million, to $0.125. */
const callUnits = (1 + 0.2) / 0.125;
/** The least that a call can read: one small row, eventually consistent. */
const floorUnits = 0.5;

function costOf(what: string, cost: Cost | undefined): Measurement {
  return {
    what: `cost of a call, ${what} / one that reads one row`,
    unit: "units",
    ours: { value: callUnits + (cost?.readUnits ?? Number.NaN) },
    reference: { value: callUnits + floorUnits },
  };
}

async function readsOf({
  deals,
  days,
  idLength,
}: (typeof sizes)[keyof typeof sizes]): Promise<Map<string, Cost & { target?: number | undefined }>> {
  const emulators = await startEmulators();
  const tableName = `marquee-analytics-${days}-${idLength}`;
  const loader = emulatorClient(emulators.dynamodbEndpoint);
  const { client, consumed } = meteredClient(emulators.dynamodbEndpoint);
  try {
    await emulators.createTable(tableName);
    const coreOn = (of: typeof client, reads: "strong" | "eventual" = "strong"): Core => ({
      table: dynamoTable({ tableName, client: of, reads }),
      clock: fixedClock(now),
      ids: randomIds(),
    });
    await measureDeals(coreOn(loader), { deals, days, idLength });
    const core = coreOn(client);
    const lagging = coreOn(client, "eventual");
    const costs = new Map<string, Cost & { target?: number | undefined }>();
    const count = async (what: string, target: number | undefined, run: () => Promise<unknown>) => {
      const before = { ...consumed };
      await run();
      costs.set(what, {
        calls: consumed.calls - before.calls,
        readUnits: consumed.readUnits - before.readUnits,
        target,
      });
    };
    for (const { what, query, target } of pages) {
      const event = query.event && idOf(query.event, idLength);
      const deal = query.deal && idOf(query.deal, idLength);
      await count(what, target, () => getAnalytics(lagging, accountId, { ...query, event, deal }));
      await count(again(what), undefined, () => getAnalytics(core, accountId, { ...query, event, deal }));
    }
    for (const tile of tileIds)
      await count(`rows of ${tile}`, 1.25, () => listTileRows(core, accountId, { range: "last30", tile }));
    await count("rows of leads, one event", 1.25, () =>
      listTileRows(core, accountId, { range: "last30", tile: "leads", event: idOf("evt_1", idLength) }),
    );
    return costs;
  } finally {
    loader.destroy();
    client.destroy();
    await emulators.stop();
  }
}

/** Pads an id to the length of the product's ids; length 0 leaves it unchanged. */
const idOf = (name: string, length: number) => name.replace("_", `_${"0".repeat(Math.max(0, length - 2))}`);

/** Stores the given number of deals of five events, each measured on the given number of days up to today. */
async function measureDeals(
  core: Core,
  { deals: count, days, idLength }: { deals: number; days: number; idLength: number },
): Promise<void> {
  const eventAt = (at: number) => idOf(`evt_${at % 5}`, idLength);
  const events = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [eventAt(at), `City ${at}`]));
  const deals = Array.from({ length: count }, (_, at) =>
    measurableDeal(idOf(`deal_${at}`, idLength), eventAt(at)),
  );
  await setMeasuredStage(core, deals, events);
  for (const [at, { id: dealId, eventId, eventName, packageName }] of deals.entries()) {
    const deal = { dealId, dealName: packageName, eventId, eventName, city: `City ${at % 5}` };
    const changes = Array.from({ length: days }, (_, ago) => ({
      deal,
      date: new Date(now - ago * dayMs).toISOString().slice(0, 10),
      entry: {
        sums: [1_200 + ago, 90, 7, 12, 6, 3, 2, 1, 45_000 + at],
        source: "csv" as const,
        by: accountId,
        at: "2026-11-23T12:00:00.000Z",
      },
    }));
    await changeBook(core, ref, changes);
  }
  await settleBook(core, ref);
}
