/** Every text of the campaigns screens, by component. */

export const conceptCard = {
  concept: (number: string | number) => `Concept ${number}`,
  copy: "Copy",
  inYourLibrary: "In your library",
  saveToLibrary: "Save to library",
} as const;

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

export const conceptFacts = {
  budget: "Budget",
  location: "Location",
  duration: "Duration",
  targetAudience: "Target audience",
} as const;

export const conceptsTab = {
  loadingConcepts: "Loading concepts",
  yourGenerationsCouldNotBe: "Your generations could not be loaded",
  noConceptsYet: "No concepts yet",
  buildAStrategy: "Build a strategy",
  describeACampaignInThe:
    "Describe a campaign in the Strategy Builder. Its concepts appear here, one by one.",
  thisGenerationCouldNotBe: "This generation could not be loaded",
  thisBrief: "Use this brief",
  creditsReserved: (cost: string | number) => `${cost} credits reserved`,
  nothingCharged: "Nothing charged",
  credits: (charged: string | number) => `${charged} credits`,
  ofCreditsChargedTheRest: (charged: string | number, cost: string | number) =>
    `${charged} of ${cost} credits charged, the rest came back`,
  earlierGenerations: "Earlier generations",
  thisGeneration: "This generation",
} as const;

export const deleteIdeaDialog = {
  deleteThisCampaign: "Delete this campaign?",
  willBeRemovedForGood: (name: string | number) =>
    `“${name}” will be removed for good. Archive it instead if you may want it back.`,
  keepIt: "Keep it",
  deleteCampaign: "Delete campaign",
} as const;

export const editIdeaDialog = {
  editCampaign: "Edit campaign",
  name: "Name",
  description: "Description",
  type: "Type",
  location: "Location",
  duration: "Duration",
  cancel: "Cancel",
  saveChanges: "Save changes",
} as const;

export const generationEnded = {
  generationFailed: "Generation failed",
  generationCancelled: "Generation cancelled",
  yourCreditsWereReturned: "Your credits were returned.",
  tryAgainWithThisBrief: "Try again with this brief",
} as const;

export const generationProgress = {
  progress: "Progress",
  elapsedTime: "Elapsed time",
  cancel: "Cancel",
  youCanLeaveThisPage:
    "You can leave this page. The work goes on, and a notification tells you when it is done.",
} as const;

export const ideaDialog = {
  campaign: "Campaign",
  thisCampaignCouldNotBe: "This campaign could not be loaded",
  loadingCampaign: "Loading campaign",
  copy: "Copy",
  edit: "Edit",
  done: "Done",
} as const;

export const libraryRow = {
  campaignArchived: "Campaign archived",
  campaignRestored: "Campaign restored",
  undo: "Undo",
  actionsFor: (name: string | number) => `Actions for ${name}`,
  edit: "Edit",
  makeATemplate: "Make a template",
  restore: "Restore",
  archive: "Archive",
  delete: "Delete",
} as const;

export const libraryTab = {
  allTypes: "All types",
  draftsAndSaved: "Drafts and saved",
  draft: "Draft",
  saved: "Saved",
  archived: "Archived",
  all: "All",
  searchTheLibrary: "Search the library",
  searchCampaigns: "Search campaigns...",
  type: "Type",
  status: "Status",
  loadingYourLibrary: "Loading your library",
  yourLibraryCouldNotBe: "Your library could not be loaded",
  yourLibraryIsEmpty: "Your library is empty",
  buildAStrategy: "Build a strategy",
  conceptsThatYouSaveAre: "Concepts that you save are kept here for your team.",
  noCampaignsMatch: "No campaigns match",
  clearFilters: "Clear filters",
  nothingInYourLibraryFits: "Nothing in your library fits this search and these filters.",
} as const;

export const mockupImage = {
  theMockupCouldNotBe: "The mockup could not be loaded",
  mockupOf: (name: string | number) => `Mockup of ${name}`,
} as const;

export const openGenerations = {
  inProgress: "In progress",
} as const;

