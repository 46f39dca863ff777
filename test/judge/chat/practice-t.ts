// cspell:ignore wich
import { type Conversation, q, shown } from "./conversation.ts";
import type { DealFact, EventFact, Facts } from "./facts.ts";
import { cheapest } from "./facts.ts";
import { audienceOf, europe, fitting, month, some } from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const notSo = { cannot: "none", noAct: true } as const;
const beyond = { cannot: "here", noAct: true } as const;

const property = { category: "proptech", tier: "platinum", maxCents: 1_000_000 } as const;

const fintech = {
  category: "fintech",
  from: "2027-04-01",
  to: "2027-06-30",
  tier: "gold",
} as const;

const elsewhere = (all: readonly EventFact[]) =>
  all.filter(({ city }) => city !== "Dubai" && city !== "Bengaluru");

/** The events that the brand keeps, the smaller first. */
const kept = (facts: Facts) =>
  facts
    .savedEvents("brand")
    .map((one) => facts.event(one))
    .sort((one, other) => one.attendees - other.attendees);

const listOf = (facts: Facts, { event, package: title }: DealFact) => facts.offer(event, title);

const kite = (facts: Facts) =>
  facts
    .dealsOf("host", "host")
    .find(
      ({ event, brandId }) => event === "Founders Harbor" && facts.user(brandId).company === "Kite Works",
    );

const unsold = ({ packages }: EventFact) => packages.filter(({ left, spots }) => left === spots);

/** In which cities most of these take place; more than one where several have as many. */
function busiest(all: readonly EventFact[]) {
  const cities = [...Map.groupBy(all, ({ city }) => city)].map(([city, { length }]) => ({ city, length }));
  const most = Math.max(...cities.map(({ length }) => length));
  return cities.filter(({ length }) => length === most).map(({ city }) => city);
}

