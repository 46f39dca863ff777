/** Every text of the frame around all screens, by component. */

export const errorBoundary = {
  tryAgain: "Try again",
  reload: "Reload",
} as const;

export const appLayout = {
  skipToContent: "Skip to content",
  sidebar: "Sidebar",
  navigation: "Navigation",
  loading: "Loading...",
} as const;

export const confirmEmailBanner = {
  ask: (email: string) => `Confirm your email to use your free replies. We sent a link to ${email}.`,
  sending: "Sending…",
  resend: "Resend confirmation email",
} as const;

export const creditsWidget = {
  loadingCredits: "Loading credits...",
  noCreditsAvailable: "No credits available",
  getCredits: "Get Credits",
  credits: "credits",
  available: "available",
  reserved: (credits: string) => `${credits} reserved`,
} as const;

export const helpDialog = {
  title: "Help",
  text: "Ask Morgan about events, sponsorships, or credits. Developers: see the API documentation.",
  askMorgan: "Ask Morgan",
  documentation: "Documentation",
  keyboardShortcuts: "Keyboard shortcuts",
} as const;

export const notificationsPanel = {
  undo: "Undo",
  notifications: "Notifications",
  markAllRead: "Mark all read",
  cleared: "Notifications cleared",
  clear: "Clear",
  emptyTitle: "All caught up!",
  emptyText: "You don't have any notifications at the moment.",
  dismiss: (title: string) => `Dismiss: ${title}`,
  dismissed: "Notification dismissed",
  unread: "(unread)",
} as const;

export const notificationsPopover = {
  notifications: "Notifications",
  unread: (badge: string) => `Notifications, ${badge} unread`,
} as const;

export const offlineBanner = {
  offline: "You're offline. Some information may be out of date.",
  unreachable: "Can't reach Marquee. We'll keep trying.",
} as const;

export const searchBox = {
  search: "Search",
  placeholder: "Search events, sponsors...",
  shortcut: "Ctrl K",
} as const;

export const searchPanel = {
  results: "Search results",
  scope: "Search pages, your campaigns, and credit packages",
  nothingFound: (text: string) => `Nothing found for “${text}”`,
  pages: "Pages",
  campaigns: "Campaigns",
  creditPackages: "Credit packages",
  packageWords: (description: string) => `${description} credits buy`,
  packageNote: (credits: string, price: string) => `${credits} credits, ${price}`,
} as const;

export const sidebar = {
  home: "Marquee, Executive Dashboard",
  marquee: "Marquee",
  main: "Main",
  strategicConsultation: "Strategic Consultation",
  logout: "Logout",
} as const;

export const nav = {
  main: "Main",
  dashboard: "Executive Dashboard",
  events: "Brand Events",
  sponsorships: "Sponsorship Hub",
  campaigns: "Campaign Strategy",
  enterprise: "Enterprise",
  chat: "AI Strategist",
  analyticsGroup: "Analytics",
  analytics: "Enterprise Analytics",
  engagement: "Audience Engagement",
  roi: "ROI & Reporting",
  premium: "Premium",
  settingsGroup: "Settings",
  team: "Team Management",
  credits: "Billing & Credits",
  manage: "Manage",
  settings: "Enterprise Settings",
  adminGroup: "Admin",
  adminDashboard: "Admin Dashboard",
  users: "User Management",
  system: "System Control",
  adminBadge: "Admin",
} as const;

export const helpMenu = {
  label: "Help",
  help: "Help and shortcuts",
  documentation: "Documentation",
  takeTour: "Take tour",
} as const;

export const topBar = {
  openNavigation: "Open navigation",
  expandSidebar: "Expand sidebar",
  collapseSidebar: "Collapse sidebar",
} as const;

export const tourDialog = {
  welcomeTitle: (firstName: string) => `Welcome to Marquee, ${firstName}`,
  welcome:
    "Marquee helps marketing teams find the right events, close sponsorship deals, and turn both into campaigns. Six short steps show you around.",
  ideationTitle: "Campaign ideation",
  ideation:
    "Describe your goal, and the Strategy Builder creates complete concepts with budgets and metrics. Add a competitive analysis or a visual mockup if you need one.",
  openIdeation: "Open Campaign Strategy",
  eventsTitle: "Premium events",
  events:
    "Brand Events and the Sponsorship Hub will bring the events that fit your audience and the packages you can sponsor into one place. Until then, ask Morgan about them.",
  openEvents: "Open Brand Events",
  analyticsTitle: "Analytics",
  analytics: "See what you've spent, generated, and saved, so your next decision is based on data.",
  openAnalytics: "Open Enterprise Analytics",
  creditsTitle: "Credits",
  credits: (campaign: string, withEverything: string) =>
    `A campaign costs ${campaign}, or ${withEverything} with every option. You pay only for what's delivered. If something fails, we return your credits automatically.`,
  openCredits: "Open Billing & Credits",
  morganTitle: "Meet Morgan, your AI strategist",
  morgan: "Morgan knows your events, packages, and balance, and answers in real time.",
  openMorgan: "Talk to Morgan",
  engagement: "Engagement",
  engagementText: "Ask which events reach your audience and how to draw them to your booth.",
  strategy: "Strategy",
  strategyText: "Let Morgan compare packages, plan a budget, and prepare your next negotiation.",
  insights: "Insights",
  insightsText: "Learn which metrics prove ROI and the cheapest ways to improve them.",
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  back: "Back",
  next: "Next",
  finish: "Finish Tour",
  whatMorganDoes: "What Morgan can do for you",
} as const;