export const orderSummary = {
  order: "Order",
  cost: "Cost",
  campaignConcepts: "Campaign concepts",
  competitiveAnalysis: "Competitive analysis",
  visualMockup: "Visual mockup",
  total: "Total",
  loadingCredits: "Loading credits...",
  availableMoreNeeded: (available: string | number, count: string | number) =>
    `${available} available, ${count} more needed.`,
  availableAfterwards: (available: string | number, count: string | number) =>
    `${available} available, ${count} afterwards.`,
  ordering: "Ordering…",
  generate: "Generate",
  campaignGenerationIsSwitchedOff:
    "Campaign generation is switched off at the moment. Please try again later.",
  getCredits: "Get Credits",
  toGenerateThisCampaign: "to generate this campaign.",
  youPayOnlyForWhat: "You pay only for what is delivered.",
} as const;

export const saveConceptDialog = {
  saveToLibrary: "Save to library",
  nameItTheWayYour: "Name it the way your team will look for it.",
  name: "Name",
  description: "Description",
  status: "Status",
  cancel: "Cancel",
  saveCampaign: "Save campaign",
} as const;

export const strategyBuilder = {
  anyIndustry: "Any industry",
  yourBrief: "Your brief",
  prompt: "Prompt",
  whatShouldTheCampaignAchieve:
    "What should the campaign achieve? For example: introduce our new AI platform to 500 CTOs at a hands-on event in spring.",
  sayWhatYouOfferWhat: "Say what you offer, what should happen, and what would count as success.",
  industry: "Industry",
  preferredType: "Preferred type",
  budget: "Budget",
  budgetExample: "25,000 (USD)",
  targetAudience: "Target audience",
  ctosOfMidSizeCompanies: "CTOs of mid-size companies",
  location: "Location",
  austinTexas: "Austin, Texas",
  duration: "Duration",
  durationExample: "3 days",
  goals: "Goals",
  leadsBrandAwareness: "Leads, brand awareness",
  separatedByCommas: "Separated by commas.",
  options: "Options",
  competitiveAnalysis: "Competitive analysis",
  strengthsGapsAndHowTo: "Strengths, gaps and how to stand out.",
  visualMockup: "Visual mockup",
  aConceptBoardForEvery: "A concept board for every idea.",
  competitorNames: "Competitor names",
  acmeGlobex: "Acme, Globex",
  tickCompetitiveAnalysisToName: "Tick competitive analysis to name competitors.",
} as const;

export const templateFromIdeaDialog = {
  makeATemplate: "Make a template",
  itAppearsAmongYourStrategic: "It appears among your Strategic Templates. Only you can see it.",
  name: "Name",
  industry: "Industry",
  cancel: "Cancel",
  createTemplate: "Create template",
} as const;

export const templatesTab = {
  allIndustries: "All industries",
  industry: "Industry",
  loadMore: "Load more",
  theTemplatesCouldNotBe: "The templates could not be loaded",
  loadingTemplates: "Loading templates",
  noTemplatesForThisIndustry: "No templates for this industry",
  chooseAnotherIndustryOrMake: "Choose another industry, or make a template of a campaign in your library.",
  yours: "Yours",
  budget: "Budget",
  from: (estimatedBudget: string | number) => `From ${estimatedBudget}`,
  duration: "Duration",
  for: "For",
  template: (name: string | number) => `Use template ${name}`,
  template2: "Use template",
} as const;

export const campaignsPage = {
  campaignStrategy: "Campaign Strategy",
  describeWhatYouWantTo:
    "Describe what you want to achieve and get campaign concepts that are ready to discuss.",
  backToDashboard: "Back to Dashboard",
  campaignStrategy2: "Campaign strategy",
  strategyBuilder: "Strategy Builder",
  generatedConcepts: (count: string | number) => `Generated Concepts (${count})`,
  strategicTemplates: "Strategic Templates",
  enterpriseLibrary: (libraryCount: string | number) => `Enterprise Library (${libraryCount})`,
} as const;
