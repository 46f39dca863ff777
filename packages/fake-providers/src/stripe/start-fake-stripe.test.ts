import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeStripe, startFakeStripe } from "./start-fake-stripe.ts";

const secretKey = "sk_test_fake";
const webhookSecret = "whsec_fake";

/** A site that accepts events, or refuses them a given number of times. */
interface Site {
  server: Server;
  url: string;
  types: string[];
  refuse: number;
}

let site: Site;
let stripe: FakeStripe;
let sdk: Stripe;

beforeEach(async () => {
  const types: string[] = [];
  site = { server: createServer(), url: "", types, refuse: 0 };
  site.server.on("request", (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const header = request.headers["stripe-signature"] ?? "";
      const event = Stripe.webhooks.constructEvent(Buffer.concat(chunks), header, webhookSecret);
      site.refuse -= 1;
      if (site.refuse < 0) types.push(event.type);
      response.writeHead(site.refuse < 0 ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => site.server.listen(0, "127.0.0.1", resolve));
  site.url = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  stripe = await startFakeStripe({
    secretKey,
    webhookSecret,
    webhookUrl: () => site.url,
    transferMs: 20,
    retryAfterMs: [1, 1, 1],
  });
  const { hostname, port } = new URL(stripe.url);
  sdk = new Stripe(secretKey, { protocol: "http", host: hostname, port, maxNetworkRetries: 0 });
});
afterEach(async () => {
  await stripe.stop();
  site.server.close();
  site.server.closeAllConnections();
});

const order = (more: object = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  client_reference_id: "pay_1",
  line_items: [
    {
      quantity: 1,
      price_data: { currency: "usd", unit_amount: 9_900, product_data: { name: "Growth <Package>" } },
    },
  ],
  success_url: "https://shop.example/done?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "https://shop.example/canceled",
  ...more,
});
const session = (more: object = {}, idempotencyKey = "k1") =>
  sdk.checkout.sessions.create(order(more), { idempotencyKey });

describe("the API, as the real package sees it", () => {
  it("refuses the same key with other parameters, and repeats its answer for the same ones", async () => {
    const first = await session();
    stripe.act(first.id, "pay");
    const again = await session();
    expect(again).toMatchObject({ id: first.id, status: "open" });
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    await expect(session({ client_reference_id: "pay_2" })).rejects.toMatchObject({
      type: "StripeIdempotencyError",
    });
  });

  it("refuses what Stripe refuses, in Stripe's shape", async () => {
    const now = Math.floor(Date.now() / 1_000);
    const refused = [
      [{ amount: 5 }, "amount"],
      [{ mode: "subscription" }, "mode"],
      [{ customer: "cus_none" }, "customer"],
      [{ success_url: "/done" }, "success_url"],
      [{ expires_at: now + 60 }, "expires_at"],
      [{ expires_at: now + 25 * 3_600 }, "expires_at"],
    ] as const;
    for (const [index, [wrong, param]] of refused.entries()) {
      await expect(session(wrong, `k-${param}-${index}`)).rejects.toMatchObject({
        type: "StripeInvalidRequestError",
        statusCode: 400,
        param,
      });
    }
    await expect(sdk.charges.retrieve("ch_none")).rejects.toMatchObject({
      code: "resource_missing",
      statusCode: 404,
    });
    await expect(sdk.products.list()).rejects.toMatchObject({ statusCode: 404 });
    const stranger = new Stripe("sk_test_other", {
      protocol: "http",
      host: "127.0.0.1",
      port: new URL(stripe.url).port,
    });
    await expect(stranger.customers.retrieve("cus_1")).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
    });
  });

  it("refunds a charge in parts and no more than there is", async () => {
    const { id } = await session();
    stripe.act(id, "pay");
    const paid = await sdk.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
    const intent = paid.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({ object: "payment_intent", status: "succeeded", amount_received: 9_900 });
    const refund = await sdk.refunds.create({ payment_intent: intent.id, amount: 3_300 });
    expect(await sdk.charges.retrieve(refund.charge as string)).toMatchObject({ amount_refunded: 3_300 });
    await expect(sdk.refunds.create({ payment_intent: intent.id, amount: 9_000 })).rejects.toMatchObject({
      param: "amount",
    });
    const types = (await sdk.events.list()).data.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(["charge.refunded", "refund.created", "checkout.session.completed"]);
  });

  it("expires a session once", async () => {
    const { id } = await session();
    expect(await sdk.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
    await expect(sdk.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe("the checkout page", () => {
  const press = (url: string, action: string) =>
    fetch(`${url}/${action}`, { method: "POST", redirect: "manual" });

  it("shows product and price, and sends the buyer back once the shop has the event", async () => {
    const { id, url } = await session();
    const text = await (await fetch(url ?? "")).text();
    expect(text).toContain("Growth &lt;Package&gt;");
    expect(text).toContain("$99.00");
    expect(text).toContain('href="https://shop.example/canceled"');
    expect(text).not.toContain("<script");
    const answer = await press(url ?? "", "pay");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`https://shop.example/done?session_id=${id}`);
    expect(site.types).toContain("checkout.session.completed");
    const done = await (await fetch(url ?? "")).text();
    expect(done).toContain("This checkout is done");
    expect(done).toContain(`https://shop.example/done?session_id=${id}`);
  });

  it("lets a transfer arrive or fail a moment later", async () => {
    for (const [action, end] of [
      ["pay-later", "checkout.session.async_payment_succeeded"],
      ["pay-later-failing", "checkout.session.async_payment_failed"],
    ] as const) {
      const { url } = await session({}, action);
      expect((await press(url ?? "", action)).status).toBe(303);
      await expect.poll(() => site.types.at(-1)).toBe(end);
    }
  });

  it("reports an unknown session", async () => {
    expect((await fetch(`${stripe.url}/c/pay/cs_none`)).status).toBe(404);
    expect((await fetch(`${stripe.url}/nothing`)).status).toBe(404);
  });
});

describe("webhooks", () => {
  const completed = () => site.types.filter((type) => type === "checkout.session.completed").length;

  it("are retried until they are accepted", async () => {
    site.refuse = 2;
    stripe.act((await session()).id, "pay");
    await stripe.deliveries.settled();
    expect(stripe.deliveries.log.map(({ status }) => status)).toEqual([503, 503, 200, 200, 200]);
    expect(completed()).toBe(1);
  });

  it("can be held, released in reverse order, duplicated and dropped", async () => {
    stripe.deliveries.mode = "hold";
    stripe.act((await session()).id, "pay");
    await stripe.deliveries.settled();
    expect(site.types).toEqual([]);
    stripe.deliveries.release("reversed");
    await stripe.deliveries.settled();
    expect(site.types[0]).toBe("checkout.session.completed");
    stripe.deliveries.copies = 3;
    stripe.act((await session({}, "k2")).id, "pay");
    await stripe.deliveries.settled();
    expect(completed()).toBe(4);
    stripe.deliveries.mode = "drop";
    stripe.act((await session({}, "k3")).id, "pay");
    await stripe.deliveries.settled();
    expect(completed()).toBe(4);
  });
});

describe("the control addresses", () => {
  const control = async (path: string, body?: object) => {
    const answer = await fetch(`${stripe.url}/_control/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown[]> };
  };

  it("do what banks and shops do, and show the result", async () => {
    const { id } = await session();
    await control(`sessions/${id}/pay`, {});
    await control(`sessions/${id}/refund`, { amount: 1_000 });
    await control(`sessions/${id}/dispute`, { amount: 2_000 });
    await control(`sessions/${id}/win-dispute`, {});
    const { body } = await control("state");
    expect(body.charges).toMatchObject([{ amount_refunded: 1_000, disputed: true }]);
    expect(body.disputes).toMatchObject([{ amount: 2_000, status: "won" }]);
    expect(site.types.at(-1)).toBe("charge.dispute.closed");
    expect((await control(`sessions/${id}/dance`, {})).status).toBe(400);
    expect((await control(`sessions/${id}/pay`, {})).status).toBe(400);
  });

  it("hold events and let calls fail", async () => {
    await control("webhooks", { mode: "hold" });
    const { id } = await session();
    stripe.act(id, "pay");
    expect((await control("state")).body.held).toHaveLength(3);
    await control("webhooks", { release: "as told" });
    expect(site.types).toHaveLength(3);
    await control("faults", { kind: "error" });
    await expect(sdk.checkout.sessions.retrieve(id)).rejects.toMatchObject({ statusCode: 500 });
  });

  it("have a page with a button for each", async () => {
    const { id } = await session();
    const page = await (await fetch(stripe.url)).text();
    expect(page).toContain(`/_control/sessions/${id}/pay-later`);
    const pressed = await fetch(`${stripe.url}/_control/sessions/${id}/pay`, {
      method: "POST",
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      redirect: "manual",
    });
    expect(pressed.headers.get("location")).toBe("/");
    expect(await (await fetch(stripe.url)).text()).toContain("Refund what is left");
  });
});
