/** Every text of the frame around all screens, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

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
  ask: (email: string, credits: number) =>
    credits === 0
      ? sentence`Confirm your email to offer and sign deals and to use your free replies. We sent a link to ${email}.`
      : sentence`Confirm your email to get ${credits} free ${credits === 1 ? "credit" : "credits"}, offer and sign deals, and use your free replies. We sent a link to ${email}.`,
  sending: "Sending…",
  resend: "Resend confirmation email",
} as const;

export const creditsWidget = {
  loadingCredits: "Loading credits...",
  noCreditsAvailable: "No credits available",
  getCredits: "Get Credits",
  credits: "credits",
  available: "available",
  reserved: (credits: string) => sentence`${credits} reserved`,
  expiring: (credits: string, isOne: boolean, day: string) =>
    sentence`${credits} ${isOne ? "expires" : "expire"} on ${day}`,
} as const;

export const helpDialog = {
  title: "Keyboard shortcuts",
  text: "For everything else, search the help or ask Morgan.",
  askMorgan: "Ask Morgan",
  openHelp: "Open help",
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
  scope: "Search events, deals, campaigns, messages, and help",
  nothingFound: (text: string) => sentence`Nothing found for “${text}”`,
  searching: "Searching…",
  failed: "Couldn't search your data. Pages and help are still here.",
  tryAgain: "Try again",
  count: (count: number) => sentence`${count} ${count === 1 ? "result" : "results"}`,
  recent: "Recently opened",
  actions: "Actions",
  pages: "Pages",
  help: "Help",
  kinds: {
    event: "Events",
    deal: "Deals",
    campaign: "Campaigns",
    message: "Messages",
    saved_search: "Saved searches",
  },
  actionNames: {
    campaign: "New campaign",
    credits: "Buy credits",
    deal: "Create a deal",
    event: "Create an event",
    results: "Record results",
    morgan: "Ask Morgan",
    profile: "Edit profile",
  },
  actionWords: {
    campaign: "generate strategy ideas concepts",
    credits: "top up packages pay",
    deal: "sponsor offer new sponsorship",
    event: "host publish",
    results: "metrics leads revenue analytics import",
    morgan: "chat message assistant",
    profile: "name email picture interests budget",
  },
  helpNames: {
    tour: "Take the tour",
    shortcuts: "Keyboard shortcuts",
    help: "Help",
    limits: "Limits",
    errors: "Error codes",
    usage: "What credits pay for",
    twoFactor: "Two-factor authentication",
    verify: "Verify a contract",
    keys: "API keys",
    documentation: "API documentation",
  },
  helpWords: {
    tour: "welcome guide help start",
    shortcuts: "help keys",
    help: "how to topics questions support",
    limits: "help maximum how many how long",
    errors: "help messages status api",
    usage: "help usage guide prices cost",
    twoFactor: "help security code password sign in",
    verify: "help signed agreement pdf file",
    keys: "help developers access",
    documentation: "help developers reference",
  },
  creditPackages: "Credit packages",
  packageWords: (description: string) => sentence`${description} credits buy`,
  packageNote: (credits: string, price: string) => sentence`${credits} credits, ${price}`,
} as const;

export const sidebar = {
  home: "Marquee, Executive Dashboard",
  marquee: "Marquee",
  main: "Main",
  strategicConsultation: "Strategic Consultation",
  /** The text it puts into the message box; the user decides whether to send it. */
  consultationAsk:
    "I'd like a strategic consultation. Which events and sponsorships should we plan next, and why?",
  logout: "Logout",
} as const;

export const bottomBar = {
  label: "Places",
  /** Short enough for a fifth of a phone, by address. */
  names: {
    "/": "Home",
    "/events": "Events",
    "/hosting": "Events",
    "/sponsorships": "Deals",
    "/campaigns": "Campaigns",
    "/chat": "Morgan",
  } as Partial<Record<string, string>>,
} as const;

export const nav = {
  main: "Main",
  analytics: "Analytics",
  settings: "Settings",
  admin: "Admin",
} as const;

export const helpMenu = {
  label: "Help",
  help: "Help",
  shortcuts: "Keyboard shortcuts",
  documentation: "Documentation",
  takeTour: "Take tour",
} as const;

export const topBar = {
  openNavigation: "Open navigation",
  expandSidebar: "Expand sidebar",
  collapseSidebar: "Collapse sidebar",
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
  label: (company: string, initials: string, name: string) =>
    sentence`${company} ${initials}, account menu of ${name}`.trim(),
} as const;

export const notFoundPage = {
  documentTitle: "Page not found",
  title: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  search: "Search",
  dashboard: "Go to the dashboard",
  lastPlaces: "Where you were last",
} as const;

export const protectedRoute = {
  verifyingAuthentication: "Verifying authentication...",
} as const;

export const secondFactorNotice = {
  adminDashboard: "Admin Dashboard",
  oneStepIsLeftBefore: "One more step before you can open the admin pages.",
  backToDashboard: "Back to Dashboard",
  setUpTwoFactorAuthentication: "Set up two-factor authentication",
  setUpNow: "Set up now",
  adminsSignInWithA:
    "Admins sign in with a password and a code from an authenticator app. It takes about a minute.",
} as const;

export const sessionError = {
  signIn: "Sign in again",
  marqueeCouldNotCheckWho: "We couldn't load your account",
} as const;

export const stepUpDialog = {
  giveACodeOfYour: "Enter a code from your authenticator app or a recovery code.",
  giveYourPasswordYouWill: "Enter your password. We won't ask again for 10 minutes.",
  codeIsRequired: "Code is required",
  passwordIsRequired: "Password is required",
  confirmItIsYou: "Confirm it's you",
  code: "Code",
  password: "Password",
  cancel: "Cancel",
  confirm: "Confirm",
  yourAccountHasNoPassword:
    "Your account has no password. Sign in again to continue. We'll bring you back to this page.",
  signInAgain: "Sign in again",
} as const;

export const waitingScreen = {
  loading: "Loading...",
} as const;
