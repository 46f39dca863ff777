// cspell:ignore hows pls thats whats
import { campaignPrices } from "@marquee/contracts/credits/prices";
import { type Conversation, q } from "./conversation.ts";
import type { DealFact, EventFact, Facts } from "./facts.ts";
import { audienceOf, entryOf, isMessage, perHead, roughly, shorterThan, some } from "./often-wanted.ts";
import { ofThose, promised, top } from "./practice-ii.ts";
import { count, day, either, money, name, type Reply, says, share } from "./wanted.ts";

const [startup, harbor, horizons] = ["Startup Expo", "Founders Harbor", "HealthTech Horizons"];
const [congress, west] = ["AI Developer Congress", "Cloud Developer West"];
const [exchange, edge] = ["AI Operations Exchange", "Edge & IoT Forum"];
const enterprise = "Enterprise Tech Summit";

/** Where developers and platform people are, in the west. */
const westernDevs = (facts: Facts): EventFact[] =>
  facts
    .find({
      city: ["San Francisco", "Seattle", "Denver"],
      from: "2027-02-01",
      to: "2027-04-30",
      maxCents: 1_000_000,
    })
    .filter(
      ({ category, attendeeType }) =>
        category === "developer" || category === "cloud" || /develop|platform|cloud/i.test(attendeeType),
    );

const crowded = (facts: Facts, [first]: readonly Reply[]) =>
  top(ofThose(facts, first, westernDevs(facts)), ({ attendees }) => attendees);

/** What the brand's sponsorships that are over brought for each dollar, the best first. */
function ranking(facts: Facts): { event: string; times: number }[] {
  return facts
    .dealsOf("brand")
    .filter(({ status, eventId }) => {
      const event = facts.events.find(({ id }) => id === eventId);
      return status === "completed" && event !== undefined && !event.upcoming;
    })
    .map(({ event }) => {
      const { revenue, amount } = facts.measured("brand", { event });
      return { event, times: revenue / amount };
    })
    .sort((one, other) => other.times - one.times);
}

const best = (facts: Facts) => top(ranking(facts), ({ times }) => times);
const worst = (facts: Facts) => top(ranking(facts), ({ times }) => -times);

/** What lies with the host, the first to lapse first. */
const forHost = (facts: Facts): DealFact[] =>
  facts
    .dealsOf("host", "host")
    .filter(({ status, offeredBy }) => status === "negotiating" && offeredBy === "brand")
    .sort((one, other) => (one.expiresAt ?? "9").localeCompare(other.expiresAt ?? "9"));

/** In the middle between what Pulse Health offers and the list price. */
function between(facts: Facts): { deal: DealFact; list: number; middle: number } {
  const deal = facts.deal(horizons, "host");
  const list = facts.offer(horizons, deal.tier).cents;
  return { deal, list, middle: (deal.cents + list) / 2 };
}

