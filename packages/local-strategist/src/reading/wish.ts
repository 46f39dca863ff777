import { type EventCategory, type SponsorshipTier, sponsorshipTiers } from "@marquee/contracts/enums";
import { numberText } from "@marquee/contracts/text/formats";
import { isSameText } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { months as monthNames } from "../period.ts";
import { categoryName, categoryWords } from "./categories.ts";
import { amountIn, inDigits, numbersIn } from "./numbers.ts";
import { placesIn } from "./places.ts";
import { type Days, timeIn } from "./times.ts";
import { isTypo } from "./typos.ts";

/** In which order somebody wants to see what fits. */
export type Order = "soonest" | "latest" | "cheapest" | "dearest" | "largest" | "smallest";

/** What somebody wants of an event. Everything that is set has to hold; amounts are whole USD. */
export interface Wish {
  places?: readonly string[];
  withoutPlaces?: readonly string[];
  withoutCategories?: readonly EventCategory[];
  /** Events that were shown and are not wanted. */
  withoutEvents?: readonly { id: string; name: string }[];
  categories?: readonly EventCategory[];
  /** Words about who comes. */
  audience?: string;
  days?: Days;
  /** Months, as 1 to 12, that do not suit. */
  withoutMonths?: readonly number[];
  maxUsd?: number;
  minUsd?: number;
  tier?: SponsorshipTier;
  least?: number;
  most?: number;
  order?: Order;
  /** How many of them are wanted. */
  count?: number;
}

export type WishPart = keyof Wish;

const atMost =
  /\b(?:under|below|less than|up to|at most|no more than|not more than|max(?:imum)?(?: of)?|cheaper than|within|nothing (?:above|over|beyond)|not (?:above|over)|for|or less|or under|tops)\b/;
const atLeast =
  /\b(?:over|above|more than|at least|from|min(?:imum)?(?: of)?|upwards of|no fewer than|not under|or more|plus)\b/;
const heads =
  /\b(?:people|ppl|attendees|visitors|guests|participants|persons|souls|folks?|humans|pax|heads|delegates|come|coming|attend|seats|room for|size|crowd|strong)\b/;
/** What stands before a number of people. */
const drawing =
  /\b(?:room for|attendance|size|headcount|crowds?|pull(?:s|ing)?|draw(?:s|ing)?|attract(?:s|ing)?|expect(?:s|ing)?|gather(?:s|ing)?)\b[^,]*$/;
const fewer =
  /\b(?:under|below|less than|fewer than|smaller than|at most|up to|no more than|not more than|max\w*)\b[^,]*$/;
const under = /\b(?:under|below|less than|cheaper than)\b[^,]*$/;
const noFewer = /\b(?:no|not) (?:fewer|less|under)\b[^,]*$/;
const more = /\b(?:over|above|beyond|more than|bigger than|larger than|exceeding)\b[^,]*$/;
/** "Nothing with fewer than", "drop whatever pulls fewer than": the other side is wanted. */
const notThose =
  /\b(?:nothing|none|no(?! (?:more|fewer|less) than)|not|drop|skip|exclude|excluding|without|avoid|leave out|minus|ditch|lose|rule out|forget|hide|remove|cut|omit|strike|except)\b[^.;,]*$/;

/** What a text asks of events, as far as words say it. Names of events and deals have to be taken out before. */
export function wishIn(given: string, today: string): Wish {
  // "Drop everything that isn't New York or Austin" keeps those two.
  const text = inDigits(given).replace(
    /\b(?:drop|cut|lose|remove|skip|forget|exclude|leave out|hide)\b.{0,24}\b(?:that|which) (?:isn['’]?t|is not|aren['’]?t|are not) (?:in )?/i,
    "only in ",
  );
  const asked = text.toLowerCase();
  const wish: Wish = {};
  const days = timeIn(text, today);
  if (days) wish.days = days;
  const { wanted: categories, refused: withoutCategories } = categoriesIn(spelledRight(asked));
  // "Cloud developers" and "AI people at startups" want both; "medical devices" is one.
  if (categories.length > 0) wish.categories = categories.slice(0, 2);
  if (withoutCategories.length > 0) wish.withoutCategories = withoutCategories;
  const tier = tierIn(text);
  if (tier !== undefined) wish.tier = tier;
  readQuantities(text, wish);
  const order = orderIn(asked);
  if (order !== undefined) wish.order = order;
  const count = countIn(asked);
  if (count !== undefined) wish.count = count;
  if (/\b(?:for free|free of charge|costs? nothing|no money)\b/.test(asked)) wish.maxUsd = 0;
  const { places, without } = placesIn(text.replaceAll(ownPlace, "$1"));
  if (places.length > 0) wish.places = places;
  if (without.length > 0) wish.withoutPlaces = without;
  return wish;
}

