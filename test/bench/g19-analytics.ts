import type { AnalyticsQuery } from "@marquee/contracts/insight/analytics";
import type { Core } from "@marquee/core/core";
import { storedSums } from "@marquee/core/deals/metrics/sums";
import { randomIds } from "@marquee/core/ids";
import { changeDays } from "@marquee/core/insight/analytics/change-days";
import { getAnalytics } from "@marquee/core/insight/analytics/get-analytics";
import { listTileRows } from "@marquee/core/insight/analytics/list-tile-rows";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, setMeasuredStage } from "@marquee/testkit/measured-stage";
import { emulatorClient } from "../support/emulated-table.ts";
import { meteredClient } from "./bare-transaction.ts";
import type { Goal, Measurement } from "./goal.ts";

const dayMs = 24 * 60 * 60 * 1_000;
const now = Date.parse("2026-11-23T12:00:00.000Z");
const dealCount = 20;
/** Days that one write changes, of at most 49 months. */
const daysAtOnce = 500;
const accountId = `usr_${"0".repeat(26)}`;

const queriesMax = 2;
const unitsMax = 50;

/** G19: what the pages of analytics and the rows behind their numbers read of twenty deals that are measured each day. */
export const analyticsReads: Goal = {
  id: "G19",
  title: `reads of a page of analytics, of ${dealCount} deals over 12 months / ${queriesMax} queries and ${unitsMax} units`,
  async measure() {
    const year = await readsOf(366);
    const compared = await readsOf(732);
    return {
      measurements: [
        ...measured("12 months, opened", year.opened, true),
        ...measured("12 months, opened, and the 12 months before them", compared.opened),
        ...measured("12 months, asked again", year.again),
        ...measured("30 days, opened", year.month),
        ...measured("12 months of one deal, opened", year.deal),
        ...measured("rows behind a number of 30 days", year.rows),
      ],
      notes: [
        "A page reads the account's deals in one query, and everything that was measured in another; a third call reads the row that says which day it is there.",
        "One that is opened reads eventually consistent, one that asks again strongly, as do the rows behind a number.",
      ],
    };
  },
};

interface Cost {
  calls: number;
  queries: number;
  readUnits: number;
}

function measured(what: string, { calls, queries, readUnits }: Cost, isGoal = false): Measurement[] {
  const target = isGoal ? { target: 1 } : {};
  return [
    {
      what: `queries, ${what}`,
      unit: "queries",
      ours: { value: queries, awsCalls: calls },
      reference: { value: queriesMax },
      ...target,
    },
    {
      what: `read units, ${what}`,
      unit: "units",
      ours: { value: readUnits },
      reference: { value: unitsMax },
      ...target,
    },
  ];
}

async function readsOf(days: number) {
  const emulators = await startEmulators();
  const tableName = `marquee-analytics-${days}`;
  const loader = emulatorClient(emulators.dynamodbEndpoint);
  const { client, consumed } = meteredClient(emulators.dynamodbEndpoint);
  try {
    await emulators.createTable(tableName);
    const coreOn = (of: typeof client, reads: "strong" | "eventual"): Core => ({
      table: dynamoTable({ tableName, client: of, reads }),
      clock: fixedClock(now),
      ids: randomIds(),
    });
    await measureDeals(coreOn(loader, "strong"), days);
    const [strong, eventual] = [coreOn(client, "strong"), coreOn(client, "eventual")];
    const cost = async (run: () => Promise<unknown>): Promise<Cost> => {
      const before = { ...consumed };
      await run();
      return {
        calls: consumed.calls - before.calls,
        queries: consumed.queries - before.queries,
        readUnits: consumed.readUnits - before.readUnits,
      };
    };
    const page = (core: Core, query: AnalyticsQuery) => cost(() => getAnalytics(core, accountId, query));
    return {
      opened: await page(eventual, { range: "12months" }),
      again: await page(strong, { range: "12months" }),
      month: await page(eventual, { range: "last30" }),
      deal: await page(eventual, { range: "12months", deal: realId("deal", 0) }),
      rows: await cost(() => listTileRows(strong, accountId, { range: "last30", tile: "leads" })),
    };
  } finally {
    loader.destroy();
    client.destroy();
    await emulators.stop();
  }
}

/** An id as long as the product's. */
const realId = (kind: string, at: number) => `${kind}_${String(at).padStart(26, "0")}`;

/** Stores deals of five events, each measured on the given number of days up to today. */
async function measureDeals(core: Core, days: number): Promise<void> {
  const eventAt = (at: number) => realId("evt", at % 5);
  const deals = Array.from({ length: dealCount }, (_, at) =>
    measurableDeal(realId("deal", at), eventAt(at), { brandId: accountId }),
  );
  const events = Object.fromEntries(deals.map(({ eventId }, at) => [eventId, `City ${at % 5}`]));
  await setMeasuredStage(core, deals, events);
  for (const [at, { id: dealId, eventId, eventName, packageName }] of deals.entries()) {
    const deal = { dealId, dealName: packageName, eventId, eventName, city: `City ${at % 5}` };
    const changes = Array.from({ length: days }, (_, ago) => ({
      deal,
      date: new Date(now - ago * dayMs).toISOString().slice(0, 10),
      entry: {
        sums: storedSums({
          impressions: 1_203 + ago,
          interactions: 91 + (ago % 50),
          conversions: 7,
          leadsGenerated: 12 + (ago % 30),
          mqls: 6,
          sqls: 3,
          opportunities: 2,
          customers: 1,
          revenue: 450.01 + at + ago,
        }),
        source: "csv" as const,
        by: accountId,
        at: "2026-11-23T12:00:00.000Z",
      },
    }));
    for (let from = 0; from < changes.length; from += daysAtOnce)
      await changeDays(core, { accountId, isSample: false }, changes.slice(from, from + daysAtOnce));
  }
}
