import type { EventCategory, Industry, MatchPart } from "@marquee/contracts/enums";
import { dayIn } from "@marquee/contracts/events/event-time";
import type { Match } from "@marquee/contracts/events/events";
import { usd } from "@marquee/contracts/text/usd";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { cityOf, type EventListing, type OpenPackage } from "../events/event-listing.item.ts";

/** The facts of a sponsor that the score uses, from their profile. */
export type Sponsor = Pick<UserRecord, "industry" | "interests" | "budget" | "audiences" | "places">;

/** The facts of an event that the score uses. */
export type MatchEvent = Pick<
  EventListing,
  "name" | "description" | "category" | "attendeeType" | "location" | "date" | "timeZone"
> & { packages: readonly OpenPackage[] };

/** The points of each part; 100 in total. */
const weights: Record<Exclude<MatchPart, "format">, number> = {
  industry: 25,
  budget: 25,
  interests: 20,
  audience: 15,
  place: 10,
  date: 5,
};

/** How well one part fits, from 0 to 1, and why. */
export interface Fit {
  share: number;
  reason: string;
}

/** A missing fact of a sponsor counts neither for an event nor against it. */
export function unknownFit(reason: string): Fit {
  return { share: 0.5, reason: `${reason}, so this counts half.` };
}

/**
 * How well an event suits a sponsor, from 0 to 100: the sum of its parts, each in whole points up to its weight. The same
 * sponsor, event and day give the same score, and a higher budget never lowers it.
 */
