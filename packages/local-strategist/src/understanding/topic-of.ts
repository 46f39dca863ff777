import { droppedIn, orderIn, type Wish } from "../reading/wish.ts";
import type { Pick, Reference } from "./references.ts";
import { certainWeight, leastWeight, type Topic } from "./topics.ts";
import type { Understood } from "./understand.ts";

/** Topics that look for events. */
export const searches: ReadonlySet<Topic> = new Set<Topic>(["find", "match"]);

/** Advice that an amount makes concrete. */
const ofMoney: ReadonlySet<Topic> = new Set<Topic>(["budget_split", "half_budget", "roi_advice"]);

/** Topics that "and the other one?" goes on with. */
const carried: ReadonlySet<Topic> = new Set<Topic>([
  "results",
  "market",
  "deal",
  "host",
  "offers",
  "hosted",
  "agreement",
  "match",
]);

/** How a sentence begins that narrows a list and does nothing else. */
export const onlyNarrows =
  /^(?:(?:h+m+|ok|okay|well|fine|no|right|and|then|now|please|good)\W+)*(?:only (?:the|those|in|with|for|what)|just (?:the|those|in) |nothing |not in |without |keep (?:only|just)|limit |(?:what|how) about (?:(?:in|for|on|next|this) )?\S+(?: \S+)?[?.!]*$)/i;

/** What of a question, besides its words, speaks for a topic. */
export interface Hints {
  amount: number | undefined;
  question: string;
  isFollowUp: boolean;
  before: Understood | undefined;
  wish: Wish;
  about: readonly Reference[];
  isNamed: boolean;
  text: string;
  pick: Pick | undefined;
  /** Its words change the search before. */
  narrows: boolean;
  /** It picks among the packages of the event before. */
  ofPackages: boolean;
  /** It asks a comparison again of another place. */
  isOfAnotherPlace: boolean;
  /** It picks by what none of the list before has, which narrows the search. */
  narrowsBy: boolean;
  /** It takes things out of the list before. */
  isWithout: boolean;
}

/**
 * The topic for which most speaks. What the question names, wants and goes on from counts as much as its words leave
 * open; a follow-up without a topic of its own goes on with the one before.
 */
