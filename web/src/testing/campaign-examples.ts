import type { CampaignIdea, Generation } from "@marquee/contracts/studio/campaigns";
import type { LibraryEntry } from "@marquee/contracts/studio/library";
import type { CampaignTemplate } from "@marquee/contracts/studio/templates";

const at = "2026-01-05T09:00:00.000Z";

/** For component tests: a saved campaign idea. */
export const idea: CampaignIdea = {
  id: "idea_1",
  userId: "usr_1",
  generationId: "gen_1",
  name: "Night Shift",
  description: "A late show for developers.",
  type: "pop_up",
  goals: ["Leads"],
  targetAudience: { description: "Developers" },
  budget: 40_000,
  location: "Austin",
  duration: "3 days",
  keyFeatures: ["Open stage"],
  expectedOutcomes: ["100 leads"],
  metrics: ["Leads per day"],
  inspiration: "Theaters after the last show.",
  competitiveAnalysis: null,
  mockupImageUrl: null,
  mockupDescription: null,
  status: "saved",
  createdAt: at,
  updatedAt: at,
};

/** For component tests: the same idea as an entry of the library. */
export const libraryEntry: LibraryEntry = {
  id: idea.id,
  generationId: idea.generationId,
  status: "saved",
  name: idea.name,
  summary: idea.description,
  type: idea.type,
  budget: idea.budget,
  location: idea.location,
  duration: idea.duration,
  mockupImageUrl: null,
  version: 1,
  views: 0,
  comments: 0,
  sample: false,
  createdAt: at,
  updatedAt: at,
};

const { id: _id, userId: _userId, generationId: _generationId, status: _status, ...dated } = idea;
const { createdAt: _createdAt, updatedAt: _updatedAt, ...result } = dated;

/** For component tests: a generation with one concept. */
export const generation: Generation = {
  generationId: "gen_1",
  status: "completed",
  results: [result],
  cost: 10,
  charged: 10,
  payer: "client",
  error: null,
  prompt: "A late show for developers in Austin",
  parameters: {},
  parent: null,
  progress: { stage: "completed", percent: 100 },
  selectedCampaignId: null,
  createdAt: at,
  updatedAt: at,
};

/** For component tests: a public template. */
export const template: CampaignTemplate = {
  id: "tpl_1",
  name: "The Swap Window",
  description: "A window that changes every hour.",
  industry: "retail",
  type: "pop_up",
  thumbnail: null,
  targetAudience: "Urban shoppers",
  keyFeatures: ["Hourly change"],
  estimatedBudget: 42_000,
  estimatedDuration: "10 days",
  goals: ["Bring customers back"],
  metrics: ["Swaps per day"],
  content: "Design a pop-up around swapping.",
  isPublic: true,
  createdAt: at,
  updatedAt: at,
};
