import type { SponsorshipTier } from "@marquee/contracts/enums";
import type { BenefitItem, BenefitKind } from "@marquee/contracts/events/benefits";
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

const benefit = (kind: BenefitKind, text: string, due: BenefitItem["due"]): BenefitItem => ({
  kind,
  text,
  quantity: 1,
  due,
});
const beforeEvent = (days: number): BenefitItem["due"] => ({ days, from: "before_event" });
const afterEvent = (days: number): BenefitItem["due"] => ({ days, from: "after_event" });
const afterSigning = (days: number): BenefitItem["due"] => ({ days, from: "after_signing" });

/** What every sponsor of a tier receives. */
export const tierBenefits: Record<SponsorshipTier, readonly BenefitItem[]> = {
  platinum: [
    benefit("booth", "Largest booth, first choice of location", beforeEvent(1)),
    benefit("speaking", "Opening or closing remarks on the main stage", afterEvent(0)),
    benefit("data", "Contact details of consenting attendees within 48 hours", afterEvent(2)),
    benefit("tickets", "Twenty full passes and six exhibitor passes", beforeEvent(14)),
  ],
  gold: [
    benefit("booth", "Booth in the main hall, second choice of location", beforeEvent(1)),
    benefit("speaking", "One session in the program, arranged with the curators", afterEvent(0)),
    benefit("data", "Scanner app for badge contacts, four devices", beforeEvent(1)),
    benefit("tickets", "Ten full passes and four exhibitor passes", beforeEvent(14)),
  ],
  silver: [
    benefit("booth", "Shared booth with your own counter and screen", beforeEvent(1)),
    benefit("branding", "Logo on the program, the app, and the session screens", beforeEvent(7)),
    benefit("data", "Scanner app for badge contacts, two devices", beforeEvent(1)),
    benefit("tickets", "Five full passes", beforeEvent(14)),
  ],
  bronze: [
    benefit("branding", "Logo on the event page and the app", afterSigning(7)),
    benefit("content", "One item in the attendee kit", beforeEvent(7)),
    benefit("tickets", "Two full passes", beforeEvent(14)),
  ],
};
