// cspell:ignore expir
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import type { DealFact, Facts } from "./facts.ts";
import { fitting, month, some } from "./often-wanted.ts";
import { count, day, either, money, name, says, saysNo, share } from "./wanted.ts";

const notSo = { cannot: "none", noAct: true } as const;

const claimsDone = says(
  "claims to have done it",
  /\bI(?:'ve| have) (?:now |just |already )?(?:sent|changed|accepted|declined|cancel|ordered|bought)/i,
);

/** Offers that wait for an answer from the agency, the first to lapse first. */
const waitingForAgency = (facts: Facts) =>
  facts
    .dealsOf("agency")
    .filter(
      ({ status, hostId, offeredBy }) =>
        status === "negotiating" && offeredBy === (hostId === people.agency ? "brand" : "host"),
    )
    .sort((one, other) => (one.expiresAt ?? "9").localeCompare(other.expiresAt ?? "9"));

const lumen = (facts: Facts) => facts.deal("Women in Venture Summit", "agency");
const listOf = (facts: Facts, deal: DealFact) => facts.offer(deal.event, deal.package).cents;

/** The host's signed deals whose event is still to come. */
const signedAhead = (facts: Facts) =>
  facts.dealsOf("host", "host").filter(({ status }) => status === "active");

const kiteWorks = (facts: Facts) =>
  facts
    .dealsOf("host", "host")
    .find(
      ({ event, brandId }) => event === "Founders Harbor" && facts.user(brandId).company === "Kite Works",
    );

/** What a deal gives, each line by any of its longer words. */
const benefitsOf = ({ benefits }: DealFact) =>
  benefits.map((one) => {
    const words = one.match(/\p{L}{5,}/gu) ?? [one];
    return says(one, ...words);
  });

const small = { category: "developer", from: "2027-01-01", to: "2027-03-31", maxCents: 300_000 } as const;

/** Orders, profiles, holds and queues, an agency at its desk, and hosts who count and refuse. */
export const practiceQ: readonly Conversation[] = [
  {
    id: "r301",
    as: "brand",
    questions: [
      q(
        "act",
        "I need concepts: a stand in Munich for people who run factory networks. They loathe slide shows. $40,000.",
        () => ({ act: { act: "order-campaign", terms: [says("Munich", /munich/i), money(4_000_000)] } }),
      ),
      q("credits refers-back", "what does such an order cost in credits, plain", () => ({
        must: [count(10, "credits")],
      })),
      q("credits refers-back", "with the analysis of rivals and a picture on top?", () => ({
        must: [count(20, "credits")],
      })),
      q("act-negated credits", "let me sleep on it, don't order. how many credits do i own", (facts) => ({
        must: [count(facts.credits("brand"), "credits")],
        noAct: true,
        not: [claimsDone],
      })),
    ],
  },
  {
    id: "r302",
    as: "brand",
    questions: [
      q(
        "memory credits",
        "there was a concept set with a data center in its name. exact title + what it cost me?",
        (facts) => {
          const made = facts.generations("brand").find((one) => /data center/i.test(one.name));
          return made ? { must: [name(made.name), count(made.charged, "credits")] } : notSo;
        },
      ),
      q("act refers-back", "redo that one, same idea but out of doors", (facts) => {
        const made = facts.generations("brand").find((one) => /data center/i.test(one.name));
        return made ? { act: { act: "refine-campaign", target: made.id } } : notSo;
      }),
    ],
  },
  {
    id: "r303",
    as: "newBrand",
    questions: [
      q("act", "Please note: for sponsoring we have 18,500 dollars a year.", () => ({
        act: { act: "set-profile", terms: [money(1_850_000)] },
      })),
      q("act", "Also remember for every text: we say 'guests', never 'customers'.", () => ({
        act: { act: "set-brand-fact", terms: [says("guests", /guests/i)] },
      })),
      q("find season", "With that money, is there any food event next year before September?", (facts) =>
        fitting(
          facts,
          { category: "food", from: "2027-01-01", to: "2027-08-31", maxCents: 1_850_000 },
          [says("food", /food/i)],
          { least: 1 },
        ),
      ),
    ],
  },
  {
    id: "r304",
    as: "brand",
    questions: [
      q(
        "find season demanding",
        "dev events jan-mar 2027, fewer than 1500 heads, in for 3k or less. list",
        (facts) =>
          fitting(facts, { ...small, most: 1_499 }, [
            says("what fails", /1,?500|3,?000|\$3k|march|developer/i),
          ]),
      ),
      q("widen", "heads dont matter, rest stays", (facts) =>
        fitting(facts, small, [says("what fails", /3,?000|\$3k|march|developer/i)]),
      ),
      q("find", "new hunt: cloud events in june with a gold package still to be had", (facts) =>
        fitting(
          facts,
          { category: "cloud", ...month("2027-06"), tier: "gold" },
          [says("June", /june/i), says("gold", /gold/i)],
          { least: 2 },
        ),
      ),
    ],
  },
  {
    id: "r305",
    as: "brand",
    questions: [
      q(
        "act",
        "Could you keep a silver spot at Edge & IoT Forum on hold for us while I ask my director?",
        (facts) => ({ act: { act: "hold", target: facts.offer("Edge & IoT Forum", "silver").id } }),
      ),
      q("words refers-back", "how long does a hold last before somebody else may have it", () => ({
        must: [says("a time", /hours?|days?|week|midnight|until/i)],
      })),
      q("premise", "digital care nordics, the gold: one left for us surely?", () => notSo),
      q("act refers-back", "pity. then queue us up for that gold one", (facts) => ({
        act: { act: "waiting-list", target: facts.offer("Digital Care Nordics", "gold").id },
      })),
    ],
  },
  {
    id: "r306",
    as: "agency",
    questions: [
      q("waits", "Which offers need OUR answer? Soonest deadline first, no chit-chat.", (facts) => {
        const all = waitingForAgency(facts);
        return {
          must: all.map(({ event }) => name(event)),
          also: all.slice(0, 1).map(({ expiresAt }) => day(expiresAt ?? "")),
          noAct: true,
        };
      }),
      q("act", "turn the Lumen Bank one down, politely", (facts) => ({
        act: { act: "decline", target: lumen(facts).id },
      })),
      q(
        "act-negated price",
        "stop, leave it open! what's the list price of the package they want",
        (facts) => ({
          must: [money(listOf(facts, lumen(facts)))],
          noAct: true,
          not: [claimsDone],
        }),
      ),
      q("act refers-back", "ok: counter at list less $500", (facts) => ({
        act: { act: "counter", target: lumen(facts).id, cents: listOf(facts, lumen(facts)) - 50_000 },
      })),
    ],
  },
  {
    id: "r307",
    as: "agency",
    questions: [
      q("credits memory", "what did Term Sheet Breakfast come to in credits", (facts) => {
        const made = facts.generations("agency").find((one) => one.name === "Term Sheet Breakfast");
        return made ? { must: [count(made.charged, "credits")] } : notSo;
      }),
      q("credits words", "do credits run out if we don't touch them till summer?", () => ({
        must: [says("whether they expire", /expir|never|run out|lapse|stay|keep/i)],
        noAct: true,
      })),
      q("act credits", "then get us the middle pack", (facts) => {
        const middle = facts.creditPackages()[1];
        return { act: { act: "buy-credits", target: middle?.id ?? "" } };
      }),
      q("act-unknown", "and invoice Gravel & Sons, our client, for half of it", () => ({
        noAct: true,
        cannot: "here",
      })),
    ],
  },
  {
    id: "r308",
    as: "host",
    questions: [
      q("hosting waits", "is there a question from a sponsor that none of us has replied to", (facts) => {
        const open = facts.openInquiries("host");
        return open.length > 0
          ? { must: open.slice(0, 1).map((one) => either(name(one.event), name(one.from))) }
          : notSo;
      }),
      q("act hosting", "reply: yes, there is a lapel mic on stage, it is included", () => ({
        act: { act: "reply-inquiry", terms: [says("the mic", /\bmic/i)] },
      })),
      q("hosting", "by the way how fast do we usually reply, from what you measure?", (facts) => {
        const hours = facts.replyHours(people.host);
        return { must: [hours === undefined ? saysNo : count(hours, "hours")] };
      }),
    ],
  },
  {
    id: "r309",
    as: "host",
    questions: [
      q(
        "hosting",
        "Sum of our active deals please, the signed ones whose event hasn't been yet.",
        (facts) => ({
          must: [money(signedAhead(facts).reduce((sum, { cents }) => sum + cents, 0))],
        }),
      ),
      q("hosting comparative refers-back", "Largest single one of these?", (facts) => {
        const [most] = signedAhead(facts).sort((one, other) => other.cents - one.cents);
        return most ? { must: [money(most.cents), name(most.event)] } : notSo;
      }),
      q(
        "act hosting",
        "Sandbox Partner at Fintech Frontiers: two more spots, we found another wall.",
        (facts) => {
          const { id, spots } = facts.offer("Fintech Frontiers", "Sandbox Partner");
          return { act: { act: "change-spots", target: id, terms: [count(spots + 2, "spots")] } };
        },
      ),
      q(
        "price hosting",
        "Kite Works' bid for Founders Harbor, what percentage of our list price is that?",
        (facts) => {
          const deal = kiteWorks(facts);
          return deal
            ? { must: [either(share(deal.cents / listOf(facts, deal)), money(listOf(facts, deal)))] }
            : notSo;
        },
      ),
    ],
  },
  {
    id: "r310",
    as: "host",
    questions: [
      q("act-ambiguous rude", "decline that bid. it's an insult", () => ({
        choices: [some(2, name("Cyber Defense Week"), name("HealthTech Horizons"), name("Founders Harbor"))],
        noAct: true,
      })),
      q("act", "the one of the hospital people, HealthTech Horizons", (facts) => ({
        act: { act: "decline", target: facts.deal("HealthTech Horizons", "host").id },
      })),
      q("draft", "and a line to them that leaves the door open for 2028?", () => ({
        must: [says("the door is open", /2028|next year|future|again|door|another/i)],
      })),
    ],
  },
  {
    id: "r311",
    as: "partner",
    questions: [
      q("terms", "what exactly do they give us for our 43k at the Enterprise Tech Summit", (facts) => {
        const all = benefitsOf(facts.deal("Enterprise Tech Summit", "partner"));
        return { must: [some(Math.min(2, all.length), ...all)] };
      }),
      q("terms refers-back", "and signed on which day?", (facts) => {
        const { signedAt } = facts.deal("Enterprise Tech Summit", "partner");
        return { must: [signedAt === null ? saysNo : day(signedAt)] };
      }),
    ],
  },
];
