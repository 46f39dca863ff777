import type { Job } from "@marquee/core/jobs/job.item";

/** A finished idea for tests that need one but not a model. */
export const sampleResult: Job["results"][number] = {
  name: "Market hall",
  description: "Stands among stands",
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
  competitiveAnalysis: null,
  mockupImageUrl: null,
  mockupDescription: null,
};
