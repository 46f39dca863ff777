import type { Condition } from "./condition.ts";
import type { TableIndexName } from "./table-definition.ts";

export interface Key {
  pk: string;
  sk: string;
}

/** A stored row: its key and plain JSON-like attributes. */
export type Item = Key & Record<string, unknown>;

/** Puts a whole row. */
export interface Put {
  op: "put";
  item: Item;
  when?: Condition;
}

/** Changes attributes of one row; a missing row is created unless `when` forbids it. */
export interface Update {
  op: "update";
  key: Key;
  set?: Record<string, unknown>;
  /** Adds to numbers; an absent number counts as 0. */
  add?: Record<string, number>;
  remove?: readonly string[];
  when?: Condition;
}

export interface Delete {
  op: "delete";
  key: Key;
  when?: Condition;
}

/** Makes a transaction depend on a condition on a row that it does not change. */
export interface Check {
  op: "check";
  key: Key;
  when: Condition;
}

export type Write = Put | Update | Delete;

/**
 * The labels by which refused conditions are reported. A module that writes transactions adds its own by declaration
 * merging, so that a misspelled label does not compile, whether it is set or compared.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the table itself has none.
export interface TransactionLabels {}
export type TransactionLabel = Extract<keyof TransactionLabels, string>;

/** One write of a transaction, with the label by which its refusal is reported. */
export interface LabelledWrite {
  label: TransactionLabel;
  write: Write | Check;
}

export interface Query {
  index?: TableIndexName;
  /** The partition: `pk`, or the partition key of the index. */
  pk: string;
  /** Narrows the sort key. */
  sk?:
    | { beginsWith: string }
    | { atMost: string }
    | { below: string }
    | { above: string; beginsWith: string }
    /** Both ends included. */
    | { from: string; to: string };
  newestFirst?: boolean;
  limit: number;
  /** Where the previous page ended; refused with `validation_failed` if it does not belong to this query. */
  cursor?: string;
}

export interface QueryPage {
  items: Item[];
  /** Set when there is more. */
  cursor: string | undefined;
}

/**
 * The only table. Reads are strongly consistent, unless the table was created for eventual reads. Indexes are the
 * exception: which rows `lists` and `references` return may be slightly stale, but their content is not. `sweep` returns
 * only keys.
 * There is no scan: a read that no partition can answer needs a new access pattern.
 */
export interface Table {
  get(key: Key): Promise<Item | undefined>;
  /** The rows in the order of the keys, undefined for those not stored; a call for each hundred. */
  getMany(keys: readonly Key[]): Promise<(Item | undefined)[]>;
  query(query: Query): Promise<QueryPage>;
  /** One write. @throws ConditionRefused when its condition does not hold. */
  write(write: Write): Promise<void>;
  /** One update; returns the row as it is afterwards. @throws ConditionRefused */
  update(update: Update): Promise<Item>;
  /**
   * All or nothing, at most 100 writes. Conflicts and throttling are retried here, with jitter, and nowhere else.
   * @throws TransactionRefused naming the first label, in the given order, whose condition does not hold
   */
  transact(writes: readonly LabelledWrite[]): Promise<void>;
}

/** A single write's condition did not hold; `item` is the row that violated it. */
export class ConditionRefused extends Error {
  readonly item: Item | undefined;
  constructor(item: Item | undefined) {
    super("The condition of the write does not hold");
    this.name = "ConditionRefused";
    this.item = item;
  }
}

/** A transaction was refused as a whole. */
export class TransactionRefused extends Error {
  readonly label: TransactionLabel;
  /** The row that violated the condition, as it was. */
  readonly item: Item | undefined;
  constructor(label: TransactionLabel, item: Item | undefined) {
    super(`The condition of "${label}" does not hold`);
    this.name = "TransactionRefused";
    this.label = label;
    this.item = item;
  }
}
