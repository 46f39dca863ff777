import {
  type AiContext,
  AiError,
  type CampaignAi,
  type CampaignBrief,
  type ConceptToRefine,
  type Mockup,
  type RefineRequest,
} from "@marquee/adapters/ai/port";
import type { FileWriter } from "@marquee/adapters/files/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import type { JobStage } from "@marquee/contracts/credits/job-kinds";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { campaignCostCredits, isWholeCampaign } from "@marquee/contracts/credits/prices";
import { AppError } from "@marquee/contracts/errors";
import { jobAttemptsMax } from "@marquee/contracts/limits";
import { ignoredOf } from "@marquee/contracts/studio/brief/brief-change";
import type {
  CampaignIdeaDraft,
  CampaignResult,
  CompetitiveAnalysis,
  ConceptEvent,
} from "@marquee/contracts/studio/campaign-idea";
import type { GenerateBody } from "@marquee/contracts/studio/campaign-order";
import type { LabelledWrite } from "@marquee/table/table";
import { brandKnowledgeOf } from "../../account/brand-facts/brand-knowledge.ts";
import type { Core } from "../../core.ts";
import { tellLowCredits } from "../../credits/credits/low-credits.ts";
import { type Job, jobKey, payerOfJob, readJob } from "../../credits/jobs/job.item.ts";
import type { Delivery, JobFailure } from "../../credits/jobs/job-hooks.ts";
import {
  captureJob,
  failJob,
  type LeasedJob,
  leaseJob,
  reportProgress,
  yieldLease,
} from "../../credits/jobs/jobs.ts";
import { mayStillOrder, ordererLeft } from "../../credits/jobs/may-still-order.ts";
import { tellPayer } from "../../credits/jobs/tell-payer.ts";
import { countDaily } from "../../ground/throttles/daily.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { noticesTo, noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { type Push, pushToUser } from "../../live/realtime/push-to-user.ts";
import { readOr } from "../../rows/paging.ts";
import { campaignNeed, failureNotices, orderedBy, orderedPrices, pushFailure } from "./campaign-job.ts";
import { fitOf } from "./concept-fit.ts";
import { fittingEvents } from "./fitting-events.ts";
import { mockupKey, mockupUrl } from "./mockup-file.ts";

export interface CampaignWorker {
  core: Core;
  ai: CampaignAi;
  files: FileWriter;
  channel: PushChannel;
}

/** At most this many ideas are kept, so that a job easily fits into one row. */
const ideasMax = 5;

/**
 * Processes one campaign job: ideas, then the ordered parts concurrently, then one transaction that stores the result
 * and charges for what succeeded. Safe under repeated, late and reordered delivery.
 */
export async function runCampaign(
  worker: CampaignWorker,
  message: JobMessage,
  signal: AbortSignal,
): Promise<Delivery> {
  const { core, channel } = worker;
  const job = await leaseJob(core, message);
  if (!job?.input) return { kind: "done", released: 0 };
  const push = pushToUser(core, channel, job.userId);
  let outputTokens = 0;
  const onUsage = (tokens: number) => void (outputTokens += tokens);
  const context: AiContext = { signal, seed: job.id, onUsage };
  if (!(await mayStillOrder(core, job, campaignNeed))) {
    const { failure, reason } = ordererLeft;
    return endFailed(worker, push, { job, outputTokens, failure, reason, also: [] });
  }
  // Before the model works: what cannot be charged is not made.
  const prices = orderedPrices(job);
  const brief = await briefFor(core, job.userId, job.input);
  try {
    await showProgress(core, push, job, { stage: "ideas", percent: 10 }, []);
    const concept = await conceptToRefine(core, job);
    const ideas = concept
      ? await refineConcept(worker, push, job, brief, concept, context)
      : await generateIdeas(worker, push, job, brief, context);
    if (job.input.generateCompetitiveAnalysis || job.input.generateVisualMockup) {
      await showProgress(core, push, job, { stage: "details", percent: 75 }, ideas.map(plainResult));
    }
    const parts = await generateParts(worker, job, brief, ideas, context);
    const delivered = {
      generateCompetitiveAnalysis: parts.analyses !== undefined,
      generateVisualMockup: parts.mockups !== undefined,
      refinement: job.parent?.refinement,
      concepts: ideas.length,
    };
    const chargedCredits = campaignCostCredits(delivered, prices);
    const events = await fittingEvents(core, job, ideas);
    const results = assemble(job, { ideas, parts, events, note: worker.ai.conceptNote });
    const noticesOf = await noticesTo(core, job.userId);
    const notices = noticesOf(
      { kind: "campaign_ready", about: { generationId: job.id } },
      orderedBy(job.actorId),
    );
    const also = noticeWrites(notices);
    const missing = parts.reason === undefined ? {} : { reason: parts.reason };
    if (await captureJob(core, job, { chargedCredits, results, outputTokens, also, ...missing })) {
      await push({ type: "campaign_completed", data: { generationId: job.id, results } });
      await Promise.all([tellPayer(core, channel, job), pushNotices(core, channel, notices)]);
      await tellLowCredits(core, channel, payerOfJob(job));
      return { kind: "done", released: 0, tookMs: core.clock.now() - Date.parse(job.createdAt) };
    }
    return { kind: "done", released: 0 };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    return endAttempt(worker, push, { job, outputTokens }, error);
  }
}

