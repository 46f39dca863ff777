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

/** Changes attributes of one row; a row that does not exist is made unless `when` forbids it. */
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

/** Only holds a transaction to a condition on a row that it does not change. */
export interface Check {
  op: "check";
  key: Key;
  when: Condition;
}

export type Write = Put | Update | Delete;

/**
 * The names by which refused conditions are reported. A module that writes transactions adds its own by declaration merging: a
 * misspelled one does not compile, where it is given or where it is compared.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the table itself has none.
export interface TransactionLabels {}
export type TransactionLabel = Extract<keyof TransactionLabels, string>;

/** One write of a transaction under the name by which a refusal is reported. */
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
  /** Where the previous page ended; refused with `validation_failed` when it does not fit this query. */
  cursor?: string;
}

export interface QueryPage {
  items: Item[];
  /** Set when there is more. */
  cursor: string | undefined;
}

/**
 * The one table. Reads are strongly consistent, where it was not made for eventual ones, but for the places in the indexes:
 * which rows `lists` answers may be a moment old, what is in them is not. `sweep` answers keys only.
 * There is no scan: what cannot be asked by a partition is an access pattern that is missing.
 */
export interface Table {
  get(key: Key): Promise<Item | undefined>;
  /** At most 100 keys; answers in their order, undefined where nothing is stored. */
  getMany(keys: readonly Key[]): Promise<(Item | undefined)[]>;
  query(query: Query): Promise<QueryPage>;
  /** One write. @throws ConditionRefused when its condition does not hold. */
  write(write: Write): Promise<void>;
  /** One update that answers the row as it is afterwards. @throws ConditionRefused */
  update(update: Update): Promise<Item>;
  /**
   * All or nothing, at most 100 writes. Conflicts and throttling are retried here, with jitter, and nowhere else.
   * @throws TransactionRefused naming the first label, in the given order, whose condition does not hold
   */
  transact(writes: readonly LabelledWrite[]): Promise<void>;
}

/** A single write's condition did not hold; `item` is the row that stood in the way. */
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
  /** The row that stood in the way, as it was. */
  readonly item: Item | undefined;
  constructor(label: TransactionLabel, item: Item | undefined) {
    super(`The condition of "${label}" does not hold`);
    this.name = "TransactionRefused";
    this.label = label;
    this.item = item;
  }
}
