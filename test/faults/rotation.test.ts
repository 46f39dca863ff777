import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { login } from "@marquee/contracts/account/auth";
import { getGoogleRedirectUrl } from "@marquee/contracts/account/google";
import { sendVerificationCode, verifyCode } from "@marquee/contracts/account/phone";
import { confirmTwoFactor, startTwoFactor, stepUpSession } from "@marquee/contracts/account/security";
import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { type FakeGoogle, startFakeGoogle } from "@marquee/fake-providers/google/start-fake-google";
import { visitChooser } from "@marquee/fake-providers/google/visit-chooser";
import { signatureHeader } from "@marquee/fake-providers/stripe/deliveries";
import { type FakeStripe, startFakeStripe } from "@marquee/fake-providers/stripe/start-fake-stripe";
import { freePort } from "@marquee/local/ports";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { type FakeMessagesApi, startFakeMessagesApi } from "@marquee/testkit/fake-messages-api";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiUser, newcomer, password } from "../support/api-user.ts";

/** Our own secrets and those of providers; functions/src/runtime/request-guards.test.ts rotates the origin's. */
const own = ["session", "codes", "factors"] as const;
const old = { stripe: "sk_test_old", webhook: "whsec_old", google: "google-old", model: "sk-ant-old" };
const next = { stripe: "sk_test_new", webhook: "whsec_new", google: "google-new", model: "sk-ant-new" };

let local: LocalRuntime;
let stripe: FakeStripe;
let google: FakeGoogle;
let model: FakeMessagesApi;
/** What the providers currently accept. */
let modelKeys: string[] = [old.model];
let signedWith = old.webhook;
let aheadMs = 0;

beforeAll(async () => {
  const port = await freePort();
  const redirectUris = [`http://localhost:${port}/api/auth/google/callback`];
  const clientId = "rotation";
  stripe = await startFakeStripe({
    secretKey: old.stripe,
    webhookSecret: "unused",
    webhookUrl: () => undefined,
  });
  google = await startFakeGoogle({ clientId, clientSecret: old.google, redirectUris });
  model = await startFakeMessagesApi();
  model.otherwise(({ headers }) =>
    modelKeys.includes(String(headers["x-api-key"]))
      ? { kind: "text", text: "Hello from the model." }
      : { kind: "status", status: 401 },
  );
  local = await startLocal({
    port,
    web: "none",
    build: "none",
    env: {
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: old.stripe,
      STRIPE_WEBHOOK_SECRET: old.webhook,
      STRIPE_API_BASE: stripe.url,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: old.google,
      GOOGLE_ISSUER: google.url,
      ANTHROPIC_API_KEY: old.model,
      ANTHROPIC_BASE_URL: model.baseUrl,
    },
  });
}, 120_000);

afterAll(async () => {
  await local.stop();
  await Promise.all([stripe.stop(), google.stop(), model.close()]);
});

function advanceClock(minutes: number): void {
  aheadMs += minutes * 60_000;
  local.advanceClock(minutes * 60_000);
}

const nameOf = (secret: string) => `marquee/local/${secret}`;
function put(values: Record<string, string>): void {
  for (const [secret, value] of Object.entries(values)) local.secrets.put(nameOf(secret), value);
}

/** A user with a second factor, who stays signed in. */
async function factorOwner() {
  const caller = await ApiUser.confirmed(local.url);
  const { secret } = await caller.client.call(startTwoFactor, {});
  const totp = new TOTP({ secret });
  const code = () => totp.generate({ timestamp: Date.now() + aheadMs });
  await caller.client.call(confirmTwoFactor, { body: { code: code() } });
  return { caller, code };
}

/** A phone code that is sent in one round and typed in the next. */
async function sentCode() {
  const caller = new ApiUser(local.url);
  const phone = `+1415${randomInt(2_000_000, 9_999_999)}`;
  const { debugCode = "" } = await caller.client.call(sendVerificationCode, { body: { phone } });
  return () => caller.client.call(verifyCode, { body: { phone, code: debugCode } });
}

async function signInWithGoogle(): Promise<void> {
  const caller = new ApiUser(local.url);
  const { url } = await caller.client.call(getGoogleRedirectUrl, { query: {} });
  const back = new URL(await visitChooser(url, { email: newcomer().email, verified: true }));
  const { status, headers } = await caller.raw("GET", back.pathname + back.search);
  expect([status, headers.get("location")]).toEqual([302, expect.not.stringContaining("error")]);
}