async function generateIdeas(
  worker: CampaignWorker,
  push: Push,
  job: LeasedJob,
  brief: CampaignBrief,
  context: AiContext,
) {
  const shown: CampaignResult[] = [];
  let reported = Promise.resolve();
  const onIdea = (idea: CampaignIdeaDraft, index: number) => {
    if (index >= ideasMax) return;
    shown.push(plainResult(idea));
    const seen = [...shown];
    const progress = { stage: "ideas" as const, percent: Math.min(70, 10 + seen.length * 20) };
    // Progress is only a hint; a failure to show it must not end the job.
    reported = reported
      .then(() => showProgress(worker.core, push, job, progress, seen, seen.at(-1)))
      .catch(() => undefined);
  };
  try {
    return (await worker.ai.generateIdeas(brief, { ...context, onIdea })).slice(0, ideasMax);
  } finally {
    await reported;
  }
}

/** What the refinement of one concept starts from; undefined for a whole campaign. */
async function conceptToRefine(core: Core, job: LeasedJob): Promise<RefineRequest | undefined> {
  const { refinement, generationId, index, words } = job.parent ?? {};
  if (isWholeCampaign(refinement) || generationId === undefined) return undefined;
  const parent = await readableJob(core, job.userId, generationId);
  const concept = parent?.results[index ?? -1];
  // A concept that is gone or cannot be read can't be refined: the credits go back.
  if (!concept) throw new AiError("permanent", "no_concept");
  // A refined concept is alone in its generation; those that it must not repeat are next to the one it came from.
  const before = parent.parent && (await readableJob(core, job.userId, parent.parent.generationId));
  const others = [...parent.results.filter((one) => one !== concept), ...(before?.results ?? [])];
  return {
    refinement,
    concept: draftOf(concept),
    others: others.map(draftOf),
    ...(words === undefined ? {} : { words }),
  };
}

async function readableJob(core: Core, userId: string, id: string): Promise<Job | undefined> {
  const row = await core.table.get(jobKey(userId, id));
  return row && readOr(row, readJob);
}

/** A result without the parts that were made for it. */
function draftOf(result: CampaignResult): ConceptToRefine {
  const {
    competitiveAnalysis: _analysis,
    mockupImageUrl: _url,
    mockupDescription: _text,
    fit: _fit,
    note: _note,
    events: _events,
    ...draft
  } = result;
  return draft;
}

async function refineConcept(
  worker: CampaignWorker,
  push: Push,
  job: LeasedJob,
  brief: CampaignBrief,
  request: RefineRequest,
  context: AiContext,
): Promise<CampaignIdeaDraft[]> {
  const idea = await worker.ai.refineIdea(brief, request, context);
  // What doesn't do what somebody asked for in their own words is not charged.
  if (request.words !== undefined && ignoredOf(request.words, idea).length > 0)
    throw new AiError("permanent", "change_ignored");
  const shown = plainResult(idea);
  await showProgress(worker.core, push, job, { stage: "ideas", percent: 70 }, [shown], shown);
  return [idea];
}

interface Parts {
  analyses: CompetitiveAnalysis[] | undefined;
  mockups: Mockup[] | undefined;
  /** Why the model did not make a part. */
  reason: string | undefined;
}

/** Makes the ordered parts; one that fails is left out and its credits go back, the others stay. */
async function generateParts(
  worker: CampaignWorker,
  job: LeasedJob,
  brief: CampaignBrief,
  ideas: CampaignIdeaDraft[],
  context: AiContext,
): Promise<Parts> {
  let reason: string | undefined;
  const noteReason = (error: unknown): undefined => {
    if (!(error instanceof AiError)) throw error;
    reason = error.reason;
  };
  const ordered = <T>(wanted: boolean | undefined, make: () => Promise<T>) =>
    wanted ? make().catch(noteReason) : Promise.resolve(undefined);
  const [analyses, mockups] = await Promise.all([
    ordered(job.input?.generateCompetitiveAnalysis, () =>
      worker.ai.analyzeCompetition(brief, ideas, context),
    ),
    ordered(job.input?.generateVisualMockup, async () => {
      const drawn = await worker.ai.drawMockups(brief, ideas, context);
      await Promise.all(
        drawn.map(({ svg }, index) =>
          worker.files.put(mockupKey(job.userId, job.id, index), svg, "image/svg+xml"),
        ),
      );
      return drawn;
    }),
  ]);
  return { analyses, mockups, reason };
}

