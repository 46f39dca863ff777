import { randomBytes } from "node:crypto";
import type { CleanUp } from "./clean-up.ts";

type Settings = Readonly<Record<string, string | undefined>>;

export interface FakeProviderOptions {
  /** The site's port, where Google redirects the browser to and Stripe sends its events. */
  port: number;
  now(): number;
  cleanUp: CleanUp;
  notice(text: string): void;
}

/**
 * Starts the fake providers that the settings ask for: Google's with `GOOGLE_ISSUER=local`, Stripe's with
 * `PAYMENTS=stripe` and no key. Returns the settings that the functions need to reach them.
 */
export async function openFakeProviders(settings: Settings, options: FakeProviderOptions): Promise<Settings> {
  const [google, stripe] = await Promise.all([
    settings.GOOGLE_ISSUER === "local" ? openGoogle(options) : {},
    settings.PAYMENTS === "stripe" && !settings.STRIPE_SECRET_KEY ? openStripe(options) : {},
  ]);
  return { ...settings, ...google, ...stripe };
}

async function openGoogle({ port, cleanUp, notice }: FakeProviderOptions): Promise<Settings> {
  const { startFakeGoogle } = await import("@marquee/fake-providers/google/start-fake-google");
  const clientId = "marquee-local.apps.googleusercontent.example";
  const clientSecret = secret();
  const provider = await startFakeGoogle({
    clientId,
    clientSecret,
    redirectUris: ["localhost", "127.0.0.1"].map((name) => `http://${name}:${port}/api/auth/google/callback`),
  });
  cleanUp.push(() => provider.stop());
  notice(`Google sign-in: a local OpenID provider at ${provider.url}`);
  return { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: provider.url };
}

async function openStripe({ port, now, cleanUp, notice }: FakeProviderOptions): Promise<Settings> {
  const { startFakeStripe } = await import("@marquee/fake-providers/stripe/start-fake-stripe");
  const secretKey = `sk_test_${secret()}`;
  const webhookSecret = `whsec_${secret()}`;
  const provider = await startFakeStripe({
    secretKey,
    webhookSecret,
    webhookUrl: () => `http://127.0.0.1:${port}/api/webhooks/stripe`,
    now,
  });
  cleanUp.push(() => provider.stop());
  notice(`Card payments: a local card provider at ${provider.url}`);
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: provider.url,
  };
}

const secret = () => randomBytes(24).toString("hex");
