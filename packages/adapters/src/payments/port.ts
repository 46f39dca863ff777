import type { BillingDetails } from "@marquee/contracts/credits/billing-details";

/** What a checkout needs to know; the price is the server's own. */
export interface CheckoutOrder {
  paymentId: string;
  userId: string;
  packageName: string;
  /** Cents of USD. */
  amountCents: number;
  creditAmount: number;
}

/** What a card checkout also needs; all of it is fixed with the payment, so that a repeat sends the same request. */
export interface CardOrder extends CheckoutOrder {
  customerId: string;
  expiresAtMs: number;
}

/**
 * The stages of a card holder's dispute: an inquiry takes no money, an open dispute has withdrawn it, a prevented one
 * was settled by a refund instead, a won one is `reinstated`.
 */
export const disputeStages = ["inquiry", "withdrawn", "lost", "prevented", "reinstated"] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** What is known of one dispute, in cents of the charge's currency. */
export interface DisputeFacts {
  /** The disputed amount. */
  amountCents: number;
  stage: DisputeStage;
  /** What the dispute's own balance transactions took from our balance so far; 0 while none is known. */
  withdrawnCents: number;
  /** What they returned so far. A dispute may be partly won. */
  reinstatedCents: number;
}

/** What is known about a payment, in cents; unknown facts are absent. Facts only accumulate: none revokes another. */
export interface PaymentFacts {
  paidCents?: number;
  /** The total refunded so far, as the charge counts it. */
  refundedCents?: number;
  /** One refund; the money of one that failed at the bank never left us. */
  refund?: { id: string; amountCents: number; failed: boolean };
  dispute?: DisputeFacts & { id: string };
  /** The checkout failed. */
  failed?: boolean;
}

/** Which payment an update is about, and its facts. */
export interface PaymentUpdate {
  /** Our own ids, if the provider still has them. */
  paymentId: string | undefined;
  userId: string | undefined;
  sessionId: string | undefined;
  intentId: string | undefined;
  /** The whole price as the provider knows it, to compare with what was agreed; undefined if not given. */
  amountCents: number | undefined;
  /** Lower case, such as "usd"; undefined if not given. */
  currency: string | undefined;
  facts: PaymentFacts;
}

/** An event of the provider, with a verified signature. */
export interface CardEvent {
  id: string;
  /** The provider's event type, such as "checkout.session.completed". */
  type: string;
  /** Whether it is about real money. */
  live: boolean;
  /** `ignored` for a type that says nothing about a payment, `unreadable` if its shape is not the published one. */
  update: PaymentUpdate | "ignored" | "unreadable";
}

/** Payments that take no money and complete at once. */
export interface MockPayments {
  readonly method: "mock";
  createSession(order: CheckoutOrder): Promise<{ sessionId: string }>;
}

/**
 * The card payment provider. Every call is idempotent: repeating it for one payment or customer gives the same
 * result. All throw AppError: unavailable for temporary trouble, not_configured for a key that is not accepted,
 * conflict when a checkout can no longer be made.
 */
export interface CardPayments {
  readonly method: "card";
  /** Whether the key moves real money. */
  readonly live: boolean;
  /** Creates a customer; `replaces` names the one that the provider no longer knows. */
  createCustomer(userId: string, replaces?: string): Promise<string>;
  /**
   * Makes the provider's own receipts name the same company, address and tax ID as ours; null takes them away. A tax ID
   * that the provider does not take is left out. False for a customer that it does not know.
   */
  billCustomer(customerId: string, billing: BillingDetails | null): Promise<boolean>;
  createSession(order: CardOrder): Promise<{ sessionId: string; url: string }>;
  /** The current state of a session; undefined for one that the provider does not know. */
  findSession(sessionId: string): Promise<PaymentUpdate | undefined>;
  /** Ends an unpaid session; one that has ended or is unknown is left as it is. */
  expireSession(sessionId: string): Promise<void>;
  /**
   * Refunds the part of a payment that was not refunded yet. Repeats make no second refund. Returns what is then
   * known of the payment's refunds.
   */
  refundPayment(payment: { paymentId: string; intentId: string }): Promise<PaymentFacts>;
  /** The payment and user that an intent belongs to, from our metadata on it. */
  findIntent(intentId: string): Promise<{ paymentId: string; userId: string } | undefined>;
  /** Verifies the signature over the exact bytes, and its age. @throws AppError invalid_signature, not_configured */
  verifyEvent(raw: Buffer, signature: string | undefined, nowMs: number): CardEvent;
  /** Reads an event that was verified when it arrived. */
  readEvent(raw: string): CardEvent;
}

export type PaymentProvider = MockPayments | CardPayments;
