import { ApiError, invalid, missing } from "./api-error.ts";
import {
  type BalanceTransaction,
  type Charge,
  type Customer,
  type Dispute,
  type Intent,
  newId,
  type Purchase,
  type Refund,
  type Session,
  type StripeEvent,
} from "./objects.ts";

export interface AccountOptions {
  /** Epoch milliseconds. */
  now(): number;
  live: boolean;
  emit(event: StripeEvent): void;
}

const apiVersion = "2026-10-28.endive";

/** The objects of one account and how they change. Each change emits events, each with the object as it was then. */
export class StripeAccount {
  readonly customers = new Map<string, Customer>();
  readonly purchases = new Map<string, Purchase>();
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  /** Every movement of the balance, oldest first: what was really earned and refunded. */
  readonly balance: BalanceTransaction[] = [];
  readonly events = new Map<string, StripeEvent>();
  readonly #options: AccountOptions;

  constructor(options: AccountOptions) {
    this.#options = options;
  }

  get now(): number {
    return Math.floor(this.#options.now() / 1_000);
  }

  get live(): boolean {
    return this.#options.live;
  }

  tell(type: string, object: object): void {
    const event: StripeEvent = {
      id: newId("evt"),
      object: "event",
      api_version: apiVersion,
      created: this.now,
      data: { object: structuredClone(object) },
      livemode: this.live,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.set(event.id, event);
    this.#options.emit(event);
  }

  /** The current state of a session; an open one expires with time. */
  purchase(sessionId: string): Purchase {
    const purchase = this.purchases.get(sessionId);
    if (!purchase) throw missing("checkout.session", sessionId);
    if (purchase.session.status === "open" && purchase.session.expires_at <= this.now) this.#expire(purchase);
    return purchase;
  }

  /** The card is charged; the session is complete and paid. */
  pay(sessionId: string): Charge {
    const purchase = this.#open(sessionId);
    const intent = this.#intent(purchase, "succeeded");
    this.#complete(purchase, intent, "paid");
    const charge = this.#charge(intent);
    this.tell("charge.succeeded", charge);
    this.tell("payment_intent.succeeded", intent);
    this.tell("checkout.session.completed", purchase.session);
    return charge;
  }

  /** A bank transfer is started: the session is complete, its money is still pending. */
  payLater(sessionId: string): void {
    const purchase = this.#open(sessionId);
    const intent = this.#intent(purchase, "processing");
    this.#complete(purchase, intent, "unpaid");
    this.tell("payment_intent.processing", intent);
    this.tell("checkout.session.completed", purchase.session);
  }

  /** The transfer arrives, or is returned. */
  settle(sessionId: string, succeeds: boolean): void {
    const { session } = this.purchase(sessionId);
    const intent = this.intents.get(session.payment_intent ?? "");
    if (intent?.status !== "processing") throw invalid("No transfer is under way.", "payment_intent");
    if (!succeeds) {
      intent.status = "requires_payment_method";
      this.tell("payment_intent.payment_failed", intent);
      this.tell("checkout.session.async_payment_failed", session);
      return;
    }
    intent.status = "succeeded";
    intent.amount_received = intent.amount;
    session.payment_status = "paid";
    this.tell("charge.succeeded", this.#charge(intent));
    this.tell("payment_intent.succeeded", intent);
    this.tell("checkout.session.async_payment_succeeded", session);
  }

  expire(sessionId: string): Session {
    const purchase = this.#open(sessionId);
    this.#expire(purchase);
    return purchase.session;
  }

  /** Refunds money; without an amount, all that is left. */
  refund(chargeId: string, amount?: number): Refund {
    const charge = this.charges.get(chargeId);
    if (!charge) throw missing("charge", chargeId, "charge");
    const left = charge.amount - charge.amount_refunded;
    const cents = amount ?? left;
    if (cents <= 0 || cents > left) {
      const text = `Refund amount (${cents}) is greater than unrefunded amount on charge (${left})`;
      throw left === 0
        ? invalid(`Charge ${chargeId} has already been refunded.`, "charge", "charge_already_refunded")
        : invalid(text, "amount");
    }
    const refund: Refund = {
      id: newId("re"),
      object: "refund",
      amount: cents,
      charge: charge.id,
      created: this.now,
      currency: charge.currency,
      metadata: {},
      payment_intent: charge.payment_intent,
      status: "succeeded",
    };
    this.refunds.set(refund.id, refund);
    this.#move(charge, -cents, "refund", refund.id);
    charge.amount_refunded += cents;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.tell("refund.created", refund);
    this.tell("charge.refunded", charge);
    return refund;
  }

  /** The bank rejects a refund, so its money is ours again. */
  failRefund(refundId: string): void {
    const refund = this.refunds.get(refundId);
    const charge = this.charges.get(refund?.charge ?? "");
    if (!refund || !charge) throw missing("refund", refundId);
    if (refund.status === "failed") return;
    refund.status = "failed";
    this.#move(charge, refund.amount, "refund_failure", refund.id);
    refund.failure_reason = "expired_or_canceled_card";
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.tell("refund.failed", refund);
  }

  /** The card holder disputes the charge; the money is withdrawn at once. */
  dispute(chargeId: string, amount?: number): Dispute {
    const { charge, dispute } = this.#newDispute(chargeId, "needs_response", amount);
    this.tell("charge.dispute.created", dispute);
    dispute.balance_transactions.push(this.#move(charge, -dispute.amount, "dispute", dispute.id));
    this.tell("charge.dispute.funds_withdrawn", dispute);
    return dispute;
  }

  /** The bank settles with the card holder before a dispute: the rest is refunded, and nothing is withdrawn. */
  preventDispute(chargeId: string): Dispute {
    const { dispute } = this.#newDispute(chargeId, "prevented");
    this.tell("charge.dispute.created", dispute);
    this.refund(chargeId);
    this.tell("charge.dispute.closed", dispute);
    return dispute;
  }

  /** The bank decides. The card holder may keep a part: `wonCents` are returned, or all of it if that is left out. */
  closeDispute(disputeId: string, won: boolean, wonCents?: number): void {
    const dispute = this.disputes.get(disputeId);
    const charge = this.charges.get(dispute?.charge ?? "");
    if (!dispute || !charge) throw missing("dispute", disputeId);
    dispute.status = won ? "won" : "lost";
    if (won) {
      const back = Math.min(wonCents ?? dispute.amount, dispute.amount);
      dispute.balance_transactions.push(this.#move(charge, back, "dispute_reversal", dispute.id));
      this.tell("charge.dispute.funds_reinstated", dispute);
    }
    this.tell("charge.dispute.closed", dispute);
  }

  #newDispute(
    chargeId: string,
    status: Dispute["status"],
    amount?: number,
  ): { charge: Charge; dispute: Dispute } {
    const charge = this.charges.get(chargeId);
    if (!charge) throw missing("charge", chargeId, "charge");
    const dispute: Dispute = {
      id: newId("du"),
      object: "dispute",
      amount: amount ?? charge.amount - charge.amount_refunded,
      balance_transactions: [],
      charge: charge.id,
      created: this.now,
      currency: charge.currency,
      livemode: this.live,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: "fraudulent",
      status,
    };
    this.disputes.set(dispute.id, dispute);
    charge.disputed = true;
    return { charge, dispute };
  }

  #move({ currency }: Charge, amount: number, category: string, source: string): BalanceTransaction {
    const moved: BalanceTransaction = {
      id: newId("txn"),
      object: "balance_transaction",
      amount,
      created: this.now,
      currency,
      exchange_rate: null,
      reporting_category: category,
      source,
    };
    this.balance.push(moved);
    return moved;
  }

  #open(sessionId: string): Purchase {
    const purchase = this.purchase(sessionId);
    const { status } = purchase.session;
    if (status === "open") return purchase;
    const text = `Only Checkout Sessions with a status in ["open"] can be changed. This one has a status of ${status}.`;
    throw new ApiError(400, "invalid_request_error", text);
  }

  #expire({ session }: Purchase): void {
    session.status = "expired";
    session.url = null;
    this.tell("checkout.session.expired", session);
  }

  #complete({ session }: Purchase, intent: Intent, paymentStatus: "paid" | "unpaid"): void {
    session.status = "complete";
    session.payment_status = paymentStatus;
    session.payment_intent = intent.id;
    session.url = null;
  }

  #intent({ session, intentMetadata }: Purchase, status: "succeeded" | "processing"): Intent {
    const amount = session.amount_total ?? 0;
    const intent: Intent = {
      id: newId("pi"),
      object: "payment_intent",
      amount,
      amount_received: status === "succeeded" ? amount : 0,
      created: this.now,
      currency: session.currency ?? "usd",
      customer: session.customer,
      latest_charge: null,
      livemode: this.live,
      metadata: { ...intentMetadata },
      status,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #charge(intent: Intent): Charge {
    const charge: Charge = {
      id: newId("ch"),
      object: "charge",
      amount: intent.amount,
      amount_captured: intent.amount,
      amount_refunded: 0,
      captured: true,
      created: this.now,
      currency: intent.currency,
      customer: intent.customer,
      disputed: false,
      livemode: this.live,
      metadata: { ...intent.metadata },
      paid: true,
      payment_intent: intent.id,
      refunded: false,
      status: "succeeded",
    };
    intent.latest_charge = charge.id;
    this.charges.set(charge.id, charge);
    this.#move(charge, charge.amount, "charge", charge.id);
    return charge;
  }
}