export const userMenuPanel = {
  light: "Light",
  dark: "Dark",
  system: "System",
  account: "Account",
  profile: "Profile",
  settings: "Settings",
  theme: "Theme",
  logOut: "Log out",
} as const;

export const userMenu = {
  label: (initials: string, name: string) => `${initials}, account menu of ${name}`,
} as const;

export const adminPage = {
  dashboardLead: "Users, revenue, and work at a glance.",
  usersLead: "Find and manage user accounts.",
  systemLead: "Manage features, prices, packages, and the banner. Changes apply within a minute.",
  jobsLead: "Work in progress and work that failed.",
  deadLettersLead: "Messages that couldn't be processed.",
  webhooksLead: "Events from the card provider and what we did with them.",
  approvalsLead: "Changes waiting for a second admin, and manual credit adjustments.",
  ledgerLead: "Checks that every balance matches its ledger.",
  auditLead: "Who changed what, and why.",
  overview: "Overview",
  users: "Users",
  system: "System",
  jobs: "Jobs",
  deadLetters: "Dead letters",
  webhooks: "Webhooks",
  approvals: "Approvals",
  ledgerCheck: "Ledger check",
  auditLog: "Audit log",
  userManagement: "User Management",
  systemControl: "System Control",
  adminDashboard: "Admin Dashboard",
  admin: "Admin",
} as const;

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
  failed: "Couldn't load",
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

export const notFoundPage = {
  documentTitle: "Page not found",
  title: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  search: "Search",
  dashboard: "Go to the dashboard",
  lastPlaces: "Where you were last",
} as const;

export const overviewPage = {
  title: "Overview",
  backToDashboard: "Back to Dashboard",
  comingSoon: "Coming soon",
  whatToExpect: (page: string) => `What you'll find in ${page}`,
  askMorgan: "Ask Morgan",
  activity: "Your activity so far",
} as const;

/** The pages that are still being built: what each will do, and what Morgan can do about it today. */
export const comingPages = {
  events: {
    title: "Events",
    lead: "Brand Events is coming soon. Here's your activity so far.",
    plans: [
      "Search events by category, date, and location",
      "See who attends and what a sponsorship costs",
      "Contact organizers and save events for later",
    ],
    today: "Until then, Morgan can tell you which upcoming events fit your audience.",
  },
  sponsorships: {
    title: "Sponsorship Hub",
    lead: "The Sponsorship Hub is coming soon. Here's your activity so far.",
    plans: [
      "Follow every deal from the first offer to the contract",
      "Compare packages by tier, price, and benefits",
      "See what each sponsorship brought in",
    ],
    today: "Until then, Morgan can compare packages and help you prepare a negotiation.",
  },
  analytics: {
    title: "Enterprise Analytics",
    lead: "Enterprise Analytics is coming soon. Here's your activity so far.",
    plans: [
      "Performance of your events and campaigns over time",
      "Pipeline and revenue by event",
      "Which locations are worth your next budget",
    ],
    today: "Until then, Morgan can tell you which metrics to track.",
  },
  engagement: {
    title: "Audience Engagement",
    lead: "Audience Engagement is coming soon. Here's your activity so far.",
    plans: [
      "How many people you reached and how they took part",
      "Lead quality by event",
      "What drew people to your booth",
    ],
    today: "Until then, Morgan can suggest ways to draw people to your booth.",
  },
  roi: {
    title: "ROI & Reporting",
    lead: "ROI & Reporting is coming soon. Here's your activity so far.",
    plans: [
      "Return on every sponsorship",
      "Cost per lead compared with your target",
      "Reports you can share with your team",
    ],
    today: "Until then, Morgan can calculate the expected ROI of a sponsorship.",
  },
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

export const protectedRoute = {
  verifyingAuthentication: "Verifying authentication...",
} as const;

export const secondFactorNotice = {
  adminDashboard: "Admin Dashboard",
  oneStepIsLeftBefore: "One step is left before the admin pages open.",
  backToDashboard: "Back to Dashboard",
  setUpTwoFactorAuthentication: "Set up two-factor authentication",
  setUpNow: "Set up now",
  adminsSignInWithA:
    "Admins sign in with a password and a code from an authenticator app. It takes about a minute.",
} as const;

export const sessionError = {
  marqueeCouldNotCheckWho: "Marquee could not check who is signed in",
} as const;

export const stepUpDialog = {
  giveACodeOfYour: "Give a code of your authenticator app, or one of your recovery codes.",
  giveYourPasswordYouWill: "Give your password. You will not be asked again for ten minutes.",
  codeIsRequired: "Code is required",
  passwordIsRequired: "Password is required",
  confirmItIsYou: "Confirm it is you",
  code: "Code",
  password: "Password",
  cancel: "Cancel",
  confirm: "Confirm",
  yourAccountHasNoPassword:
    "Your account has no password, so only signing in again proves that it is you. You come back to this page.",
  signInAgain: "Sign in again",
} as const;

export const waitingScreen = {
  loading: "Loading...",
} as const;
