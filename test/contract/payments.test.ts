import { listActivity } from "@marquee/contracts/account/security";
import { listCreditTransactions } from "@marquee/contracts/credits/credits";
import {
  createCheckout,
  getPayment,
  getPaymentStatus,
  listPayments,
  receiveStripeEvent,
  verifyPayment,
} from "@marquee/contracts/credits/payments";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");

describe("createCheckout", () => {
  it("completes a mock payment at once, and the same key repeats the same payment", async () => {
    const caller = await ApiUser.registered(url);
    const buy = () =>
      caller.client.call(createCheckout, { body: { creditPackageId: "1" }, idempotencyKey: "attempt-1" });
    const [first, ...repeats] = await Promise.all([buy(), buy(), buy()]);
    expect(first).toMatchObject({ mock: true });
    for (const repeat of repeats) expect(repeat).toEqual(first);
    expect(await caller.client.call(listPayments, {})).toHaveLength(1);
    expect(await caller.client.call(listCreditTransactions, {})).toHaveLength(1);
  });

  it("idempotency_mismatch: the key of a different request is refused", async () => {
    const caller = await ApiUser.registered(url);
    const buy = (creditPackageId: string) =>
      caller.raw("POST", "/api/payments/create-checkout", {
        body: { creditPackageId },
        headers: { "idempotency-key": "k1" },
      });
    expect((await buy("1")).status).toBe(200);
    expect(errorOf(await buy("2"))).toMatchObject({ status: 422, code: "idempotency_mismatch" });
    const badKey = await caller.raw("POST", "/api/payments/create-checkout", {
      body: { creditPackageId: "1" },
      headers: { "idempotency-key": "has space" },
    });
    expect(errorOf(badKey).fields).toHaveProperty("Idempotency-Key");
  });

  it("not_found: a package that is not for sale, and the buyer never sets the price", async () => {
    const caller = await ApiUser.registered(url);
    const buy = (body: object) => caller.raw("POST", "/api/payments/create-checkout", { body });
    expect(errorOf(await buy({ creditPackageId: "999" }))).toMatchObject({ status: 404, code: "not_found" });
    expect(errorOf(await buy({ creditPackageId: "1", amount: 1 })).status).toBe(400);
  });

  it.runIf(atNight)("too_many_requests: ten checkouts an hour", async () => {
    await windowWithRoom(60 * 60);
    const caller = await ApiUser.registered(url);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const headers = { "idempotency-key": `k${attempt}` };
      statuses.push(
        (
          await caller.raw("POST", "/api/payments/create-checkout", {
            body: { creditPackageId: "1" },
            headers,
          })
        ).status,
      );
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe("listPayments", () => {
  it("lists the caller's own payments newest first", async () => {
    const caller = await ApiUser.withCredits(url, "2");
    const [payment, ...more] = await caller.client.call(listPayments, {});
    expect(more).toEqual([]);
    expect(payment).toMatchObject({
      status: "completed",
      creditPackageId: "2",
      paymentMethod: "mock",
      userId: caller.id,
    });
  });
});

describe("getPayment", () => {
  it("shows the caller's own payment as the list does; another user's is not_found like an unknown one", async () => {
    const [owner, other] = await Promise.all([ApiUser.withCredits(url), ApiUser.registered(url)]);
    const [payment] = await owner.client.call(listPayments, {});
    const id = payment?.id ?? "";
    expect(await owner.client.call(getPayment, { params: { id } })).toEqual(payment);
    expect(payment).toMatchObject({ refundedAmount: 0 });
    const foreign = await other.raw("GET", `/api/payments/${id}`);
    const missing = await other.raw("GET", "/api/payments/pay_never_was");
    expect(errorOf(foreign)).toEqual(errorOf(missing));
    expect(errorOf(foreign)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("getPaymentReceipt", () => {
  it("is a file for who paid and for an admin who names them; for everybody else it is not_found", async () => {
    const [owner, other, admin] = await Promise.all([
      ApiUser.withCredits(url),
      ApiUser.registered(url),
      demoAdmin(url),
    ]);
    const [payment] = await owner.client.call(listPayments, {});
    const path = `/api/payments/${payment?.id}/receipt.pdf`;
    const ofOwner = `${path}?account=${payment?.userId}`;
    const statusFor = async ({ cookie = "" }: ApiUser, at: string) => {
      const answer = await fetch(url + at, { headers: { cookie } });
      if (answer.ok) {
        expect(answer.headers.get("content-type")).toBe("application/pdf");
        expect(answer.headers.get("content-disposition")).toContain(`Marquee receipt ${payment?.id}.pdf`);
        expect(
          Buffer.from(await answer.arrayBuffer())
            .subarray(0, 5)
            .toString(),
        ).toBe("%PDF-");
      }
      return answer.status;
    };
    expect(await statusFor(owner, path)).toBe(200);
    expect(await statusFor(owner, ofOwner)).toBe(200);
    expect(await statusFor(admin, ofOwner)).toBe(200);
    for (const at of [path, ofOwner]) expect(await statusFor(other, at)).toBe(404);
    expect(await statusFor(admin, path)).toBe(404);
    expect(errorOf(await other.raw("GET", ofOwner))).toEqual(
      errorOf(await other.raw("GET", "/api/payments/pay_never_was/receipt.pdf")),
    );
  });
});

describe.each([
  ["getPaymentStatus", (sessionId: string) => `/api/payments/status/${sessionId}`],
  ["verifyPayment", (sessionId: string) => `/api/payments/verify?session_id=${sessionId}`],
])("%s", (_name, path) => {
  it("returns the status of the caller's own checkout; another user's is not_found like an unknown one", async () => {
    const [owner, other] = await Promise.all([ApiUser.withCredits(url), ApiUser.registered(url)]);
    const [payment] = await owner.client.call(listPayments, {});
    const own = await owner.raw("GET", path(payment?.sessionId ?? ""));
    expect(own.body).toMatchObject({
      status: "completed",
      amount: payment?.amount,
      mock: true,
      metadata: { creditAmount: payment?.metadata.creditAmount },
    });
    const foreign = await other.raw("GET", path(payment?.sessionId ?? ""));
    const missing = await other.raw("GET", path("cs_never_was"));
    expect(errorOf(foreign)).toEqual(errorOf(missing));
    expect(errorOf(foreign)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("getPaymentStatus and verifyPayment", () => {
  it("agree", async () => {
    const caller = await ApiUser.withCredits(url);
    const [payment] = await caller.client.call(listPayments, {});
    const sessionId = payment?.sessionId ?? "";
    const status = await caller.client.call(getPaymentStatus, { params: { sessionId } });
    expect(await caller.client.call(verifyPayment, { query: { session_id: sessionId } })).toEqual(status);
  });
});

describe("receiveStripeEvent", () => {
  it("not_configured: a stage with mock payments accepts no event, whatever its content", async () => {
    const answer = await new ApiUser(url).raw(receiveStripeEvent.method, receiveStripeEvent.path, {
      body: { id: "evt_1", type: "checkout.session.completed" },
      headers: { "stripe-signature": "t=1,v1=00" },
    });
    expect(errorOf(answer)).toMatchObject({ status: 503, code: "not_configured" });
  });

  it("payload_too_large: a body above 256 KB is not even read", async () => {
    const answer = await new ApiUser(url).raw(receiveStripeEvent.method, receiveStripeEvent.path, {
      body: "x".repeat(256 * 1024 + 1),
    });
    expect(errorOf(answer)).toMatchObject({ status: 413, code: "payload_too_large" });
  });
});

describe("a purchase", () => {
  it("shows in the account's activity, once, with the place it was made from", async () => {
    const caller = await ApiUser.registered(url);
    const order = { body: { creditPackageId: "1" }, idempotencyKey: "attempt-1" };
    await caller.client.call(createCheckout, order);
    await caller.client.call(createCheckout, order);
    const activity = await caller.client.call(listActivity, {});
    expect(activity.filter(({ kind }) => kind === "credits_bought")).toHaveLength(1);
  });
});
