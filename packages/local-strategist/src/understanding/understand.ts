import type { ReplyRequest } from "@marquee/adapters/ai/port";
import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import { literally } from "@marquee/contracts/text/literally";
import type { ReadAct } from "../reading/acts.ts";
import { amountOf, narrowedBy, takesOut, type Wish, wishIn } from "../reading/wish.ts";
import { actOf, asksForText, goesOnDrafting } from "./act.ts";
import { askedBack } from "./asked-back.ts";
import { type AskedTurn, askedTurns } from "./asked-turns.ts";
import { atFocus } from "./at-focus.ts";
import { type Rows, rowsOf } from "./candidates.ts";
import { classified, isNeutral } from "./classify.ts";
import { completedAct, correctsAmount, extendedAct } from "./completed-act.ts";
import { keptIn } from "./kept.ts";
import { asksElliptically, leadOf, pointsAtLead } from "./lead.ts";
import { masked, withoutNames } from "./masked.ts";
import { packageAtFocus } from "./package-at-focus.ts";
import { placeSpokenOf } from "./place-spoken-of.ts";
import { pointedTo } from "./pointed-to.ts";
import { type Side, sideOf } from "./prior.ts";
import {
  closes,
  goesOn,
  type Pick,
  pickIn,
  pointsBack,
  pointsToOne,
  type Reference,
  withPicks,
} from "./references.ts";
import { resolvedPick, type Turn } from "./resolve.ts";
import { takenOut } from "./taken-out.ts";
import { onlyNarrows, repeats, searches, topicOf } from "./topic-of.ts";
import { certainWeight, guessedBelow, type Topic, topicWeights } from "./topics.ts";
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
  const rows = rowsOf(tools);
  let understood: Understood | undefined;
  for (const turn of await askedTurns(request, tools))
    understood = await understandTurn(turn, request.now.slice(0, 10), { tools, rows }, understood, side);
  if (!understood) throw new Error("a conversation without a question");
  return understood;
}

