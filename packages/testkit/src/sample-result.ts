import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import type { Job } from "@marquee/core/credits/jobs/job.item";

/** An idea as a model returns it, for tests that need an idea but no model. */
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
  plan: {
    promise: "People try it before they buy it.",
    fit: "Developers trust what they tested.",
    budgetSplit: [
      { part: "Build", amount: 6_000 },
      { part: "People", amount: 4_000 },
    ],
    timeline: [
      { when: "8 weeks before", what: "Decide" },
      { when: "On the days", what: "Count" },
      { when: "60 days after", what: "Report" },
    ],
    staffing: [{ role: "Hosts", people: 2 }],
    measures: [{ name: "Visits", target: "500" }],
    risk: { what: "Rain", answer: "A roof" },
    sources: [],
  },
});

/** A finished idea, without analysis and mockup. */
export const sampleResult: Job["results"][number] = {
  ...sampleIdea("Market hall"),
  competitiveAnalysis: null,
  mockupImageUrl: null,
  mockupDescription: null,
};
