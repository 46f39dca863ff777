import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import Stripe from "stripe";
import { isReturned, isTooLate, isUnknown, notConfigured, toPaymentError, usableId } from "./live-errors.ts";
import { cardEvent, refundFacts, sessionUpdate } from "./live-events.ts";
import { withEveryKey } from "./live-keys.ts";
import type { CardEvent, CardPayments } from "./port.ts";

/** Everything that card payments need to know; nothing is read from the environment. */
export interface StripeConfig {
  /** While a key is rotated two count; the first is used unless Stripe refuses it. */
  secretKeys: readonly string[];
  /** While a secret is rotated two are valid. Not needed where no webhook is received. */
  webhookSecrets?: readonly string[];
  /** Where to reach Stripe's API if not at Stripe, such as at the fake provider. */
  apiBase?: string;
  /** Where the buyer comes back to, without a slash at its end. */
  siteUrl: string;
  /** How long one try may take. */
  timeoutMs?: number;
}

/** What this code was written for; Stripe answers it like this whatever the account's own version is. */
const apiVersion = "2026-10-28.endive";
const toleranceSeconds = 300;

/**
 * Stripe Checkout: one-time payments in USD at the price given here. Idempotency keys name our payment and user, so that
 * no repeat and no crash makes a second session or customer.
 * @throws AppError not_configured when a key is not one of Stripe's, or the keys are of different modes
 */
export function stripePayments(config: StripeConfig): CardPayments {
  const [secretKey = ""] = config.secretKeys;
  const modes = new Set(config.secretKeys.map((key) => /^[rs]k_(live|test)_\w+$/.exec(key)?.[1]));
  // Two keys of different modes would let test money and real money meet.
  if (modes.size !== 1 || modes.has(undefined))
    throw new AppError("not_configured", { message: notConfigured });
  const live = modes.has("live");
  const stripe = new Stripe(secretKey, {
    apiVersion,
    httpClient: withEveryKey(config.secretKeys),
    ...address(config.apiBase),
    timeout: config.timeoutMs ?? 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "Marquee" },
  });

  async function asked<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw toPaymentError(error);
    }
  }

  /** Undefined for what Stripe does not know. */
  const found = <T>(call: () => Promise<T>) =>
    asked(() =>
      call().catch((error: unknown) => {
        if (isUnknown(error)) return undefined;
        throw error;
      }),
    );

  return {
    method: "card",
    live,

    createCustomer: (userId, replaces) =>
      asked(async () => {
        const idempotencyKey = `customer:${userId}${replaces === undefined ? "" : `:${replaces}`}`;
        return usableId((await stripe.customers.create({ metadata: { userId } }, { idempotencyKey })).id);
      }),

    async hasCustomer(customerId) {
      const customer = await found(() => stripe.customers.retrieve(customerId));
      return customer !== undefined && usableId(customer.id) === customerId && customer.deleted !== true;
    },

    createSession: (order) =>
      asked(async () => {
        const metadata = { paymentId: order.paymentId, userId: order.userId };
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            customer: order.customerId,
            client_reference_id: order.paymentId,
            metadata,
            // The intent hands them on to its charges, whose refunds then name our payment.
            payment_intent_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: "usd",
                  unit_amount: order.amountCents,
                  product_data: {
                    name: order.packageName,
                    description: `${order.creditAmount.toLocaleString("en-US")} Marquee credits`,
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
        // Only a session that is over has no page any more.
        if (url === null) throw new AppError("conflict", { message: "That checkout has ended." });
        if (!URL.canParse(url)) throw new TypeError("The session has no page");
        return { sessionId, url };
      }),

    async findSession(sessionId) {
      const session = await found(() =>
        stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] }),
      );
      if (session) usableId(session.id);
      return session && sessionUpdate(session);
    },

    async expireSession(sessionId) {
      await found(() =>
        stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
          if (!isTooLate(error)) throw error;
        }),
      );
    },

    refundPayment: ({ paymentId, intentId }) =>
      asked(async () => {
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
      const intent = await found(() => stripe.paymentIntents.retrieve(intentId));
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
          return known(cardEvent(event));
        } catch {
          // The next secret may be the one that signed; what fits none is refused below.
        }
      }
      throw new AppError("invalid_signature");
    },

    readEvent: (raw) => known(cardEvent(JSON.parse(raw))),
  };
}

function known(event: CardEvent | undefined): CardEvent {
  if (!event) throw new AppError("invalid_signature");
  return event;
}

/** The SDK takes an address in parts. @throws AppError not_configured for one that is not a web address */
function address(base: string | undefined) {
  if (base === undefined || base === "") return {};
  const url = URL.parse(base);
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new AppError("not_configured", { message: "STRIPE_API_BASE isn't a valid URL." });
  }
  const protocol = url.protocol === "http:" ? ("http" as const) : ("https" as const);
  return { protocol, host: url.hostname, port: url.port || (protocol === "http" ? "80" : "443") };
}
