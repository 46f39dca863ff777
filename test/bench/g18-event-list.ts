import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { EventFilter } from "@marquee/core/events/events/event-filter";
import { eventIndexInFiles, keeperOfFiles } from "@marquee/core/events/events/event-index-files";
import { eventListingEntity, readEventListing } from "@marquee/core/events/events/event-listing.item";
import { rebuildEventIndex } from "@marquee/core/events/events/keep-event-index";
import { listEvents } from "@marquee/core/events/events/list-events";
import { randomIds } from "@marquee/core/ids";
import { systemClock } from "@marquee/core/time";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { seedDemo } from "@marquee/seed/seed";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { memoryFiles } from "@marquee/testkit/memory-files";
import { emulatorClient } from "../support/emulated-table.ts";
import { type Consumed, meteredClient } from "./bare-transaction.ts";
import type { Goal, Measurement } from "./goal.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** The demo's 1,000 events, and a hundred times as many on the days around them. */
const sizes = [
  { events: 1_000, copies: 1 },
  { events: 100_000, copies: 100 },
] as const;
const cardsPerPage = 24;
interface Search {
  what: string;
  filter: EventFilter;
  target?: number;
  /** Whether its words are looked up in the index. */
  indexed?: true;
}
const searches: Search[] = [
  { what: "no filter", filter: {}, target: 1 },
  { what: "one event in a hundred", filter: { category: "ai", city: "Austin" } },
  { what: "what no event fits, without the index", filter: { search: "no such words anywhere" } },
  { what: "words of many events", filter: { search: "summit" }, indexed: true },
  { what: "words of no event", filter: { search: "no such words anywhere" }, indexed: true },
];
/** What a search by words may read among 100,000 events, in read units. */
const unitsOfSearch = 10;

/** G18: what a page of the event list reads, in a table with a thousand and with a hundred thousand events. */
export const eventList: Goal = {
  id: "G18",
  title: "reads of a page of events, among 100,000 / among 1,000",
  async measure() {
    const rows = await demoListings();
    const [few, many] = [await readsOf(rows, sizes[0]), await readsOf(rows, sizes[1])];
    const measurements = searches.flatMap(({ what, target, indexed }, at): Measurement[] => {
      const [ours, reference] = [many[at], few[at]];
      if (!ours || !reference) return [];
      if (indexed) {
        const value = { ours: { value: ours.readUnits }, reference: { value: unitsOfSearch }, target: 1 };
        return [{ what: `read units, ${what}, of ${unitsOfSearch}`, unit: "units", ...value }];
      }
      const goal = target === undefined ? {} : { target };
      const compared = (one: "calls" | "readUnits") => ({
        ours: { value: ours[one] },
        reference: { value: reference[one] },
        ...goal,
      });
      return [
        { what: `calls, ${what}`, unit: "calls", ...compared("calls") },
        { what: `read units, ${what}`, unit: "units", ...compared("readUnits") },
      ];
    });
    return { measurements, notes: [`${cardsPerPage} events a page at most.`] };
  },
};

async function demoListings(): Promise<Item[]> {
  const store: MemoryStore = new Map();
  await seedDemo({ table: memoryTable({}, store), clock: systemClock, ids: randomIds() });
  return [...store.values()].filter(({ rowType }) => rowType === "event-listing");
}

/** The read units that the first page of each search consumes. */
async function readsOf(
  rows: readonly Item[],
  { events, copies }: (typeof sizes)[number],
): Promise<Pick<Consumed, "calls" | "readUnits">[]> {
  const emulators = await startEmulators();
  const tableName = `marquee-events-${events}`;
  const loader = emulatorClient(emulators.dynamodbEndpoint);
  const { client, consumed } = meteredClient(emulators.dynamodbEndpoint);
  try {
    await emulators.createTable(tableName);
    for (let copy = 0; copy < copies; copy++)
      await load(
        loader,
        tableName,
        rows.map((row) => moved(row, copy)),
      );
    const core = { table: dynamoTable({ tableName, client }), clock: systemClock, ids: randomIds() };
    const files = memoryFiles();
    await rebuildEventIndex(keeperOfFiles(core, files));
    const eventual = { ...core, table: dynamoTable({ tableName, client, reads: "eventual" }) };
    const measured: Pick<Consumed, "calls" | "readUnits">[] = [];
    for (const { filter, indexed } of searches) {
      const index = indexed ? eventIndexInFiles(eventual, files) : undefined;
      const before = { ...consumed };
      await listEvents(core, filter, { limit: cardsPerPage }, index);
      measured.push({
        calls: consumed.calls - before.calls,
        readUnits: consumed.readUnits - before.readUnits,
      });
    }
    return measured;
  } finally {
    loader.destroy();
    client.destroy();
    await emulators.stop();
  }
}

/** The n-th copy of an event, on another day of the weeks around it. */
function moved(row: Item, copy: number): Item {
  const event = readEventListing(row);
  // The first copy stays where it is; the others spread over the 50 days before and after.
  const byDays = copy === 0 ? 0 : copy - sizes[1].copies / 2;
  const shift = (at: string) => new Date(Date.parse(at) + byDays * dayMs).toISOString();
  return eventListingEntity.item({
    ...event,
    id: `${event.id}_${copy}`,
    date: shift(event.date),
    endsAt: shift(event.endsAt),
  });
}

const batchMax = 25;

async function load(client: DynamoDBClient, tableName: string, items: readonly Item[]): Promise<void> {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  for (let from = 0; from < items.length; from += batchMax) {
    const some = items.slice(from, from + batchMax);
    await documents.send(
      new BatchWriteCommand({
        RequestItems: { [tableName]: some.map((item) => ({ PutRequest: { Item: item } })) },
      }),
    );
  }
}
