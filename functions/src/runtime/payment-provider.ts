import { mockPayments } from "@marquee/adapters/payments/local";
import type { CardPayments, PaymentProvider } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import { readSecret, siteUrl } from "./deps.ts";
import { env } from "./env.ts";
import { secretList } from "./secret-list.ts";

interface Made {
  from: string;
  payments: Promise<CardPayments>;
}

let made: Made | undefined;

/** The stage's payments. @throws AppError not_configured when they are Stripe's and no key of it is there */
export async function paymentProvider(): Promise<PaymentProvider> {
  return env.payments === "mock" ? mockPayments() : cardPayments();
}

/**
 * Card payments, for what exists with them only; with the webhook's secrets where asked for. Made again when a secret
 * was rotated. Stripe's code is loaded with the first call: a stage with mock payments never does.
 * @throws AppError not_configured where the stage's payments are mock, or without a key of Stripe
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
  if (made?.from !== from) made = { from, payments: stripe(secretKeys, webhookSecrets) };
  return made.payments;
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
