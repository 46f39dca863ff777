// cspell:ignore combien marlow meridain partnr restent vendre waht
import { openingPrices } from "@marquee/contracts/credits/prices";
import type { Act } from "./acts.ts";
import { type Conversation, q } from "./conversation.ts";
import { fitting, inTheirTongue, roughly, spotsOf } from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, type Wanted } from "./wanted.ts";

/** A card for this act, with what else should be on it. */
export const doing = (
  act: Act,
  on: { target?: string; cents?: number; terms?: readonly Wanted[] },
): Expectation => ({
  act: { act, ...on },
});
/** Nothing has this name, so nothing can be done to it. */
export const unknown = (label: string, called: RegExp): Expectation => ({
  cannot: "none",
  constraints: [says(label, called)],
  noAct: true,
});

export const practiceCd: readonly Conversation[] = [
  {
    id: "pc10",
    as: "brand",
    questions: [
      q("results two-in-one", "leads off AI Conference so far, and what each one ran us", (facts) => {
        const { leads, amount } = facts.measured("brand", { event: "AI Conference" });
        return { must: [count(leads, "leads"), roughly(amount / leads)] };
      }),
      q(
        "results comparative",
        "held against last year's Tech Summit 2025: which of them gave cheaper leads?",
        (facts) => {
          const { leads, amount } = facts.measured("brand", { event: "Tech Summit 2025" });
          return { must: [name("Tech Summit 2025"), roughly(amount / leads)] };
        },
      ),
      q(
        "results rude demanding",
        "christ, just ONE figure mate: revenue from that one. is that so hard??",
        (facts) => ({
          must: [roughly(facts.measured("brand", { event: "Tech Summit 2025" }).revenue, 0.01)],
        }),
      ),
      q("results unmet", "and what did the other sponsors of it pull in?", () => ({ cannot: "here" })),
      q("results premise", "Developer Days has been our best earner though, right?", () => ({
        cannot: "none",
        must: [name("Developer Days")],
      })),
    ],
  },
  {
    id: "pc11",
    as: "host",
    questions: [
      q("definition hosting", "plain english pls, what's in-kind sponsorship", () => ({
        must: [
          says("not cash", /goods|services|product|instead of (?:cash|money)|no cash|not (?:cash|money)/i),
        ],
      })),
      q(
        "definition hosting two-in-one",
        "somebody bids on a friday. how long before that evaporates, and does a counter wind the clock back?",
        () => ({
          must: [either(count(72, "hours"), says("three days", /three days|3 days/i))],
          also: [says("it starts anew", /anew|again|restart|reset|renew|new|fresh|start/i)],
        }),
      ),
      q("definition", "whose signature goes down first, theirs or mine", () => ({
        must: [
          says("the brand's", /\b(?:brand|sponsor|they|theirs)\b[^.]*\bfirst|first[^.]*\b(?:brand|sponsor)/i),
        ],
      })),
      q("hosting language", "Combien de places restent à vendre pour HealthTech Horizons ?", (facts) => ({
        must: [inTheirTongue("in French", /\b(?:places?|restent|reste|encore)\b/i)],
        also: facts.event("HealthTech Horizons").packages.map(spotsOf),
      })),
      q("memory", "rewind. what did i open this chat with?", () => ({
        must: [says("in-kind", /in[- ]kind/i)],
      })),
      q(
        "credits hosting",
        "a concept with the rival analysis but minus the picture: how many credits?",
        () => ({
          must: [count(openingPrices.campaignIdeas + openingPrices.competitiveAnalysis, "credits")],
        }),
      ),
    ],
  },
  {
    id: "pc22",
    as: "agency",
    questions: [
      q("unknown-name", "dig up whatever there is on Blockchain Riviera", () => ({
        cannot: "none",
        constraints: [says("Blockchain Riviera", /blockchain riviera/i)],
      })),
      q(
        "typo two-in-one",
        "fine, supply chian tech liv then. when's that on and how many turn up",
        (facts) => {
          const event = facts.event("Supply Chain Tech Live");
          return { must: [day(event.day), count(event.attendees, "people")] };
        },
      ),
      q("hosting typo price", "waht do we charge for Port Partnr there", (facts) => ({
        must: [money(facts.offer("Supply Chain Tech Live", "Port Partner").cents)],
      })),
      q("hosting act-ambiguous", "btw two more spots on Coffee Partner please", () => ({
        noAct: true,
        choices: [says("of which event", /\bwhich\b|\bd(?:o|id) you mean\b/i)],
      })),
      q("unknown-name terms", "and where did the talks with Marlow & Pike about it end up", () =>
        unknown("Marlow", /marlow/i),
      ),
      q(
        "comparative widen hosting",
        "any show of ours in the Netherlands that draws even more than that one?",
        (facts) =>
          fitting(
            facts,
            {
              place: /Netherlands/,
              least: facts.event("Supply Chain Tech Live").attendees + 1,
              hostId: facts.event("Supply Chain Tech Live").hostId,
            },
            [says("the Netherlands", /netherlands/i)],
          ),
      ),
    ],
  },
  {
    id: "pc23",
    as: "brand",
    questions: [
      q("unknown-name typo", "got anything called Meridain Makers Ball? swear i saw an ad", () => ({
        cannot: "none",
      })),
      q("act", "then walk me out of Developer Days, we lost the headcount. tell them that's why", (facts) =>
        doing("cancel", {
          target: facts.deal("Developer Days", "brand").id,
          terms: [says("headcount", /headcount/i)],
        }),
      ),
      q(
        "act",
        "Tech Summit 2025 on the other hand was gold, get the ball rolling on another round with them",
        (facts) => doing("renew", { target: facts.deal("Tech Summit 2025", "brand").id }),
      ),
      q("act-ambiguous", "lower our bid by a thousand", () => ({
        noAct: true,
        choices: [says("Startup Expo", /startup expo/i), says("Founders Harbor", /founders harbor/i)],
      })),
      q("vague match", "of my two bookmarks, which suits us better and why?", (facts) => ({
        must: [either(...facts.savedEvents("brand").map(name))],
        also: [
          says(
            "a reason",
            /audience|attend|categor|budget|place|city|match|interest|fit|security|founders|san francisco/i,
          ),
        ],
      })),
    ],
  },
];
