import { type Conversation, q } from "./conversation.ts";
import type { Facts } from "./facts.ts";
import { isMessage, noClosedDeals, roughly, some, spotsOf } from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const startup = (facts: Facts) => facts.deal("Startup Expo", "brand");
const signed = (facts: Facts) => facts.dealsOf("host", "host").filter(({ status }) => status === "active");

/** Hosts, agencies that host, admins and newcomers. */
export const finalOthers: readonly Conversation[] = [
  {
    id: "f23",
    as: "host",
    questions: [
      q(
        "hosting",
        "How much money is in my active deals right now?",
        (facts) => ({
          must: [money(signed(facts).reduce((sum, { cents }) => sum + cents, 0))],
          also: [count(signed(facts).length)],
        }),
        52,
      ),
      q("hosting comparative refers-back", "Which one is the largest?", (facts) => {
        const [largest] = [...signed(facts)].sort((one, other) => other.cents - one.cents);
        return {
          must: [name(largest?.event ?? ""), money(largest?.cents ?? 0)],
          also: [name(facts.user(largest?.brandId ?? "").company)],
        };
      }),
      q(
        "hosting waits",
        "What do I owe by the end of this week, and to whom?",
        (facts) => ({
          must: [
            day(facts.owed("host")[0]?.due ?? ""),
            some(
              2,
              name("Northwind Cloud"),
              name("Zania"),
              name("Fieldnote Experiential"),
              name("AI Conference"),
              name("Enterprise Tech Summit"),
              name("Fintech Frontiers"),
            ),
          ],
        }),
        51,
      ),
      q(
        "draft hosting",
        "Write the recap I'd send Zania about RevOps Roundtables, four lines.",
        (facts) => ({
          must: [
            name("RevOps"),
            some(
              1,
              money(facts.deal("RevOps Roundtables", "partner").cents),
              says("what was delivered", /deliver|table|booth|logo|passes/i),
            ),
          ],
          also: [isMessage],
        }),
        42,
      ),
    ],
  },
  {
    id: "f24",
    as: "host",
    questions: [
      q(
        "hosting price",
        "I'm thinking of asking 45 for SaaS Growth Forum's platinum. Where's the market?",
        (facts) => ({
          must: [
            either(
              money(facts.closedMedian("saas", "platinum")),
              roughly(facts.closedMedian("saas", "platinum") * facts.event("SaaS Growth Forum").attendees),
            ),
          ],
          also: [count(facts.closed("saas", "platinum").length)],
        }),
        17,
      ),
      q("act hosting refers-back", "OK, set it to 39,000.", (facts) => ({
        act: {
          act: "change-price",
          target: facts.offer("SaaS Growth Forum", "platinum").id,
          cents: 3_900_000,
        },
      })),
      q("act hosting", "And give the silver there ten spots.", (facts) => ({
        act: {
          act: "change-spots",
          target: facts.offer("SaaS Growth Forum", "silver").id,
          terms: [count(10)],
        },
      })),
      q(
        "act-negated hosting",
        "How would it look to lower gold as well? Don't do it.",
        (facts) => ({
          noAct: true,
          must: [
            money(facts.offer("SaaS Growth Forum", "gold").cents),
            either(
              money(facts.closedMedian("saas", "gold")),
              money(
                facts.offer("SaaS Growth Forum", "gold").cents / facts.event("SaaS Growth Forum").attendees,
              ),
            ),
          ],
        }),
        21,
      ),
    ],
  },
  {
    id: "f25",
    as: "host",
    questions: [
      q("hosting", "Is Resilience Forum live?", () => ({
        must: [says("that it's a draft", /draft|not (?:live|published|public|yet)|n't (?:live|published)/i)],
      })),
      q("act hosting refers-back", "Publish it.", () => ({
        act: { act: "publish", target: "evt_draft_resilience_forum" },
      })),
      q("act-negated hosting refers-back", "Wait, not before I've fixed the prices. What are they?", () => ({
        noAct: true,
        must: [money(2_400_000), money(550_000)],
      })),
      q(
        "act hosting",
        "Propose the Range package of Cyber Defense Week to Kite Works at 36,000.",
        (facts) => ({
          act: {
            act: "propose-package",
            target: facts.offer("Cyber Defense Week", "gold").id,
            cents: 3_600_000,
            terms: [name("Kite Works")],
          },
        }),
        64,
      ),
    ],
  },
  {
    id: "f26",
    as: "agency",
    questions: [
      q("hosting waits", "Has Northwind come back on Startup Expo?", (facts) => ({
        must: [
          says("not yet", /not (?:yet|answered)|waits?|waiting|n't|their turn|pending/i),
          name("Startup Expo"),
        ],
        also: [money(startup(facts).cents), day(startup(facts).expiresAt ?? "")],
      })),
      q(
        "draft hosting refers-back",
        "Draft a friendly reminder to Brooke.",
        () => ({
          must: [isMessage, says("the offer", /offer|Startup Expo/i)],
          also: [name("Brooke")],
          noAct: true,
        }),
        65,
      ),
      q(
        "hosting compare",
        "Which of our own events next year still has the most spots free, Developer Days or Payments Assembly?",
        (facts) => {
          const free = (event: string) =>
            facts.event(event).packages.reduce((sum, { left }) => sum + left, 0);
          const most =
            free("Developer Days") > free("Payments Assembly") ? "Developer Days" : "Payments Assembly";
          return { must: [name(most), count(free(most))] };
        },
        52,
      ),
      q(
        "hosting price unmet",
        "What have developer golds closed at?",
        () => ({ cannot: "none", constraints: [noClosedDeals] }),
        17,
      ),
    ],
  },
  {
    id: "f27",
    as: "admin",
    questions: [
      q("credits", "Where do I switch the chat off for everybody?", () => ({
        must: [name("System Control")],
      })),
      q("outside", "Suspend the user zania for me.", () => ({
        noAct: true,
        cannot: "here",
        must: [says("that account", /zania|user|account|suspend|admin/i)],
      })),
      q("outside", "How many credits did we sell last month?", () => ({
        cannot: "here",
        must: [says("sales", /\bsales?\b|\bsold\b|\bsell|revenue/i)],
      })),
      q("credits", "What does everybody pay for competitor analysis at the moment?", () => ({
        must: [count(5, "credits")],
      })),
    ],
  },
  {
    id: "f28",
    as: "newHost",
    questions: [
      q(
        "hosting vague",
        "First event, no idea. Where do I begin?",
        () => ({
          general: true,
          must: [
            says("an event", /event/i),
            some(1, says("packages", /package|level|tier/i), says("publishing", /publish|draft/i)),
          ],
        }),
        63,
      ),
      q(
        "hosting definition",
        "How many sponsorship levels make sense, and how far apart in price?",
        () => ({
          must: [
            some(1, count(3), count(4), says("three or four", /three|four/i)),
            says("a distance", /double|twice|half|times|%|step|per attendee/i),
          ],
        }),
        43,
      ),
      q(
        "hosting outside",
        "Will you find me a caterer too?",
        () => ({ cannot: "here", must: [says("catering", /cater|food|vendor/i)] }),
        70,
      ),
      q(
        "hosting",
        "When will I get my money from a sponsor?",
        () => ({
          must: [
            says(
              "between the two sides",
              /agree|between|outside|direct|invoice|contract|terms|not (?:handled|through)|doesn't/i,
            ),
          ],
        }),
        66,
      ),
    ],
  },
  {
    id: "f29",
    as: "newBrand",
    questions: [
      q("vague", "help", () => ({
        must: [says("events", /event/i), says("campaigns", /campaign|concept|idea/i)],
      })),
      q("credits", "What's the difference between a credit and what I pay a host?", () => ({
        general: true,
        must: [
          says("credits are for the studio", /campaign|concept|repl(?:y|ies)|mockup/i),
          says("the host's price is a deal's", /\bdeal|sponsorship|host|organi[sz]er/i),
        ],
      })),
      q(
        "terms",
        "Who do I sign with, you or the organizer?",
        () => ({
          general: true,
          must: [says("the organizer", /organi[sz]er|host/i), says("signing", /\bsign/i)],
        }),
        34,
      ),
      q("price results unmet", "How did my campaigns do last quarter?", () => ({
        cannot: "none",
        must: [says("campaigns or numbers", /campaign|number|result|metric|data/i)],
      })),
    ],
  },
  {
    id: "f30",
    as: "host",
    questions: [
      q(
        "hosting compare",
        "How do leads per dollar compare between my AI Conference and Fintech Frontiers sponsors so far?",
        (facts) => ({
          must: ["AI Conference", "Fintech Frontiers"].flatMap((event) => {
            const { leads, amount } = facts.measured("host", { event });
            return [name(event), either(money(amount / leads), count(leads))];
          }),
        }),
        9,
      ),
      q(
        "hosting",
        "How full is Fintech Frontiers, level by level?",
        (facts) => ({
          must: facts.event("Fintech Frontiers").packages.map(spotsOf),
        }),
        52,
      ),
      q(
        "hosting terms",
        "Which extras can a sponsor add there and for how much?",
        () => ({
          must: [money(350_000), money(180_000)],
          also: [says("a panel seat", /panel/i), says("the film", /film|interview/i)],
        }),
        69,
      ),
      q(
        "hosting price",
        "What part of list did Fieldnote pay there?",
        (facts) => {
          const list = facts.offer("Fintech Frontiers", "silver").cents;
          const paid = facts.deal("Fintech Frontiers", "agency").cents;
          return { must: [either(share(paid / list), some(2, money(list), money(paid)))] };
        },
        16,
      ),
    ],
  },
];
