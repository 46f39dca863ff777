import { removeTeamMember } from "@marquee/contracts/account/team";
import {
  getCreditBalance,
  listCreditPackages,
  listCreditsByPerson,
  listCreditTransactions,
} from "@marquee/contracts/credits/credits";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { systemBooked } from "@marquee/contracts/credits/system-booked";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, welcomeCredits } from "../support/api-user.ts";
import { generated, order } from "../support/campaign.ts";
import { siteTimeMs } from "../support/site-clock.ts";
import { joined } from "../support/team.ts";

const url = inject("url");

describe("listCreditPackages", () => {
  it("shows everyone the active packages, cheapest first", async () => {
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
  it("starts at 0, gets credits with the confirmation that expire in 30 days, and follows a purchase", async () => {
    const caller = await ApiUser.registered(url);
    const empty = { totalCredits: 0, usedCredits: 0, heldCredits: 0, availableCredits: 0, expiring: null };
    expect(await caller.client.call(getCreditBalance, {})).toEqual(empty);
    await caller.confirm();
    const { expiring, ...welcomed } = await caller.client.call(getCreditBalance, {});
    expect(welcomed).toMatchObject({ totalCredits: welcomeCredits, availableCredits: welcomeCredits });
    expect(expiring?.credits).toBe(welcomeCredits);
    const daysLeft = (Date.parse(expiring?.expiresAt ?? "") - (await siteTimeMs(url))) / (24 * 60 * 60_000);
    expect(daysLeft).toBeGreaterThan(29.9);
    expect(daysLeft).toBeLessThanOrEqual(30);
    const [smallest] = await caller.client.call(listCreditPackages, {});
    await caller.client.call(createCheckout, { body: { creditPackageId: smallest?.id ?? "" } });
    const total = (smallest?.creditAmount ?? 0) + welcomeCredits;
    expect(await caller.client.call(getCreditBalance, {})).toEqual({
      ...empty,
      totalCredits: total,
      availableCredits: total,
      expiring,
    });
  });
});

describe("listCreditTransactions", () => {
  it("pages the ledger newest first, each entry with the balance after it, which adds up to the available balance", async () => {
    const caller = await ApiUser.withCredits(url);
    for (const [index, creditPackageId] of ["1", "2", "1"].entries()) {
      await caller.client.call(createCheckout, {
        body: { creditPackageId },
        idempotencyKey: `buy-${index}`,
      });
    }
    const { availableCredits } = await caller.client.call(getCreditBalance, {});
    const all = await caller.client.call(listCreditTransactions, {});
    expect(all).toHaveLength(5);
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

  it("lists one type, or the last days", async () => {
    const caller = await ApiUser.withCredits(url);
    const types = async (query: { type?: "purchase" | "adjustment" | "usage"; days?: string }) =>
      (await caller.client.call(listCreditTransactions, { query })).map((one) => one.transactionType);
    expect(await types({})).toEqual(["purchase", "adjustment"]);
    expect(await types({ type: "purchase" })).toEqual(["purchase"]);
    expect(await types({ type: "usage" })).toEqual([]);
    expect(await types({ type: "adjustment", days: "1" })).toEqual(["adjustment"]);
    for (const query of ["type=gift", "days=0", "days=1.5", "days=3661"])
      expect(errorOf(await caller.raw("GET", `/api/credits/transactions?${query}`)).fields).toHaveProperty(
        query.slice(0, 4),
      );
  });

  it("validation_failed: a made-up limit or cursor is named, and never reaches another user's ledger", async () => {
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

describe("listCreditsByPerson", () => {
  it("is empty for an account of one person", async () => {
    const caller = await ApiUser.withCredits(url);
    expect(await caller.client.call(listCreditsByPerson, {})).toEqual([]);
  });

  it("says who spent and added what, also of whoever left; the ledger's filter by person sums to the same", async () => {
    const owner = await ApiUser.withCredits(url);
    const [ada, ben] = [
      await joined(owner, "member", { name: "Ada Ng" }),
      await joined(owner, "member", { name: "Ben Ito" }),
    ];
    await generated(ada, order);
    await generated(ben, { ...order, prompt: "A tasting tour for our oat-milk coffee" });
    await owner.client.call(removeTeamMember, { params: { id: ben.id } });
    const rows = await owner.client.call(listCreditsByPerson, {});
    expect(new Set(rows.map(({ person }) => person?.name))).toEqual(
      new Set(["Ada Ng", "Ben Ito", "Test User", undefined]),
    );
    expect(rows.at(-1)?.person).toBeNull();
    const { availableCredits } = await owner.client.call(getCreditBalance, {});
    expect(rows.reduce((sum, { spent, added }) => sum + added - spent, 0)).toBe(availableCredits);
    for (const { person, spent, added } of rows) {
      const query = { person: person?.id ?? systemBooked };
      const own = await owner.client.call(listCreditTransactions, { query });
      expect(own.every(({ by }) => by?.id === person?.id)).toBe(true);
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(added - spent);
    }
  });

  it("validation_failed: names days out of range", async () => {
    const caller = await ApiUser.registered(url);
    expect(errorOf(await caller.raw("GET", "/api/credits/people?days=0")).fields).toHaveProperty("days");
  });
});
