import type { CardPayments, PaymentFacts, PaymentUpdate } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { openingBalance } from "../credits/balance.item.ts";
import { getBalance } from "../credits/credits.ts";
import { cancelCheckout } from "./cancel-checkout.ts";
import { fulfillPayment } from "./fulfill.ts";
import { type PaymentRecord, paymentItem, publicPayment } from "./payment.item.ts";

let core: Core;
let expired: string[];
/** The provider's facts about the session after it was asked to expire it. */
let knows: PaymentFacts | undefined;
const ref = { userId: "usr_1", paymentId: "pay_1" };

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  expired = [];
  knows = { failed: true };
  await core.table.write({ op: "put", item: profileItem(sampleUser("usr_1")) });
  await core.table.write({ op: "put", item: openingBalance("usr_1") });
});

const put = (change: Partial<PaymentRecord> = {}) =>
  core.table.write({ op: "put", item: paymentItem(samplePayment("pay_1", change), core.clock.now()) });
const provider = () =>
  ({
    method: "card",
    expireSession: async (sessionId: string) => void expired.push(sessionId),
    findSession: async (sessionId: string): Promise<PaymentUpdate | undefined> =>
      knows && {
        ...ref,
        sessionId,
        intentId: undefined,
        amountCents: 9_900,
        currency: "usd",
        facts: knows,
      },
  }) as unknown as CardPayments;
const cancel = (who = ref, find = async () => provider()) =>
  cancelCheckout(core, recordingChannel(), find, who).then(publicPayment);

describe("a card checkout that its buyer cancels", () => {
  it("ends at once, at the provider too, and says who ended it; repeats change nothing", async () => {
    await put();
    expect(await cancel()).toMatchObject({ status: "failed", canceled: true });
    expect(expired).toEqual(["cs_1"]);
    expect(await cancel()).toMatchObject({ status: "failed", canceled: true });
    expect(expired).toEqual(["cs_1"]);
    expect(await getBalance(core, "usr_1")).toMatchObject({ totalCredits: 0 });
  });

  it("counts as canceled by the buyer even if the provider's own event about its end came first", async () => {
    await put();
    const find = async () => {
      const real = provider();
      return {
        ...real,
        expireSession: async () =>
          void (await fulfillPayment(core, ref, { id: "evt", facts: { failed: true } })),
      };
    };
    expect(await cancel(ref, find)).toMatchObject({ status: "failed", canceled: true });
  });

  it("is credited if it was paid anyway, whichever is heard first", async () => {
    await put();
    knows = { paidCents: 9_900 };
    const paid = await cancel();
    expect(paid.status).toBe("completed");
    expect(paid).not.toHaveProperty("canceled");
    expect(await getBalance(core, "usr_1")).toMatchObject({ availableCredits: 500 });
    await put();
    knows = { failed: true };
    await cancel();
    const late = await fulfillPayment(core, ref, { id: "late", facts: { paidCents: 9_900 } });
    expect(publicPayment(late.payment)).toMatchObject({ status: "completed" });
    expect(publicPayment(late.payment)).not.toHaveProperty("canceled");
  });

  it("stays pending while money is still on its way, or the provider does not know the session", async () => {
    await put();
    for (const facts of [{}, undefined]) {
      knows = facts;
      expect((await cancel()).status).toBe("pending");
    }
  });

  it("ends without asking the provider if no payment page was ever created", async () => {
    await put({ sessionId: null });
    expect(await cancel()).toMatchObject({ status: "failed", canceled: true });
    expect(expired).toEqual([]);
  });

  it("unavailable: stays unchanged while the provider does not answer, and can be canceled later", async () => {
    await put();
    const down = async () => ({
      ...provider(),
      expireSession: () => Promise.reject(new AppError("unavailable")),
    });
    expect(await codeOf(cancel(ref, down))).toBe("unavailable");
    expect(await cancel()).toMatchObject({ canceled: true });
  });
});

it.each(["completed", "refunded", "failed"] as const)(
  "a payment that is %s is returned as it is, without asking the provider",
  async (status) => {
    await put({ status, paidCents: status === "failed" ? 0 : 9_900 });
    const never = () => Promise.reject(new Error("asked"));
    expect(await cancel(ref, never)).toMatchObject({ status });
    expect(await codeOf(cancel({ ...ref, userId: "usr_2" }, never))).toBe("not_found");
  },
);

it("a row written before cancellations were stored reads as one that was not canceled", async () => {
  const { canceled: _, ...before } = paymentItem(samplePayment("pay_1", { status: "failed" }));
  await core.table.write({ op: "put", item: before });
  expect(await cancel()).not.toHaveProperty("canceled");
});
