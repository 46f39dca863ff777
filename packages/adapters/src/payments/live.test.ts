import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BillingDetails } from "@marquee/contracts/credits/billing-details";
import { AppError } from "@marquee/contracts/errors";
import { signatureHeader } from "@marquee/fake-providers/stripe/deliveries";
import { type FakeStripe, startFakeStripe } from "@marquee/fake-providers/stripe/start-fake-stripe";
import { acmeBilling } from "@marquee/testkit/acme-billing";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stripePayments } from "./live.ts";
import { stripeTaxId } from "./live-billing.ts";
import type { CardOrder } from "./port.ts";

const secretKey = "sk_test_fake";
let clock: ReturnType<typeof fixedClock>;
let stripe: FakeStripe;

beforeEach(async () => {
  clock = fixedClock();
  stripe = await startFakeStripe({
    secretKey,
    webhookSecret: "whsec_a",
    webhookUrl: () => undefined,
    now: () => clock.now(),
  });
});
afterEach(() => stripe.stop());

const payments = (more: Partial<Parameters<typeof stripePayments>[0]> = {}) =>
  stripePayments({
    secretKeys: [secretKey],
    apiBase: stripe.url,
    siteUrl: "https://marquee.example",
    ...more,
  });

async function order(more: Partial<CardOrder> = {}): Promise<CardOrder> {
  return {
    paymentId: "pay_1",
    userId: "usr_1",
    packageName: "Growth Package",
    amountCents: 9_900,
    creditAmount: 1_500,
    customerId: more.customerId ?? (await payments().createCustomer("usr_1")),
    expiresAtMs: clock.now() + 60 * 60_000,
    ...more,
  };
}

describe("a session", () => {
  it("is sold at the server's price, names the payment everywhere, and leads back to the credits page", async () => {
    const { sessionId, url } = await payments().createSession(await order());
    const [session] = stripe.sessions();
    expect(session).toMatchObject({
      id: sessionId,
      url,
      amount_total: 9_900,
      currency: "usd",
      client_reference_id: "pay_1",
      metadata: { paymentId: "pay_1", userId: "usr_1" },
      success_url: "https://marquee.example/credits?success=true&session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "https://marquee.example/credits?canceled=true&payment=pay_1",
    });
    expect(sessionId).toMatch(/^cs_test_[A-Za-z0-9]+$/);
    stripe.act(sessionId, "pay");
    const [charge] = stripe.account.charges.values();
    expect(charge?.metadata).toEqual({ paymentId: "pay_1", userId: "usr_1" });
  });

  it("is the same one for every repeat, even if the first answer was lost", async () => {
    const wanted = await order();
    stripe.failNext("lost");
    const first = await payments().createSession(wanted);
    expect(await payments().createSession(wanted)).toEqual(first);
    expect(stripe.sessions()).toHaveLength(1);
  });

  it("is retried once after a 500, and unavailable after two", async () => {
    const wanted = await order();
    stripe.failNext("error");
    await payments().createSession(wanted);
    stripe.failNext("error", 2);
    expect(await codeOf(payments().createSession(wanted))).toBe("unavailable");
  });

  it("is unavailable when nothing answers in time", async () => {
    const wanted = await order();
    stripe.failNext("hang", 2);
    expect(await codeOf(payments({ timeoutMs: 60 }).createSession(wanted))).toBe("unavailable");
    expect(await codeOf(payments({ apiBase: "http://127.0.0.1:9" }).createSession(wanted))).toBe(
      "unavailable",
    );
  });

  it("is a conflict once it has expired or its customer is gone, and never shows Stripe's own words", async () => {
    const late = await order({ expiresAtMs: clock.now() + 60_000 });
    const gone = await order({ customerId: "cus_gone" });
    for (const wanted of [late, gone]) {
      const failure = await payments()
        .createSession(wanted)
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({
        code: "conflict",
        message: "That checkout has ended. Start again.",
      });
    }
  });

  it("is not_configured with a key that is not Stripe's, or that Stripe refuses", async () => {
    expect(() => payments({ secretKeys: ["3f2a"] })).toThrow(AppError);
    const wrong = payments({ secretKeys: ["sk_test_other"] });
    expect(await codeOf(wrong.createSession(await order()))).toBe("not_configured");
    expect(() => payments({ apiBase: "stripe" })).toThrow(AppError);
  });

  it("accepts two keys during a rotation, whichever of them Stripe knows, and makes one session", async () => {
    const placed = await order();
    const known = await payments().createSession(placed);
    for (const secretKeys of [
      ["sk_test_new", secretKey],
      [secretKey, "sk_test_old"],
    ])
      expect(await payments({ secretKeys }).createSession(placed)).toEqual(known);
    const withUnknownKeys = payments({ secretKeys: ["sk_test_new", "sk_test_old"] });
    expect(await codeOf(withUnknownKeys.createSession(placed))).toBe("not_configured");
  });

  it("is not_configured with keys of two modes, so that test money never passes for real money", () => {
    expect(() => payments({ secretKeys: ["sk_test_a", "sk_live_b"] })).toThrow(AppError);
    expect(() => payments({ secretKeys: [] })).toThrow(AppError);
  });

  it("reports its state: open, paid, waiting for a transfer, failed, expired, or unknown", async () => {
    const provider = payments();
    const factsAfter = async (paymentId: string, ...actions: Parameters<FakeStripe["act"]>[1][]) => {
      const { sessionId } = await provider.createSession(await order({ paymentId }));
      for (const action of actions) stripe.act(sessionId, action);
      return (await provider.findSession(sessionId))?.facts;
    };
    expect(await factsAfter("pay_open")).toEqual({});
    expect(await factsAfter("pay_paid", "pay")).toEqual({ paidCents: 9_900 });
    expect(await factsAfter("pay_later", "pay-later")).toEqual({});
    expect(await factsAfter("pay_arrived", "pay-later", "arrive")).toEqual({ paidCents: 9_900 });
    expect(await factsAfter("pay_bounced", "pay-later", "bounce")).toEqual({ failed: true });
    expect(await factsAfter("pay_expired", "expire")).toEqual({ failed: true });
    expect(await provider.findSession("cs_test_none")).toBeUndefined();
  });

  it("expires on its own", async () => {
    const { sessionId } = await payments().createSession(await order());
    clock.advance(60 * 60_000);
    expect((await payments().findSession(sessionId))?.facts).toEqual({ failed: true });
  });
});