function assemble(
  job: Pick<LeasedJob, "id" | "input" | "parent">,
  made: {
    ideas: CampaignIdeaDraft[];
    parts: Parts;
    events: readonly ConceptEvent[][];
    note: string | undefined;
  },
): CampaignResult[] {
  const { ideas, parts, events, note } = made;
  return ideas.map((idea, index) => ({
    ...idea,
    fit: fitOf(job, idea),
    ...(events[index]?.length ? { events: events[index] } : {}),
    ...(note === undefined ? {} : { note }),
    competitiveAnalysis: parts.analyses?.[index] ?? null,
    mockupImageUrl: parts.mockups?.[index] ? mockupUrl({ generationId: job.id, index }) : null,
    mockupDescription: parts.mockups?.[index]?.description ?? null,
  }));
}

function plainResult(idea: CampaignIdeaDraft): CampaignResult {
  return { ...idea, competitiveAnalysis: null, mockupImageUrl: null, mockupDescription: null };
}

/** Retries a transient failure while attempts are left; any other ends the job and gives its credits back. */
async function endAttempt(
  worker: Pick<CampaignWorker, "core" | "channel">,
  push: Push,
  { job, outputTokens }: { job: LeasedJob; outputTokens: number },
  error: AiError,
): Promise<Delivery> {
  const { core } = worker;
  const { reason } = error;
  if (error.kind === "transient" && job.attempt < jobAttemptsMax) {
    await yieldLease(core, job, { outputTokens, reason });
    return { kind: "retry", released: 0, reason, afterMs: error.retryAfterMs ?? 5_000 * job.attempt };
  }
  const failure = {
    code: "unavailable",
    message: "We couldn't generate this campaign, so we returned your credits.",
  } as const;
  const also = [countDaily(job.userId, "failedCampaigns", core.clock.now())];
  return endFailed(worker, push, { job, outputTokens, failure, reason, also });
}

/** Ends a job without a result, gives its credits back and says so. */
async function endFailed(
  { core, channel }: Pick<CampaignWorker, "core" | "channel">,
  push: Push,
  ending: {
    job: LeasedJob;
    outputTokens: number;
    failure: JobFailure;
    /** For admins and logs. */
    reason: string;
    also: readonly LabelledWrite[];
  },
): Promise<Delivery> {
  const { job, outputTokens, failure, reason } = ending;
  const notices = await failureNotices(core, job, failure);
  const also = [...ending.also, ...noticeWrites(notices)];
  const ended = await failJob(core, job, { error: failure, reason, also, outputTokens });
  if (!ended) return { kind: "done", released: 0 };
  await Promise.all([pushFailure(core, channel, push, job, failure), pushNotices(core, channel, notices)]);
  return { kind: "done", released: 1, reason };
}

async function showProgress(
  core: Core,
  push: Push,
  job: LeasedJob,
  progress: { stage: JobStage<"campaign">; percent: number },
  results: CampaignResult[],
  idea?: CampaignResult,
): Promise<void> {
  await reportProgress(core, job, { progress, results });
  await push({
    type: "campaign_progress",
    data: { generationId: job.id, ...progress, ...(idea ? { idea } : {}) },
  });
}

async function briefFor(core: Core, userId: string, input: GenerateBody): Promise<CampaignBrief> {
  const [row, brand] = await Promise.all([
    core.table.get(profileKey(userId)),
    brandKnowledgeOf(core, userId),
  ]);
  if (!row) throw new AppError("not_found");
  const company = readUser(row).company;
  const { industry, budget, location, duration, preferred_type } = input;
  return {
    prompt: input.prompt,
    goals: input.goals ?? [],
    competitorNames: input.competitorNames ?? [],
    company,
    ...(brand ? { brand } : {}),
    ...(industry ? { industry } : {}),
    ...(budget == null ? {} : { budgetUsd: budget }),
    ...(input.targetAudience?.description ? { targetAudience: input.targetAudience.description } : {}),
    ...(location ? { location } : {}),
    ...(duration ? { duration } : {}),
    ...(preferred_type ? { preferredType: preferred_type } : {}),
  };
}
