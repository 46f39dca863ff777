import type { ReplyRequest } from "@marquee/adapters/ai/port";
import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import { literally } from "@marquee/contracts/text/literally";
import type { ReadAct } from "../reading/acts.ts";
import { amountOf, droppedIn, narrowedBy, orderIn, takesOut, type Wish, wishIn } from "../reading/wish.ts";
import { actOf, asksForText, goesOnDrafting } from "./act.ts";
import { type AskedTurn, askedTurns } from "./asked-turns.ts";
import { atFocus } from "./at-focus.ts";
import { calledIn } from "./called.ts";
import { classified, isNeutral } from "./classify.ts";
import { completedAct, correctsAmount, extendedAct } from "./completed-act.ts";
import { keptIn } from "./kept.ts";
import { asksElliptically, leadOf, pointsAtLead } from "./lead.ts";
import { masked, withoutNames } from "./masked.ts";
import { packageAtFocus } from "./package-at-focus.ts";
import { placeSpokenOf } from "./place-spoken-of.ts";
import { type Side, sideOf } from "./prior.ts";
import { closes, goesOn, type Pick, pickIn, pointsBack, pointsToOne, type Reference } from "./references.ts";
import { resolvedPick, type Turn } from "./resolve.ts";
import { takenOut } from "./taken-out.ts";
import { certainWeight, guessedBelow, leastWeight, type Topic, topicWeights } from "./topics.ts";
import { whoComes } from "./who-comes.ts";

/** What a question means, with what was said before. */
export interface Understood {
  question: string;
  /** Which day it is for the reader. */
  today: string;
  /** Undefined where nothing speaks for any topic. */
  topic: Topic | undefined;
  weights: ReadonlyMap<Topic, number>;
  /** Its words speak too little for its topic to be certain of it. */
  isGuess: boolean;
  /** It goes on from the question before. */
  isFollowUp: boolean;
  act: ReadAct | undefined;
  wish: Wish;
  /** The wish of this text alone. */
  ownWish: Wish;
  /** Words of a search that no event speaks of. */
  unread: readonly string[];
  amount: number | undefined;
  /** The things that it is about: those that it names, else those that it points to. */
  about: readonly Reference[];
  /** Whether it names them itself. */
  isNamed: boolean;
  /** What the conversation was about last: for a question that names nothing and needs something. */
  focus: readonly Reference[];
  pick: Pick | undefined;
  /** What it is about is what its pick means. */
  isPicked: boolean;
  /** What it calls by a name that nothing has. */
  unknown: { name: string; nearest: readonly Reference[]; isCompany?: true } | undefined;
  /** What the last answer showed, in its order. */
  shown: readonly Reference[];
  before: Understood | undefined;
}

/** Reads the conversation up to its question, each turn with what the turns before it left. */
export async function understand(request: ReplyRequest, tools: ReadTools): Promise<Understood> {
  const side = sideOf(request.role);
  let understood: Understood | undefined;
  for (const turn of await askedTurns(request, tools))
    understood = await understandTurn(turn, request.now.slice(0, 10), tools, understood, side);
  if (!understood) throw new Error("a conversation without a question");
  return understood;
}

