/**
 * The version of Stripe's API that this code was written for: of its answers, whatever the account's own version is, and
 * of the events that an endpoint gets.
 */
export const stripeApiVersion = "2026-10-28.endive";

/** The events that Stripe has to send to the webhook; all others are ignored. */
export const stripeEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
] as const;
export type StripeEventType = (typeof stripeEvents)[number];
