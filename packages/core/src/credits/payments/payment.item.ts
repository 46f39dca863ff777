import { disputeStages } from "@marquee/adapters/payments/port";
import type { Payment } from "@marquee/contracts/credits/payments";
import { paymentStatuses } from "@marquee/contracts/enums";
import { exists } from "@marquee/table/condition";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";
import { keptBillingSchema } from "./billing-details.item.ts";
import { keptCents, returnedCents } from "./money.ts";

/** A payment's place in the table and in the reconciler's list. */
interface PaymentPlace {
  userId: string;
  id: string;
  /** When the reconciler first checks it; undefined if it waits for nothing. */
  lookAtMs?: number | undefined;
}

/** Every card payment by the time of its checkout. */
export const cardPaymentList: List = { name: "CARD_PAYMENTS", shards: 4 };

/** Card payments with an unknown outcome, by when they are due next. */
export const pendingPayments: List = { name: "PAYMENTS#PENDING", shards: 4 };

/**
 * The order (price, credits) and the facts learned since; `appliedCredits` is what the balance contains of it.
 * Fields that are missing in older rows read as their default.
 */
const paymentEntity = entity({
  rowType: "payment",
  shape: {
    id: z.string(),
    userId: z.string(),
    /** The person who bought on behalf of the account. */
    actorId: z._default(z.nullable(z.string()), null),
    packageId: z.string(),
    packageName: z.string(),
    priceCents: z.int(),
    creditAmount: z.int(),
    method: z.enum(["card", "mock"]),
    /** Whether the provider's key moves real money; absent from rows written before this field existed. */
    live: z.optional(z.boolean()),
    status: z.enum(paymentStatuses),
    /** The provider's ids: of its checkout, its customer, and the intent that its charges belong to. */
    sessionId: z.nullable(z.string()),
    customerId: z._default(z.nullable(z.string()), null),
    intentId: z._default(z.nullable(z.string()), null),
    paidCents: z.int(),
    /** The largest total of refunds that a charge reported. */
    refundedCents: z.int(),
    /** Single refunds and disputes by the provider's id. */
    refunds: z._default(z.record(z.string(), z.object({ amountCents: z.int(), failed: z.boolean() })), {}),
    disputes: z._default(
      z.record(
        z.string(),
        z.object({
          amountCents: z.int(),
          stage: z.enum(disputeStages),
          withdrawnCents: z._default(z.int(), 0),
          reinstatedCents: z._default(z.int(), 0),
        }),
      ),
      {},
    ),
    appliedCredits: z.int(),
    /** Its money arrived when the buyer's account was closed or suspended: it grants nothing and is refunded. */
    declined: z._default(z.boolean(), false),
    /** Who was billed, frozen when it was bought; null where nothing was given, and once the account is deleted. */
    billing: z._default(z.nullable(keptBillingSchema), null),
    /** Its buyer canceled the checkout. */
    canceled: z._default(z.boolean(), false),
    ver: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  },
  key: ({ userId, id }: PaymentPlace) => ({ pk: userPartition(userId), sk: `${paymentPrefix}${id}` }),
  list: ({ id, method, createdAt }) =>
    method === "card" ? { list: cardPaymentList, at: `${createdAt}#${id}` } : undefined,
  due: ({ id, lookAtMs }) =>
    lookAtMs === undefined ? undefined : { list: pendingPayments, at: isoTime(lookAtMs), spread: id },
  reference: ({ id }) => id,
});
export type PaymentRecord = ReturnType<typeof paymentEntity.read>;

export const readPayment = paymentEntity.read;

/** What is known of a payment before the provider has said anything about it. */
type BegunPayment = Pick<
  PaymentRecord,
  | "id"
  | "userId"
  | "actorId"
  | "packageId"
  | "packageName"
  | "priceCents"
  | "creditAmount"
  | "method"
  | "live"
  | "billing"
>;

