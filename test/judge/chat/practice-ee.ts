// cspell:ignore chepest Workplase paquete
import { people } from "../world.ts";
import { type Conversation, q, shown } from "./conversation.ts";
import type { Facts } from "./facts.ts";
import {
  audienceOf,
  entryOf,
  europe,
  fitting,
  month,
  priceOf,
  readsEnglish,
  roughly,
  some,
  spring,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

/** Who sponsored an event that is over. */
function sponsorsOf(facts: Facts, event: string) {
  const { id } = facts.event(event);
  const deals = facts.deals.filter(({ eventId, status }) => eventId === id && status === "completed");
  return [...new Set(deals.map(({ brandId }) => facts.user(brandId).company))].map(name);
}

/** The credit package that gives the most credits for a dollar. */
const bestValue = (facts: Facts) =>
  facts.creditPackages().sort((one, other) => one.cents / one.credits - other.cents / other.credits)[0];

const beyond = { cannot: "here", noAct: true } as const;
const notSo = { cannot: "none", noAct: true } as const;
const developers = { category: "developer", ...spring } as const;
const inSpring = says("spring", /spring|march|april|may\b/i);

/** More of the same half: newcomers, an admin, the partner, credits and sponsors. */
export const practiceEE: readonly Conversation[] = [
  {
    id: "pe8",
    as: "newBrand",
    questions: [
      q(
        "definition",
        "I am new to this field. People keep speaking of brand activation; what do they mean by it?",
        () => ({
          must: [
            says("an experience", /experien|hands-on|interact|engag|take part|participat|try|live|action/i),
          ],
        }),
      ),
      q(
        "credits two-in-one",
        "How many credits does my account hold, and how many does a set of campaign concepts cost?",
        (facts) => ({
          must: [
            either(
              count(facts.credits("newBrand"), "credits"),
              says("none", /\b(?:no|any|without) credits\b/i),
            ),
            count(10, "for a campaign"),
          ],
        }),
      ),
      q(
        "credits comparative",
        "Which of your credit packages offers the lowest price per credit?",
        (facts) => {
          const best = bestValue(facts);
          return {
            must: [name(best?.name ?? ""), either(money(best?.cents ?? 0), count(best?.credits ?? 0))],
          };
        },
      ),
      q(
        "act credits comparative",
        "That is far too much for a beginner. I would rather buy the smallest one.",
        (facts) => {
          const [smallest] = facts.creditPackages();
          return { act: { act: "buy-credits", target: smallest?.id ?? "" } };
        },
      ),
      q("act", "Please enter $30,000 as our annual sponsorship budget.", () => ({
        act: { act: "set-profile", terms: [money(3_000_000)] },
      })),
      q("terms premise", "When does our current sponsorship contract expire?", () => notSo),
    ],
  },
  {
    id: "pe9",
    as: "newHost",
    questions: [
      q(
        "definition",
        "We run a small design conference and have never sold sponsorships. What is the difference between a platinum and a bronze sponsor?",
        () => ({
          must: [
            says("platinum", /platinum/i),
            says("bronze", /bronze/i),
            says(
              "more for more",
              /more|most|larg|bigg|top|highest|exclusiv|fewer|least|smallest|price|visib/i,
            ),
          ],
        }),
      ),
      q("definition", "And what is meant by in-kind sponsorship?", () => ({
        must: [
          says(
            "goods or services",
            /goods|product|service|venue|equipment|instead of (?:cash|money)|not (?:cash|money)/i,
          ),
        ],
      })),
      q("hosting premise", "Which companies have made us an offer up to now?", () => notSo),
      q("act-unknown hosting", "Then publish our Typography Weekend so that they can find us.", () => ({
        cannot: "none",
        constraints: [says("the name", /typography weekend/i)],
        noAct: true,
      })),
      q("unmet outside", "Could you book a caterer in Lyon for 200 guests?", () => beyond),
    ],
  },
  {
    id: "pe10",
    as: "admin",
    questions: [
      q(
        "definition words",
        "For a slide: what does ROI stand for, and how is it calculated from revenue and cost?",
        () => ({
          must: [
            says("return on investment", /return on (?:the )?investment/i),
            says("revenue", /revenue|return(?:ed|s)?\b|gain|profit/i),
          ],
          also: [says("what was paid", /cost|spen[dt]|paid|amount|invest(?:ed)/i)],
        }),
      ),
      q("find", "How many published events lie ahead of us at the moment?", (facts) => ({
        must: [count(facts.find({}).length, "events")],
      })),
      q("host", "Who runs KubeCraft Europe, and who comes to it?", (facts) => {
        const event = facts.event("KubeCraft Europe");
        return { must: [name(facts.user(event.hostId).company), audienceOf(event)] };
      }),
      q(
        "unmet act-negated",
        "Do not change anything on their account. Can you tell me their bank details?",
        () => beyond,
      ),
      q("find season unmet", "Is a healthtech event planned in Copenhagen for June?", (facts) =>
        fitting(facts, { city: "Copenhagen", category: "healthtech", ...month("2027-06") }, [
          says("Copenhagen", /copenhagen/i),
          says("June", /june/i),
        ]),
      ),
    ],
  },
  {
    id: "pe11",
    as: "partner",
    questions: [
      q(
        "terms waits",
        "Where does our proposal for Cyber Defense Week stand, and until when can the organizer respond?",
        (facts) => {
          const { cents, expiresAt } = facts.deal("Cyber Defense Week", "partner");
          return { must: [money(cents), day(expiresAt ?? "")] };
        },
      ),
      q(
        "terms act-negated",
        "Hypothetically, with a bid of $74,000, how much below the list price of that package would we be?",
        (facts) => ({
          must: [money(facts.offer("Cyber Defense Week", "platinum").cents - 7_400_000)],
          noAct: true,
        }),
      ),
      q("act refers-back", "Good. Submit that figure as our new offer.", (facts) => ({
        act: { act: "counter", target: facts.deal("Cyber Defense Week", "partner").id, cents: 7_400_000 },
      })),
      q(
        "terms",
        "What have we promised ourselves from Enterprise Tech Summit? I mean the goals written into the deal.",
        (facts) => {
          const [kpi = ""] = facts.deal("Enterprise Tech Summit", "partner").kpis;
          return { must: [name(kpi), says(kpi, /300/)] };
        },
      ),
      q("act", "RevOps Roundtables went well. We would like to renew that sponsorship.", (facts) => ({
        act: { act: "renew", target: facts.deal("RevOps Roundtables", "partner").id },
      })),
      q(
        "results",
        "Summarize what our sponsorships have yielded up to today: leads, revenue, and return on what we paid.",
        (facts) => {
          const { leads, revenue, amount } = facts.measured("partner");
          return { must: [count(leads, "leads"), roughly(revenue, 0.01), share(revenue / amount)] };
        },
      ),
    ],
  },
  {
    id: "pe12",
    as: "brand",
    questions: [
      q(
        "credits memory",
        "Which two campaigns have I had generated, and what was charged for each?",
        (facts) => ({
          must: facts.generations("brand").flatMap((one) => [name(one.name), count(one.charged, "credits")]),
        }),
      ),
      q(
        "act refers-back",
        "The more recent of the two is too expensive to stage. I need a cheaper version of it.",
        (facts) => ({
          act: { act: "refine-campaign", target: facts.generations("brand").at(-1)?.id ?? "" },
        }),
      ),
      q(
        "act",
        "Order a new set of concepts: an activation in Austin for platform engineers who distrust managed databases, with $60,000 to spend.",
        () => ({ act: { act: "order-campaign", terms: [says("Austin", /austin/i), money(6_000_000)] } }),
      ),
      q(
        "credits act-negated",
        "I will not buy any credits this month. How many such orders, without extras, does my balance still cover?",
        (facts) => ({
          must: [count(Math.floor(facts.credits("brand") / 10), "orders")],
          also: [count(facts.credits("brand"), "credits")],
          noAct: true,
        }),
      ),
      q("act", "From now on, none of our texts should contain the word synergy.", () => ({
        act: { act: "set-brand-fact", terms: [says("synergy", /synergy/i)] },
      })),
      q(
        "credits demanding rude",
        "It is ridiculous that credits cost money at all. I expect 200 of them as a courtesy, today.",
        () => beyond,
      ),
    ],
  },
  {
    id: "pe13",
    as: "brand",
    questions: [
      q("host premise", "Which other companies sponsored Tech Summit 2025, apart from us?", () => notSo),
      q("host", "Who were the sponsors of Seed Stage Night San Francisco?", (facts) => {
        const all = sponsorsOf(facts, "Seed Stage Night San Francisco");
        return { must: [some(Math.min(2, all.length), ...all)] };
      }),
      q("host", "How long does Summit Works usually take to answer an inquiry?", (facts) => ({
        must: [count(facts.replyHours(people.host) ?? 0, "hours")],
      })),
      q("host refers-back unmet", "Is the same known of Brightstage?", () => ({
        cannot: "none",
        constraints: [says("Brightstage", /brightstage/i)],
        noAct: true,
      })),
      q("find season vague", "Which developer events in Europe would you suggest for spring?", (facts) =>
        fitting(facts, { ...developers, place: europe }, [inSpring, says("Europe", /europe/i)]),
      ),
      q(
        "widen negation",
        "Look worldwide instead, except for Dubai, with an entry level of no more than $3,500.",
        (facts) => {
          const all = facts.find({ ...developers, maxCents: 350_000 });
          return { rows: { allowed: all.filter(({ city }) => city !== "Dubai") } };
        },
      ),
    ],
  },
  {
    id: "pe14",
    as: "brand",
    questions: [
      q(
        "match",
        "Why might Edge & IoT Forum suit a provider of cloud infrastructure such as us?",
        (facts) => {
          const event = facts.event("Edge & IoT Forum");
          return { must: [name(event.name), either(audienceOf(event), says("cloud", /cloud/i))] };
        },
      ),
      q("act refers-back", "Convincing. Add it to my saved events.", (facts) => ({
        act: { act: "save", target: facts.event("Edge & IoT Forum").id },
      })),
      q("act", "Cyber Defense Week, on the other hand, may be removed from them.", (facts) => ({
        act: { act: "unsave", target: facts.event("Cyber Defense Week").id },
      })),
      q(
        "act act-term",
        "Open a deal for the Protocol Partner package at $9,000, on condition that no other cloud provider may sponsor the forum.",
        (facts) => ({
          act: {
            act: "start",
            target: facts.offer("Edge & IoT Forum", "silver").id,
            cents: 900_000,
            terms: [
              says("the condition", /exclusiv|other cloud|competitor|no other|same industry|condition/i),
            ],
          },
        }),
      ),
      q("typo price", "And what would teh chepest package at Digital Workplase Expo come to?", (facts) => ({
        must: priceOf(entryOf(facts.event("Digital Workplace Expo"))),
      })),
      q("language price", "¿Cuánto cuesta el paquete más barato de Developer Days?", (facts) => ({
        must: [either(money(entryOf(facts.event("Developer Days")).cents), readsEnglish)],
      })),
    ],
  },
  {
    id: "pe15",
    as: "brand",
    questions: [
      q(
        "act-ambiguous",
        "We have to withdraw from one of our negotiations. Cancel the deal, please.",
        () => ({
          choices: ["Startup Expo", "Founders Harbor"].map(name),
          noAct: true,
        }),
      ),
      q("act", "I mean Founders Harbor. The trip does not fit our calendar.", (facts) => ({
        act: { act: "cancel", target: facts.deal("Founders Harbor", "brand").id },
      })),
      q(
        "act",
        "As for Startup Expo, ask the host to revise their offer: we need a second counter screen.",
        (facts) => ({
          act: {
            act: "request-changes",
            target: facts.deal("Startup Expo", "brand").id,
            terms: [says("the screen", /screen/i)],
          },
        }),
      ),
      q("act", "On reflection, their offer is good enough as it stands. We accept it.", (facts) => ({
        act: { act: "accept", target: facts.deal("Startup Expo", "brand").id },
      })),
      q("act-unknown unknown-name", "Our Cloud Nine Congress deal should be raised to $6,000.", () => ({
        cannot: "none",
        constraints: [says("its name", /cloud nine/i)],
        noAct: true,
      })),
      q(
        "act",
        "The gold level of Digital Care Nordics is sold out, I hear. Put us on the waiting list for it.",
        (facts) => ({
          act: { act: "waiting-list", target: facts.offer("Digital Care Nordics", "gold").id },
        }),
      ),
    ],
  },
  {
    id: "pe16",
    as: "host",
    questions: [
      q(
        "act",
        "Zania bids too little for Cyber Defense Week. Decline their offer and say that the budget of the forum does not allow it.",
        (facts) => ({
          act: { act: "decline", target: facts.deal("Cyber Defense Week", "host").id },
        }),
      ),
      q("hosting waits", "What must we deliver to sponsors this week?", (facts) => {
        const owed = facts.owed("host").filter(({ due }) => due <= "2026-11-22");
        return {
          must: [...new Set(owed.map(({ event }) => event))].map(name),
          also: [day(owed[0]?.due ?? "")],
        };
      }),
      q("hosting negation", "Which of our events after May have not a single sponsor so far?", (facts) => {
        const bare = facts
          .find({ hostId: people.host, from: "2027-06-01" })
          .filter(({ packages }) => packages.every(({ left, spots }) => left === spots));
        return { rows: { allowed: bare } };
      }),
      q(
        "hosting refers-back price",
        "How much would the first of those bring if every spot were sold at list price?",
        (facts, replies) => {
          const event = shown(facts, replies, 0, facts.find({ hostId: people.host, from: "2027-06-01" }));
          return { must: [money(event.packages.reduce((sum, { cents, spots }) => sum + cents * spots, 0))] };
        },
      ),
      q("unmet words", "Which sponsors have habitually paid their invoices late?", () => beyond),
    ],
  },
];
