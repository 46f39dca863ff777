import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import { samplePayment } from "@marquee/testkit/sample-payment";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { queuedJobItem } from "../../credits/jobs/job.item.ts";
import { findJob, releaseJob } from "../../credits/jobs/jobs.ts";
import { listJobs } from "../../credits/jobs/list-jobs.ts";
import { paymentItem } from "../../credits/payments/payment.item.ts";
import { agreementEntity } from "../../deals/agreements/agreement.item.ts";
import { listUsers } from "./list-users.ts";
import { getOverview } from "./overview.ts";
import { listRecentPurchases, listSignedDeals } from "./recent.ts";

const desk = { depths: async () => [], look: async () => [], redrive: async () => 0 };
const hourMs = 3_600_000;

/** All pages of a list. */
async function all<T>(
  page: (cursor: string | undefined) => Promise<{ items: T[]; cursor: string | undefined }>,
) {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const next = await page(cursor);
    items.push(...next.items);
    cursor = next.cursor;
  } while (cursor !== undefined);
  return items;
}

/** Hours ago, around the end of the day that is counted and at it. */
const ago = fc.constantFrom(0, 1, 23, 23.999, 24, 24.001, 25, 200);

it("each count since yesterday is the number of rows in the list that it leads to", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ago, { maxLength: 4 }),
      fc.array(fc.record({ hours: ago, live: fc.boolean(), refunded: fc.constantFrom(0, 2_500, 10_000) }), {
        maxLength: 5,
      }),
      fc.array(fc.record({ hours: ago, deal: fc.nat(2), signers: fc.constantFrom(1, 2) }), { maxLength: 6 }),
      fc.array(fc.record({ hours: fc.constantFrom(200, 25, 24, 1, 0), fails: fc.boolean() }), {
        maxLength: 4,
      }),
      async (accounts, purchases, agreements, jobs) => {
        const { core, clock, user } = await openAdminFixture();
        clock.advance(300 * hourMs);
        const now = clock.now();
        const at = (hours: number) => new Date(now - hours * hourMs).toISOString();
        for (const [n, hours] of accounts.entries()) await user(`usr_new_${n}`, { createdAt: at(hours) });
        for (const [n, { hours, live, refunded }] of purchases.entries())
          await core.table.write({
            op: "put",
            item: paymentItem(
              samplePayment(`pay_${n}`, {
                priceCents: 10_000,
                paidCents: 10_000,
                refundedCents: refunded,
                status: refunded === 10_000 ? "refunded" : "completed",
                live,
                createdAt: at(hours),
              }),
            ),
          });
        for (const [n, { hours, deal, signers }] of agreements.entries()) {
          const signature = {
            actorId: "usr_1",
            name: "Ada",
            at: at(hours),
            confirmedBy: "password" as const,
          };
          await core.table.write({
            op: "put",
            item: agreementEntity.item({
              dealId: `deal_${deal}`,
              version: n + 1,
              blocks: [],
              textSha256: "",
              signatures: (["brand", "host"] as const)
                .slice(0, signers)
                .map((side) => ({ side, ...signature })),
              fileSha256: null,
              createdAt: at(hours),
            }),
          });
        }
        for (const { hours, fails } of jobs) {
          const id = core.ids.next("reply", now);
          const job = {
            costCredits: 0,
            prices: null,
            freeMonth: null,
            requestId: "r",
            input: null,
            messageId: null,
          };
          const item = queuedJobItem({ id, userId: "usr_1", kind: "chat", ...job }, now - hours * hourMs);
          await core.table.write({ op: "put", item });
          const stored = await findJob(core, "usr_1", id);
          if (!fails || !stored) continue;
          const then = { ...core, clock: { now: () => now - hours * hourMs } };
          await releaseJob(then, stored, { status: "failed" });
        }
        const { lastDay, jobs: counted } = await getOverview(core, desk);
        const listed = {
          accounts: (await all((cursor) => listUsers(core, { days: 1 }, { limit: 2, cursor }))).length,
          purchases: (await listRecentPurchases(core)).length,
          deals: (await listSignedDeals(core)).length,
        };
        expect(listed).toEqual(lastDay);
        const failed = await all((cursor) => listJobs(core, "failed", { limit: 2, cursor }, 1));
        expect(failed).toHaveLength(counted.failedLast24Hours);
        expect(failed.every(({ status }) => status === "failed")).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

it("a list of more days goes further back, newest first", async () => {
  const { core, clock } = await openAdminFixture();
  const at = (days: number) => new Date(clock.now() - days * 24 * hourMs).toISOString();
  for (const days of [0.5, 3, 10])
    await core.table.write({
      op: "put",
      item: paymentItem(
        samplePayment(`pay_${days}`, {
          paidCents: 9_900,
          status: "completed",
          live: true,
          createdAt: at(days),
        }),
      ),
    });
  const idsOf = async (days?: number) => (await listRecentPurchases(core, days)).map(({ id }) => id);
  expect(await idsOf()).toEqual(["pay_0.5"]);
  expect(await idsOf(7)).toEqual(["pay_0.5", "pay_3"]);
  expect(await idsOf(31)).toEqual(["pay_0.5", "pay_3", "pay_10"]);
});
