// cspell:ignore bergmann
import { type Person, people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import type { DealFact, EventFact, Facts, PackageFact } from "./facts.ts";
import { isMessage, noClosedDeals, roughly, some, spotsOf } from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysCannot, saysNo, type Wanted } from "./wanted.ts";

const isNot: Expectation = { cannot: "none", noAct: true };

/** All of these facts. */
export const both = (...ways: readonly Wanted[]): Wanted => some(ways.length, ...ways);

/** What a sponsor gets, in the host's words or in most of them. */
function benefit(text: string): Wanted {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return {
    label: `“${text}”`,
    found: ({ lower }) =>
      words.filter((word) => lower.includes(word.replace(/s$/, ""))).length * 2 >= words.length,
  };
}

const sponsorOf = (facts: Facts, { brandId }: DealFact): string => facts.user(brandId).company;

/** What a host has been offered, and still has to answer. */
export const offersTo = (facts: Facts, who: Person): DealFact[] =>
  facts
    .dealsOf(who, "host")
    .filter(({ status, offeredBy }) => status === "negotiating" && offeredBy === "brand")
    .sort((one, other) => other.cents - one.cents);

/** The offer of a company about an event. */
function offerBy(facts: Facts, company: string, event: string): DealFact {
  const found = facts.deals.find(
    (one) => one.status === "negotiating" && one.event === event && sponsorOf(facts, one) === company,
  );
  if (!found) throw new Error(`${company} has no offer about ${event}`);
  return found;
}

/** An offer, by who made it or for what, with its amount. */
export const namedOffer = (facts: Facts, one: DealFact): Wanted =>
  both(either(name(sponsorOf(facts, one)), name(one.event)), money(one.cents));

const isSigned = ({ status }: DealFact) => status === "active" || status === "completed";
const sum = (deals: readonly DealFact[]) => deals.reduce((all, { cents }) => all + cents, 0);

/** Deals about events of the host that are still to come. */
function comingDeals(facts: Facts): DealFact[] {
  const coming = new Set(facts.find({ hostId: people.host }).map(({ id }) => id));
  return facts.dealsOf("host", "host").filter(({ eventId }) => coming.has(eventId));
}
const comingSigned = (facts: Facts) => comingDeals(facts).filter(isSigned);

/** What the host has sold of a tier, ever. */
const soldOf = (facts: Facts, tier: string): number =>
  facts.dealsOf("host", "host").filter((one) => isSigned(one) && one.tier === tier).length;

/** The package with most spots left. */
function emptiest({ packages, name: event }: EventFact): PackageFact {
  const [most] = [...packages].sort((one, other) => other.left - one.left);
  if (!most) throw new Error(`${event} has no packages`);
  return most;
}

/** An amount above one and below another. */
const amountBetween = (low: number, high: number): Wanted => ({
  label: `an amount between $${low / 100} and $${high / 100}`,
  found: (said) => said.money.some(({ value }) => value * 100 > low && value * 100 < high),
});

const kiteOffer = (facts: Facts) => offerBy(facts, "Kite Works", "Founders Harbor");
const pulseOffer = (facts: Facts) => offerBy(facts, "Pulse Health", "HealthTech Horizons");

/** How many people have saved one of these events. */
const savers = (facts: Facts, events: readonly string[]): Person[] =>
  (Object.keys(people) as Person[]).filter((who) =>
    facts.savedEvents(who).some((one) => events.includes(one)),
  );

