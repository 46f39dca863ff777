import { absent, all, any, attribute, type Condition, exists } from "@marquee/table/condition";
import { memoryTable } from "@marquee/table/memory-table";
import {
  ConditionRefused,
  type Item,
  type LabelledWrite,
  type Table,
  TransactionRefused,
} from "@marquee/table/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmulatedTable, emulatedTable } from "../support/emulated-table.ts";

declare module "@marquee/table/table" {
  interface TransactionLabels {
    debit: true;
    fresh: true;
    never: true;
    row: true;
  }
}

let emulated: EmulatedTable;
beforeAll(async () => {
  emulated = await emulatedTable();
});
afterAll(() => emulated.stop());

/** The simulation relies on this: the in-memory table behaves like DynamoDB. */
const inMemory = memoryTable();
const kinds: [string, () => Table][] = [
  ["DynamoDB", () => emulated.table],
  ["in memory", () => inMemory],
];

let count = 0;
const partition = () => `TEST#${++count}`;

async function refusal(promise: Promise<unknown>): Promise<{ label?: string; item: Item | undefined }> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof TransactionRefused) return { label: error.label, item: error.item };
  if (error instanceof ConditionRefused) return { item: error.item };
  throw new Error(`expected a refusal, got ${String(error)}`);
}

describe.each(kinds)("the table %s", (_kind, table) => {
  it("puts, gets, updates and deletes, omitting undefined values", async () => {
    const key = { pk: partition(), sk: "A" };
    await table().write({
      op: "put",
      item: { ...key, list: ["x"], nested: { deep: [1, null] }, none: undefined, flag: false },
    });
    expect(await table().get(key)).toEqual({ ...key, list: ["x"], nested: { deep: [1, null] }, flag: false });
    const after = await table().update({
      op: "update",
      key,
      set: { list: [], skipped: undefined },
      add: { count: 3 },
      remove: ["flag"],
    });
    expect(after).toEqual({ ...key, list: [], nested: { deep: [1, null] }, count: 3 });
    await table().write({ op: "delete", key });
    expect(await table().get(key)).toBeUndefined();
  });

  it("creates a row that an update finds missing, unless its condition forbids it", async () => {
    const key = { pk: partition(), sk: "A" };
    expect(await refusal(table().update({ op: "update", key, set: { a: 1 }, when: exists }))).toEqual({
      item: undefined,
    });
    expect(await table().update({ op: "update", key, add: { a: 1 } })).toEqual({ ...key, a: 1 });
  });

  const row = { n: 5, s: "b", flag: true, empty: null };
  const conditions: [string, Condition, boolean][] = [
    ["exists", exists, true],
    ["absent", absent, false],
    ["equal", attribute("n").is(5), true],
    ["equal of another type", attribute("n").is("5"), false],
    ["not equal", attribute("n").isNot(5), false],
    ["not equal to a missing attribute", attribute("none").isNot(5), true],
    ["below", attribute("n").below(5), false],
    ["at most", attribute("n").atMost(5), true],
    ["above text", attribute("s").above("a"), true],
    ["at least of a missing attribute", attribute("none").atLeast(0), false],
    ["true", attribute("flag").is(true), true],
    ["null", attribute("empty").is(null), true],
    ["null of a missing attribute", attribute("none").is(null), false],
    ["null of a text", attribute("s").is(null), false],
    ["one of", attribute("s").isOneOf("a", "b"), true],
    ["one of others", attribute("s").isOneOf("c"), false],
    ["missing", attribute("none").isAbsent, true],
    ["present", attribute("n").isPresent, true],
    ["all", all(attribute("n").is(5), attribute("s").is("c")), false],
    ["any", any(attribute("n").is(6), all(attribute("s").is("b"), exists)), true],
  ];

  it.each(conditions)("decides the condition: %s", async (_name, when, expected) => {
    const key = { pk: partition(), sk: "A" };
    await table().write({ op: "put", item: { ...key, ...row } });
    const write = table().write({ op: "update", key, set: { done: true }, when });
    if (expected) await expect(write).resolves.toBeUndefined();
    else expect(await refusal(write)).toEqual({ item: { ...key, ...row } });
  });

  it("writes all of a transaction or nothing, and names the first refused write with the conflicting row", async () => {
    const pk = partition();
    await table().write({ op: "put", item: { pk, sk: "A", credits: 5 } });
    const writes: LabelledWrite[] = [
      { label: "fresh", write: { op: "put", item: { pk, sk: "B" }, when: absent } },
      {
        label: "debit",
        write: {
          op: "update",
          key: { pk, sk: "A" },
          add: { credits: -10 },
          when: attribute("credits").atLeast(10),
        },
      },
      { label: "never", write: { op: "check", key: { pk, sk: "C" }, when: exists } },
    ];
    expect(await refusal(table().transact(writes))).toEqual({
      label: "debit",
      item: { pk, sk: "A", credits: 5 },
    });
    expect(await table().get({ pk, sk: "B" })).toBeUndefined();
    await table().transact(writes.slice(0, 1));
    expect(await table().get({ pk, sk: "B" })).toEqual({ pk, sk: "B" });
  });

  it("gets many rows in the requested order", async () => {
    const pk = partition();
    for (const sk of ["A", "B", "C"]) await table().write({ op: "put", item: { pk, sk } });
    const keys = ["C", "none", "A"].map((sk) => ({ pk, sk }));
    expect(await table().getMany(keys)).toEqual([{ pk, sk: "C" }, undefined, { pk, sk: "A" }]);
    expect(await table().getMany([])).toEqual([]);
  });

  it("gets more rows at once than a call of the store takes", async () => {
    const pk = partition();
    const keys = Array.from({ length: 130 }, (_, n) => ({ pk, sk: String(n).padStart(3, "0") }));
    await Promise.all(keys.filter((_, n) => n % 13 > 0).map((item) => table().write({ op: "put", item })));
    const expected = keys.map((key, n) => (n % 13 > 0 ? key : undefined));
    expect(await table().getMany(keys)).toEqual(expected);
  });

  it("pages a query in both directions without missing or repeating a row", async () => {
    const pk = partition();
    const sorts = Array.from({ length: 11 }, (_, index) => `ROW#${String(index).padStart(2, "0")}`);
    for (const sk of [...sorts, "OTHER"]) await table().write({ op: "put", item: { pk, sk } });
    for (const newestFirst of [false, true]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await table().query({
          pk,
          sk: { beginsWith: "ROW#" },
          newestFirst,
          limit: 4,
          ...(cursor ? { cursor } : {}),
        });
        seen.push(...page.items.map(({ sk }) => sk));
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(newestFirst ? [...sorts].reverse() : sorts);
    }
  });

  it("queries lists for whole rows and the sweep index for keys", async () => {
    const pk = partition();
    const row = (sk: string, month: number) => ({
      pk,
      sk,
      word: `word of ${sk}`,
      listName: pk,
      listAt: `2026-0${month}`,
      sweepShard: pk,
      sweepAt: `2026-01-0${month}`,
    });
    await table().write({ op: "put", item: row("X", 2) });
    await table().write({ op: "put", item: row("Y", 3) });
    await table().write({ op: "put", item: { pk, sk: "Z" } });
    const read = async (query: Omit<Parameters<Table["query"]>[0], "pk" | "limit">) =>
      (await table().query({ pk, limit: 9, ...query })).items;
    expect(await read({ index: "lists" })).toEqual([row("X", 2), row("Y", 3)]);
    expect(await read({ index: "lists", newestFirst: true })).toEqual([row("Y", 3), row("X", 2)]);
    expect(await read({ index: "lists", sk: { above: "2026-02", beginsWith: "" } })).toEqual([row("Y", 3)]);
    expect(await read({ index: "lists", sk: { below: "2026-03" } })).toEqual([row("X", 2)]);
    expect(await read({ sk: { from: "X", to: "Y" } })).toEqual([row("X", 2), row("Y", 3)]);
    expect(await read({ sk: { from: "W", to: "X~" } })).toEqual([row("X", 2)]);
    const key = { pk, sk: "X", sweepShard: pk, sweepAt: "2026-01-02" };
    expect(await read({ index: "sweep", sk: { atMost: "2026-01-02" } })).toEqual([key]);
  });

  it("lists more rows than fit one batch read, page by page and each once", async () => {
    const pk = partition();
    const name = (n: number) => `ROW#${String(n).padStart(3, "0")}`;
    for (let n = 0; n < 230; n += 50)
      await table().transact(
        Array.from({ length: Math.min(50, 230 - n) }, (_, index) => ({
          label: "row",
          write: { op: "put", item: { pk, sk: name(n + index), listName: pk, listAt: name(n + index) } },
        })),
      );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await table().query({ index: "lists", pk, limit: 150, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ sk }) => sk));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(Array.from({ length: 230 }, (_, n) => name(n)));
  });

  it("refuses a malformed cursor or one outside the requested range, and never leaves the partition", async () => {
    const [mine, theirs] = [partition(), partition()];
    await table().write({ op: "put", item: { pk: theirs, sk: "ROW#1", secret: true } });
    const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    for (const bad of ["!", cursor({}), cursor([7]), cursor(["OTHER#1"])]) {
      await expect(
        table().query({ pk: mine, sk: { beginsWith: "ROW#" }, limit: 1, cursor: bad }),
      ).rejects.toMatchObject({ code: "validation_failed" });
    }
    const page = await table().query({
      pk: mine,
      sk: { beginsWith: "ROW#" },
      limit: 9,
      cursor: cursor(["ROW#0", theirs]),
    });
    expect(page.items).toEqual([]);
  });
});
