import { referenceTypes } from "@marquee/contracts/credits/credits";
import type { CreditTransactionType } from "@marquee/contracts/enums";
import { absent, exists } from "@marquee/table/condition";
import type { Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";

export const ledgerKinds = [
  "hold",
  "capture",
  "release",
  "purchase",
  "reversal",
  "adjustment",
  "expiration",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** An entry never expires; only the deletion of its account changes it. `amount` is what it adds to the available credits. */
const entryEntity = entity({
  rowType: "ledger-entry",
  shape: {
    id: z.string(),
    userId: z.string(),
    /** The person who caused it, for the account; null for the product itself. */
    actorId: z._default(z.nullable(z.string()), null),
    /** The client that the account paid for as its agency; null for what was its own. */
    clientId: z._default(z.nullable(z.string()), null),
    kind: z.enum(ledgerKinds),
    amount: z.int(),
    description: z.string(),
    referenceId: z.string(),
    referenceType: z.enum(referenceTypes),
    createdAt: z.string(),
  },
  key: ({ userId, createdAt, id }: { userId: string; createdAt: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${ledgerPrefix}${createdAt}#${id}`,
  }),
});
export type LedgerEntry = ReturnType<typeof entryEntity.read>;

export const readLedgerEntry = entryEntity.read;

export const ledgerPrefix = "TX#";

/** The type that answers show for each kind: a hold is usage, what a failure gives back is a refund. */
export const transactionTypeOf: Record<LedgerKind, CreditTransactionType> = {
  hold: "usage",
  capture: "refund",
  release: "refund",
  purchase: "purchase",
  reversal: "refund",
  adjustment: "adjustment",
  expiration: "expiration",
};

const bookedPrefix = "TXID#";

/** Marks an entry's id as booked, so that it is booked once whatever its time. */
const bookedEntity = entity({
  rowType: "ledger-id",
  shape: {
    userId: z.string(),
    id: z.string(),
    /** As in the entry, which an order of 0 credits has none of. */
    clientId: z._default(z.nullable(z.string()), null),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${bookedPrefix}${id}`,
  }),
});

export const readBooked = bookedEntity.read;

/** The marks of all jobs whose credits an account held. */
export const bookedHolds = `${bookedPrefix}hold#`;

export const bookedKey = (userId: string, id: string): Key => bookedEntity.key({ userId, id });

/**
 * Books an entry once: its id makes it unique. `hold#<job>` and `settle#<job>` exist at most once each, so a job is
 * either captured or released, never both. An entry of 0 credits is only marked as booked: the list contains what
 * changed the balance.
 */
export function entryWrites(
  entry: Omit<LedgerEntry, "createdAt" | "clientId"> & Partial<Pick<LedgerEntry, "clientId">>,
  nowMs: number,
): LabelledWrite[] {
  const { userId, id, clientId = null } = entry;
  const booked = bookedEntity.item({ userId, id, clientId });
  const item = entryEntity.item({ ...entry, clientId, createdAt: isoTime(nowMs) });
  return [
    { label: "ledger", write: { op: "put", item: booked, when: absent } },
    ...(entry.amount === 0 ? [] : [{ label: "entry", write: { op: "put", item, when: absent } } as const]),
  ];
}

export const bookedRows: RowKind<typeof bookedEntity> = {
  entity: bookedEntity,
  owner: "partition",
  export: { notShown: "It marks a ledger entry, which is shown." },
  onDelete: {
    keep: "Bookkeeping: records of money and credits stay, under an id that no longer identifies anyone.",
  },
};

export const bookedPage: RowPage<typeof bookedEntity> = {
  entity: bookedEntity,
  rows: [
    {
      name: "Ledger id",
      sample: { userId: "{user}", id: "hold#{job}" },
      reached: "Put if absent together with its entry, so that each is booked once",
    },
  ],
  kept: "A payment update or an admin's retry can arrive at any time.",
};

export const ledgerEntryRows: RowKind<typeof entryEntity> = {
  entity: entryEntity,
  owner: "partition",
  export: (row) =>
    pick(
      readLedgerEntry(row),
      "id",
      "userId",
      "clientId",
      "kind",
      "amount",
      "description",
      "referenceId",
      "referenceType",
      "createdAt",
    ),
  onDelete: {
    /** An adjustment's entry repeats its reason, an admin's own words about the person. */
    anonymize(row) {
      if (readLedgerEntry(row).kind !== "adjustment") return undefined;
      const { pk, sk } = row;
      return { op: "update", key: { pk, sk }, set: { description: "Credit adjustment" }, when: exists };
    },
  },
};

export const ledgerEntryPage: RowPage<typeof entryEntity> = {
  entity: entryEntity,
  rows: [
    {
      name: "Ledger entry",
      sample: { userId: "{user}", createdAt: "{time}", id: "hold#{job}" },
      reached: "A user's entries, newest first",
    },
  ],
  kept: "Bookkeeping: every credit must stay accounted for.",
};
