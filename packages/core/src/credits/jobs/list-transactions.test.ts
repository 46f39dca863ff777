import { defaultSettings } from "@marquee/contracts/admin/system";
import { campaignPricesOf } from "@marquee/contracts/credits/prices";
import type { CreditTransactionType } from "@marquee/contracts/enums";
import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignJob } from "../../studio/campaigns/campaign-job.ts";
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
    daysBefore: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 30 },
);

async function ledgerOf(history: readonly { what: string; credits: number; daysBefore: number }[]) {
  const { core, clock, user } = await openAdminFixture();
  await user(userId);
  await grantCredits(core, { userId, id: "opening", amount: 10_000, reason: "Opening" });
  for (const [at, { what, credits, daysBefore }] of history.entries()) {
    clock.advance(daysBefore * dayMs + 1);
    const job = {
      userId,
      actorId: userId,
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
        fc.integer({ min: 1, max: 7 }),
        async (history, type, days, limit) => {
          const { core, clock } = await ledgerOf(history);
          const whole = (await listTransactions(core, userId, { limit: 100 })).items;
          const sinceMs = days === undefined ? 0 : clock.now() - days * dayMs;
          const expected = whole.filter(
            (one) =>
              (type === undefined || one.transactionType === type) && Date.parse(one.createdAt) >= sinceMs,
          );
          const paged: typeof whole = [];
          let cursor: string | undefined;
          do {
            const page = await listTransactions(core, userId, { limit, type, days, cursor });
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
