import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { seed } from "./seed.ts";

const interruption = "The start was interrupted";

const rowsByKind = (store: MemoryStore) =>
  Object.fromEntries(
    [...Map.groupBy(store.values(), ({ rowType }) => String(rowType))].map(([kind, rows]) => [
      kind,
      rows.length,
    ]),
  );

/** Seeds a store, and gives up at the given write, counted from one. */
async function seeded(store: MemoryStore, stopsAt = Number.POSITIVE_INFINITY): Promise<number> {
  let writes = 0;
  const before = async (operation: string) => {
    if (operation !== "transact" && operation !== "write" && operation !== "update") return;
    writes += 1;
    if (writes === stopsAt) throw new Error(interruption);
  };
  await seed({ table: memoryTable({ before }, store), clock: fixedClock(), ids: seededIds() });
  return writes;
}

it("a start that is interrupted at any write while it seeds is continued by the next one, to the same rows", async () => {
  const whole: MemoryStore = new Map();
  const writes = await seeded(whole);
  const store: MemoryStore = new Map();
  for (let stopsAt = 1; stopsAt <= writes; stopsAt += stopsAt < 20 ? 5 : Math.ceil(writes / 15))
    await seeded(store, stopsAt).catch((error) =>
      expect(String(error), `write ${stopsAt} of ${writes}`).toContain(interruption),
    );
  await seeded(store);
  expect(rowsByKind(store)).toEqual(rowsByKind(whole));
}, 120_000);
