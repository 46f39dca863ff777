import { mockPayments } from "@marquee/adapters/payments/local";
import type { CardPayments } from "@marquee/adapters/payments/port";
import { creditPackageSeeds } from "@marquee/seed/content/credit-packages";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { openingBalance } from "../credits/balance.item.ts";
import { creditPackageItem } from "../credits/credit-package.item.ts";
import { isRealMoney, paymentKey, readPayment } from "./payment.item.ts";
import { createCheckout, startCardCheckout } from "./payments.ts";

let core: Core;
const asked: string[] = [];
const provider = {
  method: "card",
  createSession: async () => {
    asked.push("session");
    return { sessionId: "cs_1", url: "https://pay.example/cs_1" };
  },
} as unknown as CardPayments;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  asked.length = 0;
  await core.table.write({ op: "put", item: profileItem(sampleUser("usr_1")) });
  await core.table.write({ op: "put", item: openingBalance("usr_1") });
  for (const offer of creditPackageSeeds) {
    await core.table.write({
      op: "put",
      item: creditPackageItem({ ...offer, createdAt: "2026-01-01T00:00:00.000Z" }),
    });
  }
});

it.each([
  ["a card at the provider's live key", { ...provider, live: true }, true],
  ["a card at the provider's test key", { ...provider, live: false }, false],
  ["a mock payment", mockPayments(), false],
] as const)("a payment remembers whether it is about real money: %s", async (_, by, isReal) => {
  const order = { userId: "usr_1", actorId: "usr_1", creditPackageId: "1", idempotencyKey: undefined };
  const card = { ...by, createCustomer: async () => "cus_1" } as typeof by;
  const { paymentId } = await createCheckout(core, card, order);
  const row = await core.table.get(paymentKey("usr_1", paymentId));
  expect(row && isRealMoney(readPayment(row))).toBe(isReal);
});

describe("a checkout that is started again", () => {
  it.each([
    { paidCents: 9_900, status: "completed" },
    { paidCents: 0, status: "failed" },
  ] as const)("conflict: leads to no second page to pay on once it is $status", async (over) => {
    const again = startCardCheckout(core, provider, samplePayment("pay_1", over));
    expect(await codeOf(again)).toBe("conflict");
    expect(asked).toEqual([]);
  });

  it("conflict: does not change the payment method if the stage's has changed in the meantime", async () => {
    const order = { userId: "usr_1", actorId: "usr_1", creditPackageId: "1", idempotencyKey: "one attempt" };
    await createCheckout(core, mockPayments(), order);
    expect(await codeOf(createCheckout(core, provider, order))).toBe("conflict");
    expect(asked).toEqual([]);
  });
});