async function understandTurn(
  { question, named: given, answer, shown }: AskedTurn,
  today: string,
  { tools, rows }: { tools: ReadTools; rows: Rows },
  before: Understood | undefined,
  side: Side,
): Promise<Understood> {
  const focus = focusOf(before, shown, answer?.text ?? "");
  const told =
    given.found.length === 0 && !given.unknown
      ? await pointedTo(
          question,
          turnsBefore(before, shown),
          {
            isAnswer: askedBack(answer?.text ?? ""),
            isOwnTalk: speaksOfOwn(question, before, shown),
          },
          rows,
        )
      : undefined;
  const ofFocus =
    given.found.length === 0 && !told ? await packageAtFocus(question, focus, tools) : undefined;
  const named = ofFocus
    ? {
        ...given,
        found: [ofFocus],
        masked: given.masked.replace(new RegExp(literally(ofFocus.name), "i"), "{package}"),
      }
    : told
      ? { ...given, found: told.about, masked: told.masked, unknown: undefined }
      : given;
  const text = told?.text ?? withoutNames(question, named.found);
  const plainWish = wishIn(text, today);
  const searched = () => wishIn(text, today, { isSearch: true });
  const refuses = takesOut.test(question.toLowerCase().replace(/[.!?]+$/, ""));
  const kinds = masked(withPicks(named.masked, shown.length > 1));
  const likely = classified(kinds, side);
  // "No, the first" asks what was asked before of another thing.
  const isClosing = closes(question);
  const asksAgain = before?.topic !== undefined && isNeutral(kinds) && !isClosing;
  const weights = asksAgain ? new Map<Topic, number>() : topicWeights(likely);
  const isText = asksForText(kinds);
  if (isText) weights.set("draft", certainWeight);
  if (before?.topic === "draft" && goesOnDrafting(question)) weights.set("draft", certainWeight);
  if (isClosing) weights.set("thanks", certainWeight);
  // "Somewhere in Asia, then" and "same place, but smaller" go on with a search, however they begin.
  const narrowsOn =
    searches.has(before?.topic ?? "outside") &&
    ((likely[0]?.label === "find" && !startsAnew.test(question)) ||
      (given.found.length === 0 && alsoGoesOn.test(question) && Object.keys(searched()).length > 0));
  // "Cut out everything in Boston" goes on with a search.
  const takesFrom =
    searches.has(before?.topic ?? "outside") &&
    refuses &&
    !startsAnew.test(question) &&
    Object.keys(plainWish).length > 0;
  const isFollowUp =
    before !== undefined && !isClosing && (goesOn(question) || repeats(question) || narrowsOn || takesFrom);
  const pick = pickIn(question);
  const ownAct = actOf(kinds, side, likely);
  const askedBefore = before?.question ?? "";
  const lead = leadOf(answer?.text ?? "", shown, ownAct?.stance === "asked", askedBefore);
  const isOfLead =
    lead !== undefined &&
    (pick?.lead === true ||
      (pick === undefined &&
        (pointsToOne(question) || asksElliptically(question) || pointsAtLead(question, lead, askedBefore))));
  // "Per attendee?" after a comparison asks it of all that were compared.
  const ofAllCompared =
    before?.topic === "compare" && asksElliptically(question) && pick === undefined && !pointsBack(question);
  const pointed = isOfLead && !ofAllCompared ? [lead] : isFollowUp || pointsBack(question) ? focus : [];
  const own = atFocus(named.found, focus, shown);
  // "Which of these is the dearest?" after one event picks among its packages.
  const ofPackages =
    (pick?.order === "cheapest" || pick?.order === "dearest") &&
    shown.filter(({ kind }) => kind === "event").length === 1 &&
    shown.every(({ kind }) => kind === "event" || kind === "package");
  const saved = own.length === 0 ? await keptIn(question, tools) : [];
  // "The third one I saved" is one of them, or none.
  const kept = pick?.at === undefined ? saved : saved.slice(pick.at).slice(0, 1);
  // "The February one", and none is in February: the list goes on with those.
  const narrowsBy =
    pick?.words !== undefined &&
    own.length === 0 &&
    searches.has(before?.topic ?? "outside") &&
    Object.keys(plainWish).some((part) => part === "days" || part === "places");
  const resolved =
    kept.length > 0
      ? { about: kept, isPicked: true }
      : own.length > 0 || pick === undefined || ofPackages
        ? { about: own.length > 0 ? own : ofPackages ? shown : pointed, isPicked: false }
        : await resolvedPick(pick, turnsBefore(before, shown), narrowsBy ? [] : pointed, tools);
  const there = await placeSpokenOf(question, focus, tools);
  const ownWish = { ...plainWish, ...there };
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
        (narrows && ofEvents && refuses
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
    narrowsBy: narrowsBy && about.length === 0,
    isOfAnotherPlace,
  });
  const { audience, unread } =
    topic === "find" && act?.stance !== "asked"
      ? await whoComes(kinds, tools)
      : { audience: undefined, unread: [] };
  // Now that it is a search, an amount in it is the most to spend; before, it would have spoken for one.
  const found =
    !goesOnUnnamed && searches.has(topic ?? "outside") ? withOut({ ...searched(), ...there }) : wish;
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
      !(narrowsBy && about.length === 0) &&
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
    isPicked: resolved.isPicked || told !== undefined,
    unknown: named.unknown,
    shown,
    before,
  };
}

/** What somebody says who changes a search, rather than begins one. */
const alsoGoesOn =
  /\b(?:then|instead|same|still|too|as well|though|rather|after all|never ?mind|no matter|(?:don['’]?t|do not|doesn['’]?t|does not) (?:care|mind|matter))\b/i;

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

/** How an answer begins that can't do what was asked, or that may have misread it. */
const helpsLittle = /^\W*(?:I can['’]t|I don['’]t|I['’]m not sure|I couldn['’]t|I have no)\b/;

/** Whether a question or what it follows is about one's own deals. */
const speaksOfOwn = (
  question: string,
  before: Understood | undefined,
  shown: readonly Reference[],
): boolean =>
  [question, before?.question ?? ""].some((text) => /\b(?:our|we|my)\b/i.test(text)) ||
  [...shown, ...(before?.about ?? [])].some(({ kind }) => kind === "deal") ||
  (before?.act?.stance === "asked" && ofDeals.has(before.act.act));

const ofDeals: ReadonlySet<string> = new Set([
  "counter",
  "accept",
  "decline",
  "cancel",
  "renew",
  "message",
  "request_changes",
]);

/** What was spoken of last: the one thing that the last answer showed, else what the question before was about. */
function focusOf(
  before: Understood | undefined,
  shown: readonly Reference[],
  answer: string,
): readonly Reference[] {
  // What an answer shows that could not help is a suggestion, and not what is spoken of.
  const spoken = new Set(before?.about.map(({ id, eventId }) => eventId ?? id));
  if (
    before?.about.length &&
    helpsLittle.test(answer) &&
    !shown.some(({ id, eventId }) => spoken.has(eventId ?? id))
  )
    return before.about;
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
