// cspell:ignore definately reciept wich thx sumary budgett
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { cheapest, type DealFact, type Facts } from "./facts.ts";
import {
  anyMoney,
  firstQuarter,
  fitting,
  isMessage,
  month,
  roughly,
  secondQuarter,
  some,
  thirdQuarter,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysNo } from "./wanted.ts";

const beyond = { cannot: "here", noAct: true } as const;
const notSo = { cannot: "none", noAct: true } as const;

const unknown = (pattern: RegExp): Expectation => ({
  cannot: "none",
  constraints: [says("its name", pattern)],
  noAct: true,
});

const signed = (deals: readonly DealFact[]) =>
  deals.filter(({ status }) => status === "active" || status === "completed");

const harbor = (facts: Facts) => facts.deal("Founders Harbor", "brand");
const expo = (facts: Facts) => facts.deal("Startup Expo", "brand");
const startups = { category: "startup" } as const;
const sellable = (facts: Facts) => facts.find({ hostId: people.host });

/** Impatient and thorough people: corrections, renewals, a waiting list, and a month's end at an agency. */
export const practiceM: readonly Conversation[] = [
  {
    id: "k501",
    as: "brand",
    questions: [
      q(
        "compare terms",
        "Startup Expo or Founders Harbor: which deal is the bigger one in money?",
        (facts) => {
          const [bigger] = [expo(facts), harbor(facts)].sort((one, other) => other.cents - one.cents);
          return { must: [name(bigger?.event ?? ""), money(expo(facts).cents), money(harbor(facts).cents)] };
        },
      ),
      q("refers-back", "the cheaper of them, when does that event take place?", (facts) => {
        const [less] = [expo(facts), harbor(facts)].sort((one, other) => one.cents - other.cents);
        return { must: [day(facts.event(less?.event ?? "Founders Harbor").day)] };
      }),
      q(
        "act",
        "Raise Founders Harbor to $6,250 from our side, and tell them it's our last word.",
        (facts) => ({
          act: { act: "counter", target: harbor(facts).id, cents: 625_000 },
        }),
      ),
      q("act refers-back", "sorry typo. 6,520", (facts) => ({
        act: { act: "counter", target: harbor(facts).id, cents: 652_000 },
      })),
    ],
  },
  {
    id: "k502",
    as: "brand",
    questions: [
      q(
        "vague words",
        "We did a big rebrand in the spring and my new CMO wants 'presence', her word, with founders. I have until Thursday to propose something and honestly no idea. Which startup events are there before summer?",
        (facts) => fitting(facts, { ...startups, to: "2027-05-31" }, [says("startup", /startup/i)]),
      ),
      q("narrow", "max 5000 dollars entry", (facts) =>
        fitting(facts, { ...startups, to: "2027-05-31", maxCents: 500_000 }, [
          says("the amount", /5,?000|5k|budget/i),
        ]),
      ),
      q("widen", "ok drop the date, keep the money", (facts) =>
        fitting(facts, { ...startups, maxCents: 500_000 }, [says("the amount", /5,?000|5k|budget/i)]),
      ),
      q(
        "draft",
        "write me two lines to her that recap why sponsoring makes sense for founders' attention",
        () => ({
          must: [says("founders", /founder/i)],
        }),
      ),
    ],
  },
  {
    id: "k503",
    as: "brand",
    questions: [
      q("rude", "you are useless. last time you gave me nothing. HOW MUCH IS DEVELOPER DAYS", (facts) => {
        const offer = cheapest(facts.event("Developer Days"));
        return offer ? { must: [money(offer.cents)] } : notSo;
      }),
      q("demanding unmet", "call them on the phone for me", () => ({
        ...beyond,
        not: [says("promises to call", /\bI(?:'ll| will) (?:call|phone|ring)\b/i)],
      })),
      q(
        "act",
        "then write to the host of Digital Workplace Expo and ask if there is a discount for startups",
        () => ({
          act: { act: "message", terms: [says("the discount", /discount/i)] },
        }),
      ),
    ],
  },
  {
    id: "k504",
    as: "partner",
    questions: [
      q("results", "what did RevOps Roundtables bring in leads?", (facts) => {
        const { leads } = facts.measured("partner", { event: "RevOps Roundtables" });
        return { must: [leads > 0 ? count(leads, "leads") : saysNo] };
      }),
      q("results refers-back", "cost of each?", (facts) => {
        const { leads, amount } = facts.measured("partner", { event: "RevOps Roundtables" });
        return { must: [leads > 0 ? roughly(amount / leads) : saysNo] };
      }),
      q("act", "That will do. Renew it.", (facts) => ({
        act: { act: "renew", target: facts.deal("RevOps Roundtables", "partner").id },
      })),
      q("act", "and put us on the waiting list for gold at Digital Care Nordics", (facts) => ({
        act: { act: "waiting-list", target: facts.offer("Digital Care Nordics", "gold").id },
      })),
    ],
  },
  {
    id: "k505",
    as: "newBrand",
    questions: [
      q("credits", "Do I need to pay a monthly fee to use this?", () => ({
        must: [says("credits or no fee", /free|credit|no (?:monthly|subscription)|subscription|beta/i)],
        noAct: true,
      })),
      q("credits typo", "and wich pack is the most popular? growth? whats in it", (facts) => {
        const growth = facts.creditPackages().find((one) => /growth/i.test(one.name));
        return { must: [count(growth?.credits ?? 0, "credits"), money(growth?.cents ?? 0)], noAct: true };
      }),
      q(
        "act-negated credits",
        "too much. do NOT buy anything. how many campaigns would the smallest pack cover?",
        (facts) => ({
          must: [count(Math.floor((facts.creditPackages()[0]?.credits ?? 0) / 10), "campaigns")],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "k506",
    as: "host",
    questions: [
      q("hosting", "what do we still owe our sponsors, next due first", (facts) => {
        const owed = facts.owed("host");
        return owed.length > 0
          ? {
              must: [
                some(1, ...owed.filter(({ due }) => due === owed[0]?.due).map(({ event }) => name(event))),
                some(1, day(owed[0]?.due ?? ""), ...owed.map(({ benefit }) => says(benefit, benefit))),
              ],
            }
          : notSo;
      }),
      q("hosting comparative", "which sponsor has paid us most so far", (facts) => {
        const totals = Map.groupBy(signed(facts.dealsOf("host", "host")), ({ brandId }) => brandId);
        const [most] = [...totals]
          .map(([id, deals]) => ({ id, total: deals.reduce((sum, { cents }) => sum + cents, 0) }))
          .sort((one, other) => other.total - one.total);
        const single = signed(facts.dealsOf("host", "host")).sort((one, other) => other.cents - one.cents)[0];
        return most
          ? {
              must: [
                either(name(facts.user(most.id).company), name(facts.user(single?.brandId ?? "").company)),
                anyMoney,
              ],
            }
          : notSo;
      }),
      q("draft refers-back", "thank them in a few lines and ask about next year", () => ({
        must: [isMessage, says("next year", /next year|2027|2028|again|renew|next edition/i)],
      })),
    ],
  },
  {
    id: "k507",
    as: "host",
    questions: [
      q("act-unknown hosting", "cancel the Penguin Foundation's offer", () => unknown(/penguin/i)),
      q(
        "act hosting act-term",
        "For Cyber Defense Week propose a new bronze package called Coffee Partner, $3,300, 4 spots.",
        () => ({
          act: {
            act: "propose-package",
            terms: [money(330_000), count(4, "spots"), says("its name", /coffee partner/i)],
          },
        }),
      ),
      q("hosting", "next event of ours, which and when?", (facts) => {
        const [next] = sellable(facts);
        return next ? { must: [name(next.name), day(next.day)] } : notSo;
      }),
      q("outside", "who will win the election there", () => ({
        ...beyond,
        not: [says("a winner", /\b(?:is|are) (?:likely|expected|favou?red) to win/i)],
      })),
    ],
  },
  {
    id: "k508",
    as: "agency",
    questions: [
      q(
        "terms demanding",
        "month end. I need the finished deals we made, with amounts. short sumary",
        (facts) => {
          const done = facts.dealsOf("agency").filter(({ status }) => status === "completed");
          return done.length > 0
            ? {
                must: [
                  some(1, ...done.map(({ event }) => name(event))),
                  some(1, ...done.map(({ cents }) => money(cents))),
                ],
              }
            : { must: [either(anyMoney, saysNo)] };
        },
      ),
      q("definition results", "and how do you calculate roi in that, with what cost?", () => ({
        must: [
          says("revenue", /revenue|return|value|earn/i),
          says("cost", /cost|paid|amount|price|spen[dt]|invest/i),
        ],
      })),
      q("unmet", "email the reciept to my accountant", () => ({
        ...beyond,
        not: [
          says(
            "claims to have sent it",
            /\bI(?:'ve| have) (?:e-?mailed|sent)|\bI(?:'ll| will) (?:e-?mail|send) (?:it|the receipt)/i,
          ),
        ],
      })),
    ],
  },
  {
    id: "k509",
    as: "agency",
    questions: [
      q("find season", "SaaS in the second quarter, please.", (facts) =>
        fitting(facts, { category: "saas", ...secondQuarter }, [
          says("SaaS", /saas/i),
          says("the quarter", /quarter|q2|april|may\b|june/i),
        ]),
      ),
      q("find season refers-back", "and first quarter?", (facts) =>
        fitting(facts, { category: "saas", ...firstQuarter }, [
          says("the quarter", /quarter|q1|january|february|march/i),
        ]),
      ),
      q("find", "third, but proptech", (facts) =>
        fitting(facts, { category: "proptech", ...thirdQuarter }, [says("proptech", /proptech/i)]),
      ),
      q("act credits", "thx. buy the Growth Package for us", (facts) => ({
        act: {
          act: "buy-credits",
          target: facts.creditPackages().find((one) => /growth/i.test(one.name))?.id ?? "",
        },
      })),
    ],
  },
  {
    id: "k510",
    as: "brand",
    questions: [
      q("unknown-name", "when is the Tokyo Robotics Fair", () => unknown(/tokyo|robotics/i)),
      q("find", "ok robots or not, anything in singapore or tokyo in april?", (facts) =>
        fitting(facts, { city: ["Singapore", "Tokyo"], ...month("2027-04") }, [
          says("the cities", /singapore|tokyo/i),
        ]),
      ),
      q("act typo", "definately set our yearly budgett to 140k", () => ({
        act: { act: "set-profile", terms: [money(14_000_000)] },
      })),
    ],
  },
];
