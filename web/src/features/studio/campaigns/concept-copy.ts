import type { Handout } from "@marquee/contracts/studio/handouts";
import { sentence } from "@marquee/contracts/text/sentence";

/** The texts of a concept, loaded with the pages that show one. */

export const conceptDetails = {
  planAndMetrics: "Plan and metrics",
  goals: "Goals",
  keyFeatures: "Key features",
  expectedOutcomes: "Expected outcomes",
  metrics: "Metrics",
  inspiration: "Inspiration",
  competitiveAnalysis: "Competitive analysis",
  competitors: "Competitors",
  competitor: "Competitor",
  strengths: "Strengths",
  gaps: "Gaps",
  howToStandOut: "How to stand out",
  risks: "Risks",
} as const;

/** A concept as a file for somebody else. */
export const handoutNames: Record<Handout, string> = {
  "one-page.pdf": "One page (PDF)",
  "slides.pptx": "Slides (PowerPoint)",
};

export const conceptExport = {
  export: "Export",
  exportOf: (name: string) => sentence`Export ${name}`,
} as const;

export const conceptReasons = {
  whyItFits: "Why it fits",
  howYouKnow: "How you'll know it worked",
  mainRisk: "Main risk",
  answer: "What to do:",
} as const;

export const conceptTable = {
  label: "Concepts side by side",
  concept: "Concept",
  type: "Type",
  promise: "Promise",
  budget: "Budget",
  place: "Location",
  duration: "Duration",
  starts: "Work starts",
  crew: "Crew",
  people: (count: string) => sentence`${count} people`,
  measures: "Measures",
  risk: "Main risk",
} as const;

export const conceptPlan = {
  budgetSplit: "Where the money goes",
  share: (percent: number) => sentence`${percent}%`,
  staffing: "Who you need",
  timeline: "Timeline",
  measures: "Measures and targets",
  noSource: "No live source was consulted. Check the figures against your own before you commit.",
  sources: (list: string) => sentence`Sources: ${list}`,
} as const;

export const conceptEvents = {
  title: "Events on Marquee that fit",
  offer: (name: string, price: string) => sentence`${name} for ${price}`,
  asOf: (date: string) => sentence`as of ${date}`,
  now: "today's price",
  was: (price: string) => sentence`today's price; it was ${price}`,
  gone: "no longer open",
  leaveOut: (name: string) => sentence`Leave out ${name}`,
} as const;

export const conceptFacts = {
  budget: "Budget",
  location: "Location",
  duration: "Duration",
  targetAudience: "Target audience",
} as const;
