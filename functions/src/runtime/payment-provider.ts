import { mockPayments } from "@marquee/adapters/payments/local";
import type { CardPayments, PaymentProvider } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import { readSecret, siteUrl } from "./deps.ts";
import { env } from "./env.ts";
import { secretList } from "./secret-list.ts";

interface CachedPayments {
  from: string;
  payments: Promise<CardPayments>;
}

let cached: CachedPayments | undefined;

/** The stage's payments. @throws AppError not_configured when they use Stripe and its key is missing */
export async function paymentProvider(): Promise<PaymentProvider> {
  return env.payments === "mock" ? mockPayments() : cardPayments();
}

/**
 * Card payments, for features that only they have; includes the webhook secrets on request. Recreated after a secret
 * is rotated. Stripe's code is loaded on the first call, so a stage with mock payments never loads it.
 * @throws AppError not_configured if the stage's payments are mock or the Stripe key is missing
 */
export async function cardPayments(use: { webhooks?: true } = {}): Promise<CardPayments> {
  if (env.payments === "mock") {
    throw new AppError("not_configured", { message: "This stage uses simulated payments." });
  }
  const [secretKeys, webhookSecrets] = await Promise.all([
    readSecret(env.stripeSecretArn),
    use.webhooks ? readSecret(env.stripeWebhookSecretArn) : "",
  ]);
  const from = `${secretKeys} ${webhookSecrets}`;
  if (cached?.from !== from) cached = { from, payments: stripe(secretKeys, webhookSecrets) };
  return cached.payments;
}

async function stripe(secretKeys: string, webhookSecrets: string): Promise<CardPayments> {
  const { stripePayments } = await import("@marquee/adapters/payments/live");
  const { stripeApiBase } = env;
  return stripePayments({
    secretKeys: secretList(secretKeys),
    webhookSecrets: secretList(webhookSecrets),
    siteUrl: siteUrl(),
    ...(stripeApiBase ? { apiBase: stripeApiBase } : {}),
  });
}
