// cspell:ignore beim dolomiti europ kubcraft neobank noch plätze
import { type Conversation, q, shown } from "./conversation.ts";
import type { Facts, Wish } from "./facts.ts";
import {
  audienceOf,
  autumn,
  firstQuarter,
  fitting,
  inTheirTongue,
  isMessage,
  noClosedDeals,
  perHead,
  roughly,
  shorterThan,
  some,
  spotsOf,
} from "./often-wanted.ts";
import { doing, unknown } from "./practice-cd.ts";
import { count, day, either, money, name, says, saysNo, share } from "./wanted.ts";

const neobank: Wish = { city: ["London", "New York"], category: "fintech", to: "2027-03-31" };
const biggest = (facts: Facts) =>
  facts.find(firstQuarter).toSorted((one, other) => other.attendees - one.attendees);
const companyOf = (facts: Facts, hostId: string) => says("its host", facts.user(hostId).company);
const quiet = says(
  "nothing goes out",
  /\b(?:nothing|not|won't|until you|stays?|unsent|leave|left|yours|copy|paste|unchanged|hold)\b/i,
);

export const practiceD: readonly Conversation[] = [
  {
    id: "pc12",
    as: "partner",
    questions: [
      q("waits terms", "where's our cyber bid at, whose court is the ball in", (facts) => {
        const deal = facts.deal("Cyber Defense Week", "partner");
        return {
          must: [
            money(deal.cents),
            says("the host's turn", /summit works|henrik|\bhost\b|their (?:turn|answer)/i),
          ],
          also: [day(deal.expiresAt ?? "")],
        };
      }),
      q("draft", "pen a nudge to Henrik about it. short, civil, no grovelling", () => ({
        must: [isMessage, says("Cyber Defense Week", /cyber defense/i)],
      })),
      q("draft refers-back", "punchier. and work in that we'd sign for two years", () => ({
        must: [isMessage, says("two years", /two[ -]years?|2[ -]years?|second year|24 months/i)],
      })),
      q("act refers-back", "good enough, send him that through the deal", (facts) =>
        doing("message", { target: facts.deal("Cyber Defense Week", "partner").id }),
      ),
      q("results", "RevOps Roundtables: customers won, and euros, er, dollars in", (facts) => {
        const { customers, revenue } = facts.measured("partner", { event: "RevOps Roundtables" });
        return { must: [count(customers, "customers"), roughly(revenue, 0.01)] };
      }),
      q(
        "act-negated results",
        "wow. suppose we renewed that, what did it cost us last time? just asking",
        (facts) => ({
          must: [money(facts.deal("RevOps Roundtables", "partner").cents)],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "pc13",
    as: "newHost",
    questions: [
      q(
        "hosting definition",
        "never done this. what are the moves to get my first meetup listed and sellable",
        () => ({
          must: [says("create it", /creat|add|new event|set up|draft/i), says("publish", /publish/i)],
          also: [says("packages", /package/i)],
        }),
      ),
      q("hosting premise waits", "why is nobody answering the offers I sent out?", () => ({
        cannot: "none",
      })),
      q("hosting act-unknown", "weird. well, push Dolomiti Data Days live at least", () =>
        unknown("Dolomiti", /dolomiti/i),
      ),
      q(
        "hosting price",
        "planning a founders meetup, some 1,400 heads. going by finished deals in startup, what's a realistic ask for gold?",
        (facts) => {
          const median = facts.closedMedian("startup", "gold");
          return { must: [either(roughly(median * 1_400, 0.05), roughly(median, 0.01))] };
        },
      ),
      q("hosting price unmet", "same maths for a robotics-ish developer crowd, bronze", () => ({
        cannot: "none",
        constraints: [noClosedDeals],
      })),
    ],
  },
  {
    id: "pc14",
    as: "admin",
    questions: [
      q("definition credits", "if someone's card payment gets refunded, do they keep the credits?", () => ({
        must: [
          says(
            "they are taken back",
            /taken back|take back|remov|deduct|lose|withdrawn|reclaim|go(?:es)? back|no longer/i,
          ),
        ],
      })),
      q("results premise", "how are my own sponsorships earning?", () => ({ cannot: "none" })),
      q("find comparative", "largest crowd on the calendar, january thru march 2027?", (facts) => {
        const [first] = biggest(facts);
        return { rows: { allowed: biggest(facts).slice(0, 5), least: 1, first } };
      }),
      q("host refers-back", "who puts that monster on?", (facts, replies) => ({
        must: [companyOf(facts, shown(facts, replies, 0, biggest(facts)).hostId)],
      })),
      q("act unmet", "block the Kite Works account, they're spamming hosts", () => ({
        cannot: "here",
        noAct: true,
      })),
    ],
  },
  {
    id: "pc15",
    as: "agency",
    questions: [
      q(
        "find two-in-one",
        "client's a neobank-ish thing. wants to rub shoulders with fintech people in London or NYC, before april, what've you got",
        (facts) => fitting(facts, neobank, [says("fintech", /fintech/i)]),
      ),
      q("narrow words", "their wallet stops at fifteen hundred dollars a slot", (facts) =>
        fitting(facts, { ...neobank, maxCents: 150_000 }, [says("1,500", /1,?500|1\.5k/i)]),
      ),
      q(
        "match compare",
        "leaving cash aside: Fintech Frontiers or Fraud and Risk Conference New York, whose room is bigger and who's in it",
        (facts) => {
          const pair = [facts.event("Fintech Frontiers"), facts.event("Fraud and Risk Conference New York")];
          return {
            must: pair.flatMap((one) => [name(one.name), count(one.attendees, "people")]),
            also: pair.map(audienceOf),
          };
        },
      ),
      q("terms match", "at the former, would a second bank be let in next to us?", () => ({
        must: [
          says(
            "one sponsor per industry",
            /one sponsor (?:per|of (?:an|each|every))|per industry|same industry|exclusiv/i,
          ),
        ],
      })),
      q("act", "bookmark the latter for me", (facts) =>
        doing("save", { target: facts.event("Fraud and Risk Conference New York").id }),
      ),
    ],
  },
  {
    id: "pc16",
    as: "brand",
    questions: [
      q("act typo two-in-one", "pop kubcraft europ onto my shortlist. where's it held again?", (facts) =>
        doing("save", {
          target: facts.event("KubeCraft Europe").id,
          terms: [says("Amsterdam", /amsterdam/i)],
        }),
      ),
      q("act", "and chuck Cyber Defense Week off it", (facts) =>
        doing("unsave", { target: facts.event("Cyber Defense Week").id }),
      ),
      q("act", "Digital Care Nordics, the gold one: line me up for when somebody drops out", (facts) =>
        doing("waiting-list", { target: facts.offer("Digital Care Nordics", "gold").id }),
      ),
      q("act", "keep a Canal Partner place warm for me at KubeCraft Europe, need to ask finance", (facts) =>
        doing("hold", { target: facts.offer("KubeCraft Europe", "bronze").id }),
      ),
      q(
        "act act-term words refers-back",
        "finance grunted yes. open on that with five thousand flat, paid in three installments",
        (facts) =>
          doing("start", {
            target: facts.offer("KubeCraft Europe", "bronze").id,
            cents: 500_000,
            terms: [says("the installments", /install?ment/i)],
          }),
      ),
      q("act-unknown", "another five for the Ferris Wheel tier at Quantum Frontier Week", () =>
        unknown("Quantum Frontier Week", /quantum frontier/i),
      ),
    ],
  },
  {
    id: "pc17",
    as: "brand",
    questions: [
      q(
        "credits two-in-one",
        "how much juice is left in the tank, and what would three concepts with every extra burn?",
        (facts) => ({
          must: [count(facts.credits("brand"), "credits"), count(20, "credits")],
        }),
      ),
      q(
        "act",
        "cook up a campaign: snack van for worn-out SREs on night shift in Austin, 40k to play with",
        () => doing("order-campaign", { terms: [says("Austin", /austin/i)] }),
      ),
      q("act refers-back", "that older concept, The Quiet Data Center: have it redone for less money", () =>
        doing("refine-campaign", { target: "gen_judge_1" }),
      ),
      q("act credits", "before I run dry, get me the middle bundle", (facts) => {
        const [, middle] = facts.creditPackages();
        return doing("buy-credits", { target: middle?.id ?? "" });
      }),
      q("act", "bear in mind for anything you write: the word 'synergy' is banned at our place", () =>
        doing("set-brand-fact", { terms: [says("synergy", /synergy/i)] }),
      ),
      q("act", "also our yearly pot went up to 150k, fix that in my profile", () =>
        doing("set-profile", { terms: [either(money(15_000_000), count(150_000))] }),
      ),
    ],
  },
  {
    id: "pc18",
    as: "agency",
    questions: [
      q(
        "draft",
        "three or four lines to Summit Works for me: we want to know the UK share of the Fintech Frontiers audience",
        () => ({
          must: [
            isMessage,
            says("Fintech Frontiers", /fintech frontiers/i),
            says("the UK", /\bUK\b|british|united kingdom|\bU\.K\./i),
          ],
        }),
      ),
      q("draft refers-back", "too chatty, halve it", (_, replies) => ({
        must: [isMessage, shorterThan(replies[0])],
      })),
      q("act-negated", "lovely. don't you send it, I'll paste it myself", () => ({
        must: [quiet],
        noAct: true,
      })),
      q("host", "do Summit Works people take ages to write back?", (facts) => {
        const hours = facts.replyHours(facts.event("Fintech Frontiers").hostId) ?? 0;
        return { must: [count(Math.round(hours), "hours")] };
      }),
      q("language", "Wie viele Plätze sind beim Seed to Scale noch frei?", (facts) => ({
        must: [inTheirTongue("in German", /\b(?:Plätze|Platz|frei|noch)\b/i)],
        also: facts.event("Seed to Scale").packages.map(spotsOf),
      })),
    ],
  },
  {
    id: "pc19",
    as: "host",
    questions: [
      q(
        "hosting terms",
        "northwind on the Harbor: what are they on about, what's the figure on the table",
        (facts) => ({
          must: [money(facts.deal("Founders Harbor", "host").cents)],
          also: [says("the matched meetings", /meetings/i), name("Pilot Partner")],
        }),
      ),
      q("hosting draft", "write them a warm no to the extra meetings, price stays", () => ({
        must: [isMessage, says("the meetings", /meeting/i)],
      })),
      q(
        "hosting act-negated",
        "hypothetically, if we met at 8,100, how far below list would that leave us",
        (facts) => {
          const list = facts.offer("Founders Harbor", "silver").cents;
          return {
            must: [either(money(list - 810_000), share(1 - 810_000 / list))],
            also: [money(list)],
            noAct: true,
          };
        },
      ),
      q(
        "hosting act refers-back",
        "never mind them. tell Zania thanks but no: the board won't go below list on Defense Partner",
        (facts) => doing("decline", { target: facts.deal("Cyber Defense Week", "host").id }),
      ),
      q(
        "hosting act",
        "scratch that, rather have zania rework it: closing date must be before december",
        (facts) =>
          doing("request-changes", {
            target: facts.deal("Cyber Defense Week", "host").id,
            terms: [says("december", /december|dec\b|\b1[12]-\d\d\b|november/i)],
          }),
      ),
      q("hosting act-unknown", "and Borealis Telecom's bid for it, take it", () =>
        unknown("Borealis", /borealis/i),
      ),
    ],
  },
  {
    id: "pc20",
    as: "host",
    questions: [
      q(
        "hosting",
        "Enterprise Tech Summit: who's already in as sponsor, and how much gold is unsold?",
        (facts) => ({
          must: [says("Zania", /zania/i), spotsOf(facts.offer("Enterprise Tech Summit", "gold"))],
        }),
      ),
      q(
        "hosting results",
        "what does that sponsor's signed deal bring us, and what must we still hand over for it, next up",
        (facts) => {
          const due = facts.owed("host").find(({ event }) => event === "Enterprise Tech Summit");
          return {
            must: [money(facts.deal("Enterprise Tech Summit", "host").cents), day(due?.due ?? "")],
            also: [name(due?.benefit ?? "")],
          };
        },
      ),
      q("credits hosting", "can I afford a campaign with what's in my account", (facts) => ({
        must: [count(facts.credits("host"), "credits"), count(10, "credits")],
        also: [saysNo],
      })),
      q("outside rude", "ugh. book my flight to singapore then, make yourself useful", () => ({
        cannot: "here",
      })),
      q("hosting unmet", "mass-mail a promo code to whoever bookmarked Founders Harbor", () => ({
        cannot: "here",
        noAct: true,
      })),
    ],
  },
  {
    id: "pc21",
    as: "brand",
    questions: [
      q(
        "compare price",
        "Open Source Congress vs KubeCraft Europe, gold at each: who's dearer per head",
        (facts) => ({
          must: ["Open Source Congress", "KubeCraft Europe"].map((one) =>
            perHead(facts.offer(one, "gold").cents, facts.event(one)),
          ),
          also: [name("KubeCraft Europe")],
        }),
      ),
      q("refers-back comparative", "the pricier of the two, what lands in my lap for that money?", () => ({
        must: [
          some(
            3,
            says("lab", /\blab\b|workstation/i),
            says("booth", /booth/i),
            says("session", /session/i),
            says("scanner", /scanner/i),
            says("passes", /passes/i),
          ),
        ],
      })),
      q("price unmet", "did comparable slots actually change hands around that rate, historically?", () => ({
        cannot: "none",
        constraints: [noClosedDeals],
      })),
      q("season find refers-back", "same sort of audience, same town, but in the fall", (facts) =>
        fitting(facts, { city: "Amsterdam", category: "cloud", ...autumn }, [
          says("Amsterdam", /amsterdam/i),
        ]),
      ),
      q(
        "host",
        "who's the outfit behind KubeCraft Europe, and do we know how fast they get back to people?",
        (facts) => ({
          must: [companyOf(facts, facts.event("KubeCraft Europe").hostId)],
          cannot: "none",
        }),
      ),
    ],
  },
];
