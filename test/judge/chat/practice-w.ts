// cspell:ignore Berlín cuáles ellos
import { type Conversation, q } from "./conversation.ts";
import { cheapest, type EventFact, type Facts, type Wish } from "./facts.ts";
import {
  audienceOf,
  europe,
  fitting,
  isMessage,
  readsEnglish,
  some,
  spotsOf,
  summer,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysNo, type Wanted } from "./wanted.ts";

const notOurs: Expectation = { cannot: "here", noAct: true };
const isNot: Expectation = { cannot: "none", noAct: true };

const healthSummer: Wish = { category: "healthtech", ...summer };
const bargainPlatinum: Wish = { tier: "platinum", maxCents: 2_000_000 };

/** The event with most visitors among those that fit. */
function biggestOf(events: readonly EventFact[]): EventFact | undefined {
  return [...events].sort((one, other) => other.attendees - one.attendees)[0];
}

/** As many of these names as a good answer has, up to a number. */
const upTo = (most: number, names: readonly string[]): Wanted =>
  some(Math.min(most, names.length), ...names.map(name));

/** What brands have offered to a host who has not replied. */
const offersTo = (facts: Facts) =>
  facts
    .dealsOf("host", "host")
    .filter(({ status, offeredBy }) => status === "negotiating" && offeredBy === "brand");

/** Who has paid for a spot at some event of a host. */
function sponsorsOfHost(facts: Facts): string[] {
  const done = facts.dealsOf("host", "host").filter(({ status }) => /completed|active/.test(status));
  return [...new Set(done.map(({ brandId }) => facts.user(brandId).company))];
}

/** The event that the agency keeps in mind. */
const keptByAgency = (facts: Facts) => facts.event(facts.savedEvents("agency")[0] ?? "");

