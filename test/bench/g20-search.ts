import { dealBriefsOf } from "@marquee/core/deals/deals/deal-briefs";
import { eventIndexInFiles, keeperOfFiles } from "@marquee/core/events/events/event-index-files";
import { quarterOf, quarterPartition } from "@marquee/core/events/events/event-listing.item";
import { rebuildEventIndex } from "@marquee/core/events/events/keep-event-index";
import { search } from "@marquee/core/home/search/search";
import { randomIds } from "@marquee/core/ids";
import { isoTime, systemClock } from "@marquee/core/time";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { demoUserIds } from "@marquee/seed/content/demo-users";
import { seedDemo } from "@marquee/seed/seed";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { memoryFiles } from "@marquee/testkit/memory-files";
import { meteredClient } from "./bare-transaction.ts";
import type { Goal, Measurement } from "./goal.ts";

const tableName = "marquee-search";
const warmUp = 20;
const samples = 200;
/** Typical inputs: a name, a place, something of the user's own, and something that does not exist. */
const texts = ["summit", "berlin ai", "gold", "no such words anywhere"] as const;

/** G20: the 95th percentile of a search among the demo's 1,000 events, against one bare query of 100 of them. */
export const searchBesideQuery: Goal = {
  id: "G20",
  title: "p95 of a search / p95 of one bare query",
  async measure() {
    const emulators = await startEmulators();
    const { client, consumed } = meteredClient(emulators.dynamodbEndpoint);
    try {
      await emulators.createTable(tableName);
      const core = { table: dynamoTable({ tableName, client }), clock: systemClock, ids: randomIds() };
      await seedDemo(core);
      const files = memoryFiles();
      await rebuildEventIndex(keeperOfFiles(core, files));
      // As deployed: in a process that has read the parts of the index, as all but the first search find it.
      const index = eventIndexInFiles(core, files);
      const searched = (text: string) => search(core, demoUserIds.brand, text, { index });
      await searched(texts[0]);
      const pk = quarterPartition(quarterOf(isoTime(systemClock.now())));
      const times = { search: [] as number[], query: [] as number[] };
      const timed = async (into: number[], run: () => Promise<unknown>) => {
        const startedMs = performance.now();
        await run();
        into.push(performance.now() - startedMs);
      };
      const before = { ...consumed };
      await searched(texts[0]);
      const used = {
        calls: consumed.calls - before.calls,
        readUnits: consumed.readUnits - before.readUnits,
      };
      for (let sample = 0; sample < warmUp + samples; sample++) {
        const kept = sample < warmUp ? { search: [], query: [] } : times;
        await timed(kept.query, () => core.table.query({ pk, limit: 100 }));
        await timed(kept.search, () => searched(texts[sample % texts.length] ?? texts[0]));
      }
      const deals = await dealBriefsOf(core, demoUserIds.brand);
      return {
        measurements: [
          {
            what: "p95 of a search",
            unit: "ms",
            ours: { value: percentile95(times.search), awsCalls: used.calls },
            reference: { value: percentile95(times.query), awsCalls: 1 },
            target: 4,
          },
        ] satisfies Measurement[],
        notes: [
          `A search reads ${used.readUnits} units in ${used.calls} calls, side by side; the reader has ${deals.length} deals.`,
        ],
      };
    } finally {
      client.destroy();
      await emulators.stop();
    }
  },
};

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
