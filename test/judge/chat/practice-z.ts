// cspell:ignore thx buongiorno crediti restano packet
import type { Person } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import {
  bySoonest,
  cheapest,
  type DealFact,
  type EventFact,
  type Facts,
  type PackageFact,
  type Wish,
} from "./facts.ts";
import { noClosedDeals, perHead, readsEnglish, roughly, some, spotsOf, spring } from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import {
  count,
  day,
  either,
  eventsNamed,
  money,
  name,
  says,
  saysCannot,
  saysNo,
  share,
  type Wanted,
} from "./wanted.ts";

export const isNot: Expectation = { cannot: "none", noAct: true };
export const unknowable: Expectation = { cannot: "here", noAct: true };

/** Each of these facts. */
export const each = (...ways: readonly Wanted[]): Wanted => some(ways.length, ...ways);

/** At least half of the longer words of a text. */
export function wording(text: string): Wanted {
  const words =
    text
      .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? [];
  return {
    label: `“${text}”`,
    found: ({ lower }) =>
      words.filter((word) => lower.includes(word.replace(/s$/, ""))).length * 2 >= words.length,
  };
}

/** An account by its company, or by who it belongs to. */
export function partyOf(facts: Facts, id: string): Wanted {
  const { company, name: person } = facts.user(id);
  return either(...[company, person].filter((one) => one !== "").map((one) => name(one)));
}

/** The day of a moment, wherever it is read. */
function dayOf(iso: string): Wanted {
  return either(day(iso), day(new Date(Date.parse(iso) - 86_400_000).toISOString()));
}

/** Until when something stands: the day, or how many days are left. */
export function lapses(iso: string, now: string): Wanted {
  const days = (Date.parse(iso) - Date.parse(now)) / 86_400_000;
  const ways = [Math.floor(days), Math.ceil(days)].map((left) =>
    left <= 0 ? "today|\\d+ hours" : left === 1 ? "tomorrow|(?:1|one|a) day" : `${left} days`,
  );
  return either(dayOf(iso), says("the time left", new RegExp(`\\b(?:${ways.join("|")})\\b`, "i")));
}

/** In how much time a host answers, in minutes, hours or days. */
export function speed(hours: number): Wanted {
  const ways = [hours * 60, hours, hours / 24].filter((one) => one >= 0.7);
  return {
    label: `answers in ${hours} hours`,
    found: ({ counts, lower }) =>
      counts.some(({ value }) => ways.some((one) => Math.abs(value - one) <= Math.max(0.5, one * 0.15))) ||
      /\b(?:an hour|half an hour|a day|the same day)\b/.test(lower),
  };
}

/** Events to show; where there are none, that, and which condition fails. */
export function showing(allowed: readonly EventFact[], condition: Wanted, least = 2): Expectation {
  return allowed.length > 0
    ? { rows: { allowed, least: Math.min(least, allowed.length) } }
    : { cannot: "none", constraints: [condition] };
}

export const isSigned = ({ status }: DealFact) => status === "active" || status === "completed";
export const sum = (deals: readonly DealFact[]) => deals.reduce((total, { cents }) => total + cents, 0);

/** What is listed for the package of a deal, in cents. */
export function listOf(facts: Facts, deal: DealFact): number | undefined {
  const offers = facts.events.find(({ id }) => id === deal.eventId)?.packages ?? [];
  return (offers.find((one) => one.name === deal.package) ?? offers.find((one) => one.tier === deal.tier))
    ?.cents;
}

/** Its package with the highest price, sold out or not. */
export function dearest({ packages, name: event }: EventFact): PackageFact {
  const [top] = [...packages].sort((one, other) => other.cents - one.cents);
  if (!top) throw new Error(`${event} has no packages`);
  return top;
}

const dealsAs = (facts: Facts, who: Person, ...statuses: string[]): DealFact[] =>
  facts.dealsOf(who, "brand").filter(({ status }) => statuses.includes(status));

/** Deals in which the host spoke last. */
export const onBrand = (facts: Facts): DealFact[] =>
  dealsAs(facts, "brand", "negotiating").filter(({ offeredBy }) => offeredBy === "host");

