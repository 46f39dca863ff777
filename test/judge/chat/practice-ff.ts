// cspell:ignore Jusqu'à quand peut répondre offre paquete
import { type Conversation, q, shown } from "./conversation.ts";
import type { Facts } from "./facts.ts";
import {
  aboveIt,
  audienceOf,
  entryOf,
  europe,
  fitting,
  inTheirTongue,
  month,
  noClosedDeals,
  priceOf,
  readsEnglish,
  secondQuarter,
  some,
  spring,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, saysCannot, saysNo, share } from "./wanted.ts";

const inTheSecondQuarter = {
  category: "fintech",
  city: ["London", "New York", "Toronto", "Miami"],
  ...secondQuarter,
} as const;
const largeOnes = { ...inTheSecondQuarter, least: 2_500 };
const orInEurope = {
  category: "fintech",
  place: new RegExp(`${europe.source}|New York|Toronto|Miami`),
  ...secondQuarter,
  least: 1_500,
} as const;
const aboutFintech = [says("fintech", /fintech/i)];

const openSource = (facts: Facts) => facts.find({ name: /^Open Source Conference/ });

/** The rest of practiceF. */
export const practiceFf: readonly Conversation[] = [
  {
    id: "pf9",
    as: "partner",
    questions: [
      q("results", "How many leads did RevOps Roundtables bring us, and how much revenue?", (facts) => {
        const { leads, revenue } = facts.measured("partner", { event: "RevOps Roundtables" });
        return { must: [count(leads, "leads"), money(revenue)] };
      }),
      q("results refers-back", "Divide what we paid by the number of leads, please.", (facts) => {
        const { leads, amount } = facts.measured("partner", { event: "RevOps Roundtables" });
        return { must: [money(amount / leads)] };
      }),
      q("act refers-back", "That is better than I expected. Renew this sponsorship.", (facts) => ({
        act: { act: "renew", target: facts.deal("RevOps Roundtables", "partner").id },
      })),
      q(
        "waits language",
        "Jusqu'à quand Summit Works peut-il répondre à notre offre pour Cyber Defense Week ?",
        (facts) => {
          const until = day(facts.deal("Cyber Defense Week", "partner").expiresAt ?? "");
          return { must: [either(readsEnglish, until)], also: [until] };
        },
      ),
      q(
        "act refers-back",
        "We have to withdraw that offer, because our budget was frozen this morning.",
        (facts) => ({
          act: {
            act: "cancel",
            target: facts.deal("Cyber Defense Week", "partner").id,
            terms: [says("the reason", /frozen|freeze|budget/i)],
          },
        }),
      ),
      q("unmet", "How much did Northwind Cloud pay for its sponsorships this year?", () => ({
        cannot: "here",
        noAct: true,
      })),
    ],
  },
  {
    id: "pf10",
    as: "brand",
    questions: [
      q(
        "credits two-in-one",
        "How many credits are left in our account, and what does a campaign with analysis and mockup cost?",
        (facts) => ({ must: [count(facts.credits("brand"), "credits"), count(20, "credits")] }),
      ),
      q(
        "act",
        "Order a campaign: a breakfast for eighty platform engineers in Austin that introduces our log search, for at most $30,000.",
        () => ({ act: { act: "order-campaign", terms: [says("Austin", /austin/i)] } }),
      ),
      q(
        "act",
        "I would also like a less expensive version of the concept The Quiet Data Center.",
        (facts) => ({
          act: {
            act: "refine-campaign",
            target: facts.generations("brand").find((one) => one.name === "The Quiet Data Center")?.id ?? "",
          },
        }),
      ),
      q("act credits", "Get us the Growth Package so that we do not run out.", (facts) => ({
        act: {
          act: "buy-credits",
          target: facts.creditPackages().find((one) => one.name === "Growth Package")?.id ?? "",
        },
      })),
      q("act", "Note for all future concepts: never use the word revolutionary in our copy.", () => ({
        act: { act: "set-brand-fact", terms: [says("the word", /revolutionary/i)] },
      })),
      q("credits unmet", "Transfer forty of our credits to Fieldnote Experiential.", () => ({
        cannot: "here",
        noAct: true,
      })),
    ],
  },
  {
    id: "pf11",
    as: "brand",
    questions: [
      q("act-ambiguous", "Save the Open Source Conference for me.", (facts) => ({
        choices: [some(2, ...openSource(facts).map((one) => name(one.name)))],
        noAct: true,
      })),
      q("act refers-back", "I mean the one in Sydney.", (facts) => ({
        act: { act: "save", target: facts.event("Open Source Conference Sydney").id },
      })),
      q(
        "act-negated price",
        "Suppose we had offered $20,000 for Developer Days: how far below the list price would that be?",
        (facts) => {
          const { cents } = facts.offer("Developer Days", "Workshop Partner");
          return {
            must: [either(money(cents - 2_000_000), share((cents - 2_000_000) / cents))],
            noAct: true,
          };
        },
      ),
      q(
        "act-unknown unknown-name unmet",
        "Accept the offer that Globex sent us for Quantum Leap Expo.",
        () => ({
          cannot: "none",
          noAct: true,
          constraints: [says("the name", /globex|quantum leap/i)],
        }),
      ),
      q(
        "act",
        "Ask the organizer of Startup Expo to change the offer: we need a booth of our own, not a shared one.",
        (facts) => ({
          act: {
            act: "request-changes",
            target: facts.deal("Startup Expo", "brand").id,
            terms: [says("the booth", /booth/i)],
          },
        }),
      ),
      q("demanding act-ambiguous", "I need you to cancel our deal. Now, please.", (facts) => ({
        choices: [
          some(
            2,
            ...facts
              .dealsOf("brand", "brand")
              .filter(({ status }) => status !== "completed" && status !== "cancelled")
              .map(({ event }) => name(event)),
          ),
        ],
        noAct: true,
      })),
    ],
  },
  {
    id: "pf12",
    as: "agency",
    questions: [
      q(
        "find season",
        "A client in payments asks for fintech events in London, New York, Toronto or Miami in the second quarter of 2027.",
        (facts) => fitting(facts, inTheSecondQuarter, aboutFintech),
      ),
      q("narrow", "Nothing with fewer than 2,500 people, please.", (facts) =>
        fitting(facts, largeOnes, [...aboutFintech, count(2_500, "people")]),
      ),
      q(
        "widen refers-back",
        "And if 1,500 people are enough, and any European city is fine in addition to these four?",
        (facts) => fitting(facts, orInEurope, aboutFintech),
      ),
      q(
        "host refers-back two-in-one",
        "Who organizes the one at the top of that list, and how fast do they normally reply?",
        (facts, replies) => {
          const { hostId } = shown(facts, replies, 0, facts.find(orInEurope));
          const hours = facts.replyHours(hostId);
          return {
            must: [name(facts.user(hostId).company)],
            also: [hours === undefined ? either(saysNo, saysCannot) : count(hours, "hours")],
          };
        },
      ),
      q(
        "unmet outside",
        "Could you put the dates into my Outlook calendar and invite two colleagues?",
        () => ({ cannot: "here", noAct: true }),
      ),
      q("find unmet", "Does Marquee have a fintech event in Reykjavik in June?", (facts) =>
        fitting(facts, { category: "fintech", city: "Reykjavik", ...month("2027-06") }, [
          says("Reykjavik", /reykjav/i),
        ]),
      ),
    ],
  },
  {
    id: "pf13",
    as: "brand",
    questions: [
      q("premise unmet", "Care Partner at Digital Care Nordics has one place left, correct?", () => ({
        cannot: "none",
        noAct: true,
      })),
      q("act refers-back", "In that case, add us to the waiting list for this package.", (facts) => ({
        act: { act: "waiting-list", target: facts.offer("Digital Care Nordics", "Care Partner").id },
      })),
      q(
        "act act-term",
        "Open a deal for Friend of the Congress at Open Source Congress. Offer $3,200, name 200 sign-ups as the goal, and ask for exclusivity in our industry.",
        (facts) => ({
          act: {
            act: "start",
            target: facts.offer("Open Source Congress", "Friend of the Congress").id,
            cents: 320_000,
            terms: [count(200, "sign-ups"), says("exclusivity", /exclusiv|only sponsor|industry/i)],
          },
        }),
      ),
      q("act", "Let the organizer of AI Conference know that our booth crew arrives one day early.", () => ({
        act: { act: "message", terms: [name("AI Conference"), says("early", /early|day before/i)] },
      })),
      q(
        "act-negated refers-back",
        "There is no need to mention the scanner app to them. Which KPIs did we agree on?",
        (facts) => ({
          must: [some(1, ...facts.deal("AI Conference", "brand").kpis.map(name))],
          noAct: true,
        }),
      ),
      q("outside unmet", "Will you ship our roll-up banners to New York for it?", () => ({
        cannot: "here",
        noAct: true,
      })),
    ],
  },
  {
    id: "pf14",
    as: "brand",
    questions: [
      q("language price", "¿Cuánto cuesta el paquete Coffee Partner de Developer Days?", (facts) => ({
        must: [
          money(facts.offer("Developer Days", "Coffee Partner").cents),
          inTheirTongue("in Spanish", /cuesta|precio|paquete|dólares/i),
        ],
      })),
      q(
        "rude",
        "I do not want advice from a machine, only one figure: how many people does that event expect?",
        (facts) => ({ must: [count(facts.event("Developer Days").attendees, "attendees")] }),
      ),
      q("typo price", "What is the least expensive package at Mobil Makers Tokio?", (facts) => ({
        must: priceOf(entryOf(facts.event("Mobile Makers Tokyo"))),
      })),
      q(
        "match compare",
        "Which suits us better, Developer Days or Digital Care Nordics, and why?",
        (facts) => ({
          must: [name("Developer Days"), audienceOf(facts.event("Developer Days"))],
          also: [
            some(1, says("Austin", /austin/i), says("interest", /interest|profile|audience|developer/i)),
          ],
        }),
      ),
      q("unknown-name unmet", "And what has Bluebird Expositions got on offer?", () => ({
        cannot: "none",
        constraints: [name("Bluebird Expositions")],
      })),
      q(
        "negation find words",
        "Startup events next spring for a thousand people or more, but not in Singapore.",
        (facts) => {
          const found = facts.find({ category: "startup", ...spring, least: 1_000 });
          return { rows: { allowed: found.filter(({ city }) => city !== "Singapore") } };
        },
      ),
    ],
  },
  {
    id: "pf15",
    as: "host",
    questions: [
      q(
        "price hosting",
        "Is $23,000 for Retention Track Partner at SaaS Growth Forum high or low beside what sponsors paid at comparable events?",
        (facts) => {
          const { cents } = facts.offer("SaaS Growth Forum", "Retention Track Partner");
          const { attendees } = facts.event("SaaS Growth Forum");
          const median = facts.closedMedian("saas", "gold");
          return {
            must: [aboveIt],
            also: [either(money(median), money(median * attendees), share(cents / attendees / median))],
          };
        },
      ),
      q(
        "price refers-back",
        "The same question about Migration Track Partner at Cloud Innovation Expo.",
        () => ({
          must: [noClosedDeals],
        }),
      ),
      q(
        "waits two-in-one",
        "What do we still owe Northwind Cloud for AI Conference, and which item is due first?",
        (facts) => {
          const owed = facts.owed("host").filter(({ event }) => event === "AI Conference");
          return {
            must: owed.slice(0, 1).flatMap(({ benefit, due }) => [name(benefit), day(due)]),
            also: owed.slice(1).map(({ benefit }) => name(benefit)),
          };
        },
      ),
      q(
        "act-negated",
        "I would rather not accept Zania's offer yet. When does it lapse if I do nothing?",
        (facts) => ({
          must: [day(facts.deal("Cyber Defense Week", "partner").expiresAt ?? "")],
          noAct: true,
        }),
      ),
      q("terms", "Why did the deal about SaaS Growth Forum fall through?", (facts) => ({
        must: [
          says("the stated reason", /too far below|below what/i),
          name(facts.deal("SaaS Growth Forum", "host").event),
        ],
      })),
      q("outside unmet", "What will the weather in Singapore be like during Founders Harbor?", () => ({
        cannot: "here",
        noAct: true,
      })),
    ],
  },
];
