// cspell:ignore waht hapened wiht paymnt Guten viele habe noch
import { type Conversation, q } from "./conversation.ts";
import type { DealFact, EventFact, Facts } from "./facts.ts";
import {
  aboveIt,
  anyMoney,
  belowIt,
  entryOf,
  readsEnglish,
  roughly,
  shorterThan,
  some,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, saysCannot, share } from "./wanted.ts";

const notSo = { cannot: "none", noAct: true } as const;
const beyond = { cannot: "here", noAct: true } as const;

/** What the brand has measured of each event that is over, the best return first. */
function returns(facts: Facts) {
  return facts
    .dealsOf("brand", "brand")
    .filter(({ status }) => status === "completed")
    .flatMap((deal) => {
      const { revenue, amount } = facts.measured("brand", { event: deal.event });
      return amount > 0 ? [{ deal, times: revenue / amount }] : [];
    })
    .sort((one, other) => other.times - one.times);
}

/** Some of the words of a line that somebody wrote into a deal. */
const line = (text: string) => says(text, ...(text.match(/\p{L}{6,}|\d[\d,]*/gu) ?? [text]));

const goals = ({ kpis }: DealFact) => kpis.map(line);

const free = ({ packages }: EventFact) => packages.filter(({ left }) => left > 0);

const dearest = ({ packages }: EventFact) =>
  packages.toSorted((one, other) => other.cents - one.cents).slice(0, 1);

/** Whoever has sponsored anything of the host's. */
const pastSponsors = (facts: Facts) => [
  ...new Set(
    facts
      .dealsOf("host", "host")
      .filter(({ status }) => status === "completed" || status === "active")
      .map(({ brandId }) => facts.user(brandId).company),
  ),
];

const pair = (facts: Facts) => {
  const all = [facts.event("Edge & IoT Forum"), facts.event("KubeCraft Europe")];
  return all.toSorted((one, other) => entryOf(one).cents - entryOf(other).cents);
};

const growth = (facts: Facts) => facts.creditPackages().find(({ name: title }) => title === "Growth Package");

