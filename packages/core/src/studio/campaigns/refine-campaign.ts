import type { JobQueue } from "@marquee/adapters/queue/port";
import { AppError, invalidField } from "@marquee/contracts/errors";
import type { GenerateBody, RefineBody } from "@marquee/contracts/studio/campaign-order";
import type { Core } from "../../core.ts";
import type { Job } from "../../credits/jobs/job.item.ts";
import { getGeneration } from "./generations.ts";
import { type AcceptedOrder, type CampaignOrder, orderCampaign } from "./order-campaign.ts";

export interface RefineOrder extends Omit<CampaignOrder, "body" | "parent" | "request"> {
  /** The generation that is refined. */
  generationId: string;
  body: RefineBody;
}

/**
 * Orders a generation based on one's own earlier one: its brief with changes, or one of its concepts changed. It is
 * held, processed, charged and given back like any other, at today's prices.
 * @throws AppError not_found, invalid_transition for a concept that is not finished, validation_failed for an index
 *   outside the generation, and what orderCampaign throws
 */
export async function refineCampaign(
  core: Core,
  queue: JobQueue,
  { generationId, body, ...order }: RefineOrder,
): Promise<AcceptedOrder> {
  const job = await getGeneration(core, order.principal.accountId, generationId);
  const brief = briefOf(job, body);
  if (body.refinement !== "rerun") requireConcept(job, body);
  return orderCampaign(core, queue, {
    ...order,
    body: brief,
    parent: {
      generationId,
      index: body.index ?? null,
      refinement: body.refinement,
      ...(body.words === undefined ? {} : { words: body.words }),
    },
    request: { operation: "refineCampaignConcept", body: { generationId, ...body } },
  });
}

function requireConcept(job: Job, { index = -1, refinement }: RefineBody): void {
  if (job.status !== "completed") {
    throw new AppError("invalid_transition", { message: "You can refine a concept once it's finished." });
  }
  const concept = job.results[index];
  if (!concept) throw invalidField("index", "This generation doesn't have that concept");
  if (refinement === "cheaper" && concept.budget < 1) {
    throw invalidField("refinement", "This concept has no budget to lower");
  }
}

/** The brief of the order: the earlier brief, with the fields that a rerun changes. The parts are chosen again. */
function briefOf(job: Job, body: RefineBody): GenerateBody {
  if (!job.input) throw new AppError("not_found", { message: "Generation ID not found" });
  const { generateCompetitiveAnalysis: _analysis, generateVisualMockup: _mockup, ...before } = job.input;
  const { refinement: _refinement, index: _index, words: _words, prompt, industry, ...changes } = body;
  const { industry: earlier, ...rest } = before;
  const chosen = industry === undefined ? earlier : industry;
  return {
    ...rest,
    ...changes,
    prompt: prompt ?? before.prompt,
    ...(chosen ? { industry: chosen } : {}),
  };
}
