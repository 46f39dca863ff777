import { listActivity } from "@marquee/contracts/account/security";
import { updateUser } from "@marquee/contracts/admin/admin";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import {
  cancelPayment,
  createCheckout,
  getPaymentStatus,
  listPayments,
  receiveStripeEvent,
  updateBillingDetails,
} from "@marquee/contracts/credits/payments";
import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { acmeBilling } from "@marquee/testkit/acme-billing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf, password, type RawAnswer } from "../support/api-user.ts";
import { type CardStage, startCardStage } from "../support/card-stage.ts";
import { SocketUser } from "../support/socket-user.ts";

const webhookPath = receiveStripeEvent.path;

let stage: CardStage;
let stripe: CardStage["stripe"];
let local: CardStage["local"];
let url: string;

beforeAll(async () => {
  stage = await startCardStage("none");
  ({ stripe, local, url } = stage);
});
afterAll(() => stage.stop());
beforeEach(() => {
  stripe.deliveries.mode = "send";
  stripe.deliveries.copies = 1;
});

const order = (key: string) => ({ body: { creditPackageId: "1" }, idempotencyKey: key });

/** A registered user with an unpaid checkout. */
async function atCheckout(key = "attempt-1") {
  const caller = await ApiUser.registered(url);
  const started = await caller.client.call(createCheckout, order(key));
  if (!("url" in started)) throw new Error("Not a card checkout");
  return { caller, ...started };
}

const balance = async (caller: ApiUser) => (await caller.client.call(getCreditBalance, {})).availableCredits;

/** The newest event of a type, for tests that deliver it themselves. */
function newestEvent(type: string, sessionId: string): object {
  const event = [...stripe.account.events.values()].findLast(
    (one) => one.type === type && JSON.stringify(one.data).includes(sessionId),
  );
  if (!event) throw new Error(`Stripe told no ${type}`);
  return event;
}

function deliver(event: object, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const payload = JSON.stringify(event);
  return new ApiUser(url).raw("POST", webhookPath, {
    body: payload,
    headers: { "stripe-signature": stage.signature(payload), ...headers },
  });
}

