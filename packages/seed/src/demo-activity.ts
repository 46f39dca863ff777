import { defaultSettings } from "@marquee/contracts/admin/system";
import { campaignPricesOf } from "@marquee/contracts/credits/prices";
import { AppError } from "@marquee/contracts/errors";
import { newUser, storeUser } from "@marquee/core/account/accounts/register";
import type { Core } from "@marquee/core/core";
import { creditPackageKey, readCreditPackage } from "@marquee/core/credits/credits/credit-package.item";
import { updatePackage } from "@marquee/core/credits/credits/edit-packages";
import { holdWrites } from "@marquee/core/credits/credits/ledger";
import { queuedJobItem } from "@marquee/core/credits/jobs/job.item";
import { findJob, paidJob, releaseJob } from "@marquee/core/credits/jobs/jobs";
import { fulfillPayment } from "@marquee/core/credits/payments/fulfill";
import { paymentItem, untouchedPayment } from "@marquee/core/credits/payments/payment.item";
import { listApprovals } from "@marquee/core/ground/approvals/approvals";
import { mailNothingYet } from "@marquee/core/live/notifications/mail-notices";
import { campaignJob } from "@marquee/core/studio/campaigns/campaign-job";
import { isoTime } from "@marquee/core/time";
import { absent } from "@marquee/table/condition";
import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import { demoUserIds } from "./content/demo-users.ts";
import { type SignUpPlan, signUps } from "./content/sign-ups.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * What an admin would find on a stage that has been used for sixty days: sign-ups, purchases, a refund, a payment that
 * failed, campaigns that failed and gave their credits back, and a price that another admin wants to lower. Money and credits move through the code that serves
 * everybody, at the times when it happened, so that each balance is what its ledger says.
 */
export async function seedActivity(core: Core): Promise<void> {
  const nowMs = core.clock.now();
  const at = (daysAgo: number): Core => ({
    ...core,
    clock: { now: () => Math.floor(nowMs - daysAgo * dayMs) },
  });
  await Promise.all(
    signUps.map(async (plan) => {
      await signUp(at(plan.daysAgo), plan);
      for (const purchase of plan.bought) await buy(at(plan.daysAgo - purchase.afterDays), plan, purchase);
      for (const failure of plan.failed) await fail(at(plan.daysAgo - failure.afterDays), plan, failure);
      await mailNothingYet(core, plan.id);
    }),
  );
  await askForApproval(at(1.5));
}

/** The demo's second admin wants the middle package to cost $179 instead of $199, which the first one decides. */
async function askForApproval(core: Core): Promise<void> {
  const before = await listApprovals(core, { limit: 1 });
  if (before.items.length > 0) return;
  const secondAdmin = { id: demoUserIds.secondAdmin, username: "demo_admin_2", adminSince: null };
  await updatePackage(core, secondAdmin, "2", { price: 17_900 });
}

async function signUp(
  core: Core,
  { id, username, name, company, role, industry }: SignUpPlan,
): Promise<void> {
  const email = `${username}@${company.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.example`;
  const user = newUser(core, { username, name, email, company, role, emailConfirmed: true });
  try {
    await storeUser(core, { ...user, id, industry });
  } catch (error) {
    // An interrupted start got as far as here.
    if (!(error instanceof AppError)) throw error;
  }
}

async function buy(
  core: Core,
  { id: userId }: SignUpPlan,
  { packageId, refunded, declined }: SignUpPlan["bought"][number],
): Promise<void> {
  const row = await core.table.get(creditPackageKey(packageId));
  if (!row) return;
  const bought = readCreditPackage(row);
  const id = `pay_${userId.slice("usr_".length)}`;
  const time = isoTime(core.clock.now());
  const item = paymentItem(
    untouchedPayment(
      {
        id,
        userId,
        actorId: userId,
        packageId,
        packageName: bought.name,
        priceCents: bought.price,
        creditAmount: bought.creditAmount,
        method: "card",
        live: true,
        billing: null,
      },
      time,
    ),
  );
  try {
    await core.table.write({ op: "put", item, when: absent });
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
  }
  const ref = { userId, paymentId: id };
  const told = { sessionId: `cs_demo_${id}`, intentId: `pi_demo_${id}` };
  if (declined) {
    await fulfillPayment(core, ref, { id: `evt_${id}`, facts: { failed: true }, ...told });
    return;
  }
  await fulfillPayment(core, ref, { id: `evt_${id}`, facts: { paidCents: bought.price }, ...told });
  if (refunded) {
    const later: Core = { ...core, clock: { now: () => core.clock.now() + 2 * dayMs } };
    await fulfillPayment(later, ref, { id: `evt_${id}_refund`, facts: { refundedCents: bought.price } });
  }
}

async function fail(
  core: Core,
  { id: userId }: SignUpPlan,
  { reason, prompt }: SignUpPlan["failed"][number],
): Promise<void> {
  const id = `gen_${userId.slice("usr_".length)}`;
  const prices = campaignPricesOf(defaultSettings.prices);
  const job = campaignJob({ userId, actorId: userId, body: { prompt }, requestId: "demo" }, { id, prices });
  const nowMs = core.clock.now();
  try {
    await core.table.transact([
      ...holdWrites(paidJob(job), nowMs, null),
      { label: "job", write: { op: "put", item: queuedJobItem(job, nowMs), when: absent } },
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused) || error.label === "balance") throw error;
  }
  const stored = await findJob(core, userId, id);
  if (!stored) return;
  const later: Core = { ...core, clock: { now: () => core.clock.now() + 90_000 } };
  await releaseJob(later, stored, {
    status: "failed",
    reason,
    error: {
      code: "unavailable",
      message: "We couldn't generate this campaign, so we returned your credits.",
    },
  });
}