describe("a customer", () => {
  it("is created once per user however often it is requested, and replaced by another if it was lost", async () => {
    const provider = payments();
    const first = await provider.createCustomer("usr_1");
    expect(await provider.createCustomer("usr_1")).toBe(first);
    expect(await provider.billCustomer(first, null)).toBe(true);
    const customer = stripe.account.customers.get(first);
    if (customer) customer.deleted = true;
    expect(await provider.billCustomer(first, null)).toBe(false);
    const second = await provider.createCustomer("usr_1", first);
    expect(second).not.toBe(first);
    expect(await provider.createCustomer("usr_1", first)).toBe(second);
    expect(await provider.billCustomer("cus_never", null)).toBe(false);
  });

  const acme: BillingDetails = { ...acmeBilling, taxId: "DE 123 456 789" };

  it("is named as our own receipts name it, in place of what it was before, until nothing is", async () => {
    const provider = payments();
    const id = await provider.createCustomer("usr_1");
    const stored = () => {
      const { name, address, tax_ids: taxIds } = stripe.account.customers.get(id) ?? {};
      return { name, address, taxIds: taxIds?.data.map(({ type, value }) => `${type} ${value}`) };
    };
    const german = {
      name: "Acme GmbH",
      address: {
        line1: "1 Main Street",
        line2: null,
        city: "Berlin",
        state: null,
        postal_code: "10115",
        country: "DE",
      },
      taxIds: ["eu_vat DE123456789"],
    };
    for (let times = 0; times < 2; times++) {
      await provider.billCustomer(id, acme);
      expect(stored()).toEqual(german);
    }
    const us = { region: "OH", country: "US", taxId: "12-3456789" } as const;
    await provider.billCustomer(id, { ...acme, company: "Acme Inc", ...us });
    expect(stored()).toMatchObject({
      name: "Acme Inc",
      address: { state: "OH", country: "US" },
      taxIds: ["us_ein 12-3456789"],
    });
    await provider.billCustomer(id, null);
    expect(stored()).toEqual({ name: null, address: null, taxIds: [] });
  });

  it("keeps name and address where the provider does not take the tax ID", async () => {
    const provider = payments();
    const id = await provider.createCustomer("usr_1");
    // Our form allows what Stripe's does not.
    await provider.billCustomer(id, { ...acme, country: "RO", taxId: "RO12" });
    expect(stripe.account.customers.get(id)).toMatchObject({ name: "Acme GmbH", tax_ids: { data: [] } });
  });

  it.each([
    ["AT", "ATU12345678", "eu_vat ATU12345678"],
    ["GR", "EL123456789", "eu_vat EL123456789"],
    ["CH", "CHE-123.456.789 MWST", "ch_vat CHE-123.456.789 MWST"],
    ["CH", "CHE-123.456.789", "ch_uid CHE-123.456.789"],
    ["GB", "gb 123456789", "gb_vat GB123456789"],
    ["US", "123456789", "us_ein 12-3456789"],
    ["BR", "12.345.678/0001-95", "br_cnpj 12345678000195"],
    ["NO", "123 456 789", "no_vat 123456789MVA"],
    ["JP", "T1234567890123", "jp_trn T1234567890123"],
    ["KE", "P051234567X", undefined],
    ["FR", "", undefined],
  ] as const)("of %s has the tax ID %j as %j", (country, taxId, expected) => {
    const found = stripeTaxId({ country, taxId });
    expect(found && `${found.type} ${found.value}`).toBe(expected);
  });
});

