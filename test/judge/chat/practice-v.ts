// cspell:ignore platnum timesheet warehous
import { type Conversation, q } from "./conversation.ts";
import type { EventFact, Facts, Wish } from "./facts.ts";
import { entryOf, fitting, isMessage, noClosedDeals, perHead, roughly, some } from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, type Wanted } from "./wanted.ts";

const impossibleHere: Expectation = { cannot: "here", noAct: true };

/** Places in the United States end in the two letters of a state. */
const american = /, [A-Z]{2}$/;
const lateSpring: Wish = { place: american, from: "2027-04-01", to: "2027-05-31", maxCents: 500_000 };
const limits = [says("a limit", /5,?000|\$?5k|april|\bmay\b|united states|\busa?\b|america/i)];

const kube = "KubeCraft Europe";
const workplace = "Digital Workplace Expo";

/** Of two events the one whose entry costs less for each visitor. */
function cheaperPerHead(facts: Facts): EventFact {
  const rate = (one: EventFact) => entryOf(one).cents / one.attendees;
  const [first, second] = [facts.event(kube), facts.event(workplace)];
  return rate(first) <= rate(second) ? first : second;
}

const daysUntil = (iso: string, today: string) =>
  Math.round((Date.parse(iso) - Date.parse(today)) / 86_400_000);

/** A time span from today, in days, weeks or months. */
function spanOf(days: number): Wanted {
  const weeks = [Math.floor(days / 7), Math.ceil(days / 7)].map((one) => count(one, "weeks"));
  const months = [Math.floor(days / 30.4), Math.ceil(days / 30.4)].map((one) => count(one, "months"));
  return either(count(days, "days"), ...weeks, ...months);
}

