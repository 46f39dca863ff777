// cspell:ignore evnts stil theyre wich whos
import { people } from "../world.ts";
import { type Conversation, q, shown } from "./conversation.ts";
import type { DealFact, EventFact, Facts } from "./facts.ts";
import { europe, firstQuarter, fitting, isMessage, month, some } from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import {
  count,
  day,
  either,
  eventsNamed,
  money,
  name,
  type Reply,
  says,
  saysNo,
  share,
  type Wanted,
} from "./wanted.ts";

const notHere: Expectation = { cannot: "here", noAct: true };

const [startup, days, horizons] = ["Startup Expo", "Developer Days", "HealthTech Horizons"];
const [venture, week] = ["Women in Venture Summit", "SaaS Startup Week"];

const gaming = says("gaming", /gam(?:ing|es?|ers?)\b|esport/i);
const smallGames = { category: "gaming", maxCents: 500_000 } as const;

/** So many of the things that a sponsor is promised, in about their words. */
export function promised(benefits: readonly string[], least: number): Wanted {
  const each = benefits.map((benefit): Wanted => {
    const words = benefit.toLowerCase().match(/[a-z]{5,}/g) ?? [];
    return {
      label: benefit,
      found: ({ lower }) =>
        words.filter((word) => lower.includes(word.replace(/s$/, ""))).length >= Math.min(2, words.length),
    };
  });
  return some(least, ...each);
}

/** Of what an answer named the events that fit; all that fit, where it named none. */
export function ofThose(facts: Facts, reply: Reply | undefined, fit: readonly EventFact[]): EventFact[] {
  const named = reply ? eventsNamed(reply, facts.events).filter((one) => fit.includes(one)) : [];
  return named.length > 0 ? named : [...fit];
}

export function top<One>(all: readonly One[], by: (one: One) => number): One {
  const [first, ...others] = all;
  if (first === undefined) throw new Error("Nothing to choose from");
  return others.reduce((best, one) => (by(one) > by(best) ? one : best), first);
}

/** Where people who buy bags for a shop, or carry fine ones, can be reached for little money. */
const bagEvents = (facts: Facts): EventFact[] =>
  (["fashion", "luxury", "retail"] as const).flatMap((category) =>
    facts.find({ category, maxCents: 300_000 }),
  );

/** Deals of the host that both sides have signed. */
const signedOf = (facts: Facts): DealFact[] =>
  facts.dealsOf("host", "host").filter(({ status }) => status === "active" || status === "completed");

const total = (deals: readonly DealFact[]) => deals.reduce((sum, { cents }) => sum + cents, 0);

/** The agency's events of the first quarter with gold to sell. */
const goldLeft = (facts: Facts) => facts.find({ hostId: people.agency, tier: "gold", ...firstQuarter });

function soonest(facts: Facts, [first]: readonly Reply[]): EventFact {
  return top(ofThose(facts, first, goldLeft(facts)), (one) => -Date.parse(one.day));
}

function goldOf({ name: event, packages }: EventFact) {
  const gold = packages.find(({ tier }) => tier === "gold");
  if (!gold) throw new Error(`${event} has no gold`);
  return gold;
}

