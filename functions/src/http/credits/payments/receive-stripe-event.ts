import { receiveStripeEvent } from "@marquee/contracts/credits/payments";
import { AppError } from "@marquee/contracts/errors";
import { tellBuyer } from "@marquee/core/credits/payments/tell-buyer";
import { receiveWebhook } from "@marquee/core/credits/payments/webhooks";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { log } from "../../../runtime/logger.ts";
import { count } from "../../../runtime/metrics.ts";
import { cardPayments } from "../../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/**
 * POST /api/webhooks/stripe: answers 2xx once the event is stored and applied, or known to change nothing. With any
 * other status, Stripe keeps redelivering the event for three days.
 */
export const handler = httpHandler(receiveStripeEvent, runtime, async ({ rawBody, headers }) => {
  const provider = await cardPayments({ webhooks: true });
  try {
    const { event, outcome } = await receiveWebhook(runtime.core, provider, {
      raw: rawBody,
      signature: headers["stripe-signature"],
    });
    const fields = { kind: event.type, outcome: outcome.verdict };
    if (outcome.verdict === "refused") {
      count("WebhooksRefused", 1);
      log.error("webhook", { ...fields, reason: outcome.reason });
    } else {
      log.info("webhook", fields);
    }
    if ("fulfillment" in outcome) await tellBuyer(runtime.core, channel, outcome.fulfillment);
    return { body: { received: true as const } };
  } catch (error) {
    const forged = error instanceof AppError && error.code === "invalid_signature";
    count(forged ? "WebhooksForged" : "WebhooksFailed", 1);
    throw error;
  }
});