describe("an intent", () => {
  it("leads to the payment named in its metadata", async () => {
    const provider = payments();
    const { sessionId } = await provider.createSession(await order());
    stripe.act(sessionId, "pay");
    const [intentId = ""] = stripe.account.intents.keys();
    expect(await provider.findIntent(intentId)).toEqual({ paymentId: "pay_1", userId: "usr_1" });
    expect(await provider.findIntent("pi_none")).toBeUndefined();
  });
});

describe("ending a checkout and giving money back", () => {
  it("expires an open session, and leaves alone one that is paid, expired or unknown", async () => {
    const provider = payments();
    const { sessionId } = await provider.createSession(await order());
    await provider.expireSession(sessionId);
    expect((await provider.findSession(sessionId))?.facts).toEqual({ failed: true });
    const paid = await provider.createSession(await order({ paymentId: "pay_2" }));
    stripe.act(paid.sessionId, "pay");
    for (const over of [sessionId, paid.sessionId, "cs_test_none"]) await provider.expireSession(over);
    expect((await provider.findSession(paid.sessionId))?.facts).toEqual({ paidCents: 9_900 });
    stripe.failNext("error", 2);
    expect(await codeOf(provider.expireSession(paid.sessionId))).toBe("unavailable");
  });

  it("refunds once however often it is repeated, and reports a refund that was made elsewhere", async () => {
    const provider = payments();
    const { sessionId } = await provider.createSession(await order());
    stripe.act(sessionId, "pay");
    const [intentId = ""] = stripe.account.intents.keys();
    stripe.failNext("lost");
    const first = await provider.refundPayment({ paymentId: "pay_1", intentId });
    const [{ id } = { id: "" }] = stripe.account.refunds.values();
    expect(first).toEqual({ refund: { id, amountCents: 9_900, failed: false } });
    expect(await provider.refundPayment({ paymentId: "pay_1", intentId })).toEqual(first);
    expect(await provider.refundPayment({ paymentId: "pay_other", intentId })).toEqual({
      refundedCents: 9_900,
    });
    expect(stripe.account.refunds.size).toBe(1);
  });
});