export function topicOf(weights: ReadonlyMap<Topic, number>, hints: Hints): Topic | undefined {
  // "Only the ones in spring, then" says nothing but how the list changes.
  if (hints.isWithout || hints.narrowsBy || (hints.narrows && onlyNarrows.test(hints.question.trim())))
    return hints.before?.topic === "match" ? "match" : "find";
  // "Is there anything closer to Hamburg?"
  if (
    hints.isOfAnotherPlace ||
    (!hints.isNamed && hints.wish.places && /\b(?:close|closer|nearer|near)\b/i.test(hints.question))
  )
    return "find";
  // "Platinum?" asks for the going rate again.
  if (hints.before?.topic === "market" && !hints.isNamed && goesOnPricing(hints)) return "market";
  // "And in 2025?" asks for the same numbers of another time.
  if (
    repeats(hints.question) &&
    !hints.isNamed &&
    (hints.before?.topic === "results" || hints.before?.topic === "deals") &&
    Object.keys(hints.wish).join("") === "days"
  )
    return "results";
  // "And platinum?" after one event asks for its package of that level.
  if (
    hints.isFollowUp &&
    !hints.isNamed &&
    Object.keys(hints.wish).join("") === "tier" &&
    ofOneEvent.has(hints.before?.topic ?? "outside") &&
    new Set(hints.about.flatMap(({ id, kind, eventId }) => (kind === "event" ? id : (eventId ?? []))))
      .size === 1
  )
    return "event";
  const all = new Map(weights);
  const open = 1 - Math.min(1, Math.max(0, ...weights.values()) / certainWeight);
  const add = (topic: Topic, weight: number) => all.set(topic, (all.get(topic) ?? 0) + weight * open);
  const { wish, about, isNamed, before, isFollowUp, text, pick } = hints;
  const parts = Object.keys(wish).filter((part) => part !== "order" && part !== "count").length;
  const has = (kind: Reference["kind"]) => about.some((each) => each.kind === kind);
  const searchedBefore = isFollowUp && before !== undefined && searches.has(before.topic ?? "outside");
  if (parts > 0 && !isNamed) {
    add("find", Math.min(2, parts) + (searchedBefore ? 3 : 0));
    add("find", parts * (all.get("find") ?? 0));
  }
  if (wish.order && searchedBefore) add("find", 3);
  // "What about March?" after one of what was found asks the search again.
  if (parts > 0 && !isNamed && repeats(hints.question) && Object.keys(before?.wish ?? {}).length > 0)
    add("find", 4);
  // "Which beauty ones are in Europe?" narrows what was found, and speaks of nothing of one's own.
  if (
    searchedBefore &&
    !isNamed &&
    (wish.categories || wish.places) &&
    !/\b(?:our|my|mine|we|i)\b/i.test(text)
  )
    add("find", 12);
  if (hints.ofPackages) add("package", 6);
  // "Which of the two is earlier?" compares what it picks.
  const events = about.filter(({ kind }) => kind === "event");
  if (pick?.isChoice && events.length > 1) return "compare";
  if (
    pick?.all &&
    events.length > 1 &&
    (orderIn(hints.question.toLowerCase()) !== undefined ||
      (pick.isPair && /\b(?:more|fewer|less|better|closer|nearer)\b/i.test(hints.question)))
  )
    // A list may go on beyond what of it was shown.
    return searchedBefore && events.length >= shownOfList && !/\bper\b/i.test(hints.question)
      ? "find"
      : "compare";
  if (isFollowUp && droppedIn(text).length > 0) {
    if (hints.narrows && text.split(/\s+/).length <= 10) return "find";
    add("find", 4);
  }
  if (isFollowUp && !isNamed && hints.narrows) add("find", 4);
  const picked =
    pick?.order !== undefined || pick?.at !== undefined || pick?.words !== undefined || pick?.other === true;
  if (has("event")) add("event", isNamed || (picked && about.length === 1) ? 3 : 2);
  if (has("package")) add("package", isNamed ? 3.5 : 0);
  if (has("deal") && weights.has("deal")) add("deal", 2);
  if (has("campaign")) add("campaigns", isNamed ? 5 : 3);
  if (about.filter(({ kind }) => kind === "event").length > 1 && weights.has("compare")) add("compare", 2);
  if (isFollowUp && before?.topic && (all.get(before.topic) ?? 0) > 0) add(before.topic, 1.5);
  if (hints.amount !== undefined && before?.topic && ofMoney.has(before.topic)) add(before.topic, 4);
  // "Back to the former: how many leads?"
  if (before?.topic && carried.has(before.topic) && backTo.test(hints.question) && all.has(before.topic))
    add(before.topic, 4);
  if (repeats(hints.question) && before?.topic && (carried.has(before.topic) || !isNamed))
    add(before.topic, isNamed ? 6 : 4);
  // What can't be done here isn't done by something that happens to be named beside it.
  const [surest] = [...weights].sort(([, one], [, other]) => other - one);
  if (surest?.[0] === "outside" && surest[1] >= leastWeight) return "outside";
  const [best] = [...all].sort(([, one], [, other]) => other - one);
  // "Are both still available?" asks it of two.
  if (pick?.all && !isNamed && events.length > 1 && (best?.[0] === "event" || best?.[0] === "package"))
    return "compare";
  if (best && best[1] >= leastWeight) return best[0];
  const inherited = before?.topic === "outside" || before?.topic === "draft" ? undefined : before?.topic;
  return (isFollowUp ? inherited : undefined) ?? (best && best[1] >= 1.5 ? best[0] : undefined);
}

const backTo = /\bback to the (?:former|latter|first|second|other|\p{L}+ one)\b/iu;

/** Topics whose answer is about one event. */
const ofOneEvent: ReadonlySet<Topic> = new Set<Topic>(["event", "package"]);

/** So many of what a search finds are shown. */
const shownOfList = 5;

/** A few words, or "same for": the question before with another level or field. */
const goesOnPricing = ({ question, wish }: Hints): boolean =>
  (wish.tier !== undefined || wish.categories !== undefined) &&
  (question.trim().split(/\s+/).length <= 4 || repeats(question));

/** "And the other?", "ditto for Berlin", "same for gold": asks the question before of something else. */
export const repeats = (question: string): boolean =>
  /^(?:(?:fine|ok|okay|right|good|hm+|well|alright)[,.!]? )?(?:and|what about|how about|now|ok,? and)\b|\b(?:ditto|same (?:q|question|thing|again|maths?|for|there|in|but)|likewise|identical(?:ly)?|as well\?)/i.test(
    question.trim(),
  );
