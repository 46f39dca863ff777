import type { ConceptRefinement, Refinement } from "@marquee/contracts/enums";
import { sentence } from "@marquee/contracts/text/sentence";

/** The texts of refinements and of the list of generations, loaded with the concepts. */

export const refineMenu = {
  refine: "Refine",
  label: (name: string) => sentence`Refine ${name}`,
  items: {
    cheaper: "Cheaper",
    another_city: "Another city",
    more_technical: "More technical",
    another: "Regenerate",
    in_words: "In your own words",
  } satisfies Record<ConceptRefinement, string>,
  words: "Or say what should change",
  wordsPlaceholder: "No theater; make it work for night shifts",
  willChange: "Will change",
  notUnderstood: "Name a place, time, budget, or audience, or what it must or must not have.",
  change: (credits: string) => sentence`Change it · ${credits}`,
  analysis: "Includes competitive analysis, like this concept.",
  mockup: "Includes a visual mockup, like this concept.",
  both: "Includes competitive analysis and a visual mockup, like this concept.",
  short: (available: string, missing: string) =>
    sentence`You have ${available} credits and need ${missing} more.`,
  paidBy: (payer: string, available: string) => sentence`Paid by ${payer}, which has ${available} credits.`,
  getCredits: "Get Credits",
  switchedOff: "Campaign generation is temporarily unavailable.",
} as const;

/** How a generation relates to the one it was made from. */
export const refinementNames: Record<Refinement, string> = {
  rerun: "New run",
  another: "Regenerated",
  cheaper: "Cheaper version",
  another_city: "In another city",
  more_technical: "More technical version",
  in_words: "Changed as asked",
};

export const madeFrom = {
  of: (refinement: string) => sentence`${refinement} of`,
  earlierGeneration: "an earlier generation",
  before: "Original",
  failed: "Couldn't load the original concept",
} as const;

export const rerunNote = {
  text: "Based on an earlier generation. Change what you like.",
  show: "Show it",
  remove: "Don't link to it",
} as const;

export const generationsList = {
  open: "Generations",
  title: "Generations",
  noun: "generations",
  empty: "You haven't generated any campaigns yet.",
  statuses: {
    queued: "Queued",
    running: "In progress",
    completed: "Completed",
    failed: "Failed",
    cancelled: "Canceled",
  },
  concepts: (count: number) => sentence`${count} ${count === 1 ? "concept" : "concepts"}`,
  shown: "Shown",
  runAgain: "Run again with changes",
  runAgainNamed: (prompt: string) => sentence`Run again with changes: ${prompt}`,
} as const;

export const conceptFigures = {
  costPerContact: "Cost per contact",
  costBasis: (budget: string, contacts: string, measure: string) =>
    sentence`${budget} ÷ ${contacts} (${measure})`,
  noContacts: "The plan doesn't give a number of contacts.",
  fit: "Fit with your brief",
  metOf: (met: number, all: number) => sentence`${met} of ${all} met`,
  allMet: "Everything that your brief asks for is in this concept.",
  openLines: "The lines below say what's missing and why.",
  notChecked: "This concept was made before briefs were checked line by line.",
  fitStatus: { met: "Met", partly: "Partly met", not: "Not met" },
  whatYouAsked: "What you asked for",
  unknown: "Not known",
} as const;