async function understandTurn(
  { question, named: given, answer, shown }: AskedTurn,
  today: string,
  tools: ReadTools,
  before: Understood | undefined,
  side: Side,
): Promise<Understood> {
  const called = given.found.length === 0 ? calledIn(question, shown) : undefined;
  const ofFocus =
    given.found.length === 0 && !called
      ? await packageAtFocus(question, focusOf(before, shown), tools)
      : undefined;
  const named = ofFocus
    ? {
        ...given,
        found: [ofFocus],
        masked: given.masked.replace(new RegExp(literally(ofFocus.name), "i"), "{package}"),
      }
    : given;
  const text = withoutNames(question, named.found);
  const kinds = masked(called ? named.masked.replace(called.word, "{event}") : named.masked);
  const likely = classified(kinds, side);
  // "No, the first" asks what was asked before of another thing.
  const isClosing = closes(question);
  const asksAgain = before?.topic !== undefined && isNeutral(kinds) && !isClosing;
  const weights = asksAgain ? new Map<Topic, number>() : topicWeights(likely);
  const isText = asksForText(kinds);
  if (isText) weights.set("draft", certainWeight);
  if (before?.topic === "draft" && goesOnDrafting(question)) weights.set("draft", certainWeight);
  if (isClosing) weights.set("thanks", certainWeight);
  const narrowsOn =
    searches.has(before?.topic ?? "outside") && likely[0]?.label === "find" && !startsAnew.test(question);
  // "Cut out everything in Boston" goes on with a search.
  const takesFrom =
    searches.has(before?.topic ?? "outside") &&
    takesOut.test(question.toLowerCase().replace(/[.!?]+$/, "")) &&
    !startsAnew.test(question) &&
    Object.keys(wishIn(text, today)).length > 0;
  const isFollowUp =
    before !== undefined && !isClosing && (goesOn(question) || repeats(question) || narrowsOn || takesFrom);
  const pick = pickIn(question);
  const focus = focusOf(before, shown);
  const ownAct = actOf(kinds, side, likely);
  const asked = before?.question ?? "";
  const lead = leadOf(answer?.text ?? "", shown, ownAct?.stance === "asked", asked);
  const isOfLead =
    lead !== undefined &&
    (pick?.lead === true ||
      (pick === undefined &&
        (pointsToOne(question) || asksElliptically(question) || pointsAtLead(question, lead, asked))));
  // "Per attendee?" after a comparison asks it of all that were compared.
  const ofAllCompared =
    before?.topic === "compare" && asksElliptically(question) && pick === undefined && !pointsBack(question);
  const pointed = isOfLead && !ofAllCompared ? [lead] : isFollowUp || pointsBack(question) ? focus : [];
  const own = atFocus(named.found, focus);
  // "Which of these is the dearest?" after one event picks among its packages.
  const ofPackages =
    (pick?.order === "cheapest" || pick?.order === "dearest") &&
    shown.filter(({ kind }) => kind === "event").length === 1 &&
    shown.every(({ kind }) => kind === "event" || kind === "package");
  const saved = own.length === 0 && !called ? await keptIn(question, tools) : [];
  // "The third one I saved" is one of them, or none.
  const kept = pick?.at === undefined ? saved : saved.slice(pick.at).slice(0, 1);
  const resolved = called
    ? { about: called.about, isPicked: true }
    : kept.length > 0
      ? { about: kept, isPicked: true }
      : own.length > 0 || pick === undefined || ofPackages
        ? { about: own.length > 0 ? own : ofPackages ? shown : pointed, isPicked: false }
        : await resolvedPick(pick, turnsBefore(before, shown), pointed, tools);
  const there = await placeSpokenOf(question, focus, tools);
  const ownWish = { ...wishIn(text, today), ...there };
  const goesOnSearching =
    isFollowUp &&
    before !== undefined &&
    !ofDays.has(before.topic ?? "outside") &&
    (searches.has(before.topic ?? "outside") || Object.keys(before.wish).length > 0);
  const isOfAnotherPlace =
    before?.topic === "compare" &&
    repeats(question) &&
    named.found.length === 0 &&
    ownWish.places !== undefined;
  const out = goesOnSearching ? takenOut(question, named.found, resolved.about) : [];
  // What is taken out is not what the question is about.
  const about = out.length > 0 ? [] : resolved.about;
  const goesOnUnnamed = goesOnSearching && (named.found.length === 0 || out.length > 0);
  const narrowed = goesOnUnnamed ? { ...narrowedBy(before.wish, text, today), ...there } : ownWish;
  const withOut = (some: Wish): Wish =>
    out.length > 0 ? { ...some, withoutEvents: [...(some.withoutEvents ?? []), ...out] } : some;
  const wish = withOut(narrowed);
  const narrows =
    goesOnUnnamed && JSON.stringify({ ...wish, order: 0 }) !== JSON.stringify({ ...before.wish, order: 0 });
  // The answer to "which one?" goes on with what was to be done.
  const ofEvents = shown.every(({ kind }) => kind === "event");
  const act =
    isText || (before?.topic === "draft" && goesOnDrafting(question))
      ? undefined
      : ((named.found.length === 0 ? extendedAct(before, answer?.text ?? "", question, ownAct) : undefined) ??
        (narrows && ofEvents && takesOut.test(question.toLowerCase().replace(/[.!?]+$/, ""))
          ? undefined
          : correctsAmount.test(question) && before?.act?.stance === "asked"
            ? undefined
            : ownAct) ??
        completedAct(before, answer?.text ?? "", question, {
          picks: pick !== undefined && shown.length > 1,
          tells: pick !== undefined || named.found.length > 0 || amountOf(text) !== undefined,
        }));
  const topic = topicOf(weights, {
    amount: amountOf(text),
    question,
    isFollowUp,
    before,
    wish: ownWish,
    about,
    isNamed: named.found.length > 0,
    text,
    pick,
    narrows,
    ofPackages,
    isWithout: out.length > 0,
    isOfAnotherPlace,
  });
  const { audience, unread } =
    topic === "find" && act?.stance !== "asked"
      ? await whoComes(kinds, tools)
      : { audience: undefined, unread: [] };
  // Now that it is a search, an amount in it is the most to spend; before, it would have spoken for one.
  const found =
    !goesOnUnnamed && searches.has(topic ?? "outside")
      ? withOut({ ...wishIn(text, today, { isSearch: true }), ...there })
      : wish;
  return {
    question,
    today,
    topic,
    weights,
    isGuess:
      topic !== undefined &&
      (weights.get(topic) ?? 0) < guessedBelow &&
      !ofPackages &&
      !(asksAgain && !before.isGuess) &&
      out.length === 0 &&
      !(narrows && (onlyNarrows.test(question.trim()) || (pick?.all === true && ownWish.order))) &&
      !(pick?.isChoice && about.length > 1) &&
      !isClosing,
    isFollowUp,
    act,
    // Who comes follows from the field where one is named.
    wish: audience === undefined || found.categories ? found : { ...found, audience },
    ownWish,
    unread,
    amount: amountOf(text),
    about,
    isNamed: named.found.length > 0,
    focus: about.length > 0 ? about : focus,
    pick,
    isPicked: resolved.isPicked,
    unknown: named.unknown,
    shown,
    before,
  };
}

