// cspell:ignore Zanias discont analysed travelling
import { type Conversation, q } from "./conversation.ts";
import { bySoonest, cheapest, type DealFact, type Facts } from "./facts.ts";
import {
  audienceOf,
  entryOf,
  europe,
  noClosedDeals,
  perHead,
  priceOf,
  roughly,
  some,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysNo, share } from "./wanted.ts";

const beyond = { cannot: "here", noAct: true } as const;
const notSo = { cannot: "none", noAct: true } as const;

/** That something was done, where nothing should have been. */
const claimsDone = says(
  "claims to have done it",
  /\bI(?:'ve| have) (?:now |just |already )?(?:sent|changed|accepted|declined|cancel|refunded|raised|lowered|booked)/i,
);

const totalOf = (deals: readonly DealFact[]) => deals.reduce((sum, { cents }) => sum + cents, 0);
const dealsThat = (deals: readonly DealFact[], ...states: string[]) =>
  deals.filter(({ status }) => states.includes(status));

/** Events for those who run buildings, the next one first. */
const buildings = (facts: Facts) =>
  facts
    .find({})
    .filter(
      ({ category, attendeeType }) =>
        category === "proptech" || /facilit|propert|real estate|buildings|landlord/i.test(attendeeType),
    )
    .sort(bySoonest);
const buildingsInEurope = (facts: Facts) => buildings(facts).filter(({ location }) => europe.test(location));

const listedAt = (facts: Facts) => facts.offer("Cyber Defense Week", "platinum").cents;

/** What closed deals say of a platinum package at Cyber Defense Week, for a head or for the whole package. */
function closedThere(facts: Facts): Expectation {
  const event = facts.event("Cyber Defense Week");
  if (facts.closed(event.category, "platinum").length < 3) return { must: [noClosedDeals], noAct: true };
  const each = facts.closedMedian(event.category, "platinum");
  return { must: [either(money(each), roughly(each * event.attendees))], noAct: true };
}

/** Strangers of the first week: one who was ill, a buyer, a lift mechanic's vendor, hosts and agencies. */
export const practiceO: readonly Conversation[] = [
  {
    id: "r101",
    as: "brand",
    questions: [
      q("waits vague", "back from 2 weeks flat on my back with flu. whats on fire", () => ({
        must: [name("Startup Expo")],
        noAct: true,
      })),
      q("terms refers-back", "until when can i still reply to the expo people", (facts) => {
        const { expiresAt } = facts.deal("Startup Expo", "brand");
        return { must: [expiresAt === null ? saysNo : day(expiresAt)] };
      }),
      q("terms refers-back", "and they want how much from us?", (facts) => ({
        must: [money(facts.deal("Startup Expo", "brand").cents)],
      })),
      q(
        "act-negated price",
        "what would ten percent less come to. just the sum, don't send anything",
        (facts) => ({
          must: [money(facts.deal("Startup Expo", "brand").cents * 0.9)],
          noAct: true,
          not: [claimsDone],
        }),
      ),
      q("act refers-back", "alright, now send them that number", (facts) => {
        const { id, cents } = facts.deal("Startup Expo", "brand");
        return { act: { act: "counter", target: id, cents: Math.round(cents * 0.9) } };
      }),
    ],
  },
  {
    id: "r102",
    as: "brand",
    questions: [
      q(
        "terms",
        "For the quarterly spend review: please add up the agreed amounts of our completed sponsorships.",
        (facts) => {
          const done = dealsThat(facts.dealsOf("brand", "brand"), "completed");
          return done.length > 0
            ? { must: [money(totalOf(done))], also: [count(done.length, "deals")] }
            : notSo;
        },
      ),
      q("results", "Our measured cost per lead across everything?", (facts) => {
        const { leads, amount } = facts.measured("brand");
        return { must: [leads > 0 ? roughly(amount / leads, 0.02) : saysNo] };
      }),
      q(
        "definition results",
        "State in one sentence how that ratio is formed, I have to footnote it.",
        () => ({
          must: [
            says("what was paid", /cost|spen[dt]|paid|amount|price|invest/i),
            says("by leads", /leads?\b/i),
          ],
        }),
      ),
      q(
        "results refers-back",
        "And the same ratio with revenue instead of leads, i.e. what came back per dollar?",
        (facts) => {
          const { revenue, amount } = facts.measured("brand");
          return {
            must: [amount > 0 ? either(share(revenue / amount), money((revenue / amount) * 100)) : saysNo],
          };
        },
      ),
    ],
  },
  {
    id: "r103",
    as: "newBrand",
    questions: [
      q(
        "find match",
        "Good day. We are making software for maintenance of elevators, our buyer is the person who runs buildings. " +
          "Which events exist for such persons?",
        (facts) => {
          const allowed = buildings(facts);
          return allowed.length > 0 ? { rows: { allowed, least: Math.min(2, allowed.length) } } : notSo;
        },
      ),
      q("narrow", "please only Europe, flights to America our boss does not sign", (facts) => {
        const allowed = buildingsInEurope(facts);
        return allowed.length > 0
          ? { rows: { allowed, least: Math.min(2, allowed.length) } }
          : { cannot: "none", constraints: [says("Europe", /europe/i)] };
      }),
      q(
        "comparative",
        "Of the building events in Europe, which one comes the first in the calendar?",
        (facts) => {
          const [first] = buildingsInEurope(facts);
          return first ? { must: [name(first.name), day(first.day)] } : notSo;
        },
      ),
      q("refers-back", "how many visitors has it and which kind of people are it", (facts) => {
        const [first] = buildingsInEurope(facts);
        return first ? { must: [count(first.attendees, "attendees"), audienceOf(first)] } : notSo;
      }),
    ],
  },
  {
    id: "r104",
    as: "newBrand",
    questions: [
      q("vague words", "ok i signed up. now what can i actually DO in here??", () => ({
        must: [says("sponsoring", /sponsor|event/i)],
        also: [says("ideas", /campaign|concept|idea/i)],
      })),
      q("unmet outside", "will it rain on the day of Startup Expo", (facts) => ({
        ...beyond,
        also: [day(facts.event("Startup Expo").day)],
        not: [says("a forecast", /\b(?:it will rain|will be (?:sunny|dry|rainy)|chance of rain is)/i)],
      })),
      q("price", "fine. cheapest way in there that isn't gone yet?", (facts) => {
        const offer = cheapest(facts.event("Startup Expo"));
        return offer ? { must: priceOf(offer) } : notSo;
      }),
    ],
  },
  {
    id: "r105",
    as: "host",
    questions: [
      q(
        "waits hosting",
        "Morning. Whose offer is lying on my desk for Cyber Defense Week, and for how much?",
        (facts) => ({
          must: [name("Zania"), money(facts.deal("Cyber Defense Week", "host").cents)],
          noAct: true,
        }),
      ),
      q("price refers-back", "how far is that from what we ask for the package", (facts) => ({
        must: [
          either(
            money(Math.abs(listedAt(facts) - facts.deal("Cyber Defense Week", "host").cents)),
            money(listedAt(facts)),
          ),
        ],
      })),
      q(
        "act",
        "Meet them in the middle: counter with exactly half way between bid and list price.",
        (facts) => {
          const { id, cents } = facts.deal("Cyber Defense Week", "host");
          return { act: { act: "counter", target: id, cents: Math.round((cents + listedAt(facts)) / 2) } };
        },
      ),
      q(
        "act-negated price",
        "Hold it, not yet. First: what do platinum packages of that sort usually close at?",
        closedThere,
      ),
    ],
  },
  {
    id: "r106",
    as: "host",
    questions: [
      q("hosting comparative", "which package of cyber defense week has the most places open", (facts) => {
        const { packages } = facts.event("Cyber Defense Week");
        const most = Math.max(...packages.map(({ left }) => left));
        return {
          must: [either(...packages.filter(({ left }) => left === most).map((one) => name(one.name)))],
          also: [count(most, "left")],
        };
      }),
      q("act hosting", "take 500 dollars off our platinum there", (facts) => {
        const { id, cents } = facts.offer("Cyber Defense Week", "platinum");
        return { act: { act: "change-price", target: id, terms: [money(cents - 50_000)] } };
      }),
      q("act-negated hosting", "or hm, leave the price. would a lower one even help? opinion only", () => ({
        must: [
          says("price", /price|discount|cheap|lower|\$/i),
          says(
            "an opinion",
            /would|could|should|suggest|recommend|keep|hold|rather|yes|no\b|not|help|may|might/i,
          ),
        ],
        noAct: true,
        not: [claimsDone],
      })),
    ],
  },
  {
    id: "r107",
    as: "agency",
    questions: [
      q(
        "words",
        "Where do I click to take on a new client in here? We just won a toothpaste account.",
        () => ({
          must: [says("clients", /client/i), says("how", /add|invite|new|create|open|settings|page/i)],
          noAct: true,
        }),
      ),
      q("waits", "And which of my present clients' deals are not signed yet?", (facts) => {
        const open = dealsThat(facts.dealsOf("agency"), "negotiating", "pending");
        return open.length > 0
          ? { must: [some(Math.min(2, open.length), ...open.map(({ event }) => name(event)))], noAct: true }
          : notSo;
      }),
      q(
        "credits",
        "how much is left in our credit pot, enough for two sets with rivals analysed?",
        (facts) => ({
          must: [count(facts.credits("agency"), "credits")],
          also: [
            facts.credits("agency") >= 30
              ? says("enough", /yes|enough|cover|suffic|can/i)
              : says("not enough", /no\b|not|short|only/i),
          ],
        }),
      ),
    ],
  },
  {
    id: "r108",
    as: "partner",
    questions: [
      q("results", "What did we get out of RevOps Roundtables? numbers, no prose", (facts) => {
        const { leads, revenue } = facts.measured("partner", { event: "RevOps Roundtables" });
        return {
          must: [leads + revenue > 0 ? either(count(leads, "leads"), roughly(revenue, 0.01)) : saysNo],
        };
      }),
      q(
        "definition",
        "Our CFO asked what a 'make-good' is. Please explain it to me so that I can explain it to him.",
        () => ({
          must: [
            says(
              "what was not delivered",
              /not (?:been )?(?:deliver|met|provid)|miss|fail|under-?deliver|short|lost|couldn't/i,
            ),
            says(
              "made up for",
              /compensat|replac|make up|makes up|made up|substitut|equal|extra|additional|instead/i,
            ),
          ],
        }),
      ),
      q(
        "act",
        "On Cyber Defense Week, drop the organizer a note: our final word comes Thursday, the security chief is travelling.",
        (facts) => ({
          act: {
            act: "message",
            target: facts.deal("Cyber Defense Week", "partner").id,
            terms: [says("Thursday", /thursday/i)],
          },
        }),
      ),
      q("act-unknown", "And the same note to the people of Hamster Wheel Con.", () => ({
        cannot: "none",
        constraints: [says("the name", /hamster wheel/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "r109",
    as: "brand",
    questions: [
      q("definition words", "boss wants 'category exclusivity'. in normal language??", () => ({
        must: [says("no rival", /only|no other|sole|competitor|rival|same (?:industry|category|field)/i)],
      })),
      q("terms", "does Founders Harbor hand that out, one sponsor per line of business?", (facts) => {
        const { onePerIndustry } = facts.event("Founders Harbor");
        return {
          must: [
            onePerIndustry
              ? says("yes", /yes|one (?:sponsor )?per|exclusiv|only one|second sponsor|same industry/i)
              : saysNo,
          ],
        };
      }),
      q(
        "unmet outside",
        "also ping me when the share price of our biggest competitor drops under 40",
        () => beyond,
      ),
    ],
  },
  {
    id: "r110",
    as: "brand",
    questions: [
      q(
        "credits memory",
        "One of my card payments bounced. Which, and did the other one go through?",
        (facts) => {
          const priced = (cents: number) =>
            facts.creditPackages().find((one) => one.cents === cents)?.name ?? "?";
          return {
            must: [
              either(money(4_900), name(priced(4_900)), name("Tech Startup Package")),
              either(money(19_900), name(priced(19_900)), name("Growth Package")),
            ],
          };
        },
      ),
      q(
        "act-negated credits",
        "So no credits came with the failed one? Only asking, don't buy it again.",
        () => ({
          must: [says("none", /\bno\b|not|none|nothing|wasn't|weren't|didn't|without/i)],
          noAct: true,
          not: [claimsDone],
        }),
      ),
      q(
        "price compare",
        "Different matter. Per visitor, is the entry level of Edge & IoT Forum dearer than that of KubeCraft Europe?",
        (facts) => {
          const [edge, kube] = ["Edge & IoT Forum", "KubeCraft Europe"].map((one) => facts.event(one));
          return edge && kube
            ? { must: [perHead(entryOf(edge).cents, edge), perHead(entryOf(kube).cents, kube)] }
            : notSo;
        },
      ),
    ],
  },
];
