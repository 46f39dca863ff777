// cspell:ignore expencive exclusiv compair actualy lanyards pls
import { people } from "../world.ts";
import { type Conversation, q, shown } from "./conversation.ts";
import { cheapest, type EventFact, type Facts } from "./facts.ts";
import {
  anyMoney,
  audienceOf,
  fitting,
  isMessage,
  month,
  noClosedDeals,
  roughly,
  shorterThan,
  some,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysNo, share } from "./wanted.ts";

const beyond = { cannot: "here", noAct: true } as const;
const notSo = { cannot: "none", noAct: true } as const;

const unknown = (pattern: RegExp): Expectation => ({
  cannot: "none",
  constraints: [says("its name", pattern)],
  noAct: true,
});

/** What is upcoming, the most people first. */
const largest = (facts: Facts) => [...facts.find({})].sort((one, other) => other.attendees - one.attendees);

function entry(event: EventFact): Expectation {
  const offer = cheapest(event);
  return offer ? { must: [money(offer.cents)], also: [name(offer.name)] } : notSo;
}

const platinum = (facts: Facts) => facts.offer("Cyber Defense Week", "platinum");
const hers = (facts: Facts) => facts.find({ hostId: people.host });
const austin = { city: "Austin" } as const;

/** A careful buyer, ideas for campaigns, a host who doubts her prices, and somebody else's clients. */
export const practiceL: readonly Conversation[] = [
  {
    id: "k401",
    as: "host",
    questions: [
      q("find", "anything in austin?", (facts) => fitting(facts, austin, [says("Austin", /austin/i)])),
      q("refers-back host", "who hosts the first one", (facts, replies) => {
        const event = shown(facts, replies, 0, [...facts.find(austin), ...facts.find({})]);
        return { must: [name(facts.user(event.hostId).company)] };
      }),
      q("refers-back match", "and what kind of people come to it?", (facts, replies) => ({
        must: [audienceOf(shown(facts, replies.slice(0, 1), 0, [...facts.find(austin), ...facts.find({})]))],
      })),
      q("comparative", "different thing: which event of all is the largest one coming up?", (facts) => {
        const [first] = largest(facts);
        return { must: [name(first?.name ?? ""), count(first?.attendees ?? 0, "attendees")] };
      }),
    ],
  },
  {
    id: "k402",
    as: "brand",
    questions: [
      q(
        "act",
        "Add to what you know about us: our tone is dry and understated, no jokes about clouds.",
        () => ({
          act: { act: "set-brand-fact", terms: [says("dry", /dry|understated/i)] },
        }),
      ),
      q(
        "act act-term",
        "Now get me campaign ideas: a pop-up for database engineers in Berlin, budget $25,000, two days.",
        () => ({ act: { act: "order-campaign", terms: [says("Berlin", /berlin/i), money(2_500_000)] } }),
      ),
      q("credits refers-back", "what will that cost me if I want mockups as well", () => ({
        must: [count(15, "credits")],
      })),
      q("credits refers-back", "hm and with the competitor analysis on top?", () => ({
        must: [count(20, "credits")],
      })),
    ],
  },
  {
    id: "k403",
    as: "agency",
    questions: [
      q(
        "terms words",
        "My client's lawyer asks what it means if an event takes 'one sponsor per industry'. In plain words please?",
        () => ({
          must: [
            says("no second one", /one|only|exclusiv|no other|second|competitor/i),
            says("of the industry", /industr|compet|sector|field|category/i),
          ],
        }),
      ),
      q("terms", "does founders harbor have that rule?", (facts) => ({
        must: [
          facts.event("Founders Harbor").onePerIndustry
            ? says("yes", /yes|does|only one|one sponsor|exclusiv/i)
            : saysNo,
        ],
      })),
      q(
        "draft act-negated",
        "Draft, but don't send, a line asking the host to keep our client's rivals out.",
        () => ({
          must: [
            says(
              "rivals",
              /competitor|rival|exclusiv|same industry|our industry|other (?:cloud|vendor|provider)/i,
            ),
          ],
        }),
      ),
    ],
  },
  {
    id: "k404",
    as: "partner",
    questions: [
      q(
        "price",
        "is 70k a reasonable bid for platinum at cyber defense week or actualy expencive",
        (facts) => {
          const { category, attendees } = facts.event("Cyber Defense Week");
          const usual = facts.closedMedian(category, "platinum") * attendees;
          const list = money(platinum(facts).cents);
          return {
            must: [
              usual > 0
                ? either(roughly(usual, 0.05), share(7_000_000 / usual), list)
                : either(noClosedDeals, list),
            ],
            noAct: true,
          };
        },
      ),
      q("price refers-back", "and what's on the price tag?", (facts) => ({
        must: [money(platinum(facts).cents)],
      })),
      q("terms refers-back", "our own offer was what again", (facts) => ({
        must: [money(facts.deal("Cyber Defense Week", "partner").cents)],
      })),
    ],
  },
  {
    id: "k405",
    as: "newHost",
    questions: [
      q(
        "definition",
        "Explain 'in-kind', 'title sponsor' and 'lead retrieval' to me, I keep nodding in meetings.",
        () => ({
          must: [
            says("in-kind", /goods|product|service|instead of (?:cash|money)|not (?:cash|money)/i),
            says("title sponsor", /name|main|top|headline|biggest|highest/i),
            says("lead retrieval", /scan|badge|contact|collect|captur/i),
          ],
        }),
      ),
      q("unmet", "ha thanks. can you order 500 lanyards with our logo", () => beyond),
      q("waits", "fair enough. does anything wait for me here?", () => ({
        must: [saysNo],
        not: [
          says("an offer to answer", /offers? (?:is|are) waiting|you have (?:one|two|\d+) (?:offer|deal)s?/i),
        ],
        noAct: true,
      })),
    ],
  },
  {
    id: "k406",
    as: "host",
    questions: [
      q("price hosting", "Is my platinum package at Cyber Defense Week priced right?", (facts) => {
        const { category, attendees } = facts.event("Cyber Defense Week");
        const median = facts.closedMedian(category, "platinum");
        return {
          must: [
            median > 0
              ? either(
                  roughly(median * attendees, 0.05),
                  roughly(median, 0.06),
                  share(platinum(facts).cents / (median * attendees)),
                )
              : noClosedDeals,
          ],
          also: [money(platinum(facts).cents)],
          noAct: true,
        };
      }),
      q("hosting", "How many of these spots are already taken?", (facts) => {
        const { spots, left } = platinum(facts);
        return {
          must: [
            spots > left
              ? either(count(spots - left, "taken"), count(left, "left"))
              : either(saysNo, count(left, "left")),
          ],
        };
      }),
      q(
        "act-negated hosting",
        "What if I put it at 91,500? No change yet, just tell me the difference.",
        (facts) => ({
          must: [money(Math.abs(9_150_000 - platinum(facts).cents))],
          noAct: true,
          not: [
            says(
              "claims to have done it",
              /\bI(?:'ve| have) (?:now |just )?(?:changed|set|sent|cancel|updated|started|opened|lowered|bought)/i,
            ),
          ],
        }),
      ),
      q("act refers-back hosting", "Do it.", (facts) => ({
        act: { act: "change-price", target: platinum(facts).id, terms: [money(9_150_000)] },
      })),
    ],
  },
  {
    id: "k407",
    as: "host",
    questions: [
      q("hosting comparative", "which of my upcoming events has most spots left", (facts) => {
        const free = (event: EventFact) => event.packages.reduce((total, { left }) => total + left, 0);
        const [most] = hers(facts).sort((one, other) => free(other) - free(one));
        return most ? { must: [name(most.name), count(free(most), "spots")] } : notSo;
      }),
      q(
        "draft hosting",
        "Write an invitation to a security vendor for Cyber Defense Week, warm, not longer than 80 words",
        (facts) => ({
          must: [isMessage, name("Cyber Defense Week")],
          also: [
            either(
              day(facts.event("Cyber Defense Week").day),
              count(facts.event("Cyber Defense Week").attendees),
            ),
          ],
        }),
      ),
      q("refers-back draft", "half as long pls", (_, replies) => ({ must: [shorterThan(replies.at(-1))] })),
    ],
  },
  {
    id: "k408",
    as: "agency",
    questions: [
      q(
        "compare",
        "Client asks me to compair KubeCraft Europe and Developer Days: date, place, people.",
        (facts) => ({
          must: ["KubeCraft Europe", "Developer Days"].flatMap((one) => {
            const event = facts.event(one);
            return [day(event.day), count(event.attendees, "attendees"), says("the city", event.city)];
          }),
        }),
      ),
      q("price refers-back", "price to get in at the second?", (facts) =>
        entry(facts.event("Developer Days")),
      ),
      q("negation refers-back", "no, the first", (facts) => {
        const event = facts.event("KubeCraft Europe");
        return event.upcoming ? entry(event) : { must: [either(anyMoney, saysNo)] };
      }),
    ],
  },
  {
    id: "k409",
    as: "agency",
    questions: [
      q("act-unknown", "Accept the deal of our client Tundra Oats", () => unknown(/tundra/i)),
      q("terms", "ok whatever, what are all our open negotiations then?", (facts) => {
        const open = facts.dealsOf("agency").filter(({ status }) => status === "negotiating");
        return {
          must: [some(Math.min(2, open.length), ...open.map(({ event }) => name(event)))],
          noAct: true,
        };
      }),
      q("find season", "Healthtech in June or July, where?", (facts) =>
        fitting(facts, { category: "healthtech", from: "2027-06-01", to: "2027-07-31" }, [
          says("healthtech", /health/i),
          says("the months", /june|july|summer/i),
        ]),
      ),
    ],
  },
  {
    id: "k410",
    as: "newHost",
    questions: [
      q(
        "hosting definition",
        "How does a brand get its money's worth from me? I mean what do sponsors usually ask to get.",
        () => ({
          must: [
            some(
              2,
              ...["booth", "logo", "speak", "lead", "ticket", "mention", "demo", "brand"].map((one) =>
                says(one, one),
              ),
            ),
          ],
        }),
      ),
      q("act act-term hosting", "My Lyon Paper Congress: add a silver package for 2,500 with 3 spots.", () =>
        unknown(/paper congress/i),
      ),
      q("find", "are there other events in my town Lyon in march?", (facts) =>
        fitting(facts, { city: "Lyon", ...month("2027-03") }, [says("Lyon", /lyon/i)]),
      ),
    ],
  },
];
