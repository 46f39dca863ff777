import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { cheapest, type DealFact, type EventFact, type Facts } from "./facts.ts";
import { entryOf, isMessage, roughly, spotsOf } from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysCannot, saysNo, share, type Wanted } from "./wanted.ts";

const notHere: Expectation = { cannot: "here", noAct: true };
const noSuch: Expectation = { cannot: "none", noAct: true };

const revops = "RevOps Roundtables";
const summit = "Enterprise Tech Summit";
const venture = "Women in Venture Summit";
const nordics = "Digital Care Nordics";
const harbor = "Founders Harbor";
const [congress, scale] = ["Open Source Congress", "Seed to Scale"];

const soldOut = says(
  "sold out",
  /sold out|\bgone\b|none (?:is |are )?left|no (?:free |open |more )?(?:gold )?(?:spots?|places?)|\b0 spots|not available|unavailable|\btaken\b|fully booked|all (?:three|3)\b/i,
);

/** What brands offer to a host who has to answer. */
const onDesk = (facts: Facts) =>
  facts
    .dealsOf("agency", "host")
    .filter(({ status, offeredBy }) => status === "negotiating" && offeredBy === "brand");

function deskDeal(facts: Facts, event: string): DealFact {
  const deal = onDesk(facts).find((one) => one.event === event);
  if (!deal) throw new Error(`Nothing is offered for ${event}`);
  return deal;
}

/** The package that is wanted there, as it is listed. */
const listedAt = (facts: Facts, event: string) => facts.offer(event, deskDeal(facts, event).tier);

/** The host's events of the first day on which there is one. */
function nextUp(facts: Facts): EventFact[] {
  const all = facts.find({ hostId: people.host });
  return all.filter((one) => one.day === all[0]?.day);
}

function firstUp(facts: Facts): EventFact {
  const [first] = nextUp(facts);
  if (!first) throw new Error("The host has no events");
  return first;
}

/** What all spots of an event bring at their listed prices. */
const fullHouse = ({ packages }: EventFact) =>
  packages.reduce((sum, { cents, spots }) => sum + cents * spots, 0);

const costPerLead = (facts: Facts, event: string): Wanted => {
  const { amount, leads } = facts.measured("partner", { event });
  return roughly(amount / leads);
};

/** An amount below a dollar, in dollars or in cents. */
function smallMoney(cents: number): Wanted {
  const near = [cents.toFixed(2), cents.toFixed(1), String(Math.round(cents))].map((one) =>
    one.replace(".", "\\."),
  );
  return either(
    money(cents),
    says(`${cents} cents`, new RegExp(`\\b(?:${near.join("|")})\\s?(?:cents?\\b|¢)`, "i")),
  );
}

/** The smallest and the largest of the credit packages. */
function topUps(facts: Facts) {
  const all = facts.creditPackages();
  const [least, most] = [all[0], all.at(-1)];
  if (!least || !most) throw new Error("No credits are on sale");
  return { least, most };
}

/** Three campaigns with everything, in credits. */
const threeFull = 60;

