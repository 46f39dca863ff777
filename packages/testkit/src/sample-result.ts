import type { CampaignIdeaDraft } from "@marquee/contracts/campaign-idea";
import type { Job } from "@marquee/core/jobs/job.item";

/** An idea as a model gives it, for tests that need one but not a model. */
export const sampleIdea = (name: string): CampaignIdeaDraft => ({
  name,
  description: `${name} in detail`,
  type: "experiential",
  goals: ["Awareness"],
  targetAudience: { description: "Developers" },
  budget: 10_000,
  location: "Berlin",
  duration: "Two days",
  keyFeatures: ["Demo wall"],
  expectedOutcomes: ["Talks"],
  metrics: ["Visits"],
  inspiration: "A market hall",
});

/** A finished idea, with nothing made on top of it. */
export const sampleResult: Job["results"][number] = {
  ...sampleIdea("Market hall"),
  competitiveAnalysis: null,
  mockupImageUrl: null,
  mockupDescription: null,
};