/** Of these the ones with an amount to say yes or no to. */
const bids = (facts: Facts): DealFact[] => onBrand(facts).filter(({ kind }) => kind === "offer");

const smallestBid = (facts: Facts) => bids(facts).sort((one, other) => one.cents - other.cents)[0];
export const firstToLapse = (facts: Facts) =>
  bids(facts).sort((one, other) => (one.expiresAt ?? "9999").localeCompare(other.expiresAt ?? "9999"))[0];

/** Events of a field: surely, by their category; allowed, by whatever is written of them too. */
function fieldOf(facts: Facts, field: RegExp, wish: Wish): { sure: EventFact[]; allowed: EventFact[] } {
  const found = facts.find(wish);
  return {
    sure: found.filter(({ category }) => field.test(category)),
    allowed: found.filter(({ category, name: own, attendeeType, description }) =>
      field.test(`${category} ${own} ${attendeeType} ${description}`),
    ),
  };
}

function inField(facts: Facts, field: RegExp, wish: Wish): Expectation {
  const { sure, allowed } = fieldOf(facts, field, wish);
  if (sure.length > 0) return { rows: { allowed, least: Math.min(2, sure.length) } };
  return allowed.length > 0
    ? { must: [either(saysNo, ...allowed.map((one) => name(one.name)))] }
    : { cannot: "none", constraints: [says("the field", field)] };
}

const finance = /fintech|financ|bank/i;
const health = /health|medic|hospital/i;
const upTo15 = { maxCents: 1_500_000 } as const;

/** What the brand is bound to pay, by what one counts. */
const committed = (facts: Facts): number[] => [
  ...new Set(
    [["active"], ["active", "completed"], ["active", "pending"], ["active", "pending", "completed"]].map(
      (statuses) => sum(dealsAs(facts, "brand", ...statuses)),
    ),
  ),
];

