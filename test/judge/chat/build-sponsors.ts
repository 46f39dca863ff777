import { type Conversation, q } from "./conversation.ts";
import {
  aboveIt,
  audienceOf,
  entryOf,
  fitting,
  perHead,
  priceOf,
  roughly,
  some,
  spring,
  summer,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const two = ["KubeCraft Europe", "Open Source Congress"] as const;

/** Brands that look for events, weigh them, and work on what is open. */
export const buildSponsors: readonly Conversation[] = [
  {
    id: "b01",
    as: "brand",
    questions: [
      q("waits", "What needs my attention today?", (facts) => ({
        must: [name("Startup Expo"), name("Developer Days")],
        also: [money(facts.deal("Startup Expo", "brand").cents)],
      })),
      q(
        "waits comparative",
        "Of everything that's open, what runs out first, and when?",
        (facts) => ({
          must: [name("Founders Harbor"), day(facts.deal("Founders Harbor", "brand").expiresAt ?? "")],
        }),
        51,
      ),
      q(
        "terms refers-back",
        "And what exactly would I be agreeing to if I took the 12k one?",
        (facts) => {
          const deal = facts.deal("Startup Expo", "brand");
          return {
            must: [money(deal.cents), name(deal.package)],
            also: [
              says("a benefit", "problem street", "booth", "passes"),
              either(day(deal.closingDate ?? ""), count(80)),
            ],
          };
        },
        34,
      ),
      q("act refers-back", "Fine, let's take it.", (facts) => {
        const deal = facts.deal("Startup Expo", "brand");
        return { act: { act: "accept", target: deal.id, terms: [money(deal.cents)] } };
      }),
    ],
  },
  {
    id: "b02",
    as: "brand",
    questions: [
      q(
        "find season",
        "Where could we sponsor something in Austin this spring for under $20,000?",
        (facts) => ({
          rows: { allowed: facts.find({ city: "Austin", ...spring, maxCents: 2_000_000 }), least: 3 },
        }),
        26,
      ),
      q("narrow refers-back", "Only the ones for developers.", (facts) => ({
        rows: {
          allowed: facts.find({ city: "Austin", ...spring, maxCents: 2_000_000, category: "developer" }),
        },
      })),
      q("season refers-back unmet", "And in summer?", (facts) =>
        fitting(facts, { city: "Austin", ...summer, maxCents: 2_000_000, category: "developer" }, [
          says("summer or developers", /summer|june|july|august|developer/i),
        ]),
      ),
      q("widen refers-back", "Forget about developers and the price then, still summer.", (facts) =>
        fitting(facts, { city: "Austin", ...summer }, [says("summer in Austin", /summer|austin/i)]),
      ),
    ],
  },
  {
    id: "b03",
    as: "brand",
    questions: [
      q(
        "compare",
        "KubeCraft Europe or Open Source Congress: what does gold cost me per head at each?",
        (facts) => ({
          must: two.flatMap((one) => [name(one), perHead(facts.offer(one, "gold").cents, facts.event(one))]),
          also: two.map((one) => money(facts.offer(one, "gold").cents)),
        }),
        17,
      ),
      q("compare comparative refers-back", "Which of the two is earlier, and where is it?", (facts) => ({
        must: [name(two[1]), day(facts.event(two[1]).day), name("Berlin")],
      })),
      q(
        "find refers-back",
        "Who would I actually meet at the other one?",
        (facts) => ({
          must: [audienceOf(facts.event(two[0]))],
          also: [count(facts.event(two[0]).attendees)],
        }),
        37,
      ),
      q("act refers-back", "Save that one for me.", (facts) => ({
        act: { act: "save", target: facts.event(two[0]).id },
      })),
    ],
  },
  {
    id: "b04",
    as: "brand",
    questions: [
      q(
        "results two-in-one",
        "How many leads did Tech Summit get us, and what did each of them cost?",
        (facts) => {
          const { leads, amount } = facts.measured("brand", { event: "Tech Summit 2025" });
          return { must: [count(leads), money(amount / leads)] };
        },
        9,
      ),
      q("results refers-back", "And the AI Conference so far?", (facts) => {
        const { leads, amount } = facts.measured("brand", { event: "AI Conference" });
        return { must: [count(leads), money(amount / leads)] };
      }),
      q(
        "results",
        "All our sponsoring taken together, what's the ROI?",
        (facts) => {
          const { revenue, amount } = facts.measured("brand");
          return { must: [share(revenue / amount)], also: [either(money(revenue), money(amount))] };
        },
        6,
      ),
      q(
        "results definition",
        "My boss says ROI is profit divided by cost. Is that how you work it out?",
        () => ({
          must: [says("revenue", /revenue/i), says("what was paid", /amount|cost|paid|spen[dt]|price/i)],
          also: [says("that it's another formula", /\bno\b|not|instead|without subtract|rather|divided|÷/i)],
        }),
        10,
      ),
    ],
  },
  {
    id: "b05",
    as: "brand",
    questions: [
      q(
        "price",
        "Is $17,000 a sensible price for Market Entry Partner at Founders Harbor?",
        (facts) => {
          const event = facts.event("Founders Harbor");
          return {
            must: [aboveIt, either(perHead(1_700_000, event), money(facts.closedMedian("startup", "gold")))],
            also: [count(facts.closed("startup", "gold").length, "closed deals")],
          };
        },
        15,
      ),
      q("price refers-back", "So what would it be at the going rate?", (facts) => ({
        must: [roughly(facts.closedMedian("startup", "gold") * facts.event("Founders Harbor").attendees)],
      })),
      q("price unmet", "Same check for the gold level at Developer Days.", () => ({
        cannot: "none",
        constraints: [says("closed deals", /closed|completed|deals/i)],
      })),
      q(
        "price",
        "Before I talk to them again: what should I know to set a target and a walk-away price for Pilot Partner?",
        (facts) => {
          const event = facts.event("Founders Harbor");
          return {
            must: [
              money(facts.offer("Founders Harbor", "silver").cents),
              either(
                roughly(facts.closedMedian("startup", "silver") * event.attendees),
                money(facts.closedMedian("startup", "silver")),
              ),
            ],
            also: [money(facts.deal("Founders Harbor", "brand").cents)],
          };
        },
        14,
      ),
    ],
  },
  {
    id: "b06",
    as: "brand",
    questions: [
      q(
        "act-negated",
        "Don't counter Startup Expo yet. Just tell me how $10,500 would compare with what they want.",
        (facts) => {
          const { cents } = facts.deal("Startup Expo", "brand");
          return {
            noAct: true,
            must: [money(cents), either(money(cents - 1_050_000), share(1_050_000 / cents))],
          };
        },
      ),
      q(
        "act-negated refers-back",
        "What if I asked for extra pitch slots rather than a lower price?",
        () => ({
          noAct: true,
          must: [says("asking for changed terms", /benefit|terms|request|ask|add|slot/i)],
          not: [money(1_050_000)],
        }),
        12,
      ),
      q("act", "OK, offer them $11,200.", (facts) => ({
        act: { act: "counter", target: facts.deal("Startup Expo", "brand").id, cents: 1_120_000 },
      })),
      q("act-negated refers-back negation", "No wait, don't.", () => ({
        noAct: true,
        must: [says("that nothing was sent", /nothing|not|n't|no offer|dismiss|leave|left|ok|fine|sure/i)],
      })),
    ],
  },
  {
    id: "b07",
    as: "brand",
    questions: [
      q("act-unknown unmet", "Counter the Fintech Frontiers deal with $9,000.", () => ({
        noAct: true,
        cannot: "none",
        must: [name("Fintech Frontiers")],
        also: [some(1, name("Startup Expo"), name("Founders Harbor"), name("AI Conference"))],
      })),
      q("unknown-name unmet", "What does the Cybersecurity Summit in Boston cost?", () => ({
        cannot: "none",
        must: [says("that name", /cyber/i)],
        also: [some(1, name("Cyber Defense Week"), says("other events in Boston", /Boston/i))],
      })),
      q("typo refers-back", "I meant Cyber Defend Weak.", (facts) => {
        const event = facts.event("Cyber Defense Week");
        return { must: [name(event.name), name("San Francisco")], also: [day(event.day)] };
      }),
      q(
        "price refers-back",
        "What's the cheapest way in there?",
        (facts) => {
          const offer = entryOf(facts.event("Cyber Defense Week"));
          return { must: priceOf(offer), also: [count(offer.left)] };
        },
        20,
      ),
    ],
  },
  {
    id: "b08",
    as: "brand",
    questions: [
      q("credits two-in-one", "How many credits have I got and how many campaigns is that?", (facts) => ({
        must: [count(facts.credits("brand")), count(Math.floor(facts.credits("brand") / 10))],
      })),
      q("credits", "What did Ship It Live cost me?", () => ({ must: [count(10, "credits")] })),
      q(
        "credits",
        "If I don't like what comes out, do I get my credits back?",
        () => ({
          must: [
            says(
              "when they come back",
              /fail|error|nothing (?:is |was )?deliver|not deliver|couldn't|can't be made/i,
            ),
          ],
          also: [says("not for taste", /\bno\b|not|n't|only/i)],
        }),
        31,
      ),
      q("act credits", "Then get me the smallest pack.", (facts) => {
        const [small] = facts.creditPackages();
        return {
          must: [money(small?.cents ?? 0), count(small?.credits ?? 0)],
          act: { act: "buy-credits", ...(small ? { target: small.id } : {}) },
        };
      }),
    ],
  },
  {
    id: "b09",
    as: "newBrand",
    questions: [
      q("vague credits", "hi, new here. what is this good for?", () => ({
        must: [says("events", /event/i), says("campaigns", /campaign|concept/i)],
        also: [says("sponsoring", /sponsor|deal/i)],
      })),
      q("terms unmet", "Do I have any deals running?", () => ({
        cannot: "none",
        must: [says("deals", /deal/i)],
      })),
      q("credits", "What do I pay for talking to you?", () => ({
        must: [count(50, "free answers"), says("free", /free/i)],
        also: [says("one credit after that", /\b(?:1|one|a) credit/i)],
      })),
      q(
        "match vague",
        "Which events would make sense for us?",
        () => ({
          must: [says("what it needs to know", /industry|budget|audience|profile|goal|who you/i)],
        }),
        2,
      ),
    ],
  },
];
