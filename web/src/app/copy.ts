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
  sending: "Sending…",
  resendConfirmationEmail: "Resend confirmation email",
} as const;

export const creditsWidget = {
  loadingCredits: "Loading credits...",
  noCreditsAvailable: "No credits available",
  getCredits: "Get Credits",
  credits: "credits",
  available: "available",
  reserved: (heldCredits: string | number) => `${heldCredits} reserved`,
} as const;

export const helpDialog = {
  help: "Help",
  askMorganAnythingAboutEvents:
    "Ask Morgan anything about events, sponsorship and your credits. The documentation describes every call of the API.",
  askMorgan: "Ask Morgan",
  documentation: "Documentation",
  keyboardShortcuts: "Keyboard shortcuts",
} as const;

export const notificationsPanel = {
  undo: "Undo",
  notifications: "Notifications",
  markAllRead: "Mark all read",
  notificationsCleared: "Notifications cleared",
  clear: "Clear",
  allCaughtUp: "All caught up!",
  youDontHaveAnyNotifications: "You don't have any notifications at the moment.",
  dismiss: (title: string | number) => `Dismiss: ${title}`,
  notificationDismissed: "Notification dismissed",
  unread: "(unread)",
} as const;

export const notificationsPopover = {
  notifications: "Notifications",
  notificationsUnread: (badge: string | number) => `Notifications, ${badge} unread`,
} as const;

export const offlineBanner = {
  offline: "You're offline. Some information may be out of date.",
  unreachable: "Can't reach Marquee. We'll keep trying.",
} as const;

export const searchBox = {
  search: "Search",
  searchEventsSponsors: "Search events, sponsors...",
  ctrlK: "Ctrl K",
} as const;

export const searchPanel = {
  searchResults: "Search results",
  nothingFoundFor: (trim: string | number) => `Nothing found for “${trim}”`,
  pages: "Pages",
  campaigns: "Campaigns",
  creditPackages: "Credit packages",
  creditsBuy: (description: string | number) => `${description} credits buy`,
  credits: (creditAmount: string | number, price: string | number) => `${creditAmount} credits, ${price}`,
} as const;

export const sidebar = {
  marqueeExecutiveDashboard: "Marquee, Executive Dashboard",
  marquee: "Marquee",
  main: "Main",
  strategicConsultation: "Strategic Consultation",
  logout: "Logout",
} as const;

export const topBar = {
  openNavigation: "Open navigation",
  expandSidebar: "Expand sidebar",
  collapseSidebar: "Collapse sidebar",
  help: "Help",
  documentation: "Documentation",
  takeTour: "Take tour",
} as const;

export const tourDialog = {
  welcomeToMarquee: "Welcome to Marquee",
  marqueeHelpsMarketingTeamsFind:
    "Marquee helps marketing teams find the right events, close sponsorship deals and turn both into campaigns. Six short steps show where everything is.",
  campaignIdeation: "Campaign ideation",
  describeWhatYouWantTo:
    "Describe what you want to achieve. The Strategy Builder returns complete concepts with goals, budget and metrics, and on request a competitive analysis and a visual mockup.",
  openCampaignStrategy: "Open Campaign Strategy",
  premiumEvents: "Premium events",
  brandEventsAndTheSponsorship:
    "Brand Events and the Sponsorship Hub bring the events that fit your audience and the packages you can sponsor into one place.",
  openBrandEvents: "Open Brand Events",
  analytics: "Analytics",
  seeAtAGlanceWhat:
    "See at a glance what you spent, what you generated and what you kept, so that the next decision rests on numbers.",
  openEnterpriseAnalytics: "Open Enterprise Analytics",
  credits: "Credits",
  aCampaignCostsWithEvery: (campaignIdeas: string | number, prices: string | number) =>
    `A campaign costs ${campaignIdeas}, ${prices} with every option. You pay only for what was delivered: credits for work that failed come back by themselves.`,
  openBillingCredits: "Open Billing & Credits",
  meetMorganYourAiStrategist: "Meet Morgan, your AI strategist",
  morganKnowsYourEventsPackages:
    "Morgan knows your events, packages and balance, and answers while you watch.",
  talkToMorgan: "Talk to Morgan",
  engagement: "Engagement",
  askWhichEventsReachYour: "Ask which events reach your audience, and how to make them stop at your stand.",
  strategy: "Strategy",
  letMorganComparePackagesPlan:
    "Let Morgan compare packages, plan a budget and prepare your next negotiation.",
  insights: "Insights",
  findOutWhichNumbersProve: "Find out which numbers prove return, and what lifts them for the least money.",
  stepOf: (count: string | number, count2: string | number) => `Step ${count} of ${count2}`,
  back: "Back",
  finishTour: "Finish Tour",
  next: "Next",
  whatMorganIsGoodAt: "What Morgan is good at",
  minH12Pt3: "min-h-12 pt-3",
} as const;

