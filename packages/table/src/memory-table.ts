import { type Condition, holds } from "./condition.ts";
import { decodeCursor, encodeCursor, queryKeys } from "./paging.ts";
import {
  type Check,
  ConditionRefused,
  type Item,
  type Key,
  type Query,
  type Table,
  TransactionRefused,
  type Update,
  type Write,
} from "./table.ts";

/**
 * The in-memory table has the same conditions, refusals and order as DynamoDB; each operation is atomic. `before`
 * runs before every operation, so that a test can wait, crash or refuse there; `after` runs once it has taken effect,
 * so that an answer can be lost although the write happened.
 */
export interface MemoryTableHooks {
  before?(operation: string): Promise<void>;
  after?(operation: string): Promise<void>;
}

/** The rows by key; several tables over one store act as several clients of one database. */
export type MemoryStore = Map<string, Item>;

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

export function memoryTable(hooks: MemoryTableHooks = {}, rows: MemoryStore = new Map()): Table {
  const find = (key: Key) => rows.get(nameOf(key));

  async function withHooks<T>(operation: string, run: () => T): Promise<T> {
    await hooks.before?.(operation);
    const result = run();
    await hooks.after?.(operation);
    return copied(result);
  }

  function refuses(when: Condition | undefined, key: Key): boolean {
    return when !== undefined && !holds(when, find(key));
  }

  function apply(write: Write | Check): Item | undefined {
    switch (write.op) {
      case "put": {
        const item = copied(withoutUndefined(write.item)) as Item;
        rows.set(nameOf(item), item);
        return item;
      }
      case "update": {
        const item = updated(find(write.key), write);
        rows.set(nameOf(write.key), item);
        return item;
      }
      case "delete":
        rows.delete(nameOf(write.key));
        return undefined;
      case "check":
        return undefined;
    }
  }

  return {
    get: (key) => withHooks("get", () => find(key)),
    getMany: (keys) => withHooks("getMany", () => keys.map((key) => find(key))),
    query: (query) => withHooks("query", () => runQuery(rows.values(), query)),
    write: (write) =>
      withHooks("write", () => {
        const key = write.op === "put" ? write.item : write.key;
        if (refuses(write.when, key)) throw new ConditionRefused(copied(find(key)));
        apply(write);
      }),
    update: (update) =>
      withHooks("update", () => {
        if (refuses(update.when, update.key)) throw new ConditionRefused(copied(find(update.key)));
        return apply(update) as Item;
      }),
    transact: (writes) =>
      withHooks("transact", () => {
        const keys = writes.map(({ write }) => nameOf(write.op === "put" ? write.item : write.key));
        if (new Set(keys).size < keys.length) throw new Error("A transaction may touch each row once");
        for (const { label, write } of writes) {
          const key = write.op === "put" ? write.item : write.key;
          if (refuses(write.when, key)) throw new TransactionRefused(label, copied(find(key)));
        }
        for (const { write } of writes) apply(write);
      }),
  };
}

/** Copies plain data in a fifth of the time that `structuredClone` takes, which copies everything else. */
function copied<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => copied(one)) as T;
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = copied((value as Record<string, unknown>)[name]);
  return copy as T;
}

function withoutUndefined(item: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

function updated(item: Item | undefined, update: Update): Item {
  const next: Item = { ...item, pk: update.key.pk, sk: update.key.sk, ...withoutUndefined(update.set ?? {}) };
  for (const [attribute, amount] of Object.entries(update.add ?? {})) {
    const before = item?.[attribute];
    next[attribute] = (typeof before === "number" ? before : 0) + amount;
  }
  for (const attribute of update.remove ?? []) delete next[attribute];
  return copied(next);
}

function runQuery(rows: Iterable<Item>, query: Query) {
  const keys = queryKeys(query.index);
  const start = decodeCursor(query);
  const direction = query.newestFirst ? -1 : 1;
  const sortOf = (item: Record<string, unknown>) => String(item[keys.sk]);
  // Rows with the same sort key in an index still need an order, so that a page can end between two of them.
  const placeOf = (item: Record<string, unknown>) => [sortOf(item), String(item.pk), String(item.sk)];
  const compare = (left: Record<string, unknown>, right: Record<string, unknown>) => {
    const [one, other] = [placeOf(left), placeOf(right)];
    const at = one.findIndex((part, index) => part !== other[index]);
    return at < 0 ? 0 : direction * ((one[at] ?? "") < (other[at] ?? "") ? -1 : 1);
  };
  const matching: Item[] = [];
  // Not through a copy of all rows: a test may have tens of thousands.
  for (const item of rows) {
    if (item[keys.pk] !== query.pk || item[keys.sk] === undefined || !inRange(sortOf(item), query.sk))
      continue;
    if (start === undefined || compare(item, start) > 0) matching.push(item);
  }
  matching.sort(compare);
  const items = matching.slice(0, query.limit);
  const last = items.at(-1);
  // The sweep index holds only keys.
  const shown =
    query.index === "sweep"
      ? items.map(({ pk, sk, sweepShard, sweepAt }) => ({ pk, sk, sweepShard, sweepAt }))
      : items;
  return {
    items: shown,
    cursor: matching.length > query.limit && last ? encodeCursor(query, last) : undefined,
  };
}

function inRange(sort: string, range: Query["sk"]): boolean {
  if (!range) return true;
  if ("above" in range) return sort > range.above && sort.startsWith(range.beginsWith);
  if ("from" in range) return sort >= range.from && sort <= range.to;
  if ("beginsWith" in range) return sort.startsWith(range.beginsWith);
  if ("below" in range) return sort < range.below;
  return sort <= range.atMost;
}
