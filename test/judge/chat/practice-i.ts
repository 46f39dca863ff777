// cspell:ignore whats wich sponser developper anwser packege
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { cheapest, type EventFact, type Facts } from "./facts.ts";
import {
  anyMoney,
  europe,
  fitting,
  isMessage,
  noClosedDeals,
  roughly,
  shorterThan,
  some,
  spring,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, eventsNamed, money, name, type Reply, says, saysNo, share } from "./wanted.ts";

const beyond = { cannot: "here", noAct: true } as const;
const notSo = { cannot: "none", noAct: true } as const;

const unknown = (pattern: RegExp): Expectation => ({
  cannot: "none",
  constraints: [says("its name", pattern)],
  noAct: true,
});

/** The least that an event costs, with the package's name where it is told whole. */
function entry(event: EventFact): Expectation {
  const offer = cheapest(event);
  return offer ? { must: [money(offer.cents)], also: [name(offer.name)] } : notSo;
}

/** The events that the latest list of several named, else those that it should have named. */
function listed(facts: Facts, replies: readonly Reply[], otherwise: readonly EventFact[]) {
  const named = replies.map((one) => eventsNamed(one, facts.events)).findLast((one) => one.length > 1);
  return named ?? otherwise.slice(0, 3);
}

/** The one of these that can be entered for the least. */
function cheapestOf(events: readonly EventFact[]): Expectation {
  const [least] = events
    .flatMap((event) => {
      const offer = cheapest(event);
      return offer ? [{ event, cents: offer.cents }] : [];
    })
    .sort((one, other) => one.cents - other.cents);
  return least ? { must: [name(least.event.name), money(least.cents)] } : notSo;
}

/** What a host has put to the brand, and waits for an answer to. */
const hostOffers = (facts: Facts) =>
  facts
    .dealsOf("brand", "brand")
    .filter(({ status, offeredBy }) => status === "negotiating" && offeredBy === "host");

const fintech = { category: "fintech", place: europe } as const;

