import type { JobQueue } from "@marquee/adapters/queue/port";
import { AppError } from "@marquee/contracts/errors";
import type { AdminJob } from "@marquee/contracts/http/system";
import type { ModelBudget } from "@marquee/contracts/limits";
import { absent, all, attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import { type Admin, actAsAdmin } from "../admin/act-as-admin.ts";
import { campaignJob, currentCampaignPrices } from "../campaigns/generate-campaign.ts";
import { holdRefusal, holdWrites } from "../credits/ledger.ts";
import { campaignOrder, withinModelBudget } from "../limits/model-budget.ts";
import type { Core } from "../ports.ts";
import { isOpen, type Job, jobKey, queuedJobItem, readJob } from "./job.item.ts";
import { findJob, paidJob } from "./jobs.ts";
import { jobForAdmin } from "./list-jobs.ts";
import { doorbell } from "./sweep-jobs.ts";

export interface RetryOrder {
  userId: string;
  jobId: string;
  requestId: string;
  /** What the stage may ask of the model in a day. */
  budget: ModelBudget;
}

/**
 * Brings a worker to an open job again, or orders a failed campaign anew for its user at today's price. A failed job
 * remembers its one successor, so that a repeat answers that one and charges nothing.
 * @throws AppError not_found, invalid_transition for a job that can do neither, not_enough_credits, model_budget_spent, forbidden, unavailable
 */
export async function retryJob(
  core: Core,
  queue: JobQueue,
  admin: Admin,
  { userId, jobId, requestId, budget }: RetryOrder,
): Promise<AdminJob> {
  const job = await findJob(core, userId, jobId);
  if (!job) throw new AppError("not_found");
  if (isOpen(job)) {
    await actAsAdmin(core, admin, { action: "retryJob", subject: job.id, after: { sent: "again" } }, []);
    await queue.send(doorbell(job)).catch((cause: unknown) => {
      throw new AppError("unavailable", { retryAfterSeconds: 1, cause });
    });
    return jobForAdmin(core, job);
  }
  if (job.kind !== "campaign" || job.status !== "failed" || job.input === null) {
    throw new AppError("invalid_transition");
  }
  const { job: successor, fresh } = await orderAgain(
    core,
    admin,
    { ...job, input: job.input },
    { requestId, budget },
  );
  // The sweeper rings should this fail.
  if (fresh) await queue.send(doorbell(successor)).catch(() => undefined);
  return jobForAdmin(core, successor);
}

type FailedCampaign = Job & { input: NonNullable<Job["input"]> };

async function orderAgain(
  core: Core,
  admin: Admin,
  failed: FailedCampaign,
  { requestId, budget }: Pick<RetryOrder, "requestId" | "budget">,
): Promise<{ job: Job; fresh: boolean }> {
  const nowMs = core.clock.now();
  const prices = await currentCampaignPrices(core);
  const id = core.ids.next("generation", nowMs);
  const row = campaignJob({ userId: failed.userId, body: failed.input, requestId }, { id, prices });
  const note = { action: "retryJob", subject: failed.id, after: { jobId: id, costCredits: row.costCredits } };
  let item = queuedJobItem(row, nowMs);
  try {
    await withinModelBudget(core, budget, { ...campaignOrder(failed.input), jobId: id }, async (spend) => {
      item = queuedJobItem(row, nowMs, spend.place);
      await actAsAdmin(core, admin, note, [
        {
          label: "failed",
          write: {
            op: "update",
            key: jobKey(failed.userId, failed.id),
            set: { retriedAs: id },
            when: all(attribute("status").is("failed"), attribute("retriedAs").isAbsent),
          },
        },
        ...holdWrites(paidJob(row), nowMs),
        spend.write,
        { label: "job", write: { op: "put", item, when: absent } },
      ]);
    });
    return { job: readJob(item), fresh: true };
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "balance") throw refusedHold(error, row.costCredits);
    const retriedAs = error.label === "failed" && error.item && readJob(error.item).retriedAs;
    const earlier = retriedAs && (await findJob(core, failed.userId, retriedAs));
    if (!earlier) throw new AppError("invalid_transition", { cause: error });
    return { job: earlier, fresh: false };
  }
}

function refusedHold({ item }: TransactionRefused, costCredits: number): AppError {
  const refusal = holdRefusal(item, costCredits);
  if (refusal.code === "not_enough_credits") return refusal;
  return new AppError("invalid_transition", {
    message: "This user already has the maximum number of campaigns in progress.",
  });
}
