// cspell:ignore Habor Silber beim creds kostet noob runnin whos
import { campaignPrices } from "@marquee/contracts/credits/prices";
import { type Conversation, q } from "./conversation.ts";
import type { EventFact, Facts, PackageFact, Wish } from "./facts.ts";
import {
  aboveIt,
  entryOf,
  fitting,
  inTheirTongue,
  isMessage,
  perHead,
  roughly,
  shorterThan,
  some,
} from "./often-wanted.ts";
import { does, here, most, none, pays } from "./practice-a.ts";
import { count, day, either, eventsNamed, money, name, type Reply, says, share } from "./wanted.ts";

/** Those of the events that an answer named; all of them if it named none. */
const namedOf = (facts: Facts, reply: Reply | undefined, fit: readonly EventFact[]) => {
  const named = reply ? eventsNamed(reply, facts.events).filter((one) => fit.includes(one)) : [];
  return named.length === 0 ? fit : named;
};

/** Some of what a package gives. */
const benefitsOf = ({ benefits }: PackageFact) =>
  some(2, ...benefits.map((one) => says(one, one.split(" ").slice(0, 3).join(" "))));

const abroad: Wish = {
  category: "healthtech",
  place: /^(?!.*, [A-Z]{2}$)/,
  from: "2027-01-01",
  to: "2027-03-31",
  maxCents: 400_000,
};
const smallestAbroad = (facts: Facts, [first]: readonly Reply[]) =>
  most(namedOf(facts, first, facts.find(abroad)), ({ attendees }) => -attendees);

const overTheHolidays: Wish = { from: "2026-12-25", to: "2026-12-31" };
const sponsoredAlone = (events: readonly EventFact[]) => events.filter((one) => one.onePerIndustry);

const returnOf = (facts: Facts, event: string) => {
  const { revenue, amount } = facts.measured("brand", { event });
  return revenue / amount;
};
/** The sponsorship with the worst return, of those that have figures. */
const worst = (facts: Facts, isOver: boolean) => {
  const deals = facts.dealsOf("brand").filter(({ status }) => !isOver || status === "completed");
  const events = deals.map(({ event }) => event).filter((one) => Number.isFinite(returnOf(facts, one)));
  return most(events, (one) => -returnOf(facts, one));
};

const kitchen = (facts: Facts) => facts.offer("Cloud & AI Builders", "bronze");
const harbor = (facts: Facts) => facts.deal("Founders Harbor", "brand");
const expo = (facts: Facts) => facts.deal("Startup Expo", "brand");
const growth = (facts: Facts) => {
  const found = facts.creditPackages().find((one) => one.name === "Growth Package");
  if (!found) throw new Error("There is no Growth Package");
  return found;
};
const withGrowth = (facts: Facts) => facts.credits("brand") + growth(facts).credits;
const midwest = /, (?:IL|OH|MN|MI|WI|IN|IA|MO)$/;
const { ideas, visualMockup } = campaignPrices;

