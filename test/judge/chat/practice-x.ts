// cspell:ignore esports hiya lemme ppl
import { type Conversation, q, shown } from "./conversation.ts";
import { cheapest, type EventFact, type Facts, type PackageFact, type Wish } from "./facts.ts";
import { entryOf, fitting, isMessage, roughly, some, spotsOf } from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysCannot, share, type Wanted } from "./wanted.ts";

const nothingThere: Expectation = { cannot: "none", noAct: true };

/** The event with most visitors. */
function fullestOf(events: readonly EventFact[]): EventFact {
  const [most] = [...events].sort((one, other) => other.attendees - one.attendees);
  if (!most) throw new Error("There are no such events");
  return most;
}

/** What costs least over several events, and where. */
function leastOf(events: readonly EventFact[]): { event: EventFact; offer: PackageFact } {
  const [least] = events
    .flatMap((event) => {
      const offer = cheapest(event);
      return offer ? [{ event, offer }] : [];
    })
    .sort((one, other) => one.offer.cents - other.offer.cents);
  if (!least) throw new Error("There is nothing on sale");
  return least;
}

/** The substance of a longer phrase: half of its words, in any order. */
function gist(phrase: string): Wanted {
  const words = phrase.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return {
    label: `about “${phrase}”`,
    found: ({ lower }) =>
      words.filter((word) => lower.includes(word.replace(/s$/, ""))).length * 2 >= words.length,
  };
}

/** A last day, as a date or as the days until it. */
function until(iso: string, now: string): Wanted {
  const days = (Date.parse(iso) - Date.parse(now)) / 86_400_000;
  return either(
    day(iso),
    ...[Math.floor(days), Math.ceil(days)].map((one) =>
      says(`${one} days`, new RegExp(`\\b${one} (?:more )?days?\\b`, "i")),
    ),
  );
}

const games: Wish = { category: "gaming" };
const food: Wish = { category: "food" };

const summit = "Enterprise Tech Summit";
const startupWeek = "SaaS Startup Week";
const horizons = "HealthTech Horizons";
const [night, conference] = ["AI Agents Night Austin", "AI Agents Conference San Francisco"];

const sumOf = (deals: readonly { cents: number }[]) => deals.reduce((sum, { cents }) => sum + cents, 0);

/** What the brand bought or may buy, by how far it is. */
const ofStatus = (facts: Facts, wanted: string) =>
  facts.dealsOf("brand", "brand").filter(({ status }) => status === wanted);

/** What the host owes next to the sponsor of an event. */
const nextOwed = (facts: Facts, event: string) => facts.owed("host").find((one) => one.event === event);

/** What is offered for Horizons, and what the package is listed at. */
function horizonsGap(facts: Facts): { deal: number; list: number } {
  const deal = facts.deal(horizons, "host");
  return { deal: deal.cents, list: facts.offer(horizons, deal.tier).cents };
}

/** Of two measured sponsorships the one whose leads cost less. */
function cheaperLead(facts: Facts): { event: string; cents: number } {
  const [one, other] = [night, conference].map((event) => {
    const { amount, leads } = facts.measured("brand", { event });
    return { event, cents: amount / leads };
  });
  if (!one || !other) throw new Error("Two were asked for");
  return one.cents <= other.cents ? one : other;
}

/** What the brand looks at when it has written to developers. */
const coders = (facts: Facts, wish: Wish) => [
  ...new Set([
    ...facts.find({ ...wish, category: "developer" }),
    ...facts.find({ ...wish, audience: /develop|engineer/i }),
  ]),
];

const firstHalf = { from: "2027-01-01", to: "2027-06-30" } as const;
const coast: Wish = { ...firstHalf, city: ["San Francisco", "Los Angeles"] };
const bay: Wish = { ...firstHalf, city: "San Francisco", maxCents: 400_000 };
const chicago: Wish = { ...firstHalf, city: "Chicago", maxCents: 400_000 };

const codersIn = (facts: Facts, wish: Wish): Expectation => {
  const allowed = coders(facts, wish);
  return allowed.length > 0 ? { rows: { allowed } } : nothingThere;
};

