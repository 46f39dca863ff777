import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { createAccountWithEveryRow } from "@marquee/testkit/account-with-every-row";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { registry } from "./registry.ts";

/** A field that this code doesn't know. */
const more = "saidByLaterCode";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Every record in a value, however deep, itself among them. */
function recordsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
}

/** What was read, without the added field; a map of the row's own keys keeps it. */
function withoutMore(value: unknown): unknown {
  const copy = structuredClone(value);
  for (const record of recordsIn(copy)) delete record[more];
  return copy;
}

it("reads a row that later code wrote without what it doesn't know, however deep that stands", async () => {
  const stored: MemoryStore = new Map();
  const core = { table: memoryTable({}, stored), clock: fixedClock(), ids: seededIds() };
  await createAccountWithEveryRow(core, new Map(), { id: "usr_1", word: "zephyr", digit: 1 });
  const failed = new Set<string>();
  let nested = 0;
  for (const row of stored.values()) {
    const entity = registry.get(String(row.rowType))?.entity;
    if (!entity) continue;
    const plain = entity.read(row);
    for (let at = 0; at < recordsIn(row).length; at++) {
      const later = structuredClone<Item>(row);
      const record = recordsIn(later)[at];
      if (record) record[more] = "anything";
      nested += at > 0 ? 1 : 0;
      try {
        expect(withoutMore(entity.read(later))).toEqual(plain);
      } catch (error) {
        const [what = ""] = (error as Error).message.split("\n");
        // In a map the row's own keys are names of things, and the added one is a thing of a wrong kind.
        if (!what.endsWith(`.${more}`)) failed.add(`${String(row.rowType)}: ${what}`);
      }
    }
  }
  expect([...failed]).toEqual([]);
  expect(nested).toBeGreaterThan(30);
});
