import { type Conversation, q } from "./conversation.ts";
import { fitting, some } from "./often-wanted.ts";
import { count, name, says } from "./wanted.ts";

const size = says("how many people", /2,000|1,300|people|attendees|size/i);

/** Wishes that the rows cannot meet: an answer has to say which part fails. */
export const buildUnmet: readonly Conversation[] = [
  {
    id: "b38",
    as: "brand",
    questions: [
      q(
        "find season unmet",
        "We want a fintech show in Zurich this winter.",
        (facts) => ({
          ...fitting(facts, { city: "Zurich", category: "fintech", to: "2027-02-28" }, [
            says("winter in Zurich", /winter|february|december|january|zurich/i),
          ]),
          also: [name("WealthTech Day")],
        }),
        54,
      ),
      q(
        "unmet refers-back",
        "Does the April one have a platinum level?",
        () => ({
          cannot: "none",
          constraints: [says("platinum", /platinum/i)],
          also: [says("what it has", /gold|silver/i)],
        }),
        18,
      ),
      q(
        "find unmet",
        "Two thousand people in Dublin in February?",
        () => ({ cannot: "none", constraints: [size], also: [name("Customer Success Congress")] }),
        53,
      ),
      q(
        "find unmet",
        "Then name me the platinum package at Developer Days.",
        () => ({
          cannot: "none",
          constraints: [says("platinum", /platinum/i)],
          also: [says("what it has", /gold|workshop partner/i)],
        }),
        4,
      ),
    ],
  },
  {
    id: "b39",
    as: "agency",
    questions: [
      q(
        "find unmet",
        "Health tech in Munich?",
        () => ({ cannot: "none", constraints: [says("Munich or health tech", /munich|health/i)] }),
        54,
      ),
      q("find season unmet", "AI people in San Francisco between Christmas and New Year?", (facts) =>
        fitting(facts, { city: "San Francisco", category: "ai", from: "2026-12-24", to: "2027-01-01" }, [
          says("then and there", /christmas|december|new year|san francisco/i),
        ]),
      ),
      q(
        "find unmet words",
        "Gold for under a thousand dollars where five thousand people come?",
        (facts) =>
          fitting(facts, { tier: "gold", maxCents: 100_000, least: 5_000 }, [
            some(
              1,
              says("the price", /1,000|a thousand|\b1k/i),
              says("the size", /5,000|five thousand|\b5k/i),
            ),
            says("gold", /gold/i),
          ]),
        19,
      ),
      q("find unmet", "Anything in Antarctica?", () => ({
        cannot: "none",
        constraints: [name("Antarctica")],
      })),
    ],
  },
  {
    id: "b41",
    as: "brand",
    questions: [
      q("act", "Tell Fieldnote no on Startup Expo, it's beyond our budget.", (facts) => ({
        act: {
          act: "decline",
          target: facts.deal("Startup Expo", "brand").id,
          terms: [says("the reason", /budget/i)],
        },
      })),
      q("unmet refers-back", "Is Care Partner at Digital Care Nordics still to be had?", () => ({
        cannot: "none",
        constraints: [says("that it's sold out", /sold out|full|no spots?|taken|none left/i)],
      })),
      q("act refers-back", "Put us in line for it.", (facts) => ({
        act: { act: "waiting-list", target: facts.offer("Digital Care Nordics", "gold").id },
      })),
    ],
  },
  {
    id: "b40",
    as: "host",
    questions: [
      q(
        "hosting unmet",
        "Who's waiting for a spot at AI Conference?",
        () => ({ cannot: "none", must: [says("the waiting list", /wait/i)] }),
        52,
      ),
      q(
        "hosting unmet",
        "Which of my events have I called off?",
        () => ({ cannot: "none", must: [says("canceled events", /cancel|called off/i)] }),
        68,
      ),
      q(
        "hosting price unmet",
        "Is any open offer above my list price?",
        () => ({
          cannot: "none",
          must: [says("list price", /list|above|below/i)],
          also: [name("Cyber Defense Week")],
        }),
        15,
      ),
      q(
        "hosting unmet",
        "Has anyone written about Cloud Innovation Expo?",
        () => ({ cannot: "none", must: [name("Cloud Innovation Expo")], not: [count(12, "messages")] }),
        37,
      ),
    ],
  },
];
