import type { JobQueue } from "@marquee/adapters/queue/port";
import type { AdminJob } from "@marquee/contracts/admin/system";
import { jobRules } from "@marquee/contracts/credits/job-kinds";
import { AppError } from "@marquee/contracts/errors";
import type { ModelBudget } from "@marquee/contracts/limits";
import { absent, all, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { capIs } from "../../ground/identity/member.item.ts";
import { accessChecks, accessRefusal } from "../../ground/identity/session-check.ts";
import { appliedBudget } from "../../ground/system/stage-limits.ts";
import { withinModelBudget } from "../../ground/throttles/model-budget.ts";
import { movingCredits } from "../credits/end-grant.ts";
import { holdRefusal, holdWrites } from "../credits/ledger.ts";
import { asSpender } from "../credits/spending.ts";
import {
  aboutJob,
  isOpen,
  type Job,
  jobKey,
  type OrderedJob,
  payerOfJob,
  queuedJobItem,
  readJob,
} from "./job.item.ts";
import type { AllJobHooks, NewOrder } from "./job-hooks.ts";
import { findJob, isHeld, jobMessage, paidJob } from "./jobs.ts";
import { jobForAdmin } from "./list-jobs.ts";
import { ordererOf } from "./may-still-order.ts";

export interface RetryOrder {
  userId: string;
  jobId: string;
  requestId: string;
  /** The stage's model budget per day. */
  budget: ModelBudget;
}

/**
 * Sends an open job to a worker again, or orders a failed one of a retriable kind again at today's price. A failed job
 * stores its one successor, so that a repeat returns that one and charges nothing. It is ordered as whoever ordered the
 * first, who still has to be allowed to.
 * @throws AppError not_found, invalid_transition for a job that allows neither, not_enough_credits, model_budget_spent,
 *   forbidden, unavailable
 */
export async function retryJob(
  { core, queue, hooks }: { core: Core; queue: JobQueue; hooks: AllJobHooks },
  admin: Admin,
  { userId, jobId, requestId, budget }: RetryOrder,
): Promise<AdminJob> {
  const job = await findJob(core, userId, jobId);
  if (!job) throw new AppError("not_found");
  if (isOpen(job)) {
    await actAsAdmin(core, admin, { action: "retryJob", ...aboutJob(job), after: { sent: "again" } }, []);
    await queue.send(jobMessage(job)).catch((cause: unknown) => {
      throw new AppError("unavailable", { retryAfterSeconds: 1, cause });
    });
    return jobForAdmin(core, job);
  }
  const newOrder = job.status === "failed" && (await hooks[job.kind].orderAgain?.(core, job, requestId));
  if (!newOrder) throw new AppError("invalid_transition");
  const { job: successor, fresh } = await order(core, admin, job, newOrder, budget);
  // If this fails, the sweeper sends it.
  if (fresh) await queue.send(jobMessage(successor)).catch(() => undefined);
  return jobForAdmin(core, successor);
}

async function order(
  core: Core,
  admin: Admin,
  failed: Job,
  { job: row, attemptTokens, need }: NewOrder,
  ofStage: ModelBudget,
): Promise<{ job: Job; fresh: boolean }> {
  const budget = await appliedBudget(core, ofStage);
  const nowMs = core.clock.now();
  const { id, kind, costCredits } = row;
  const note = { action: "retryJob", ...aboutJob(failed), after: { jobId: id, costCredits } };
  const orderer = ordererOf(failed);
  let item = queuedJobItem(row, nowMs);
  try {
    await asSpender(core, orderer, costCredits, (spender) =>
      withinModelBudget(core, budget, { kind, attemptTokens, jobId: id }, async (spend) => {
        const { actorId, month: spentMonth } = spender;
        const { through, payer } = failed;
        const counted = { ...row, actorId, through, payer, spentMonth };
        item = queuedJobItem(counted, nowMs, spend.place);
        const writes: LabelledWrite[] = [
          {
            label: "failed",
            write: {
              op: "update",
              key: jobKey(failed.userId, failed.id),
              set: { retriedAs: id },
              when: all(attribute("status").is("failed"), attribute("retriedAs").isAbsent),
            },
          },
          ...accessChecks(orderer, need, nowMs, capIs(spender.monthlyCap)),
          ...(isHeld(row) ? holdWrites(paidJob(counted), nowMs, spender.monthlyCap) : []),
          spend.write,
          { label: "job", write: { op: "put", item, when: absent } },
        ];
        await movingCredits(core, payerOfJob(failed), () => actAsAdmin(core, admin, note, writes));
      }),
    );
    return { job: readJob(item), fresh: true };
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (accessRefusal(orderer, need, error, nowMs)) {
      throw new AppError("invalid_transition", {
        message: "Whoever ordered this no longer may. Somebody on the team can order it again.",
        cause: error,
      });
    }
    if (error.label === "balance") throw refusedHold(error, row);
    const retriedAs = error.label === "failed" && error.item && readJob(error.item).retriedAs;
    const earlier = retriedAs && (await findJob(core, failed.userId, retriedAs));
    if (!earlier) throw new AppError("invalid_transition", { cause: error });
    return { job: earlier, fresh: false };
  }
}

function refusedHold({ item }: TransactionRefused, job: OrderedJob): AppError {
  const refusal = holdRefusal(item, job);
  if (refusal.code === "not_enough_credits") return refusal;
  return new AppError("invalid_transition", {
    message: `This user already has the maximum number of ${jobRules(job.kind).open?.plural} in progress.`,
  });
}
