/** Every text of what Morgan knows, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const brandFactsCard = {
  title: "What Morgan knows",
  note: "Morgan uses this in chat and campaign ideas, and to match you with events.",
  loading: "Loading what Morgan knows",
  failed: "Couldn't load what Morgan knows",
  clear: "Clear all",
} as const;

export const brandFactsForm = {
  managersChange: "Managers and owners of your company change what Morgan knows about it.",
  companyName: "Company name",
  industry: "Industry",
  marketingGoals: "Marketing goals",
  targetAudience: "Target audience",
  brandVoice: "Brand voice",
  brandVoiceHint: "How your brand sounds, such as warm, brief, and a little playful",
  forbiddenWords: "Words to avoid",
  forbiddenWordsHint: (max: number) => sentence`Morgan never uses these. Up to ${max}.`,
  facts: "Other facts",
  factsHint: (max: number) => sentence`One per line, up to ${max}`,
  factsPlaceholder: "We launch a new product in May\nWe don't sponsor competitors' events",
  save: "Update what Morgan knows",
  factNumber: (number: number, message: string) => sentence`Fact ${number}: ${message}`,
} as const;

export const brandColors = {
  label: "Brand colors",
  optional: "Optional",
  hint: (max: number) => sentence`Mockups are drawn in these, the first one leading. Up to ${max}.`,
  full: (max: number) =>
    sentence`Mockups are drawn in these, the first one leading. You've added all ${max}.`,
  add: "Add a color",
  pick: (number: number) => sentence`Pick color ${number}`,
  code: (number: number) => sentence`Code of color ${number}`,
  remove: (number: number) => sentence`Remove color ${number}`,
  added: (count: number) => sentence`Color added. ${count} in all.`,
  removed: (number: number, left: number) => sentence`Color ${number} removed. ${left} left.`,
} as const;

export const clearFactsDialog = {
  title: "Clear what Morgan knows?",
  text: "Morgan forgets everything you entered here, including your onboarding answers. Your profile and conversations stay.",
  confirm: "Clear all",
} as const;
