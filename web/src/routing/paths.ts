import { sitePath, sitePaths } from "@marquee/contracts/site-path";

/** The support page, about the page that somebody came from and the error that they had there. */
export function supportPath(about: { page?: string; reference?: string }): string {
  return `${paths.support}?${new URLSearchParams({ ...about })}`;
}

/** Every address of the app; emails, receipts and errors link to the same ones. */
export const paths = sitePaths;

/** The API documentation; a page of the server, not of this app. */
export const documentationHref = "/api/docs";

/** A conversation with Morgan (the main one by default), or one message in it. */
export function chatPath(place: { conversation?: string | undefined; message?: string; ask?: string } = {}) {
  const { conversation, message, ask } = place;
  const search = new URLSearchParams({
    ...(conversation === undefined ? {} : { conversation }),
    ...(message === undefined ? {} : { message }),
    ...(ask === undefined ? {} : { ask }),
  }).toString();
  return search === "" ? paths.chat : `${paths.chat}?${search}`;
}

/** What Morgan knows, on the profile page. */
export const brandFactsPath = `${paths.profile}?show=brand-facts`;

/** The credits page with one package preselected. */
export function creditPackagePath(packageId: string): string {
  return `${paths.credits}?package=${encodeURIComponent(packageId)}`;
}

/** The credits page from which one goes back to the campaign that lacked credits. */
export const creditsForCampaignPath = `${paths.credits}?for=campaign`;

/** The credits page with the purchase dialog for a package. */
export function buyPackagePath(packageId: string): string {
  return `${paths.credits}?buy=${encodeURIComponent(packageId)}`;
}

/** An event, optionally opened for a concept. */
export function eventPath(eventId: string, conceptId = ""): string {
  const concept = conceptId === "" ? {} : { concept: conceptId };
  return `${paths.events}?${new URLSearchParams({ ...concept, event: eventId })}`;
}

/** One of the user's own events, for editing. */
export function hostedEventPath(eventId: string): string {
  return paths.hostedEvent.replace(":id", encodeURIComponent(eventId));
}

/** A thread with the other side of an event. */
export function inquiryPath(inquiryId: string): string {
  return paths.inquiry.replace(":id", encodeURIComponent(inquiryId));
}

/** One of the user's own events, for making a package for the inquirer of a thread. */
export function proposePath(eventId: string, inquiryId: string): string {
  return `${hostedEventPath(eventId)}?${new URLSearchParams({ propose: `inquiry.${inquiryId}` })}`;
}

/** A deal, or one tab of it. */
export function dealPath(dealId: string, tab = ""): string {
  const path = paths.sponsorship.replace(":id", encodeURIComponent(dealId));
  return tab === "" ? path : `${path}?${new URLSearchParams({ tab })}`;
}

/** What came of a deal, on one page. */
export function dealResultsPath(dealId: string): string {
  return paths.dealResults.replace(":id", encodeURIComponent(dealId));
}

/** A first offer for a package; with only an event, the choice of its packages. Optionally for a concept. */
export function newDealPath(eventId: string, packageId = "", conceptId = ""): string {
  const chosen = packageId === "" ? { step: "package" } : { package: packageId, step: "offer" };
  const concept = conceptId === "" ? {} : { concept: conceptId };
  return `${paths.newSponsorship}?${new URLSearchParams({ event: eventId, ...chosen, ...concept })}`;
}

/** One tab of the admin page, with its parameters. */
export function adminTabPath(tab: string, search: Record<string, string> = {}): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...search })}`;
}

/** One tab of the campaign screen, with its parameters. */
export function campaignTabPath(
  tab: "builder" | "concepts" | "templates" | "library",
  search: Record<string, string> = {},
): string {
  return `${paths.campaigns}?${new URLSearchParams({ tab, ...search })}`;
}

/** The page of a concept in the library. */
export function conceptPath(ideaId: string): string {
  return paths.campaignConcept.replace(":id", encodeURIComponent(ideaId));
}

/** One tab of the profile; two-factor sign-in is set up on the security tab. */
export function profileTabPath(tab: "security" | "billing"): string {
  return `${paths.profile}?tab=${tab}`;
}

/** The sign-in page, with the requested page to return to. */
export function signInPath(asked: string): string {
  return asked === paths.dashboard ? paths.auth : `${paths.auth}?${new URLSearchParams({ next: asked })}`;
}

/** The page to open after sign-in: a path of this site, never another site or the sign-in page itself. */
export function returnPath(next: string | null): string {
  return sitePath(next);
}