/** First strangers: what waits, searches, a newcomer's credits, and two hosts. */
export const practiceI: readonly Conversation[] = [
  {
    id: "k101",
    as: "brand",
    questions: [
      q("waits vague", "hi, back from two weeks off. whats going on with my stuff?", (facts) => ({
        must: [some(1, ...facts.dealsOf("brand", "brand").map(({ event }) => name(event)))],
        noAct: true,
      })),
      q("waits refers-back", "ok and which of that is on ME, not on them?", (facts) => ({
        must: [
          some(1, ...[...hostOffers(facts), ...facts.owed("brand")].map(({ event }) => name(event))),
          says("what to do", /you|your|answer|accept|sign|deliver|reply|respond/i),
        ],
        noAct: true,
      })),
      q("terms refers-back", "startup expo - how much do they want there", (facts) => ({
        must: [money(facts.deal("Startup Expo", "brand").cents)],
      })),
      q("act act-term", "tell them 10% less than that and we have a deal", (facts) => {
        const { id, cents } = facts.deal("Startup Expo", "brand");
        return { act: { act: "counter", target: id, cents: Math.round(cents * 0.9) } };
      }),
    ],
  },
  {
    id: "k102",
    as: "agency",
    questions: [
      q("find", "Please list some fintech events in Europe.", (facts) =>
        fitting(facts, fintech, [says("fintech", /fintech/i), says("Europe", /europe/i)]),
      ),
      q("comparative refers-back", "Which one of them is the cheapest to get into?", (facts, replies) =>
        cheapestOf(listed(facts, replies, facts.find(fintech))),
      ),
      q("price refers-back", "and in euros?", () => ({
        must: [says("dollars only", /dollar|\busd\b|exchange rate|convert|currency/i)],
        not: [says("that it is priced in euros", /(?:price|list|package)s? (?:is|are) in euros?\b/i)],
        noAct: true,
      })),
      q("narrow season", "Hmm. Only the ones in spring, then.", (facts) =>
        fitting(facts, { ...fintech, ...spring }, [says("spring", /spring|march|april|may\b/i)]),
      ),
    ],
  },
  {
    id: "k103",
    as: "newBrand",
    questions: [
      q("definition", "what is an activation budget? never heard this before", () => ({
        must: [says("what it pays for", /cost|pay|fee|budget|spend|charge/i)],
      })),
      q("credits", "how do credits work here, what do i need them for", () => ({
        must: [
          says("for campaigns", /campaign|idea|concept|generat/i),
          either(count(10, "credits"), says("ten", /\bten\b/i)),
        ],
      })),
      q("credits", "can i get my money back if i dont use them?", () => ({
        must: [says("refunds", /refund|money back|return/i), saysNo],
        not: [
          says(
            "promises a refund",
            /\b(?:yes,? you can|can (?:get|request|ask for) (?:a|your) (?:full )?refund|we(?:'ll| will) refund)/i,
          ),
        ],
        noAct: true,
      })),
      q("credits act", "fine, then the cheapest pack please", (facts) => ({
        act: { act: "buy-credits", target: facts.creditPackages()[0]?.id ?? "" },
      })),
    ],
  },
  {
    id: "k104",
    as: "partner",
    questions: [
      q("results", "What is our return on investment across everything to date?", (facts) => {
        const { revenue, amount } = facts.measured("partner");
        return { must: [share(revenue / amount)], also: [roughly(revenue, 0.02)] };
      }),
      q("results definition", "How exactly do you define that figure?", () => ({
        must: [
          says("what came back", /revenue|return(?:ed)?\b|earned|gain/i),
          says("what it cost", /cost|paid|pay|spen[dt]|price|amount|invest/i),
        ],
      })),
      q("results", "and one lead, what did it cost us on average", (facts) => {
        const { leads, amount } = facts.measured("partner");
        return { must: [roughly(amount / leads)], noAct: true };
      }),
      q("draft", "Put it into two sentences for our CFO.", (facts) => {
        const { revenue, amount, leads } = facts.measured("partner");
        return {
          must: [
            either(share(revenue / amount), roughly(revenue, 0.02), count(leads), roughly(amount / leads)),
          ],
        };
      }),
    ],
  },
  {
    id: "k105",
    as: "brand",
    questions: [
      q(
        "match demanding",
        "My boss has asked me to find a place where people who run Kubernetes in production meet, she read about KubeCraft Europe in a newsletter and now I need when it is, where, and how many come. Today ideally!",
        (facts) => {
          const event = facts.event("KubeCraft Europe");
          return {
            must: [day(event.day), says("the city", event.city), count(event.attendees, "attendees")],
          };
        },
      ),
    ],
  },
  {
    id: "k106",
    as: "brand",
    questions: [
      q("compare", "Edge & IoT Forum or Digital Workplace Expo, which draws the bigger crowd?", (facts) => {
        const both = ["Edge & IoT Forum", "Digital Workplace Expo"].map((one) => facts.event(one));
        const [bigger] = both.sort((one, other) => other.attendees - one.attendees);
        return { must: [name(bigger?.name ?? ""), ...both.map(({ attendees }) => count(attendees))] };
      }),
      q("price refers-back typo", "wich packege is cheapest at the smaller one", (facts) => {
        const both = ["Edge & IoT Forum", "Digital Workplace Expo"].map((one) => facts.event(one));
        const [smaller] = both.sort((one, other) => one.attendees - other.attendees);
        return smaller ? entry(smaller) : notSo;
      }),
      q("act-negated", "Don't start anything yet. What would the other one cost at least?", (facts) => {
        const both = ["Edge & IoT Forum", "Digital Workplace Expo"].map((one) => facts.event(one));
        const [bigger] = both.sort((one, other) => other.attendees - one.attendees);
        return {
          ...(bigger ? entry(bigger) : notSo),
          noAct: true,
          not: [
            says(
              "claims to have done it",
              /\bI(?:'ve| have) (?:now |just )?(?:changed|set|sent|cancel|updated|started|opened|lowered|bought)/i,
            ),
          ],
        };
      }),
      q("act refers-back", "save both? no wait, only Digital Workplace Expo", (facts) => ({
        act: { act: "save", target: facts.event("Digital Workplace Expo").id },
      })),
    ],
  },
  {
    id: "k107",
    as: "host",
    questions: [
      q("waits hosting", "Good morning. Anything from sponsors I have to anwser today?", (facts) => {
        const offers = facts
          .dealsOf("host", "host")
          .filter(({ status, offeredBy }) => status === "negotiating" && offeredBy === "brand");
        return {
          must: [some(1, ...[...offers, ...facts.openInquiries("host")].map(({ event }) => name(event)))],
        };
      }),
      q("terms", "The Zania offer for Cyber Defense Week, what is in it?", (facts) => {
        const { cents, package: offer, expiresAt } = facts.deal("Cyber Defense Week", "host");
        return { must: [money(cents), name(offer)], also: expiresAt === null ? [] : [day(expiresAt)] };
      }),
      q("price", "Is that a fair price compared with what closed elsewhere?", (facts) => {
        const { cents, tier } = facts.deal("Cyber Defense Week", "host");
        const { category, attendees } = facts.event("Cyber Defense Week");
        const median = facts.closedMedian(category, tier);
        return {
          must: [
            either(
              roughly(median * attendees, 0.05),
              roughly(median, 0.06),
              share(cents / (median * attendees)),
              noClosedDeals,
            ),
          ],
        };
      }),
      q(
        "draft",
        "Draft me a short, friendly counter to them with one reason. I'll choose the amount.",
        () => ({
          must: [
            isMessage,
            says("a reason", /because|since|given|demand|attend|audience|list|value|spots?|reflect/i),
          ],
        }),
      ),
    ],
  },
  {
    id: "k108",
    as: "newHost",
    questions: [
      q("hosting definition", "how many sponsor levels should a small event of 150 people have?", () => ({
        must: [says("levels", /level|tier|package/i), says("a number", /\b(?:one|two|three|four|2|3|4)\b/i)],
      })),
      q("hosting", "and who pays marquee's fee, me or the sponsor?", () => ({
        must: [
          says("the fee", /fee|commission|free|charge/i),
          says("who", /\byou\b|host|sponsor|brand|nobody|neither/i),
        ],
        noAct: true,
      })),
      q("act-unknown hosting", "ok drop the price of the gold package at my Vinyl Fair to 2000", () =>
        unknown(/vinyl fair/i),
      ),
    ],
  },
  {
    id: "k109",
    as: "agency",
    questions: [
      q("waits", "What's waiting per client right now? I have a call at ten.", (facts) => ({
        must: [
          some(
            1,
            ...facts
              .dealsOf("agency")
              .filter(({ status }) => status === "negotiating" || status === "pending")
              .map(({ event }) => name(event)),
          ),
        ],
        noAct: true,
      })),
      q("refers-back", "shorter pls, one line each", (_, replies) => ({
        must: [shorterThan(replies.at(-1))],
      })),
      q("results", "How much have we spent for our clients so far, altogether?", (facts) => {
        const sum = (...states: string[]) =>
          facts
            .dealsOf("agency")
            .filter(({ status }) => states.includes(status))
            .reduce((total, { cents }) => total + cents, 0);
        const all = [
          sum("active", "completed"),
          sum("completed"),
          sum("active"),
          sum("active", "completed", "pending"),
        ];
        const spent = all.filter((cents) => cents > 0).map((cents) => money(cents));
        return { must: [spent.length > 0 ? either(...spent) : either(anyMoney, saysNo)] };
      }),
      q(
        "act-unknown",
        "Open a deal for our client Bluefin Cosmetics at Edge & IoT Forum, cheapest package.",
        () => unknown(/bluefin/i),
      ),
    ],
  },
  {
    id: "k110",
    as: "agency",
    questions: [
      q("find", "Need developper events in Berlin, Amsterdam or Copenhagen for a client.", (facts) =>
        fitting(facts, { category: "developer", city: ["Berlin", "Amsterdam", "Copenhagen"] }, [
          says("the cities", /berlin|amsterdam|copenhagen/i),
        ]),
      ),
      q("host refers-back", "Who organizes Developer Days by the way?", (facts) => ({
        must: [name(facts.user(facts.event("Developer Days").hostId).company)],
      })),
      q("outside", "will it rain there during the event?", () => ({
        ...beyond,
        not: [says("a forecast", /\b(?:it will|expect) (?:rain|be (?:sunny|dry))|°/i)],
      })),
      q("credits", "back to business: how many credits are left on this account?", (facts) => ({
        must: [count(facts.credits("agency"), "credits")],
      })),
      q(
        "host two-in-one",
        "And how quickly does Summit Works answer, do you know? Also is it one person?",
        (facts) => ({
          must: [count(facts.replyHours(people.host) ?? 0, "hours")],
        }),
      ),
    ],
  },
];