export const userMenuPanel = {
  light: "Light",
  dark: "Dark",
  system: "System",
  account: "Account",
  profile: "Profile",
  settings: "Settings",
  help: "Help",
  documentation: "Documentation",
  takeTour: "Take tour",
  theme: "Theme",
  logOut: "Log out",
} as const;

export const userMenu = {
  accountMenuOf: (name: string | number, name2: string | number) => `${name}, account menu of ${name2}`,
} as const;

export const adminPage = {
  usersRevenueAndWorkAt: "Users, revenue and work at a glance.",
  findPeopleSeeHowThey: "Find people, see how they stand, and act on their accounts.",
  switchesPricesPackagesAndThe:
    "Switches, prices, packages and the banner. What is saved counts everywhere within a minute.",
  workThatIsUnderWay: "Work that is under way or has failed.",
  messagesThatNoWorkerCould: "Messages that no worker could take.",
  whatTheCardProviderReported: "What the card provider reported, and what came of it.",
  whatNeedsASecondAdmin: "What needs a second admin, and credits booked by hand.",
  proofThatBalancesEqualTheir: "Proof that balances equal their ledgers.",
  whoChangedWhatAndWhy: "Who changed what, and why.",
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
  backToDashboard: "Back to Dashboard",
  admin: "Admin",
} as const;

export const dashboardContent = {
  availableCredits: "Available credits",
  reserved: (heldCredits: string | number) => `${heldCredits} reserved`,
  getCreditsToBegin: "Get credits to begin",
  readyToSpend: "Ready to spend",
  spentCredits: "Spent credits",
  ofInTotal: (totalCredits: string | number) => `of ${totalCredits} in total`,
  campaignsGenerated: "Campaigns generated",
  noneYet: "None yet",
  ofOrdered: (count: string | number) => `of ${count} ordered`,
  savedConcepts: "Saved concepts",
  inTheLibrary: (count: string | number) => `${count} in the library`,
  notAvailableNow: "Not available now",
} as const;

export const dashboardPage = {
  goodEvening: "Good evening",
  goodMorning: "Good morning",
  goodAfternoon: "Good afternoon",
  executiveDashboard: "Executive Dashboard",
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
  answered: (createdAt: string | number) => `Answered ${createdAt}`,
  yourAiStrategist: "Your AI strategist",
  loadingYourConversation: "Loading your conversation",
  theConversationCouldNotBe: "The conversation could not be loaded",
  askWhichEventsFitYour:
    "Ask which events fit your audience, what a sponsorship should cost, or how to prove its return.",
  continueTheConversation: "Continue the conversation",
  startAConversation: "Start a conversation",
} as const;

export const notFoundPage = {
  pageNotFound: "Page not found",
  notFoundTitle: "404 Page Not Found",
  didYouForgetToAdd: "Did you forget to add the page to the router?",
  goToTheDashboard: "Go to the dashboard",
} as const;

export const overviewPage = {
  events: "Events",
  planYourPresenceAtEvents: "Plan your presence at events: what you can spend, and the concepts you have.",
  sponsorshipHub: "Sponsorship Hub",
  prepareYourNextSponsorshipYour:
    "Prepare your next sponsorship: your budget in credits, your concepts, and Morgan's advice.",
  enterpriseAnalytics: "Enterprise Analytics",
  whatYouSpentWhatIt: "What you spent, what it produced and what you kept.",
  audienceEngagement: "Audience Engagement",
  theWorkThatReachesYour: "The work that reaches your audience, and what it took to make it.",
  roiReporting: "ROI & Reporting",
  creditsInCampaignsOut: "Credits in, campaigns out.",
  overview: "Overview",
  backToDashboard: "Back to Dashboard",
} as const;

export const recentCampaigns = {
  recentCampaigns: "Recent campaigns",
  viewAll: "View all",
  loadingCampaigns: "Loading campaigns",
  yourCampaignsCouldNotBe: "Your campaigns could not be loaded",
  noCampaignsYet: "No campaigns yet",
  buildAStrategy: "Build a strategy",
  describeAGoalAndGet: "Describe a goal and get campaign concepts with budget, metrics and mockups.",
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
