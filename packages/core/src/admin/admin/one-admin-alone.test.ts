import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { samplePackage } from "@marquee/testkit/sample-package";
import { sampleResult } from "@marquee/testkit/sample-result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { adjustCredits, decideAdjustment, listAdjustments } from "../../credits/credits/adjustments.ts";
import { creditPackageItem } from "../../credits/credits/credit-package.item.ts";
import { listAllPackages, updatePackage } from "../../credits/credits/edit-packages.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { captureJob, leaseJob } from "../../credits/jobs/jobs.ts";
import { refundJob } from "../../credits/jobs/refund-job.ts";
import { retryJob } from "../../credits/jobs/retry-job.ts";
import { listApprovals } from "../../ground/approvals/approvals.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { currentSettings } from "../../ground/system/settings.ts";
import { updateSettings } from "../../ground/system/update-settings.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { orderWrites } from "../../studio/campaigns/order-campaign.ts";
import { allJobHooks as hooks } from "../../whole/job-kinds/all-job-hooks.ts";
import { decideApproval } from "./decide-approval.ts";
import { updateUser } from "./update-user.ts";

const own = ["usr_1", "usr_2"];
const accounts = ["usr_ada", "usr_bea", ...own];
const dayMs = 24 * 60 * 60_000;

const account = fc.constantFrom(...accounts);
const actor = fc.constantFrom("usr_ada", ...own);
const amount = fc.oneof(
  fc.integer({ min: -1_200, max: 1_200 }),
  fc.constantFrom(1, 999, 1_000, 1_001, 500_000),
);
const step = fc.record({
  /** Who calls: the one admin, or an account of theirs that has become an admin by a bug. */
  actor,
  verb: fc.constantFrom(
    ...(["adjust", "adjust", "adjust", "decideAdjustment", "role", "suspend", "decideApproval"] as const),
    ...(["package", "prices", "refund", "refund", "retry", "wait"] as const),
  ),
  account,
  amount,
  pick: fc.nat(20),
  flag: fc.boolean(),
});

/** A stage with the admin under test, another one who never acts, and accounts that the first one owns. */
async function stage() {
  const fixture = await openAdminFixture();
  const { core, clock } = fixture;
  await core.table.write({ op: "put", item: creditPackageItem(samplePackage) });
  const jobs: { userId: string; jobId: string }[] = [];
  for (const id of own) {
    await fixture.user(id);
    await grantCredits(core, { userId: id, id: `g ${id}`, amount: 8_000, reason: "Bought" });
    for (let n = 0; n < 4; n++) {
      const jobId = core.ids.next("generation", clock.now());
      const body = { prompt: "A pop-up for developers at the spring conference" };
      const principal = { ...inPerson(id), sessionHash: "h" };
      const order = { principal, body, idempotencyKey: jobId, requestId: "req" };
      const request = { userId: id, operation: "generateCampaignIdeas", key: jobId, body };
      const prices = { ideas: 700, competitiveAnalysis: 5, visualMockup: 5, refinement: 5 };
      const spender = { ...inPerson(id), month: "2026-07", monthlyCap: null };
      const writes = orderWrites(order, request, { id: jobId, prices, spender }, clock.now());
      await core.table.transact(writes.filter(({ label }) => label !== "session"));
      const lease = await leaseJob(core, { userId: id, jobId, kind: "campaign" });
      if (!lease) throw new Error("no lease");
      await captureJob(core, lease, { chargedCredits: 700, results: [sampleResult] });
      jobs.push({ userId: id, jobId });
    }
  }
  return { ...fixture, jobs };
}

type Stage = Awaited<ReturnType<typeof stage>>;
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(world: Stage, { verb, account: userId, amount: credits, pick, flag, ...by }: Step) {
  const { core, clock, jobs } = world;
  const row = await core.table.get(profileKey(by.actor));
  if (!row) throw new Error("no actor");
  const admin: UserRecord = readUser(row);
  const { reach } = world;
  const { channel } = reach;
  const job = jobs[pick % jobs.length] ?? { userId: "", jobId: "" };
  const at = <T>(list: T[]) => list[pick % Math.max(1, list.length)];
  switch (verb) {
    case "adjust":
      if (credits === 0) return undefined;
      return adjustCredits(core, admin, {
        userId,
        amount: credits,
        reason: "Why",
        idempotencyKey: undefined,
      });
    case "decideAdjustment":
      return decideAdjustment(core, admin, at((await listAdjustments(core, {})).items)?.id ?? "", flag);
    case "role":
      return updateUser(reach, admin, userId, { role: flag ? "admin" : "brand" });
    case "suspend":
      return updateUser(reach, admin, userId, { suspended: flag });
    case "decideApproval":
      return decideApproval(reach, admin, at((await listApprovals(core, {})).items)?.id ?? "", flag);
    case "package":
      return updatePackage(core, admin, "1", {
        price: 100 * (1 + pick),
        creditAmount: Math.max(1, Math.abs(credits)),
        isActive: flag,
      });
    case "prices": {
      const settings = await currentSettings(core);
      const prices = { ...settings.prices, chatReply: pick % 3 };
      const welcome = flag ? { credits: Math.abs(credits) % 100, days: 1 + pick } : settings.welcome;
      return updateSettings(core, admin, { ...settings, prices, welcome }, { credits: 20, days: 30 });
    }
    case "refund":
      return refundJob({ core, channel, hooks }, admin, { ...job, reason: "It went wrong" });
    case "retry":
      return retryJob({ core, queue: { send: async () => undefined }, hooks }, admin, {
        ...job,
        requestId: "req",
        budget: ampleBudget,
      });
    case "wait":
      return clock.advance((pick + 1) * 30 * 60_000);
  }
}

it("one admin alone, with any number of accounts, cannot raise a balance by more than 1,000 credits in 24 hours, make an admin, take one away or make credits cheaper", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const world = await stage();
      const { core, clock } = world;
      const seen: { at: number; balances: number[] }[] = [];
      const look = async () => {
        const balances = await Promise.all(accounts.map((id) => world.availableOf(id)));
        const at = clock.now();
        seen.push({ at, balances });
        for (const before of seen.filter((one) => one.at > at - dayMs)) {
          const raised = balances.map((now, index) => now - (before.balances[index] ?? 0));
          expect(Math.max(...raised)).toBeLessThanOrEqual(1_000);
        }
        for (const id of own) {
          const row = await core.table.get(profileKey(id));
          expect(row && readUser(row).role).not.toBe("admin");
        }
        const bea = await core.table.get(profileKey("usr_bea"));
        expect(bea && readUser(bea)).toMatchObject({ role: "admin", status: "active" });
        const [now] = await listAllPackages(core);
        if (now?.isActive)
          expect(now.price * samplePackage.creditAmount).toBeGreaterThanOrEqual(
            samplePackage.price * now.creditAmount,
          );
        expect((await currentSettings(core)).prices.chatReply).toBeGreaterThanOrEqual(1);
      };
      await look();
      for (const one of steps) {
        await take(world, one).catch((error: unknown) => {
          // A refusal is the expected result; any other error is a defect.
          if (!(error instanceof Error) || error.name !== "AppError") throw error;
        });
        await look();
      }
    }),
    { numRuns: 60 },
  );
});
