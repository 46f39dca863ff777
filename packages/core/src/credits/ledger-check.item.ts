import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";

const ledgerCheckCodec = codec({
  startedAtMs: z.int(),
  /** Null while the check still goes on. */
  finishedAtMs: z.nullable(z.int()),
  /** Where in the list of users the next run goes on; null at its beginning. */
  cursor: z.nullable(z.string()),
});
/** How far the check of every ledger is; it takes as many runs of its schedule as it needs. */
export type LedgerCheck = ReturnType<typeof ledgerCheckCodec.read>;

export const readLedgerCheck = ledgerCheckCodec.read;

export const ledgerCheckKey: Key = { pk: "LEDGERCHECK", sk: "PROGRESS" };

export function ledgerCheckItem(check: LedgerCheck): Item {
  return { ...ledgerCheckKey, rowType: "ledger-check", v: rowVersion, ...check };
}
