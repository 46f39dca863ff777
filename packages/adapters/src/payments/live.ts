import { stripeApiVersion } from "@marquee/contracts/credits/stripe-events";
import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import { numberText } from "@marquee/contracts/text/formats";
import { namingCalls } from "@marquee/services/failed-call";
import Stripe from "stripe";
import { billCustomer } from "./live-billing.ts";
import { isReturned, isTooLate, isUnknown, notConfigured, toPaymentError, usableId } from "./live-errors.ts";
import { cardEvent, refundFacts, sessionUpdate } from "./live-events.ts";
import { withEveryKey } from "./live-keys.ts";
import type { CardEvent, CardPayments } from "./port.ts";

/** The whole configuration of card payments; nothing is read from the environment. */
export interface StripeConfig {
  /** During a rotation two keys are valid; the first is used unless Stripe refuses it. */
  secretKeys: readonly string[];
  /** During a rotation two secrets are valid. Not needed by code that receives no webhooks. */
  webhookSecrets?: readonly string[];
  /** Replaces the address of Stripe's API, such as with the fake provider. */
  apiBase?: string;
  /** Where the buyer returns to, without a trailing slash. */
  siteUrl: string;
  /** How long one attempt may take. */
  timeoutMs?: number;
}

const toleranceSeconds = 300;

/**
 * Stripe Checkout: one-time payments in USD at the price given here. Idempotency keys contain our payment and user
 * ids, so that neither a repeat nor a crash makes a second session or customer.
 * @throws AppError not_configured when a key is not one of Stripe's, or the keys are of different modes
 */
export function stripePayments(config: StripeConfig): CardPayments {
  const [secretKey = ""] = config.secretKeys;
  const modes = new Set(config.secretKeys.map((key) => /^[rs]k_(live|test)_\w+$/.exec(key)?.[1]));
  // Keys of different modes would mix test money with real money.
  if (modes.size !== 1 || modes.has(undefined))
    throw new AppError("not_configured", { message: notConfigured });
  const live = modes.has("live");
  const stripe = new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    httpClient: withEveryKey(config.secretKeys),
    ...address(config.apiBase),
    timeout: config.timeoutMs ?? 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "Marquee" },
  });

  async function withPaymentErrors<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw toPaymentError(error);
    }
  }

  /** Undefined for an object that Stripe does not know. */
  const orUndefined = <T>(call: () => Promise<T>) =>
    withPaymentErrors(() =>
      call().catch((error: unknown) => {
        if (isUnknown(error)) return undefined;
        throw error;
      }),
    );

  return namingCalls<CardPayments>("Stripe", {
    method: "card",
    live,

    createCustomer: (userId, replaces) =>
      withPaymentErrors(async () => {
        const idempotencyKey = `customer:${userId}${replaces === undefined ? "" : `:${replaces}`}`;
        return usableId((await stripe.customers.create({ metadata: { userId } }, { idempotencyKey })).id);
      }),

    billCustomer: async (customerId, billing) =>
      (await orUndefined(() => billCustomer(stripe, customerId, billing))) ?? false,

    createSession: (order) =>
      withPaymentErrors(async () => {
        const metadata = { paymentId: order.paymentId, userId: order.userId };
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            customer: order.customerId,
            client_reference_id: order.paymentId,
            metadata,
            // The intent copies it to its charges, so that their refunds name our payment.
            payment_intent_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: "usd",
                  unit_amount: order.amountCents,
                  product_data: {
                    name: order.packageName,
                    description: `${numberText(order.creditAmount)} Marquee credits`,
                  },
                },
              },
            ],
            success_url: `${config.siteUrl}${sitePaths.credits}?success=true&session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${config.siteUrl}${sitePaths.credits}?canceled=true&payment=${order.paymentId}`,
            expires_at: Math.floor(order.expiresAtMs / 1_000),
          },
          { idempotencyKey: `checkout:${order.paymentId}` },
        );
        const sessionId = usableId(id);
        // Only a session that has ended has no page.
        if (url === null) throw new AppError("conflict", { message: "That checkout has ended." });
        if (!URL.canParse(url)) throw new TypeError("The session has no page");
        return { sessionId, url };
      }),

    async findSession(sessionId) {
      const session = await orUndefined(() =>
        stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] }),
      );
      if (session) usableId(session.id);
      return session && sessionUpdate(session);
    },

    async expireSession(sessionId) {
      await orUndefined(() =>
        stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
          if (!isTooLate(error)) throw error;
        }),
      );
    },

    refundPayment: ({ paymentId, intentId }) =>
      withPaymentErrors(async () => {
        try {
          const refund = await stripe.refunds.create(
            { payment_intent: intentId, metadata: { paymentId } },
            { idempotencyKey: `refund:${paymentId}` },
          );
          usableId(refund.id);
          return refundFacts(refund);
        } catch (error) {
          if (!isReturned(error)) throw error;
          const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId);
          const chargeId = usableId(typeof charge === "string" ? charge : charge?.id);
          const { amount_refunded: refundedCents } = await stripe.charges.retrieve(chargeId);
          return { refundedCents };
        }
      }),

    async findIntent(intentId) {
      const intent = await orUndefined(() => stripe.paymentIntents.retrieve(intentId));
      if (intent) usableId(intent.id);
      const { paymentId, userId } = intent?.metadata ?? {};
      return paymentId && userId ? { paymentId, userId } : undefined;
    },

    verifyEvent(raw, signature, nowMs) {
      const { webhookSecrets = [] } = config;
      if (!webhookSecrets.some((secret) => secret !== "")) {
        throw new AppError("not_configured", { message: notConfigured });
      }
      for (const secret of webhookSecrets) {
        try {
          const event: unknown = Stripe.webhooks.constructEvent(
            raw,
            signature ?? "",
            secret,
            toleranceSeconds,
            undefined,
            nowMs,
          );
          return requireEvent(cardEvent(event));
        } catch {
          // The next secret may match; an event that matches none is refused below.
        }
      }
      throw new AppError("invalid_signature");
    },

    readEvent: (raw) => requireEvent(cardEvent(JSON.parse(raw))),
  });
}

function requireEvent(event: CardEvent | undefined): CardEvent {
  if (!event) throw new AppError("invalid_signature");
  return event;
}

/** The SDK takes the address in parts. @throws AppError not_configured for one that is not a web address */
function address(base: string | undefined) {
  if (base === undefined || base === "") return {};
  const url = URL.parse(base);
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new AppError("not_configured", { message: "STRIPE_API_BASE isn't a valid URL." });
  }
  const protocol = url.protocol === "http:" ? ("http" as const) : ("https" as const);
  return { protocol, host: url.hostname, port: url.port || (protocol === "http" ? "80" : "443") };
}
