import { type Conversation, q, shown } from "./conversation.ts";
import {
  anyMoney,
  audienceOf,
  autumn,
  entryOf,
  europe,
  fitting,
  isMessage,
  priceOf,
  shorterThan,
  some,
  spotsOf,
  summer,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

/** Names with typos and none at all, credits, matches, hosts, and people who have no patience. */
export const finalMatches: readonly Conversation[] = [
  {
    id: "f07",
    as: "brand",
    questions: [
      q("typo find", "whats on at teh Open Sorce Congres?", (facts) => {
        const event = facts.event("Open Source Congress");
        return { must: [name(event.name), name("Berlin"), day(event.day)], also: [count(event.attendees)] };
      }),
      q(
        "price refers-back",
        "cheapest ticket in for a sponsor?",
        (facts) => ({
          must: priceOf(entryOf(facts.event("Open Source Congress"))),
        }),
        20,
      ),
      q("unknown-name unmet", "and the Quantum Garden Festival?", () => ({
        cannot: "none",
        must: [says("that name", /quantum/i)],
      })),
      q("unknown-name unmet", "Does Borealis Foods sponsor anything here?", () => ({
        cannot: "none",
        must: [says("that name", /borealis/i)],
        also: [name("Verdant Foods")],
      })),
    ],
  },
  {
    id: "f08",
    as: "agency",
    questions: [
      q(
        "credits two-in-one",
        "Balance? And is it enough for the works, mockups and competitors and all?",
        (facts) => ({
          must: [count(facts.credits("agency")), count(20, "credits")],
          also: [says("it is", /\byes\b|enough|one|1|covers/i)],
        }),
      ),
      q("credits memory", "What did we get for the last twenty we spent?", () => ({
        must: [name("Term Sheet Breakfast")],
      })),
      q("credits", "What's the price of a credit in the biggest pack, roughly?", (facts) => {
        const big = facts.creditPackages().at(-1);
        return {
          must: [either(money((big?.cents ?? 0) / (big?.credits ?? 1)), money(big?.cents ?? 0))],
          also: [name(big?.name ?? "")],
        };
      }),
      q(
        "credits",
        "Do they run out at the end of the year?",
        () => ({
          must: [says("they don't expire", /never expire|no expir|don't expire|do not expire|not expire/i)],
        }),
        73,
      ),
      q("act credits", "Middle one then, please.", (facts) => {
        const middle = facts.creditPackages()[1];
        return {
          must: [money(middle?.cents ?? 0)],
          act: { act: "buy-credits", ...(middle ? { target: middle.id } : {}) },
        };
      }),
    ],
  },
  {
    id: "f09",
    as: "brand",
    questions: [
      q(
        "demanding vague",
        "I have 15 minutes and a boss. One event, one package, one reason. Go.",
        (facts) => ({
          rows: { allowed: facts.find({ maxCents: 12_000_000 }), least: 1 },
          must: [anyMoney],
          also: [says("a reason", /because|match|fit|audience|interest|your|per attendee/i)],
        }),
        71,
      ),
      q("negation refers-back", "Not that one, we've been there.", (facts, replies) => {
        const [first] = facts.find({ maxCents: 12_000_000 });
        const before = shown(facts, replies, 0, first ? [first] : []);
        return {
          rows: {
            allowed: facts.find({ maxCents: 12_000_000 }).filter((one) => one.name !== before.name),
            least: 1,
          },
        };
      }),
      q("rude", "are you even a real person or just a dumb bot", () => ({
        general: true,
        must: [
          says(
            "that it isn't a person",
            /not a (?:real )?person|\bAI\b|assistant|software|bot|program|virtual|n't (?:a )?(?:human|person)/,
          ),
        ],
      })),
      q("outside", "Then call the organizer for me.", () => ({
        cannot: "here",
        must: [says("calls", /call|phone/i)],
      })),
    ],
  },
  {
    id: "f10",
    as: "brand",
    questions: [
      q(
        "match",
        "What made Cyber Defense Week worth saving for a cloud company?",
        (facts) => ({
          must: [
            some(
              2,
              says("industry", /industry|tech/i),
              says("place", /where you|your (?:cit|place)|in San Francisco, (?:where|one of)/i),
              says("budget", /your budget|budget of/i),
              audienceOf(facts.event("Cyber Defense Week")),
            ),
            says("that it fits", /match|fits?\b|suits|because|your (?:industry|budget|interests|audience)/i),
          ],
        }),
        2,
      ),
      q(
        "match compare negation",
        "And why not KubeCraft instead?",
        () => ({
          must: [
            name("KubeCraft"),
            some(
              1,
              says("another place", /Amsterdam|place|cit/i),
              says("another audience", /audience|draws|people/i),
              says("points", /match|score|\d+ of 100/i),
            ),
          ],
        }),
        2,
      ),
      q("memory", "Which events have I saved?", (facts) => ({ must: facts.savedEvents("brand").map(name) })),
      q("act refers-back", "Take Founders Harbor off that list.", (facts) => ({
        act: { act: "unsave", target: facts.event("Founders Harbor").id },
      })),
    ],
  },
  {
    id: "f11",
    as: "brand",
    questions: [
      q(
        "host",
        "Who runs SaaS Growth Forum and why did they turn us down?",
        () => ({
          must: [
            either(name("Summit Works"), name("Henrik Osei")),
            says("the reason", /too far below|below what/i),
          ],
        }),
        3,
      ),
      q(
        "price refers-back",
        "How far below list were we?",
        (facts) => {
          const list = facts.offer("SaaS Growth Forum", "gold").cents;
          return { must: [either(money(list - 1_800_000), share(1_800_000 / list)), money(list)] };
        },
        12,
      ),
      q(
        "draft refers-back",
        "Draft a message that we'd try again at 21,000, without sounding desperate.",
        () => ({
          must: [isMessage, money(2_100_000)],
          also: [name("SaaS Growth Forum"), either(name("Henrik"), name("Summit Works"))],
          noAct: true,
        }),
        64,
      ),
      q(
        "draft refers-back",
        "Cut it to two lines.",
        (_, replies) => ({
          noAct: true,
          must: [money(2_100_000), shorterThan(replies.at(-1))],
        }),
        64,
      ),
    ],
  },
  {
    id: "f12",
    as: "partner",
    questions: [
      q(
        "find season",
        "Big shows in Europe next fall, say 8,000 people and up?",
        (facts) => ({
          rows: { allowed: facts.find({ place: europe, least: 8_000, ...autumn }), least: 1 },
        }),
        71,
      ),
      q("unmet refers-back", "With anything at 1,500 dollars or less?", (facts) =>
        fitting(facts, { place: europe, least: 8_000, ...autumn, maxCents: 150_000 }, [
          says("the price", /1,500|price|start at|from \$|cheapest/i),
        ]),
      ),
      q("season refers-back", "Summer then, same size, forget the price.", (facts) =>
        fitting(
          facts,
          { place: europe, least: 8_000, ...summer },
          [says("summer", /summer|june|july|august/i)],
          { least: 1 },
        ),
      ),
      q("find refers-back", "How many spots are left at the first one's lowest level?", (facts, replies) => {
        const event = shown(facts, replies, 0, facts.find({ place: europe, least: 8_000, ...summer }));
        const offer = entryOf(event);
        return { must: [spotsOf(offer)], also: [name(offer.name)] };
      }),
    ],
  },
];
