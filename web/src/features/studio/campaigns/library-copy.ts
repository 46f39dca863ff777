import type { CampaignIdeaStatus } from "@marquee/contracts/enums";
import { numberText } from "@marquee/contracts/text/formats";
import { sentence } from "@marquee/contracts/text/sentence";

/** The texts of the Enterprise Library, loaded with it. */

const campaigns = (count: number) => (count === 1 ? "1 campaign" : sentence`${numberText(count)} campaigns`);

const done: Record<CampaignIdeaStatus, string> = {
  draft: "changed to draft",
  saved: "restored",
  archived: "archived",
};

export const libraryToasts = {
  changed: (to: CampaignIdeaStatus, count: number) =>
    count === 1 ? sentence`Campaign ${done[to]}` : sentence`${campaigns(count)} ${done[to]}`,
  left: (count: number) =>
    count === 1
      ? "1 campaign wasn't changed. It's gone, or it's a draft: save drafts before you archive them."
      : sentence`${campaigns(count)} weren't changed. They're gone, or they're drafts: save drafts before you archive them.`,
  nothingChanged: "Nothing was changed",
  undo: "Undo",
} as const;

/** Marks what came with the sample data, and leaves with it. */
export const sampleBadge = "Sample data";

export const libraryFilters = {
  searchLabel: "Search the library",
  searchPlaceholder: "Search campaigns...",
  status: "Status",
  draftsAndSaved: "Drafts and saved",
  all: "All",
  type: "Type",
  anyType: "All types",
  budget: "Budget",
  anyBudget: "Any budget",
  upTo: (amount: string) => sentence`Up to ${amount}`,
  between: (from: string, to: string) => sentence`${from} to ${to}`,
  from: (amount: string) => sentence`${amount} and up`,
  mockup: "Mockup",
  anyMockup: "Any mockup",
  withMockup: "With mockup",
  withoutMockup: "Without mockup",
} as const;

export const libraryView = {
  found: (count: number) => campaigns(count),
  label: "View",
  table: "Table",
  cards: "Cards",
  sortBy: "Sort by",
  usual: "Last changed",
  orders: {
    updated: "First changed",
    name: "Name, A to Z",
    "-name": "Name, Z to A",
    "-budget": "Highest budget",
    budget: "Lowest budget",
    type: "Type",
    status: "Status",
  },
} as const;

export const libraryTable = {
  caption: "Campaigns in your library",
  campaign: "Campaign",
  type: "Type",
  status: "Status",
  budget: "Budget",
  location: "Location",
  seen: "Shared",
  changed: "Changed",
  onPhone: (type: string, status: string | false, changed: string) =>
    status === false ? sentence`${type} · ${changed}` : sentence`${type} · ${status} · ${changed}`,
  actions: "Actions",
} as const;

/** What came of the links to a concept; nothing where there was nothing. */
export const librarySeen = (views: number, comments: number): string =>
  [
    ...(views > 0 ? [views === 1 ? "1 view" : sentence`${numberText(views)} views`] : []),
    ...(comments > 0 ? [comments === 1 ? "1 comment" : sentence`${comments} comments`] : []),
  ].join(" · ");

export const libraryCard = {
  select: (name: string) => sentence`Select ${name}`,
} as const;

export const librarySelection = {
  archive: "Archive",
  restore: "Restore",
  exportCsv: "Export CSV",
  csvName: "campaigns.csv",
} as const;

export const libraryMenu = {
  actionsFor: (name: string) => sentence`Actions for ${name}`,
  openPage: "Open page",
  edit: "Edit",
  versions: "Versions",
  duplicate: "Duplicate",
  saveAsTemplate: "Save as template",
  save: "Mark as saved",
  restore: "Restore",
  archive: "Archive",
  delete: "Delete",
} as const;

export const libraryTab = {
  label: "Enterprise Library",
  noun: "campaigns",
  emptyTitle: "Your library is empty",
  emptyText: "Concepts you save appear here.",
  example: { name: "The Repair Bar", about: "Pop-up · Berlin · 2 days", end: "$24,500" },
  buildAStrategy: "Build a strategy",
  noMatchTitle: "No campaigns match",
  noMatchText: "Nothing in your library matches this search and these filters.",
  clearFilters: "Clear filters",
} as const;

export const ideaDialog = {
  campaign: "Campaign",
  failed: "Couldn't load this campaign",
  loading: "Loading campaign",
  copy: "Copy",
  edit: "Edit",
  versions: "Versions",
  openPage: "Open page",
} as const;

/** The fields of a campaign idea, in display order. */
export const ideaFields = {
  name: "Name",
  description: "Description",
  type: "Type",
  budget: "Budget",
  location: "Location",
  duration: "Duration",
  targetAudience: "Target audience",
  promise: "Promise",
  fit: "Why it fits",
  goals: "Goals",
  keyFeatures: "Key features",
  expectedOutcomes: "Expected outcomes",
  metrics: "Metrics",
  budgetSplit: "Where the money goes",
  staffing: "Who you need",
  timeline: "Timeline",
  measures: "Measures and targets",
  risk: "Main risk",
  riskAnswer: "What to do",
  sources: "Sources",
  inspiration: "Inspiration",
  summary: "Competitive analysis",
  competitors: "Competitors",
  differentiators: "How to stand out",
  risks: "Risks",
  basis: "What the analysis is based on",
  mockupDescription: "Mockup description",
  events: "Events on Marquee that fit",
} as const;
export type IdeaField = keyof typeof ideaFields;

export const editIdeaDialog = {
  title: "Edit campaign",
  onePerLine: "One per line",
  inDollars: "USD",
  plan: "Plan",
  analysis: "Competitive analysis",
  hints: {
    budgetSplit: "One per line, such as “Build: $6,000”. They add up to the budget.",
    staffing: "One per line, such as “Hosts: 3”",
    timeline: "One per line, such as “8 weeks before: Book the place”",
    measures: "One per line, such as “Demos: 400”",
    competitors: "One per line: name: strengths | gaps, with a semicolon between two",
  },
  changedElsewhere:
    "This campaign was changed on another device. What you typed is still here; the rest shows the latest version.",
  bothChanged: (fields: string) =>
    sentence`Changed in both places: ${fields}. Saving keeps yours; the other text stays under Versions.`,
  cancel: "Cancel",
  save: "Save changes",
} as const;

export const deleteIdeaDialog = {
  title: "Delete this campaign?",
  description: (name: string) =>
    sentence`This permanently deletes “${name}” and its earlier versions. To keep it, archive it instead.`,
  cancel: "Keep it",
  confirm: "Delete campaign",
} as const;

export const ideaVersions = {
  title: "Versions",
  failed: "Couldn't load the versions",
  loading: "Loading versions",
  lead: (kept: number) => sentence`Every edit is kept, up to the last ${kept}.`,
  version: (number: number) => sentence`Version ${number}`,
  current: "Current",
  saved: "As it was saved",
  oldest: "The oldest version that is kept",
  removed: "removed:",
  added: "added:",
  restore: (number: number) => sentence`Restore version ${number}`,
  onlyOne: "No edits yet. When you edit this campaign, what it said before appears here.",
} as const;