describe("an answer without a usable id is unavailable, never taken for the provider's", () => {
  let answer: unknown;
  let strange: Server;
  beforeEach(async () => {
    strange = createServer((_, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => strange.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => strange.close());

  const url = "https://checkout.example/pay";
  const answers: [string, unknown][] = [
    ["is missing", { url, deleted: false, metadata: { paymentId: "pay_1", userId: "usr_1" } }],
    ["is empty", { id: "", url, metadata: { paymentId: "pay_1", userId: "usr_1" } }],
    ["is a number", { id: 7, url, metadata: { paymentId: "pay_1", userId: "usr_1" } }],
    ["is an object", { id: { id: "cs_1" }, url, metadata: { paymentId: "pay_1", userId: "usr_1" } }],
    ["is not one that can be asked for", { id: "../secret keys", url, payment_status: "paid" }],
    ["is in an answer that is a list", []],
  ];

  it.each(answers)("where the id %s", async (_, given) => {
    answer = given;
    const { port } = strange.address() as AddressInfo;
    const provider = payments({ apiBase: `http://127.0.0.1:${port}` });
    const wanted = await order();
    const calls: [string, Promise<unknown>][] = [
      ["customer", provider.createCustomer("usr_1")],
      ["known customer", provider.billCustomer("cus_1", null)],
      ["session", provider.createSession(wanted)],
      ["known session", provider.findSession("cs_1")],
      ["intent", provider.findIntent("pi_1")],
      ["refund", provider.refundPayment({ paymentId: "pay_1", intentId: "pi_1" })],
    ];
    for (const [what, call] of calls) expect([what, await codeOf(call)]).toEqual([what, "unavailable"]);
  });

  it("when a new session has no page to send the buyer to", async () => {
    const { port } = strange.address() as AddressInfo;
    const provider = payments({ apiBase: `http://127.0.0.1:${port}` });
    for (const page of [undefined, "", "nowhere", 7]) {
      answer = { id: "cs_1", url: page };
      expect(await codeOf(provider.createSession(await order()))).toBe("unavailable");
    }
  });
});

describe("an event", () => {
  const event = {
    id: "evt_1",
    object: "event",
    type: "customer.created",
    livemode: false,
    data: { object: {} },
  };
  const raw = Buffer.from(JSON.stringify(event));
  const sign = (secret: string, ageMs = 0) =>
    signatureHeader(secret, raw.toString("utf8"), clock.now() - ageMs);
  const verify = (signature: string | undefined, body: Buffer = raw, secrets = ["whsec_a", "whsec_b"]) =>
    payments({ webhookSecrets: secrets }).verifyEvent(body, signature, clock.now());

  it("is verified by either of two secrets, so that one can be rotated", () => {
    for (const secret of ["whsec_a", "whsec_b"]) expect(verify(sign(secret)).id).toBe("evt_1");
    expect(verify(`${sign("whsec_other")},${sign("whsec_a").split(",")[1]}`).update).toBe("ignored");
  });

  it("invalid_signature: by another secret, without one, a byte away, or 301 seconds old", () => {
    const altered = Buffer.from(raw);
    altered[10] = (altered[10] ?? 0) ^ 1;
    const refusals: [string | undefined, Buffer?][] = [
      [sign("whsec_other")],
      [undefined],
      [""],
      ["t=1,v1="],
      [sign("whsec_a"), altered],
      [sign("whsec_a"), Buffer.alloc(0)],
      [sign("whsec_a", 301_000)],
    ];
    for (const [signature, body] of refusals) {
      expect(() => verify(signature, body)).toThrow(expect.objectContaining({ code: "invalid_signature" }));
    }
    expect(verify(sign("whsec_a", 300_000)).id).toBe("evt_1");
  });

  it("is not_configured without a secret; an empty secret verifies nothing", () => {
    const refused = expect.objectContaining({ code: "not_configured" });
    expect(() => verify(sign("whsec_a"), raw, [])).toThrow(refused);
    expect(() => verify(sign(""), raw, [""])).toThrow(refused);
    expect(() => verify(sign(""), raw, ["", "whsec_a"])).toThrow(
      expect.objectContaining({ code: "invalid_signature" }),
    );
  });
});