/** People who haven't met before, first part. */
export const practiceX: readonly Conversation[] = [
  {
    id: "x101",
    as: "brand",
    questions: [
      q(
        "find",
        "hiya, second day in this job :) is there anything listed for gamers? esports, indie studios, whatever",
        (facts) => fitting(facts, games, [says("games", /gam(?:e|ing)|esport/i)]),
      ),
      q(
        "comparative two-in-one refers-back",
        "which of em gets the most ppl, and can one still get its cheapest level?",
        (facts) => {
          const fullest = fullestOf(facts.find(games));
          const offer = cheapest(fullest);
          return {
            must: [name(fullest.name)],
            also: [
              count(fullest.attendees, "people"),
              ...(offer ? [either(money(offer.cents), spotsOf(offer), name(offer.name))] : []),
            ],
          };
        },
      ),
      q("act refers-back", "put a bookmark on it for me pls, my manager decides friday", (facts) => ({
        act: { act: "save", target: fullestOf(facts.find(games)).id },
      })),
      q(
        "act act-term",
        "meanwhile lemme impress her: have ideas generated for a stand that esports fans would queue for, " +
          "15k to spend",
        () => ({
          act: { act: "order-campaign", terms: [says("esports", /esport/i), money(1_500_000)] },
        }),
      ),
    ],
  },
  {
    id: "x102",
    as: "partner",
    questions: [
      q("terms", "Enterprise Tech Summit. Have both parties signed? Date?", (facts) => {
        const { signedAt } = facts.deal(summit, "partner");
        return {
          must: [says("signed", /\bsign(?:ed|atures?)\b/i), ...(signedAt === null ? [] : [day(signedAt)])],
          not: [says("that it isn't signed", /\bunsigned\b|n't (?:yet )?signed|\bnot (?:yet )?signed/i)],
          noAct: true,
        };
      }),
      q("terms compare refers-back", "Our price against their list price.", (facts) => {
        const { cents, tier } = facts.deal(summit, "partner");
        const list = facts.offer(summit, tier).cents;
        const usd = (cents / 100).toLocaleString("en-US");
        const same = says(
          "the same as listed",
          /\bsame\b|equal|exactly|identical|full price|(?:at|is the|matches) (?:the |their )?list|no discount/i,
          new RegExp(`\\$${usd}[^]*\\$${usd}`),
        );
        const gap = either(money(Math.abs(list - cents)), share(cents / list), money(list));
        return { must: [money(cents), list === cents ? same : gap] };
      }),
      q(
        "terms waits refers-back",
        "Of the things the organizer still owes us there, what falls due first and on which day?",
        (facts) => {
          const next = nextOwed(facts, summit);
          return next ? { must: [day(next.due)], also: [gist(next.benefit)] } : { cannot: "none" };
        },
      ),
      q("unknown-name waits", "And Lantern Data Fest, is our contract with them countersigned?", () => ({
        ...nothingThere,
        constraints: [says("its name", /lantern data/i)],
      })),
    ],
  },
  {
    id: "x103",
    as: "agency",
    questions: [
      q(
        "waits terms two-in-one",
        "about to dial into a client call!! SaaS Startup Week - what's the latest figure there and how long is " +
          "it good for?",
        (facts) => {
          const { cents, expiresAt } = facts.deal(startupWeek, "agency");
          return { must: [money(cents), ...(expiresAt === null ? [] : [until(expiresAt, facts.now)])] };
        },
      ),
      q(
        "vague terms refers-back",
        "the client's ceiling is 16.4. worth one more round in your view, or do they walk?",
        (facts) => ({
          must: [
            says(
              "a view",
              /\b(?:I'd|I would|recommend|suggest|worth|counter|ask|propose|offer|go back|close|accept|gap)\b/i,
            ),
            either(
              money(1_640_000),
              money(facts.deal(startupWeek, "agency").cents),
              money(facts.deal(startupWeek, "agency").cents - 1_640_000),
            ),
          ],
        }),
      ),
      q("act act-term refers-back", "go back to them with that ceiling then, $16,400", (facts) => ({
        act: { act: "counter", target: facts.deal(startupWeek, "agency").id, cents: 1_640_000 },
      })),
      q("unmet", "oh and could you set all my notifications to read, the red dot drives me mad", () => ({
        must: [either(saysCannot, says("how they become read", /\bmark|\bread\b|bell|notification/i))],
        noAct: true,
      })),
    ],
  },
  {
    id: "x104",
    as: "brand",
    questions: [
      q(
        "terms",
        "Finance here. Total of the sponsorships which are signed on both sides but not completed yet. One number.",
        (facts) => ({ must: [money(sumOf(ofStatus(facts, "active")))], noAct: true }),
      ),
      q(
        "terms refers-back",
        "Separately from that: those still under negotiation, what do they sum up to at present?",
        (facts) => ({ must: [money(sumOf(ofStatus(facts, "negotiating")))], noAct: true }),
      ),
      q(
        "terms two-in-one",
        "How many have we seen through to the end since we joined, and what was the average amount?",
        (facts) => {
          const done = ofStatus(facts, "completed");
          const mean = sumOf(done) / done.length;
          return { must: [count(done.length, "completed"), either(money(mean), roughly(mean, 0.01))] };
        },
      ),
      q(
        "act",
        "Nobody ever showed me this Developer Days thing for approval. Cancel that deal.",
        (facts) => ({
          act: { act: "cancel", target: facts.deal("Developer Days", "brand").id },
        }),
      ),
    ],
  },
  {
    id: "x105",
    as: "newBrand",
    questions: [
      q(
        "find",
        "Good day. We are family which makes olive oil, we look for events of food where come chefs and buyers " +
          "of shops. Which you have?",
        (facts) => fitting(facts, food, [says("food", /food/i)]),
      ),
      q(
        "price comparative refers-back",
        "Between these, where is the smallest price for to enter, and how much it is?",
        (facts) => {
          const { event, offer } = leastOf(facts.find(food));
          return { must: [money(offer.cents), name(event.name)] };
        },
      ),
      q("price refers-back", "For this money what do we receive, please", (facts) => {
        const { offer } = leastOf(facts.find(food));
        return { must: [some(Math.min(2, offer.benefits.length), ...offer.benefits.map(gist))] };
      }),
      q(
        "draft refers-back",
        "I write bad English. You make for me the letter to the organizer: we like to come, and may we give the " +
          "people to taste our oil?",
        () => ({
          must: [isMessage, says("the oil", /olive|\boil\b/i), says("tasting", /tast|sampl|try/i)],
        }),
      ),
    ],
  },
  {
    id: "x106",
    as: "host",
    questions: [
      q("hosting compare", "pulse health's bid for horizons - how far under our list is it", (facts) => {
        const { deal, list } = horizonsGap(facts);
        return {
          must: [
            either(
              money(list - deal),
              share((list - deal) / list),
              share(deal / list),
              some(2, money(deal), money(list)),
            ),
          ],
        };
      }),
      q("hosting terms refers-back", "closing date in it?", (facts) => {
        const { closingDate } = facts.deal(horizons, "host");
        return closingDate === null ? { cannot: "none" } : { must: [day(closingDate)] };
      }),
      q("act act-term refers-back", "counter. exactly halfway between their bid and our list", (facts) => {
        const { deal, list } = horizonsGap(facts);
        const target = facts.deal(horizons, "host").id;
        return { act: { act: "counter", target, cents: (deal + list) / 2 } };
      }),
      q("act refers-back", "hm, no. not worth the fuss. take their bid as it is", (facts) => ({
        act: { act: "accept", target: facts.deal(horizons, "host").id },
      })),
    ],
  },
  {
    id: "x107",
    as: "brand",
    questions: [
      q(
        "results",
        "For my intern report: how many leads came out of our sponsorship at AI Agents Night Austin?",
        (facts) => ({ must: [count(facts.measured("brand", { event: night }).leads, "leads")] }),
      ),
      q("results refers-back", "and from AI Agents Conference San Francisco", (facts) => ({
        must: [count(facts.measured("brand", { event: conference }).leads, "leads")],
      })),
      q(
        "results comparative refers-back",
        "So at which one of the two was a lead cheaper, and what did it come to there?",
        (facts) => {
          const { event, cents } = cheaperLead(facts);
          return { must: [name(event), roughly(cents)] };
        },
      ),
      q(
        "unmet refers-back",
        "Thank you! Last thing, could the Austin one be archived? It clutters up the list of deals.",
        () => ({ must: [either(saysCannot, says("archiving", /archiv|\bhid(?:e|den)\b/i))], noAct: true }),
      ),
    ],
  },
  {
    id: "x108",
    as: "brand",
    questions: [
      q(
        "find season",
        "Where could we meet people who code, Bay Area or LA, between January and the end of June?",
        (facts) => codersIn(facts, coast),
      ),
      q(
        "narrow negation refers-back",
        "Minus LA. And only what lets us in for four grand or less.",
        (facts) => codersIn(facts, bay),
      ),
      q("widen refers-back", "same thing but in Chicago", (facts) => codersIn(facts, chicago)),
      q(
        "act refers-back",
        "Make the first one of these an offer: their cheapest package, at the listed price.",
        (facts, replies) => {
          const event = shown(facts, replies, 0, coders(facts, chicago));
          const { id, cents } = entryOf(event);
          return { act: { act: "start", target: id, cents } };
        },
      ),
    ],
  },
];
