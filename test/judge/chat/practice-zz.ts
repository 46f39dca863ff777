// cspell:ignore northgate wifi
import type { SponsorshipTier } from "@marquee/contracts/enums";
import { sponsorIds } from "@marquee/seed/content/demo-users";
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { cheapest, type DealFact, type EventFact, type Facts } from "./facts.ts";
import { audienceOf, isMessage, month, noClosedDeals, perHead, shorterThan, some } from "./often-wanted.ts";
import {
  dearest,
  each,
  firstToLapse,
  isNot,
  isSigned,
  lapses,
  largestSigned,
  listOf,
  onBrand,
  partyOf,
  showing,
  speed,
  sum,
  unknowable,
  wording,
} from "./practice-z.ts";
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
  type Wanted,
} from "./wanted.ts";

const [, kiteWorks = "", , pulseHealth = ""] = sponsorIds;

/** The bigger and the smaller one of the two that are weighed up. */
const pairOf = (facts: Facts): EventFact[] =>
  [facts.event("AI Conference"), facts.event("Enterprise Tech Summit")].sort(
    (one, other) => other.attendees - one.attendees,
  );

const crowdOf = (one: EventFact | undefined): Expectation => (one ? { must: [audienceOf(one)] } : isNot);

/** What the brand has saved and can still go to, the next one first. */
const saved = (facts: Facts): EventFact[] => {
  const names = facts.savedEvents("brand");
  return facts.find({}).filter((one) => names.includes(one.name));
};

/** Offers that the host has to answer. */
const offered = (facts: Facts): DealFact[] =>
  facts
    .dealsOf("host", "host")
    .filter(({ status, offeredBy, kind }) => `${status} ${offeredBy} ${kind}` === "negotiating brand offer");
const offeredFor = (facts: Facts, event: string) => offered(facts).filter((one) => one.event === event);

/** Takes the only one of these offers, or asks which is meant. */
function acceptOf(facts: Facts, deals: readonly DealFact[]): Expectation {
  const [only] = deals;
  if (!only) return isNot;
  if (deals.length === 1) return { act: { act: "accept", target: only.id } };
  const ways = deals.map((one) => either(partyOf(facts, one.brandId), name(one.event)));
  return { choices: [some(Math.min(3, ways.length), ...ways)], noAct: true };
}

/** Who has signed for most money with the host, over all. */
function patron(facts: Facts): { id: string; cents: number } | undefined {
  const signed = facts.dealsOf("host", "host").filter(isSigned);
  return [...Map.groupBy(signed, ({ brandId }) => brandId)]
    .map(([id, deals]) => ({ id, cents: sum(deals) }))
    .sort((one, other) => other.cents - one.cents)[0];
}

/** An amount between what was paid least and most for each guest of such events, times the guests. */
function fee(facts: Facts, field: RegExp, tier: SponsorshipTier, guests: number): Wanted {
  const category = facts.events.find((one) => field.test(one.category))?.category;
  const paid = category === undefined ? [] : facts.closed(category, tier);
  const [low = 0] = paid;
  const high = paid.at(-1) ?? 0;
  const within: Wanted = {
    label: `an amount for ${guests} guests`,
    found: ({ money: amounts }) =>
      amounts.some(({ value }) => {
        const cents = (value * 100) / guests;
        return cents >= low * 0.95 && cents <= high * 1.05;
      }),
    figure: "money",
  };
  if (high === 0) return noClosedDeals;
  return paid.length < 10 ? either(within, noClosedDeals) : within;
}

const openOf = (facts: Facts, brandId: string): DealFact[] =>
  facts.deals.filter((one) => one.brandId === brandId && one.status === "negotiating");

/** Upcoming events in the two countries, in 2027, with so many visitors. */
const abroad = (facts: Facts, least = 0): EventFact[] =>
  facts.find({ place: /Germany|Netherlands/, from: "2027-01-01", to: "2027-12-31", least });

