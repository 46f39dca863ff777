import { type StripeEventType, stripeEvents } from "@marquee/contracts/credits/stripe-events";
import * as z from "zod/mini";
import type { CardEvent, DisputeStage, PaymentFacts, PaymentUpdate } from "./port.ts";

/** An id, or the whole object if it was expanded. */
const referenceSchema = z.nullish(
  z.union([z.string(), z.looseObject({ id: z.string(), status: z.optional(z.string()) })]),
);
type Reference = z.infer<typeof referenceSchema>;

const metadataSchema = z.nullish(z.record(z.string(), z.string()));

const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.nullish(z.string()),
  metadata: metadataSchema,
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
  status: z.nullish(z.string()),
  payment_status: z.string(),
  payment_intent: referenceSchema,
});

const chargeSchema = z.object({
  metadata: metadataSchema,
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  payment_intent: referenceSchema,
});

const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.nullish(z.string()),
  payment_intent: referenceSchema,
});

const disputeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  payment_intent: referenceSchema,
  /** All movements of our balance by this dispute so far; negative for withdrawn money. */
  balance_transactions: z.nullish(
    z.array(
      z.object({
        amount: z.int(),
        /** From the charge's currency to the balance's currency; null if they are the same. */
        exchange_rate: z.nullish(z.number()),
      }),
    ),
  ),
});
type Dispute = z.infer<typeof disputeSchema>;

const eventSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/)),
  type: z.string().check(z.maxLength(100)),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const idOf = (reference: Reference) => (typeof reference === "string" ? reference : reference?.id);

/**
 * The update from a Checkout session, received in an event or by asking. Only `paid` is money: a session may be
 * complete while a bank transfer is still pending, and it ends without money if it expired or its late payment was
 * returned to the buyer.
 */
export function sessionUpdate(found: unknown): PaymentUpdate | undefined {
  const { data: session } = z.safeParse(sessionSchema, found);
  if (!session) return undefined;
  const { amount_total: total, payment_intent: intent } = session;
  const refused =
    typeof intent === "object" && ["requires_payment_method", "canceled"].includes(intent?.status ?? "");
  const facts: PaymentFacts = {};
  if (session.payment_status === "paid" && total) facts.paidCents = total;
  else if (session.status === "expired" || (session.status === "complete" && refused)) facts.failed = true;
  return {
    paymentId: session.metadata?.paymentId ?? session.client_reference_id ?? undefined,
    userId: session.metadata?.userId,
    sessionId: session.id,
    intentId: idOf(intent),
    amountCents: total ?? undefined,
    currency: session.currency ?? undefined,
    facts,
  };
}

/** The update of a payment that is known only by its intent. */
function intentUpdate(
  part: { currency: string; payment_intent?: Reference },
  facts: PaymentFacts,
  more: Partial<PaymentUpdate> = {},
): PaymentUpdate {
  return {
    paymentId: undefined,
    userId: undefined,
    sessionId: undefined,
    intentId: idOf(part.payment_intent),
    amountCents: undefined,
    currency: part.currency,
    facts,
    ...more,
  };
}

/** A charge counts its refunds itself, so each of its events carries the total. */
function chargeUpdate(found: unknown): PaymentUpdate | undefined {
  const { data: charge } = z.safeParse(chargeSchema, found);
  if (!charge) return undefined;
  return intentUpdate(
    charge,
    { refundedCents: charge.amount_refunded },
    {
      paymentId: charge.metadata?.paymentId,
      userId: charge.metadata?.userId,
      amountCents: charge.amount,
    },
  );
}

function refundUpdate(found: unknown): PaymentUpdate | undefined {
  const { data: refund } = z.safeParse(refundSchema, found);
  return refund && intentUpdate(refund, refundFacts(refund));
}

/** The facts that one refund adds to its payment. */
export function refundFacts(refund: { id: string; amount: number; status?: string | null | undefined }) {
  const { id, amount, status } = refund;
  const failed = status === "failed" || status === "canceled";
  return { refund: { id, amountCents: amount, failed } } satisfies PaymentFacts;
}

/** The update from a dispute and the money it moved; an inquiry (`warning_…`) that moved none is ignored. */
function disputeUpdate(found: unknown): PaymentUpdate | "ignored" | undefined {
  const { data: dispute } = z.safeParse(disputeSchema, found);
  if (!dispute) return undefined;
  const { id, amount } = dispute;
  const stage = disputeStage(dispute.status);
  const [withdrawnCents, reinstatedCents] = [movedCents(dispute, -1), movedCents(dispute, 1)];
  if (stage === "inquiry" && withdrawnCents === 0 && reinstatedCents === 0) return "ignored";
  return intentUpdate(dispute, {
    dispute: { id, amountCents: amount, stage, withdrawnCents, reinstatedCents },
  });
}

function disputeStage(status: string): DisputeStage {
  if (status.startsWith("warning_")) return "inquiry";
  if (status === "won") return "reinstated";
  return status === "lost" || status === "prevented" ? status : "withdrawn";
}

/** The cents that a dispute's balance transactions moved in one direction, in the currency of the charge. */
function movedCents({ balance_transactions: moves }: Dispute, direction: 1 | -1): number {
  return (moves ?? []).reduce(
    (cents, { amount, exchange_rate: rate }) =>
      cents + Math.max(0, Math.round((direction * amount) / (rate || 1))),
    0,
  );
}

/** The update from each event type that we handle (stripe.com/docs/api/events/types). */
function updateOf(type: StripeEventType, found: unknown): CardEvent["update"] {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return sessionUpdate(found) ?? "unreadable";
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const update = sessionUpdate(found);
      if (!update) return "unreadable";
      return update.facts.paidCents === undefined ? { ...update, facts: { failed: true } } : update;
    }
    case "charge.refunded":
      return chargeUpdate(found) ?? "unreadable";
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refundUpdate(found) ?? "unreadable";
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
    case "charge.dispute.closed":
      return disputeUpdate(found) ?? "unreadable";
  }
}

const isHandled = (type: string): type is StripeEventType => stripeEvents.some((one) => one === type);

/** Reads a Stripe event; undefined if it is not one. */
export function cardEvent(parsed: unknown): CardEvent | undefined {
  const { data: event } = z.safeParse(eventSchema, parsed);
  if (!event) return undefined;
  const { id, type, livemode, data } = event;
  return { id, type, live: livemode, update: isHandled(type) ? updateOf(type, data.object) : "ignored" };
}
