/** Every text of the dashboard, by component. */

export const dashboardContent = {
  availableCredits: "Available credits",
  reserved: (credits: string) => `${credits} reserved`,
  buyCredits: "Buy credits to get started",
  readyToSpend: "Ready to spend",
  spentCredits: "Spent credits",
  ofTotal: (credits: string) => `of ${credits} total`,
  campaignsGenerated: "Campaigns generated",
  noneYet: "None yet",
  ofRequested: (count: number) => `of ${count} requested`,
  savedConcepts: "Saved concepts",
  inTheLibrary: (count: number) => `${count} in the library`,
} as const;

export const dashboardPage = {
  greeting: (partOfDay: "morning" | "afternoon" | "evening", name: string) => `Good ${partOfDay}, ${name}`,
  title: "Executive Dashboard",
  partner: "Partner",
  premiumAccess: "Premium Access",
  newCampaign: "New campaign",
} as const;

export const libraryShelf = {
  fromYourLibrary: "From your library",
  viewAll: "View all",
} as const;

export const morganCard = {
  morgan: "Morgan",
  answered: (ago: string) => `Answered ${ago}`,
  yourStrategist: "Your AI strategist",
  loading: "Loading your conversation",
  failed: "Couldn't load your conversation",
  invitation:
    "Ask which events fit your audience, what a sponsorship should cost, or how to prove its return.",
  continue: "Continue the conversation",
  start: "Start a conversation",
} as const;

export const jobStatuses = {
  queued: "Queued",
  running: "Running",
  failed: "Failed",
  cancelled: "Canceled",
} as const;

export const recentCampaigns = {
  title: "Recent campaigns",
  viewAll: "View all",
  loading: "Loading campaigns",
  failed: "Couldn't load your campaigns",
  emptyTitle: "No campaigns yet",
  emptyText: "Describe a goal and get campaign concepts with budgets, metrics, and mockups.",
  buildAStrategy: "Build a strategy",
  concepts: (count: number) => `${count} ${count === 1 ? "concept" : "concepts"}`,
} as const;
