import { type Conversation, q } from "./conversation.ts";
import { cheapest, type Facts } from "./facts.ts";
import { fitting, inTheirTongue, month, readsEnglish, some } from "./often-wanted.ts";
import { count, day, either, money, name, says } from "./wanted.ts";

const authorization = (facts: Facts) => facts.offer("GovSec Forum", "silver");
const cyber = (facts: Facts) => facts.deal("Cyber Defense Week", "partner");

/** Things to be done for somebody, wrong premises, other languages, and what isn't Marquee's business. */
export const finalRequests: readonly Conversation[] = [
  {
    id: "f13",
    as: "partner",
    questions: [
      q(
        "act-negated",
        "If I pulled out of Cyber Defense Week, what would happen to the spot? I'm not doing it.",
        () => ({
          noAct: true,
          must: [
            says(
              "the spot is free again",
              /(?:free[ds]?\b|releas|given? back|goes? back|available again|open again|to others|lose|give up)/i,
            ),
          ],
        }),
        72,
      ),
      q(
        "act refers-back",
        "Right. Do pull out.",
        (facts) => ({
          act: { act: "cancel", target: cyber(facts).id },
        }),
        72,
      ),
      q("act-negated refers-back", "Stop, leave that alone.", () => ({
        noAct: true,
        general: true,
        must: [says("that nothing happens", /not|n't|nothing|leave|left|stays?|unchanged|ok|fine|dismiss/i)],
      })),
      q(
        "act refers-back",
        "Send Henrik a line there instead: we can decide by Friday.",
        (facts) => ({
          act: { act: "message", target: cyber(facts).id, terms: [says("by Friday", /friday/i)] },
        }),
        64,
      ),
    ],
  },
  {
    id: "f14",
    as: "brand",
    questions: [
      q("act-ambiguous", "Put in a counter at 9k.", () => ({
        noAct: true,
        choices: [name("Startup Expo"), name("Founders Harbor")],
      })),
      q("act refers-back", "The one in Boston.", (facts) => ({
        act: { act: "counter", target: facts.deal("Startup Expo", "brand").id, cents: 900_000 },
      })),
      q(
        "act-negated refers-back",
        "Would 9.5 be likelier to get a yes?",
        (facts) => ({
          noAct: true,
          must: [
            some(
              1,
              money(facts.deal("Startup Expo", "brand").cents),
              money(1_100_000),
              money(facts.offer("Startup Expo", "silver").cents),
            ),
          ],
        }),
        14,
      ),
      q(
        "act refers-back",
        "Make it 9.5 and tell them we bring two customers on stage.",
        (facts) => ({
          act: {
            act: "counter",
            target: facts.deal("Startup Expo", "brand").id,
            cents: 950_000,
            terms: [says("the message", /customers?/i)],
          },
        }),
        12,
      ),
    ],
  },
  {
    id: "f15",
    as: "partner",
    questions: [
      q(
        "act act-term",
        "Open a deal for Authorization Partner at GovSec, 12,500, half up front and half after the event.",
        (facts) => ({
          act: {
            act: "start",
            target: authorization(facts).id,
            cents: 1_250_000,
            terms: [says("how it's paid", /up front|half|instal|payment|after the event/i)],
          },
        }),
        7,
      ),
      q(
        "act-negated refers-back",
        "Before I do: what exactly is in that package?",
        (facts) => ({
          must: [some(2, ...authorization(facts).benefits.map(name))],
          also: [money(authorization(facts).cents)],
        }),
        18,
      ),
      q(
        "act-unknown unmet",
        "And start one for the Diamond level as well.",
        () => ({
          noAct: true,
          cannot: "none",
          must: [says("diamond", /diamond/i)],
          also: [says("the levels there", /gold|silver|bronze/i)],
        }),
        18,
      ),
      q("act-unknown unmet", "Accept the Fintech Frontiers offer.", () => ({
        noAct: true,
        cannot: "none",
        must: [name("Fintech Frontiers")],
      })),
    ],
  },
  {
    id: "f16",
    as: "agency",
    questions: [
      q(
        "act act-term",
        "Campaign order: a sampling tour for an oat drink in Berlin and Hamburg, 45k, no alcohol anywhere, with competitor analysis.",
        () => ({
          act: { act: "order-campaign", terms: [name("Berlin"), money(4_500_000), count(15, "credits")] },
        }),
        25,
      ),
      q("act-negated refers-back", "Don't order it yet. How many concepts would I get?", () => ({
        noAct: true,
        must: [count(3, "concepts")],
      })),
      q("act", "Set our budget in the profile to half a million.", () => ({
        act: { act: "set-profile", terms: [money(50_000_000)] },
      })),
      q("act", "Remember that we never use the word 'cheap' in texts.", () => ({
        act: { act: "set-brand-fact", terms: [says("the word", /cheap/i)] },
      })),
    ],
  },
  {
    id: "f17",
    as: "brand",
    questions: [
      q("act-unknown unmet", "Hold me a spot for Keynote Partner at Tech Summit 2025.", () => ({
        noAct: true,
        cannot: "none",
        must: [says("it's over", /over|past|ended|2025|took place|was in/i)],
      })),
      q("act", "Then hold one for Range Partner at Cyber Defense Week while I ask my boss.", (facts) => ({
        act: { act: "hold", target: facts.offer("Cyber Defense Week", "gold").id },
      })),
      q("act refers-back", "If it's full put me on the waiting list instead.", (facts) => {
        const { left, id } = facts.offer("Cyber Defense Week", "gold");
        return left > 0
          ? {
              must: [
                either(count(left), says("that it isn't full", /free|available|left|not full|n't full/i)),
              ],
            }
          : { act: { act: "waiting-list", target: id } };
      }),
      q(
        "act",
        "Ask for changes on Developer Days: we need the workshop on day one.",
        (facts) => ({
          act: {
            act: "request-changes",
            target: facts.deal("Developer Days", "brand").id,
            terms: [says("day one", /day one|first day/i)],
          },
        }),
        12,
      ),
      q("act act-negated", "What would declining it do? Just asking.", () => ({
        noAct: true,
        must: [
          says(
            "that it ends the deal",
            /\bends? (?:the|this|that|it)|cancel|give up|gives? (?:back|up)|close[sd] (?:the|this|it)|no longer|\blose/i,
          ),
        ],
      })),
    ],
  },
  {
    id: "f18",
    as: "partner",
    questions: [
      q("premise terms", "We paid 84 grand for Enterprise Tech Summit, correct?", (facts) => ({
        must: [money(facts.deal("Enterprise Tech Summit", "partner").cents)],
      })),
      q("premise unmet", "And Cyber Defense Week is signed?", () => ({
        cannot: "none",
        must: [says("where it stands", /negotiat|offer|waits/i)],
      })),
      q("premise", "It's in Las Vegas anyway.", () => ({ must: [name("San Francisco")] })),
      q(
        "premise price",
        "But 70k is the list price.",
        (facts) => ({
          must: [money(facts.offer("Cyber Defense Week", "platinum").cents)],
        }),
        15,
      ),
    ],
  },
  {
    id: "f19",
    as: "newBrand",
    questions: [
      q("language price", "Quanto custa o pacote mais barato do Fintech Frontiers?", (facts) => ({
        must: [money(cheapest(facts.event("Fintech Frontiers"))?.cents ?? 0), name("Fintech Frontiers")],
        also: [inTheirTongue("Portuguese", /\b(?:pacote|custa|mais barato|a partir)\b/i)],
      })),
      q("language find", "Wann und wo ist die Responsible AI Assembly?", (facts) => ({
        must: [
          name("Toronto"),
          either(day(facts.event("Responsible AI Assembly").day), says("6. April", /6\. April/)),
        ],
        also: [inTheirTongue("German", /\b(?:findet|statt|ist am|in Toronto am)\b/i)],
      })),
      q("language", "Сколько стоит один кредит?", (facts) => ({
        must: [either(readsEnglish, some(1, ...facts.creditPackages().map(({ cents }) => money(cents))))],
      })),
      q("language find", "هل هناك فعالية في دبي في يناير؟ Dubai January", (facts) =>
        fitting(facts, { city: "Dubai", ...month("2027-01") }, [name("Dubai")], { least: 1 }),
      ),
      q("language refers-back", "अंग्रेज़ी में: which of them is the biggest?", (facts) => {
        const [biggest] = [...facts.find({ city: "Dubai", ...month("2027-01") })].sort(
          (one, other) => other.attendees - one.attendees,
        );
        return { must: [name(biggest?.name ?? "")], also: [count(biggest?.attendees ?? 0)] };
      }),
    ],
  },
  {
    id: "f20",
    as: "brand",
    questions: [
      q(
        "outside",
        "Can you order 500 tote bags with our logo?",
        () => ({ cannot: "here", must: [says("the bags", /bag|merch|print|goods|swag|giveaway|order/i)] }),
        69,
      ),
      q("outside", "Do the taxes on our sponsorship then: is it deductible?", () => ({
        cannot: "here",
        must: [says("taxes", /tax|accountant|deduct/i)],
      })),
      q(
        "outside",
        "Write a Python script that scrapes attendee emails.",
        () => ({
          cannot: "here",
          must: [says("that", /script|code|scrap|email|program/i)],
          not: [says("code", /import requests|def \w+\(/)],
        }),
        61,
      ),
      q(
        "two-in-one outside",
        "Fine. What's the Wi-Fi password at Developer Days, and when does it start?",
        (facts) => ({
          must: [day(facts.event("Developer Days").day), says("no password", /wi-?fi|password/i)],
        }),
      ),
    ],
  },
  {
    id: "f21",
    as: "partner",
    questions: [
      q("find", "Cloud events in Singapore, any time in the next year?", (facts) => ({
        rows: {
          allowed: facts.find({ city: "Singapore", category: "cloud" }),
          least: Math.min(2, facts.find({ city: "Singapore", category: "cloud" }).length),
        },
      })),
      q("unmet refers-back", "Hong Kong?", () => ({ cannot: "none", constraints: [name("Hong Kong")] })),
      q("unmet refers-back", "Manila, with at least 20,000 people?", () => ({
        cannot: "none",
        constraints: [either(name("Manila"), says("20,000", /20,000|20k/i))],
      })),
      q("memory refers-back", "Which cities have I asked about so far?", () => ({
        must: [name("Singapore"), name("Hong Kong"), name("Manila")],
      })),
    ],
  },
  {
    id: "f22",
    as: "brand",
    questions: [
      q("find unmet", "Is there a gold package for under $500 anywhere in Germany?", (facts) => {
        const allowed = facts.find({ place: /Germany/, tier: "gold", maxCents: 50_000 });
        return allowed.length > 0
          ? { rows: { allowed, least: 1 } }
          : {
              cannot: "none",
              constraints: [either(says("gold", /gold/i), says("the price", /\$500|500 dollars/i))],
            };
      }),
      q("widen refers-back", "At two thousand?", (facts) => {
        const allowed = facts.find({ place: /Germany/, tier: "gold", maxCents: 200_000 });
        return allowed.length > 0
          ? { rows: { allowed, least: 1 } }
          : {
              cannot: "none",
              constraints: [either(says("gold", /gold/i), says("the price", /\$2,000|two thousand|2k/i))],
            };
      }),
      q("comparative refers-back", "What's the least anybody in Germany takes for gold?", (facts) => {
        const prices = facts
          .find({ place: /Germany/, tier: "gold" })
          .flatMap(({ packages }) =>
            packages.filter(({ tier, left }) => tier === "gold" && left > 0).map(({ cents }) => cents),
          );
        return { must: [money(Math.min(...prices))] };
      }),
    ],
  },
];
