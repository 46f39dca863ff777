import { AppError } from "@marquee/contracts/errors";
import Stripe from "stripe";

/** Whether the provider says that it has no such object. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/** Whether a refund fails because the money was already returned, by a refund or a dispute. */
export function isReturned(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.code === "charge_already_refunded" || error.code === "charge_disputed")
  );
}

/** Whether the provider refuses a change because of the object's current state. */
export function isTooLate(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== "resource_missing";
}

/**
 * Checks that an id of the provider can be stored and looked up again.
 * @throws AppError unavailable for anything else, since an answer without one is not the provider's
 */
export function usableId(id: unknown): string {
  if (typeof id === "string" && /^[A-Za-z0-9_-]{1,255}$/.test(id)) return id;
  throw new AppError("unavailable", { message: doesNotAnswer, retryAfterSeconds: 3 });
}

/** The parameters of a checkout that may have become invalid: its expiry, or the customer it was started with. */
const passedParameters = new Set(["expires_at", "customer"]);

/**
 * The error in our own words: Stripe's text may quote what a buyer typed. The original is the cause, of which logs
 * show only the name.
 */
export function toPaymentError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const { errors } = Stripe;
  if (cause instanceof errors.StripeAuthenticationError || cause instanceof errors.StripePermissionError) {
    return new AppError("not_configured", { message: notConfigured, cause });
  }
  if (cause instanceof errors.StripeInvalidRequestError && passedParameters.has(cause.param ?? "")) {
    return new AppError("conflict", { message: "That checkout has ended. Start again.", cause });
  }
  return new AppError("unavailable", {
    message: doesNotAnswer,
    retryAfterSeconds: 3,
    cause,
  });
}

const doesNotAnswer = "Card payments aren't responding right now. Try again in a moment.";
export const notConfigured = "Card payments aren't set up.";