/** Ordinary days at work, second part. */
export const practiceII: readonly Conversation[] = [
  {
    id: "b111",
    as: "brand",
    questions: [
      q("vague waits", "ok back at my desk, coffee in hand. what needs me?", () => ({
        must: [name(startup)],
        also: [name(days)],
      })),
      q("premise terms", "Developer Days has been signed ages ago though, hasn't it?", () => ({
        must: [
          either(saysNo, says("still to be signed", /pending|missing|waits?\b|waiting|to (?:be )?sign/i)),
        ],
        noAct: true,
      })),
      q("terms refers-back", "then how long do we have for it and what's the sum on the paper", (facts) => {
        const { expiresAt, cents } = facts.deal(days, "brand");
        return { must: [money(cents), day(expiresAt ?? "")], noAct: true };
      }),
    ],
  },
  {
    id: "b112",
    as: "brand",
    questions: [
      q(
        "find unmet",
        "Any gaming event in Amsterdam this coming January? We'd pay up to 5,000.",
        (facts) => ({
          ...fitting(facts, { ...smallGames, city: "Amsterdam", ...month("2027-01") }, [gaming]),
          noAct: true,
        }),
      ),
      q("widen refers-back", "Then anywhere, whenever. Budget stays", (facts) =>
        fitting(facts, smallGames, [gaming]),
      ),
      q("narrow refers-back", "Too far for most of us. Only what's in Europe", (facts) =>
        fitting(facts, { ...smallGames, place: europe }, [gaming]),
      ),
      q(
        "draft refers-back",
        "Write the organizer a short hello from us and ask how many of last year's visitors were under 25",
        () => ({ must: [isMessage, says("under 25", /\b25\b|twenty-five/i)] }),
      ),
    ],
  },
  {
    id: "b113",
    as: "agency",
    questions: [
      q(
        "hosting waits",
        "Lumen Bank want in at our Women in Venture Summit. Until when must we answer, and what do they offer?",
        (facts) => {
          const { cents, expiresAt } = facts.deal(venture, "agency");
          return { must: [money(cents), day(expiresAt ?? "")] };
        },
      ),
      q("hosting price refers-back", "as a share of our asking price?", (facts) => {
        const { cents, tier } = facts.deal(venture, "agency");
        const list = facts.offer(venture, tier).cents;
        return { must: [either(share(cents / list), share(1 - cents / list))], also: [money(list)] };
      }),
      q(
        "act refers-back",
        "Before we decide: ask them in the deal who would lead the negotiation lab on their behalf",
        (facts) => ({
          act: {
            act: "message",
            target: facts.deal(venture, "agency").id,
            terms: [says("the lab", /\blab\b/i)],
          },
        }),
      ),
      q("act-unknown unknown-name", "and turn down what Tidewater Pumps sent us for the same day", () => ({
        cannot: "none",
        noAct: true,
        constraints: [says("their name", /tidewater/i)],
      })),
    ],
  },
  {
    id: "b114",
    as: "brand",
    questions: [
      q("outside", "book three hotel rooms close to Developer Days for me and the crew", () => notHere),
      q("refers-back", "pity. what city was it again, first day when?", (facts) => ({
        must: [says("the city", facts.event(days).city), day(facts.event(days).day)],
        noAct: true,
      })),
      q("host refers-back", "whos behind it, and do they normally get back to people fast?", (facts) => {
        const { hostId } = facts.event(days);
        const hours = facts.replyHours(hostId);
        return {
          must: [name(facts.user(hostId).company)],
          also: hours === undefined ? [] : [count(Math.round(hours), "hours")],
          noAct: true,
        };
      }),
    ],
  },
  {
    id: "b115",
    as: "newBrand",
    questions: [
      q(
        "find vague",
        "We sew leather bags and would like to meet shop owners or fashion people. 3,000 is all there is. " +
          "Where could we go?",
        (facts) => ({ rows: { allowed: bagEvents(facts), least: 2 } }),
      ),
      q("price refers-back", "tell me about the first one: when is it, least we'd pay", (facts, replies) => {
        const event = shown(facts, replies, 0, bagEvents(facts));
        const least = top(
          event.packages.filter(({ left }) => left > 0),
          ({ cents }) => -cents,
        );
        return { must: [money(least.cents), day(event.day)] };
      }),
      q(
        "definition",
        "if somebody sells gold, silver and bronze, what does one lose with the cheapest?",
        () => ({
          must: [
            says(
              "what differs",
              /booth|pass(?:es)?\b|logo|visib|session|speak|stage|benefit|present|smaller/i,
            ),
          ],
          noAct: true,
        }),
      ),
      q("act", "Note in my profile that we spend 9,000 a year on this", () => ({
        act: { act: "set-profile", terms: [money(900_000)] },
      })),
    ],
  },
  {
    id: "b116",
    as: "host",
    questions: [
      q(
        "hosting",
        "For the bank: the value of all sponsorship deals signed with us to date, and how many there are",
        (facts) => ({
          must: [money(total(signedOf(facts)))],
          also: [count(signedOf(facts).length, "deals")],
          noAct: true,
        }),
      ),
      q("hosting comparative refers-back", "the largest of them, who was it and for what?", (facts) => {
        const { cents, brandId, event } = top(signedOf(facts), (one) => one.cents);
        return { must: [money(cents), name(facts.user(brandId).company)], also: [name(event)] };
      }),
      q("hosting refers-back", "And Northwind Cloud's share of that sum, in dollars?", (facts) => {
        const theirs = signedOf(facts).filter(({ brandId }) => brandId === people.brand);
        return { must: [money(total(theirs))], noAct: true };
      }),
    ],
  },
  {
    id: "b117",
    as: "host",
    questions: [
      q("hosting premise", "I see Lumen Bank bid on HealthTech Horizons. How much?", (facts) => {
        const { brandId } = facts.deal(horizons, "host");
        return {
          must: [either(saysNo, name(facts.user(brandId).company))],
          also: [name(facts.user(brandId).company)],
          noAct: true,
        };
      }),
      q(
        "hosting terms refers-back",
        "my mistake. so what result do those people expect from us, any target?",
        (facts) => {
          const [goal = ""] = facts.deal(horizons, "host").kpis;
          return { must: [count(Number.parseInt(goal, 10), "pilots")], also: [says("pilots", /pilot/i)] };
        },
      ),
      q(
        "act refers-back",
        "No host on earth can guarantee that. Write to them, in the deal, that we can do 40 but not more",
        (facts) => ({
          act: {
            act: "message",
            target: facts.deal(horizons, "host").id,
            terms: [says("forty", /\b40\b|\bforty\b/i)],
          },
        }),
      ),
    ],
  },
  {
    id: "b118",
    as: "host",
    questions: [
      q(
        "hosting memory",
        "Somebody at Lumen Bank asked about a dinner during Cyber Defense Week. For how many, which evening?",
        () => ({
          must: [count(20, "guests"), says("the second evening", /second|2nd/i)],
        }),
      ),
      q("hosting refers-back", "did I answer? with what", () => ({
        must: [
          says("the harbor room", /harbor room|room/i),
          either(count(24, "seats"), says("free", /free|possible/i)),
        ],
        noAct: true,
      })),
      q(
        "act act-term refers-back",
        "Let's make it official. Propose them a package: dinner in the harbor room, one spot, $12,000",
        () => ({ act: { act: "propose-package", terms: [money(1_200_000), says("the dinner", /dinner/i)] } }),
      ),
    ],
  },
  {
    id: "b119",
    as: "agency",
    questions: [
      q(
        "hosting find typo",
        "wich of our own evnts from january to end of march stil have gold to sell",
        (facts) => ({
          rows: { allowed: goldLeft(facts) },
        }),
      ),
      q(
        "hosting refers-back",
        "the earliest of those: its gold price, how many spots are open?",
        (facts, replies) => {
          const gold = goldOf(soonest(facts, replies));
          return { must: [money(gold.cents), count(gold.left, "gold spots")] };
        },
      ),
      q("act act-term refers-back", "theyre not moving. take 5% off", (facts, replies) => {
        const gold = goldOf(soonest(facts, replies));
        return {
          act: { act: "change-price", target: gold.id, terms: [money(Math.round(gold.cents * 0.95))] },
        };
      }),
    ],
  },
  {
    id: "b120",
    as: "agency",
    questions: [
      q(
        "waits terms",
        "who's holding things up at SaaS Startup Week, we or they? and which amount is on the table",
        (facts) => {
          const { cents } = facts.deal(week, "agency");
          return {
            must: [money(cents), says("the agency", /\byou\b|\byours?\b|fieldnote/i)],
            not: [
              says("the host", /\b(?:waiting (?:for|on)|waits (?:for|on)) (?:the host|harborlight|them)\b/i),
            ],
          };
        },
      ),
      q(
        "act-negated price",
        "don't do anything yet. 16,200 is what percentage of the list price?",
        (facts) => {
          const { event, tier } = facts.deal(week, "agency");
          const part = 1_620_000 / facts.offer(event, tier).cents;
          return { must: [either(share(part), share(1 - part))], noAct: true };
        },
      ),
      q(
        "act act-term refers-back",
        "Fine, that's our counter. On top they name our client in the opening mail to all pass holders.",
        (facts) => ({
          act: {
            act: "counter",
            target: facts.deal(week, "agency").id,
            cents: 1_620_000,
            terms: [says("the mail", /mail/i)],
          },
        }),
      ),
      q("credits rude", "jesus, less text next time. credits we have left: just the number", (facts) => ({
        must: [count(facts.credits("agency"), "credits")],
        noAct: true,
      })),
    ],
  },
];
