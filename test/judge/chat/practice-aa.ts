import { type Conversation, q } from "./conversation.ts";
import type { Facts } from "./facts.ts";
import { aboveIt, audienceOf, entryOf, perHead, priceOf, roughly, some, spotsOf } from "./often-wanted.ts";
import { count, day, either, money, name, says, sentences, share, type Wanted } from "./wanted.ts";

/** What the person agreed to in the open deal about Austin. */
const austin = (facts: Facts) => facts.deal("Developer Days", "brand");

const reviewStage = (facts: Facts) => facts.offer("AI Developer Congress", "gold");

const exchanges = ["Smart Cities Exchange", "PropTech Pulse"] as const;

/** AI on the west coast: by category, or by a name that says so. */
const westCoast = (facts: Facts) =>
  facts
    .find({ city: ["Seattle", "Los Angeles"], to: "2027-05-31" })
    .filter(({ category, name: own }) => category === "ai" || /\bAI\b/.test(own));

/** The finished deals of the brand with what a lead cost, the cheapest first. */
function leadCosts(facts: Facts): { event: string; cents: number }[] {
  return facts
    .dealsOf("brand", "brand")
    .filter(({ status }) => status === "completed")
    .flatMap(({ event }) => {
      const { leads, amount } = facts.measured("brand", { event });
      return leads > 0 ? [{ event, cents: amount / leads }] : [];
    })
    .sort((one, other) => one.cents - other.cents);
}

/** An amount within these, in cents. */
const between = (least: number, most: number): Wanted => ({
  label: `an amount from $${least / 100} to $${most / 100}`,
  found: (said) => said.money.some(({ value }) => value * 100 >= least && value * 100 <= most),
  figure: "money",
});

