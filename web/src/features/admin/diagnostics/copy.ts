/** Every text of the diagnostic pages, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const diagnosticPage = {
  badge: "Diagnostics",
  pages: "Diagnostic pages",
  signIn: "Back to sign in",
  links: {
    loginTest: "Authentication",
    testLogin: "Admin login",
    oauthTest: "Google sign-in",
    morganTest: "Chat formatting",
    partnerTest: "Partner welcome",
  },
} as const;

export const loginTestPage = {
  title: "Authentication Test",
  lead: "Sign in with any account of this stage and see what the server says.",
  adminTitle: "Admin Login Test",
  adminLead: "Sign in with an admin account and see whether it may open the admin pages.",
  username: "Username",
  password: "Password",
  signIn: "Sign in",
  signOut: "Sign out",
  check: "Check who's signed in",
  nobody: "Not Authenticated",
  unknown: "Not checked yet",
  somebody: "Authenticated",
  as: (name: string, username: string, role: string) => sentence`${name} (${username}), ${role}`,
  secondFactor: "This account needs a code. Finish signing in on the sign-in page.",
  isAdmin: "This account may open the admin pages.",
  adminLacksFactor:
    "This account is an admin's, and needs two-factor authentication before the admin pages open.",
  noAdmin: "This account is not an admin's.",
  openAdmin: "Open the admin pages",
} as const;

export const oauthTestPage = {
  title: "Google sign-in test",
  lead: "How this stage's Google sign-in is set up.",
  authenticated: "Authenticated",
  notAuthenticated: "Not Authenticated",
  loading: "Loading the configuration",
  clientId: "Client ID",
  configured: (masked: string) => sentence`Configured (${masked})`,
  missing: "Missing",
  clientSecret: "Client secret",
  secretConfigured: "Configured",
  callbackUrl: "Callback URL",
  overall: "Overall status",
  ready: "Ready to use",
  incomplete: "Incomplete configuration",
  signIn: "Sign in with Google",
  signingIn: "Signing in...",
  fetchFailed: "Failed to fetch Google OAuth configuration",
  httpStatus: (status: number, text: string) => sentence`HTTP ${status} ${text}`.trim(),
  tryAgain: "Try again",
  setUp: "Set up Google sign-in",
  steps: [
    "Create an OAuth client of the type “Web application” in the Google Cloud console.",
    "Add the callback URL above to its authorized redirect URIs.",
    "Set GOOGLE_CLIENT_ID for the stage and put the client secret into the stage's secret.",
    "Deploy the stage, and open this page again.",
  ],
} as const;

export const morganTestPage = {
  title: "Chat formatting test",
  lead: "See how an answer looks. Nothing is sent, and nothing is stored.",
  addUser: "Add User Message",
  addAnswer: "Test Enhanced Response",
  clear: "Clear All",
  emptyTitle: "Morgan AI",
  empty: "Your experiential marketing assistant",
  userMessage: "Which events should we sponsor this year?",
  you: "You",
  morgan: "Morgan • AI Assistant",
  conversation: "Test conversation",
  replies: "Quick replies",
  nothingSent: (reply: string) => sentence`In a conversation, this sends “${reply}”. Here, nothing is sent.`,
} as const;

export const partnerTestPage = {
  title: "Partner welcome test",
  lead: "The welcomes as a client and as the partner brand see them, and a sample of the partner's hub.",
  showGeneric: "Show client welcome",
  showPartner: "Show partner welcome",
  note: "To see the real thing, sign in with the partner account of this stage.",
  goToSignIn: "Go to sign in",
  sampleCompany: "Partner Brand",
  sampleName: "Sample Client",
  hub: "Sample hub",
  sample: "Sample data",
  sponsorships: "Sponsorships",
  events: [
    {
      name: "Flagship security summit",
      tier: "Platinum",
      place: "San Francisco, CA",
      date: "2025-06-15",
    },
    {
      name: "Government cyber forum",
      tier: "Gold",
      place: "Washington, DC",
      date: "2025-08-10",
    },
  ],
  goals: "Goals",
  browseEvents: "Browse events",
} as const;
