import { AppError } from "@marquee/contracts/errors";
import Stripe from "stripe";

/** Whether the provider says that it has no such object. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/** What in a checkout may have passed: its time, or the customer that it was begun with. */
const passedParameters = new Set(["expires_at", "customer"]);

/**
 * What went wrong, in our own words: Stripe's text may quote what a buyer typed. The original is the cause, of which logs
 * show the name alone.
 */
export function toPaymentError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const { errors } = Stripe;
  if (cause instanceof errors.StripeAuthenticationError || cause instanceof errors.StripePermissionError) {
    return new AppError("not_configured", { message: notConfigured, cause });
  }
  if (cause instanceof errors.StripeInvalidRequestError && passedParameters.has(cause.param ?? "")) {
    return new AppError("conflict", { message: "That checkout has ended. Please start again.", cause });
  }
  return new AppError("unavailable", {
    message: "Card payments do not answer at the moment. Please try again.",
    retryAfterSeconds: 3,
    cause,
  });
}

export const notConfigured = "Card payments are not configured on this stage.";