/** Ordinary days at work, first part. */
export const practiceHH: readonly Conversation[] = [
  {
    id: "b101",
    as: "brand",
    questions: [
      q(
        "find",
        "Our sales people sit in San Francisco, Seattle and Denver. Between February and the end of April, which " +
          "events for developers or platform engineers in these cities could we join for ten thousand or less?",
        (facts) => ({ rows: { allowed: westernDevs(facts) } }),
      ),
      q(
        "comparative refers-back",
        "Which of them is the biggest, and where does its pricing start?",
        (facts, replies) => {
          const event = crowded(facts, replies);
          return { must: [name(event.name), money(entryOf(event).cents)], also: [count(event.attendees)] };
        },
      ),
      q("act refers-back", "Keep that on my list please, I'll show it to sales", (facts, replies) => ({
        act: { act: "save", target: crowded(facts, replies).id },
      })),
    ],
  },
  {
    id: "b102",
    as: "brand",
    questions: [
      q("waits", "is any of my offers going to lapse before the weekend? dates too", (facts) => ({
        must: [name(startup), name(harbor)],
        also: [startup, harbor].map((one) => day(facts.deal(one, "brand").expiresAt ?? "")),
      })),
      q(
        "terms price refers-back",
        "startup expo: how much do they want now, and how far is that below list?",
        (facts) => {
          const { cents, tier } = facts.deal(startup, "brand");
          const list = facts.offer(startup, tier).cents;
          return {
            must: [money(cents)],
            also: [either(money(list - cents), share(1 - cents / list), money(list))],
          };
        },
      ),
      q("terms refers-back", "and for that money we get what? everything, not the highlights", (facts) => {
        const { benefits } = facts.deal(startup, "brand");
        return { must: [promised(benefits, benefits.length - 1)] };
      }),
      q("act refers-back", "good enough for me, say yes to them", (facts) => ({
        act: { act: "accept", target: facts.deal(startup, "brand").id },
      })),
    ],
  },
  {
    id: "b103",
    as: "brand",
    questions: [
      q(
        "results demanding",
        "CFO wants it in one line, now: total we put into sponsorships, total revenue they brought.",
        (facts) => {
          const { amount, revenue } = facts.measured("brand");
          return { must: [roughly(revenue, 0.01), roughly(amount, 0.01)] };
        },
      ),
      q(
        "results comparative negation",
        "Don't count events that are still to come. Which one gave us the least for each dollar?",
        (facts) => ({ must: [name(worst(facts).event)], also: [share(worst(facts).times)] }),
      ),
      q("results refers-back", "And the most?", (facts) => ({
        must: [name(best(facts).event)],
        also: [share(best(facts).times)],
      })),
    ],
  },
  {
    id: "b104",
    as: "agency",
    questions: [
      q(
        "compare",
        "A client hesitates between AI Developer Congress and Cloud Developer West. Dates, head count and the gold " +
          "price of each, side by side?",
        (facts) => ({
          must: [congress, west].flatMap((one) => [
            money(facts.offer(one, "gold").cents),
            count(facts.event(one).attendees),
          ]),
          also: [congress, west].map((one) => day(facts.event(one).day)),
        }),
      ),
      q("compare price refers-back", "what's that per attendee, again gold", (facts) => ({
        must: [congress, west].map((one) => perHead(facts.offer(one, "gold").cents, facts.event(one))),
      })),
      q(
        "match refers-back",
        "They sell a code review tool and need people who sign purchase orders. Your pick of the two and why?",
        (facts) => ({
          must: [
            either(name(congress), name(west)),
            either(...[congress, west].map((one) => audienceOf(facts.event(one)))),
          ],
          noAct: true,
        }),
      ),
      q(
        "act",
        "Client leans towards Los Angeles. Put a gold spot there on hold for us, would you",
        (facts) => ({
          act: { act: "hold", target: facts.offer(west, "gold").id },
        }),
      ),
    ],
  },
  {
    id: "b105",
    as: "brand",
    questions: [
      q(
        "price terms",
        "the Run Book Partner thing at AI Operations Exchange: what does it include, and hows availability",
        (facts) => {
          const offer = facts.offer(exchange, "silver");
          return {
            must: [promised(offer.benefits, 2), count(offer.left, "spots")],
            also: [money(offer.cents)],
          };
        },
      ),
      q(
        "act act-term refers-back",
        "I'd like one. Offer them $6,200 and say that our engineers must be allowed to run the drill",
        (facts) => ({
          act: {
            act: "start",
            target: facts.offer(exchange, "silver").id,
            cents: 620_000,
            terms: [says("the drill", /drill/i)],
          },
        }),
      ),
      q("act refers-back", "hmm no, too low, they'd laugh. 6,500, rest stays as it was", (facts) => ({
        act: {
          act: "start",
          target: facts.offer(exchange, "silver").id,
          cents: 650_000,
          terms: [says("the drill", /drill/i)],
        },
      })),
    ],
  },
  {
    id: "b106",
    as: "brand",
    questions: [
      q(
        "credits",
        "whats a campaign with the mockup picture but no competitor analysis going to cost me",
        () => ({
          must: [count(campaignPrices.ideas + campaignPrices.visualMockup, "credits")],
          noAct: true,
        }),
      ),
      q(
        "credits memory",
        "and the one I had made most recently, which was it, what was I charged?",
        (facts) => {
          const last = facts.generations("brand").find((one) => one.name === "Ship It Live");
          return { must: [name(last?.name ?? ""), count(last?.charged ?? 0, "credits")], noAct: true };
        },
      ),
      q(
        "act act-term",
        "Have a new one made. We want platform engineers in Denver to try our log storage, with 12,000 dollars to spend.",
        () => ({
          act: {
            act: "order-campaign",
            terms: [says("Denver", /denver/i), says("log storage", /\blogs?\b/i), money(1_200_000)],
          },
        }),
      ),
    ],
  },
  {
    id: "b107",
    as: "host",
    questions: [
      q(
        "waits hosting",
        "Morning! Who is waiting for a decision from me? Start with what runs out first.",
        (facts) => ({
          must: forHost(facts).map(({ event, brandId }) =>
            event === harbor
              ? name(facts.user(brandId).company)
              : either(name(event), name(facts.user(brandId).company)),
          ),
        }),
      ),
      q("hosting price", "Pulse Health: their number, and ours from the price list?", (facts) => {
        const { deal, list } = between(facts);
        return { must: [money(deal.cents), money(list)] };
      }),
      q("act act-term refers-back", "Meet them exactly in the middle", (facts) => {
        const { deal, middle } = between(facts);
        return { act: { act: "counter", target: deal.id, cents: middle } };
      }),
      q("act-ambiguous", "And the offer for Founders Harbor I'll simply accept", (facts) => ({
        choices: forHost(facts)
          .filter(({ event }) => event === harbor)
          .map(({ brandId, cents }) => either(name(facts.user(brandId).company), money(cents))),
        noAct: true,
      })),
      q("act refers-back", "Kite's, of course", (facts) => {
        const deal = forHost(facts).find(({ event, tier }) => event === harbor && tier === "gold");
        return { act: { act: "accept", target: deal?.id ?? "" } };
      }),
    ],
  },
  {
    id: "b108",
    as: "host",
    questions: [
      q(
        "hosting two-in-one price",
        "How many sponsor spots are unsold at Edge & IoT Forum, and what do they add up to at list price?",
        (facts) => {
          const { packages } = facts.event(edge);
          return {
            must: [
              money(packages.reduce((sum, { cents, left }) => sum + cents * left, 0)),
              either(
                count(packages.reduce((sum, { left }) => sum + left, 0)),
                some(packages.length, ...packages.map(({ left }) => count(left))),
              ),
            ],
            noAct: true,
          };
        },
      ),
      q(
        "act hosting act-term",
        "We found more room on the factory floor. Two extra gold spots there",
        (facts) => {
          const { id, spots } = facts.offer(edge, "gold");
          return { act: { act: "change-spots", target: id, terms: [count(spots + 2, "spots")] } };
        },
      ),
      q(
        "act-negated refers-back",
        "Wait, venue just called, forget it. Nothing changes. What's gold's count then?",
        (facts) => ({
          must: [count(facts.offer(edge, "gold").spots, "gold spots")],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "b109",
    as: "host",
    questions: [
      q(
        "draft hosting",
        "Word something for Zoe at Zania about Enterprise Tech Summit: their booth stands on time, and we need their " +
          "logo as a vector file until Friday. Friendly, we like them.",
        () => ({
          must: [isMessage, says("the logo", /logo/i), says("Friday", /friday/i)],
          also: [says("her name", /zoe/i), says("the booth", /booth/i), says("a vector file", /vector/i)],
        }),
      ),
      q("draft refers-back", "she skims. cut it down pls", (_, [first]) => ({
        must: [shorterThan(first), says("the logo", /logo/i), says("Friday", /friday/i)],
      })),
      q("act refers-back", "thats it. send it to her", (facts) => ({
        act: {
          act: "message",
          target: facts.deal(enterprise, "host").id,
          terms: [says("the logo", /logo/i)],
        },
      })),
    ],
  },
  {
    id: "b110",
    as: "newHost",
    questions: [
      q("definition hosting", "Does it cost me anything to put an event up here?", () => ({
        must: [says("what it costs", /\bfree\b|\bfees?\b|\bcosts?\b|charge|commission|\bpay\b|credits?\b/i)],
        noAct: true,
      })),
      q(
        "definition hosting",
        "One bank told me they'd only come if no other bank is let in. Can I promise that with Marquee?",
        () => ({
          must: [says("one of each industry", /industr|exclusiv|only one|competitor|rival|second/i)],
          noAct: true,
        }),
      ),
      q("hosting premise", "Right. And which bank has sent me an offer so far?", () => ({
        cannot: "none",
        noAct: true,
      })),
    ],
  },
];
