import { measures } from "@marquee/contracts/insight/analytics-measures";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  measurableDeal,
  measuringBrand,
  measuringHost,
  setMeasuredStage,
} from "@marquee/testkit/measured-stage";
import { refusalOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { importMetrics } from "./import-metrics.ts";
import { listMetrics } from "./record-metrics.ts";

const brand = inPerson(measuringBrand.id);
const clock = fixedClock(Date.parse("2026-03-10T12:00:00.000Z"));
let rows: MemoryStore;
let core: Core;

beforeEach(async () => {
  rows = new Map();
  core = { table: memoryTable({}, rows), clock, ids: seededIds() };
  const deals = Array.from({ length: 51 }, (_, at) => measurableDeal(`deal_${at}`, "evt_1"));
  await setMeasuredStage(core, deals, { evt_1: "Berlin" });
  const foreign = measurableDeal("deal_foreign", "evt_1", { brandId: "usr_other", hostId: "usr_another" });
  await setMeasuredStage(core, [foreign], {});
});

const load = (csv: string, dryRun = false) => importMetrics(core, brand, { csv, dryRun });
const stored = () => [...rows.values()].filter(({ pk }) => pk.startsWith("METRICS#"));
const march = (dealId: string) => listMetrics(core, brand.accountId, { dealId, month: "2026-03" });

describe("an import", () => {
  const nothing = Object.fromEntries(measures.map((measure) => [measure, 0]));
  const file = "dealId,date,impressions,revenue\ndeal_1,2026-03-01,10,5.25\ndeal_2,2026-03-02,20,\n";

  it("stores each line, says who, when and how, and takes columns in any order", async () => {
    expect(await load(file)).toMatchObject({
      dryRun: false,
      added: 2,
      replaced: 0,
      unchanged: 0,
      errors: [],
    });
    expect(await march("deal_1")).toMatchObject([
      {
        dealId: "deal_1",
        eventId: "evt_1",
        date: "2026-03-01",
        impressions: 10,
        revenue: 5.25,
        customers: 0,
        source: "csv",
        enteredBy: "Bea Brand",
        enteredAt: "2026-03-10T12:00:00.000Z",
      },
    ]);
    const turned = "\uFEFFrevenue,date,dealId\r\n7.5,2026-03-03,deal_1\r\n\r\n";
    expect(await load(turned)).toMatchObject({ added: 1, errors: [] });
    expect((await march("deal_1")).map(({ revenue }) => revenue)).toEqual([5.25, 7.5]);
  });

  it("of the same file again changes no row, not even who entered what", async () => {
    await load(file);
    const before = structuredClone(rows);
    clock.advance(60_000);
    expect(await load(file)).toMatchObject({ added: 0, replaced: 0, unchanged: 2 });
    expect(rows).toEqual(before);
    clock.advance(-60_000);
  });

  it("replaces a day with different numbers, and adds nothing to it", async () => {
    await load(file);
    const other = file.replace(",10,", ",11,");
    expect(await load(other)).toMatchObject({ added: 0, replaced: 1, unchanged: 1 });
    expect(await march("deal_1")).toMatchObject([{ impressions: 11, revenue: 5.25 }]);
  });

  it("as a dry run reports the same and stores nothing", async () => {
    expect(await load(file, true)).toEqual({
      dryRun: true,
      added: 2,
      replaced: 0,
      unchanged: 0,
      errors: [],
      asks: [],
      format: { separator: ",", decimal: ".", dateOrder: null },
      sample: [
        { line: 2, dealId: "deal_1", date: "2026-03-01", ...nothing, impressions: 10, revenue: 5.25 },
        { line: 3, dealId: "deal_2", date: "2026-03-02", ...nothing, impressions: 20 },
      ],
    });
    expect(stored()).toEqual([]);
  });

  it("belongs to the side that made it", async () => {
    await load(file);
    expect(await listMetrics(core, measuringHost.id, { dealId: "deal_1", month: "2026-03" })).toEqual([]);
  });
});

describe("an error in a file is reported by line and column, and nothing of the file is stored", () => {
  const header = "dealId,date,impressions,revenue";
  const good = "deal_1,2026-03-01,10,5.25";
  it.each([
    ["a count with a fraction", "deal_1,2026-03-02,1.5,1", 3, "impressions"],
    ["a count below zero", "deal_1,2026-03-02,-1,1", 3, "impressions"],
    ["words for a number", "deal_1,2026-03-02,many,1", 3, "impressions"],
    ["a number in another notation", "deal_1,2026-03-02,1e3,1", 3, "impressions"],
    ["revenue with three places", "deal_1,2026-03-02,1,0.125", 3, "revenue"],
    ["a day that does not exist", "deal_1,2026-02-30,1,1", 3, "date"],
    ["a day after today", "deal_1,2026-03-11,1,1", 3, "date"],
    ["a day of another century", "deal_1,1999-12-31,1,1", 3, "date"],
    ["a deal of somebody else", "deal_foreign,2026-03-02,1,1", 3, "dealId"],
    ["a deal that does not exist", "deal_none,2026-03-02,1,1", 3, "dealId"],
    ["an id that is none", "no deal,2026-03-02,1,1", 3, "dealId"],
    ["a day that is there already", "deal_1,2026-03-01,1,1", 3, "date"],
    ["too many cells", "deal_1,2026-03-02,1,1,1", 3, ""],
    ["a quote out of place", 'deal_1,2026-03-02,"1"0,1', 3, ""],
    ["a quote that does not end", 'deal_1,2026-03-02,"1,1', 3, ""],
    [
      "the line after a cell over two lines",
      '"deal_2\n",2026-03-02,1,1\ndeal_1,2026-03-03,x,1',
      5,
      "impressions",
    ],
  ])("%s", async (_, bad, line, column) => {
    const result = await load([header, good, bad].join("\n"));
    expect(result).toMatchObject({ added: 0, replaced: 0, unchanged: 0 });
    expect(result.errors).toMatchObject([{ line, column }]);
    expect(result.errors[0]?.message).toBeTruthy();
    expect(stored()).toEqual([]);
  });

  it.each([
    ["an unknown column", "dealId,date,clicks", "clicks"],
    ["a column that is there twice", "dealId,date,revenue,revenue", "revenue"],
    ["no deals", "date,revenue", "dealId"],
    ["no days", "dealId,revenue", "date"],
  ])("%s", async (_, first, column) => {
    expect((await load(`${first}\n`)).errors).toMatchObject([{ line: 1, column }]);
  });

  it("no rows at all", async () => {
    expect((await load(header)).errors).toHaveLength(1);
    expect(await refusalOf(load("\n\n"))).toMatchObject({ code: "validation_failed" });
  });

  it("names each error, in the order of the lines, a hundred at most", async () => {
    const bad = Array.from({ length: 150 }, () => "deal_1,2026-03-02,x,y");
    const { errors } = await load([header, ...bad].join("\n"));
    expect(errors).toHaveLength(100);
    expect(errors.slice(0, 3)).toMatchObject([
      { line: 2, column: "impressions" },
      { line: 2, column: "revenue" },
      { line: 3, column: "impressions" },
    ]);
  });
});

describe("a file that does not fit into one transaction", () => {
  it("takes 49 months, of as many deals or of few, and refuses more with an error on the field", async () => {
    const line = (deal: number, month: number) =>
      `deal_${deal},202${month < 12 ? 4 : 5}-${String(1 + (month % 12)).padStart(2, "0")}-15,1`;
    const csv = (deals: number, months: number) =>
      [
        "dealId,date,impressions",
        ...Array.from({ length: months }, (_, at) => line(at % deals, Math.floor(at / deals))),
      ].join("\n");
    for (const most of [csv(49, 49), csv(3, 49)]) expect(await load(most)).toMatchObject({ errors: [] });
    expect(stored().filter(({ rowType }) => rowType === "metrics-month")).toHaveLength(49 + 46);
    for (const tooMuch of [csv(50, 50), csv(3, 50)])
      expect(await refusalOf(load(tooMuch))).toMatchObject({
        code: "validation_failed",
        fields: { csv: [expect.stringContaining("at a time")] },
      });
  });
});

describe("an import concurrent with others", () => {
  it("gives up with conflict when the others win every race, and stores nothing", async () => {
    const file = "dealId,date,impressions\ndeal_1,2026-03-01,10\n";
    await load(file.replace("2026-03-01", "2026-03-02"));
    const key = `METRICS#${brand.accountId}\n2026-03#deal_1`;
    let ahead = 0;
    const overtaken = memoryTable(
      {
        before: async (operation) => {
          const month = rows.get(key);
          if (operation !== "transact" || !month) return;
          ahead += 1;
          rows.set(key, { ...month, turn: Number(month.turn) + 1 });
        },
      },
      rows,
    );
    const refusal = refusalOf(
      importMetrics({ ...core, table: overtaken }, brand, { csv: file, dryRun: false }),
    );
    expect(await refusal).toMatchObject({ code: "unavailable" });
    expect(ahead).toBeGreaterThan(3);
    expect(rows.get(key)).toMatchObject({ measuredOn: [2] });
  });
});
