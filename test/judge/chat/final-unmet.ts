import { type Conversation, q } from "./conversation.ts";
import { fitting, some } from "./often-wanted.ts";
import { name, says } from "./wanted.ts";

/** Wishes that the rows cannot meet: an answer has to say which part fails. */
export const finalUnmet: readonly Conversation[] = [
  {
    id: "f37",
    as: "partner",
    questions: [
      q(
        "find season unmet",
        "Enterprise IT crowd in Phoenix next spring?",
        () => ({ cannot: "none", constraints: [says("Phoenix or enterprise", /phoenix|enterprise/i)] }),
        54,
      ),
      q(
        "find unmet",
        "What's the bronze at Cyber Defense Week?",
        () => ({
          cannot: "none",
          constraints: [says("bronze", /bronze/i)],
          also: [says("its lowest level", /silver|responder/i)],
        }),
        18,
      ),
      q(
        "find unmet",
        "I need something in Copenhagen before this month is out.",
        () => ({
          cannot: "none",
          constraints: [says("Copenhagen or November", /copenhagen|november|this month/i)],
          also: [name("Digital Care Nordics")],
        }),
        51,
      ),
      q(
        "find unmet words",
        "More than ten thousand corporate IT buyers, gold, five thousand dollars at the outside.",
        (facts) =>
          fitting(facts, { category: "enterprise_tech", tier: "gold", least: 10_000, maxCents: 500_000 }, [
            some(
              1,
              says("the price", /5,000|five thousand|\b5k/i),
              says("the size", /10,000|ten thousand|\b10k/i),
            ),
          ]),
        71,
      ),
    ],
  },
  {
    id: "f38",
    as: "brand",
    questions: [
      q(
        "waits unmet",
        "Did Startup Expo's organizer answer my inquiry?",
        () => ({
          cannot: "none",
          must: [says("an inquiry", /inquir|question|message|thread|written|asked/i), name("Startup Expo")],
        }),
        39,
      ),
      q(
        "terms unmet",
        "Which deals have I signed that the other side hasn't?",
        () => ({ cannot: "none", must: [says("signatures", /\bsign/i)] }),
        34,
      ),
      q("credits unmet", "What have I paid by bank transfer?", () => ({
        cannot: "none",
        must: [says("payments", /transfer|card|payment|paid/i)],
      })),
      q(
        "credits unmet",
        "Any refund this year?",
        () => ({ cannot: "none", must: [says("refunds", /refund|given back|returned/i)] }),
        72,
      ),
    ],
  },
  {
    id: "f40",
    as: "partner",
    questions: [
      q("find unmet", "A spot on the gold level in Copenhagen, please.", () => ({
        cannot: "none",
        constraints: [says("that it's sold out", /sold out|full|no spots?|taken|none left/i)],
        also: [name("Digital Care Nordics")],
      })),
      q("act refers-back", "Then let me know when somebody drops out: waiting list.", (facts) => ({
        act: { act: "waiting-list", target: facts.offer("Digital Care Nordics", "gold").id },
      })),
    ],
  },
  {
    id: "f41",
    as: "host",
    questions: [
      q(
        "act hosting",
        "Turn Zania's offer for Cyber Defense Week down; two thirds of that stage is sold already.",
        (facts) => ({
          act: { act: "decline", target: facts.deal("Cyber Defense Week", "partner").id },
        }),
      ),
      q("act-negated hosting refers-back", "Or what else could I do with it? Don't do any of it.", () => ({
        noAct: true,
        must: [says("another way", /counter|accept|request|change/i)],
      })),
    ],
  },
  {
    id: "f39",
    as: "agency",
    questions: [
      q(
        "find unmet words",
        "Founders in Stockholm in February: over a thousand of them, for less than three thousand dollars.",
        (facts) =>
          fitting(
            facts,
            {
              city: "Stockholm",
              category: "startup",
              from: "2027-02-01",
              to: "2027-02-28",
              least: 1_000,
              maxCents: 300_000,
            },
            [says("Stockholm or February", /stockholm|february/i)],
          ),
        38,
      ),
      q("unmet refers-back", "Same thing in Reykjavik?", () => ({
        cannot: "none",
        constraints: [name("Reykjavik")],
      })),
      q(
        "find unmet",
        "Which event would carry our name in its title?",
        () => ({
          cannot: "none",
          constraints: [says("a title sponsorship", /title|name|naming|presenting/i)],
        }),
        69,
      ),
      q(
        "price unmet",
        "Does anyone here charge per lead instead of a flat fee?",
        () => ({ cannot: "none", constraints: [says("by the lead", /per lead|lead|flat|fixed/i)] }),
        19,
      ),
    ],
  },
];
