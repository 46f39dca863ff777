import type { SponsorshipTier } from "@marquee/contracts/enums";
import type { PackagePlan } from "./seed-types.ts";

/** One line of an event's sponsorship offer. */
export function offer(
  tier: SponsorshipTier,
  price: number,
  maxSponsors: number,
  name: string,
  ownBenefit: string,
  id?: string,
): PackagePlan {
  return { tier, price, maxSponsors, name, ownBenefit, ...(id ? { id } : {}) };
}

/** What every sponsor of a tier receives. */
export const tierBenefits: Record<SponsorshipTier, readonly string[]> = {
  platinum: [
    "Largest booth, first choice of location",
    "Opening or closing remarks on the main stage",
    "Contact details of consenting attendees within 48 hours",
    "Twenty full passes and six exhibitor passes",
  ],
  gold: [
    "Booth in the main hall, second choice of location",
    "One session in the program, arranged with the curators",
    "Scanner app for badge contacts, four devices",
    "Ten full passes and four exhibitor passes",
  ],
  silver: [
    "Shared booth with your own counter and screen",
    "Logo on the program, the app, and the session screens",
    "Scanner app for badge contacts, two devices",
    "Five full passes",
  ],
  bronze: ["Logo on the event page and the app", "One item in the attendee kit", "Two full passes"],
};
