/** Every page of the site. */
export const sitePaths = {
  dashboard: "/",
  auth: "/auth",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  invitation: "/invitation",
  terms: "/terms",
  privacy: "/privacy",
  events: "/events",
  hosting: "/hosting",
  newEvent: "/hosting/new",
  hostedEvent: "/hosting/:id",
  sponsorships: "/sponsorships",
  newSponsorship: "/sponsorships/new",
  verifyContract: "/sponsorships/verify",
  sponsorship: "/sponsorships/:id",
  dealResults: "/sponsorships/:id/results",
  campaigns: "/campaigns",
  campaignConcept: "/campaigns/:id",
  sharedConcept: "/shared/concepts/:token",
  campaignIdeation: "/campaign-ideation",
  inquiries: "/inquiries",
  inquiry: "/inquiries/:id",
  chat: "/chat",
  analytics: "/analytics",
  engagement: "/engagement",
  roi: "/roi",
  sharedAnalytics: "/shared/analytics/:token",
  profile: "/profile",
  clients: "/clients",
  credits: "/credits",
  receipt: "/credits/receipts/:id",
  settings: "/settings",
  help: "/help",
  admin: "/admin",
  adminAccount: "/admin/accounts/:id",
  uiKit: "/ui-kit",
  loginTest: "/login-test",
  testLogin: "/test-login",
  oauthTest: "/oauth-test",
  morganTest: "/morgan-test",
  partnerTest: "/zania-test",
  calendar: "/calendar",
  notifications: "/notifications",
  support: "/support",
} as const;

/**
 * The address of a page that says which account it is about: whoever acts for another one is offered to switch.
 * @param path may have a query, but no fragment
 */
export function inAccount(path: string, accountId: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}account=${encodeURIComponent(accountId)}`;
}

/** The pages that search engines may list; all others are somebody's own, or behind a link that is only for its holder. */
export const listedPaths = [sitePaths.auth, sitePaths.terms, sitePaths.privacy] as const;

/** Stands in for the site's host: resolving a path against it tells a path from another site's address. */
const anySite = "https://site.invalid";

/**
 * The page to go to after signing in: a path of this site, never another site's address in any spelling, and never
 * the sign-in page itself. Anything else becomes the dashboard.
 */
export function sitePath(next: string | null | undefined): string {
  if (!next?.startsWith("/")) return sitePaths.dashboard;
  let url: URL;
  try {
    url = new URL(next, anySite);
  } catch {
    return sitePaths.dashboard;
  }
  const path = url.pathname + url.search + url.hash;
  // Dots may resolve to a second leading slash, which browsers read as another site's address.
  if (url.origin !== anySite || path.startsWith("//")) return sitePaths.dashboard;
  return url.pathname.toLowerCase().startsWith(sitePaths.auth) ? sitePaths.dashboard : path;
}
