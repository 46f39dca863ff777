import { type Conversation, q } from "./conversation.ts";
import type { Facts } from "./facts.ts";
import { anyMoney, isMessage, noClosedDeals, some, spotsOf } from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const zania = (facts: Facts) => facts.deal("Cyber Defense Week", "partner");
const listed = (facts: Facts) => facts.offer("Cyber Defense Week", "platinum");

/** Hosts, agencies, admins, and everybody's questions about the field. */
export const buildOthers: readonly Conversation[] = [
  {
    id: "b11",
    as: "newBrand",
    questions: [
      q(
        "definition",
        "What's an activation, in plain words?",
        () => ({
          must: [
            says("activation", /activation/i),
            says("people take part", /interact|experience|engag|take part|hands-on|participat|try/i),
            says("of a brand", /brand|sponsor|product/i),
          ],
        }),
        25,
      ),
      q(
        "definition refers-back",
        "How is that different from just sponsoring something?",
        () => ({
          must: [
            says("sponsoring", /sponsor/i),
            says("what money buys there", /logo|visib|name|presence|rights|pay|paid|money|package|benefit/i),
          ],
        }),
        50,
      ),
      q(
        "definition",
        "Is an MQL the same as an SQL?",
        () => ({
          must: [
            says("marketing qualified", /marketing[- ]qualified/i),
            says("sales qualified", /sales[- ]qualified/i),
          ],
        }),
        46,
      ),
      q(
        "definition",
        "And in-kind sponsorship?",
        () => ({
          must: [
            says("goods or services", /goods|product|service|suppl/i),
            says("instead of money", /cash|money|instead|rather|paid|pay/i),
          ],
        }),
        4,
      ),
    ],
  },
  {
    id: "b18",
    as: "agency",
    questions: [
      q("waits two-in-one", "What have we got going, as sponsor and as host?", () => ({
        must: [name("Fintech Frontiers"), some(1, name("Startup Expo"), name("Developer Days"))],
        also: [name("Startup Expo"), name("Developer Days")],
      })),
      q(
        "hosting price refers-back",
        "How do the offers for our own events compare with list price?",
        (facts) => ({
          must: [
            money(facts.deal("Startup Expo", "brand").cents),
            money(facts.offer("Startup Expo", "silver").cents),
          ],
          also: [money(facts.deal("Developer Days", "brand").cents)],
        }),
      ),
      q(
        "terms",
        "Who still owes what on the Fintech deal?",
        (facts) => {
          const [next] = facts.owed("host").filter(({ event }) => event === "Fintech Frontiers");
          return {
            must: [
              says("the host does", /Summit Works|host|organi[sz]er|Henrik/i),
              name(next?.benefit ?? ""),
            ],
            also: [day(next?.due ?? "")],
          };
        },
        48,
      ),
      q("act draft refers-back", "Send them a nudge about the booth.", (facts) => ({
        act: {
          act: "message",
          target: facts.deal("Fintech Frontiers", "agency").id,
          terms: [says("the booth", /booth/i)],
        },
      })),
    ],
  },
  {
    id: "b19",
    as: "host",
    questions: [
      q("hosting waits", "Which offers do I have to answer?", (facts) => ({
        must: [name("Cyber Defense Week"), money(zania(facts).cents)],
        also: [name("Zania"), day(zania(facts).expiresAt ?? "")],
      })),
      q(
        "hosting price refers-back",
        "How does Zania's compare with what we list it at?",
        (facts) => {
          const { cents } = listed(facts);
          return {
            must: [
              money(cents),
              either(share(zania(facts).cents / cents), money(cents - zania(facts).cents)),
            ],
          };
        },
        16,
      ),
      q("act hosting refers-back", "Tell them 75.", (facts) => ({
        act: { act: "counter", target: zania(facts).id, cents: 7_500_000 },
      })),
      q(
        "act-negated hosting price unmet",
        "Hm, wait. What do closed deals say about that price?",
        () => ({
          noAct: true,
          cannot: "none",
          constraints: [noClosedDeals],
        }),
        17,
      ),
    ],
  },
  {
    id: "b20",
    as: "host",
    questions: [
      q(
        "hosting",
        "What's taken and what's still empty at Enterprise Tech Summit?",
        (facts) => ({
          must: facts.event("Enterprise Tech Summit").packages.map(spotsOf),
          also: [says("what is taken", /taken|sold|sponsored|gone|of \d/i)],
        }),
        52,
      ),
      q("act hosting refers-back", "Bring the bronze down to 6,000.", (facts) => ({
        act: {
          act: "change-price",
          target: facts.offer("Enterprise Tech Summit", "bronze").id,
          cents: 600_000,
        },
      })),
      q("act-negated hosting refers-back", "Leave it, don't change anything.", () => ({
        noAct: true,
        general: true,
        must: [says("that it stays", /not|n't|nothing|stays?|leave|left|unchanged|ok|fine/i)],
      })),
      q(
        "hosting",
        "Who could I go and ask for the platinum spot?",
        () => ({
          must: [
            some(
              1,
              ...[
                "Northwind Cloud",
                "Zania",
                "Lumen Bank",
                "Kite Works",
                "Atlas Motors",
                "Signal Nine",
                "Pulse Health",
                "Fieldnote Experiential",
              ].map(name),
            ),
          ],
        }),
        38,
      ),
    ],
  },
  {
    id: "b21",
    as: "host",
    questions: [
      q("hosting waits", "Any questions from brands that I haven't replied to?", (facts) => {
        const [open] = facts.openInquiries("host");
        return { must: [name(open?.event ?? ""), name(open?.from ?? "")] };
      }),
      q(
        "draft hosting refers-back",
        "Draft me an answer: yes, silver is free, and what it costs.",
        (facts) => ({
          must: [isMessage, money(facts.offer("Founders Harbor", "silver").cents)],
          also: [name("Founders Harbor")],
        }),
      ),
      q("act hosting refers-back", "Send that.", (facts) => ({
        act: { act: "reply-inquiry", terms: [money(facts.offer("Founders Harbor", "silver").cents)] },
      })),
      q(
        "hosting",
        "How quick am I with answers on the whole?",
        (facts) => ({
          must: [count(facts.replyHours("usr_demo_host") ?? 0, "hours")],
        }),
        27,
      ),
    ],
  },
  {
    id: "b22",
    as: "newHost",
    questions: [
      q(
        "hosting price",
        "I've never sold a sponsorship. What do I ask for at a meetup with 300 people?",
        () => ({
          must: [
            anyMoney,
            says("how it comes about", /per (?:attendee|head|person)|closed|similar|compar|each attendee/i),
          ],
        }),
        20,
      ),
      q(
        "hosting definition",
        "What goes into gold, silver and bronze?",
        () => ({
          must: [
            some(
              3,
              says("a talk", /session|talk|speak|workshop|stage/i),
              says("a booth", /booth|table|stand/i),
              says("a logo", /logo/i),
              says("tickets", /pass|ticket/i),
            ),
          ],
          also: [says("a difference between levels", /gold/i)],
        }),
        43,
      ),
      q("hosting credits", "How do I put my event on Marquee?", () => ({
        general: true,
        must: [
          says("where", /host|new event|create|add (?:an|your) event|my events/i),
          says("publishing", /publish|draft/i),
        ],
      })),
      q("act-unknown hosting unmet", "Then publish it.", () => ({
        noAct: true,
        cannot: "none",
        must: [says("an event", /event|draft/i)],
      })),
    ],
  },
  {
    id: "b23",
    as: "admin",
    questions: [
      q("outside", "How many people registered this week?", () => ({
        cannot: "here",
        must: [says("accounts", /account|user|people|regist|admin/i)],
      })),
      q("credits", "Where do I change what a campaign costs?", () => ({ must: [name("System Control")] })),
      q("outside", "Show me what demo_brand and its hosts write to each other.", () => ({
        cannot: "here",
        must: [says("their messages", /message|private|conversation|thread|write/i)],
      })),
      q("act-unknown outside", "Give demo_brand 50 credits.", () => ({
        noAct: true,
        cannot: "here",
        must: [
          says("giving credits", /demo_brand|adjust|grant|giv(?:e|ing) (?:them|credits|out)|Northwind/i),
        ],
      })),
    ],
  },
];
