import type { CreditTransactionType } from "@marquee/contracts/enums";
import { absent } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { isoTime } from "../ports.ts";

export const ledgerKinds = ["hold", "capture", "release", "purchase", "reversal", "adjustment"] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

const referenceTypes = ["campaign", "chat", "payment", "adjustment"] as const;

/** A ledger entry is never changed and never expires; `amount` is what it adds to the available credits. */
const entryCodec = codec({
  id: z.string(),
  userId: z.string(),
  kind: z.enum(ledgerKinds),
  amount: z.int(),
  description: z.string(),
  referenceId: z.string(),
  referenceType: z.enum(referenceTypes),
  createdAt: z.string(),
});
export type LedgerEntry = ReturnType<typeof entryCodec.read>;

export const readLedgerEntry = entryCodec.read;

export const ledgerPrefix = "TX#";

/** What each kind is called outside: a hold is usage, what a failure gives back is a refund. */
export const transactionTypeOf: Record<LedgerKind, CreditTransactionType> = {
  hold: "usage",
  capture: "refund",
  release: "refund",
  purchase: "purchase",
  reversal: "refund",
  adjustment: "adjustment",
};

/**
 * Books an entry once: its id is what makes it unique. `hold#<job>` and `settle#<job>` exist at most once each, so a job
 * is either captured or released, never both. An entry that moves nothing stays off the list by time.
 */
export function entryWrite(entry: Omit<LedgerEntry, "createdAt">, nowMs: number): LabelledWrite {
  const createdAt = isoTime(nowMs);
  return {
    label: "ledger",
    write: {
      op: "put",
      item: {
        pk: userPartition(entry.userId),
        sk: `${ledgerPrefix}${entry.id}`,
        ...(entry.amount === 0 ? {} : { lsi1sk: `${ledgerPrefix}${createdAt}#${entry.id}` }),
        rowType: "ledger-entry",
        v: rowVersion,
        ...entry,
        createdAt,
      },
      when: absent,
    },
  };
}