/** What brands ask, by somebody who saw no other answers. */
export const practiceG: readonly Conversation[] = [
  {
    id: "pg1",
    as: "brand",
    questions: [
      q(
        "find negation season",
        "digital health shows outside of the states, jan thru march, where the cheapest way in is 4000 dollars or less",
        (facts) => fitting(facts, abroad, [says("healthtech", /health/i)]),
      ),
      q(
        "refers-back comparative",
        "which of these is the most intimate, headcount wise?",
        (facts, replies) => {
          const smallest = smallestAbroad(facts, replies);
          const others = facts.find(abroad).filter((one) => one !== smallest);
          return {
            must: [name(smallest.name), count(smallest.attendees)],
            not: others.map((one) => says(`${one.name} is the smallest`, new RegExp(`^${one.name}\\b`))),
          };
        },
      ),
      q(
        "price refers-back",
        "so that's how many $ for each person in the room, taking the cheapest tier",
        (facts, replies) => {
          const event = smallestAbroad(facts, replies);
          return { must: [perHead(entryOf(event).cents, event)] };
        },
      ),
    ],
  },
  {
    id: "pg2",
    as: "brand",
    questions: [
      q(
        "typo host two-in-one",
        "whos runnin Founders Habor, and are they quick to get back to ppl",
        (facts) => {
          const { hostId } = facts.event("Founders Harbor");
          const hours = Math.round(facts.replyHours(hostId) ?? 0);
          return { must: [name(facts.user(hostId).company), count(hours, "hours")] };
        },
      ),
      q("waits refers-back", "How long until our request with them lapses?", (facts) => {
        const until = harbor(facts).expiresAt ?? "";
        const left = Math.floor((Date.parse(until) - Date.parse(facts.now)) / 3_600_000);
        return {
          must: [
            either(
              day(until.slice(0, 10)),
              says("a day", /tomorrow|\b(?:1|one|a) day\b/i),
              count(left, "hours"),
            ),
          ],
        };
      }),
      q(
        "act-negated price",
        "should I pull it? nah, leave it in. what did we put down again, next to their sticker price?",
        (facts) => ({
          must: [money(harbor(facts).cents), money(facts.offer("Founders Harbor", "silver").cents)],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "pg3",
    as: "brand",
    questions: [
      q(
        "results comparative",
        "Across every sponsorship we have figures for: where was the money worst spent?",
        (facts) => ({
          must: [name(worst(facts, false))],
        }),
      ),
      q(
        "results negation",
        "unfair, that one hasn't even happened. Leave out whatever isn't finished, then who's at the bottom?",
        (facts) => ({
          must: [name(worst(facts, true))],
          also: [
            either(
              share(returnOf(facts, worst(facts, true))),
              roughly(facts.measured("brand", { event: worst(facts, true) }).revenue, 0.01),
            ),
          ],
        }),
      ),
      q("results two-in-one refers-back", "Leads it got us, and the price tag of one", (facts) => {
        const { leads, amount } = facts.measured("brand", { event: worst(facts, true) });
        return { must: [count(leads, "leads"), money(amount / leads)] };
      }),
      q("unmet results", "break those down by job title for the board", here),
    ],
  },
  {
    id: "pg4",
    as: "brand",
    questions: [
      q(
        "price match",
        "Gut check on the Startup Expo figure. Do sponsors on that tier at startup events tend to pay that much a head?",
        (facts) => ({
          must: [aboveIt],
          also: [
            either(
              money(facts.closedMedian("startup", "silver")),
              perHead(expo(facts).cents, facts.event("Startup Expo")),
            ),
          ],
        }),
      ),
      q(
        "draft act-negated",
        "help me word an answer that doesn't sound desperate: we would go to 9.5k. do NOT send anything",
        () => ({ must: [isMessage, money(950_000)], noAct: true }),
      ),
      q("draft refers-back", "half as long", (_facts, replies) => ({
        must: [shorterThan(replies.at(-1)), money(950_000)],
        noAct: true,
      })),
      q("act act-term", "Perfect. Make it official then, 9,500, plus three extra passes", (facts) =>
        pays("counter", expo(facts).id, 950_000, says("the passes", /pass/i)),
      ),
    ],
  },
  {
    id: "pg5",
    as: "brand",
    questions: [
      q("find season words", "does anybody hold anything from christmas day up to new year's eve?", (facts) =>
        fitting(facts, overTheHolidays, []),
      ),
      q("narrow unmet", "and a second sponsor from my industry is kept out at which of those?", (facts) => {
        const alone = sponsoredAlone(facts.find(overTheHolidays));
        return alone.length === 0 ? { cannot: "none", noAct: true } : { rows: { allowed: alone } };
      }),
      q(
        "widen find",
        "whenever, wherever then. Who guarantees that I'm the only one of my kind?",
        (facts) => ({
          rows: { allowed: sponsoredAlone(facts.find({})), least: 1 },
        }),
      ),
    ],
  },
  {
    id: "pg6",
    as: "brand",
    questions: [
      q("definition", "noob q: they want us in-kind. what's that as opposed to paying", () => ({
        must: [
          says("goods or services", /goods|product|service|equipment|space/i),
          says("not money", /cash|money|pay/i),
        ],
      })),
      q("definition refers-back", "last one, a host offered us a make-good. Good or bad sign?", () => ({
        must: [
          says(
            "instead of what was missed",
            /miss|not deliver|undeliver|fail|fell short|didn't|wasn't|instead|owed/i,
          ),
          says("something in return", /replac|compensat|extra|substitut|equal|equivalent|make up|credit/i),
        ],
      })),
    ],
  },
  {
    id: "pg7",
    as: "brand",
    questions: [
      q("credits", "say i get the Growth one, what total of creds am i sitting on", (facts) => ({
        must: [count(withGrowth(facts))],
        also: [money(growth(facts).cents)],
      })),
      q(
        "credits refers-back",
        "that'd be good for how many campaigns with a mockup, skipping the competitors bit",
        (facts) => ({
          must: [
            either(
              count(Math.floor(withGrowth(facts) / (ideas + visualMockup))),
              count(Math.floor(growth(facts).credits / (ideas + visualMockup))),
            ),
          ],
        }),
      ),
      q("credits", "do bought ones go stale if I take a year off?", () => ({
        must: [says("never expire", /never expire|n't expire|not expire|no expir/i)],
      })),
      q("act refers-back", "Sold. I'll have it.", (facts) => does("buy-credits", growth(facts).id)),
    ],
  },
  {
    id: "pg8",
    as: "brand",
    questions: [
      q(
        "compare two-in-one",
        "AI Developer Congress against Cloud Developer West: who draws more people and who lets me in for less?",
        (facts) => {
          const two = [facts.event("AI Developer Congress"), facts.event("Cloud Developer West")];
          const larger = most(two, ({ attendees }) => attendees);
          const cheaper = most(two, (one) => -entryOf(one).cents);
          return {
            must: [
              name(larger.name),
              count(larger.attendees),
              name(cheaper.name),
              money(entryOf(cheaper).cents),
            ],
            also: two.map((one) => money(entryOf(one).cents)),
          };
        },
      ),
      q("refers-back", "when's each?", (facts) => ({
        must: [day(facts.event("AI Developer Congress").day), day(facts.event("Cloud Developer West").day)],
      })),
      q("act refers-back", "bookmark whichever is in LA", (facts) =>
        does("save", facts.event("Cloud Developer West").id),
      ),
    ],
  },
  {
    id: "pg9",
    as: "brand",
    questions: [
      q("unmet price", "Any chance of the platinum at Cloud & AI Builders for ten grand?", (facts) => ({
        must: [money(facts.offer("Cloud & AI Builders", "platinum").cents)],
        not: [says("it can be had", /\byes\b/i)],
        cannot: "none",
        noAct: true,
      })),
      q("price refers-back", "didn't think so. What does ten get me there?", (facts) => ({
        must: [either(name(kitchen(facts).name), says("bronze", /bronze/i)), money(kitchen(facts).cents)],
      })),
      q("terms refers-back", "Which consists of…?", (facts) => ({ must: [benefitsOf(kitchen(facts))] })),
      q("act", "keep one aside for me till my boss is back", (facts) => does("hold", kitchen(facts).id)),
    ],
  },
  {
    id: "pg10",
    as: "newBrand",
    questions: [
      q(
        "find vague",
        "hi, never done this. small coffee roaster here, 3k for one food event, what's around",
        (facts) => fitting(facts, { category: "food", maxCents: 300_000 }, [says("food", /food/i)]),
      ),
      q("narrow", "anything in the Midwest among these? we deliver ourselves", (facts) =>
        fitting(facts, { category: "food", maxCents: 300_000, place: midwest }, [
          says("the Midwest", /midwest|chicago|ohio|illinois/i),
        ]),
      ),
    ],
  },
  {
    id: "pg11",
    as: "brand",
    questions: [
      q("language price", "Was kostet Silber beim Edge & IoT Forum?", (facts) => ({
        must: [
          money(facts.offer("Edge & IoT Forum", "silver").cents),
          inTheirTongue("German", /\b(?:kostet|Silber|Paket|Plätze|Preis|für)\b/i),
        ],
      })),
      q(
        "rude two-in-one",
        "English from here on, useless thing. What day is it on and how many show up?",
        (facts) => {
          const event = facts.event("Edge & IoT Forum");
          return { must: [day(event.day), count(event.attendees)] };
        },
      ),
    ],
  },
  {
    id: "pg12",
    as: "brand",
    questions: [
      q("act", "Note to self for my profile: we have 60k a year now", () =>
        does("set-profile", undefined, money(6_000_000)),
      ),
      q("act words", "Also remember about our brand that we never show stock photos of servers", () =>
        does("set-brand-fact", undefined, says("stock photos", /stock photo/i)),
      ),
      q(
        "act negation",
        "get me concepts: backup for dental practices, Phoenix, $18k all told, giveaways are out",
        () =>
          does(
            "order-campaign",
            undefined,
            says("Phoenix", /phoenix/i),
            money(1_800_000),
            says("giveaways", /giveaway/i),
          ),
      ),
      q(
        "act-unknown unknown-name",
        "oh and bin my deal with the Reykjavik Server Summit",
        none(says("Reykjavik", /reykjavik/i)),
      ),
    ],
  },
];
