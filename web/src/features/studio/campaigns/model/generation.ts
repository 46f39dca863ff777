import type { ServerMessage } from "@marquee/contracts/live/socket";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { CampaignIdea, Generation } from "@marquee/contracts/studio/campaigns";

export type CampaignPush = Extract<ServerMessage, { type: `campaign_${string}` }>;

/** Whether a generation is queued or running. */
export function isOpen({ status }: Pick<Generation, "status">): boolean {
  return status === "queued" || status === "running";
}

/** Applies a push to a generation. An ended generation is never reopened, and progress never goes back. */
export function applyPush(generation: Generation, push: CampaignPush): Generation {
  if (push.data.generationId !== generation.generationId || !isOpen(generation)) return generation;
  switch (push.type) {
    case "campaign_progress": {
      const { stage, percent, idea } = push.data;
      const progress = percent >= generation.progress.percent ? { stage, percent } : generation.progress;
      return { ...generation, status: "running", progress, results: withIdea(generation.results, idea) };
    }
    case "campaign_completed":
      // Null results were too large to push; the generation is refetched in either case.
      if (push.data.results === null) return generation;
      return {
        ...generation,
        status: "completed",
        progress: { stage: "completed", percent: 100 },
        results: push.data.results,
      };
    case "campaign_failed":
      return {
        ...generation,
        status: "failed",
        error: { code: push.data.code, message: push.data.message },
        results: [],
      };
  }
}

function withIdea(results: readonly CampaignResult[], idea: CampaignResult | undefined): CampaignResult[] {
  if (!idea || results.some(({ name }) => name === idea.name)) return [...results];
  return [...results, idea];
}

/** The idea saved from a result, if any. Editing an idea never changes its id. */
export function savedIdeaOf(
  ideas: readonly CampaignIdea[],
  generationId: string,
  index: number,
): CampaignIdea | undefined {
  return ideas.find(({ id }) => id === `${generationId}-${index}`);
}
