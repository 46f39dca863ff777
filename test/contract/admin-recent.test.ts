import { exportUsers, getAdminOverview, listUsers } from "@marquee/contracts/admin/admin";
import { exportPurchases, listRecentPurchases, listSignedDeals } from "@marquee/contracts/admin/recent";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { auditOf, demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";

const url = inject("url");
let admin: ApiUser;

beforeAll(async () => {
  admin = await demoAdmin(url);
});

const lastDay = async () => (await admin.client.call(getAdminOverview, {})).lastDay;
/** Other tests act meanwhile, so a number lies between those before and after it. */
async function isCounted(count: () => Promise<number>, listed: () => Promise<number>): Promise<void> {
  const [before, rows, after] = [await count(), await listed(), await count()];
  expect(rows).toBeGreaterThanOrEqual(before);
  expect(rows).toBeLessThanOrEqual(after);
}

describe("listRecentPurchases", () => {
  it("has the purchases that the overview counts; a simulated one is none", async () => {
    await ApiUser.withCredits(url);
    await isCounted(
      async () => (await lastDay()).purchases,
      async () => (await admin.client.call(listRecentPurchases, { query: { days: "1" } })).length,
    );
  });

  it.each(["0", "32", "all"])("validation_failed: %s days", async (days) => {
    const refused = errorOf(await admin.raw("GET", `/api/admin/recent-purchases?days=${days}`));
    expect(refused).toMatchObject({ code: "validation_failed", fields: { days: [expect.any(String)] } });
  });
});

describe("exportUsers", () => {
  it("has whom the filter leaves, without secrets, and is in the audit log", async () => {
    const caller = await ApiUser.registered(url);
    const file = await admin.client.call(exportUsers, { query: { search: caller.id } });
    expect(file).toMatchObject({ rows: [{ id: caller.id }], cut: false, unreadable: 0 });
    expect(JSON.stringify(file)).not.toContain("$argon2");
    const entries = await auditOf(admin, "users");
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "exportUsers", after: { rows: 1, searched: true } }),
    );
  });

  it("validation_failed: names the wrong filter", async () => {
    const refused = errorOf(await admin.raw("POST", "/api/admin/exports/users?role=x"));
    expect(refused).toMatchObject({ code: "validation_failed", fields: { role: [expect.any(String)] } });
  });
});

describe("exportPurchases", () => {
  it("has as many purchases as the overview's revenue counts, and is in the audit log", async () => {
    await isCounted(
      async () => (await admin.client.call(getAdminOverview, {})).revenue.payments,
      async () => (await admin.client.call(exportPurchases, {})).rows.length,
    );
    const [entry] = await auditOf(admin, "purchases");
    expect(entry).toMatchObject({ action: "exportPurchases", after: { rows: expect.any(Number) } });
  });
});

describe("listSignedDeals", () => {
  it("has the deals that the overview counts, newest first, with both sides' names and no amount", async () => {
    await isCounted(
      async () => (await lastDay()).deals,
      async () => (await admin.client.call(listSignedDeals, {})).length,
    );
    const month = await admin.client.call(listSignedDeals, { query: { days: "31" } });
    const times = month.map(({ signedAt }) => signedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(JSON.stringify(month)).not.toMatch(/amount|price/i);
  });

  it("forbidden: anybody but an admin", async () => {
    const brand = await ApiUser.registered(url);
    for (const path of ["signed-deals", "recent-purchases"])
      expect(errorOf(await brand.raw("GET", `/api/admin/${path}`)).code).toBe("forbidden");
  });
});

it("listUsers with days has who registered in them", async () => {
  const newcomer = await ApiUser.registered(url);
  const users = await admin.client.call(listUsers, { query: { days: "1", limit: "100" } });
  expect(users.some(({ id }) => id === newcomer.user?.id)).toBe(true);
  const dayAgo = Date.now() - 86_400_000 - 60_000;
  expect(users.every(({ createdAt }) => Date.parse(createdAt) > dayAgo)).toBe(true);
});
