import { asksRisk } from "./answers/at-risk.ts";
import { asksTargets } from "./answers/lead-targets.ts";
import { asksWorst, namesNumber } from "./answers/measured.ts";
import { asksMoney } from "./answers/money.ts";
import { asksBestSeller, asksReview } from "./answers/selling.ts";
import { changesProfile } from "./answers/words.ts";
import {
  asksForTurn,
  asksIfFair,
  asksWhatThisIs,
  isForUs,
  picksForUs,
  searchesEvents,
  tells,
  waitsIfSent,
} from "./asked-forms.ts";
import type { Scene } from "./scene.ts";
import { asksGuide } from "./understanding/asks-guide.ts";
import { asksForWord } from "./understanding/asks-word.ts";
import { helpAbout } from "./understanding/classify.ts";
import { leastWeight, type Topic } from "./understanding/topics.ts";

/** The topics that a question could be about, in the order in which they are tried, with what was said before. */
export const topicsInContext = (scene: Scene): Topic[] => inContext(topicsOf(scene), scene);

/** Topics of one's own rows that have general rules as well. */
const rules: ReadonlySet<Topic> = new Set<Topic>(["expires", "agreement", "refunds", "deal", "offers"]);

/** Topics that a question about credits can be about. */
const ofCredits: ReadonlySet<Topic> = new Set<Topic>([
  "balance",
  "afford",
  "ledger",
  "payments",
  "prices",
  "refunds",
  "free_replies",
  "campaigns",
  "how_to",
  "word",
  "outside",
  "instructions",
  "draft",
]);

/** What of credits is most likely asked; how they work where nothing speaks for more. */
function creditTopic(weights: ReadonlyMap<Topic, number>): Topic {
  const [best] = [...weights]
    .filter(([topic, weight]) => ofCredits.has(topic) && weight >= leastWeight / 4)
    .sort(([, one], [, other]) => other - one);
  return best?.[0] ?? "how_to";
}

/**
 * A number of one's own is asked for by the same words as its definition, and two things are compared by numbers as well
 * as by facts.
 */
