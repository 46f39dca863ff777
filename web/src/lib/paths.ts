/** Every address of the app, once. Features link with these too, so it stands in lib. */
export const paths = {
  dashboard: "/",
  auth: "/auth",
  terms: "/terms",
  privacy: "/privacy",
  events: "/events",
  sponsorships: "/sponsorships",
  sponsorship: "/sponsorships/:id",
  campaigns: "/campaigns",
  campaignIdeation: "/campaign-ideation",
  chat: "/chat",
  analytics: "/analytics",
  engagement: "/engagement",
  roi: "/roi",
  profile: "/profile",
  credits: "/credits",
  settings: "/settings",
  admin: "/admin",
} as const;

/** Where the API is described; a page of the server, not of this app. */
export const documentationHref = "/api/docs";

/** The credits page with one package preselected (spec §2). */
export function creditPackagePath(packageId: string): string {
  return `${paths.credits}?package=${encodeURIComponent(packageId)}`;
}

/** One tab of the campaign screen, with what it should show. */
export function campaignTabPath(
  tab: "builder" | "concepts" | "templates" | "library",
  search: Record<string, string> = {},
): string {
  return `${paths.campaigns}?${new URLSearchParams({ tab, ...search })}`;
}

/** Where to sign in, remembering the page that was asked for. */
export function signInPath(asked: string): string {
  return asked === paths.dashboard ? paths.auth : `${paths.auth}?${new URLSearchParams({ next: asked })}`;
}

/** The page to go to after signing in: a path of this site, never another site and never the sign-in page itself. */
export function returnPath(next: string | null): string {
  if (next === null || !next.startsWith("/") || /^\/[/\\]/.test(next)) return paths.dashboard;
  let url: URL;
  try {
    url = new URL(next, location.origin);
  } catch {
    return paths.dashboard;
  }
  if (url.origin !== location.origin || url.pathname.toLowerCase().startsWith(paths.auth))
    return paths.dashboard;
  return url.pathname + url.search + url.hash;
}
