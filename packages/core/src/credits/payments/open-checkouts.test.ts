import type { CardPayments } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { expireCheckouts } from "./open-checkouts.ts";
import { paymentItem } from "./payment.item.ts";

it("ends every open checkout, whatever happens to the others and whether or not each payment can be read", async () => {
  const core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  const put = async (id: string, change: object, spoiled: object = {}) =>
    core.table.write({
      op: "put",
      item: { ...paymentItem(samplePayment(id, { sessionId: `cs_${id}`, ...change })), ...spoiled },
    });
  await put("pay_1", {}, { status: "of another version" });
  for (const id of ["pay_2", "pay_3", "pay_4"]) await put(id, {});
  await put("pay_5", { status: "completed", paidCents: 9_900 });
  const ended: string[] = [];
  const provider = {
    method: "card",
    expireSession: async (sessionId: string) => {
      if (sessionId === "cs_pay_2") throw new AppError("unavailable");
      ended.push(sessionId);
    },
  } as unknown as CardPayments;
  expect(await expireCheckouts(core, async () => provider, "usr_1")).toBe(false);
  expect(ended).toEqual(["cs_pay_3", "cs_pay_4"]);
});
