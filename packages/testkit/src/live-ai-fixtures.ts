import { anthropicAi, type LiveAiConfig } from "@marquee/adapters/ai/live";
import type { Ai, CampaignBrief, ReplyRequest } from "@marquee/adapters/ai/port";
import type { ConceptRefinement } from "@marquee/contracts/enums";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { composeAnalyses } from "@marquee/local-strategist/analysis";
import { composeIdeas } from "@marquee/local-strategist/ideas";
import { composeRefinement } from "@marquee/local-strategist/refine";
import { composeScenes } from "@marquee/local-strategist/scenes";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type FakeMessagesApi, startFakeMessagesApi } from "./fake-messages-api.ts";
import { toolsFake } from "./tools-fake.ts";

/** Looks like a key, and must never appear anywhere except in the request's header. */
export const secretKey = "sk-ant-test-4f9d1c7b2e";

export const brief: CampaignBrief = {
  prompt: "Launch our observability product to platform engineers",
  industry: "tech",
  budgetUsd: 80_000,
  goals: ["200 trials"],
  competitorNames: ["Acme Metrics"],
  location: "Berlin",
};
export const ideas: CampaignIdeaDraft[] = composeIdeas(brief, "fixture");
export const analyses = composeAnalyses(brief, ideas, "fixture");
export const scenes = composeScenes(brief, ideas, "fixture");

/** The refined first idea, as a model that follows the instructions would return it. */
export function refinedIdea(refinement: ConceptRefinement): CampaignIdeaDraft {
  const [concept, ...others] = ideas;
  if (!concept) throw new Error("there is no idea to refine");
  return composeRefinement(brief, { refinement, concept, others }, "fixture");
}

/** A fake service for the tests of one file, and an adapter that talks to it. */
export function liveFixture() {
  const state: { api?: FakeMessagesApi } = {};
  beforeAll(async () => {
    state.api = await startFakeMessagesApi();
  });
  afterEach(() => state.api?.reset());
  afterAll(() => state.api?.close());
  const api = () => {
    if (!state.api) throw new Error("the fake is not running");
    return state.api;
  };
  return {
    get api() {
      return api();
    },
    ai: (config: Partial<LiveAiConfig> = {}): Ai =>
      anthropicAi({
        apiKeys: async () => [secretKey],
        baseUrl: api().baseUrl,
        model: "test-model",
        ...config,
      }),
  };
}

/** A context whose seed does not matter. */
export function context(signal: AbortSignal = new AbortController().signal) {
  return { signal, seed: "s" };
}

export function replyRequest(changes: Partial<ReplyRequest> = {}): ReplyRequest {
  return {
    now: "2027-01-15T09:00:00.000Z",
    userName: "Brooke Tanaka",
    company: "Northwind",
    role: "brand",
    interests: ["cloud"],
    history: [{ author: "user", text: "Which events fit us?" }],
    tools: toolsFake(),
    suggest: async () => ({ refused: "Nobody suggests anything here." }),
    cannotHelp: () => {},
    remember: () => {},
    ...changes,
  };
}

/** The deltas of an answer. */
export async function collect(stream: AsyncIterable<string>): Promise<string[]> {
  const deltas: string[] = [];
  for await (const delta of stream) deltas.push(delta);
  return deltas;
}

/** The error a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("nothing was rejected");
}
