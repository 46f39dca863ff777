import type { GoogleOutcome } from "@marquee/contracts/account/google";
import { sitePaths } from "@marquee/contracts/site-path";

type Search = Record<string, string>;

/** An address of the sign-in page, including the page to continue to unless that is the dashboard. */
function authPage(search: Search, next: string): string {
  const all = new URLSearchParams({ ...search, ...(next === "/" ? {} : { next }) });
  return `${sitePaths.auth}?${all.toString()}`;
}

/** The sign-in page with a message about how a Google sign-in ended. */
export function outcomePage(outcome: GoogleOutcome, next = "/"): string {
  return authPage({ google: outcome }, next);
}

/** The sign-in page, asking for the password of the account that has this address. */
export function linkPage(email: string, next: string): string {
  return authPage({ google: "link" satisfies GoogleOutcome, email: maskedEmail(email) }, next);
}

/** The sign-in page, asking for the second factor. */
export function secondFactorPage(next: string): string {
  return authPage({ step: "two-factor" }, next);
}

/** `gwen@gmail.com` → `g***@gmail.com`: enough for its owner to recognize it. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, "$1***");
}

/** The first six and last four characters of a client id; nothing of a short one, which they would reveal. */
export function maskedClientId(clientId: string): string {
  return clientId.length < 16 ? "..." : `${clientId.slice(0, 6)}...${clientId.slice(-4)}`;
}
