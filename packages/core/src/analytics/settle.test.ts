import { measures } from "@marquee/contracts/analytics-measures";
import type { Analytics } from "@marquee/contracts/http/analytics";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, measuringBrand, setMeasuredStage } from "@marquee/testkit/measured-stage";
import { type MemoryStore, memoryTable } from "@marquee/testkit/memory-table";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../core.ts";
import { inPerson } from "../identity/principal.ts";
import { checkAllBooks } from "./check-all-books.ts";
import { type BookDifference, checkBook } from "./check-book.ts";
import { getAnalytics } from "./get-analytics.ts";
import { importMetrics } from "./import-metrics.ts";
import { listTileRows } from "./list-tile-rows.ts";
import { rebuildBook } from "./rebuild-book.ts";
import { deleteMetrics, recordMetrics } from "./record-metrics.ts";

const now = "2026-03-10T12:00:00.000Z";
const ref = { accountId: measuringBrand.id, isSample: false };
const principal = { ...inPerson(ref.accountId), sessionHash: "hash" };
const deals = [measurableDeal("deal_1", "evt_1"), measurableDeal("deal_2", "evt_2")];

let rows: MemoryStore;

beforeEach(async () => {
  rows = new Map();
  await setMeasuredStage(coreOn(rows), deals, { evt_1: "Berlin", evt_2: "Lyon" });
});

function coreOn(store: MemoryStore, hooks: Parameters<typeof memoryTable>[0] = {}): Core {
  return { table: memoryTable(hooks, store), clock: fixedClock(Date.parse(now)), ids: seededIds() };
}

class Crash extends Error {}

/** A client that dies at its n-th table call, before or after the call takes effect. */
function dyingCore(store: MemoryStore, dies: number, when: "before" | "after"): Core {
  let calls = 0;
  const die = async () => {
    calls += 1;
    if (calls >= dies) throw new Crash();
  };
  return coreOn(store, { [when]: die });
}

const file = [
  "dealId,date,impressions,leadsGenerated,revenue",
  "deal_1,2026-01-31,100,10,12.50",
  "deal_1,2026-02-01,200,20,0.01",
  "deal_2,2026-02-28,300,30,99",
  "deal_2,2026-03-10,400,40,1000.99",
].join("\n");

const page = (core: Core) => getAnalytics(core, ref.accountId, { from: "2026-01-01", to: "2026-03-10" });
const numbers = ({ tiles, series }: Analytics) => ({ tiles, series });
const importFile = (core: Core) => importMetrics(core, principal, { csv: file, dryRun: false });

describe("a writer that dies while storing numbers", () => {
  it.each(["before", "after"] as const)(
    "leaves all of a file or nothing, %s any call; the next reader or retry gets the same",
    async (when) => {
      const untouched = numbers(await page(coreOn(rows)));
      const done = structuredClone(rows);
      await importFile(coreOn(done));
      const expected = numbers(await page(coreOn(done)));
      let died = 0;
      for (let dies = 1; died === dies - 1; dies++) {
        const store = structuredClone(rows);
        await importFile(dyingCore(store, dies, when)).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error;
          died += 1;
        });
        const isStored = [...store.values()].some(({ rowType }) => rowType === "metrics-month");
        expect(numbers(await page(coreOn(store)))).toEqual(isStored ? expected : untouched);
        expect(await checkBook(coreOn(store), ref)).toEqual([]);
        await importFile(coreOn(store));
        expect(numbers(await page(coreOn(store)))).toEqual(expected);
      }
      expect(died).toBeGreaterThan(8);
    },
  );

  it("leaves readers the same numbers before anybody has settled them, and they write nothing", async () => {
    const done = structuredClone(rows);
    await importFile(coreOn(done));
    // Everything is stored, but nothing is summed up yet.
    const unsettled = async () => {
      if ([...rows.values()].some(({ rowType }) => rowType === "metrics-month")) throw new Crash();
    };
    await importFile(coreOn(rows, { before: unsettled })).catch(() => undefined);
    expect([...rows.values()].filter(({ rowType }) => rowType === "metrics-totals")).toEqual([]);
    const before = structuredClone(rows);
    for (const query of [
      { from: "2026-01-01", to: "2026-03-10" },
      { from: "2025-03-01", to: "2026-03-05" },
      { from: "2026-02-01", to: "2026-02-28", event: "evt_2" },
      { from: "2025-03-01", to: "2026-03-05", deal: "deal_1" },
    ])
      expect(numbers(await getAnalytics(coreOn(rows), ref.accountId, query))).toEqual(
        numbers(await getAnalytics(coreOn(done), ref.accountId, query)),
      );
    expect(rows).toEqual(before);
  });
});

