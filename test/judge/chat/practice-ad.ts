import { type Conversation, q } from "./conversation.ts";
import type { EventFact, Facts } from "./facts.ts";
import { anyMoney, some } from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const lumen = (facts: Facts) => facts.deal("Women in Venture Summit", "agency");

const brooklyn = (facts: Facts) => facts.deal("SaaS Startup Week", "agency");

const health = ({ category }: EventFact) => category === "healthtech" || category === "healthcare";

const beforeEaster = { to: "2027-03-28" } as const;

export const practiceAD: readonly Conversation[] = [
  {
    id: "n21",
    as: "host",
    questions: [
      q(
        "hosting",
        "Who has actually signed for one of my coming events, and how much is that all in all?",
        (facts) => {
          const signed = facts.dealsOf("host", "host").filter(({ status }) => status === "active");
          return {
            must: [
              some(
                signed.length,
                ...signed.map((one) => either(name(one.event), name(facts.user(one.brandId).company))),
              ),
              money(signed.reduce((sum, { cents }) => sum + cents, 0)),
            ],
          };
        },
      ),
      q("hosting comparative refers-back", "Who of them pays most?", (facts) => {
        const [most] = facts
          .dealsOf("host", "host")
          .filter(({ status }) => status === "active")
          .sort((one, other) => other.cents - one.cents);
        return {
          must: [name(facts.user(most?.brandId ?? "").company), money(most?.cents ?? 0)],
          also: [name(most?.event ?? "")],
        };
      }),
      q("hosting refers-back", "What do they still get from me before Christmas?", (facts) => {
        const owed = facts
          .owed("host")
          .filter(({ event, due }) => event === "Enterprise Tech Summit" && due < "2026-12-25");
        return {
          must: [some(Math.min(2, owed.length), ...owed.map(({ benefit }) => name(benefit)))],
          also: [day(owed[0]?.due ?? "")],
        };
      }),
      q("hosting unmet", "Any messages about Mobile Makers Tokyo?", () => ({
        cannot: "none",
        must: [name("Mobile Makers Tokyo")],
      })),
      q("outside hosting", "Can you get the badges printed?", () => ({
        cannot: "here",
        must: [says("badges", /badge|print/i)],
      })),
    ],
  },
  {
    id: "n22",
    as: "agency",
    questions: [
      q("hosting waits", "Which bids on our own shows need a reply, and which one first?", (facts) => ({
        must: [
          name("Women in Venture Summit"),
          name("Digital Care Nordics"),
          day(lumen(facts).expiresAt ?? ""),
        ],
      })),
      q("hosting price refers-back", "How far below our list is Lumen Bank?", (facts) => {
        const { cents } = facts.offer("Women in Venture Summit", "gold");
        return {
          must: [either(money(cents - lumen(facts).cents), share(lumen(facts).cents / cents))],
          also: [money(cents), money(lumen(facts).cents)],
        };
      }),
      q(
        "act act-term hosting refers-back",
        "Go back with 19.5, and they get two seats at the speakers' dinner.",
        (facts) => ({
          act: {
            act: "counter",
            target: lumen(facts).id,
            cents: 1_950_000,
            terms: [says("the dinner", /dinner/i)],
          },
        }),
      ),
      q(
        "terms two-in-one",
        "And SaaS Startup Week: whose move is it, and what are they asking?",
        (facts) => ({
          must: [says("ours", /\byou\b|your|yours/i), money(brooklyn(facts).cents)],
          also: [day(brooklyn(facts).expiresAt ?? "")],
        }),
      ),
      q("act refers-back", "Good, take it.", (facts) => ({
        act: { act: "accept", target: brooklyn(facts).id, terms: [money(brooklyn(facts).cents)] },
      })),
    ],
  },
  {
    id: "n23",
    as: "agency",
    questions: [
      q(
        "find season",
        "A client of ours makes hearing aids. Anything for clinics in London before Easter?",
        (facts) => ({
          rows: { allowed: facts.find({ city: "London", ...beforeEaster }).filter(health), least: 1 },
        }),
      ),
      q("unmet refers-back", "They've got two thousand dollars, tops.", (facts) => {
        const allowed = facts.find({ city: "London", maxCents: 200_000, ...beforeEaster }).filter(health);
        return allowed.length > 0
          ? { rows: { allowed } }
          : { cannot: "none", constraints: [says("the money", /2,000|two thousand|\b2k|price|budget/i)] };
      }),
      q("refers-back find", "Would that do in Berlin?", (facts) => ({
        rows: {
          allowed: facts.find({ city: "Berlin", maxCents: 200_000, ...beforeEaster }).filter(health),
          least: 1,
        },
      })),
      q("unmet refers-back", "And Oslo?", () => ({ cannot: "none", constraints: [name("Oslo")] })),
      q("unmet", "Has the Biotech Software Expo in London got a platinum package?", () => ({
        cannot: "none",
        constraints: [says("platinum", /platinum/i)],
        also: [says("what it has", /gold|silver|bronze/i)],
      })),
    ],
  },
  {
    id: "n24",
    as: "newHost",
    questions: [
      q(
        "hosting price",
        "I run a street food market, about 1,200 visitors. What could I ask of a main sponsor?",
        () => ({
          must: [
            anyMoney,
            says(
              "how it comes about",
              /per (?:attendee|head|person|visitor)|closed|similar|compar|each (?:attendee|visitor)/i,
            ),
          ],
        }),
      ),
      q("hosting", "How many different packages should I have?", () => ({
        general: true,
        must: [says("about three", /\b(?:two|three|four|2|3|4)\b/i)],
      })),
      q("hosting definition", "What would an add-on be?", () => ({
        must: [
          says("an extra", /extra|on top|addition|optional|besides/i),
          says("of a package", /package|own price|price|sponsor/i),
        ],
      })),
      q("act-unknown hosting unmet", "Then bring my silver down to 900.", () => ({
        noAct: true,
        cannot: "none",
        must: [says("an event or package", /event|package|silver/i)],
      })),
      q("hosting terms", "When a sponsor pays, does that money go through you?", () => ({
        general: true,
        must: [
          says("no", /\bno\b|not|n't|directly|none/i),
          says("the sponsor pays the host", /pay|contract|direct/i),
        ],
      })),
    ],
  },
  {
    id: "n25",
    as: "admin",
    questions: [
      q("outside", "What did we earn with credits in October?", () => ({
        cannot: "here",
        must: [says("earnings", /earn|revenue|income|sales|sold|payment|admin/i)],
      })),
      q("outside", "Which card payments were refused this week?", () => ({
        cannot: "here",
        must: [says("payments", /payment/i)],
      })),
      q("act-unknown outside", "Lock demo_host's account until tomorrow.", () => ({
        noAct: true,
        cannot: "here",
        must: [says("locking an account", /lock|suspend|account|demo_host/i)],
      })),
      q("find comparative", "What's the largest thing we list in Chicago next year?", (facts) => {
        const [largest] = facts
          .find({ city: "Chicago", from: "2027-01-01", to: "2027-12-31" })
          .sort((one, other) => other.attendees - one.attendees);
        return { must: [name(largest?.name ?? ""), count(largest?.attendees ?? 0)] };
      }),
    ],
  },
];
