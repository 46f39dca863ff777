import type { Item, Write } from "@marquee/table/table";
import type { AnyEntity } from "./entity.ts";

/** The account that is being deleted, or, where its company stays, the person who registered it. */
export interface Leaver {
  id: string;
  username: string;
  email: string | null;
  companyStays: boolean;
}

/** Shown instead of a name. */
export const deletedName = "deleted account";

/**
 * What the export and the deletion need to know about one kind of row: who owns it, what its owner sees of it, and what
 * happens to it when the account is deleted. Every entity has one; ownership/row-kinds.ts collects them.
 */
export interface RowKind<E extends AnyEntity = AnyEntity> {
  entity: E;
  /**
   * `partition`: it is in its user's partition. `elsewhere`: ownership/find-rows.ts finds it. Otherwise why it need not
   * be found: it belongs to no account, or contains nothing about a person and expires.
   */
  owner: "partition" | "elsewhere" | { notFound: string };
  /** What the export shows: never a hash, a token or another user's data. Otherwise why it shows nothing. */
  export: ((row: Item) => Record<string, unknown>) | { notShown: string };
  /** `anonymize` returns the write that removes the person from the row, if the row contains anything about them. */
  /**
   * What of it belongs to the person who registered the account, and not to the company, which stays if they are
   * deleted while others work there: all of it, the rows that this says, or, in a row of the company's, their name.
   */
  person?: "rows" | "name" | ((row: Item, leaver: Leaver) => boolean);
  onDelete: "erase" | { anonymize: (row: Item, leaver: Leaver) => Write | undefined } | { keep: string };
}

/** What docs/table.md says about one kind of row. A separate export, so that no function's bundle includes it. */
export interface RowPage<E extends AnyEntity = AnyEntity> {
  entity: E;
  /** One line each: several if keys of one kind serve different purposes. */
  rows: readonly {
    name: string;
    /** A row with its variable parts in braces, from which the page derives the key and the index positions. */
    sample: Parameters<E["key"]>[0] & Partial<Parameters<E["item"]>[0]>;
    /** How it is read or written. */
    reached: string;
    /** When it expires. */
    expires?: string;
  }[];
  /** Why rows without an expiry may stay as long as what they belong to. */
  kept?: string;
}
