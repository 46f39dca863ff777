import type { JobQueue } from "@marquee/adapters/queue/port";
import { type CampaignPrices, campaignCostCredits } from "@marquee/contracts/credits/prices";
import { AppError } from "@marquee/contracts/errors";
import { limits, type ModelBudget } from "@marquee/contracts/limits";
import { absent } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { movingCredits } from "../../credits/credits/end-grant.ts";
import { holdRefusal, holdWrites } from "../../credits/credits/ledger.ts";
import { asSpender, type Spender } from "../../credits/credits/spending.ts";
import { type Job, queuedJobItem } from "../../credits/jobs/job.item.ts";
import { findJob, jobMessage, paidJob } from "../../credits/jobs/jobs.ts";
import { capIs } from "../../ground/identity/member.item.ts";
import { type Identity, payerOf } from "../../ground/identity/principal.ts";
import { accessRefusal, companyCheck, sessionChecks } from "../../ground/identity/session-check.ts";
import { appliedBudget } from "../../ground/system/stage-limits.ts";
import { secondsToTomorrow, spendDaily } from "../../ground/throttles/daily.ts";
import { type BudgetSpend, withinModelBudget } from "../../ground/throttles/model-budget.ts";
import {
  claimRequest,
  earlierResource,
  type RequestKey,
  repeatedResource,
} from "../../rows/idempotency.item.ts";
import {
  type CampaignWork,
  campaignJob,
  campaignModelOrder,
  campaignNeed,
  currentCampaignPrices,
  partsOf,
} from "./campaign-job.ts";

export interface CampaignOrder extends CampaignWork {
  principal: Identity;
  idempotencyKey: string | undefined;
  requestId: string;
  /** What the stage may ask of the model in a day. */
  budget: ModelBudget;
  /** What was agreed that it costs; another price is refused. Undefined takes the price of the list as it is. */
  agreedCredits?: number;
  /** The request as it came, where that is not the brief itself. */
  request?: Pick<RequestKey, "operation" | "body">;
}

/** What an accepted order answers; a repeat answers the state that the first one has by now. */
export type AcceptedOrder = Pick<Job, "id" | "status" | "results" | "costCredits">;

/**
 * Orders a campaign: one transaction claims the request, proves the session, holds the credits and stores the job, or
 * none of it happens. Only then is the message sent; should that fail, the sweeper sends it.
 * The price is that of the list at this time, whatever the list says when the job is settled.
 * @throws AppError not_enough_credits, forbidden above the actor's cap, too_many_requests, model_budget_spent, idempotency_mismatch, unauthenticated,
 *   stale_version where it costs something else than was agreed
 */
export async function orderCampaign(
  core: Core,
  queue: JobQueue,
  order: CampaignOrder,
): Promise<AcceptedOrder> {
  const { accountId: userId } = order.principal;
  const nowMs = core.clock.now();
  const id = core.ids.next("generation", nowMs);
  const prices = await currentCampaignPrices(core);
  const budget = await appliedBudget(core, order.budget);
  const costCredits = campaignCostCredits(partsOf(order), prices);
  const request: RequestKey = {
    userId,
    operation: "generateCampaignIdeas",
    key: order.idempotencyKey,
    body: order.body,
    ...order.request,
  };
  if (order.agreedCredits !== undefined && order.agreedCredits !== costCredits) {
    // What was ordered at the agreed price stays ordered.
    const earlier = await earlierResource(core, request);
    const job = earlier === undefined ? undefined : await findJob(core, userId, earlier);
    if (job) return job;
    throw new AppError("stale_version", {
      message: `A campaign now costs ${costCredits} credits, not ${order.agreedCredits}.`,
    });
  }
  try {
    await asSpender(core, order.principal, costCredits, (spender) =>
      withinModelBudget(core, budget, { ...campaignModelOrder(order), jobId: id }, (spend) =>
        movingCredits(core, payerOf(order.principal), () =>
          core.table.transact(orderWrites(order, request, { id, prices, spender }, nowMs, spend)),
        ),
      ),
    );
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    return repeatOrRefuse(core, order.principal, request, error, costCredits);
  }
  await queue
    .send(jobMessage({ id, kind: "campaign", userId, requestId: order.requestId }))
    .catch(() => undefined);
  return { id, status: "queued", results: [], costCredits };
}

/** The writes of an order, in the order in which their refusals count. */
export function orderWrites(
  order: Omit<CampaignOrder, "budget">,
  request: RequestKey,
  job: { id: string; prices: CampaignPrices; spender: Spender },
  nowMs: number,
  spend?: BudgetSpend,
): LabelledWrite[] {
  const { actorId, accountId, through = null, payer = "client", month, monthlyCap } = job.spender;
  const ordered = campaignJob({ ...order, userId: accountId, actorId }, job);
  const row = { ...ordered, through, payer, spentMonth: month };
  return [
    ...sessionChecks(order.principal, campaignNeed, nowMs, capIs(monthlyCap)),
    ...companyCheck(order.principal),
    claimRequest(request, job.id, nowMs),
    ...holdWrites(paidJob(row), nowMs, monthlyCap),
    spendDaily(accountId, "campaigns", limits.campaignsPerDay, nowMs, {
      failedCampaigns: limits.failedCampaignsPerDay,
    }),
    ...(spend ? [spend.write] : []),
    { label: "job", write: { op: "put", item: queuedJobItem(row, nowMs, spend?.place), when: absent } },
  ];
}

async function repeatOrRefuse(
  core: Core,
  principal: Identity,
  request: RequestKey,
  refusal: TransactionRefused,
  costCredits: number,
): Promise<AcceptedOrder> {
  switch (refusal.label) {
    case "session":
      throw new AppError("unauthenticated");
    case "request": {
      const job = await findJob(core, request.userId, repeatedResource(request, refusal.item));
      if (!job) throw new AppError("unavailable", { retryAfterSeconds: 1 });
      return job;
    }
    case "balance":
      throw holdRefusal(refusal.item, { kind: "campaign", costCredits });
    case "daily":
      throw new AppError("too_many_requests", { retryAfterSeconds: secondsToTomorrow(core.clock.now()) });
    default:
      throw accessRefusal(principal, campaignNeed, refusal, core.clock.now()) ?? refusal;
  }
}
