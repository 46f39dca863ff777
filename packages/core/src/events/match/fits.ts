import type { EventCategory, Industry } from "@marquee/contracts/enums";
import { dayIn } from "@marquee/contracts/events/event-time";
import { usd } from "@marquee/contracts/text/usd";
import type { EventListing, OpenPackage } from "../events/event-listing.item.ts";

/** How well one part fits, from 0 to 1, and why. */
export interface Fit {
  share: number;
  reason: string;
}

/** A missing fact of a sponsor counts neither for an event nor against it. */
export function unknownFit(reason: string): Fit {
  return { share: 0.5, reason: `${reason}, so this counts half.` };
}

/** How the reasons refer to what an event is compared with. */
export interface Wording {
  /** The reason if it is not known. */
  none: string;
  /** "your" or "the concept's". */
  whose: string;
}

/** The industries that events about a field of technology are made for, and related ones. */
const fieldIndustries: Record<
  Exclude<EventCategory, Industry>,
  { main: readonly Industry[]; near: readonly Industry[] }
> = {
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

/** Industries whose events and customers overlap. */
const relatives: readonly (readonly Industry[])[] = [
  ["retail", "fashion", "beauty", "luxury"],
  ["retail", "food"],
  ["food", "travel"],
  ["travel", "luxury"],
  ["healthcare", "beauty", "sports"],
  ["entertainment", "media", "gaming"],
  ["entertainment", "sports"],
  ["education", "nonprofit"],
  ["automotive", "travel", "luxury"],
  ["tech", "gaming", "media"],
  ["finance", "luxury"],
];

function industriesOf(category: EventCategory) {
  if (category in fieldIndustries) return fieldIndustries[category as keyof typeof fieldIndustries];
  const industry = category as Industry;
  const near = relatives.filter((group) => group.includes(industry)).flat();
  return { main: [industry], near };
}

export function industryFit(
  industry: Industry | null,
  category: EventCategory,
  { none, whose }: Wording,
): Fit {
  if (industry === null) return unknownFit(none);
  if (industry === "other")
    return unknownFit(`${whose.slice(0, 1).toUpperCase()}${whose.slice(1)} industry is set to Other`);
  if (category === "other") return unknownFit("It's for no particular industry");
  const { main, near } = industriesOf(category);
  if (main.includes(industry)) return { share: 1, reason: `It's an event for ${whose} industry.` };
  if (near.includes(industry)) return { share: 0.6, reason: `It's close to ${whose} industry.` };
  return { share: 0.2, reason: "It's mostly for other industries." };
}

/** The lowest price of a package with a free spot, in USD; or why there is none. */
function lowestPrice(packages: readonly OpenPackage[]): number | Fit {
  if (packages.length === 0) return { share: 0, reason: "It has no packages yet." };
  const prices = packages.filter(({ spotsLeft }) => spotsLeft > 0).map(({ priceCents }) => priceCents);
  if (prices.length === 0) return { share: 0, reason: "All its packages are sold out." };
  return Math.min(...prices) / 100;
}

/** What a package that takes the whole budget still counts. */
const wholeBudgetShare = 0.5;

/** The smaller the part of the budget that an event takes, the better; what is above the budget counts in proportion. */
export function budgetFit(
  budget: number | null,
  packages: readonly OpenPackage[],
  { none, whose }: Wording,
): Fit {
  const price = lowestPrice(packages);
  if (typeof price !== "number") return price;
  if (budget === null) return unknownFit(none);
  const least = `Packages start at ${usd(price)}`;
  if (price > budget)
    return {
      share: (wholeBudgetShare * budget) / price,
      reason: `${least}, above ${whose} budget of ${usd(budget)}.`,
    };
  const taken = price / budget;
  return {
    share: 1 - (1 - wholeBudgetShare) * Math.sqrt(taken),
    reason: `${least}, ${taken < 0.01 ? "less than 1%" : `${Math.round(100 * taken)}%`} of ${whose} budget of ${usd(budget)}.`,
  };
}

/** USD for each expected attendee that count in full, and not at all. */
const [cheapReach, dearReach] = [0.5, 50];

/** What each expected attendee costs with the event's least expensive package. */
export function valueFit(attendeeCount: number, packages: readonly OpenPackage[]): Fit {
  const price = lowestPrice(packages);
  if (typeof price !== "number") return price;
  if (attendeeCount === 0) return unknownFit("It doesn't say how many attend");
  const each = price / attendeeCount;
  const share = 1 - Math.log(each / cheapReach) / Math.log(dearReach / cheapReach);
  const shown = each < 0.01 ? "Less than $0.01" : `From ${usd(Math.round(each * 100) / 100)}`;
  return { share: Math.min(1, Math.max(0, share)), reason: `${shown} for each expected attendee.` };
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