describe("cancelPayment", () => {
  it("ends a checkout at once: the provider's page expires and the payment is canceled", async () => {
    const { caller, url: page, sessionId, paymentId } = await atCheckout();
    const [session] = stripe.sessions().filter(({ id }) => id === sessionId);
    expect(session?.cancel_url).toBe(`${url}/credits?canceled=true&payment=${paymentId}`);
    const given = await caller.client.call(cancelPayment, { params: { id: paymentId } });
    expect(given).toMatchObject({ id: paymentId, status: "failed", canceled: true });
    await fetch(`${page}/pay`, { method: "POST", redirect: "manual" });
    expect(await balance(caller)).toBe(0);
    expect(await caller.client.call(cancelPayment, { params: { id: paymentId } })).toMatchObject(given);
    const other = await ApiUser.registered(url);
    const stranger = await other.raw("POST", `/api/payments/${paymentId}/cancel`, {});
    expect(errorOf(stranger)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("buying by card", () => {
  it("leads to the provider's page, back to the site, and to credits on every open page", async () => {
    const { caller, url: page, sessionId, paymentId } = await atCheckout();
    const socket = await SocketUser.connected(local.wsUrl, caller);
    expect(page).toBe(`${stripe.url}/c/pay/${sessionId}`);
    expect(await balance(caller)).toBe(0);
    const pending = await caller.client.call(getPaymentStatus, { params: { sessionId } });
    expect(pending).toMatchObject({ status: "pending", mock: false });
    const paid = await fetch(`${page}/pay`, { method: "POST", redirect: "manual" });
    expect(paid.headers.get("location")).toBe(`${url}/credits?success=true&session_id=${sessionId}`);
    const status = await caller.client.call(getPaymentStatus, { params: { sessionId } });
    expect(status.status).toBe("completed");
    expect(await balance(caller)).toBe(status.metadata.creditAmount);
    await socket.next("credits_updated");
    const [payment] = await caller.client.call(listPayments, {});
    expect(payment).toMatchObject({ id: paymentId, paymentMethod: "card", status: "completed" });
    const activity = await caller.client.call(listActivity, {});
    expect(activity.filter(({ kind }) => kind === "credits_bought")).toHaveLength(1);
    socket.socket.close();
  });

  it("finds the same checkout for a repeated click, and keeps one customer per user", async () => {
    const { caller, ...first } = await atCheckout("attempt-1");
    expect(await caller.client.call(createCheckout, order("attempt-1"))).toEqual(first);
    const second = await caller.client.call(createCheckout, order("attempt-2"));
    expect(second.sessionId).not.toBe(first.sessionId);
    const customers = stripe
      .sessions()
      .filter(({ id }) => id === first.sessionId || id === second.sessionId)
      .map(({ customer }) => customer);
    expect(new Set(customers).size).toBe(1);
  });

  it("bills the customer as our receipt does: as the details are at the purchase, until the account is deleted", async () => {
    const caller = await ApiUser.registered(url);
    const customerOf = (sessionId: string) => {
      const session = stripe.sessions().find(({ id }) => id === sessionId);
      return stripe.account.customers.get(session?.customer ?? "");
    };
    const first = await caller.client.call(createCheckout, order("attempt-1"));
    expect(customerOf(first.sessionId)).toMatchObject({ name: null, address: null });
    await caller.client.call(updateBillingDetails, { body: { ...acmeBilling, version: 0 } });
    const second = await caller.client.call(createCheckout, order("attempt-2"));
    const customer = customerOf(second.sessionId);
    expect(customer).toMatchObject({
      name: "Acme GmbH",
      address: { line1: "1 Main Street", city: "Berlin", postal_code: "10115", country: "DE" },
      tax_ids: { data: [{ type: "eu_vat", value: "DE123456789" }] },
    });
    const page = await (await fetch("url" in second ? second.url : "")).text();
    for (const said of ["Acme GmbH", "1 Main Street", "DE123456789"]) expect(page).toContain(said);
    expect((await caller.raw("DELETE", "/api/user", { body: { password } })).status).toBe(204);
    expect(customer).toMatchObject({ name: null, address: null, tax_ids: { data: [] } });
  });

  it("conflict: a repeated click after its checkout has ended gets an error", async () => {
    const { caller, sessionId } = await atCheckout("attempt-1");
    const again = () =>
      caller.raw("POST", "/api/payments/create-checkout", {
        body: { creditPackageId: "1" },
        headers: { "idempotency-key": "attempt-1" },
      });
    await stage.happen(sessionId, "pay");
    expect(errorOf(await again())).toMatchObject({ status: 409, code: "conflict" });
    const gone = await atCheckout("attempt-1");
    await stage.happen(gone.sessionId, "expire");
    const answer = await gone.caller.raw("POST", "/api/payments/create-checkout", {
      body: { creditPackageId: "1" },
      headers: { "idempotency-key": "attempt-1" },
    });
    expect(errorOf(answer)).toMatchObject({ status: 409, code: "conflict" });
  });

  it("unavailable: if the provider does not respond, a retry finishes the checkout", async () => {
    const caller = await ApiUser.registered(url);
    const buy = () =>
      caller.raw("POST", "/api/payments/create-checkout", {
        body: { creditPackageId: "1" },
        headers: { "idempotency-key": "attempt-1" },
      });
    stripe.failNext("error", 2);
    expect(errorOf(await buy())).toMatchObject({ status: 503, code: "unavailable" });
    expect((await buy()).status).toBe(200);
    expect(await caller.client.call(listPayments, {})).toHaveLength(1);
  });

  it("grants nothing for a return address that only claims success", async () => {
    const { caller, sessionId } = await atCheckout();
    const { status } = await caller.client.call(getPaymentStatus, { params: { sessionId } });
    expect(status).toBe("pending");
    expect(await balance(caller)).toBe(0);
  });
});

describe("money that is returned", () => {
  it("removes its share of the credits, below zero if they were spent, after which orders are refused", async () => {
    const { caller, sessionId } = await atCheckout();
    await stage.happen(sessionId, "pay");
    const bought = await balance(caller);
    const [payment] = await caller.client.call(listPayments, {});
    await stage.happen(sessionId, "refund", Math.floor((payment?.amount ?? 0) / 2));
    expect(await balance(caller)).toBe(Math.floor(bought / 2));
    await caller.client.call(generateCampaignIdeas, {
      body: { prompt: "A pop-up for developers in spring" },
      idempotencyKey: "g1",
    });
    await stage.happen(sessionId, "refund");
    expect(await balance(caller)).toBe(-10);
    const refused = await caller.raw("POST", "/api/campaign-ideas/generate", {
      body: { prompt: "Another pop-up for developers" },
    });
    expect(errorOf(refused)).toMatchObject({ status: 402, code: "not_enough_credits" });
    const [refunded] = await caller.client.call(listPayments, {});
    expect(refunded).toMatchObject({ status: "refunded", refundedAmount: payment?.amount });
  });

  it("comes back when a dispute is won", async () => {
    const { caller, sessionId } = await atCheckout();
    await stage.happen(sessionId, "pay");
    const bought = await balance(caller);
    await stage.happen(sessionId, "dispute");
    expect(await balance(caller)).toBe(0);
    await stage.happen(sessionId, "win-dispute");
    expect(await balance(caller)).toBe(bought);
  });
});

describe("webhooks", () => {
  it("count once, however often and in whatever order they arrive", async () => {
    stripe.deliveries.mode = "hold";
    const { caller, sessionId } = await atCheckout();
    stripe.act(sessionId, "pay-later");
    stripe.act(sessionId, "arrive");
    stripe.act(sessionId, "refund", 100);
    stripe.deliveries.copies = 3;
    stripe.deliveries.release("reversed");
    await stripe.deliveries.settled();
    const [payment] = await caller.client.call(listPayments, {});
    const { creditAmount } = payment?.metadata ?? { creditAmount: 0 };
    const amount = payment?.amount ?? 1;
    expect(await balance(caller)).toBe(Math.floor((creditAmount * (amount - 100)) / amount));
    expect(payment).toMatchObject({ status: "completed", refundedAmount: 100 });
    expect(stripe.deliveries.log.every(({ status }) => status === 200)).toBe(true);
  });

  it("invalid_signature: forged, altered or 301 seconds old ones are refused and change nothing", async () => {
    stripe.deliveries.mode = "drop";
    const { caller, sessionId } = await atCheckout();
    stripe.act(sessionId, "pay");
    const event = newestEvent("checkout.session.completed", sessionId);
    const payload = JSON.stringify(event);
    const forged = [{ secret: "whsec_other" }, { ageMs: 301_000 }].map((how) =>
      stage.signature(payload, how),
    );
    for (const signature of [...forged, "", "t=1"]) {
      expect(errorOf(await deliver(event, { "stripe-signature": signature }))).toMatchObject({
        status: 400,
        code: "invalid_signature",
      });
    }
    const altered = { ...event, id: "evt_altered" };
    expect(errorOf(await deliver(altered, { "stripe-signature": stage.signature(payload) })).code).toBe(
      "invalid_signature",
    );
    expect(await balance(caller)).toBe(0);
    expect((await deliver(event, { "stripe-signature": stage.signature(payload) })).status).toBe(200);
    expect(await balance(caller)).toBeGreaterThan(0);
  });

  it("that are signed but do not match the purchase are accepted and grant nothing", async () => {
    stripe.deliveries.mode = "drop";
    const { caller, sessionId } = await atCheckout();
    stripe.act(sessionId, "pay");
    const event = newestEvent("checkout.session.completed", sessionId) as { data: { object: object } };
    const changed = (object: object) => ({
      ...event,
      data: { object: { ...event.data.object, ...object } },
    });
    for (const wrong of [
      changed({ amount_total: 1 }),
      changed({ currency: "eur" }),
      { ...event, livemode: true },
    ]) {
      expect((await deliver(wrong)).status).toBe(200);
    }
    expect(await balance(caller)).toBe(0);
    const lines = local.logs().filter((line) => line.includes('"outcome":"refused"'));
    expect(lines.map((line) => /"reason":"(\w+)"/.exec(line)?.[1])).toEqual(["amount", "currency", "mode"]);
    expect(lines.join()).not.toContain(sessionId);
  });

  it("come from any address and need no origin; unknown types are accepted", async () => {
    const unknown = {
      id: "evt_unknown",
      object: "event",
      type: "invoice.paid",
      livemode: false,
      data: { object: {} },
    };
    expect((await deliver(unknown)).body).toEqual({ received: true });
  });
});

describe("the reconciler", () => {
  it("grants a payment without a webhook, once, even if the webhook comes later", async () => {
    stripe.deliveries.mode = "hold";
    const { caller, sessionId } = await atCheckout();
    const socket = await SocketUser.connected(local.wsUrl, caller);
    stripe.act(sessionId, "pay");
    stage.advance(6 * 60_000);
    await local.fireSchedule("reconcile-payments");
    await socket.next("credits_updated");
    const granted = await balance(caller);
    expect(granted).toBeGreaterThan(0);
    stripe.deliveries.release();
    await stripe.deliveries.settled();
    await local.fireSchedule("reconcile-payments");
    expect(await balance(caller)).toBe(granted);
    socket.socket.close();
  });
});

describe("an account that becomes inactive while its checkout is open", () => {
  const stateOf = (sessionId: string) => stripe.sessions().find(({ id }) => id === sessionId)?.status;

  it("can no longer be paid for, whether it is closed or suspended", async () => {
    const [closed, suspended] = [await atCheckout(), await atCheckout()];
    expect((await closed.caller.raw("DELETE", "/api/user", { body: { password } })).status).toBe(204);
    expect(stateOf(closed.sessionId)).toBe("expired");
    const admin = await demoAdmin(url);
    const change = { params: { id: suspended.caller.id }, body: { suspended: true, reason: "Card fraud" } };
    await admin.client.call(updateUser, change);
    expect(stateOf(suspended.sessionId)).toBe("expired");
  });

  it("is deleted while the provider is down, and a payment that still arrives is refunded", async () => {
    const { caller, sessionId } = await atCheckout();
    // One call with its retry.
    stripe.failNext("error", 2);
    expect((await caller.raw("DELETE", "/api/user", { body: { password } })).status).toBe(204);
    expect(stateOf(sessionId)).toBe("open");
    await stage.happen(sessionId, "pay");
    const { payment_intent: intent } = stripe.sessions().find(({ id }) => id === sessionId) ?? {};
    const refunds = () =>
      [...stripe.account.refunds.values()].filter((refund) => refund.payment_intent === intent);
    for (let tries = 0; tries < 50 && refunds().length === 0; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(refunds().map(({ status }) => status)).toEqual(["succeeded"]);
  });
});
