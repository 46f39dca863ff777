import type { ReplyRequest } from "@marquee/adapters/ai/port";
import { isolated } from "@marquee/contracts/text/direction";
import { type AnswerScene, answerScene } from "./answer.ts";
import { answerFreeReplies, answerLedger, answerPayments, answerSaved } from "./answers/account.ts";
import { withBegun } from "./answers/act-begun.ts";
import { answerAct } from "./answers/acts.ts";
import {
  answerBudget,
  answerHalfBudget,
  answerLeaks,
  answerNegotiation,
  answerPresence,
  answerRoi,
  answerRoiLevers,
  answerRoiNumbers,
  answerTiers,
} from "./answers/advice.ts";
import { answerAtRisk, asksRisk } from "./answers/at-risk.ts";
import { answerBeyond } from "./answers/beyond.ts";
import { answerClaim } from "./answers/claims.ts";
import { answerClientAccess, answerClients } from "./answers/clients.ts";
import { answerCompare } from "./answers/compare.ts";
import { answerDateClaim } from "./answers/date-claim.ts";
import { answerExpires, answerToSign } from "./answers/deadlines.ts";
import { answerDealAspect } from "./answers/deal-aspects.ts";
import { answerBudgetLeft, answerDeal, answerDeals } from "./answers/deals.ts";
import { answerDraft } from "./answers/draft.ts";
import { answerEndClaim } from "./answers/end-claim.ts";
import { answerEvent, eventDetails } from "./answers/event.ts";
import { answerFind, answerWhyFirst, asksListAgain, firstSearch } from "./answers/find.ts";
import {
  answerFirstQuestion,
  answerGreeting,
  answerInstructions,
  answerNoSuchPlace,
  answerOk,
  answerOutside,
  answerSupposed,
  answerTakenBack,
  answerThanks,
  answerUnknown,
  answerUnsure,
} from "./answers/general.ts";
import { agrees, asksFirst } from "./answers/grounds.ts";
import { answerGuide } from "./answers/guide.ts";
import { answerHelp, answerMeaning } from "./answers/help.ts";
import { answerHistoryWith } from "./answers/history-with.ts";
import { answerHost, answerReplySpeed } from "./answers/host.ts";
import { answerHostGuide } from "./answers/host-guide.ts";
import { answerHostAdvice, answerHosted, answerInquiries } from "./answers/hosting.ts";
import { answerCampaign, answerNamedConcept, formatNamed } from "./answers/idea.ts";
import { answerInvitees } from "./answers/invitees.ts";
import { ofOwnRows, passesOver, withLeftOut, writtenForBrand } from "./answers/left-out.ts";
import { answerMarket } from "./answers/market.ts";
import { answerNextStep } from "./answers/next-step.ts";
import { answerNotStored } from "./answers/not-stored.ts";
import { asksOfAll, ofLists, withoutFocus } from "./answers/of-all.ts";
import { advisedIn, answerOffers } from "./answers/offers.ts";
import { answerOpeningOffer } from "./answers/opening-offer.ts";
import { answerOwed } from "./answers/owed.ts";
import { answerLocations, answerPipeline } from "./answers/pipeline.ts";
import { answerReckoned } from "./answers/reckoned.ts";
import { relativeSearch } from "./answers/relative-search.ts";
import { answerCampaigns, answerFormula, answerResults } from "./answers/results.ts";
import { answerComeBack, answerOwnPrice, asksComeBack, asksOwnPrice } from "./answers/selling.ts";
import { answerSignedSponsors } from "./answers/signed-sponsors.ts";
import { answerEndSupposed, asksHowThingsAre } from "./answers/supposed.ts";
import { answerThread } from "./answers/thread.ts";
import { answerTogether } from "./answers/together.ts";
import { answerTopSponsor } from "./answers/top-sponsor.ts";
import { answerWaits } from "./answers/waits.ts";
import {
  answerAfford,
  answerDealMoney,
  answerMatch,
  answerPrices,
  answerProfile,
  answerRefunds,
} from "./answers/words.ts";
import { answerWhetherAgain, answerWhyResult } from "./answers/worth-again.ts";
import { inBrandWords } from "./brand-words.ts";
import { leavesUnsent, takesBack } from "./reading/acts.ts";
import { asRead, readsEnglishOnly } from "./reading/language.ts";
import type { Reply, Scene } from "./scene.ts";
import { topicsInContext } from "./topics-in-context.ts";
import { partsOf } from "./understanding/parts.ts";
import { certainWeight, guessedBelow, leastWeight, type Topic } from "./understanding/topics.ts";
import { type Understood, understand } from "./understanding/understand.ts";

