import type { MatchPart } from "@marquee/contracts/enums";
import type { Match } from "@marquee/contracts/events/events";
import { listText } from "@marquee/contracts/text/formats";
import type { UserRecord } from "../../ground/users/user.item.ts";
import type { EventListing, OpenPackage } from "../events/event-listing.item.ts";
import { budgetFit, dateFit, type Fit, industryFit, unknownFit, valueFit, type Wording } from "./fits.ts";
import { mentioned } from "./mentioned.ts";
import { placeFit } from "./place-fit.ts";

/** The facts of a sponsor that the score uses, from their profile. */
export type Sponsor = Pick<UserRecord, "industry" | "interests" | "budget" | "audiences" | "places">;

/** The facts of an event that the score uses. */
export type MatchEvent = Pick<
  EventListing,
  "name" | "description" | "category" | "attendeeType" | "attendeeCount" | "location" | "date" | "timeZone"
> & { packages: readonly OpenPackage[] };

/** The points of each part; 100 in total. */
const weights: Record<Exclude<MatchPart, "format">, number> = {
  industry: 20,
  interests: 20,
  budget: 20,
  audience: 15,
  place: 10,
  value: 10,
  date: 5,
};

/**
 * How well an event suits a sponsor, from 0 to 100: the sum of its parts, each in whole points up to its weight. The same
 * sponsor, event and day give the same score, and a higher budget never lowers it.
 */
export function scoreEvent(sponsor: Sponsor, event: MatchEvent, now: string): Match {
  return matchOf(weights, {
    industry: industryFit(sponsor.industry, event.category, profileIndustry),
    interests: interestsFit(sponsor.interests, event),
    budget: budgetFit(sponsor.budget, event.packages, profileBudget),
    audience: audienceFit(sponsor.audiences, event.attendeeType),
    place: placeFit(sponsor.places, event),
    value: valueFit(event.attendeeCount, event.packages),
    date: dateFit(event, now),
  });
}

/** The sum of parts, each in whole points up to its weight. */
export function matchOf<Part extends MatchPart>(
  weightOf: Record<Part, number>,
  fits: Record<Part, Fit>,
): Match {
  const parts = (Object.keys(weightOf) as Part[]).map((name) => {
    const weight = weightOf[name];
    const { share, reason } = fits[name];
    return { name, weight, score: Math.round(weight * share), reason };
  });
  return { score: parts.reduce((sum, { score }) => sum + score, 0), parts };
}

const profileIndustry: Wording = { none: "Your profile has no industry", whose: "your" };
const profileBudget: Wording = { none: "Your profile has no budget", whose: "your" };

/** Two of somebody's terms count as much as all of them: no event can be about ten things. */
const fullTerms = 2;
/** What a term counts that only the description has. */
const mentionShare = 0.5;

/** What the name and the category say is what an event is about; what else its texts contain is part of it. */
function interestsFit(interests: readonly string[], event: MatchEvent): Fit {
  if (interests.length === 0) return unknownFit("Your profile has no interests");
  const about = mentioned(interests, `${event.name} ${event.category}`);
  const others = interests.filter((term) => !about.includes(term));
  const named = mentioned(others, `${event.description} ${event.attendeeType}`);
  if (about.length + named.length === 0) return { share: 0, reason: "It mentions none of your interests." };
  const reasons = [
    ...(about.length > 0 ? [`It's about ${listOf(about)}`] : []),
    ...(named.length > 0 ? [`${about.length > 0 ? "it" : "It"} mentions ${listOf(named)}`] : []),
  ];
  const terms = about.length + mentionShare * named.length;
  return {
    share: Math.min(1, terms / Math.min(fullTerms, interests.length)),
    reason: `${reasons.join(", and ")}.`,
  };
}

/** Half for how many of the wanted audiences come, half for how much of the event's audience they are. */
function audienceFit(audiences: readonly string[], attendeeType: string): Fit {
  if (audiences.length === 0) return unknownFit("Your profile names no audience");
  if (attendeeType === "") return unknownFit("It doesn't say who attends");
  const found = mentioned(audiences, attendeeType);
  if (found.length === 0) return { share: 0, reason: "It draws other people than you want to reach." };
  const groups = attendeeType.split(/,|\band\b|&|;|\//).filter((group) => group.trim() !== "");
  const reached = groups.filter((group) => mentioned(audiences, group).length > 0).length;
  const wanted = Math.min(1, found.length / Math.min(fullTerms, audiences.length));
  return {
    share: (wanted + reached / groups.length) / 2,
    reason: `It draws ${listOf(found)}: ${reached} of the ${groups.length} groups that attend.`,
  };
}

/** How many of the named terms an event has. */
export function shareOf(
  found: readonly string[],
  named: readonly string[],
  reason: { some: (terms: string) => string; none: string },
): Fit {
  if (found.length === 0) return { share: 0, reason: reason.none };
  const share = Math.min(1, found.length / Math.min(fullTerms, named.length));
  return { share, reason: reason.some(listOf(found)) };
}

function listOf(terms: readonly string[]): string {
  return listText(terms);
}