/** Strangers of every trade, second part. */
export const practiceV: readonly Conversation[] = [
  {
    id: "v201",
    as: "brand",
    questions: [
      q(
        "act",
        "My boss signs next Tuesday. Please hold a Protocol Partner spot of Edge & IoT Forum for us.",
        (facts) => ({
          act: { act: "hold", target: facts.offer("Edge & IoT Forum", "silver").id },
        }),
      ),
      q("definition", "in general, how long does a hold like that last before it lapses?", () => ({
        must: [says("a time", /\b(?:hours?|days?|week)\b/i)],
        noAct: true,
      })),
      q("host", "whose event is the iot one anyway, company name please", (facts) => ({
        must: [name(facts.user(facts.event("Edge & IoT Forum").hostId).company)],
      })),
      q("outside", "where does Cisco's stock stand today", () => impossibleHere),
    ],
  },
  {
    id: "v202",
    as: "brand",
    questions: [
      q(
        "compare price",
        "I need cost per visitor for the entry package, KubeCraft Europe against Digital Workplace Expo.",
        (facts) => ({
          must: [kube, workplace].map((one) => {
            const event = facts.event(one);
            return perHead(entryOf(event).cents, event);
          }),
        }),
      ),
      q("comparative refers-back", "so the better one per visitor, what's in that package", (facts) => {
        const best = cheaperPerHead(facts);
        const benefits = entryOf(best).benefits.map(name);
        return {
          must: [either(name(best.name), name(entryOf(best).name))],
          also: [some(Math.min(1, benefits.length), ...benefits)],
        };
      }),
      q("price refers-back", "did others pay about that? going by deals that really closed", (facts) => {
        const best = cheaperPerHead(facts);
        const { tier } = entryOf(best);
        if (facts.closed(best.category, tier).length === 0) return { must: [noClosedDeals] };
        const median = facts.closedMedian(best.category, tier);
        return { must: [either(roughly(median), roughly(median * best.attendees), noClosedDeals)] };
      }),
    ],
  },
  {
    id: "v203",
    as: "brand",
    questions: [
      q(
        "find season",
        "Someplace in the US, April or May, where $5,000 still buys us a way in. What have you got?",
        (facts) => fitting(facts, lateSpring, limits),
      ),
      q("narrow", "just those made for developers", (facts) =>
        fitting(facts, { ...lateSpring, category: "developer" }, [says("developers", /develop/i)]),
      ),
      q("widen refers-back", "no scratch that, AI ones instead. same money same months", (facts) =>
        fitting(facts, { ...lateSpring, category: "ai" }, [says("AI", /\bai\b/i)]),
      ),
      q("memory", "which price cap did I start with?", () => ({ must: [money(500_000)] })),
    ],
  },
  {
    id: "v204",
    as: "brand",
    questions: [
      q(
        "draft demanding",
        "Startup Expo. Draft me a mail to them: we're a field team of two, so we can't staff a booth " +
          "both days, could it be one day. Under 90 words. If you use the word excited I quit.",
        () => ({
          must: [
            isMessage,
            says("two of us", /\btwo\b|\b2\b/i),
            says("one day", /one day|single day|1 day|one of the (?:two )?days/i),
          ],
          not: [says("the word excited", /\bexcited\b/i)],
        }),
      ),
      q("draft refers-back", "too stiff. like you'd write to somebody you had a beer with", () => ({
        must: [isMessage, says("one day", /one day|single day|1 day|one of the (?:two )?days|just the one/i)],
      })),
      q("act refers-back", "lovely. send them that one", (facts) => ({
        act: { act: "message", target: facts.deal("Startup Expo", "brand").id },
      })),
      q(
        "act-negated refers-back",
        "wait, don't! my colleague wants to read it before anything goes out",
        () => ({
          must: [says("nothing goes out", /\b(?:not|nothing|no message|hold|until|wait\w*)\b|n't\b/i)],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "v205",
    as: "host",
    questions: [
      q("hosting negation", "Which levels of Cyber Defense Week can nobody buy any more?", (facts) => {
        const gone = facts.event("Cyber Defense Week").packages.filter(({ left }) => left === 0);
        return gone.length > 0
          ? { must: gone.map((one) => either(name(one.name), says(one.tier, one.tier))) }
          : { cannot: "none" };
      }),
      q("act act-term", "the venue gave us another corner. one more platnum spot for it", (facts) => {
        const top = facts.offer("Cyber Defense Week", "platinum");
        return {
          act: { act: "change-spots", target: top.id, terms: [count(top.spots + 1, "spots")] },
        };
      }),
      q(
        "hosting price",
        "What is everything still unsold at that event worth at our list prices, as of now?",
        (facts) => {
          const { packages } = facts.event("Cyber Defense Week");
          const open = packages.reduce((sum, { cents, left }) => sum + cents * left, 0);
          const { cents } = facts.offer("Cyber Defense Week", "platinum");
          return { must: [either(money(open), money(open + cents))] };
        },
      ),
    ],
  },
  {
    id: "v206",
    as: "host",
    questions: [
      q("hosting waits", "did anybody write to us with a question that we never answered", (facts) => {
        const open = facts.openInquiries("host");
        if (open.length === 0) return { cannot: "none" };
        const ways = open.map((one) => either(name(one.from), name(one.event)));
        return { must: [some(Math.min(2, ways.length), ...ways)] };
      }),
      q(
        "draft hosting",
        "I get asked about set-up all the time. Write a reply I can reuse: hall opens at 7, own wifi " +
          "for every stand, no drilling into the floor.",
        () => ({
          must: [
            isMessage,
            says("seven", /\b7\b|\bseven\b/i),
            says("wifi", /wi-?fi/i),
            says("drilling", /drill/i),
          ],
        }),
      ),
      q(
        "outside unmet",
        "what do halls in Vienna rent for at the moment per square meter",
        () => impossibleHere,
      ),
    ],
  },
  {
    id: "v207",
    as: "agency",
    questions: [
      q(
        "credits",
        "for my timesheet: Term Sheet Breakfast, how many credits did generating that take",
        () => ({
          must: [count(20, "credits")],
        }),
      ),
      q("credits refers-back", "and w/ what's on the account, how many more just like it?", (facts) => {
        const more = Math.floor(facts.credits("agency") / 20);
        return {
          must: [
            either(
              count(more, "more"),
              says("in words", more === 1 ? /\bone\b|\bonce\b/i : /not enough|none/i),
            ),
          ],
          also: [count(facts.credits("agency"), "credits")],
        };
      }),
      q(
        "act-unknown unknown-name",
        "Start a deal for our client Harrow & Finch at the Ceramic Robotics Jubilee, any level.",
        () => ({
          cannot: "none",
          constraints: [says("a name", /harrow|ceramic robotics/i)],
          noAct: true,
        }),
      ),
      q("act", "Women in Venture is off the table for this year; clear it from our saved ones.", (facts) => ({
        act: { act: "unsave", target: facts.event(facts.savedEvents("agency")[0] ?? "").id },
      })),
    ],
  },
  {
    id: "v208",
    as: "agency",
    questions: [
      q("hosting two-in-one", "supply chain tech live: which date, and how far off is that", (facts) => {
        const event = facts.event("Supply Chain Tech Live");
        return { must: [day(event.day)], also: [spanOf(daysUntil(event.day, facts.today))] };
      }),
      q(
        "hosting comparative",
        "is there one among our own upcoming events with more people? the biggest I mean",
        (facts) => {
          const all = facts.find({ hostId: facts.event("Supply Chain Tech Live").hostId });
          const most = Math.max(...all.map(({ attendees }) => attendees));
          const biggest = all.filter(({ attendees }) => attendees === most);
          return { must: [either(...biggest.map((one) => name(one.name)))], also: [count(most, "people")] };
        },
      ),
      q(
        "draft hosting refers-back",
        "One sentence, no more, that makes a forklift maker want to sponsor the supply chain one.",
        () => ({ must: [says("for them", /forklift|warehous|logistic|supply|material|fleet/i)] }),
      ),
    ],
  },
  {
    id: "v209",
    as: "newHost",
    questions: [
      q(
        "definition words",
        "on some listing it said one sponsor per industry. what would that mean for me",
        () => ({
          must: [
            says(
              "no second one of the same trade",
              /second|competitor|rival|exclusiv|same (?:industry|sector|trade)|only one|just one|another/i,
            ),
          ],
        }),
      ),
      q("credits", "If I get credits today, do they run out after a year?", () => ({
        must: [
          says(
            "they stay",
            /(?:never|n't|not) (?:expire|run out|lapse)|no expir|without expir|as long as|no (?:end )?date/i,
          ),
        ],
      })),
      q("credits premise", "and the ones i don't end up using you buy back from me I take it", () => ({
        must: [
          says(
            "no refunds",
            /(?:\b(?:no|not|never|cannot)\b|n't\b)[^.]*(?:refund|buy\w* |back|return|cash)|non-?refundable/i,
          ),
        ],
        noAct: true,
      })),
    ],
  },
  {
    id: "v210",
    as: "partner",
    questions: [
      q("results", "Across all we have sponsored: what did one lead cost us on average?", (facts) => {
        const { leads, amount } = facts.measured("partner");
        return { must: [roughly(amount / leads)] };
      }),
      q(
        "results refers-back",
        "Our CFO wants half of that figure. For the same money, how many leads would it have taken?",
        (facts) => ({ must: [count(facts.measured("partner").leads * 2, "leads")] }),
      ),
      q(
        "definition",
        "And remind me what cost per lead divides by what, I have to put it on a slide.",
        () => ({
          must: [
            says("what was paid", /cost|paid|spen[dt]|price|amount|invest/i),
            says("by leads", /leads|contacts/i),
          ],
        }),
      ),
    ],
  },
];
