import type { JobQueue } from "@marquee/adapters/queue/port";
import { AppError } from "@marquee/contracts/errors";
import type { GenerateBody } from "@marquee/contracts/http/campaigns";
import { messageVersion } from "@marquee/contracts/jobs";
import {
  type CampaignPrices,
  campaignCostCredits,
  limits,
  type ModelBudget,
} from "@marquee/contracts/limits";
import { absent } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { holdRefusal, holdWrites } from "../credits/ledger.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../idempotency.ts";
import { type Job, queuedJobItem } from "../jobs/job.item.ts";
import { findJob, paidJob } from "../jobs/jobs.ts";
import { secondsToTomorrow, spendDaily } from "../limits/daily.ts";
import { type BudgetSpend, campaignOrder, withinModelBudget } from "../limits/model-budget.ts";
import type { Core } from "../ports.ts";
import type { Identity } from "../sessions/principal.ts";
import { sessionCheck } from "../sessions/session.item.ts";
import { readSettings } from "../system/settings.ts";

export interface CampaignOrder {
  principal: Identity;
  body: GenerateBody;
  idempotencyKey: string | undefined;
  requestId: string;
  /** What the stage may ask of the model in a day. */
  budget: ModelBudget;
}

/** What an accepted order answers; a repeat answers the state that the first one has by now. */
export type AcceptedOrder = Pick<Job, "id" | "status" | "results" | "costCredits">;

/**
 * Orders a campaign: one transaction claims the request, proves the session, holds the credits and stores the job, or
 * none of it happens. Only then is the worker's bell rung; should that fail, the sweeper rings it.
 * The price is that of the list at this time, whatever the list says when the job is settled.
 * @throws AppError not_enough_credits, too_many_requests, model_budget_spent, idempotency_mismatch, unauthenticated
 */
export async function generateCampaign(
  core: Core,
  queue: JobQueue,
  order: CampaignOrder,
): Promise<AcceptedOrder> {
  const { userId } = order.principal;
  const nowMs = core.clock.now();
  const id = core.ids.next("generation", nowMs);
  const prices = await currentCampaignPrices(core);
  const costCredits = campaignCostCredits(order.body, prices);
  const request: RequestKey = {
    userId,
    operation: "generateCampaignIdeas",
    key: order.idempotencyKey,
    body: order.body,
  };
  try {
    await withinModelBudget(core, order.budget, { ...campaignOrder(order.body), jobId: id }, (spend) =>
      core.table.transact(orderWrites(order, request, { id, prices }, nowMs, spend)),
    );
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    return repeatOrRefuse(core, request, error, costCredits);
  }
  await queue
    .send({ v: messageVersion, kind: "campaign", jobId: id, userId, requestId: order.requestId })
    .catch(() => undefined);
  return { id, status: "queued", results: [], costCredits };
}

/** What campaigns cost by System Control's list. */
export async function currentCampaignPrices(core: Core): Promise<CampaignPrices> {
  const { campaignIdeas: ideas, competitiveAnalysis, visualMockup } = (await readSettings(core)).prices;
  return { ideas, competitiveAnalysis, visualMockup };
}

/** The writes of an order, in the order in which their refusals count. */
export function orderWrites(
  order: Omit<CampaignOrder, "budget">,
  request: RequestKey,
  job: { id: string; prices: CampaignPrices },
  nowMs: number,
  spend?: BudgetSpend,
): LabelledWrite[] {
  const { userId } = order.principal;
  const row = campaignJob({ ...order, userId }, job);
  return [
    sessionCheck(order.principal, nowMs),
    claimRequest(request, job.id, nowMs),
    ...holdWrites(paidJob(row), nowMs),
    spendDaily(userId, "campaigns", limits.campaignsPerDay, nowMs, {
      failedCampaigns: limits.failedCampaignsPerDay,
    }),
    ...(spend ? [spend.write] : []),
    { label: "job", write: { op: "put", item: queuedJobItem(row, nowMs, spend?.place), when: absent } },
  ];
}

/** A campaign's job as it is stored when it is ordered. */
export function campaignJob(
  order: { userId: string; body: GenerateBody; requestId: string },
  job: { id: string; prices: CampaignPrices },
) {
  return {
    id: job.id,
    userId: order.userId,
    kind: "campaign",
    costCredits: campaignCostCredits(order.body, job.prices),
    prices: job.prices,
    freeMonth: null,
    requestId: order.requestId,
    input: order.body,
    messageId: null,
  } as const;
}

async function repeatOrRefuse(
  core: Core,
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
      throw holdRefusal(refusal.item, costCredits);
    case "daily":
      throw new AppError("too_many_requests", { retryAfterSeconds: secondsToTomorrow(core.clock.now()) });
    default:
      throw refusal;
  }
}