/** Strangers of every trade, third part. */
export const practiceW: readonly Conversation[] = [
  {
    id: "v301",
    as: "brand",
    questions: [
      q(
        "terms",
        "In the lift to the board, quick: AI Conference, which package do we have and at what amount?",
        (facts) => {
          const deal = facts.deal("AI Conference", "brand");
          return { must: [money(deal.cents), name(deal.package)] };
        },
      ),
      q("terms refers-back", "what do they owe us for that under the contract", (facts) => {
        const { benefits } = facts.deal("AI Conference", "brand");
        return { must: [upTo(2, benefits)] };
      }),
      q("terms refers-back", "And the targets we set ourselves in it?", (facts) => {
        const { kpis } = facts.deal("AI Conference", "brand");
        return kpis.length > 0 ? { must: [upTo(1, kpis)] } : { cannot: "none" };
      }),
      q("draft refers-back", "Put it into two sentences that our finance man can forward.", (facts) => ({
        must: [name("AI Conference"), money(facts.deal("AI Conference", "brand").cents)],
      })),
    ],
  },
  {
    id: "v302",
    as: "brand",
    questions: [
      q(
        "credits",
        "my bank app says a credit purchase of ours bounced last week. what happened there",
        () => ({
          must: [
            says(
              "that it failed",
              /fail|declin|refus|(?:n't|not) go through|not (?:charged|completed|paid)|unsuccessful/i,
            ),
          ],
          also: [either(name("Tech Startup Package"), money(4_900))],
        }),
      ),
      q("credits two-in-one", "then the one that did work: how much money, how many credits in it", () => ({
        must: [money(19_900), count(500, "credits")],
      })),
      q("act refers-back", "same again please", (facts) => ({
        act: {
          act: "buy-credits",
          target: facts.creditPackages().find((one) => one.name === "Growth Package")?.id ?? "",
        },
      })),
      q(
        "credits act-negated",
        "Stop, no purchase. With all extras a campaign is 20; how often can we do that on what we hold now?",
        (facts) => ({
          must: [count(Math.floor(facts.credits("brand") / 20), "campaigns")],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "v303",
    as: "brand",
    questions: [
      q(
        "definition credits",
        "I get ten credits for concepts, fine. What are the extras that make it more expensive?",
        () => ({
          must: [
            says("the analysis of rivals", /competit|rival/i),
            says("the picture", /mock-?up|visual|picture|image/i),
          ],
          also: [either(count(5, "credits each"), count(20, "credits at most"))],
        }),
      ),
      q(
        "act act-term",
        "Neither of those. Order plain concepts: Lisbon, IT managers of hotel chains, budget $35,000.",
        () => ({
          act: { act: "order-campaign", terms: [says("Lisbon", /lisbon/i), money(3_500_000)] },
        }),
      ),
      q("act-unknown unknown-name", "and that older idea, Lighthouse Lunch, make it cheaper", () => ({
        cannot: "none",
        constraints: [says("its name", /lighthouse lunch/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "v304",
    as: "brand",
    questions: [
      q(
        "find season",
        "we now also sell to hospital IT. healthtech things between june and august 2027?",
        (facts) => fitting(facts, healthSummer, [says("what was asked", /health|june|july|august|summer/i)]),
      ),
      q("comparative refers-back", "which of these pulls the largest crowd, how large", (facts) => {
        const biggest = biggestOf(facts.find(healthSummer));
        return biggest ? { must: [name(biggest.name), count(biggest.attendees, "people")] } : isNot;
      }),
      q("host refers-back", "run by?", (facts) => {
        const biggest = biggestOf(facts.find(healthSummer));
        return biggest ? { must: [name(facts.user(biggest.hostId).company)] } : isNot;
      }),
      q("act refers-back", "Keep that event for me with the other saved ones.", (facts) => {
        const biggest = biggestOf(facts.find(healthSummer));
        return biggest ? { act: { act: "save", target: biggest.id } } : { noAct: true };
      }),
    ],
  },
  {
    id: "v305",
    as: "host",
    questions: [
      q(
        "hosting waits",
        "If we said yes to every offer that brands have lying with us unanswered, what would they add up to?",
        (facts) => ({
          must: [money(offersTo(facts).reduce((sum, { cents }) => sum + cents, 0))],
          noAct: true,
        }),
      ),
      q(
        "hosting vague",
        "Whom could we ask to sponsor HealthTech Horizons? Start with companies that have paid us before.",
        (facts) => ({ must: [upTo(1, sponsorsOfHost(facts))] }),
      ),
      q("draft refers-back", "a first mail to the top one then, five lines, no begging", () => ({
        must: [isMessage, name("HealthTech Horizons")],
      })),
      q(
        "hosting negation",
        "Leave it unsent for now. How many spots are free there per package?",
        (facts) => {
          const open = facts.event("HealthTech Horizons").packages.filter(({ left }) => left > 0);
          return {
            must: [some(Math.min(2, open.length), ...open.map(spotsOf))],
            also: open.map((one) => either(name(one.name), says(one.tier, one.tier))),
            noAct: true,
          };
        },
      ),
    ],
  },
  {
    id: "v306",
    as: "host",
    questions: [
      q("act-ambiguous hosting", "put 200 dollars on top of the price of the bronze package", () => ({
        choices: [says("of which event", /\bwhich\b|\bdo you mean\b/i)],
        noAct: true,
      })),
      q("act-unknown hosting", "sorry, I meant the Moonbeam Corner package", () => ({
        cannot: "none",
        constraints: [says("its name", /moonbeam/i)],
        noAct: true,
      })),
      q("act", "Forget prices. Zania's number for Cyber Defense Week is fine by us, close it.", (facts) => ({
        act: { act: "accept", target: facts.deal("Cyber Defense Week", "host").id },
      })),
    ],
  },
  {
    id: "v307",
    as: "agency",
    questions: [
      q("credits memory", "what was it again that we had generated here, the title is enough", () => ({
        must: [name("Term Sheet Breakfast")],
      })),
      q(
        "act refers-back",
        "The client can't serve food there. Have it reworked without any food.",
        (facts) => ({
          act: { act: "refine-campaign", target: facts.generations("agency").at(-1)?.id ?? "" },
        }),
      ),
      q("match", "other thing: the event on our saved list, what sort of people turn up to it", (facts) => ({
        must: [audienceOf(keptByAgency(facts))],
      })),
      q("price refers-back", "lowest price to be part of it?", (facts) => {
        const offer = cheapest(keptByAgency(facts));
        return offer ? { must: [money(offer.cents)], also: [name(offer.name)] } : isNot;
      }),
    ],
  },
  {
    id: "v308",
    as: "agency",
    questions: [
      q(
        "definition",
        "We look after four brands. Do we need four logins or is there a way to act for each of them?",
        () => ({
          must: [
            says("clients", /client|brands?\b/i),
            says("one account", /\bone\b|single|same|switch|act(?:ing)? for|invite|\badd/i),
          ],
        }),
      ),
      q(
        "definition words",
        "One of them insists on 'category exclusivity' in writing. In one sentence, meaning what?",
        () => ({
          must: [
            says(
              "no rival next to them",
              /competitor|rival|same (?:category|industry|sector)|only (?:one|sponsor|brand)|sole|no other/i,
            ),
          ],
        }),
      ),
      q(
        "draft",
        "Write to an organizer who went silent on us ten days ago. Polite, a clear question at the end, " +
          "and not once 'just checking in'.",
        () => ({
          must: [isMessage, says("a question", "?")],
          not: [says("just checking in", /just checking in/i)],
        }),
      ),
    ],
  },
  {
    id: "v309",
    as: "partner",
    questions: [
      q(
        "waits terms",
        "who's to move next on Cyber Defense Week, us or the other side? and by when",
        (facts) => {
          const { expiresAt } = facts.deal("Cyber Defense Week", "partner");
          return {
            must: [says("the host", /\b(?:hosts?|organi[sz]ers?|they|them|their|theirs)\b|summit works/i)],
            also: expiresAt === null ? [] : [day(expiresAt)],
          };
        },
      ),
      q(
        "find act-negated",
        "Say it falls through. Where is a platinum spot left for $20,000 or less? Only looking.",
        (facts) => ({
          ...fitting(facts, bargainPlatinum, [says("the limit", /platinum|20,?000|\$?20k/i)]),
          noAct: true,
        }),
      ),
      q("narrow", "European ones only", (facts) =>
        fitting(facts, { ...bargainPlatinum, place: europe }, [says("Europe", /europe/i)]),
      ),
    ],
  },
  {
    id: "v310",
    as: "newBrand",
    questions: [
      q(
        "find rude",
        "you look like a toy to me. prove me wrong: number of upcoming AI events on here?",
        (facts) => ({
          must: [count(facts.find({ category: "ai" }).length, "events")],
        }),
      ),
      q("language find", "¿Y cuáles de ellos hay en Berlín?", (facts) => {
        const there = facts.find({ category: "ai", city: "Berlin" });
        const names = there.map((one) => name(one.name));
        return { must: [either(readsEnglish, ...(names.length > 0 ? names : [saysNo]))] };
      }),
      q("premise", "why did you people cancel our Startup Expo contract last week?!", () => isNot),
      q("outside unmet", "whatever. book me a train to Berlin on the 3rd", () => notOurs),
    ],
  },
];
