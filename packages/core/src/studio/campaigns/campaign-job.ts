import type { PushChannel } from "@marquee/adapters/push/port";
import {
  type CampaignParts,
  type CampaignPrices,
  campaignCostCredits,
  campaignPricesOf,
  isWholeCampaign,
} from "@marquee/contracts/credits/prices";
import { Defect } from "@marquee/contracts/errors";
import { modelTokens } from "@marquee/contracts/limits";
import { type GenerateBody } from "@marquee/contracts/studio/campaign-order";
import { type GenerationParent, generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import type { Core } from "../../core.ts";
import type { HeldJob, Job, OrderedJob } from "../../credits/jobs/job.item.ts";
import type { JobFailure, JobHooks } from "../../credits/jobs/job-hooks.ts";
import { tellPayer } from "../../credits/jobs/tell-payer.ts";
import { needOf } from "../../ground/identity/access.ts";
import { readSettings } from "../../ground/system/settings.ts";
import type { ModelOrder } from "../../ground/throttles/model-budget.ts";
import {
  type Concerned,
  noticesTo,
  noticeWrites,
  pushNotices,
  type ReadyNotice,
} from "../../live/notifications/notices.ts";
import type { Push } from "../../live/realtime/push-to-user.ts";

/** How a campaign that no worker ends is ended, and how a failed one is ordered again. */
export const campaignHooks: Required<JobHooks> = {
  async onAbandon(core, job, failure) {
    const notices = await failureNotices(core, job, failure);
    return {
      writes: noticeWrites(notices),
      async tell(push, channel) {
        await pushFailure(core, channel, push, job, failure);
        await pushNotices(core, channel, notices);
      },
    };
  },
  async orderAgain(core, { userId, actorId, input, parent }, requestId) {
    if (input === null) return undefined;
    const prices = await currentCampaignPrices(core);
    const id = core.ids.next("generation", core.clock.now());
    const order = { body: input, parent };
    const job = campaignJob({ userId, actorId, ...order, requestId }, { id, prices });
    return { job, attemptTokens: campaignModelOrder(order).attemptTokens, need: campaignNeed };
  },
};

/** What ordering a campaign takes of whoever does, also where that is no call of this operation. */
export const campaignNeed = needOf(generateCampaignIdeas);

/** What is to be made: a brief with the parts that are wanted, and what it refines. */
export interface CampaignWork {
  body: GenerateBody;
  parent?: GenerationParent | null;
}

/** The parts of an order that its price follows from. */
export function partsOf({ body, parent }: CampaignWork): CampaignParts {
  const { generateCompetitiveAnalysis, generateVisualMockup } = body;
  return { generateCompetitiveAnalysis, generateVisualMockup, refinement: parent?.refinement };
}

/** A campaign's job as it is stored when it is ordered. */
export function campaignJob(
  order: CampaignWork & { userId: string; actorId: string | null; requestId: string },
  { id, prices }: { id: string; prices: CampaignPrices },
): OrderedJob {
  return {
    id,
    userId: order.userId,
    actorId: order.actorId,
    kind: "campaign",
    costCredits: campaignCostCredits(partsOf(order), prices),
    prices,
    requestId: order.requestId,
    input: order.body,
    parent: order.parent ?? null,
  };
}

/**
 * The prices that a job was ordered at, and no others: nobody agreed to those.
 * @throws Defect for a job that does not store what its order costs
 */
export function orderedPrices({ prices }: Pick<Job, "prices">): CampaignPrices {
  if (!prices) throw new Defect("A campaign's job does not store the prices of its order");
  return prices;
}

/** What campaigns cost by System Control's list. */
export async function currentCampaignPrices(core: Core): Promise<CampaignPrices> {
  return campaignPricesOf((await readSettings(core)).prices);
}

/** What a campaign may take of the model, with the parts that it is ordered with. */
export function campaignModelOrder(work: CampaignWork): ModelOrder {
  const parts = partsOf(work);
  const perTry =
    (isWholeCampaign(parts.refinement) ? modelTokens.ideas : modelTokens.refinement) +
    (parts.generateCompetitiveAnalysis ? modelTokens.analyses : 0) +
    (parts.generateVisualMockup ? modelTokens.scenes : 0);
  return { kind: "campaign", attemptTokens: perTry * modelTokens.callsPerPart };
}

/** Whom what came of an order concerns; an order that does not say by whom it was given concerns nobody in particular. */
export function orderedBy(actorId: string | null): Concerned {
  return actorId === null ? {} : { concerned: [actorId] };
}

/** What the user of a campaign that ended without result is told, for the transaction that ends it. */
export async function failureNotices(
  core: Core,
  { id: generationId, userId, actorId }: Pick<HeldJob, "id" | "userId" | "actorId">,
  { message: reason }: JobFailure,
): Promise<ReadyNotice[]> {
  const noticesOf = await noticesTo(core, userId);
  return noticesOf({ kind: "campaign_failed", about: { generationId, reason } }, orderedBy(actorId));
}

/** Tells a user that a campaign ended without result and that its credits are back. */
export async function pushFailure(
  core: Core,
  channel: PushChannel,
  push: Push,
  job: Pick<HeldJob, "id" | "userId" | "through" | "payer">,
  failure: JobFailure,
): Promise<void> {
  await push({ type: "campaign_failed", data: { generationId: job.id, ...failure } });
  await tellPayer(core, channel, job);
}