/** The one that costs least for each visitor, by its cheapest package. */
function thriftiest(events: readonly EventFact[]): Wanted[] {
  const [best] = events
    .flatMap((event) => {
      const cents = cheapest(event)?.cents;
      return cents === undefined ? [] : [{ event, cents }];
    })
    .sort((one, other) => one.cents / one.event.attendees - other.cents / other.event.attendees);
  if (!best) return [];
  return [each(name(best.event.name), either(perHead(best.cents, best.event), money(best.cents)))];
}

const nextOf = (facts: Facts, at: number): Expectation => {
  const event = facts.find({ hostId: people.host })[at];
  return event ? { must: [name(event.name), day(event.day)], also: [name(event.city)], noAct: true } : isNot;
};

/** More people who sponsor, and those on the other side. */
export const practiceZZ: readonly Conversation[] = [
  {
    id: "a708",
    as: "brand",
    questions: [
      q("outside", "flying in for AI Conference w/ 2 colleagues, get us rooms close by", () => unknowable),
      q("outside refers-back", "ok ok. will it rain there on the day?", () => unknowable),
      q("find refers-back", "what companies are in as sponsors there so far", (facts) => {
        const { id } = facts.event("AI Conference");
        const signed = facts.deals.filter((one) => one.eventId === id && isSigned(one));
        const names = signed.map(({ brandId }) => partyOf(facts, brandId));
        return { must: [signed.length > 0 ? either(...names, saysCannot) : either(saysNo, saysCannot)] };
      }),
    ],
  },
  {
    id: "a709",
    as: "brand",
    questions: [
      q(
        "compare two-in-one",
        "AI Conference or Enterprise Tech Summit: which has the bigger crowd, where do we get in for less?",
        (facts) => ({
          must: pairOf(facts).flatMap((event) => {
            const offer = cheapest(event);
            return [count(event.attendees, "people"), ...(offer ? [money(offer.cents)] : [])];
          }),
          noAct: true,
        }),
      ),
      q("match refers-back", "What sort of people walk around at the bigger one?", (facts) =>
        crowdOf(pairOf(facts)[0]),
      ),
      q("refers-back", "And the other one?", (facts) => crowdOf(pairOf(facts)[1])),
      q("find season negation", "Neither then. What about in March, anywhere except California?", (facts) =>
        showing(
          facts.find(month("2027-03")).filter(({ location }) => !/, CA$|California/.test(location)),
          says("March", /march/i),
        ),
      ),
    ],
  },
  {
    id: "a710",
    as: "brand",
    questions: [
      q("host two-in-one", "who's behind SaaS Growth Forum and do they write back fast?", (facts) => {
        const { hostId } = facts.event("SaaS Growth Forum");
        const hours = facts.replyHours(hostId);
        return {
          must: [partyOf(facts, hostId), hours === undefined ? either(saysNo, saysCannot) : speed(hours)],
          noAct: true,
        };
      }),
      q("act refers-back", "ask them if we may bring our own coffee cart and a barista", (facts) => {
        const { id } = facts.event("SaaS Growth Forum");
        const terms = [says("the cart", /coffee|cart/i)];
        // Who has a deal about it may be heard in the deal's thread.
        return facts.dealsOf("brand", "brand").some(({ eventId }) => eventId === id)
          ? { act: { act: "message", terms } }
          : { act: { act: "message", target: id, terms } };
      }),
      q("act-negated host", "nah dont send that. what else do these people run?", (facts) => {
        const { id, hostId } = facts.event("SaaS Growth Forum");
        const allowed = facts.find({ hostId });
        const others = allowed.filter((one) => one.id !== id).length;
        return others > 0 ? { rows: { allowed, least: Math.min(3, others) }, noAct: true } : isNot;
      }),
    ],
  },
  {
    id: "a711",
    as: "brand",
    questions: [
      q(
        "terms two-in-one",
        "Of all we ever put our name under, which deal is the largest, and what does the host owe us?",
        (facts) => {
          const deal = largestSigned(facts);
          if (!deal) return isNot;
          const ways = deal.benefits.map((one) => wording(one));
          const owed = ways.length > 0 ? [some(Math.min(2, ways.length), ...ways)] : [];
          return { must: [name(deal.event), ...owed], also: [money(deal.cents)], noAct: true };
        },
      ),
      q("terms refers-back", "By which measures did we say we'd judge it?", (facts) => {
        const kpis = (largestSigned(facts)?.kpis ?? []).map((one) => wording(one));
        return kpis.length > 0 ? { must: [some(Math.ceil(kpis.length / 2), ...kpis)], noAct: true } : isNot;
      }),
      q("terms refers-back", "I need the paper itself for our lawyer. Where do I get it?", () => ({
        must: [says("where", /contract|download|\bpdf\b|sponsorship hub|deal(?:'s)? page|\/sponsorships/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "a712",
    as: "brand",
    questions: [
      q("waits demanding", "Back from two weeks off, 300 mails. What needs me first in here?", (facts) => {
        const unsigned = facts.dealsOf("brand", "brand").filter(({ status }) => status === "pending");
        const ways = [...onBrand(facts), ...unsigned, ...facts.owed("brand")].map(({ event }) => name(event));
        return ways.length > 0 ? { must: [some(1, ...ways)] } : isNot;
      }),
      q(
        "act act-term",
        "Of the offers hosts sent me, take the one running out soonest and counter $500 lower.",
        (facts) => {
          const next = firstToLapse(facts);
          return next ? { act: { act: "counter", target: next.id, cents: next.cents - 50_000 } } : isNot;
        },
      ),
      q("find", "Other thing: what did I put aside under saved?", (facts) => {
        const ways = facts.savedEvents("brand").map((one) => name(one));
        return ways.length > 0 ? { must: [some(Math.min(3, ways.length), ...ways)], noAct: true } : isNot;
      }),
      q("act comparative refers-back", "Whichever of these is up next, take it off the list.", (facts) => {
        const [next] = saved(facts);
        return next ? { act: { act: "unsave", target: next.id } } : isNot;
      }),
      q("price unknown-name", "And what would Northgate Robotics Expo want for a booth?", () => ({
        ...isNot,
        constraints: [says("its name", /northgate/i)],
      })),
    ],
  },
  {
    id: "a713",
    as: "host",
    questions: [
      q("act-ambiguous hosting", "accept the offer", (facts) => acceptOf(facts, offered(facts))),
      q("act refers-back", "the one for Cyber Defense Week", (facts) =>
        acceptOf(facts, offeredFor(facts, "Cyber Defense Week")),
      ),
      q("act-negated hosting", "hold your horses!! how far under our own price is that even", (facts) => {
        const gaps = offeredFor(facts, "Cyber Defense Week").flatMap((deal): Wanted[] => {
          const list = listOf(facts, deal);
          if (list === undefined) return [];
          return list > deal.cents
            ? [either(money(list - deal.cents), each(money(list), money(deal.cents)))]
            : [saysNo, money(list)];
        });
        return gaps.length > 0 ? { must: [either(...gaps)], noAct: true } : isNot;
      }),
    ],
  },
  {
    id: "a714",
    as: "host",
    questions: [
      q("hosting waits", "Offers aside: did companies write us with questions I left open?", (facts) => {
        const open = facts.openInquiries("host");
        return open.length > 0
          ? { must: open.map((one) => either(name(one.event), name(one.from))), noAct: true }
          : isNot;
      }),
      q("act refers-back", "Reply to the top one. Yes, power and wifi are part of it.", (facts) =>
        facts.openInquiries("host").length > 0
          ? { act: { act: "reply-inquiry", terms: [says("power and wifi", /power|wi-?fi/i)] } }
          : isNot,
      ),
    ],
  },
  {
    id: "a715",
    as: "host",
    questions: [
      q("hosting", "whats the next thing im running, when + where", (facts) => nextOf(facts, 0)),
      q("hosting refers-back", "after that?", (facts) => nextOf(facts, 1)),
      q("unmet refers-back", "too much work. call that whole event off for me", () => unknowable),
      q("act", "ok it stays. at founders harbor the priciest package gets two more spots", (facts) => {
        const top = dearest(facts.event("Founders Harbor"));
        return { act: { act: "change-spots", target: top.id, terms: [count(top.spots + 2, "spots")] } };
      }),
    ],
  },
  {
    id: "a716",
    as: "host",
    questions: [
      q("hosting results", "Which company has signed for most money with us so far? Sum?", (facts) => {
        const best = patron(facts);
        return best ? { must: [partyOf(facts, best.id), money(best.cents)], noAct: true } : isNot;
      }),
      q(
        "draft hosting refers-back",
        "Write me a letter of thanks to them, warm, with an invitation to dinner. I'll send it by post.",
        () => ({ must: [isMessage, says("dinner", /dinner/i)], noAct: true }),
      ),
      q("draft refers-back", "Half as long, please.", (_, replies) => ({
        must: [isMessage, shorterThan(replies.at(-1))],
        noAct: true,
      })),
    ],
  },
  {
    id: "a717",
    as: "newHost",
    questions: [
      q(
        "hosting price",
        "I'm new at this. A cloud meetup, 400 guests: going by what others really got, how much is silver?",
        (facts) => ({ must: [fee(facts, /cloud/i, "silver", 400)], noAct: true }),
      ),
      q("hosting price refers-back", "and with 900 guests?", (facts) => ({
        must: [fee(facts, /cloud/i, "silver", 900)],
        noAct: true,
      })),
    ],
  },
  {
    id: "a718",
    as: "agency",
    questions: [
      q("terms comparative", "Kite Works or Pulse Health, who has more money in open talks?", (facts) => {
        const [more, less] = [kiteWorks, pulseHealth]
          .map((id) => ({ id, cents: sum(openOf(facts, id)) }))
          .sort((one, other) => other.cents - one.cents);
        if (!more || more.cents === 0) return isNot;
        const amounts = openOf(facts, more.id).map(({ cents }) => money(cents));
        return {
          must: [partyOf(facts, more.id), either(money(more.cents), each(...amounts))],
          also: less && less.cents > 0 ? [partyOf(facts, less.id)] : [],
          noAct: true,
        };
      }),
      q("terms", "How long does Kite's offer to Founders Harbor still stand?", (facts) => {
        const deal = openOf(facts, kiteWorks).find(({ event }) => event === "Founders Harbor");
        if (!deal) return isNot;
        return { must: [deal.expiresAt === null ? saysNo : lapses(deal.expiresAt, facts.now)], noAct: true };
      }),
      q("unmet refers-back", "And if they say yes you put the signature there for Kite, OK?", () => ({
        must: [either(saysCannot, saysNo)],
        noAct: true,
      })),
    ],
  },
  {
    id: "a719",
    as: "agency",
    questions: [
      q("find", "A client wants Germany or the Netherlands in 2027, any topic. What is there?", (facts) =>
        showing(abroad(facts), says("the countries", /german|netherlands|dutch/i)),
      ),
      q("narrow refers-back", "Nothing under 1,000 visitors, he says.", (facts) =>
        showing(abroad(facts, 1_000), says("the size", /1,?000|visitors|attend/i)),
      ),
      q("comparative refers-back", "Where would he pay least for each visitor?", (facts, replies) => {
        const all = abroad(facts, 1_000);
        const last = replies.at(-1);
        const named = last ? eventsNamed(last, facts.events) : [];
        const seen = all.filter(({ id }) => named.some((one) => one.id === id));
        const ways = [...thriftiest(all), ...thriftiest(seen)];
        return ways.length > 0 ? { must: [either(...ways)], noAct: true } : isNot;
      }),
    ],
  },
  {
    id: "a720",
    as: "newBrand",
    questions: [
      q("definition", "a deal says pending, another active. whats the difference", () => ({
        must: [says("the signature", /sign/i)],
        also: [says("both", /\bpending\b[\s\S]*\bactive\b|\bactive\b[\s\S]*\bpending\b/i)],
        noAct: true,
      })),
      q("definition", "I signed up as a brand, but we're an agency really. How do I switch?", () => ({
        must: [says("support", /\bsupport\b|can't|cannot|new account|another account/i)],
        noAct: true,
      })),
      q("act", "Add to what you know about our brand: our audience is now dentists, not hospitals.", () => ({
        act: { act: "set-brand-fact", terms: [says("dentists", /dentist/i)] },
      })),
    ],
  },
];
