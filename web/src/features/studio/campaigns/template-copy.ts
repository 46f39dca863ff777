/** The texts of templates, loaded with their tab and with the dialog that creates one. */

import { sentence } from "@marquee/contracts/text/sentence";

export const ownTemplateMenu = {
  actionsFor: (name: string) => sentence`Actions for template ${name}`,
  rename: "Rename",
  delete: "Delete",
} as const;

export const renameTemplateDialog = {
  title: "Rename template",
  name: "Name",
  cancel: "Cancel",
  rename: "Rename",
} as const;

export const deleteTemplateDialog = {
  title: "Delete this template?",
  description: (name: string) =>
    sentence`This permanently deletes “${name}”. The campaign it was made from stays in your library.`,
  cancel: "Keep it",
  confirm: "Delete template",
} as const;

export const templateFromIdeaDialog = {
  title: "Save as template",
  description: "It will be added to Strategic Templates. Only you can see it.",
  name: "Name",
  industry: "Industry",
  cancel: "Cancel",
  create: "Create template",
} as const;

export const templatesTab = {
  searchLabel: "Search templates",
  searchPlaceholder: "Search templates...",
  types: "Campaign type",
  allIndustries: "All industries",
  industry: "Industry",
  loadMore: "Load more",
  failed: "Couldn't load the templates",
  loading: "Loading templates",
  suggested: (industry: string) => sentence`Suggested for ${industry}`,
  all: "All templates",
  noIndustryTitle: "No templates for this industry",
  noIndustryText: "Choose another industry, or create a template from a campaign in your library.",
  noMatchTitle: "No templates match",
  noMatchText: "Try another search or type.",
  clearFilters: "Clear filters",
} as const;

export const templateCard = {
  private: "Private",
  facts: (budget: string, duration: string) => sentence`From ${budget} · ${duration}`,
  preview: "Preview",
  previewNamed: (name: string) => sentence`Preview ${name}`,
  use: "Use template",
  useNamed: (name: string) => sentence`Use template ${name}`,
} as const;

export const templateDialog = {
  brief: "The brief",
  budget: "Budget",
  from: (budget: string) => sentence`From ${budget}`,
  duration: "Duration",
  audience: "Audience",
  goals: "Goals",
  keyFeatures: "Key features",
  metrics: "Metrics",
  replaces: "This replaces the brief you've written. You can undo it.",
  cancel: "Cancel",
  use: "Use template",
} as const;
