// cspell:ignore prodct sumit
import { type Conversation, q, shown } from "./conversation.ts";
import type { Facts } from "./facts.ts";
import { anyMoney, audienceOf, entryOf, europe, isMessage, some, spring } from "./often-wanted.ts";
import { count, either, eventsNamed, money, name, says, type Wanted } from "./wanted.ts";

/** What the person agreed to in the open deal about Austin. */
const austin = (facts: Facts) => facts.deal("Developer Days", "brand");

const scandinavia = /Sweden|Denmark|Norway/;

/** That a message is addressed to somebody else's host. */
function toAnother(facts: Facts, event: string): Wanted {
  const own = facts.event(event).hostId;
  const others = [...new Set(facts.events.map(({ hostId }) => hostId))]
    .filter((one) => one !== own)
    .map((one) => facts.user(one).name);
  return {
    label: "addressed to another event's host",
    found: ({ lower }) => others.some((one) => lower.includes(one.toLowerCase())),
  };
}

const matchReasons = [
  says("industry", /tech|industry/i),
  says("interest", /interest|\bAI\b|cloud|developer/i),
  says("budget", /budget|\$/i),
  says("audience", /audience|developers|architects|CTO/i),
  says("place", /San Francisco|Austin|New York|place|city/i),
];

export const practiceAB: readonly Conversation[] = [
  {
    id: "n07",
    as: "brand",
    questions: [
      q("typo price", "how much is gold at the Prodct-Led Sumit", (facts) => ({
        must: [money(facts.offer("Product-Led Summit", "gold").cents)],
        also: [name("Product-Led Summit")],
      })),
      q("premise refers-back", "That's the one in Madrid, right?", () => ({
        must: [name("Barcelona")],
        also: [says("that it isn't", /\bno\b|not|n't|rather|but|actually/i)],
      })),
      q("unknown-name unmet", "OK. And the Growth Marketing Gala in Lyon?", () => ({
        cannot: "none",
        must: [says("that name", /gala|lyon/i)],
      })),
      q("premise", "Edge & IoT Forum gets around 3,000 engineers, I read.", (facts) => ({
        must: [count(facts.event("Edge & IoT Forum").attendees)],
      })),
      q("premise terms unmet", "And Supply Chain Tech Live, we sponsored that last year, didn't we?", () => ({
        cannot: "none",
        must: [name("Supply Chain Tech Live")],
      })),
    ],
  },
  {
    id: "n08",
    as: "brand",
    questions: [
      q("credits", "What have I paid you so far, in actual dollars?", () => ({ must: [money(19_900)] })),
      q("credits refers-back", "Wasn't there another one last week? Did that go through?", () => ({
        must: [says("it failed", /fail|declin|did(?:n't| not)|no charge|not (?:go|charged|completed)/i)],
        also: [money(4_900)],
      })),
      q("credits", "Could we do a bank transfer rather than a card?", () => ({
        must: [says("by card", /card/i)],
        also: [says("that it's the only way", /only|\bno\b|not|n't/i)],
      })),
      q("act credits refers-back", "Card it is. The middle pack again, please.", (facts) => {
        const middle = facts.creditPackages()[1];
        return {
          must: [money(middle?.cents ?? 0), count(middle?.credits ?? 0)],
          act: { act: "buy-credits", ...(middle ? { target: middle.id } : {}) },
        };
      }),
      q("memory", "Which campaigns have I had made up to now?", () => ({
        must: [name("The Quiet Data Center"), name("Ship It Live")],
      })),
    ],
  },
  {
    id: "n09",
    as: "brand",
    questions: [
      q("act-ambiguous", "Save Responsible AI Night in Austin for me.", () => ({
        noAct: true,
        choices: [
          says("the one in April", /april|\bapr\b|4\/9|2027-04-09/i),
          says("the one in June", /june|\bjun\b|6\/10|2027-06-10/i),
        ],
      })),
      q("act refers-back", "June.", (facts) => {
        const event = facts.events.find(
          (one) => one.name === "Responsible AI Night Austin" && one.day.startsWith("2027-06"),
        );
        return { act: { act: "save", target: event?.id ?? "" } };
      }),
      q("act-ambiguous", "Let Fieldnote know that our logo files will be a week late.", () => ({
        noAct: true,
        choices: [name("Startup Expo"), name("Developer Days")],
      })),
      q("act refers-back", "The one we still have to sign.", (facts) => ({
        act: { act: "message", target: austin(facts).id, terms: [says("the logo", /logo/i)] },
      })),
      q("act-unknown unmet", "Oh, and renew our deal with Marketing Technology Expo.", () => ({
        noAct: true,
        cannot: "none",
        must: [name("Marketing Technology Expo")],
      })),
    ],
  },
  {
    id: "n10",
    as: "brand",
    questions: [
      q("rude demanding vague", "this list is endless. one event, just pick one for us", (facts) => ({
        rows: { allowed: facts.find({ maxCents: 12_000_000 }), least: 1 },
        also: [anyMoney],
      })),
      q("match refers-back", "why that one of all things", () => ({
        must: [some(2, ...matchReasons)],
      })),
      q(
        "negation refers-back",
        "no. we got burned in that city last year. somewhere else",
        (facts, replies) => {
          const { city } = shown(facts, replies, 0, facts.find({}));
          return { rows: { allowed: facts.find({}).filter((one) => one.city !== city), least: 1 } };
        },
      ),
      q("narrow words refers-back", "and it can't be more than five thousand dollars", (facts, replies) => {
        const first = replies[0];
        const { city } = shown(facts, first ? [first] : [], 0, facts.find({}));
        return {
          rows: {
            allowed: facts.find({ maxCents: 500_000 }).filter((one) => one.city !== city),
            least: 1,
          },
        };
      }),
    ],
  },
  {
    id: "n11",
    as: "brand",
    questions: [
      q(
        "draft",
        "Write to the people who run Payments Assembly: could we bring our own stand rather than use theirs?",
        (facts) => ({
          must: [isMessage, says("the stand", /stand|booth/i)],
          also: [either(name("Payments Assembly"), name("Fieldnote"), name("Amara"))],
          not: [toAnother(facts, "Payments Assembly")],
        }),
      ),
      q("draft refers-back", "Make it a bit warmer, and say we'd decide before Christmas.", (facts) => ({
        must: [isMessage, says("the stand", /stand|booth/i), says("Christmas", /christmas|december 2[45]/i)],
        not: [toAnother(facts, "Payments Assembly")],
      })),
      q("act refers-back", "ok, off it goes", (facts) => ({
        act: {
          act: "message",
          target: facts.event("Payments Assembly").id,
          terms: [says("the stand", /stand|booth/i)],
        },
        not: [toAnother(facts, "Payments Assembly")],
      })),
      q("host refers-back", "Do they usually take long to answer?", (facts) => ({
        must: [
          either(
            count(facts.replyHours(facts.event("Payments Assembly").hostId) ?? 0, "hours"),
            // One answer so far: too few for a usual time.
            says("too few answers to say", /too few|not (?:yet )?known|not enough/i),
          ),
        ],
      })),
      q("host find refers-back", "What else are they putting on in Miami?", (facts) => ({
        rows: {
          allowed: facts.find({ city: "Miami", hostId: facts.event("Payments Assembly").hostId }),
          least: 2,
        },
      })),
    ],
  },
  {
    id: "n12",
    as: "brand",
    questions: [
      q("outside", "Give the GovSec Forum organizers a ring for me, would you?", () => ({
        cannot: "here",
        must: [says("calling", /call|phone|ring/i)],
      })),
      q("outside refers-back", "Hm. Is their hall accessible for wheelchairs?", () => ({
        cannot: "here",
        must: [says("access", /wheelchair|accessib/i)],
      })),
      q("find two-in-one refers-back", "So who goes there, and how many of them?", (facts) => {
        const event = facts.event("GovSec Forum");
        return { must: [audienceOf(event), count(event.attendees)] };
      }),
      q("draft refers-back", "Then write them two lines about the wheelchairs.", () => ({
        must: [isMessage, says("access", /wheelchair|accessib/i)],
        also: [
          says(
            "what is asked about them",
            /accessib|wheelchair access|access for|step-free|\bramp|\b(?:with|for|by|in)(?: a)? wheelchairs?\b|wheelchair users?/i,
          ),
        ],
      })),
    ],
  },
  {
    id: "n13",
    as: "brand",
    questions: [
      q("match", "Is Developer Night Market something for us? Why?", () => ({
        must: [some(2, ...matchReasons)],
        also: [name("Developer Night Market")],
      })),
      q("match negation", "What's wrong with Fine Watch Conference Miami then?", () => ({
        must: [
          some(
            2,
            says("another industry", /industry|industries|luxury/i),
            says("another place", /place|cit(?:y|ies)|Miami/i),
            says("interests", /interest/i),
            says("another audience", /audience|other people|draws/i),
          ),
        ],
      })),
      q("act", "Seattle should be among our cities too.", () => ({
        act: {
          act: "set-profile",
          terms: [name("Seattle"), says("keeps the others", /Austin/i)],
        },
      })),
      q(
        "two-in-one price",
        "What budget have you got for us, and would the most expensive thing at Developer Night Market fit in?",
        (facts) => ({
          must: [money(12_000_000), money(facts.offer("Developer Night Market", "silver").cents)],
        }),
      ),
      q("unmet refers-back", "Is there no gold there?", () => ({
        cannot: "none",
        constraints: [says("gold", /gold/i)],
        also: [says("what it has", /silver|bronze|lantern|noodle/i)],
      })),
    ],
  },
  {
    id: "n14",
    as: "brand",
    questions: [
      q(
        "find season",
        "We sell to banks. Which fintech shows in Europe are there from March to the end of May?",
        (facts) => ({
          rows: { allowed: facts.find({ category: "fintech", place: europe, ...spring }), least: 3 },
        }),
      ),
      q("unmet refers-back", "Copenhagen?", () => ({ cannot: "none", constraints: [name("Copenhagen")] })),
      q("widen refers-back", "Anywhere in Scandinavia then, I don't care which month.", (facts) => ({
        rows: { allowed: facts.find({ category: "fintech", place: scandinavia }), least: 2 },
      })),
      q(
        "comparative price refers-back",
        "The smaller of those: what's the least I'd pay?",
        (facts, replies) => {
          // Of the two that were meant, of those that were shown, or of all those that were found in their place.
          const last = replies.at(-1);
          const shownLast = last ? eventsNamed(last, facts.events) : [];
          const lists = [
            facts.find({ category: "fintech", place: scandinavia }),
            shownLast,
            facts.find({ place: scandinavia }),
          ];
          const smallest = lists.flatMap((list) =>
            [...list].sort((one, other) => one.attendees - other.attendees).slice(0, 1),
          );
          return {
            must: [
              {
                label: `one of ${smallest.map((one) => `${one.name} for $${entryOf(one).cents / 100}`).join(", ")}`,
                found: (said) =>
                  smallest.some((one) => name(one.name).found(said) && money(entryOf(one).cents).found(said)),
              },
            ],
          };
        },
      ),
      q("negation refers-back", "Go back to the first list but drop Amsterdam.", (facts) => ({
        rows: {
          allowed: facts
            .find({ category: "fintech", place: europe, ...spring })
            .filter(({ city }) => city !== "Amsterdam"),
          least: 2,
        },
      })),
    ],
  },
];
