import { sitePath } from "@marquee/contracts/site-path";

/** Every address of the app, once. Features link with these too, so it stands in lib. */
export const paths = {
  dashboard: "/",
  auth: "/auth",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
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
  receipt: "/credits/receipts/:id",
  settings: "/settings",
  admin: "/admin",
} as const;

/** Where the API is described; a page of the server, not of this app. */
export const documentationHref = "/api/docs";

/** The credits page with one package preselected. */
export function creditPackagePath(packageId: string): string {
  return `${paths.credits}?package=${encodeURIComponent(packageId)}`;
}

/** The receipt of a payment. */
export function receiptPath(paymentId: string): string {
  return paths.receipt.replace(":id", encodeURIComponent(paymentId));
}

/** One tab of the admin's page, with what it should show. */
export function adminTabPath(tab: string, search: Record<string, string> = {}): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...search })}`;
}

/** One tab of the campaign screen, with what it should show. */
export function campaignTabPath(
  tab: "builder" | "concepts" | "templates" | "library",
  search: Record<string, string> = {},
): string {
  return `${paths.campaigns}?${new URLSearchParams({ tab, ...search })}`;
}

/** One tab of the profile; the security tab is where two-factor sign-in is set up. */
export function profileTabPath(tab: "security" | "billing"): string {
  return `${paths.profile}?tab=${tab}`;
}

/** Where to sign in, remembering the page that was asked for. */
export function signInPath(asked: string): string {
  return asked === paths.dashboard ? paths.auth : `${paths.auth}?${new URLSearchParams({ next: asked })}`;
}

/** The page to go to after signing in: a path of this site, never another site and never the sign-in page itself. */
export function returnPath(next: string | null): string {
  return sitePath(next);
}
