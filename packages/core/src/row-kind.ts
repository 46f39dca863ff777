import type { Item, Write } from "@marquee/table/table";
import type { AnyEntity } from "./entity.ts";

/** The account that is being deleted. */
export interface Leaver {
  id: string;
  username: string;
}

/** What stands in place of a name. */
export const deletedName = "deleted account";

/**
 * What the export and the deletion know of one kind of row: to whom it belongs, what its owner is shown of it, and what
 * becomes of it when the account goes. Every entity has one, collected in ownership/row-kinds.ts.
 */
export interface RowKind<E extends AnyEntity = AnyEntity> {
  entity: E;
  /**
   * `partition`: it stands in its user's partition. `elsewhere`: ownership/find-rows.ts finds it. Else why it need not be
   * found: it belongs to no account, or holds nothing about a person and expires by itself.
   */
  owner: "partition" | "elsewhere" | { notFound: string };
  /** What the export shows of a row: never a hash, a token or another's data. Else why it shows none. */
  export: ((row: Item) => Record<string, unknown>) | { notShown: string };
  /** `anonymize` gives the write that takes the person out of the row, if anything of them is in it. */
  onDelete: "erase" | { anonymize: (row: Item, leaver: Leaver) => Write | undefined } | { keep: string };
}

/** What docs/table.md says of one kind of row. It is an export of its own, so that no function's bundle holds it. */
export interface RowPage<E extends AnyEntity = AnyEntity> {
  entity: E;
  /** A line each: several where keys of one kind differ in what they are for. */
  rows: readonly {
    name: string;
    /** A row with its variable parts in braces, from which the page takes the key and the places in the indexes. */
    sample: Parameters<E["key"]>[0] & Partial<Parameters<E["item"]>[0]>;
    /** How it is reached. */
    reached: string;
    /** When it goes by itself. */
    expires?: string;
  }[];
  /** Why rows that do not expire may stay for as long as what they belong to. */
  kept?: string;
}
