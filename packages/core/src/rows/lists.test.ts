import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Core } from "../core.ts";
import { entity } from "./entity.ts";
import { everyListed, type List, listPage, shardsOf } from "./lists.ts";

const list: List = { name: "LIST", shards: 4 };
const row = entity({
  rowType: "row-of-this-test",
  shape: { id: z.string() },
  key: ({ id }: { id: string }) => ({ pk: `ROW#${id}`, sk: "ROW" }),
  list: ({ id }) => ({ list, at: `2026-11-22T00:00:00.000Z#${id}` }),
});

const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
const ids = Array.from({ length: 57 }, (_, n) => `row_${String(n).padStart(2, "0")}`);
for (const id of ids) await core.table.write({ op: "put", item: row.item({ id }) });

it("spreads a list over its shards", async () => {
  for (const pk of shardsOf(list)) {
    const { items } = await core.table.query({ index: "lists", pk, limit: 99 });
    expect(items.length, pk).toBeGreaterThan(5);
  }
});

it.each([
  ["oldest first", false],
  ["newest first", true],
])("pages through all shards as if they were one, %s, each row once", async (_, newestFirst) => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listPage(core, list, { newestFirst, limit: 10, ...(cursor ? { cursor } : {}) });
    expect(page.items.length).toBeLessThanOrEqual(10);
    seen.push(...page.items.map((item) => row.read(item).id));
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(newestFirst ? [...ids].reverse() : ids);
});

it("reads every row of every shard", async () => {
  const seen: string[] = [];
  for await (const item of everyListed(core, list)) seen.push(row.read(item).id);
  expect(seen.sort()).toEqual(ids);
});

it("validation_failed: a cursor that we did not issue", async () => {
  const page = listPage(core, list, { limit: 1, cursor: Buffer.from("\u0000").toString("base64url") });
  await expect(page).rejects.toMatchObject({ code: "validation_failed" });
});
