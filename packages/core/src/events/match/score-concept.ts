import type { CampaignType, Industry, MatchPart } from "@marquee/contracts/enums";
import type { Match } from "@marquee/contracts/events/events";
import { budgetFit, dateFit, type Fit, industryFit, unknownFit } from "./fits.ts";
import { mentioned } from "./mentioned.ts";
import { anywhere, isOnline, placesIn, tripTo } from "./place-fit.ts";
import { type MatchEvent, matchOf, shareOf } from "./score-event.ts";

/** The facts of a concept that the score uses. */
export interface ConceptWish {
  type: CampaignType;
  /** Whole USD. */
  budget: number;
  location: string;
  audience: string;
  industry: Industry | null;
  /** Whether the industry comes from the brief rather than the profile. */
  isBriefed: boolean;
}

/** The points of each part; 100 in total. */
const weights: Record<Exclude<MatchPart, "interests" | "value">, number> = {
  budget: 25,
  audience: 20,
  industry: 20,
  place: 15,
  format: 15,
  date: 5,
};

/**
 * How well an event suits a concept, from 0 to 100: the sum of its parts, each in whole points up to its weight. The same
 * concept, event and day give the same score, and a higher budget never lowers it.
 */
export function scoreForConcept(wish: ConceptWish, event: MatchEvent, now: string): Match {
  return matchOf(weights, {
    budget: budgetFit(wish.budget === 0 ? null : wish.budget, event.packages, {
      none: "The concept has no budget",
      whose: "the concept's",
    }),
    audience: audienceFit(wish.audience, event.attendeeType),
    industry: industryFit(wish.industry, event.category, {
      none: "Neither the brief nor your profile names an industry",
      whose: wish.isBriefed ? "the brief's" : "your",
    }),
    place: placeFit(wish, event),
    format: formatFit(wish.type, event.location),
    date: dateFit(event, now),
  });
}

/** A virtual concept needs people online, a hybrid one works with either, and all others need people on site. */
export function formatFit(type: CampaignType, location: string): Fit {
  const online = isOnline(location);
  if (type === "hybrid") return { share: 1, reason: "A hybrid concept works in person and online." };
  if (type === "virtual")
    return online
      ? { share: 1, reason: "It takes place online, like this concept." }
      : { share: 0.2, reason: "It takes place in person, and this concept is virtual." };
  return online
    ? { share: 0.2, reason: "It takes place online, and this concept needs a place." }
    : { share: 1, reason: "It takes place in person, like this concept." };
}

/** The same city is best; anywhere else requires travel, the shorter the better. */
function placeFit({ type, location }: ConceptWish, event: MatchEvent): Fit {
  const at = event.location;
  if (isOnline(at)) return anywhere;
  if (type === "virtual" || isOnline(location)) return unknownFit("This concept is tied to no place");
  // "Berlin: a booth on the main aisle" is planned in Berlin.
  const [planned = ""] = location.split(":");
  if (planned.trim() === "") return unknownFit("The concept names no place");
  const [city = "", ...wider] = placesIn(at);
  if (mentioned([city], planned).length > 0)
    return { share: 1, reason: `It's in ${city}, where the concept is planned.` };
  const trip = tripTo(event, [planned]);
  if (trip) return trip;
  const [near] = mentioned(wider, planned);
  if (near !== undefined)
    return { share: 0.6, reason: `It's in ${city}, ${near}; the concept is planned in ${planned}.` };
  return { share: 0, reason: `It's in ${city}; the concept is planned in ${planned}.` };
}

/** Words that say nothing about who the audience is. */
const fillers = new Set(
  "a an and are as at by for from in into of on or our that the their them they to who with people person persons attendee attendees audience audiences customer customers visitor visitors professional professionals company companies team teams new large small mid size sized based local age aged between over under years old".split(
    " ",
  ),
);

/** How much of a concept's audience attends an event. */
export function audienceFit(audience: string, attendeeType: string): Fit {
  const audienceWords = (audience.match(/[\p{L}\p{N}]+/gu) ?? []).filter(saysWho);
  if (audienceWords.length === 0) return unknownFit("The concept names no audience");
  if (attendeeType === "") return unknownFit("It doesn't say who attends");
  const found = audienceWords.filter((word) => mentioned([singular(word)], attendeeType).length > 0);
  return shareOf([...new Map(found.map((word) => [word.toLowerCase(), word])).values()], audienceWords, {
    some: (words) => `It draws ${words}.`,
    none: "It draws other people than the concept is for.",
  });
}

function saysWho(word: string): boolean {
  return word.length > 2 && !fillers.has(word.toLowerCase()) && !/^\p{N}+$/u.test(word);
}

/** "founders" also finds "founder"; words ending in a double s stay as they are. */
function singular(word: string): string {
  return word.length > 3 && /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}
