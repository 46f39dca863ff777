import { type GenerateBody } from "@marquee/contracts/studio/campaign-order";
import {
  type Generation,
  generateCampaignIdeas,
  getCampaignGeneration,
} from "@marquee/contracts/studio/campaigns";
import type { ApiUser } from "./api-user.ts";

export const order: GenerateBody = {
  prompt: "A pop-up for developers at the spring conference",
  industry: "tech",
  budget: 40_000,
  goals: ["Sign-ups", "Talks"],
  location: "Berlin",
  generateCompetitiveAnalysis: true,
  generateVisualMockup: true,
  competitorNames: ["Globex"],
};

/** Polls until a generation has ended. @throws Error after half a minute */
export async function ended(caller: ApiUser, generationId: string): Promise<Generation> {
  for (let tries = 0; tries < 150; tries++) {
    const generation = await caller.client.call(getCampaignGeneration, { params: { id: generationId } });
    if (generation.status !== "queued" && generation.status !== "running") return generation;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${generationId} did not end`);
}

/** A finished generation of a user with credits. */
export async function generated(caller: ApiUser, body: GenerateBody = order): Promise<Generation> {
  const { generationId } = await caller.client.call(generateCampaignIdeas, { body });
  return ended(caller, generationId);
}
