/** Every text of what Morgan knows, by component. */

export const brandFactsCard = {
  title: "What Morgan knows",
  note: "Morgan uses this in chat and campaign ideas, and to match you with events.",
  loading: "Loading what Morgan knows",
  failed: "Couldn't load what Morgan knows",
  clear: "Clear all",
} as const;

export const brandFactsForm = {
  companyName: "Company name",
  industry: "Industry",
  marketingGoals: "Marketing goals",
  targetAudience: "Target audience",
  brandVoice: "Brand voice",
  brandVoiceHint: "How your brand sounds, such as warm, brief, and a little playful",
  forbiddenWords: "Words to avoid",
  forbiddenWordsHint: (max: number) => `Morgan never uses these. Up to ${max}.`,
  facts: "Other facts",
  factsHint: (max: number) => `One per line, up to ${max}`,
  factsPlaceholder: "We launch a new product in May\nWe don't sponsor competitors' events",
  save: "Update what Morgan knows",
  factNumber: (number: number, message: string) => `Fact ${number}: ${message}`,
} as const;

export const brandColors = {
  label: "Brand colors",
  optional: "Optional",
  hint: (max: number) => `Mockups are drawn in these, the first one leading. Up to ${max}.`,
  full: (max: number) => `Mockups are drawn in these, the first one leading. You've added all ${max}.`,
  add: "Add a color",
  pick: (number: number) => `Pick color ${number}`,
  code: (number: number) => `Code of color ${number}`,
  remove: (number: number) => `Remove color ${number}`,
  added: (count: number) => `Color added. ${count} in all.`,
  removed: (number: number, left: number) => `Color ${number} removed. ${left} left.`,
} as const;

export const clearFactsDialog = {
  title: "Clear what Morgan knows?",
  text: "Morgan forgets everything you entered here, including your onboarding answers. Your profile and conversations stay.",
  confirm: "Clear all",
} as const;
