/** What a checkout needs to know; the price is the server's own. */
export interface CheckoutOrder {
  paymentId: string;
  userId: string;
  packageName: string;
  /** Cents of USD. */
  amountCents: number;
  creditAmount: number;
}

/** What a card checkout needs beside it; all of it is fixed with the payment, so that a repeat asks for the same. */
export interface CardOrder extends CheckoutOrder {
  customerId: string;
  expiresAtMs: number;
}

/**
 * How a card holder's dispute stands: an inquiry takes no money, an open dispute has it withdrawn, a prevented one was
 * settled by a refund instead, a won one is `reinstated`.
 */
export const disputeStages = ["inquiry", "withdrawn", "lost", "prevented", "reinstated"] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** What is known of one dispute, in cents of the charge's currency. */
export interface DisputeFacts {
  /** The disputed amount. */
  amountCents: number;
  stage: DisputeStage;
  /** What the dispute's own balance transactions took from our balance so far; 0 while none is told. */
  withdrawnCents: number;
  /** What they gave back so far. A dispute may be won in part. */
  reinstatedCents: number;
}

/** What is said of a payment, in cents; what is not known is left out. Facts only grow: none takes another back. */
export interface PaymentFacts {
  paidCents?: number;
  /** All that was refunded so far, as the charge counts it. */
  refundedCents?: number;
  /** One refund; one that failed at the bank never left us. */
  refund?: { id: string; amountCents: number; failed: boolean };
  dispute?: DisputeFacts & { id: string };
  /** The checkout failed. */
  failed?: boolean;
}

/** Which payment is spoken of, and what of it. */
export interface PaymentUpdate {
  /** Our own ids, where the provider still has them. */
  paymentId: string | undefined;
  userId: string | undefined;
  sessionId: string | undefined;
  intentId: string | undefined;
  /** The whole price as the provider knows it, to be held against what was agreed; undefined where it is not told. */
  amountCents: number | undefined;
  /** Lower case, such as "usd"; undefined where it is not told. */
  currency: string | undefined;
  facts: PaymentFacts;
}

/** An event of the provider, proven to be its own. */
export interface CardEvent {
  id: string;
  /** The provider's word, such as "checkout.session.completed". */
  type: string;
  /** Whether it is about real money. */
  live: boolean;
  /** `ignored` for a type that says nothing about a payment, `unreadable` when its shape is not the published one. */
  update: PaymentUpdate | "ignored" | "unreadable";
}

/** Payments that take no money and complete at once. */
export interface MockPayments {
  readonly method: "mock";
  createSession(order: CheckoutOrder): Promise<{ sessionId: string }>;
}

/**
 * The card payment provider. Every call may be repeated: asking twice for one payment or one customer gives the same.
 * All throw AppError: unavailable for trouble that passes, not_configured for a key that is not accepted, conflict where
 * a checkout can no longer be made.
 */
export interface CardPayments {
  readonly method: "card";
  /** Whether the key moves real money. */
  readonly live: boolean;
  /** Makes a customer; `replaces` names the one that the provider no longer knows. */
  createCustomer(userId: string, replaces?: string): Promise<string>;
  hasCustomer(customerId: string): Promise<boolean>;
  createSession(order: CardOrder): Promise<{ sessionId: string; url: string }>;
  /** How a session stands; undefined for one that the provider does not know. */
  findSession(sessionId: string): Promise<PaymentUpdate | undefined>;
  /** Ends a session that nobody has paid yet; one that is over or unknown is left as it is. */
  expireSession(sessionId: string): Promise<void>;
  /**
   * Gives back everything of a payment that was not given back yet. Repeats make no second refund. Answers what is known
   * of the payment's refunds then.
   */
  refundPayment(payment: { paymentId: string; intentId: string }): Promise<PaymentFacts>;
  /** Whose payment an intent belongs to, by what we left on it. */
  findIntent(intentId: string): Promise<{ paymentId: string; userId: string } | undefined>;
  /** Proves the signature over the exact bytes and its age. @throws AppError invalid_signature, not_configured */
  verifyEvent(raw: Buffer, signature: string | undefined, nowMs: number): CardEvent;
  /** Reads an event that was proven when it came. */
  readEvent(raw: string): CardEvent;
}

export type PaymentProvider = MockPayments | CardPayments;