/** People who run events, of different tempers. */
export const practiceY: readonly Conversation[] = [
  {
    id: "y101",
    as: "host",
    questions: [
      q("hosting waits", "offers on my desk, who + how much", (facts) => {
        const open = offersTo(facts, "host");
        if (open.length === 0) return { cannot: "none" };
        return {
          must: open.filter(({ kind }) => kind === "offer").map((one) => namedOffer(facts, one)),
          also: open.filter(({ kind }) => kind !== "offer").map((one) => namedOffer(facts, one)),
        };
      }),
      q("hosting comparative refers-back", "top one?", (facts) => {
        const [top] = offersTo(facts, "host");
        return top
          ? { must: [money(top.cents), either(name(sponsorOf(facts, top)), name(top.event))] }
          : isNot;
      }),
      q("hosting unknown-name refers-back", "Bergmann Pumps, what's their bid", () => ({
        ...isNot,
        constraints: [says("its name", /bergmann/i)],
      })),
      q("act", "ok. drop zania a line that they get our answer by friday", (facts) => ({
        act: {
          act: "message",
          target: offerBy(facts, "Zania", "Cyber Defense Week").id,
          terms: [says("Friday", /friday|november 20|20 november/i)],
        },
      })),
    ],
  },
  {
    id: "y102",
    as: "host",
    questions: [
      q(
        "hosting terms two-in-one",
        "Hi Morgan, Henrik here, first coffee of the day! Kite Works came to us about Founders Harbor, " +
          "didn't they? What are they willing to pay, and what do we ask for that package ourselves?",
        (facts) => {
          const deal = kiteOffer(facts);
          return { must: [money(deal.cents), money(facts.offer(deal.event, deal.package).cents)] };
        },
      ),
      q(
        "hosting vague refers-back",
        "I don't want to scare them off, they're nice people. Which figure would you come back to them with?",
        (facts) => {
          const { cents, event, package: which } = kiteOffer(facts);
          const asked = facts.offer(event, which).cents;
          return { must: [amountBetween(cents, asked)] };
        },
      ),
      q("act refers-back", "Lovely, do it.", (facts) => ({
        act: { act: "counter", target: kiteOffer(facts).id },
      })),
    ],
  },
  {
    id: "y103",
    as: "host",
    questions: [
      q(
        "hosting two-in-one",
        "please, for AI Conference how many place i have still free in each package, and the price is which",
        (facts) => ({
          must: facts
            .event("AI Conference")
            .packages.filter(({ left }) => left > 0)
            .map((one) => both(spotsOf(one), money(one.cents))),
          noAct: true,
        }),
      ),
      q("hosting refers-back", "who is it that bought there already", (facts) => {
        const bought = facts
          .dealsOf("host", "host")
          .filter((one) => isSigned(one) && one.eventId === facts.event("AI Conference").id);
        return bought.length > 0
          ? { must: bought.map((one) => name(sponsorOf(facts, one))), noAct: true }
          : isNot;
      }),
      q("hosting terms refers-back", "the paper with them is signed from two sides, yes or no?", (facts) =>
        facts.deal("AI Conference", "host").signedAt === null
          ? { cannot: "none" }
          : {
              must: [says("signed", /\byes\b|signed|in force|\bactive\b/i)],
              not: [says("unsigned", /(?:isn't|not) (?:yet |been |fully )*signed/i)],
              noAct: true,
            },
      ),
      q(
        "act hosting",
        "Now Pulse Health, from HealthTech Horizons. I want the middle of what they say and our list. " +
          "Make the counter.",
        (facts) => {
          const { id, cents, event, package: which } = pulseOffer(facts);
          return {
            act: { act: "counter", target: id, cents: (cents + facts.offer(event, which).cents) / 2 },
          };
        },
      ),
    ],
  },
  {
    id: "y104",
    as: "host",
    questions: [
      q(
        "hosting premise rude",
        "SaaS Growth Forum is weeks away and from what I see not ONE sponsor has signed. Tell me I'm blind.",
        (facts) => {
          const { id } = facts.event("SaaS Growth Forum");
          const signed = facts.deals.filter((one) => one.eventId === id && isSigned(one));
          return signed.length > 0
            ? { must: signed.map((one) => name(sponsorOf(facts, one))) }
            : { must: [either(saysNo, says("that it is so", /\b(?:right|correct|true|zero|0)\b/i))] };
        },
      ),
      q(
        "hosting terms two-in-one",
        "There was somebody though. We sent them away. Who, with how much money, and for what reason?",
        (facts) => {
          const deal = facts.deal("SaaS Growth Forum", "host");
          return {
            must: [name(sponsorOf(facts, deal)), money(deal.cents)],
            also: deal.endReason === null ? [] : [benefit(deal.endReason)],
          };
        },
      ),
      q(
        "act refers-back",
        "Well that was clever of us. Fine, Retention Track Partner goes down to 19,500, change it.",
        (facts) => ({
          must: [money(1_950_000)],
          act: {
            act: "change-price",
            target: facts.offer("SaaS Growth Forum", "Retention Track Partner").id,
          },
        }),
      ),
      q(
        "hosting act-negated",
        "No, stop, it stays at the old price. All spots of that event sold at list, what would that be?",
        (facts) => ({
          must: [
            money(
              facts
                .event("SaaS Growth Forum")
                .packages.reduce((all, { cents, spots }) => all + cents * spots, 0),
            ),
          ],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "y105",
    as: "host",
    questions: [
      q(
        "hosting waits",
        "Good afternoon. Would you kindly list what we have yet to deliver to sponsors, most urgent first?",
        (facts) => {
          const [first, ...rest] = facts.owed("host");
          if (!first) return { cannot: "none" };
          const urgent = [first, ...rest.filter(({ due }) => due === first.due)];
          const ways = urgent.map((one) => either(name(one.event), benefit(one.benefit)));
          return { must: [day(first.due), some(Math.min(2, ways.length), ...ways)] };
        },
      ),
      q("hosting refers-back", "How many items is that for Fintech Frontiers alone, please?", (facts) => {
        const left = facts.owed("host").filter(({ event }) => event === "Fintech Frontiers").length;
        return left > 0 ? { must: [count(left, "items")], noAct: true } : isNot;
      }),
      q(
        "draft hosting refers-back",
        "Thank you. Could you word a short note to its sponsor, saying that counter and screen will be " +
          "ready? The wording only, I shall not send it today.",
        () => ({
          must: [isMessage, says("the counter", /counter|screen|booth/i)],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "y106",
    as: "host",
    questions: [
      q(
        "hosting two-in-one",
        "My accountant is on the other line. Signed sponsor money for events still ahead of us: " +
          "event by event, then the sum.",
        (facts) => {
          const signed = comingSigned(facts);
          return {
            must: [...signed.map((one) => both(name(one.event), money(one.cents))), money(sum(signed))],
            noAct: true,
          };
        },
      ),
      q(
        "hosting refers-back",
        "She also asks for a best case. Add whatever is under negotiation, at the latest figures. New sum?",
        (facts) => {
          const open = comingDeals(facts).filter(({ status }) => status === "negotiating");
          const firm = open.filter(({ kind }) => kind === "offer");
          const signed = sum(comingSigned(facts));
          return { must: [either(money(signed + sum(open)), money(signed + sum(firm)))], noAct: true };
        },
      ),
      q("hosting", "Off the phone. Has anybody bookmarked Founders Harbor to come back to it?", (facts) => {
        const who = savers(facts, ["Founders Harbor"]);
        const names = who.map((one) => name(facts.user(people[one]).company));
        return who.length > 0
          ? { must: [either(...names, count(who.length, "people"), saysCannot)] }
          : { must: [either(saysNo, count(0))] };
      }),
    ],
  },
  {
    id: "y107",
    as: "host",
    questions: [
      q(
        "hosting compare",
        "gold vs silver at our events, counting each deal we ever signed. how many of either",
        (facts) => ({
          must: [count(soldOf(facts, "gold"), "gold"), count(soldOf(facts, "silver"), "silver")],
          noAct: true,
        }),
      ),
      q(
        "hosting comparative",
        "at enterprise tech summit, where do we have the most spots left to fill",
        (facts) => {
          const most = emptiest(facts.event("Enterprise Tech Summit"));
          return { must: [either(name(most.name), says(most.tier, most.tier)), spotsOf(most)] };
        },
      ),
      q("act refers-back", "6,300 for it from now on, not what it says there", (facts) => ({
        must: [money(630_000)],
        act: { act: "change-price", target: emptiest(facts.event("Enterprise Tech Summit")).id },
      })),
      q(
        "hosting price refers-back",
        "or could we have gone UP with that? going by what was paid for this level at similar events",
        (facts) => {
          const event = facts.event("Enterprise Tech Summit");
          const { tier } = emptiest(event);
          if (facts.closed(event.category, tier).length === 0) return { must: [noClosedDeals] };
          const median = facts.closedMedian(event.category, tier);
          return { must: [either(roughly(median), roughly(median * event.attendees), noClosedDeals)] };
        },
      ),
    ],
  },
];
