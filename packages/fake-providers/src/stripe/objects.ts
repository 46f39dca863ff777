import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

// The objects are parts of Stripe's own types, so each field has Stripe's own meaning.

export type TaxId = Pick<Stripe.TaxId, "id" | "object" | "created" | "livemode" | "type" | "value">;

export type Customer = Pick<
  Stripe.Customer,
  "id" | "object" | "created" | "livemode" | "metadata" | "name" | "address"
> & {
  tax_ids: { object: "list"; data: TaxId[]; has_more: false; url: string };
  deleted?: true;
};

export type Session = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "object"
  | "amount_subtotal"
  | "amount_total"
  | "cancel_url"
  | "client_reference_id"
  | "created"
  | "currency"
  | "expires_at"
  | "livemode"
  | "metadata"
  | "mode"
  | "payment_status"
  | "status"
  | "success_url"
  | "url"
> & { customer: string | null; payment_intent: string | null };

export type Intent = Pick<
  Stripe.PaymentIntent,
  "id" | "object" | "amount" | "amount_received" | "created" | "currency" | "livemode" | "metadata" | "status"
> & { customer: string | null; latest_charge: string | null };

export type Charge = Pick<
  Stripe.Charge,
  | "id"
  | "object"
  | "amount"
  | "amount_captured"
  | "amount_refunded"
  | "captured"
  | "created"
  | "currency"
  | "disputed"
  | "livemode"
  | "metadata"
  | "paid"
  | "refunded"
  | "status"
> & { customer: string | null; payment_intent: string };

export type Refund = Pick<
  Stripe.Refund,
  "id" | "object" | "amount" | "created" | "currency" | "metadata" | "status"
> & {
  charge: string;
  payment_intent: string;
  failure_reason?: string;
};

export type Dispute = Pick<
  Stripe.Dispute,
  "id" | "object" | "amount" | "created" | "currency" | "livemode" | "metadata" | "reason" | "status"
> & { charge: string; payment_intent: string; balance_transactions: BalanceTransaction[] };

/** One movement of the account's balance; negative if money left it. */
export type BalanceTransaction = Pick<
  Stripe.BalanceTransaction,
  "id" | "object" | "amount" | "created" | "currency" | "exchange_rate" | "reporting_category"
> & { source: string };

export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What the page and the dashboard show about a session in addition to its own fields. */
export interface Purchase {
  session: Session;
  product: { name: string; description: string };
  /** Copied to the intent, and from it to the charge. */
  intentMetadata: Record<string, string>;
}

/** An id in Stripe's format: a prefix for the kind of object, and random letters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString("base64url").replaceAll(/[-_]/g, "x")}`;
}
