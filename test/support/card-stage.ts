import { signatureHeader } from "@marquee/fake-providers/stripe/deliveries";
import { type FakeStripe, startFakeStripe } from "@marquee/fake-providers/stripe/start-fake-stripe";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";

/** A whole local stage that takes card payments, with control over its card provider. */
export interface CardStage {
  url: string;
  local: LocalRuntime;
  stripe: FakeStripe;
  /** Moves the site's clock and the provider's together. */
  advance(ms: number): void;
  /** The signature header of an event: genuine, unless `forged` uses another secret or an old time. */
  signature(payload: string, forged?: { secret?: string; ageMs?: number }): string;
  /** Makes something happen to a purchase and waits until the site has received the event. */
  happen(sessionId: string, ...what: [Parameters<FakeStripe["act"]>[1], number?]): Promise<void>;
  /** @throws Error when a function called what its role does not allow */
  stop(): Promise<void>;
}

/** Starts a card stage; bank transfers arrive only when a test says so. */
export async function startCardStage(web: "none" | "built"): Promise<CardStage> {
  const secretKey = "sk_test_stage";
  const webhookSecret = "whsec_stage";
  let site: string | undefined;
  let movedMs = 0;
  const now = () => Date.now() + movedMs;
  const stripe = await startFakeStripe({
    secretKey,
    webhookSecret,
    webhookUrl: () => (site === undefined ? undefined : `${site}/api/webhooks/stripe`),
    now,
    transferMs: 3_600_000,
  });
  const local = await startLocal({
    port: 0,
    web,
    build: "none",
    env: {
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: `whsec_rotated_away,${webhookSecret}`,
      STRIPE_API_BASE: stripe.url,
    },
  });
  site = local.url;
  return {
    url: local.url,
    local,
    stripe,
    advance(ms) {
      movedMs += ms;
      local.advanceClock(ms);
    },
    signature: (payload, { secret = webhookSecret, ageMs = 0 } = {}) =>
      signatureHeader(secret, payload, now() - ageMs),
    async happen(sessionId, ...[action, cents]) {
      stripe.act(sessionId, action, cents);
      await stripe.deliveries.settled();
    },
    async stop() {
      await Promise.all([local.stop(), stripe.stop()]);
      if (local.denied.length > 0) throw new Error(`Not allowed by their roles:\n${local.denied.join("\n")}`);
    },
  };
}