export function scoreEvent(sponsor: Sponsor, event: MatchEvent, now: string): Match {
  return matchOf(weights, {
    industry: industryFit(sponsor.industry, event.category, profileIndustry),
    budget: budgetFit(sponsor.budget, event.packages, profileBudget),
    interests: interestsFit(sponsor.interests, event),
    audience: audienceFit(sponsor.audiences, event.attendeeType),
    place: placeFit(sponsor.places, event.location),
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

/** How the reasons refer to what an event is compared with. */
interface Wording {
  /** The reason if it is not known. */
  none: string;
  /** "your" or "the concept's". */
  whose: string;
}

const profileIndustry: Wording = { none: "Your profile has no industry", whose: "your" };
const profileBudget: Wording = { none: "Your profile has no budget", whose: "your" };

/** The industries that events of a category are made for, and related ones. */
const industriesOf: Record<EventCategory, { main: readonly Industry[]; near: readonly Industry[] }> = {
  saas: { main: ["tech"], near: ["finance", "media", "retail", "education"] },
  ai: {
    main: ["tech"],
    near: ["healthcare", "finance", "automotive", "media", "gaming", "education", "retail"],
  },
  cloud: { main: ["tech"], near: ["finance", "media", "gaming", "retail"] },
  startup: { main: ["tech", "finance"], near: ["media", "education", "food", "fashion", "travel"] },
  fintech: { main: ["finance", "tech"], near: ["retail", "luxury", "travel"] },
  healthtech: { main: ["healthcare", "tech"], near: ["sports", "beauty", "food", "nonprofit"] },
  proptech: { main: ["finance", "tech"], near: ["travel", "luxury", "retail"] },
  enterprise_tech: { main: ["tech"], near: ["finance", "healthcare", "retail", "automotive"] },
  developer: { main: ["tech", "gaming"], near: ["education", "media"] },
};

export function industryFit(
  industry: Industry | null,
  category: EventCategory,
  { none, whose }: Wording,
): Fit {
  if (industry === null) return unknownFit(none);
  if (industry === "other")
    return unknownFit(`${whose.slice(0, 1).toUpperCase()}${whose.slice(1)} industry is set to Other`);
  const { main, near } = industriesOf[category];
  if (main.includes(industry)) return { share: 1, reason: `It's an event for ${whose} industry.` };
  if (near.includes(industry)) return { share: 0.6, reason: `It's close to ${whose} industry.` };
  return { share: 0.2, reason: "It's mostly for other industries." };
}

export function budgetFit(
  budget: number | null,
  packages: MatchEvent["packages"],
  { none, whose }: Wording,
): Fit {
  const prices = packages.filter(({ spotsLeft }) => spotsLeft > 0).map(({ priceCents }) => priceCents);
  if (packages.length === 0) return { share: 0, reason: "It has no packages yet." };
  if (prices.length === 0) return { share: 0, reason: "All its packages are sold out." };
  const price = Math.min(...prices) / 100;
  if (budget === null) return unknownFit(none);
  const least = `Packages start at ${usd(price)}`;
  if (price <= budget) return { share: 1, reason: `${least}, within ${whose} budget of ${usd(budget)}.` };
  return { share: budget / price, reason: `${least}, above ${whose} budget of ${usd(budget)}.` };
}

function interestsFit(interests: readonly string[], event: MatchEvent): Fit {
  if (interests.length === 0) return unknownFit("Your profile has no interests");
  const { name, description, category, attendeeType } = event;
  const found = mentioned(interests, [name, description, category, attendeeType].join(" "));
  return shareOf(found, interests, {
    some: (terms) => `It's about ${terms}.`,
    none: "It mentions none of your interests.",
  });
}

function audienceFit(audiences: readonly string[], attendeeType: string): Fit {
  if (audiences.length === 0) return unknownFit("Your profile names no audience");
  if (attendeeType === "") return { share: 0.5, reason: "It doesn't say who attends, so this counts half." };
  return shareOf(mentioned(audiences, attendeeType), audiences, {
    some: (terms) => `It draws ${terms}.`,
    none: "It draws other people than you want to reach.",
  });
}

/** Matching two terms counts as much as matching all: no event can be about ten things. */
const fullMatches = 2;

export function shareOf(
  found: readonly string[],
  named: readonly string[],
  reason: { some: (terms: string) => string; none: string },
): Fit {
  if (found.length === 0) return { share: 0, reason: reason.none };
  const share = Math.min(1, found.length / Math.min(fullMatches, named.length));
  return { share, reason: reason.some(new Intl.ListFormat("en-US").format(found)) };
}

/** The terms that a text contains, in any form that a human reader would recognize. */
export function mentioned(terms: readonly string[], text: string): string[] {
  const words = wordsOf(text);
  return terms.filter((term) => {
    const wanted = wordsOf(term);
    return wanted.length > 0 && wanted.every((want) => words.some((word) => isFormOf(word, want)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "startups" and "developers" for "startup" and "developer", but not "aim" for "ai". */
function isFormOf(word: string, wanted: string): boolean {
  return word === wanted || word === `${wanted}s` || (wanted.length > 3 && word.startsWith(wanted));
}

function placeFit(places: readonly string[], location: string): Fit {
  if (places.length === 0) return unknownFit("Your profile names no places");
  if (isOnline(location)) return anywhere;
  const parts = placesIn(location).map((part) => part.toLowerCase());
  const place = places.find((one) => parts.includes(one.trim().toLowerCase()));
  if (place !== undefined) return { share: 1, reason: `It's in ${place}, where you want to be.` };
  return { share: 0, reason: `It's in ${cityOf(location)}, which isn't among your places.` };
}

export const anywhere: Fit = { share: 1, reason: "You can take part from anywhere." };

/** Whether one can take part from anywhere. */
export function isOnline(location: string): boolean {
  return mentioned(["online", "virtual"], location).length > 0;
}

/** The parts of a location: the city, then its state or country. */
export function placesIn(location: string): string[] {
  return location
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const dayMs = 86_400_000;

/** Preparing a sponsorship takes about a month; plans more than nine months ahead tend to change. */
export function dateFit({ date, timeZone }: Pick<EventListing, "date" | "timeZone">, now: string): Fit {
  const [first = 0, today = 0] = [date, now].map((at) => Date.parse(dayIn(timeZone, at)));
  const days = (first - today) / dayMs;
  if (days < 0) return { share: 0, reason: "It has begun." };
  const begins = days === 0 ? "It begins today" : `It begins in ${days} ${days === 1 ? "day" : "days"}`;
  if (days < 14) return { share: 0.2, reason: `${begins}, which leaves little time to prepare.` };
  if (days < 30) return { share: 0.6, reason: `${begins}, which is short notice.` };
  if (days <= 270) return { share: 1, reason: `${begins}, enough time to prepare.` };
  return { share: 0.6, reason: `${begins}, which is far ahead.` };
}