type Answering = (scene: Scene) => Reply | undefined | Promise<Reply | undefined>;

/** Undefined where an answer needs something that the question does not name. */
const answers: Readonly<Record<Topic, Answering>> = {
  greeting: answerGreeting,
  identity: answerGreeting,
  thanks: answerThanks,
  instructions: answerInstructions,
  waits: answerWaits,
  next_step: answerNextStep,
  clients: answerClients,
  expires: answerExpires,
  find: answerFind,
  compare: answerCompare,
  event: async (scene) =>
    (await answerEvent(scene)) ?? (/\bpackages?\b/i.test(scene.u.question) ? answerMatch(scene) : undefined),
  package: answerEvent,
  match: answerMatch,
  market: async (scene) => (await answerMarket(scene)) ?? answerHostAdvice(scene),
  host: answerHost,
  worked_with: answerHost,
  deals: answerDeals,
  deal: answerDeal,
  owed: answerOwed,
  agreement: async (scene) => (await answerDeal(scene)) ?? answerToSign(scene),
  results: answerResults,
  formula: answerFormula,
  pipeline: (scene) => (asksRisk(scene.u.question) ? answerAtRisk(scene) : answerPipeline(scene)),
  locations: answerLocations,
  saved: answerSaved,
  profile: answerProfile,
  budget_left: answerBudgetLeft,
  campaigns: answerCampaigns,
  balance: answerPrices,
  afford: answerAfford,
  ledger: answerLedger,
  payments: answerPayments,
  prices: answerPrices,
  refunds: () => answerRefunds(),
  deal_money: () => answerDealMoney(),
  free_replies: answerFreeReplies,
  draft: answerDraft,
  first_question: answerFirstQuestion,
  word: answerHelp,
  how_to: answerHelp,
  guide: answerGuide,
  offers: answerOffers,
  hosted: answerHosted,
  inquiries: answerInquiries,
  invitees: answerInvitees,
  reply_speed: answerReplySpeed,
  host_advice: (scene) => (asksComeBack(scene.u.question) ? answerComeBack(scene) : answerHostAdvice(scene)),
  spending_advice: answerMatch,
  idea: answerCampaign,
  concept: answerNamedConcept,
  roi_advice: answerRoi,
  roi_numbers: answerRoiNumbers,
  roi_levers: answerRoiLevers,
  budget_split: answerBudget,
  half_budget: answerHalfBudget,
  leaks: answerLeaks,
  negotiation: answerNegotiation,
  tiers: answerTiers,
  presence: answerPresence,
  outside: answerOutside,
};

/** What is asked in a way that can mean nothing else, before topics are weighed; the first that knows an answer counts. */
const ofItsOwn: readonly Answering[] = [
  answerThread,
  answerClientAccess,
  answerHistoryWith,
  answerTopSponsor,
  answerSignedSponsors,
  answerNotStored,
  answerOpeningOffer,
  answerDealAspect,
  (scene) => (scene.role === "event_host" ? answerHostGuide(scene) : undefined),
  answerWhetherAgain,
  answerWhyResult,
  answerWhyFirst,
  answerNoSuchPlace,
  answerTogether,
  answerReckoned,
  answerEndSupposed,
];

/** The answer to the last question of a conversation. Deterministic for the request, what the tools return, and the seed. */
export async function answerQuestion(given: ReplyRequest, seed: string): Promise<Reply> {
  const confirmed = confirmedBy(given);
  const request = confirmed ?? given;
  const scene = answerScene(request, seed);
  const foreign = readsEnglishOnly(scene.question);
  const read = withQuestion(request, asRead(scene.question));
  const reply = hedged(
    (foreign === undefined ? undefined : await answerNamedEvent(read, scene)) ??
      (await answerParts(read, scene, confirmed !== undefined)),
  );
  if (reply.isUnable) request.cannotHelp();
  request.remember({ shown: (reply.shows ?? []).map(({ kind, id, name }) => ({ kind, id, name })) });
  return foreign === undefined ? reply : { ...reply, verdict: `${isolated(foreign)} ${reply.verdict}` };
}

/** An answer that may be about something else says so at once, and costs nothing. */
const hedged = (reply: Reply): Reply =>
  // What contradicts a question answers it.
  reply.isGuess && !reply.isUnable && !/^No\b/.test(reply.verdict)
    ? {
        ...reply,
        verdict: `I'm not sure I read that right, so this costs nothing. ${reply.verdict}`,
        isUnable: true,
      }
    : reply;