/** People who haven't met before, second part. */
export const practiceXX: readonly Conversation[] = [
  {
    id: "x109",
    as: "newHost",
    questions: [
      q(
        "definition hosting",
        "hello!! we do a folk festival in Galway every july. how do i get it in front of sponsors on here, " +
          "first steps i mean",
        () => ({
          must: [
            says("the event is entered", /\b(?:creat\w*|add|publish\w*|list|set up|post)\b/i),
            says("packages", /package|tier|level/i),
          ],
        }),
      ),
      q("definition words", "it says 'deliverables' in the menu. plain words please?", () => ({
        must: [
          says(
            "what was promised",
            /promis|agreed|owe|commit|benefit|contract|deliver(?:ed)? (?:to|by|what)|provide|hand over/i,
          ),
        ],
      })),
      q("hosting premise", "grand. so how many sponsors have signed with us up to now", () => ({
        must: [either(count(0, "sponsors"), saysNo)],
        noAct: true,
      })),
      q("unmet", "ah well. give me a shout on the 1st of december so i don't forget about this", () => ({
        must: [either(saysCannot, says("a reminder", /remind|calendar|notif/i))],
        noAct: true,
      })),
    ],
  },
  {
    id: "x110",
    as: "agency",
    questions: [
      q(
        "hosting waits",
        "Back from parental leave. Which offers have brands put on our desk that we haven't answered?",
        (facts) => ({
          must: onDesk(facts).map(({ event, brandId }) =>
            either(name(event), name(facts.user(brandId).company)),
          ),
        }),
      ),
      q(
        "hosting compare refers-back",
        "Lumen's. Their sum next to what we list that package at, please.",
        (facts) => ({ must: [money(deskDeal(facts, venture).cents), money(listedAt(facts, venture).cents)] }),
      ),
      q("act act-term refers-back", "Too little. Tell them nineteen two: $19,200.", (facts) => ({
        act: { act: "counter", target: deskDeal(facts, venture).id, cents: 1_920_000 },
      })),
      q(
        "act refers-back",
        "The Nordics offer from Pulse Health we don't want at all, decline it.",
        (facts) => ({
          act: { act: "decline", target: deskDeal(facts, nordics).id },
        }),
      ),
    ],
  },
  {
    id: "x111",
    as: "partner",
    questions: [
      q("results", "Did RevOps Roundtables earn back what we put in? I have five minutes.", (facts) => {
        const { revenue, amount } = facts.measured("partner", { event: revops });
        return {
          must: [either(roughly(revenue, 0.01), share(revenue / amount))],
          also: [
            revenue >= amount
              ? says("that it did", /\byes\b|earned|paid (?:off|back)|more than|profit|return|\bback\b|gain/i)
              : saysNo,
          ],
        };
      }),
      q(
        "results compare",
        "Leads from it, and leads from Enterprise Tech Summit so far. Two numbers.",
        (facts) => ({
          must: [revops, summit].map((event) =>
            count(facts.measured("partner", { event }).leads, `leads of ${event}`),
          ),
        }),
      ),
      q("results refers-back", "Price of one lead, for either.", (facts) => ({
        must: [revops, summit].map((event) => costPerLead(facts, event)),
      })),
      q(
        "act act-term memory",
        "Write this into our brand's standing facts: we do not sponsor rooms with fewer than 400 people.",
        () => ({ act: { act: "set-brand-fact", terms: [says("the limit", /\b400\b/)] } }),
      ),
    ],
  },
  {
    id: "x112",
    as: "brand",
    questions: [
      q(
        "credits two-in-one",
        "what's our credit balance, and would it cover three campaigns with both extras at 20 a piece?",
        (facts) => {
          const credits = facts.credits("brand");
          return {
            must: [count(credits, "credits")],
            also: [
              credits >= threeFull
                ? says("that it does", /\byes\b|enough|cover|\bdo(?:es)?\b|left|\bcan\b|sufficient/i)
                : saysNo,
            ],
            noAct: true,
          };
        },
      ),
      q("credits price", "smallest top-up you sell, what's it called and what do you charge", (facts) => {
        const { least } = topUps(facts);
        return { must: [money(least.cents), name(least.name)], also: [count(least.credits, "credits")] };
      }),
      q(
        "credits price comparative",
        "vs the biggest: what does a single credit work out at in that one",
        (facts) => {
          const { most } = topUps(facts);
          return { must: [smallMoney(most.cents / most.credits)] };
        },
      ),
      q("act refers-back credits", "we're not made of money. get me the small one", (facts) => ({
        act: { act: "buy-credits", target: topUps(facts).least.id },
      })),
    ],
  },
  {
    id: "x113",
    as: "host",
    questions: [
      q("hosting", "Which one of our events comes up next, and what is its date?", (facts) => ({
        must: [either(...nextUp(facts).map((one) => name(one.name))), day(firstUp(facts).day)],
      })),
      q("hosting refers-back", "Has it got any sponsor signed up yet?", (facts) => {
        const signed = facts
          .dealsOf("host", "host")
          .filter(({ eventId, status }) => eventId === firstUp(facts).id && /active|completed/.test(status));
        return signed.length > 0
          ? { must: signed.map(({ brandId }) => name(facts.user(brandId).company)), noAct: true }
          : noSuch;
      }),
      q(
        "hosting price refers-back",
        "I see. So if every spot of it went at the listed price, we would take in how much?",
        (facts) => ({ must: [money(fullHouse(firstUp(facts)))], noAct: true }),
      ),
      q(
        "act act-term refers-back",
        "Its cheapest package is priced too low, if you ask me. Ten percent more on that one.",
        (facts) => {
          const { id, cents } = entryOf(firstUp(facts));
          return { act: { act: "change-price", target: id, terms: [money(Math.round(cents * 1.1))] } };
        },
      ),
    ],
  },
  {
    id: "x114",
    as: "brand",
    questions: [
      q("waits", "who's supposed to act now on our founders harbor deal? feels stuck", () => ({
        must: [says("the host", /\b(?:hosts?|organi[sz]ers?|they|them|their|theirs)\b|summit works/i)],
        not: [says("the brand", /\b(?:it's|it is) (?:now )?your (?:move|turn)\b/i)],
      })),
      q(
        "draft refers-back",
        "then poke them. A short note: can we have the two matched meetings, yes or no, because our budget round " +
          "closes on Friday",
        () => ({
          must: [isMessage, says("the meetings", /meeting/i), says("Friday", /friday/i)],
        }),
      ),
      q("draft refers-back", "sounds like begging. firmer, and call the man by his name, Henrik", () => ({
        must: [says("his name", /henrik/i), says("the meetings", /meeting/i), says("Friday", /friday/i)],
      })),
      q("act refers-back", "better. off it goes to him", (facts) => ({
        act: { act: "message", target: facts.deal(harbor, "brand").id },
      })),
    ],
  },
  {
    id: "x115",
    as: "agency",
    questions: [
      q(
        "hosting compare price",
        "I'm redoing our price sheet: what do we ask for gold at Open Source Congress, and what at Seed to Scale?",
        (facts) => ({ must: [congress, scale].map((one) => money(facts.offer(one, "gold").cents)) }),
      ),
      q("hosting refers-back", "Still free on that level at each of them?", (facts) => ({
        must: [congress, scale].map((one) => {
          const offer = facts.offer(one, "gold");
          return offer.left === 0 ? either(spotsOf(offer), soldOut) : spotsOf(offer);
        }),
      })),
      q(
        "hosting waits",
        "Kite Works had a question about the workshop at Seed to Scale, I think. Did one of us reply to it?",
        (facts) => {
          const open = facts.openInquiries("agency").some(({ event }) => event === scale);
          return { must: [open ? saysNo : says("that it was", /\byes\b|replied|answered/i)] };
        },
      ),
      q(
        "act refers-back",
        "Oops. Reply to them that the room for forty is included, they only bring their own slides.",
        () => ({
          act: {
            act: "reply-inquiry",
            terms: [says("forty", /\bforty\b|\b40\b/i), says("slides", /slides/i)],
          },
        }),
      ),
    ],
  },
  {
    id: "x116",
    as: "newBrand",
    questions: [
      q(
        "price",
        "A colleague claims gold is not to be had any more at Digital Care Nordics. Is she right?",
        (facts) => {
          const offer = facts.offer(nordics, "gold");
          return { must: [offer.left === 0 ? soldOut : spotsOf(offer)], noAct: offer.left > 0 };
        },
      ),
      q("price refers-back", "And what else do they sell there, at which price?", (facts) => {
        const offer = cheapest(facts.event(nordics));
        return offer
          ? { must: [money(offer.cents)], also: [either(name(offer.name), name(offer.tier))] }
          : noSuch;
      }),
      q("act refers-back", "We'd rather queue up for gold in case somebody drops out. Do that.", (facts) => ({
        act: { act: "waiting-list", target: facts.offer(nordics, "gold").id },
      })),
      q("outside", "by the way, what is the Danish krone worth in dollars this morning?", () => notHere),
    ],
  },
];
