import type { Item } from "@marquee/table/table";
import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { codeOf } from "@marquee/testkit/refusal";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { beforeEach, expect, it } from "vitest";
import { queuedJobItem } from "../../credits/jobs/job.item.ts";
import { checkoutKey, intentKey, lookupItem, paymentItem } from "../../credits/payments/payment.item.ts";
import { findReference } from "./find-reference.ts";

let fixture: AdminFixture;
const payment = samplePayment("pay_1", { sessionId: "cs_1", intentId: "pi_1" });

beforeEach(async () => {
  fixture = await openAdminFixture();
  await fixture.user("usr_1", { username: "ursula" });
  const { table, clock } = fixture.core;
  const order = { userId: "usr_1", costCredits: 10, requestId: "req" };
  const items = [
    queuedJobItem({ ...order, id: "gen_1", kind: "campaign" }, clock.now()),
    queuedJobItem({ ...order, id: "job_1", kind: "chat" }, clock.now()),
    paymentItem(payment),
    lookupItem(checkoutKey("cs_1"), payment),
    lookupItem(intentKey("pi_1"), payment),
  ];
  for (const item of items) await table.write({ op: "put", item });
});

it.each(["gen_1", "gen_1-0", "gen_1-12", "job_1"])("finds the job of %s, with its user", async (id) => {
  const found = await findReference(fixture.core, id);
  expect(found).toMatchObject({ kind: "job", job: { id: id.slice(0, 5), username: "ursula" } });
});

it.each(["pay_1", "cs_1", "pi_1"])("finds the payment of %s, with its buyer", async (id) => {
  const found = await findReference(fixture.core, id);
  expect(found).toMatchObject({
    kind: "payment",
    payment: { id: "pay_1", username: "ursula", amount: 9_900, refundedAmount: 0 },
  });
});

it.each(["gen_1", "pay_1"])(
  "finds the row of %s beside the ledger entries about it, whatever their order",
  async (id) => {
    const { table } = fixture.core;
    const about = (sk: string) =>
      ({ pk: "USER#usr_1", sk, rowType: "creditTransaction", referenceId: id }) satisfies Item;
    for (const sk of ["!", "~"]) await table.write({ op: "put", item: about(sk) });
    for (const turned of [(items: Item[]) => items, (items: Item[]) => items.toReversed()]) {
      const query: typeof table.query = async (asked) => {
        const page = await table.query(asked);
        return { ...page, items: turned(page.items) };
      };
      const core = { ...fixture.core, table: { ...table, query } };
      expect(["job", "payment"]).toContain((await findReference(core, id)).kind);
    }
  },
);

it("finds an account by its id", async () => {
  const found = await findReference(fixture.core, "usr_1");
  expect(found).toMatchObject({ kind: "account", account: { id: "usr_1", username: "ursula" } });
});

it("not_found: what is no account, job or payment is not found, whatever row has the id", async () => {
  for (const id of ["usr_2", "gen_2", "gen_1-", "gen_", "constructor"])
    expect(await codeOf(findReference(fixture.core, id))).toBe("not_found");
});