/** Searches that narrow and widen, what was saved and made, contracts in short, and hosts who decide. */
export const practiceT: readonly Conversation[] = [
  {
    id: "t421",
    as: "brand",
    questions: [
      q(
        "find unmet demanding",
        "Need: platinum, property tech, Lisbon, February 2027, max. 10,000 dollars. Anything?",
        (facts) =>
          fitting(facts, { ...property, city: "Lisbon", ...month("2027-02") }, [
            says("what fails", /lisbon|february|platinum|10,?000|\$10k/i),
          ]),
      ),
      q("widen", "Forget Lisbon, all of Europe is fine. The rest as before.", (facts) =>
        fitting(
          facts,
          { ...property, place: europe, ...month("2027-02") },
          [says("what fails", /europe|february|platinum|10,?000|\$10k/i)],
          { least: 1 },
        ),
      ),
      q("widen", "Then any month, still Europe.", (facts) =>
        fitting(
          facts,
          { ...property, place: europe },
          [says("what fails", /europe|platinum|10,?000|\$10k/i)],
          { least: 1 },
        ),
      ),
    ],
  },
  {
    id: "t422",
    as: "brand",
    questions: [
      q(
        "find season negation",
        "fintech events april thru june 2027 w/ a gold package left. NOT dubai, not bengaluru, been there",
        (facts) => {
          const allowed = elsewhere(facts.find(fintech));
          return allowed.length > 0
            ? { rows: { allowed } }
            : { ...notSo, constraints: [says("gold", /gold/i)] };
        },
      ),
      q("refers-back host", "the first one you wrote there, who walks in", (facts, replies) => ({
        must: [audienceOf(shown(facts, replies, 0, elsewhere(facts.find(fintech))))],
      })),
      q("refers-back price", "its gold, how much & how many left", (facts, replies) => {
        const { packages } = shown(facts, replies, 0, elsewhere(facts.find(fintech)));
        const gold = packages.find(({ tier }) => tier === "gold");
        return gold ? { must: [money(gold.cents), count(gold.left, "left")] } : notSo;
      }),
      q("act refers-back", "hold one for me", (facts, replies) => {
        const { packages } = shown(facts, replies, 0, elsewhere(facts.find(fintech)));
        const gold = packages.find(({ tier }) => tier === "gold");
        return gold ? { act: { act: "hold", target: gold.id } } : notSo;
      }),
    ],
  },
  {
    id: "t423",
    as: "brand",
    questions: [
      q("memory", "wich events did i put aside", (facts) => ({
        must: facts.savedEvents("brand").map(name),
        noAct: true,
      })),
      q("comparative refers-back", "smaller one, by people?", (facts) => ({
        must: kept(facts)
          .slice(0, 1)
          .map((one) => name(one.name)),
        also: kept(facts)
          .slice(0, 1)
          .map((one) => count(one.attendees, "people")),
      })),
      q("act refers-back", "take that one off the list", (facts) => ({
        act: { act: "unsave", target: kept(facts)[0]?.id ?? "" },
      })),
      q("premise refers-back", "and the third one i saved, where is it held?", () => notSo),
    ],
  },
  {
    id: "t424",
    as: "brand",
    questions: [
      q("memory", "List the campaigns I've had made here, with nothing around it.", (facts) => ({
        must: facts.generations("brand").map((one) => name(one.name)),
      })),
      q("act", "Make me a version of Ship It Live for Berlin.", (facts) => ({
        act: {
          act: "refine-campaign",
          target: facts.generations("brand").find((one) => one.name === "Ship It Live")?.id ?? "",
          terms: [says("Berlin", /berlin/i)],
        },
      })),
      q(
        "act",
        "Apart from that a fresh order: pop-up, Porto, for people who look after old servers, $25,000.",
        () => ({ act: { act: "order-campaign", terms: [says("Porto", /porto/i), money(2_500_000)] } }),
      ),
    ],
  },
  {
    id: "t425",
    as: "brand",
    questions: [
      q("terms", "developer days agreement in 3 lines pls: what, how much, until when to sign", (facts) => {
        const deal = facts.deal("Developer Days", "brand");
        return { must: [name(deal.package), money(deal.cents), day(deal.expiresAt ?? "")] };
      }),
      q("act-negated", "put my signature under it", () => beyond),
      q("terms refers-back", "what if nobody signs by then?", () => ({
        must: [says("that it lapses", /laps|expir|\bends?\b|void|run(?:s)? out|released|free again|fall/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "t426",
    as: "host",
    questions: [
      q(
        "terms hosting",
        "Pulse Health want HealthTech Horizons. For what package, and at what sum?",
        (facts) => {
          const deal = facts.deal("HealthTech Horizons", "host");
          return { must: [name(deal.package), money(deal.cents)] };
        },
      ),
      q("price refers-back", "percent under list?", (facts) => {
        const deal = facts.deal("HealthTech Horizons", "host");
        const { cents } = listOf(facts, deal);
        return { must: [either(share(deal.cents / cents), money(cents), money(cents - deal.cents))] };
      }),
      q("act", "Send it back to them for changes: the sampling table has to go.", (facts) => ({
        act: {
          act: "request-changes",
          target: facts.deal("HealthTech Horizons", "host").id,
          terms: [says("the table", /table/i)],
        },
      })),
      q("act", "Kite Works on the other hand: yes, we take their offer.", (facts) => ({
        act: { act: "accept", target: kite(facts)?.id ?? "" },
      })),
    ],
  },
  {
    id: "t427",
    as: "host",
    questions: [
      q("hosting negation", "fintech frontiers. what has NOBODY bought so far", (facts) => {
        const bare = unsold(facts.event("Fintech Frontiers"));
        return bare.length > 0
          ? { must: [some(Math.min(2, bare.length), ...bare.map((one) => name(one.name)))] }
          : notSo;
      }),
      q("hosting waits", "next thing we owe a sponsor, and the date", (facts) => {
        const [first] = facts.owed("host");
        return first ? { must: [name(first.event), day(first.due)] } : notSo;
      }),
      q(
        "act hosting",
        "draft a package only for Lumen Bank at fintech frontiers, 'Quiet Room', 9,000 dollars",
        () => ({
          act: { act: "propose-package", terms: [money(900_000), says("its name", /quiet room/i)] },
        }),
      ),
      q("act hosting", "and gold at fintech frontiers goes to 20k please", (facts) => ({
        act: {
          act: "change-price",
          target: facts.offer("Fintech Frontiers", "gold").id,
          terms: [money(2_000_000)],
        },
      })),
    ],
  },
  {
    id: "t428",
    as: "agency",
    questions: [
      q("premise", "digital care nordics, we still have a gold spot or two, don't we", () => notSo),
      q("terms", "until when do we have to say something to Lumen Bank", (facts) => ({
        must: [day(facts.deal("Women in Venture Summit", "agency").expiresAt ?? "")],
      })),
      q("act", "say yes to them", (facts) => ({
        act: { act: "accept", target: facts.deal("Women in Venture Summit", "agency").id },
      })),
      q("draft", "+ a thank you note, two sentences, for their marketing lead. dont send", () => ({
        must: [says("thanks", /thank|grateful|glad|delighted|pleased/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "t429",
    as: "newBrand",
    questions: [
      q("definition", "impressions, what's that counting exactly?", () => ({
        must: [says("how often seen", /seen|see|view|shown|display|expos|eyes/i)],
      })),
      q("act", "our sponsoring purse is 9 thousand a year, note that", () => ({
        act: { act: "set-profile", terms: [money(900_000)] },
      })),
      q("price", "the cheapest thing at Founders Kitchen?", (facts) => {
        const entry = cheapest(facts.event("Founders Kitchen"));
        return entry ? { must: [money(entry.cents), name(entry.name)] } : notSo;
      }),
      q("act refers-back", "offer them a hundred dollars less for it", (facts) => {
        const entry = cheapest(facts.event("Founders Kitchen"));
        return entry ? { act: { act: "start", target: entry.id, cents: entry.cents - 10_000 } } : notSo;
      }),
    ],
  },
  {
    id: "t430",
    as: "admin",
    questions: [
      q("find", "number of upcoming fintech events on the site, as of today", (facts) => ({
        must: [count(facts.find({ category: "fintech" }).length, "events")],
      })),
      q("comparative refers-back", "and in which city are most of those?", (facts) => ({
        must: [either(...busiest(facts.find({ category: "fintech" })).map(name))],
      })),
      q("host", "who organizes digital workplace expo", (facts) => ({
        must: [name(facts.user(facts.event("Digital Workplace Expo").hostId).company)],
      })),
    ],
  },
];