/** Signed and finished deals, how agencies go about it, prices held against others, a failed payment. */
export const practiceS: readonly Conversation[] = [
  {
    id: "t411",
    as: "brand",
    questions: [
      q("terms", "AI Conference - is the thing signed by both or are we still waiting?", (facts) => ({
        must: [says("signed", /signed|active|in force|complete/i)],
        also: [day(facts.deal("AI Conference", "brand").signedAt ?? "")],
      })),
      q("terms refers-back", "what targets did we put in writing for it", (facts) => ({
        must: [some(1, ...goals(facts.deal("AI Conference", "brand")))],
      })),
      q("season refers-back", "day it starts?", (facts) => ({
        must: [day(facts.event("AI Conference").day)],
      })),
      q("waits", "and is there anything that WE must hand over to anybody, whatever the event", (facts) => {
        const owed = facts.owed("brand");
        return owed.length > 0
          ? {
              must: [...new Set(owed.map(({ event }) => event))].slice(0, 1).map(name),
              also: [day(owed[0]?.due ?? "")],
            }
          : notSo;
      }),
    ],
  },
  {
    id: "t412",
    as: "brand",
    questions: [
      q(
        "results comparative demanding",
        "Of the sponsorships behind us, which one returned the most per dollar? One name and the figure.",
        (facts) => {
          const [best] = returns(facts);
          return best ? { must: [name(best.deal.event), share(best.times)] } : notSo;
        },
      ),
      q("results comparative", "And the worst?", (facts) => {
        const worst = returns(facts).at(-1);
        return worst ? { must: [name(worst.deal.event)] } : notSo;
      }),
      q("terms refers-back", "What had we paid for that flop?", (facts) => {
        const worst = returns(facts).at(-1);
        return worst ? { must: [money(worst.deal.cents)] } : notSo;
      }),
      q(
        "results",
        "Put the measured ones together: total leads, please, since the very beginning.",
        (facts) => ({
          must: [count(facts.measured("brand").leads, "leads")],
        }),
      ),
    ],
  },
  {
    id: "t413",
    as: "brand",
    questions: [
      q("waits", "founders harbor, whose move is it, mine?", () => ({
        must: [says("the host's", /host|summit works|organi[sz]er|they|them|their|not yours/i)],
        noAct: true,
      })),
      q("act refers-back", "then end it, the money went to another team", (facts) => ({
        act: { act: "cancel", target: facts.deal("Founders Harbor", "brand").id },
      })),
      q(
        "act-negated refers-back",
        "NO sorry leave it as it is!! at how much had we asked to have it",
        (facts) => ({
          must: [money(facts.deal("Founders Harbor", "brand").cents)],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "t414",
    as: "agency",
    questions: [
      q("definition", "New here. How does a client get connected with our agency in Marquee?", () => ({
        must: [
          says("the client", /client/i),
          says("access", /access|invit|request|ask|grant|permi|approv|link/i),
        ],
      })),
      q("definition credits", "And if we order concepts for them, from whose credits does that go?", () => ({
        must: [says("whose", /client|your own|agency|agreed|whoever/i), says("credits", /credit/i)],
      })),
      q(
        "price terms",
        "What does Pulse Health bid for Digital Care Nordics, and what is on the list?",
        (facts) => {
          const deal = facts.deal("Digital Care Nordics", "agency");
          return { must: [money(deal.cents), money(facts.offer(deal.event, deal.package).cents)] };
        },
      ),
      q("act refers-back", "Decline it, all gold spots are gone. Thank them warmly.", (facts) => ({
        act: { act: "decline", target: facts.deal("Digital Care Nordics", "agency").id },
      })),
    ],
  },
  {
    id: "t415",
    as: "host",
    questions: [
      q("hosting", "enterprise tech summit: what can i still sell", (facts) => {
        const left = free(facts.event("Enterprise Tech Summit"));
        return { must: [some(Math.min(2, left.length), ...left.map((one) => name(one.name)))] };
      }),
      q("hosting comparative refers-back", "the most expensive of these is?", (facts) => {
        const [top] = free(facts.event("Enterprise Tech Summit")).toSorted(
          (one, other) => other.cents - one.cents,
        );
        return top ? { must: [name(top.name), money(top.cents)] } : notSo;
      }),
      q("hosting match", "who, out of companies that were with us before, might take it. names", (facts) => ({
        must: [some(1, ...pastSponsors(facts).map(name))],
        noAct: true,
      })),
      q("outside hosting", "and how many visitors bought a ticket at the door last year", () => beyond),
    ],
  },
  {
    id: "t416",
    as: "newHost",
    questions: [
      q("definition hosting", "ivo here. what must i do so that sponsors can see my event at all", () => ({
        must: [says("publish", /publish/i)],
        also: [says("packages", /package|tier|price/i)],
      })),
      q("hosting price vague", "150 beekeepers in a barn. what could a silver package cost", () => ({
        must: [
          either(anyMoney, says("asks or says what it depends on", /categor|depends|which (?:kind|field)/i)),
        ],
        noAct: true,
      })),
      q("hosting waits", "has anybody written to me yet?", () => notSo),
      q("act-unknown unknown-name", "put Hive & Honey Congress online please", () => ({
        cannot: "none",
        constraints: [says("the name", /hive/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "t417",
    as: "brand",
    questions: [
      q("price", "A host quotes us 32,500 dollars for gold at an AI event of 900 people. Sane?", (facts) => {
        const usual = facts.closedMedian("ai", "gold");
        return { must: [3_250_000 / 900 > usual ? aboveIt : belowIt], noAct: true };
      }),
      q("price refers-back", "On how many closed deals do you base this?", (facts) => ({
        must: [count(facts.closed("ai", "gold").length, "deals")],
      })),
      q("price refers-back", "What do they pay per head in the middle, for silver?", (facts) => ({
        must: [roughly(facts.closedMedian("ai", "silver"), 0.02)],
      })),
    ],
  },
  {
    id: "t418",
    as: "brand",
    questions: [
      q(
        "compare",
        "Edge & IoT Forum or KubeCraft Europe? size and cheapest entry, nothing else",
        (facts) => ({
          must: pair(facts).flatMap((one) => [count(one.attendees, "people"), money(entryOf(one).cents)]),
        }),
      ),
      q(
        "comparative refers-back",
        "what's the cheaper ticket in called & how many are left of it",
        (facts) => {
          const [cheap] = pair(facts);
          const entry = cheap && entryOf(cheap);
          return entry ? { must: [name(entry.name), count(entry.left, "left")] } : notSo;
        },
      ),
      q("refers-back price", "and at the other event, the priciest?", (facts) => ({
        must: pair(facts)
          .slice(-1)
          .flatMap(dearest)
          .flatMap((one) => [name(one.name), money(one.cents)]),
      })),
      q("outside refers-back", "that in swedish kronor, at today's rate", () => ({
        must: [saysCannot],
        noAct: true,
      })),
    ],
  },
  {
    id: "t419",
    as: "brand",
    questions: [
      q("language credits", "Guten Tag, wie viele Credits habe ich noch?", (facts) => ({
        must: [either(count(facts.credits("brand"), "credits"), readsEnglish)],
      })),
      q("typo credits", "waht hapened wiht my paymnt last week", () => ({
        must: [
          says("it failed", /fail|declin|refus|did(?:n't| not) go|unsuccessful|not (?:complete|succeed)/i),
        ],
        also: [either(money(4_900), name("Tech Startup Package"))],
      })),
      q("credits refers-back", "so nothing got added to my balance from it?", () => ({
        must: [says("nothing", /\bno\b|not|none|nothing|didn't|wasn't|without|right|correct/i)],
      })),
      q("act credits", "okay then Growth Package again, like in october", (facts) => ({
        act: { act: "buy-credits", target: growth(facts)?.id ?? "" },
      })),
    ],
  },
  {
    id: "t420",
    as: "partner",
    questions: [
      q(
        "draft results",
        "Recap of RevOps Roundtables for our board, five lines, with leads and revenue.",
        (facts) => {
          const { leads, revenue } = facts.measured("partner", { event: "RevOps Roundtables" });
          return { must: [count(leads, "leads"), roughly(revenue, 0.01)], noAct: true };
        },
      ),
      q("draft refers-back", "Half as long.", (_, replies) => ({
        must: [shorterThan(replies.at(-1))],
        noAct: true,
      })),
      q("definition", "One of them will ask: lead versus MQL?", () => ({
        must: [says("qualified", /qualif/i), says("marketing", /marketing/i)],
      })),
    ],
  },
];
