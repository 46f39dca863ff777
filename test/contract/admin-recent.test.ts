import { getAdminOverview, listUsers } from "@marquee/contracts/admin/admin";
import { listRecentPurchases, listSignedDeals } from "@marquee/contracts/admin/recent";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { demoAdmin } from "../support/admins.ts";
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