export const practiceAA: readonly Conversation[] = [
  {
    id: "n01",
    as: "brand",
    questions: [
      q("waits", "Back from two weeks off. Who's been waiting on me?", () => ({
        must: [some(2, name("Startup Expo"), name("Developer Days"))],
        also: [says("what has to be done", /sign|accept|answer|counter/i)],
      })),
      q("terms refers-back", "What's holding up the Austin one?", () => ({
        must: [name("Developer Days"), says("a signature", /sign/i)],
      })),
      q("terms refers-back", "And if I just let that lie?", (facts) => ({
        must: [
          day(austin(facts).expiresAt ?? ""),
          says("that it ends", /laps|expire|ends|run(?:s)? out|cancel|released?|free again|void/i),
        ],
      })),
      q("act-negated terms refers-back", "Could I still get out of it? Only asking, leave it alone.", () => ({
        noAct: true,
        must: [
          says("yes", /\byes\b|you (?:can|could|may)|either side (?:can|may)|possible|still/i),
          says("until it's signed", /sign/i),
        ],
      })),
      q("terms", "How did the SaaS Growth Forum thing end for us?", (facts) => ({
        must: [
          says("it was turned down", /declin|cancel|turned|reject|refus/i),
          says("why", /too far below|other track partners/i),
        ],
        also: [money(facts.deal("SaaS Growth Forum", "brand").cents)],
      })),
    ],
  },
  {
    id: "n02",
    as: "brand",
    questions: [
      q("find", "Is there anything on AI in Seattle or Los Angeles before June?", (facts) => ({
        rows: { allowed: westCoast(facts), least: 2 },
      })),
      q("narrow negation refers-back", "Skip the ones with fewer than seven hundred people.", (facts) => ({
        rows: { allowed: westCoast(facts).filter(({ attendees }) => attendees >= 700), least: 1 },
        not: [name("AI Field School")],
      })),
      q(
        "comparative refers-back",
        "Where's it cheapest to get in, and what's that package called?",
        (facts) => {
          const allowed = westCoast(facts).filter(({ attendees }) => attendees >= 700);
          const [least] = [...allowed].sort((one, other) => entryOf(one).cents - entryOf(other).cents);
          return { must: [name(least?.name ?? ""), ...(least ? priceOf(entryOf(least)) : [])] };
        },
      ),
      q("find refers-back", "What kind of people go there?", (facts) => {
        const event = facts.event("Language Models Forum Los Angeles");
        return { must: [audienceOf(event)], also: [count(event.attendees)] };
      }),
      q("act refers-back", "put it on my list", (facts) => ({
        act: { act: "save", target: facts.event("Language Models Forum Los Angeles").id },
      })),
    ],
  },
  {
    id: "n03",
    as: "brand",
    questions: [
      q(
        "compare price",
        "Smart Cities Exchange against PropTech Pulse: where does a gold sponsor get more people for the money?",
        (facts) => ({
          must: exchanges.flatMap((one) => [
            name(one),
            perHead(facts.offer(one, "gold").cents, facts.event(one)),
          ]),
          also: exchanges.map((one) => money(facts.offer(one, "gold").cents)),
        }),
      ),
      q("compare refers-back", "How many of those gold spots are still free?", (facts) => ({
        must: exchanges.map((one) => spotsOf(facts.offer(one, "gold"))),
      })),
      q("terms refers-back", "What would we get in Barcelona for that?", (facts) => {
        const offer = facts.offer("Smart Cities Exchange", "gold");
        return {
          must: [some(2, ...offer.benefits.map(name))],
          also: [name(offer.name), money(offer.cents)],
        };
      }),
      q("comparative refers-back", "Which of the two is sooner?", (facts) => {
        const event = facts.event("PropTech Pulse");
        return { must: [name(event.name), day(event.day)] };
      }),
      q("unmet", "Does Smart Cities Exchange sell a bronze level?", () => ({
        cannot: "none",
        constraints: [says("bronze", /bronze/i)],
        also: [says("what it has", /silver|gold|platinum/i)],
      })),
    ],
  },
  {
    id: "n04",
    as: "brand",
    questions: [
      q("results", "What did the AI Agents Conference in San Francisco do for us?", (facts) => {
        const { leads, revenue, amount } = facts.measured("brand", {
          event: "AI Agents Conference San Francisco",
        });
        return {
          must: [
            some(2, count(leads), either(money(revenue), roughly(revenue, 0.005)), share(revenue / amount)),
          ],
        };
      }),
      q(
        "results comparative",
        "Out of everything that's over now, where did a lead cost us least?",
        (facts) => {
          const [best] = leadCosts(facts);
          return { must: [name(best?.event ?? ""), money(best?.cents ?? 0)] };
        },
      ),
      q("results comparative refers-back", "And most?", (facts) => {
        const worst = leadCosts(facts).at(-1);
        return { must: [name(worst?.event ?? ""), money(worst?.cents ?? 0)] };
      }),
      q("results", "How many leads did we log in October, all events together?", (facts) => ({
        must: [count(facts.measured("brand", { from: "2026-10-01", to: "2026-10-31" }).leads)],
      })),
      q("draft results refers-back", "Put the Denver result into two sentences for my boss.", (facts) => {
        const { leads, amount, revenue } = facts.measured("brand", {
          event: "Developer Experience Conference Denver",
        });
        return {
          must: [
            says("Denver", /denver/i),
            some(
              2,
              count(leads),
              money(amount),
              either(money(revenue), roughly(revenue, 0.005), share(revenue / amount)),
              money(amount / leads),
            ),
          ],
          also: [{ label: "short", found: ({ all }) => sentences(all).length <= 8 }],
        };
      }),
    ],
  },
  {
    id: "n05",
    as: "brand",
    questions: [
      q("price", "PropTech Pulse want $39,000 for their top package. Fair or not?", (facts) => {
        const event = facts.event("PropTech Pulse");
        return {
          must: [
            aboveIt,
            either(perHead(3_900_000, event), money(facts.closedMedian("proptech", "platinum"))),
          ],
          also: [count(facts.closed("proptech", "platinum").length, "closed deals")],
        };
      }),
      q("price refers-back", "What would you open with?", (facts) => ({
        must: [between(facts.offer("PropTech Pulse", "platinum").cents * 0.6, 3_880_000)],
        not: [name("Startup Expo")],
      })),
      q("price refers-back", "And their bronze, is that dear as well?", (facts) => ({
        must: [
          aboveIt,
          either(
            money(facts.offer("PropTech Pulse", "bronze").cents),
            money(facts.closedMedian("proptech", "bronze")),
          ),
        ],
      })),
      q("price unmet", "Now the gold at HealthTech Horizons, same thing.", () => ({
        cannot: "none",
        constraints: [says("closed deals", /closed|completed|deals/i)],
      })),
      q("results definition", "By the way, how do you work out what a lead costs us?", () => ({
        must: [
          says("what was paid", /amount|cost|paid|spen[dt]|price/i),
          says("by the leads", /(?:÷|\/|divided by|\bby|per)[^.]*\bleads?/i),
        ],
      })),
    ],
  },
  {
    id: "n06",
    as: "brand",
    questions: [
      q("act", "Let's put in 21,000 for Review Stage Partner at the AI Developer Congress.", (facts) => ({
        act: { act: "start", target: reviewStage(facts).id, cents: 2_100_000 },
      })),
      q(
        "act act-term refers-back",
        "They should also know that we want to speak on the first day and that we pay after the event.",
        (facts) => ({
          act: {
            act: "start",
            target: reviewStage(facts).id,
            cents: 2_100_000,
            terms: [
              says("the first day", /first day|day one/i),
              says("payment after the event", /pay[^.]*after|after the event/i),
            ],
          },
        }),
      ),
      q(
        "act-negated terms refers-back",
        "Hm, not yet. If I do send it, how long have they got to react?",
        () => ({
          noAct: true,
          must: [either(count(72, "hours"), says("three days", /\b(?:3|three) days\b/i))],
        }),
      ),
      q("act refers-back", "Can you keep a spot there for me until I've talked to my boss?", (facts) => ({
        act: { act: "hold", target: reviewStage(facts).id },
      })),
      q(
        "find comparative refers-back",
        "Anything cheaper than that in San Francisco around the same time?",
        (facts) => ({
          rows: {
            allowed: facts.find({
              city: "San Francisco",
              from: "2027-01-01",
              to: "2027-04-15",
              maxCents: 2_099_999,
            }),
            least: 1,
          },
        }),
      ),
    ],
  },
];