function inContext(topics: Topic[], { u, role }: Scene): Topic[] {
  const [first] = topics;
  if (asksForWord(u)) return ["word", ...topics];
  if (asksGuide(u, first)) return ["guide", ...topics];
  const measured = namesNumber(u.question);
  const defines =
    /\bhow (?:is|are|do you|does)\b.*\b(?:computed?|calculated?|defined?|measured?|works?)\b|\bformula\b|\bmeans?\b|\bincludes?\b|\bcounted?\b|\bmade of\b|\bdivided\b|\bexactly\b|\bdefinition\b|\bthat how\b/i.test(
      u.question,
    );
  // "A lead is what exactly?" asks for the word.
  if (
    !u.isNamed &&
    /\b(?:a|an|the (?:word|term)) ['"‘“]?[\w-]+(?: [\w-]+)?['"’”]? (?:is|means) what\b|\bwhat (?:exactly )?(?:is|does) (?:a|an) [\w-]+(?: [\w-]+)?(?: exactly| mean)?\?/i.test(
      u.question,
    ) &&
    measured
  )
    return ["word", ...topics];
  // "Do credits run out?" is about no offer.
  if (first && !ofCredits.has(first) && /\bcredits?\b(?! cards?\b)/i.test(u.question))
    return [creditTopic(u.weights), ...topics];
  if (
    /^(?:ledger|prices|balance|payments|afford)$/.test(first ?? "") &&
    u.about.some(({ kind }) => kind === "campaign") &&
    // What another one costs, or how many more there can be, is about no order of before.
    !/\b(?:more|another|else|a|next|further|any|do my|have|left)\b/i.test(u.question)
  )
    return ["campaigns", ...topics];
  // Whether a sponsor gets money back is about a deal, and no credits.
  if (
    first === "refunds" &&
    !/\$\d|\b(?:bought|buy|purchase\w*|used|charged)\b/i.test(u.question) &&
    /\b(?:they|them|sponsors?|brands?|host|partner)\b/i.test(u.question) &&
    !/\bcredits?\b/i.test(u.question)
  )
    return ["deal_money", ...topics];
  if (changesProfile.test(u.question)) return ["profile", ...topics];
  // Whoever sponsors asks nothing of events of their own.
  if (first === "hosted" && role === "brand" && u.about.some(({ kind }) => kind === "event"))
    return [
      u.about.filter(({ kind }) => kind === "event").length > 1 ? "compare" : "event",
      ...topics.slice(1),
    ];
  if (/\bpa(?:id|y) (?:to )?(?:you|marquee)\b/i.test(u.question) && role !== "event_host")
    return ["payments", ...topics];
  // "Is Developer Night Market something for us?"
  if (
    isForUs.test(u.question) &&
    u.about.some(({ kind }) => kind === "event") &&
    first !== "draft" &&
    role !== "event_host"
  )
    return ["match", ...topics];
  if (waitsIfSent.test(u.question)) return ["how_to", ...topics];
  // "And if all of it went at list price?"
  if (
    role !== "brand" &&
    u.before?.topic === "hosted" &&
    /\b(?:all|everything|every spot|the (?:lot|rest)|full house)\b.*\b(?:list|full|asking|sold|went|goes)\b/i.test(
      u.question,
    )
  )
    return ["hosted", ...topics];
  // "One event, just pick one for us"
  if (picksForUs.test(u.question) && !u.isNamed && role !== "event_host") return ["match", ...topics];
  // "Their platinum at $39,000: fair or not?"
  if (
    (first === "event" || first === "package") &&
    asksIfFair.test(u.question) &&
    u.about.some(({ kind }) => kind === "event") &&
    (u.ownWish.tier !== undefined || u.amount !== undefined || u.about.some(({ kind }) => kind === "package"))
  )
    return ["market", ...topics];
  // "Their counter, is it fair?" wants a judgment, and no record.
  if (
    first &&
    first !== "market" &&
    ofRecords.has(first) &&
    asksIfFair.test(u.question) &&
    u.about.some(({ kind }) => kind === "deal" || kind === "package")
  )
    return ["market", ...topics];
  // "What do I pay for its lowest level?" is about the event, and not about credits.
  if (
    (first === "prices" || first === "balance" || first === "afford") &&
    !/\bcredits?\b/i.test(u.question) &&
    /\b(?:levels?|tiers?|packages?|spots?)\b/i.test(u.question) &&
    u.about.some(({ kind }) => kind === "event" || kind === "package")
  )
    return ["package", ...topics];
  // Who waits may have asked or offered something.
  if (
    first === "inquiries" &&
    role !== "brand" &&
    /\bwait/i.test(u.question) &&
    !/\b(?:questions?|inquiry|inquiries|messages?|wrote|write|written|asked|asks)\b/i.test(u.question)
  )
    return ["waits", ...topics];
  if (
    role === "event_host" &&
    (first === "results" || first === "formula") &&
    /\b(?:pay|paid|pays|spent|spend)\b.*\bus\b/i.test(u.question)
  )
    return ["hosted", ...topics];
  // Of one's own events, and not of all.
  if (
    role !== "brand" &&
    first === "find" &&
    /\b(?:our|my) (?:own )?(?:\w+ )?(?:events|shows|fairs|conferences)\b|\b(?:events?|shows?|ones?) of (?:ours|mine)\b|\bamong ours\b|\bthat we (?:run|host)\b/i.test(
      u.question,
    ) &&
    !/\b(?:not|besides|other than|compete\w*|instead)\b/i.test(u.question)
  )
    return ["hosted", ...topics];
  // "Is there an offer that I have to answer?" is about one's own, however it asks.
  if (
    first !== "offers" &&
    first !== "deals" &&
    first !== "draft" &&
    first !== "inquiries" &&
    !u.isNamed &&
    asksForTurn.test(u.question)
  )
    return [role === "event_host" ? "offers" : "waits", ...topics];
  const deals = u.about.filter(({ kind }) => kind === "deal");
  // "The booth is due in three days, and nobody tells me anything!"
  if (
    first === "event" &&
    deals.length > 0 &&
    /\b(?:is|are|was|were) (?:over)?due\b|\bnobody (?:tells|told|answers|answered|says)\b|\bstill (?:waiting for|missing)\b/i.test(
      u.question,
    )
  )
    return ["owed", ...topics];
  // "If they come back with 8,000, should we take it?"
  if (
    deals.length === 1 &&
    !u.isNamed &&
    u.amount !== undefined &&
    /\b(?:take|accept|agree to|go for) (?:it|that|this)\b/i.test(u.question)
  )
    return ["market", ...topics];
  // A host tells of their own event, and looks for none: "I run a meetup in Leipzig. Can I list it unfinished?"
  if (role === "event_host" && first === "find" && !searchesEvents.test(u.question) && !u.isFollowUp)
    return ["how_to", ...topics.slice(1)];
  // "And the most expensive?" asks for the other end of the numbers before.
  if (
    u.before &&
    namesNumber(u.before.question) &&
    !u.isNamed &&
    /^(?:and |or |so )*(?:which (?:one )?)?(?:is |was )?(?:the )?(?:most|least|best|worst|\p{L}{3,}est)\b(?: \p{L}+)?\??$/iu.test(
      u.question,
    )
  )
    return ["results", ...topics];
  // "Which events had the cheapest leads?" is of events, and of no city.
  if (
    first === "locations" &&
    measured &&
    !/\b(?:cit(?:y|ies)|towns?|where|places?|locations?|regions?)\b/i.test(u.question)
  )
    return ["results", ...topics];
  // What follows one deal is about that deal, and not about all that its event has.
  if (first === "event" && deals.length === 1 && !u.isNamed && u.about.every(({ kind }) => kind === "deal"))
    return [
      /\b(?:closed|comparable|others? paid|going rate|fair|compare\w*)\b/i.test(u.question)
        ? "market"
        : "deal",
      ...topics,
    ];
  if (
    first === "waits" &&
    /\b(?:most (?:urgent|important|pressing)|one thing|top priority|burns? (?:the )?most)\b/i.test(u.question)
  )
    return ["next_step", ...topics];
  // "Rank our events by cost per lead" wants the numbers.
  if (
    first !== "draft" &&
    namesNumber(u.question) &&
    /\b(?:rank|sort|order|list)\b.*\bby\b/i.test(u.question)
  )
    return ["results", ...topics];
  // "What did I ask for there?" is about a deal, and no question of before.
  if (first === "first_question" && deals.length > 0 && (u.isNamed || /\bask(?:ed)? for\b/i.test(u.question)))
    return ["deal", ...topics];
  if (
    (first === "event" || first === "package") &&
    deals.length === 1 &&
    u.isNamed &&
    /\b(?:give|get|promised?|owe|deliver)\w*\b.*\b(?:us|we)\b|\b(?:we|us)\b.*\b(?:get|agreed|promised|signed)\b/i.test(
      u.question,
    )
  )
    return ["deal", ...topics];
  // "And signed on which day?" is about the one deal that was spoken of.
  if (
    first === "deals" &&
    u.isFollowUp &&
    deals.length === 1 &&
    !/\b(?:deals|all|other|others|else|any)\b/i.test(u.question)
  )
    return ["deal", ...topics];
  // "AI Conference: what's still free, and what is it worth?" asks a host's own event.
  if (
    role === "event_host" &&
    (first === "event" || first === "pipeline" || first === "package") &&
    u.about.some(({ kind }) => kind === "event") &&
    /\b(?:still free|what(?:['’]?s| is)? (?:still )?(?:free|left)|unsold|free spots?|spots? (?:are )?(?:left|free)|worth in total|in total worth)\b/i.test(
      u.question,
    )
  )
    return ["hosted", ...topics];
  // A host's own event that isn't out, or that is to bring an amount.
  if (
    role !== "brand" &&
    first !== "hosted" &&
    first !== "draft" &&
    (asksReview(u.question, u.isNamed) ||
      (u.amount !== undefined && /\b(?:wanted|targets?|goals?|aimed|hoped|quota)\b/i.test(u.question))) &&
    !u.about.some(({ kind }) => kind === "deal" || kind === "campaign") &&
    (u.about.some(({ kind }) => kind === "event") || /\bdrafts?\b/i.test(u.question))
  )
    return ["hosted", ...topics];
  // "What have we sold this year?" wants a sum, and no list.
  if (
    ((first === "deals" || first === "hosted" || first === "find") &&
      !u.isNamed &&
      asksMoney(u.question, role)) ||
    (role !== "event_host" && first !== "draft" && !u.isNamed && asksTargets(u.question))
  )
    return ["results", ...topics];
  // "Hi, we make oat milk. What is this, and what would it cost me?"
  if (asksWhatThisIs.test(u.question) && !u.isNamed && !u.isFollowUp) return ["identity"];
  // A greeting is short; what is longer asks something.
  if (first === "greeting" && u.question.split(/\s+/).length > 6) return topics.slice(1);
  if (
    (first === "deals" || (u.before && /\b(?:results|deals)\b/.test(u.before.topic ?? ""))) &&
    asksWorst(u.question)
  )
    return ["results", ...topics];
  if (
    first !== "results" &&
    first !== "draft" &&
    tells.test(u.question) &&
    /\b(?:roi|return|results?|spend|sponsorships?)\b/i.test(u.question)
  )
    return ["results", ...topics];
  if (role === "event_host" && (asksBestSeller(u.question) || asksReview(u.question)) && !u.isNamed)
    return ["hosted", ...topics];
  const spokeOfResults = [u.before, u.before?.before, u.before?.before?.before].some(
    (turn) => turn?.topic === "results" || turn?.topic === "formula" || turn?.topic === "roi_numbers",
  );
  if (spokeOfResults && /\bpdf\b/i.test(u.question)) return ["results", ...topics];
  if (spokeOfResults && !u.isNamed && /\b(?:that|it|this) includes?\b/i.test(u.question))
    return ["formula", ...topics];
  if (
    role === "agency" &&
    u.before?.topic === "clients" &&
    /\b(?:them|each|both|either|they)\b/i.test(u.question)
  )
    return ["clients", ...topics];
  if (
    /\bworth it\b|\bpa(?:y|id) off\b/i.test(u.question) &&
    u.about.some(({ kind }) => kind === "deal") &&
    !u.about.some(({ kind }) => kind === "package")
  )
    return ["results", ...topics];
  if (asksRisk(u.question) && u.shown.some(({ kind }) => kind === "deal")) return ["pipeline", ...topics];
  if (
    role === "agency" &&
    /\bclients\b/i.test(u.question) &&
    first !== "how_to" &&
    first !== "word" &&
    !u.isNamed &&
    Object.keys(u.ownWish).every((part) => part === "days" || part === "order")
  )
    return ["clients", ...topics];
  const isGeneral =
    (!u.isNamed && /\b(?:in general|generally|normally|as a rule|by default|on here)\b/i.test(u.question)) ||
    (!u.isNamed &&
      /\b(?:somebody|someone|anybody|anyone|something|people|a (?:brand|host|sponsor)|an offer|whose|who (?:signs|has to sign))\b/i.test(
        u.question,
      ));
  if (isGeneral && first && rules.has(first)) return ["how_to", ...topics];
  // "How long do they have to respond?" means the offer that was spoken of.
  if (
    first === "how_to" &&
    !isGeneral &&
    u.about.concat(u.shown).some(({ kind }) => kind === "deal") &&
    helpAbout(u.question)[0]?.id === "answer-in-time"
  )
    return ["expires", ...topics];
  if (
    (first === "market" || first === undefined || first === "event" || first === "budget_split") &&
    /\b(?:list|sticker|catalog(?:ue)?|full) price\b|\bprice[- ]?lists?\b|\b(?:below|above|under|over|off) (?:the |their |our )?(?:list|sticker|catalog)\b/i.test(
      u.question,
    )
  )
    return ["deal", ...topics];
  if (first === "formula" && measured && !defines) return ["results", ...topics];
  // "What's our ROI?" asks for the number, and "what's ROI?" for what the word means.
  if (first === "word" && measured && !defines && /\b(?:our|my|we|us|i)\b/i.test(u.question))
    return ["results", ...topics];
  if (first === "compare" && measured) return ["results", ...topics];
  if (
    (first === "compare" || first === "event") &&
    role !== "brand" &&
    /\b(?:unsold|sold|sells?|selling)\b/i.test(u.question)
  )
    return ["hosted", ...topics];
  return topics;
}

/** Topics whose record may be asked to be judged. */
const ofRecords: ReadonlySet<Topic> = new Set<Topic>([
  "deal",
  "deals",
  "offers",
  "package",
  "event",
  "match",
  "waits",
]);

/** The topics in the order of what speaks for them. */
function topicsOf({ u }: Scene): Topic[] {
  const rest = [...u.weights]
    .filter(([, weight]) => weight >= leastWeight)
    .sort(([, one], [, other]) => other - one)
    .map(([topic]) => topic);
  return [...new Set([...(u.topic ? [u.topic] : []), ...rest])];
}
