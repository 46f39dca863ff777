import { plainBenefit } from "@marquee/contracts/events/benefits";
import { eventId, eventPlans } from "./events.ts";
import { tierBenefits } from "./package-plan.ts";
import type { EventPlan, PackagePlan, SponsorshipPackageSeed } from "./seed-types.ts";

/**
 * The sponsorship packages of every demo event. The ids "1" to "4" belong to Tech Summit 2025, AI Conference,
 * Startup Expo and Developer Days.
 */
export const sponsorshipPackageSeeds: readonly SponsorshipPackageSeed[] = eventPlans.flatMap((plan) =>
  plan.packages.map((offer) => packageSeed(plan, offer)),
);

function packageSeed(plan: EventPlan, offer: PackagePlan): SponsorshipPackageSeed {
  const places = offer.maxSponsors === 1 ? "the only sponsor" : `one of ${offer.maxSponsors} sponsors`;
  return {
    id: offer.id ?? `pkg_${plan.key}_${offer.tier}`,
    eventId: eventId(plan),
    name: offer.name,
    description: `${offer.name} of ${plan.name}: ${places} on this level. ${offer.ownBenefit}.`,
    price: offer.price,
    tier: offer.tier,
    benefits: [plainBenefit(offer.ownBenefit), ...tierBenefits[offer.tier]],
    maxSponsors: offer.maxSponsors,
  };
}