/** A payment that nothing has happened to yet, begun at an ISO time. */
export function untouchedPayment(begun: BegunPayment, at: string): PaymentRecord {
  return {
    ...begun,
    status: "pending",
    sessionId: null,
    customerId: null,
    intentId: null,
    paidCents: 0,
    refundedCents: 0,
    refunds: {},
    disputes: {},
    appliedCredits: 0,
    declined: false,
    canceled: false,
    ver: 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** Whether a payment is about real money. The provider's checkouts say so in their ids, for rows that do not. */
export function isRealMoney({ method, live, sessionId }: PaymentRecord): boolean {
  return method === "card" && (live ?? sessionId?.startsWith("cs_live_") ?? false);
}

/** Whether we still have money of a declined payment. */
export function awaitsRefund(payment: PaymentRecord): boolean {
  return payment.declined && payment.method === "card" && keptCents(payment) > 0;
}

export const paymentPrefix = "PAY#";

/** Identifies a payment. */
export interface PaymentRef {
  userId: string;
  paymentId: string;
}

export const paymentKey = (userId: string, id: string): Key => paymentEntity.key({ userId, id });

/** The attributes that keep a payment on the list of pending ones. */
export const pendingAttributes = ["sweepShard", "sweepAt"] as const;

/** The attributes that list a payment for the reconciler's next check. */
export function pendingSet(payment: PaymentRecord, lookAtMs: number) {
  return paymentEntity.swept({ ...payment, lookAtMs });
}

/** A new payment. A card payment is pending until the reconciler's first check at `lookAtMs`. */
export function paymentItem(payment: PaymentRecord, lookAtMs?: number): Item {
  // The customer is set once, by the first call that finds it absent.
  return paymentEntity.item({ ...payment, lookAtMs, customerId: payment.customerId ?? undefined });
}

const lookupEntity = entity({
  rowType: "payment-lookup",
  shape: { userId: z.string(), paymentId: z.string() },
  key: ({ by, providerId }: { by: "CHECKOUT" | "INTENT"; providerId: string }) => ({
    pk: `${by}#${providerId}`,
    sk: "PAYMENT",
  }),
});
/** The payment that a lookup row points to. */
export const readLookup: (item: Item) => PaymentRef = lookupEntity.read;

/** Maps the provider's session to our payment. */
export const checkoutKey = (sessionId: string): Key =>
  lookupEntity.key({ by: "CHECKOUT", providerId: sessionId });

/** Maps the provider's intent to our payment: disputes and refunds contain no other id. */
export const intentKey = (intentId: string): Key => lookupEntity.key({ by: "INTENT", providerId: intentId });

/** The row at such a key; writing it twice changes nothing. */
export function lookupItem(key: Key, payment: Pick<PaymentRecord, "id" | "userId">): Item {
  return { ...key, ...lookupEntity.mark, userId: payment.userId, paymentId: payment.id };
}

const paymentEventEntity = entity({
  rowType: "payment-event",
  shape: { ver: z.int(), change: z.int(), at: z.string() },
  key: ({ userId, paymentId, eventId }: { userId: string; paymentId: string; eventId: string }) => ({
    pk: userPartition(userId),
    sk: `PAYEVENT#${paymentId}#${eventId}`,
  }),
});

/** An entry in a payment's history, by the event that changed it. */
export function paymentEventItem(payment: PaymentRecord, eventId: string, change: number, at: string): Item {
  const { userId, id: paymentId, ver } = payment;
  return paymentEventEntity.item({ userId, paymentId, eventId, ver: ver + 1, change, at });
}

export function publicPayment(payment: PaymentRecord): Payment {
  return {
    id: payment.id,
    userId: payment.userId,
    amount: payment.priceCents,
    status: payment.status,
    paymentMethod: payment.method,
    creditPackageId: payment.packageId,
    sessionId: payment.sessionId ?? "",
    metadata: { creditAmount: payment.creditAmount, packageName: payment.packageName },
    billing: payment.billing,
    refundedAmount: returnedCents(payment),
    ...(payment.status === "failed" && payment.canceled ? { canceled: true as const } : {}),
    createdAt: payment.createdAt,
    updatedAt: payment.updatedAt,
  };
}

export const paymentRows: RowKind<typeof paymentEntity> = {
  entity: paymentEntity,
  owner: "partition",
  export: (row) => ({ ...publicPayment(readPayment(row)) }),
  onDelete: {
    // Records of money and credits stay, under an id that no longer identifies anyone.
    anonymize(row) {
      const { userId, id, billing } = readPayment(row);
      return billing === null
        ? undefined
        : { op: "update", key: paymentKey(userId, id), set: { billing: null }, when: exists };
    },
  },
};

export const paymentPage: RowPage<typeof paymentEntity> = {
  entity: paymentEntity,
  rows: [
    {
      name: "Payment",
      sample: { userId: "{user}", id: "pay_{ulid}", method: "card", createdAt: "{time}", lookAtMs: 0 },
      reached:
        "Get; a user's payments, newest first; all card payments; those whose outcome is unknown, by when due",
    },
  ],
  kept: "Bookkeeping: refunds and disputes can come late, and books are kept for years.",
};

export const paymentEventRows: RowKind<typeof paymentEventEntity> = {
  entity: paymentEventEntity,
  owner: "partition",
  export: { notShown: "The history of the payments that are shown." },
  onDelete: {
    keep: "Bookkeeping: records of money and credits stay, under an id that no longer identifies anyone.",
  },
};

export const paymentEventPage: RowPage<typeof paymentEventEntity> = {
  entity: paymentEventEntity,
  rows: [
    {
      name: "Payment event",
      sample: { userId: "{user}", paymentId: "{payment}", eventId: "{event}" },
      reached: "A payment's history; written with each change of the payment",
    },
  ],
  kept: "Bookkeeping: a payment changes only a few times.",
};

export const lookupRows: RowKind<typeof lookupEntity> = {
  entity: lookupEntity,
  owner: { notFound: "It maps the card provider's ids to a payment, for refunds that come later." },
  export: { notShown: "The ids are in the payments that are shown." },
  onDelete: {
    keep: "Bookkeeping: records of money and credits stay, under an id that no longer identifies anyone.",
  },
};

export const lookupPage: RowPage<typeof lookupEntity> = {
  entity: lookupEntity,
  rows: [
    {
      name: "Checkout",
      sample: { by: "CHECKOUT", providerId: "{session}" },
      reached: "From the provider's session to our payment",
    },
    {
      name: "Payment intent",
      sample: { by: "INTENT", providerId: "{intent}" },
      reached: "From the provider's intent to our payment",
    },
  ],
  kept: "Two for each card payment.",
};