/** What each of the brand's measured events brought, most leads first. */
const byLeads = (facts: Facts) =>
  [...new Set(facts.dealsOf("brand", "brand").map(({ event }) => event))]
    .map((event) => ({ event, ...facts.measured("brand", { event }) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.leads - one.leads);

/** A new offer for the cheapest package there, at a part of its price. */
function offerAt(facts: Facts, part: number): Expectation {
  const event = facts.event("HealthTech Horizons");
  const offer = cheapest(event);
  if (!offer) return isNot;
  const cents = Math.round(offer.cents * part);
  const isOpen = dealsAs(facts, "brand", "negotiating", "pending", "active").some(
    ({ eventId }) => eventId === event.id,
  );
  // Whoever is in talks there already is told so, or gets a counter to that deal.
  return isOpen
    ? { must: [either(money(cents), says("already", /\balready\b|open (?:deal|offer)/i))] }
    : { act: { act: "start", target: offer.id, cents } };
}

export const largestSigned = (facts: Facts) =>
  facts
    .dealsOf("brand", "brand")
    .filter(isSigned)
    .sort((one, other) => other.cents - one.cents)[0];

/** People who sponsor. */
export const practiceZ: readonly Conversation[] = [
  {
    id: "a701",
    as: "brand",
    questions: [
      q("terms vague", "deals?", (facts) => {
        const current = dealsAs(facts, "brand", "negotiating", "pending", "active");
        const ways = current.map(({ event }) => name(event));
        return ways.length > 0 ? { must: [some(Math.min(2, ways.length), ...ways)], noAct: true } : isNot;
      }),
      q("waits refers-back", "which r on me to answer", (facts) => {
        const open = onBrand(facts);
        const unsigned = dealsAs(facts, "brand", "pending").map(({ event }) => name(event));
        if (open.length === 0)
          return unsigned.length > 0 ? { must: [either(saysNo, ...unsigned)], noAct: true } : isNot;
        const firm = open.filter(({ kind }) => kind === "offer");
        return { must: (firm.length > 0 ? firm : open).map(({ event }) => name(event)) };
      }),
      q("terms comparative refers-back", "least money of those, til when can i sleep on it", (facts) => {
        const least = smallestBid(facts);
        if (!least) return isNot;
        return least.expiresAt === null
          ? { must: [saysNo], noAct: true }
          : { must: [lapses(least.expiresAt, facts.now)], also: [name(least.event)], noAct: true };
      }),
      q("act refers-back", "thx but no. turn it down, our budget for this year is gone", (facts) => {
        const least = smallestBid(facts);
        return least ? { act: { act: "decline", target: least.id } } : isNot;
      }),
    ],
  },
  {
    id: "a702",
    as: "brand",
    questions: [
      q(
        "find season price",
        "Good morning. My director has released $15,000 for a single sponsorship next spring, and she " +
          "wants people from fintech to see it. What could I put in front of her?",
        (facts) => inField(facts, finance, { ...spring, ...upTo15 }),
      ),
      q("narrow refers-back", "Actually make it healthcare. Same season, same money.", (facts) =>
        inField(facts, health, { ...spring, ...upTo15 }),
      ),
      q("widen refers-back", "And if the season doesn't matter after all?", (facts) =>
        inField(facts, health, upTo15),
      ),
      q(
        "comparative two-in-one refers-back",
        "Which of them comes up first, and how little could we spend there?",
        (facts, replies) => {
          const { sure, allowed } = fieldOf(facts, health, upTo15);
          const last = replies.at(-1);
          const named = last
            ? eventsNamed(last, facts.events).filter(({ id }) => allowed.some((one) => one.id === id))
            : [];
          const ways = [sure[0], allowed[0], named.sort(bySoonest)[0]].flatMap((one) => {
            const offer = one && cheapest(one);
            return one && offer ? [each(name(one.name), money(offer.cents))] : [];
          });
          return ways.length > 0 ? { must: [either(...ways)], noAct: true } : isNot;
        },
      ),
    ],
  },
  {
    id: "a703",
    as: "brand",
    questions: [
      q("find two-in-one", "Please, SaaS Startup Week is in which city, and it begin what day?", (facts) => {
        const event = facts.event("SaaS Startup Week");
        return { must: [name(event.city), day(event.day)], noAct: true };
      }),
      q("terms refers-back", "The most expensive packet, what we receive for this money?", (facts) => {
        const { benefits, name: own } = dearest(facts.event("SaaS Startup Week"));
        const ways = benefits.map((one) => wording(one));
        return {
          must: [ways.length > 0 ? some(Math.min(2, ways.length), ...ways) : name(own)],
          also: [name(own)],
          noAct: true,
        };
      }),
      q("terms refers-back", "It is free still or other company has taken it?", (facts) => {
        const top = dearest(facts.event("SaaS Startup Week"));
        return top.left > 0
          ? {
              must: [either(spotsOf(top), says("free", /\b(?:available|free|open|left|remain\w*)\b/i))],
              not: [says("gone", /\b(?:is|are|it's) (?:already )?(?:sold out|fully booked|all taken)\b/i)],
              noAct: true,
            }
          : { must: [either(saysNo, says("gone", /sold out|taken|booked|\bfull\b|\bgone\b/i))] };
      }),
      q("act refers-back", "I think on it. Put this event with my saved ones.", (facts) => {
        const { id, name: own } = facts.event("SaaS Startup Week");
        return facts.savedEvents("brand").includes(own)
          ? { must: [says("already", /\balready\b/i)], noAct: true }
          : { act: { act: "save", target: id } };
      }),
    ],
  },
  {
    id: "a704",
    as: "brand",
    questions: [
      q(
        "results",
        "No marketing speak please. Over all our sponsorships so far: has more come back than we put in?",
        (facts) => {
          const { revenue, amount } = facts.measured("brand");
          const spent = sum(facts.dealsOf("brand", "brand").filter(isSigned));
          if (amount === 0) return isNot;
          return {
            must: [
              either(
                share(revenue / amount),
                share(revenue / Math.max(spent, 1)),
                each(money(revenue), either(money(amount), money(spent))),
                money(Math.abs(revenue - amount)),
              ),
            ],
            noAct: true,
          };
        },
      ),
      q("results refers-back", "So a lead came to how many dollars?", (facts) => {
        const { leads, amount } = facts.measured("brand");
        const spent = sum(facts.dealsOf("brand", "brand").filter(isSigned));
        return leads > 0 ? { must: [either(roughly(amount / leads), roughly(spent / leads))] } : isNot;
      }),
      q(
        "results comparative two-in-one",
        "Name me the event that brought most leads, with the number, and the one that brought fewest",
        (facts) => {
          const ranked = byLeads(facts);
          const [best] = ranked;
          const worst = ranked.at(-1);
          if (!best || !worst) return isNot;
          const most = each(name(best.event), count(best.leads, "leads"));
          return { must: [most, name(worst.event)], noAct: true };
        },
      ),
    ],
  },
  {
    id: "a705",
    as: "brand",
    questions: [
      q(
        "act",
        "Hello Morgan, we've had our planning round, it went on forever, you don't want to know. The " +
          "outcome is one hundred and twenty thousand dollars. Enter that as the budget in my profile?",
        () => ({ act: { act: "set-profile", terms: [money(12_000_000)] } }),
      ),
      q(
        "act-negated terms",
        "Leave it after all, the board still has to vote. How much are we bound to pay in deals already?",
        (facts) => ({ must: [either(...committed(facts).map((cents) => money(cents)))], noAct: true }),
      ),
      q("price refers-back", "Out of the 120k that would leave us with?", (facts) => ({
        must: [either(...committed(facts).map((cents) => money(Math.abs(12_000_000 - cents))))],
        noAct: true,
      })),
      q("match demanding refers-back", "three best picks for us within that. one line each", (facts) => {
        const left = 12_000_000 - Math.min(...committed(facts));
        return left > 0 ? showing(facts.find({ maxCents: left }), says("the budget", /budget/i), 3) : isNot;
      }),
    ],
  },
  {
    id: "a706",
    as: "brand",
    questions: [
      q("price", "lowest price to be at HealthTech Horizons in any form, and for what", (facts) => {
        const offer = cheapest(facts.event("HealthTech Horizons"));
        return offer ? { must: [money(offer.cents)], also: [name(offer.name)], noAct: true } : isNot;
      }),
      q("price refers-back", "is it ok for what it is? against what others ended up paying", (facts) => {
        const event = facts.event("HealthTech Horizons");
        const offer = cheapest(event);
        if (!offer) return isNot;
        const median = facts.closedMedian(event.category, offer.tier);
        if (median === 0) return { must: [either(noClosedDeals, saysCannot)] };
        const usual = [roughly(median), roughly(median * event.attendees)];
        return {
          must: [either(...usual, share(offer.cents / (median * event.attendees)), noClosedDeals)],
          also: [either(money(offer.cents), perHead(offer.cents, event))],
          noAct: true,
        };
      }),
      q("act act-term refers-back", "fine, make them an offer for it, ten percent off", (facts) =>
        offerAt(facts, 0.9),
      ),
      q("act act-term refers-back", "hm no, 15%, i want room to move", (facts) => offerAt(facts, 0.85)),
    ],
  },
  {
    id: "a707",
    as: "brand",
    questions: [
      q("credits language", "Buongiorno! Quanti crediti ci restano?", (facts) => ({
        must: [either(readsEnglish, count(facts.credits("brand"), "credits"))],
        noAct: true,
      })),
      q(
        "credits refers-back",
        "English is OK. For one campaign with the part about competitors, but no picture, you take how many?",
        () => ({ must: [count(15, "credits")], noAct: true }),
      ),
      q(
        "act refers-back",
        "Order it like so: a pop-up for runners in Portland, in September, with free water and our logo.",
        () => ({ act: { act: "order-campaign", terms: [says("Portland", /portland/i)] } }),
      ),
      q("act-negated credits", "Wait, don't. What campaigns did you make for us before?", (facts) => {
        const made = facts.generations("brand").flatMap((one) => (one.name === "" ? [] : [name(one.name)]));
        return made.length > 0 ? { must: [some(Math.min(2, made.length), ...made)], noAct: true } : isNot;
      }),
    ],
  },
];