/** "Yes" to what was asked before a card or advised: the request for it, which is clear by now. Undefined for all else. */
function confirmedBy(request: ReplyRequest): ReplyRequest | undefined {
  const [question, answer] = request.history.toReversed();
  if (question?.author !== "user" || answer?.author !== "morgan" || !agrees(question.text)) return undefined;
  if (answer.text.includes(asksFirst)) return { ...request, history: request.history.slice(0, -2) };
  const advised = advisedIn(answer.text);
  return advised === undefined ? undefined : withQuestion(request, advised);
}

/** The facts of an event that a question in another language names: its other words can't be gone by. */
async function answerNamedEvent(request: ReplyRequest, scene: AnswerScene): Promise<Reply | undefined> {
  const u = await understand(request, scene.tools);
  const isEvent = u.isNamed && u.about.some(({ kind }) => kind === "event");
  return isEvent
    ? answerEvent({ ...scene, u: { ...u, question: "packages, spots left, price, date" } })
    : undefined;
}

/** A question that asks for two things gets both, the first one first. */
async function answerParts(request: ReplyRequest, scene: AnswerScene, isConfirmed: boolean): Promise<Reply> {
  const read = await understand(request, scene.tools);
  const u = isConfirmed && read.act ? { ...read, act: { ...read.act, isClear: true } } : read;
  const whole = await chosen({ ...scene, u }, request);
  // What is about one thing for sure is answered as one, unless each part is as surely about another.
  const isOne = Math.max(0, ...u.weights.values()) >= sureWeight;
  const parts =
    u.act === undefined && u.topic !== "draft" && !whole.isUnable && !whole.isComplete
      ? partsOf(u.question)
      : [];
  const [first, second] = parts;
  if (first === undefined || second === undefined) return whole;
  const understood = await Promise.all(
    [first, second].map((each) => understand(withQuestion(request, each), scene.tools)),
  );
  const [one, other] = understood;
  const least = isOne ? sureWeight : 1;
  const topics = understood.map(({ topic, weights }) =>
    topic && (weights.get(topic) ?? 0) >= least ? topic : undefined,
  );
  if (!one || !other || topics.includes(undefined) || topics[0] === topics[1]) return whole;
  // "Who runs it, and who comes?": the second part is about what the first one names.
  const answered = await Promise.all(
    [one, other].map((each) =>
      chosen(
        { ...scene, u: each.about.length > 0 ? each : { ...each, about: u.about, isNamed: u.isNamed } },
        request,
      ),
    ),
  );
  const [begin, then] = answered;
  if (!begin || !then || begin.isUnable || then.isUnable || (then.isWhole && !other.isNamed)) return whole;
  return {
    ...begin,
    body: [begin.body, `**${then.verdict}**`, then.body].filter((part) => part !== "").join("\n\n"),
    shows: [...(begin.shows ?? []), ...(then.shows ?? [])],
  };
}

/** From here on, a question is about one topic. */
const sureWeight = 5.5;

function withQuestion(request: ReplyRequest, question: string): ReplyRequest {
  const at = request.history.findLastIndex(({ author }) => author === "user");
  return {
    ...request,
    history: request.history.map((turn, each) => (each === at ? { ...turn, text: question } : turn)),
  };
}

async function chosen(scene: Scene, request: ReplyRequest): Promise<Reply> {
  return withLeftOut(scene, await chosenFor(scene, request));
}