async function deliverEvent(): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type: "customer.updated",
    livemode: false,
    data: { object: {} },
  });
  const { status } = await new ApiUser(local.url).raw("POST", "/api/webhooks/stripe", {
    body: payload,
    headers: {
      "content-type": "application/json",
      "stripe-signature": signatureHeader(signedWith, payload, Date.now() + aheadMs),
    },
  });
  expect(status).toBe(200);
}

async function askMorgan(caller: ApiUser, question: string): Promise<void> {
  await caller.client.call(sendMessage, { body: { content: question } });
  const last = async () => (await caller.client.call(listMessages, {})).at(-1);
  await expect
    .poll(last, { timeout: 10_000 })
    .toMatchObject({ isAi: true, status: "complete", content: "Hello from the model." });
}

async function checkout(): Promise<void> {
  const buyer = await ApiUser.registered(local.url);
  const { status, body } = await buyer.raw("POST", "/api/payments/create-checkout", {
    body: { creditPackageId: "1" },
  });
  expect([status, body]).toEqual([200, expect.objectContaining({ url: expect.stringContaining("http") })]);
}

it("fails no request while every secret is rotated as the runbook says", async () => {
  const factor = await factorOwner();
  let signedIn = await ApiUser.registered(local.url);
  const { username = "" } = signedIn.user ?? {};
  let typeCode = await sentCode();
  let rounds = 0;

  /** Makes all calls at once, like real traffic. */
  async function round(): Promise<void> {
    rounds += 1;
    // An authenticator code can be used only once.
    advanceClock(1);
    const again = new ApiUser(local.url);
    const [typeNext] = await Promise.all([
      sentCode(),
      typeCode(),
      signedIn.raw("GET", "/api/credits/balance").then(({ status }) => expect(status).toBe(200)),
      again.client.call(login, { body: { username, password } }),
      factor.caller.client.call(stepUpSession, { body: { code: factor.code() } }),
      signInWithGoogle(),
      deliverEvent(),
      askMorgan(factor.caller, `Question ${rounds}`),
      checkout(),
    ]);
    typeCode = typeNext;
  }
  /** Covers the time that a function may cache a secret's old value. */
  async function tenMinutes(): Promise<void> {
    for (let minutes = 0; minutes < 10; minutes += 2.5) {
      await round();
      advanceClock(1.5);
    }
  }

  await round();
  const before = Object.fromEntries(
    own.map((name) => [name, local.secrets.valueOf(nameOf(`${name}-secret`)) ?? ""]),
  );
  const after = Object.fromEntries(own.map((name) => [name, randomBytes(32).toString("hex")]));
  const ours = (value: (name: string) => string) =>
    Object.fromEntries(own.map((name) => [`${name}-secret`, value(name)]));

  // The providers now accept both. Our own new keys are accepted everywhere before any function uses them.
  stripe.acceptKeys([old.stripe, next.stripe]);
  google.acceptSecrets([old.google, next.google]);
  modelKeys = [old.model, next.model];
  put({
    ...ours((name) => `${before[name]},${after[name]}`),
    "stripe-secret-key": `${next.stripe},${old.stripe}`,
    "stripe-webhook-secret": `${next.webhook},${old.webhook}`,
    "google-client-secret": `${next.google},${old.google}`,
    "anthropic-api-key": `${next.model},${old.model}`,
  });
  await tenMinutes();
  put(ours((name) => `${after[name]},${before[name]}`));
  await tenMinutes();

  // The old secrets are revoked.
  stripe.acceptKeys([next.stripe]);
  google.acceptSecrets([next.google]);
  modelKeys = [next.model];
  signedWith = next.webhook;
  await round();
  // A session under the old key ends after twelve hours, which do not pass in this test.
  const fresh = new ApiUser(local.url);
  await fresh.client.call(login, { body: { username, password } });
  signedIn = fresh;
  put({
    "codes-secret": after.codes ?? "",
    "factors-secret": after.factors ?? "",
    "stripe-secret-key": next.stripe,
    "stripe-webhook-secret": next.webhook,
    "google-client-secret": next.google,
    "anthropic-api-key": next.model,
  });
  await tenMinutes();
  expect(rounds).toBe(14);
}, 180_000);
