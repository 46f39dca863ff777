import {
  getCreditBalance,
  listCreditPackages,
  listCreditTransactions,
} from "@marquee/contracts/http/credits";
import {
  createCheckout,
  getPaymentStatus,
  listPayments,
  verifyPayment,
} from "@marquee/contracts/http/payments";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";

const url = inject("url");

describe("listCreditPackages", () => {
  it("shows everybody the active packages, cheapest first", async () => {
    const packages = await new ApiUser(url).client.call(listCreditPackages, {});
    expect(packages.map(({ name }) => name)).toEqual([
      "Tech Startup Package",
      "Growth Package",
      "Enterprise Package",
    ]);
    expect(packages.map(({ price }) => price)).toEqual(
      packages.map(({ price }) => price).sort((left, right) => left - right),
    );
  });
});

describe("getCreditBalance", () => {
  it("starts at 0 and follows a purchase", async () => {
    const caller = await ApiUser.registered(url);
    const empty = { totalCredits: 0, usedCredits: 0, heldCredits: 0, availableCredits: 0 };
    expect(await caller.client.call(getCreditBalance, {})).toEqual(empty);
    const [smallest] = await caller.client.call(listCreditPackages, {});
    await caller.client.call(createCheckout, { body: { creditPackageId: smallest?.id ?? "" } });
    const bought = smallest?.creditAmount;
    expect(await caller.client.call(getCreditBalance, {})).toEqual({
      ...empty,
      totalCredits: bought,
      availableCredits: bought,
    });
  });
});

describe("listCreditTransactions", () => {
  it("pages the ledger newest first, each entry with the balance after it, summing to what is available", async () => {
    const caller = await ApiUser.withCredits(url);
    for (const creditPackageId of ["1", "2", "1"]) {
      await caller.client.call(createCheckout, {
        body: { creditPackageId },
        idempotencyKey: `buy-${Math.random()}`,
      });
    }
    const { availableCredits } = await caller.client.call(getCreditBalance, {});
    const all = await caller.client.call(listCreditTransactions, {});
    expect(all).toHaveLength(4);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(availableCredits);
    expect(all[0]?.balanceAfter).toBe(availableCredits);
    const paged = [];
    let cursor: string | null = null;
    do {
      const page: { items: typeof all; nextCursor: string | null } = await caller.client.callPage(
        listCreditTransactions,
        {
          query: { limit: "1", ...(cursor === null ? {} : { cursor }) },
        },
      );
      paged.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all);
  });

  it("validation_failed: a limit or cursor that was made up is named, and reaches nobody else's ledger", async () => {
    const [ann, bob] = await Promise.all([ApiUser.withCredits(url), ApiUser.withCredits(url)]);
    expect(errorOf(await ann.raw("GET", "/api/credits/transactions?limit=0")).fields).toHaveProperty("limit");
    expect(errorOf(await ann.raw("GET", "/api/credits/transactions?limit=101")).fields).toHaveProperty(
      "limit",
    );
    expect(errorOf(await ann.raw("GET", "/api/credits/transactions?cursor=nonsense")).fields).toHaveProperty(
      "cursor",
    );
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const inner = forged([`USER#${bob.id}`, `TX#pay`]);
    for (const cursor of [forged([inner, 5]), forged([forged(["TX#2030", `USER#${bob.id}`]), 5])]) {
      const answer = await ann.raw("GET", `/api/credits/transactions?cursor=${cursor}`);
      expect(answer.status === 400 || !JSON.stringify(answer.body).includes(bob.id)).toBe(true);
    }
  });
});

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

  it("idempotency_mismatch: the key of another request is refused", async () => {
    const caller = await ApiUser.registered(url);
    const buy = (creditPackageId: string) =>
      caller.raw("POST", "/api/payments/create-checkout", {
        body: { creditPackageId },
        headers: { "idempotency-key": "k1" },
      });
    expect((await buy("1")).status).toBe(200);
    expect(errorOf(await buy("2"))).toMatchObject({ status: 422, code: "idempotency_mismatch" });
    const odd = await caller.raw("POST", "/api/payments/create-checkout", {
      body: { creditPackageId: "1" },
      headers: { "idempotency-key": "has space" },
    });
    expect(errorOf(odd).fields).toHaveProperty("Idempotency-Key");
  });

  it("not_found: a package that is not sold, and a price is never the buyer's", async () => {
    const caller = await ApiUser.registered(url);
    const buy = (body: object) => caller.raw("POST", "/api/payments/create-checkout", { body });
    expect(errorOf(await buy({ creditPackageId: "999" }))).toMatchObject({ status: 404, code: "not_found" });
    expect(errorOf(await buy({ creditPackageId: "1", amount: 1 })).status).toBe(400);
  });

  it("too_many_requests: ten checkouts an hour", async () => {
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
  it("lists one's own payments newest first", async () => {
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

describe.each([
  ["getPaymentStatus", (sessionId: string) => `/api/payments/status/${sessionId}`],
  ["verifyPayment", (sessionId: string) => `/api/payments/verify?session_id=${sessionId}`],
])("%s", (_name, path) => {
  it("answers how one's own checkout stands; another's is not_found like one that never was", async () => {
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
