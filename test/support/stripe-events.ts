import { randomUUID } from "node:crypto";
import { signatureHeader } from "@marquee/fake-providers/stripe/deliveries";
import { ApiUser } from "./api-user.ts";

/** An event of the card provider about a checkout that does not exist. */
export const stripeEvent = (more: object = {}) => ({
  id: `evt_${randomUUID()}`,
  object: "event",
  type: "checkout.session.completed",
  livemode: false,
  data: { object: {} },
  ...more,
});

/** Delivers an event to the webhook, signed with `secret` at `nowMs`. */
export function deliverStripeEvent(
  url: string,
  { event, secret, nowMs }: { event: object; secret: string; nowMs: number },
) {
  const payload = JSON.stringify(event);
  return new ApiUser(url).raw("POST", "/api/webhooks/stripe", {
    body: payload,
    headers: {
      "content-type": "application/json",
      "stripe-signature": signatureHeader(secret, payload, nowMs),
    },
  });
}
