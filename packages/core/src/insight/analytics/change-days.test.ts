import { measures } from "@marquee/contracts/insight/analytics-measures";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, measuringBrand, setMeasuredStage } from "@marquee/testkit/measured-stage";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { measuredDays, storedDays } from "../../deals/metrics/months.ts";
import { storedSums } from "../../deals/metrics/sums.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { getAnalytics } from "./get-analytics.ts";
import { importMetrics } from "./import-metrics.ts";
import { deleteMetrics, listMetrics, recordMetrics } from "./record-metrics.ts";
import { loadSample } from "./sample.ts";

const now = "2026-03-10T12:00:00.000Z";
const me = measuringBrand.id;
const principal = { ...inPerson(me), sessionHash: "hash" };
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

const importFile = (core: Core) => importMetrics(core, principal, { csv: file, dryRun: false });
async function numbers(core: Core) {
  const { tiles, series } = await getAnalytics(core, me, { from: "2026-01-01", to: "2026-03-10" });
  return { tiles, series };
}

describe("a writer that dies while storing numbers", () => {
  it.each(["before", "after"] as const)(
    "leaves all of a file or nothing, %s any call; the next reader or retry gets the same",
    async (when) => {
      const untouched = await numbers(coreOn(rows));
      const done = structuredClone(rows);
      await importFile(coreOn(done));
      const expected = await numbers(coreOn(done));
      let died = 0;
      for (let dies = 1; died === dies - 1; dies++) {
        const store = structuredClone(rows);
        await importFile(dyingCore(store, dies, when)).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error;
          died += 1;
        });
        const isStored = [...store.values()].some(({ rowType }) => rowType === "metrics-month");
        expect(await numbers(coreOn(store))).toEqual(isStored ? expected : untouched);
        await importFile(coreOn(store));
        expect(await numbers(coreOn(store))).toEqual(expected);
        expect(new Set(store.keys())).toEqual(new Set(done.keys()));
      }
      expect(died).toBeGreaterThan(5);
    },
  );
});

describe("several people who record at once", () => {
  it("lose nothing of one month, and each day says who recorded it", async () => {
    const core = coreOn(rows);
    const days = Array.from({ length: 8 }, (_, at) => `2026-03-0${at + 1}`);
    await Promise.all(
      days.map((date, at) => recordMetrics(core, principal, { dealId: "deal_1", date, impressions: at + 1 })),
    );
    const stored = await listMetrics(core, me, { dealId: "deal_1", month: "2026-03" });
    expect(stored.map(({ date, impressions }) => [date, impressions])).toEqual(
      days.map((date, at) => [date, at + 1]),
    );
  });

  it("leave one of two entries of the same day, whole and with its own source", async () => {
    const core = coreOn(rows);
    const withKey = { ...inPerson(me), keyHash: "hash" };
    const day = { dealId: "deal_1", date: "2026-03-01" };
    await Promise.all([
      recordMetrics(core, principal, { ...day, impressions: 1, revenue: 1 }),
      recordMetrics(core, withKey, { ...day, impressions: 2, revenue: 2 }),
    ]);
    const [entry] = await listMetrics(core, me, { dealId: "deal_1", month: "2026-03" });
    expect([
      { source: "form", impressions: 1, revenue: 1 },
      { source: "api", impressions: 2, revenue: 2 },
    ]).toContainEqual({ source: entry?.source, impressions: entry?.impressions, revenue: entry?.revenue });
  });

  it("don't bring a deleted month back, nor lose what was recorded in it since", async () => {
    const core = coreOn(rows);
    const first = { dealId: "deal_1", date: "2026-03-01" };
    await recordMetrics(core, principal, { ...first, impressions: 1 });
    let isFirst = true;
    // Between its read and its write, others delete the month and record another day in it.
    const slow = coreOn(rows, {
      before: async (operation) => {
        if (operation !== "transact" || !isFirst) return;
        isFirst = false;
        await deleteMetrics(core, principal, first);
        core.clock = fixedClock(Date.parse(now) + 1);
        await recordMetrics(core, principal, { dealId: "deal_1", date: "2026-03-02", impressions: 2 });
      },
    });
    await recordMetrics(slow, principal, { dealId: "deal_1", date: "2026-03-03", impressions: 3 });
    const stored = await listMetrics(core, me, { dealId: "deal_1", month: "2026-03" });
    expect(stored.map(({ date }) => date)).toEqual(["2026-03-02", "2026-03-03"]);
  });

  it("end the sample once, whoever is first", async () => {
    const core = coreOn(rows);
    await loadSample(core, me);
    await Promise.all(
      ["deal_1", "deal_2"].map((dealId) =>
        recordMetrics(core, principal, { dealId, date: "2026-03-01", impressions: 5 }),
      ),
    );
    expect(await getAnalytics(core, me, {})).toMatchObject({ sample: false, measured: true });
    expect((await numbers(core)).tiles.find(({ id }) => id === "impressions")?.value).toBe(10);
    expect([...rows.values()].filter((row) => row.pk.endsWith("#SAMPLE"))).toEqual([]);
  });
});

it("stores any days of a month by the names of their measures, and reads the same days", () => {
  const day = fc.record({
    day: fc.integer({ min: 1, max: 31 }),
    sums: fc.record(Object.fromEntries(measures.map((one) => [one, fc.oneof(fc.constant(0), fc.nat())]))),
  });
  fc.assert(
    fc.property(fc.uniqueArray(day, { selector: (one) => one.day }), (entries) => {
      const days = entries.map(({ day: of, sums }) => ({
        date: `2026-03-${String(of).padStart(2, "0")}`,
        dealId: "deal_1",
        eventId: "evt_1",
        sums: { ...storedSums({}), ...sums },
      }));
      const row = { month: "2026-03", dealId: "deal_1", eventId: "evt_1", ...storedDays(days) };
      expect(measuredDays(row)).toEqual([...days].sort((left, right) => (left.date < right.date ? -1 : 1)));
      for (const name of Object.keys(row.values)) expect(measures).toContain(name);
    }),
  );
});
