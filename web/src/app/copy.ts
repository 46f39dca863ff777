/** The texts of the frame around all screens, by component; what loads later than the frame has files of its own. */

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
  of: (payer: string) => sentence`of ${payer}`,
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

export const sessionError = {
  signIn: "Sign in again",
  marqueeCouldNotCheckWho: "We couldn't load your account",
} as const;

export const waitingScreen = {
  loading: "Loading...",
} as const;