describe("a row that cannot be read", () => {
  it("affects only itself: the others are summed, and can be changed", async () => {
    await importFile(coreOn(rows));
    for (const row of rows.values()) {
      if (row.rowType === "metrics-month" && row.dealId === "deal_2") row.days = "none";
      if (row.rowType === "metrics-deal" && row.dealId === "deal_2") row.sums = "none";
    }
    const core = coreOn(rows);
    await recordMetrics(core, principal, { dealId: "deal_1", date: "2026-03-01", impressions: 5 });
    await recordMetrics(core, principal, { dealId: "deal_1", date: "2026-02-02", impressions: 7 });
    const { tiles } = await page(core);
    expect(tiles.find(({ id }) => id === "impressions")?.value).toBe(100 + 200 + 5 + 7);
    const listed = await listTileRows(core, ref.accountId, {
      tile: "impressions",
      from: "2026-01-01",
      to: "2026-03-10",
    });
    expect(listed.rows.map(({ value }) => value)).toEqual([5, 7, 200, 100]);
  });
});

describe("many concurrent writers", () => {
  it("leave numbers that match what was measured", async () => {
    let state = 7;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const core = coreOn(rows);
    const kept = new Map<string, number>();
    for (let round = 0; round < 40; round++) {
      const changes = new Map<string, number | undefined>();
      while (changes.size < 4) {
        const place = `deal_${1 + random(2)}|2026-0${1 + random(2)}-${String(1 + random(28)).padStart(2, "0")}`;
        changes.set(place, random(4) === 0 ? undefined : random(1_000));
      }
      await Promise.all(
        [...changes].map(([place, impressions]) => {
          const [dealId = "", date = ""] = place.split("|");
          if (impressions === undefined) {
            kept.delete(place);
            return deleteMetrics(core, principal, { dealId, date });
          }
          kept.set(place, impressions);
          return recordMetrics(core, principal, { dealId, date, impressions });
        }),
      );
    }
    const { tiles } = await page(core);
    const sum = [...kept.values()].reduce((all, one) => all + one, 0);
    expect(tiles.find(({ id }) => id === "impressions")?.value).toBe(sum);
    expect(await checkBook(core, ref)).toEqual([]);
  });
});

describe("the check", () => {
  const tampered = async () => {
    await importFile(coreOn(rows));
    for (const row of rows.values()) {
      if (row.rowType === "metrics-totals" || row.rowType === "metrics-deal")
        row.sums = measures.map(() => 7);
      if (row.rowType === "metrics-days") row.days = { "01": measures.map(() => 7) };
      if (row.rowType === "metrics-book") row.entries = 99;
    }
    for (const [name, row] of rows)
      if (row.sk === "DEAL#deal_2" && row.pk.startsWith("METRICS")) rows.delete(name);
  };

  it("reports each number that does not match what was measured, and a rebuild fixes them", async () => {
    const expected = structuredClone(rows);
    await importFile(coreOn(expected));
    await tampered();
    const found: BookDifference[] = [];
    await checkAllBooks(coreOn(rows), (one) => found.push(one));
    const whats = found.map(({ what }) => what);
    expect(whats).toContain("days measured");
    expect(whats).toContain("deal deal_1");
    expect(whats).toContain("deal deal_2");
    expect(whats).toContain("sums of all in 2026-02");
    expect(whats).toContain("days of evt_2 in 2026-03");
    found.length = 0;
    const { accounts, unreadable } = await checkAllBooks(coreOn(rows), (one) => found.push(one), {
      rebuild: true,
    });
    expect({ accounts, unreadable, found }).toEqual({ accounts: 2, unreadable: 0, found: [] });
    expect(numbers(await page(coreOn(rows)))).toEqual(numbers(await page(coreOn(expected))));
  });

  it.each(["before", "after"] as const)(
    "rebuilds to the same when killed %s any call and run again",
    async (when) => {
      const expected = structuredClone(rows);
      await importFile(coreOn(expected));
      await tampered();
      for (let dies = 1; dies < 25; dies++) {
        const store = structuredClone(rows);
        await rebuildBook(dyingCore(store, dies, when), ref).catch(() => undefined);
        await rebuildBook(coreOn(store), ref);
        expect(await checkBook(coreOn(store), ref)).toEqual([]);
        expect(numbers(await page(coreOn(store)))).toEqual(numbers(await page(coreOn(expected))));
      }
    },
  );
});