/** A search of its own, and no further word to the one before: "which events", "show me", "anything in". */
const startsAnew =
  /\b(?:which|what|whats|any|anything|something|somewhere|find|show me|list|search|looking for|need|want|wants|is there|are there|(?:do|have) you|got|who|where|how)\b/i;

/** Topics whose days are those of work to do, and no wish of events. */
const ofDays: ReadonlySet<Topic> = new Set<Topic>([
  "next_step",
  "waits",
  "owed",
  "expires",
  "results",
  "pipeline",
]);

const searches: ReadonlySet<Topic> = new Set<Topic>(["find", "match"]);

/** What was spoken of last: the one thing that the last answer showed, else what the question before was about. */
function focusOf(before: Understood | undefined, shown: readonly Reference[]): readonly Reference[] {
  const deals = shown.filter(({ kind }) => kind === "deal");
  const events = new Set(shown.flatMap(({ kind, id }) => (kind === "event" ? [id] : [])));
  const inquiries = shown.filter(({ kind }) => kind === "inquiry");
  if (events.size === 1 || deals.length === 1 || (shown.length === 1 && inquiries.length === 1)) return shown;
  return before?.about.length ? before.about : shown.length > 0 ? shown : (before?.focus ?? []);
}

/** The turns that a pick may mean, the newest first. */
function turnsBefore(before: Understood | undefined, shown: readonly Reference[]): Turn[] {
  return [
    { shown, spoken: before?.isNamed ? before.about : [] },
    ...(before ? turnsBefore(before.before, before.shown) : []),
  ];
}

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
const onlyNarrows =
  /^(?:(?:h+m+|ok|okay|well|fine|no|right|and|then|now|please|good)\W+)*(?:only (?:the|those|in|with|for|what)|just (?:the|those|in) |nothing |not in |without |keep (?:only|just)|limit |(?:what|how) about (?:(?:in|for|on|next|this) )?\S+(?: \S+)?[?.!]*$)/i;

interface Hints {
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
  /** It takes things out of the list before. */
  isWithout: boolean;
}

/**
 * The topic for which most speaks. What the question names, wants and goes on from counts as much as its words leave
 * open; a follow-up without a topic of its own goes on with the one before.
 */
function topicOf(weights: ReadonlyMap<Topic, number>, hints: Hints): Topic | undefined {
  // "Only the ones in spring, then" says nothing but how the list changes.
  if (hints.isWithout || (hints.narrows && onlyNarrows.test(hints.question.trim())))
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
    new Set(hints.about.map(({ id, kind, eventId }) => (kind === "event" ? id : eventId))).size === 1
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
  if (pick?.all && events.length > 1 && orderIn(hints.question.toLowerCase()) !== undefined)
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
  if (repeats(hints.question) && before?.topic && (carried.has(before.topic) || !isNamed))
    add(before.topic, isNamed ? 6 : 4);
  // What can't be done here isn't done by something that happens to be named beside it.
  const [surest] = [...weights].sort(([, one], [, other]) => other - one);
  if (surest?.[0] === "outside" && surest[1] >= leastWeight) return "outside";
  const [best] = [...all].sort(([, one], [, other]) => other - one);
  if (best && best[1] >= leastWeight) return best[0];
  const inherited = before?.topic === "outside" || before?.topic === "draft" ? undefined : before?.topic;
  return (isFollowUp ? inherited : undefined) ?? (best && best[1] >= 1.5 ? best[0] : undefined);
}

/** Topics whose answer is about one event. */
const ofOneEvent: ReadonlySet<Topic> = new Set<Topic>(["event", "package"]);

/** So many of what a search finds are shown. */
const shownOfList = 5;

/** A few words, or "same for": the question before with another level or field. */
const goesOnPricing = ({ question, wish }: Hints): boolean =>
  (wish.tier !== undefined || wish.categories !== undefined) &&
  (question.trim().split(/\s+/).length <= 4 || repeats(question));

/** "And the other?", "ditto for Berlin", "same for gold": asks the question before of something else. */
const repeats = (question: string): boolean =>
  /^(?:(?:fine|ok|okay|right|good|hm+|well|alright)[,.!]? )?(?:and|what about|how about|now|ok,? and)\b|\b(?:ditto|same (?:q|question|thing|again|maths?|for|there|in|but)|likewise|identical(?:ly)?|as well\?)/i.test(
    question.trim(),
  );
