import type { EventFact, Facts, PackageFact, Wish } from "./facts.ts";
import { cheapest } from "./facts.ts";
import type { Expectation } from "./score.ts";
import { count, either, money, name, type Reply, type Said, says, type Wanted } from "./wanted.ts";

/** The seasons and quarters of the year that follows the judge's day, by first and last day. */
export const spring = { from: "2027-03-01", to: "2027-05-31" } as const;
export const summer = { from: "2027-06-01", to: "2027-08-31" } as const;
export const autumn = { from: "2027-09-01", to: "2027-11-30" } as const;
export const firstQuarter = { from: "2027-01-01", to: "2027-03-31" } as const;
export const secondQuarter = { from: "2027-04-01", to: "2027-06-30" } as const;
export const thirdQuarter = { from: "2027-07-01", to: "2027-09-30" } as const;

/** A month of the next twelve, such as 2027-03. */
export const month = (iso: string) => ({ from: `${iso}-01`, to: `${iso}-31` });

export const europe =
  /United Kingdom|Germany|France|Spain|Portugal|Netherlands|Sweden|Denmark|Ireland|Switzerland/;

/** The events that meet a wish; where there are none, that has to be said with the constraint that failed. */
export function fitting(
  facts: Facts,
  wish: Wish,
  constraints: readonly Wanted[],
  rows: { least?: number } = {},
): Expectation {
  const allowed = facts.find(wish);
  return allowed.length > 0 ? { rows: { allowed, ...rows } } : { cannot: "none", constraints };
}

/** A package's price and name. */
export const priceOf = (offer: PackageFact): Wanted[] => [money(offer.cents), name(offer.name)];

/** The least that an event costs. */
export function entryOf(event: EventFact): PackageFact {
  const offer = cheapest(event);
  if (!offer) throw new Error(`${event.name} has nothing to sell`);
  return offer;
}

/** USD for each expected attendee, in cents. */
export const perHead = (cents: number, { attendees }: EventFact): Wanted => money(cents / attendees);

/** An amount, give or take a part of it. */
export function roughly(cents: number, part = 0.03): Wanted {
  const usd = cents / 100;
  return {
    label: `about $${Math.round(usd).toLocaleString("en-US")}`,
    found: ({ money: amounts }) =>
      amounts.some(({ value, step }) => Math.abs(value - usd) <= usd * part + step / 2),
    figure: "money",
  };
}

export const anyMoney: Wanted = { label: "an amount", found: ({ money: amounts }) => amounts.length > 0 };

/** At least two of the words that say who comes to an event. */
export function audienceOf({ attendeeType }: EventFact): Wanted {
  const words = (attendeeType.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !/^(?:with|their|that|from|until|between|they|them)$/.test(word),
  );
  return {
    label: `who comes: ${attendeeType}`,
    found: ({ lower }) =>
      words.filter((word) => lower.includes(word.replace(/s$/, ""))).length >= Math.min(2, words.length),
  };
}

/** So many of these facts. */
export function some(least: number, ...ways: readonly Wanted[]): Wanted {
  return {
    label: `${least} of ${ways.map(({ label }) => label).join(", ")}`,
    found: (said) => ways.filter((way) => way.found(said)).length >= least,
  };
}

/** That a text is addressed to somebody, as a message is. */
export const isMessage = says(
  "reads as a message",
  /\b(?:hi|hello|hey|dear|good (?:morning|afternoon)|thanks|thank you|best|kind regards|regards|cheers)\b/i,
);

/** That an answer is shorter than an earlier one. */
export function shorterThan(earlier: Reply | undefined): Wanted {
  const length = earlier?.text.length ?? 0;
  return { label: "shorter than before", found: (said: Said) => said.all.length < length };
}

/** That somebody is told, in their language or in English, that English is what can be read. */
export const readsEnglish = says(
  "says that it reads English",
  /english|ingl[eéê]s|anglais|englisch|inglese|английск|英語|英语|英文|영어|الإنجليزية|अंग्रेज़ी|अंग्रेजी|inggris|ingilizce/i,
);

/** In words of a language, or with the notice about English. */
export const inTheirTongue = (label: string, words: RegExp) => either(readsEnglish, says(label, words));

export const aboveIt = says(
  "more than usual",
  /\b(?:above|over|higher(?! tier| level)|more than|expensive|pricey|exceeds?|steep|too much|overpriced|premium)\b/i,
);
export const belowIt = says(
  "less than usual",
  /\b(?:below|under|lower|less than|cheap|cheaper|bargain|good value|discount)\b/i,
);

/** That no figure of closed deals exists for this. */
export const noClosedDeals = says(
  "no closed deals to compare with",
  /\b(?:no|not enough|too few|fewer than|none|only (?:one|1)|without|isn't|aren't|don't have|haven't)\b[^.]*\b(?:closed|completed|deals?|prices?|data|compar)/i,
);

/** How many spots a package still has. */
export const spotsOf = (offer: PackageFact): Wanted => count(offer.left, `left of ${offer.name}`);
