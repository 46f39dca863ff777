import { defaultSettings } from "@marquee/contracts/admin/system";
import { campaignPricesOf } from "@marquee/contracts/credits/prices";
import { systemBooked } from "@marquee/contracts/credits/system-booked";
import type { CreditTransactionType } from "@marquee/contracts/enums";
import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberItem } from "../../ground/identity/member.item.ts";
import { campaignJob } from "../../studio/campaigns/campaign-job.ts";
import { creditsByPerson } from "../credits/by-person.ts";
import { getBalance } from "../credits/credits.ts";
import { grantCredits } from "../credits/grant.ts";
import { holdWrites, settleWrites } from "../credits/ledger.ts";
import { queuedJobItem } from "./job.item.ts";
import { paidJob } from "./jobs.ts";
import { listTransactions } from "./list-transactions.ts";

const dayMs = 24 * 60 * 60_000;
const userId = "usr_1";

/** A ledger of grants, charges and what was given back, some days between one and the next. */
const histories = fc.array(
  fc.record({
    what: fc.constantFrom("grant", "charge", "return"),
    credits: fc.integer({ min: 1, max: 40 }),
    by: fc.constantFrom("usr_1", "usr_2", "usr_left"),
    daysBefore: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 30 },
);

type History = readonly { what: string; credits: number; by: string; daysBefore: number }[];

async function ledgerOf(history: History) {
  const { core, clock, user } = await openAdminFixture();
  await user(userId);
  await grantCredits(core, { userId, id: "opening", amount: 10_000, reason: "Opening" });
  for (const [at, { what, credits, by, daysBefore }] of history.entries()) {
    clock.advance(daysBefore * dayMs + 1);
    const job = {
      payerId: userId,
      clientId: null,
      actorId: by,
      spentMonth: null,
      jobId: `gen_${at}`,
      costCredits: credits,
      kind: "chat",
    } as const;
    if (what === "grant") await grantCredits(core, { userId, id: `${at}`, amount: credits, reason: "Grant" });
    else await core.table.transact(holdWrites(job, clock.now(), null));
    clock.advance(1);
    if (what === "return") await core.table.transact(settleWrites(job, 0, clock.now()));
  }
  return { core, clock };
}

describe("the ledger's filters", () => {
  it("leave what a filter of the whole list leaves, with the same balances, whatever the size of a page", () =>
    fc.assert(
      fc.asyncProperty(
        histories,
        fc.option(fc.constantFrom<CreditTransactionType>("usage", "refund", "adjustment", "purchase"), {
          nil: undefined,
        }),
        fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
        fc.option(fc.constantFrom("usr_1", "usr_2", "usr_nobody", systemBooked), { nil: undefined }),
        fc.integer({ min: 1, max: 7 }),
        async (history, type, days, person, limit) => {
          const { core, clock } = await ledgerOf(history);
          const whole = (await listTransactions(core, userId, { limit: 100 })).items;
          const sinceMs = days === undefined ? 0 : clock.now() - days * dayMs;
          const expected = whole.filter(
            (one) =>
              (type === undefined || one.transactionType === type) &&
              (person === undefined || (one.by?.id ?? systemBooked) === person) &&
              Date.parse(one.createdAt) >= sinceMs,
          );
          const paged: typeof whole = [];
          let cursor: string | undefined;
          do {
            const page = await listTransactions(core, userId, { limit, type, days, person, cursor });
            expect(page.items.length).toBe(Math.min(limit, expected.length - paged.length));
            paged.push(...page.items);
            cursor = page.cursor;
          } while (cursor !== undefined);
          expect(paged).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    ));
});

describe("a company's sums by person", () => {
  it("are what the ledger lists of each, and come to the available credits", () =>
    fc.assert(
      fc.asyncProperty(
        histories,
        fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
        async (history, days) => {
          const { core } = await ledgerOf(history);
          const place = { accountId: userId, personId: userId, teamRole: "owner", joinedAt: "" } as const;
          await core.table.write({ op: "put", item: memberItem(place) });
          const sums = await creditsByPerson(core, userId, days);
          for (const { person, spent, added } of sums) {
            const filter = { days, person: person?.id ?? systemBooked, limit: 100 };
            const { items } = await listTransactions(core, userId, filter);
            expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(added - spent);
            if (person) expect(added).toBe(0);
            else expect(spent).toBe(0);
          }
          if (days !== undefined) return;
          const { availableCredits } = await getBalance(core, userId);
          expect(sums.reduce((sum, { spent, added }) => sum + added - spent, 0)).toBe(availableCredits);
        },
      ),
      { numRuns: 60 },
    ));

  it("do not exist for an account of one person", async () => {
    const { core } = await ledgerOf([{ what: "charge", credits: 5, by: userId, daysBefore: 1 }]);
    expect(await creditsByPerson(core, userId, undefined)).toEqual([]);
  });
});

describe("a campaign's entry", () => {
  it.each([
    ["Get cafés to try our oat-milk coffee, 40 tastings in Austin", "Oat-milk coffee"],
    [`We ${"🎉".repeat(90)}`, `We ${"🎉".repeat(56)}…`],
  ])("says what was ordered: %s", async (prompt, subject) => {
    const { core, clock, user } = await openAdminFixture();
    await user(userId);
    await grantCredits(core, { userId, id: "opening", amount: 100, reason: "Opening" });
    clock.advance(1);
    const prices = campaignPricesOf(defaultSettings.prices);
    const order = { userId, actorId: userId, body: { prompt }, requestId: "test" };
    const job = campaignJob(order, { id: "gen_1", prices });
    await core.table.transact([
      ...holdWrites(paidJob(job), clock.now(), null),
      { label: "job", write: { op: "put", item: queuedJobItem(job, clock.now()) } },
    ]);
    const { items } = await listTransactions(core, userId, {});
    expect(items.map((one) => [one.description, one.subject])).toEqual([
      ["Campaign", subject],
      ["Opening", null],
    ]);
  });
});
