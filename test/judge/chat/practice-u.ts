// cspell:ignore evnts habe madird noch viele whats priciest
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { bySoonest, cheapest, type EventFact, type Facts, type PackageFact } from "./facts.ts";
import {
  aboveIt,
  anyMoney,
  audienceOf,
  belowIt,
  fitting,
  isMessage,
  noClosedDeals,
  perHead,
  priceOf,
  readsEnglish,
  roughly,
  shorterThan,
  some,
  spotsOf,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const outOfReach: Expectation = { cannot: "here", noAct: true };
const nothingSuch: Expectation = { cannot: "none", noAct: true };

/** The event that costs least to enter, with what that costs. */
function leastOf(events: readonly EventFact[]) {
  return events
    .flatMap((event) => {
      const offer = cheapest(event);
      return offer ? [{ event, offer }] : [];
    })
    .sort((one, other) => one.offer.cents - other.offer.cents)[0];
}

/** What costs most at an event. */
function dearestOf(facts: Facts, event: string): PackageFact {
  const [most] = [...facts.event(event).packages].sort((one, other) => other.cents - one.cents);
  if (!most) throw new Error(`${event} has no packages`);
  return most;
}

const openSpots = ({ packages }: EventFact) => packages.reduce((sum, { left }) => sum + left, 0);

/** Germany, in halls that are not too big. */
const smallGerman = { place: /Germany/, from: "2027-01-01", most: 1_999 } as const;

/** What a visitor's dollars would be in another currency is not known here. */
const onlyDollars = says("that amounts are in dollars", /dollar|usd|exchange|conver|rates?\b/i);

/** Strangers of every trade, first part. */
export const practiceU: readonly Conversation[] = [
  {
    id: "v101",
    as: "brand",
    questions: [
      q(
        "waits",
        "two weeks off grid, 400 mails. is there an offer from some organizer that i have to answer",
        () => ({ must: [name("Startup Expo")] }),
      ),
      q("terms refers-back", "ok what figure do they have in there, and for which package", (facts) => {
        const deal = facts.deal("Startup Expo", "brand");
        return { must: [money(deal.cents)], also: [name(deal.package)] };
      }),
      q("act refers-back act-term", "too rich for us. knock $500 off that and send it back", (facts) => {
        const deal = facts.deal("Startup Expo", "brand");
        return { act: { act: "counter", target: deal.id, cents: deal.cents - 50_000 } };
      }),
      q("unmet refers-back", "and in euros?", () => ({ must: [onlyDollars] })),
    ],
  },
  {
    id: "v102",
    as: "brand",
    questions: [
      q(
        "find season",
        "Our sales lead is moving to Hamburg. Anything in Germany after New Year that we could sponsor?",
        (facts) =>
          fitting(facts, { place: /Germany/, from: "2027-01-01" }, [says("Germany", /german|hamburg/i)]),
      ),
      q("narrow", "Under two thousand visitors only, please. The big halls swallow us.", (facts) =>
        fitting(facts, smallGerman, [says("the size", /2,?000|two thousand|small|germany/i)]),
      ),
      q(
        "comparative refers-back",
        "Which of these is the cheapest to get into, and for how much?",
        (facts) => {
          const least = leastOf(facts.find(smallGerman));
          return least ? { must: [money(least.offer.cents)], also: [name(least.event.name)] } : nothingSuch;
        },
      ),
      q("widen", "Drop the size limit again and look at Switzerland and the Netherlands too.", (facts) =>
        fitting(facts, { place: /Germany|Switzerland|Netherlands/, from: "2027-01-01" }, [
          says("a country", /german|swi|netherlands/i),
        ]),
      ),
    ],
  },
  {
    id: "v103",
    as: "newBrand",
    questions: [
      q("definition", "my nephew says a trade fair has to bring us 'leads'. a lead is what exactly", () => ({
        must: [
          says(
            "somebody who may buy",
            /potential|prospect|possible|interest|contact|might (?:buy|become)|could (?:buy|become)/i,
          ),
        ],
      })),
      q("outside unmet", "will it rain in Austin the second week of March?", () => outOfReach),
      q("waits premise", "Which of our sponsorship contracts still lacks my signature?", () => nothingSuch),
      q("act", "From here on write to me without exclamation marks. Store that for our brand.", () => ({
        act: { act: "set-brand-fact", terms: [says("exclamation marks", /exclamation/i)] },
      })),
    ],
  },
  {
    id: "v104",
    as: "host",
    questions: [
      q(
        "hosting",
        "How many sponsor spots are still open over all of our upcoming events taken together?",
        (facts) => ({
          must: [
            count(
              facts.find({ hostId: people.host }).reduce((sum, event) => sum + openSpots(event), 0),
              "open spots",
            ),
          ],
        }),
      ),
      q("hosting comparative", "And which event of ours is the emptiest, by spots?", (facts) => {
        const all = facts.find({ hostId: people.host });
        const most = Math.max(...all.map(openSpots));
        return {
          must: [either(...all.filter((one) => openSpots(one) === most).map((one) => name(one.name)))],
        };
      }),
      q(
        "hosting price",
        "Be honest with me: is the dearest package of HealthTech Horizons too expensive, going by closed deals?",
        (facts) => {
          const { tier, cents } = dearestOf(facts, "HealthTech Horizons");
          const { category, attendees } = facts.event("HealthTech Horizons");
          if (facts.closed(category, tier).length === 0) return { must: [noClosedDeals] };
          const median = facts.closedMedian(category, tier);
          const usual = either(roughly(median), roughly(median * attendees), noClosedDeals);
          const verdict = cents / attendees > median ? aboveIt : belowIt;
          return {
            must: [usual],
            also: [either(verdict, noClosedDeals, says("in line", /in line|usual|typical|around|close to/i))],
          };
        },
      ),
      q(
        "hosting act-negated",
        "What would it be per head if we took a fifth off? Don't change anything.",
        (facts) => {
          const { cents } = dearestOf(facts, "HealthTech Horizons");
          return { must: [perHead(cents * 0.8, facts.event("HealthTech Horizons"))], noAct: true };
        },
      ),
    ],
  },
  {
    id: "v105",
    as: "agency",
    questions: [
      q("definition", "signed a new client this morning!! where do i add them in here", () => ({
        must: [
          says("the client", /client/i),
          says("a way", /\b(?:add|invite|create|open|go to|under|page|menu|settings|profile|button|ask)\b/i),
        ],
      })),
      q(
        "hosting price comparative",
        "whats the priciest package we list for supply chain tech live",
        (facts) => ({
          must: priceOf(dearestOf(facts, "Supply Chain Tech Live")),
        }),
      ),
      q("hosting refers-back", "left how many of it", (facts) => {
        const most = dearestOf(facts, "Supply Chain Tech Live");
        const soldOut = says("sold out", /sold out|none (?:is |are )?left|no spots?/i);
        return { must: [most.left === 0 ? either(spotsOf(most), soldOut) : spotsOf(most)] };
      }),
    ],
  },
  {
    id: "v106",
    as: "partner",
    questions: [
      q(
        "compare",
        "Put Enterprise Tech Summit and Cyber Defense Week side by side for my board: crowd and date.",
        (facts) => ({
          must: ["Enterprise Tech Summit", "Cyber Defense Week"].map((one) =>
            count(facts.event(one).attendees, `at ${one}`),
          ),
          also: ["Enterprise Tech Summit", "Cyber Defense Week"].map((one) => day(facts.event(one).day)),
        }),
      ),
      q(
        "draft",
        "Write a note to the organizer of the second one: our offer stands, and we can decide within a day.",
        () => ({
          must: [isMessage, says("the offer", /offer|proposal|bid|figure/i), says("a day", /day|24 hours/i)],
        }),
      ),
      q("draft refers-back", "Half as long. They read on their phones.", (_, replies) => ({
        must: [shorterThan(replies.at(-1)), says("the offer", /offer|proposal|bid|figure/i)],
      })),
      q("act-unknown unknown-name", "Also pull us out of Quantum Ledger Days.", () => ({
        cannot: "none",
        constraints: [says("its name", /quantum ledger/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "v107",
    as: "brand",
    questions: [
      q(
        "results",
        "number of impressions that the AI Conference sponsorship has had up to today pls",
        (facts) => ({
          must: [count(facts.measured("brand", { event: "AI Conference" }).impressions, "impressions")],
        }),
      ),
      q("definition results", "when you say roi, is that before or after taking off what we paid?", () => ({
        must: [
          says("revenue", /revenue|return|brought/i),
          says("what was paid", /paid|cost|spen[dt]|amount|invest|price/i),
        ],
      })),
      q("results refers-back", "right. so by that measure how did Tech Summit 2025 do", (facts) => {
        const { revenue, amount } = facts.measured("brand", { event: "Tech Summit 2025" });
        return { must: [share(revenue / amount)] };
      }),
    ],
  },
  {
    id: "v108",
    as: "host",
    questions: [
      q(
        "hosting waits",
        "Morning. Who is waiting for a yes or no from us on a sponsorship offer?",
        (facts) => {
          const open = facts
            .dealsOf("host", "host")
            .filter(({ status, offeredBy }) => status === "negotiating" && offeredBy === "brand");
          const names = [...new Set(open.map(({ event }) => event))].map(name);
          return { must: [some(Math.min(2, names.length), ...names)] };
        },
      ),
      q(
        "hosting terms",
        "The Cyber Defense Week one from Zania, what are they offering and until when?",
        (facts) => {
          const { cents, expiresAt } = facts.deal("Cyber Defense Week", "host");
          return { must: [money(cents)], also: expiresAt === null ? [] : [day(expiresAt)] };
        },
      ),
      q(
        "act refers-back",
        "A thousand dollars more and it's theirs. Tell them so with a counter.",
        (facts) => {
          const deal = facts.deal("Cyber Defense Week", "host");
          return { act: { act: "counter", target: deal.id, cents: deal.cents + 100_000 } };
        },
      ),
    ],
  },
  {
    id: "v109",
    as: "newHost",
    questions: [
      q(
        "hosting price vague",
        "300 country vets, one day, a barn. What could I charge for the best sponsor package, roughly?",
        () => ({ must: [either(anyMoney, noClosedDeals)], noAct: true }),
      ),
      q("outside unmet", "and get me a liability insurance for the barn, will you", () => outOfReach),
      q("hosting premise", "How many of my packages were sold last month?", () => nothingSuch),
    ],
  },
  {
    id: "v110",
    as: "brand",
    questions: [
      q("typo find", "evnts in lisbon or madird??", (facts) =>
        fitting(facts, { city: ["Lisbon", "Madrid"] }, [says("a city", /lisbon|madrid/i)]),
      ),
      q("negation narrow", "not the fintech ones. i have had it with banks", (facts) => {
        const fit = facts
          .find({ city: ["Lisbon", "Madrid"] })
          .filter(({ category }) => category !== "fintech")
          .sort(bySoonest);
        return fit.length > 0 ? { rows: { allowed: fit } } : nothingSuch;
      }),
      q("match refers-back", "back to what i have saved: who goes to Founders Harbor", (facts) => ({
        must: [audienceOf(facts.event("Founders Harbor"))],
      })),
      q("language credits", "Wie viele Credits habe ich noch?", (facts) => ({
        must: [either(count(facts.credits("brand"), "credits"), readsEnglish)],
      })),
    ],
  },
];
