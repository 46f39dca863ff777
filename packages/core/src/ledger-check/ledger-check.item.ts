import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../entity.ts";
import type { RowKind, RowPage } from "../row-kind.ts";

const ledgerCheckEntity = entity({
  rowType: "ledger-check",
  shape: {
    startedAtMs: z.int(),
    /** Null while the check still goes on. */
    finishedAtMs: z.nullable(z.int()),
    /** Where in the list of users the next run goes on; null at its beginning. */
    cursor: z.nullable(z.string()),
  },
  key: (_: object) => ({ pk: "LEDGERCHECK", sk: "PROGRESS" }),
});
/** How far the check of every ledger is; it takes as many runs of its schedule as it needs. */
export type LedgerCheck = ReturnType<typeof ledgerCheckEntity.read>;

export const readLedgerCheck = ledgerCheckEntity.read;

export const ledgerCheckKey: Key = ledgerCheckEntity.key({});

export const ledgerCheckItem = ledgerCheckEntity.item;

export const ledgerCheckRows: RowKind<typeof ledgerCheckEntity> = {
  entity: ledgerCheckEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It belongs to no account." },
  onDelete: { keep: "It belongs to no account." },
};

export const ledgerCheckPage: RowPage<typeof ledgerCheckEntity> = {
  entity: ledgerCheckEntity,
  rows: [
    {
      name: "Ledger check",
      sample: {},
      reached: "Get and put by its schedule: how far the check of all balances is",
    },
  ],
  kept: "One row.",
};
