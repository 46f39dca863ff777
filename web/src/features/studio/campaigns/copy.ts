/** Every text of the campaigns screens, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const campaignTypes = {
  all: "All types",
  pop_up: "Pop-up",
  virtual: "Virtual",
  experiential: "Experiential",
  hybrid: "Hybrid",
  sponsorship: "Sponsorship",
  activation: "Activation",
} as const;

export const ideaStatuses = {
  draft: "Draft",
  saved: "Saved",
  archived: "Archived",
} as const;

export const generationStages = {
  queued: "Queued",
  ideas: "Writing campaign concepts",
  details: "Adding analysis and mockups",
  completed: "Finishing up",
  other: "Working on your campaign",
} as const;

export const generationOutcome = {
  tryAgain: "Please try again.",
} as const;

export const conceptCard = {
  concept: (number: number) => sentence`Concept ${number}`,
  copy: "Copy",
  inYourLibrary: "In your library",
  saveToLibrary: "Save to library",
} as const;

export const conceptsTab = {
  loading: "Loading concepts",
  listFailed: "Couldn't load your generations",
  emptyTitle: "No concepts yet",
  emptyText: "Describe a campaign in the Strategy Builder to generate your first concepts.",
  buildAStrategy: "Build a strategy",
  generationFailed: "Couldn't load this generation",
  reuseBrief: "Use this brief",
  compare: "Compare",
  reserved: (credits: string) => sentence`${credits} credits reserved`,
  nothingCharged: "Nothing charged",
  charged: (credits: string) => sentence`${credits} credits`,
  byAgency: (cost: string) => sentence`${cost} · The agency pays`,
  chargedInPart: (charged: string, cost: string) =>
    sentence`Charged ${charged} of ${cost} credits. The rest were returned.`,
  ready: (count: number) => sentence`${count} ${count === 1 ? "concept" : "concepts"} ready`,
} as const;

export const generationEnded = {
  failed: "Generation failed",
  canceled: "Generation canceled",
  creditsReturned: "Your credits were returned.",
  copyReference: "Copy reference",
  tryAgain: "Try again with this brief",
} as const;

export const generationProgress = {
  progress: "Progress",
  elapsedTime: "Elapsed time",
  cancel: "Cancel",
  youCanLeave: "You can leave this page. We'll notify you in this browser when your concepts are ready.",
} as const;

export const mockupImage = {
  failed: "Couldn't load the mockup",
  altFor: (name: string) => sentence`Mockup of ${name}`,
  download: (name: string, format: string) => sentence`${format}: download the mockup of ${name}`,
} as const;

export const openGenerations = {
  inProgress: "In progress",
} as const;

export const orderSummary = {
  label: "Cost of this campaign",
  cost: "Cost",
  campaignConcepts: "Campaign concepts",
  competitiveAnalysis: "Competitive analysis",
  visualMockup: "Visual mockup",
  total: "Total",
  loadingCredits: "Loading credits...",
  creditsShort: (available: string, missing: string) =>
    sentence`You have ${available} credits and need ${missing} more.`,
  creditsLeft: (available: string, left: string) =>
    sentence`You'll have ${left} of ${available} credits left.`,
  paidBy: (payer: string, available: string, left: string) =>
    sentence`Paid by ${payer}, which will have ${left} of ${available} credits left.`,
  payerShort: (payer: string, available: string, missing: string) =>
    sentence`Paid by ${payer}, which has ${available} credits and needs ${missing} more.`,
  payerBuys: (payer: string) => sentence`Owners of ${payer} buy credits in its own account.`,
  ownersBuy: "An owner of your company can buy credits.",
  generating: "Generating…",
  generate: "Generate",
  switchedOff: "Campaign generation is temporarily unavailable. We'll keep your draft.",
  getCredits: "Get Credits",
  toGenerate: "to generate this campaign.",
  payForDelivered: "You pay only for what's delivered.",
} as const;

export const saveConceptDialog = {
  title: "Save to library",
  hint: "Use a name that's easy to find later.",
  name: "Name",
  description: "Description",
  status: "Status",
  cancel: "Cancel",
  save: "Save campaign",
} as const;

export const strategyBuilder = {
  yourBrief: "Your brief",
  prompt: "Prompt",
  promptPlaceholder: "What should the campaign achieve?",
  promptHint: "Include what you're promoting, what you want to happen, and how you'll measure success.",
  examples: "Start from an example",
  detailsTitle: "Details (optional)",
  detailsHint: "Industry, type, budget, audience, location, duration, and goals",
  anyIndustry: "Any industry",
  industry: "Industry",
  preferredType: "Preferred type",
  budget: "Budget",
  budgetPlaceholder: "25,000 (USD)",
  targetAudience: "Target audience",
  audiencePlaceholder: "CTOs of mid-size companies",
  location: "Location",
  locationPlaceholder: "Austin, Texas",
  duration: "Duration",
  durationPlaceholder: "3 days",
  goals: "Goals",
  goalsPlaceholder: "Leads, brand awareness",
  oneByOne: "Press Enter after each one",
  options: "Options",
  competitiveAnalysis: "Competitive analysis",
  competitiveAnalysisNote: "Strengths, gaps, and how to stand out",
  visualMockup: "Visual mockup",
  visualMockupNote: "A concept board for each idea",
  extraCredits: (credits: number) => sentence`+${credits}`,
  competitorNames: "Competitor names",
  competitorsPlaceholder: "Acme, Globex",
  competitorsDisabled: "Select Competitive analysis to add competitors.",
} as const;

export const briefSummary = {
  audience: (audience: string) => sentence`For: ${audience}`,
  voice: (voice: string) => sentence`Voice: ${voice}`,
  wordsToAvoid: (count: number) => sentence`${count} ${count === 1 ? "word" : "words"} to avoid`,
  facts: (count: number) => sentence`${count} ${count === 1 ? "fact" : "facts"}`,
  colors: (count: number) => sentence`${count} brand ${count === 1 ? "color" : "colors"}`,
} as const;

export const brandLine = {
  label: "Morgan knows:",
  loading: "Loading your brand",
  failed: "Couldn't load your brand. It's still used.",
  nothing: "nothing about your brand yet",
  add: "Add your brand",
  change: "Change",
} as const;

/** Example briefs: the button's label, and the prompt that it inserts. */
export const exampleBriefs = [
  {
    label: "Product launch",
    prompt:
      "Introduce our new product to 300 decision-makers at a hands-on event this spring. We want 60 qualified meetings and coverage in two trade publications.",
  },
  {
    label: "Conference presence",
    prompt:
      "Make our booth the one people talk about at an industry conference. We sponsor at the gold level and want 150 qualified leads at less than $120 each.",
  },
  {
    label: "Customer event",
    prompt:
      "Bring 40 of our best customers together for a day they'll remember. We want references, renewals, and five customers who agree to a case study.",
  },
] as const;

export const briefReplaced = {
  title: "Brief replaced",
  description: "Your previous brief is one click away.",
  undo: "Undo",
} as const;

export const campaignsPage = {
  title: "Campaign Strategy",
  lead: "Describe your goal and get campaign concepts that are ready to discuss.",
  backToDashboard: "Back to Dashboard",
  tabs: "Campaign strategy",
  strategyBuilder: "Strategy Builder",
  generatedConcepts: (count: number) => sentence`Generated Concepts (${count})`,
  strategicTemplates: "Strategic Templates",
  enterpriseLibrary: (count: number) => sentence`Enterprise Library (${count})`,
} as const;

export const saveCampaign = {
  generationIdMissing: "Generation ID not found",
} as const;