async function chosenFor(scene: Scene, request: ReplyRequest): Promise<Reply> {
  const { u } = scene;
  if (u.topic === "instructions") return answerInstructions(scene);
  const first =
    (await answerBeyond(scene)) ??
    (await answerEndClaim(scene)) ??
    (await answerDateClaim(scene)) ??
    (await answerClaim(scene));
  if (first) return first;
  if (formatNamed(u.question)) return inWordsOf(scene, answerNamedConcept(scene) ?? answerUnsure(scene));
  if (/^(?:ok|okay|fine|good|alright|yes|sure)[.!]*$/i.test(u.question.trim())) return answerOk(scene);
  // "Please explain 'make-good' to me" wants nothing done.
  const meaning = await answerMeaning(scene);
  if (meaning) return meaning;
  // Who looks after the product acts on the admin pages.
  if (scene.role === "admin" && u.act?.stance === "asked") return answerOutside(scene);
  if (u.act?.stance === "asked" && u.topic !== "outside") {
    if (u.act.act === "sign" && u.topic !== "agreement" && !u.unknown) return answerOutside(scene);
    // "Whichever is in Denver", and none of them is: nothing is done with another.
    if (u.pick?.onlyIfSo && u.about.length === 0) return answerUnsure(scene);
    // What is to be done is about a name that nothing has: nothing else may be done instead.
    if (u.unknown && (u.unknown.isCompany || !quotesNames.has(u.act.act) || isSentTo(u)))
      return answerUnknown(
        scene,
        u.unknown.isCompany ? "company" : u.act.act === "publish" || u.act.act === "save" ? "event" : "deal",
      );
    const done = await answerAct(withBegun(scene), u.act.act, request.suggest);
    if (done) return done;
  }
  const list = asksListAgain(u.question) ? firstSearch(u) : undefined;
  if (list)
    return answerFind({
      ...scene,
      u: { ...u, wish: { ...list.wish, ...(u.wish.order ? { order: u.wish.order } : {}) } },
    });
  if (scene.role === "event_host" && asksOwnPrice(u.question)) {
    const judged = await answerOwnPrice(scene);
    if (judged) return judged;
  }
  const sized = await relativeSearch(scene);
  if (sized) return sized;
  if (
    u.act?.stance === "supposed" &&
    !asksHowThingsAre(u.question) &&
    (u.act.act === "request_changes" || u.act.act === "counter") &&
    u.amount === undefined
  )
    return answerSupposed(scene);
  if (leavesUnsent(u.question)) return answerTakenBack();
  if (takesBack(u.question) && (u.topic === undefined || u.question.split(/\s+/).length <= 6))
    return answerTakenBack();
  if (u.act?.act === "sign" && u.topic !== "agreement") return answerOutside(scene);
  // "And what does Bluebird Expositions offer?": what was spoken of before is not what it names.
  if (u.unknown && !u.isNamed && u.topic !== "outside" && !asksHow(u))
    return answerUnknown(
      scene,
      u.unknown.isCompany ? "company" : u.unknown.name.includes("deal") ? "deal" : "event",
    );
  // A text to write speaks of anything.
  const isDraft = u.topic === "draft" && (u.weights.get("draft") ?? 0) >= certainWeight;
  for (const answer of isDraft ? [] : ofItsOwn) {
    const reply = await answer(scene);
    if (reply) return { ...reply, isComplete: true };
  }
  const [topic, ...others] = topicsInContext(scene);
  // Who looks after the product asks of everybody's numbers, and has none of their own.
  if (scene.role === "admin" && topic !== undefined && ofOwnRows.has(topic)) return answerOutside(scene);
  for (const each of [topic, ...others]) {
    if (each === undefined) continue;
    const asked = each === "word" ? { ...scene, u: { ...u, topic: each } } : scene;
    const reply = await answers[each](ofLists.has(each) && asksOfAll(u) ? withoutFocus(scene) : asked);
    // Text written for the brand avoids its forbidden words; facts are stated as they are.
    if (!reply || passesOver(scene, each, reply) || isBeside(scene, each, reply)) continue;
    const isGuess =
      each === u.topic ? u.isGuess : each !== topic && (u.weights.get(each) ?? 0) < guessedBelow;
    return {
      ...(writtenForBrand.has(each) ? inWordsOf(scene, reply) : reply),
      isGuess: isGuess || reply.isGuess === true,
    };
  }
  if (u.about.some(({ kind }) => kind === "event") && (await eventDetails(scene)).length > 0)
    return (await answerEvent(scene)) ?? answerUnsure(scene);
  return answerUnsure(scene);
}

/** All that is known of an event answers nobody whose words are hardly about one: "did they answer?". */
const isBeside = ({ u }: Scene, topic: Topic, reply: Reply): boolean =>
  topic === "event" &&
  (reply.isGuess === true || reply.isWhole === true) &&
  (u.weights.get("event") ?? 0) < leastWeight / 2;

function inWordsOf({ brand }: Scene, reply: Reply): Reply {
  const { verdict, body, question, options } = reply;
  return {
    ...reply,
    ...inBrandWords({ verdict, question, options }, brand),
    body: body && inBrandWords(body, brand),
  };
}

/** Whether a question is surely about how Marquee works, whatever else it names: "do deadlines get into Outlook?". */
const asksHow = ({ weights }: Understood): boolean => (weights.get("how_to") ?? 0) > 0.8 * certainWeight;

/** "The same note to the people of Hamster Wheel Con": it is for whom nobody knows, and doesn't only speak of them. */
const isSentTo = ({ question, unknown }: Understood): boolean =>
  /\bto (?:the )?(?:\p{Ll}+ (?:of|at|from|behind) (?:the )?)?$/u.test(
    question.split(unknown?.name ?? "\n")[0] ?? "",
  );

/** Acts whose texts may name anybody. */
const quotesNames: ReadonlySet<string> = new Set([
  "message",
  "reply_inquiry",
  "request_changes",
  "set_profile",
  "set_brand_fact",
  "order_campaign",
  "refine_campaign",
  "counter",
  "buy_credits",
]);