/** Where somebody makes things or sits is not where they want to go: "we make soap in Porto". */
const ownPlace =
  /(\b(?:we|i)(?:['’](?:re|m)| are| am)? (?:based|located|sitting|a (?:\S+ ){1,4}(?:company|firm|shop|brand|startup|agency)|(?:make|build|produce|brew|roast|bake|design|develop|manufacture|import) (?:(?!(?:to|for|at|and|but|in)\b)\S+ ){0,5}?)) ?in \p{L}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/giu;

/** How many events are asked for: "give me three", "two fintech shows", "the top 5". */
function countIn(asked: string): number | undefined {
  const things = "events?|shows?|conferences?|expos?|summits?|fairs?|festivals?|options?|ideas|of them";
  const found =
    new RegExp(
      String.raw`\b(\d{1,2}) (?:(?!people|attendees|weeks?|days?|months?|spots?|or|k\b)[\w-]+ ){0,3}?(?:${things})\b`,
    ).exec(asked)?.[1] ??
    /\b(?:give|name|show|list|find|suggest|recommend|pick)(?: me| us)? (?:the )?(?:top |best |first |next )?(\d{1,2})(?= [a-z])(?! (?:people|attendees|weeks?|days?|months?|spots?|or more)\b)/.exec(
      asked,
    )?.[1];
  return found === undefined || Number(found) === 0 ? undefined : Number(found);
}

/** Words that take out what follows them, up to the end of the text before it. */
export const takesOut =
  /\b(?:drop|skip|exclude|excluding|without|leave out|lose|cut(?: out)?|remove|take out|not|no|except(?: for)?|nothing|minus|avoid|ditch|rule out|hide|omit|strike|anything but|other than|apart from|get rid of)\b[^.;,]*$/;

/** Long words of fields, as people mean to write them. */
const fieldWords =
  "developer developers fintech startup startups healthcare security enterprise proptech kubernetes founders investors cyber-security".split(
    " ",
  );

/** A text with the typos of fields mended, such as a letter too many or two that changed places. */
const spelledRight = (asked: string): string =>
  asked.replaceAll(/\b[a-z]{7,}\b/g, (word) => fieldWords.find((field) => isTypo(word, field)) ?? word);

/** The topics that a text asks for and those that it refuses. */
function categoriesIn(asked: string): { wanted: EventCategory[]; refused: EventCategory[] } {
  const wanted: EventCategory[] = [];
  const refused: EventCategory[] = [];
  for (const [category, words] of categoryWords) {
    const at = words.exec(asked)?.index;
    if (at === undefined) continue;
    (takesOut.test(asked.slice(0, at)) ? refused : wanted).push(category);
  }
  return { wanted, refused };
}

/** The level of package that a text names. */
export const tierIn = (text: string): SponsorshipTier | undefined =>
  sponsorshipTiers.find((each) => new RegExp(`\\b${each}\\b`, "i").test(text));

/** Each number is money or a number of people, and a limit on one side, by the words around it. */
function readQuantities(text: string, wish: Wish): void {
  const lower = text.toLowerCase();
  const all = numbersIn(text);
  for (const [index, { value, at, end, isMoney, isShort }] of all.entries()) {
    const before = lower.slice(Math.max(all[index - 1]?.end ?? 0, at - 28), at);
    const after = lower.slice(end, Math.min(all[index + 1]?.at ?? lower.length, end + 28));
    const isHeads = !isMoney && (heads.test(after) || drawing.test(before));
    if (isHeads && value >= 20) {
      const isRefused = notThose.test(lower.slice(Math.max(all[index - 1]?.end ?? 0, at - 60), at));
      if (noFewer.test(before)) wish.least = value;
      else if (fewer.test(before)) wish[isRefused ? "least" : "most"] = value;
      else wish[isRefused && more.test(before) ? "most" : "least"] = value;
      continue;
    }
    const isPrice = isMoney || isShort || (value >= 500 && !/^20\d\d$/.test(String(value)));
    if (!isPrice || value < 50) continue;
    const left = lower.slice(Math.max(all[index - 1]?.end ?? 0, at - 60), at);
    // "Drop whatever costs over 10k" wants what costs less.
    if (notThose.test(left) && more.test(before)) {
      wish.maxUsd = value;
      continue;
    }
    if (notThose.test(left) && under.test(before)) {
      wish.minUsd = value;
      continue;
    }
    if (atLeast.test(before) && !atMost.test(before)) wish.minUsd = value;
    else if (/^ ?(?:or more|plus|\+)/.test(after)) wish.minUsd = value;
    else if (
      atMost.test(before) ||
      /^ ?(?:or less|or under|tops|max|budget)|\b(?:can|could|may|want to|have to|to) spend\b|^ ?(?:(?:usd|dollars?|bucks) )?(?:still |would |will |should )?(?:buys?|gets?|is enough|pays?|covers?)\b/.test(
        after,
      ) ||
      /\b(?:budget|spend|afford)\b/.test(before)
    )
      wish.maxUsd = value;
  }
}

/** The order that a superlative or a comparative asks for. */
export function orderIn(asked: string): Order | undefined {
  if (
    /\b(?:biggest|largest|bigger|larger|most (?:attendees|visitors|people)|(?:draws|pulls|gets) (?:in )?(?:the )?(?:most|more)(?: people)?)\b/.test(
      asked,
    )
  )
    return "largest";
  if (/\b(?:smallest|smaller|fewest|small one|most intimate|tiniest)\b/.test(asked)) return "smallest";
  if (
    /\b(?:soonest|earliest|earlier|sooner|next event|coming up first|first to|(?:comes?|is|starts?|begins?|happens?|takes place) first|first in the calendar)\b/.test(
      asked,
    )
  )
    return "soonest";
  if (/\b(?:latest one|the later)\b/.test(asked)) return "latest";
  if (
    /\b(?:cheap(?:est|er)?|least expensive|inexpensive|lowest[- ]price|low(?:est)?[- ]cost|(?:most )?affordable|less money)\b/.test(
      asked,
    )
  )
    return "cheapest";
  if (/\b(?:most expensive|dearest|priciest|pricier)\b/.test(asked)) return "dearest";
  return undefined;
}

/** The parts of an earlier wish that a text takes back, such as "forget Paris" or "whatever the price". */
export function droppedIn(text: string): WishPart[] {
  const asked = text.toLowerCase();
  const dropped: WishPart[] = [];
  if (/\b(?:worldwide|world-wide|globally|anywhere in the world|all over the world)\b/.test(asked))
    dropped.push("places");
  const lets =
    /\b(?:forget|drop|skip|ignore|never mind|regardless of|whatever|any|do(?:es)?(?:n['’]?t| not) matter|without)\b/.test(
      asked,
    );
  if (!lets) return dropped;
  if (/\b(?:price|budget|cost|money)\b/.test(asked)) dropped.push("maxUsd", "minUsd");
  if (/\b(?:date|time|month|season|when)\b/.test(asked)) dropped.push("days", "withoutMonths");
  if (/\b(?:size|attendance|how many|heads|headcount)\b/.test(asked)) dropped.push("least", "most");
  if (/\b(?:tier|level|gold|silver|bronze|platinum)\b/.test(asked)) dropped.push("tier");
  if (/\b(?:city|place|where|location)\b/.test(asked)) dropped.push("places");
  if (
    /\b(?:topic|category|industry|audience)\b/.test(asked) ||
    /\b(?:forget|drop|skip|ignore)\b[^.]*/.test(asked)
  )
    if (categoryWords.some(([, words]) => words.test(asked))) dropped.push("categories", "audience");
  return dropped;
}

/** The budget or price that a text names, in whole USD. */
export const amountOf = (text: string): number | undefined => amountIn(inDigits(text));

/**
 * The wish after a further message: what it names replaces the same part of before, what it refuses is added, and what it
 * takes back goes.
 */
export function narrowedBy(before: Wish, text: string, today: string): Wish {
  const after = wishIn(text, today);
  const dropped = droppedIn(text);
  const kept: Wish = { ...before };
  for (const part of dropped) delete kept[part];
  const months = refusedMonths(text);
  if (dropped.includes("categories")) {
    // "Forget fintech" takes back what was asked for, and refuses it elsewhere.
    const taken = before.categories ?? [];
    const out = (after.withoutCategories ?? after.categories ?? []).filter((each) => !taken.includes(each));
    const left = taken.filter((each) => !(after.withoutCategories ?? after.categories ?? []).includes(each));
    delete after.categories;
    delete after.withoutCategories;
    if (left.length > 0) kept.categories = left;
    if (out.length > 0) {
      after.withoutCategories = out;
      if (taken.length > 0) kept.categories = taken;
    }
  }
  // "Forget Paris" takes Paris back where it was asked for, and refuses it elsewhere.
  const [was, refused] = [before.places ?? [], after.withoutPlaces ?? []];
  const left = was.filter((place) => !refused.some((each) => isSameText(each, place)));
  if (left.length < was.length) {
    delete after.withoutPlaces;
    delete kept.places;
    if (left.length > 0) kept.places = left;
  }
  // "And look at Spain too" adds to where it was looked for.
  if (/\b(?:too|also|as well|in addition|add)\b/i.test(text) && after.places && left.length > 0)
    after.places = [...new Set([...left, ...after.places])];
  if (months.length > 0) delete after.days;
  // "Half as many people would do" speaks of the number before.
  if (/\bhalf (?:as many|of that|the (?:size|people))\b/i.test(text) && before.least !== undefined)
    after.least = Math.round(before.least / 2);
  return {
    ...kept,
    ...after,
    ...(months.length > 0 ? { withoutMonths: [...(before.withoutMonths ?? []), ...months] } : {}),
    ...(after.withoutPlaces
      ? { withoutPlaces: [...(before.withoutPlaces ?? []), ...after.withoutPlaces] }
      : {}),
    ...(after.withoutCategories
      ? { withoutCategories: [...new Set([...(before.withoutCategories ?? []), ...after.withoutCategories])] }
      : {}),
  };
}

function refusedMonths(text: string): number[] {
  const asked = text.toLowerCase();
  const found =
    /\b(?:nothing|not|none|no events?|except|without|drop|skip|exclude|leave out|lose|cut(?: out)?|remove|take out|avoid|ditch|rule out|omit|strike|no) (?:(?:anything|everything|whatever|the ones?|those|all|events?|shows?) )?(?:(?:that(?:'s| is| are)|which (?:is|are)|is|are) )?(?:in |during |for )?([a-z, ]+)/.exec(
      asked,
    )?.[1] ?? "";
  return monthNames.flatMap((name, at) => (new RegExp(`\\b${name}\\b`).test(found) ? [at + 1] : []));
}

/** The parts of a wish in words, for an answer that says what it looked for. */
export function wishWords(wish: Wish): string[] {
  const { places, withoutPlaces, categories, audience, days, maxUsd, minUsd, tier, least, most } = wish;
  return [
    ...(categories ? [`about ${categories.map(categoryName).join(" and ")}`] : []),
    ...(wish.withoutCategories ? [`not about ${wish.withoutCategories.map(categoryName).join(" or ")}`] : []),
    ...(audience ? [`for ${audience}`] : []),
    ...(places ? [`in ${places.join(" or ")}`] : []),
    ...(withoutPlaces ? [`not in ${withoutPlaces.join(" or ")}`] : []),
    ...(wish.withoutEvents ? [`without ${wish.withoutEvents.map(({ name }) => name).join(" and ")}`] : []),
    ...(days ? [days.words] : []),
    ...(wish.withoutMonths
      ? [`not in ${wish.withoutMonths.map((month) => capital(monthNames[month - 1] ?? "")).join(" or ")}`]
      : []),
    ...(tier ? [`with a ${tier} package`] : []),
    ...(maxUsd === undefined ? [] : [`for at most ${usd(maxUsd)}`]),
    ...(minUsd === undefined ? [] : [`for at least ${usd(minUsd)}`]),
    ...(least === undefined ? [] : [`with at least ${numberText(least)} people`]),
    ...(most === undefined ? [] : [`with at most ${numberText(most)} people`]),
  ];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
