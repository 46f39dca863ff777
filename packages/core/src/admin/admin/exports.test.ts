import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import { codeOf } from "@marquee/testkit/refusal";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { expect, it } from "vitest";
import { paymentItem } from "../../credits/payments/payment.item.ts";
import { exportUsers } from "./export-users.ts";
import { listAudit } from "./list-audit.ts";
import { getOverview } from "./overview.ts";
import { exportPurchases } from "./recent.ts";

const desk = { depths: async () => [], look: async () => [], redrive: async () => 0 };

it("a file of users has everyone whom the filter leaves, beyond one page, and its audit entry not what was searched for", async () => {
  const { core, ada, user } = await openAdminFixture();
  for (let n = 100; n < 230; n++) await user(`usr_x${n}`, { company: "Globex" });
  const { rows, cut, unreadable } = await exportUsers(core, ada, { search: "globex" });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(130);
  expect({ cut, unreadable }).toEqual({ cut: false, unreadable: 0 });
  const [entry] = (await listAudit(core, {}, {})).items;
  expect(entry).toMatchObject({ action: "exportUsers", after: { rows: 130, searched: true } });
  expect(JSON.stringify(entry)).not.toContain("globex");
});

it.each([
  [2, true],
  [3, false],
])("a file of at most %i of 3 users has the newest, and says whether it is cut: %s", async (most, cut) => {
  const { core, ada, user } = await openAdminFixture();
  for (const n of [1, 2, 3])
    await user(`usr_x${n}`, { company: "Globex", createdAt: `2026-01-0${n}T00:00:00.000Z` });
  const file = await exportUsers(core, ada, { search: "globex" }, most);
  expect(file.cut).toBe(cut);
  expect(file.rows.map(({ id }) => id)).toEqual(["usr_x3", "usr_x2", "usr_x1"].slice(0, most));
});

it("the purchases in a file add up to the revenue, without test payments and what was returned", async () => {
  const { core, ada, clock } = await openAdminFixture();
  const paid = { priceCents: 10_000, paidCents: 10_000 };
  for (const [id, change] of [
    ["pay_1", { live: true, createdAt: "2025-01-01T00:00:00.000Z" }],
    ["pay_2", { live: true, refundedCents: 2_550 }],
    ["pay_3", { live: true, refundedCents: 10_000, status: "refunded" }],
    ["pay_4", { live: false }],
  ] as const) {
    const createdAt = new Date(clock.now()).toISOString();
    const item = paymentItem(samplePayment(id, { ...paid, status: "completed", createdAt, ...change }));
    await core.table.write({ op: "put", item });
  }
  const { rows, cut } = await exportPurchases(core, ada);
  expect(rows.map(({ id, keptCents }) => [id, keptCents])).toEqual([
    ["pay_2", 7_450],
    ["pay_1", 10_000],
  ]);
  expect(cut).toBe(false);
  expect((await getOverview(core, desk)).revenue).toMatchObject({ totalCents: 17_450, payments: 2 });
  expect(await exportPurchases(core, ada, 1)).toMatchObject({ rows: [{ id: "pay_2" }], cut: true });
  const [entry] = (await listAudit(core, {}, {})).items;
  expect(entry).toMatchObject({ action: "exportPurchases", subject: "purchases", after: { rows: 1 } });
});

it("forbidden for a former admin", async () => {
  const { core, user } = await openAdminFixture();
  const demoted = await user("usr_cal");
  expect(await codeOf(exportUsers(core, demoted, {}))).toBe("forbidden");
  expect(await codeOf(exportPurchases(core, demoted))).toBe("forbidden");
});
