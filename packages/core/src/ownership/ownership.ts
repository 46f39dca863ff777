import type { Item, Write } from "@marquee/table/table";
import type { Core } from "../ports.ts";
import type { UserRecord } from "../users/user.item.ts";

/** The account whose rows are looked for. */
export interface Account {
  core: Core;
  user: UserRecord;
}

/** Finds the account's rows of one kind that stand outside the user's own partition. */
export type FindRows = (account: Account) => AsyncIterable<Item>;

/**
 * To whom one kind of row belongs, what its owner is shown of it, and what becomes of it when the account goes. Every
 * kind has an entry in the registry; the export and the deletion walk it and know nothing else.
 */
export interface Ownership {
  /**
   * `partition`: it stands in its user's partition. A function finds it elsewhere. Else why it need not be found: it is
   * nobody's, or says nothing of a person and goes by itself.
   */
  owner: "partition" | FindRows | { notFound: string };
  /** What the export shows of a row: never a hash, a token or another's data. Else why it shows none. */
  export: ((row: Item) => Record<string, unknown>) | { notShown: string };
  /** `anonymize` gives the write that takes the person out of the row, if anything of them is in it. */
  onDelete: "erase" | { anonymize: (row: Item, account: Account) => Write | undefined } | { keep: string };
}
