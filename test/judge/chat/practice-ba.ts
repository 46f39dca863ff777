// cspell:ignore asembly
import { type Conversation, q } from "./conversation.ts";
import type { Facts, Wish } from "./facts.ts";
import {
  audienceOf,
  belowIt,
  fitting,
  isMessage,
  noClosedDeals,
  perHead,
  roughly,
  some,
  summer,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const lisbon: Wish = { city: "Lisbon", ...summer };

const saasTwo = ["SaaS Bridge", "Product-Led Summit"] as const;

const authorization = (facts: Facts) => facts.offer("GovSec Forum", "silver");

const nothingSent = says(
  "that nothing happens",
  /nothing|not|n't|no offer|no deal|dismiss|drop|leave|left|ok|fine|sure|unchanged|stays/i,
);

export const practiceBA: readonly Conversation[] = [
  {
    id: "o01",
    as: "brand",
    questions: [
      q("waits", "I've been away for a week. Which deals are waiting for me, not for them?", () => ({
        must: [name("Startup Expo"), name("Developer Days")],
      })),
      q("waits refers-back", "And where are we the ones waiting for an answer?", () => ({
        must: [name("Founders Harbor")],
        also: [either(name("Summit Works"), name("Henrik"))],
      })),
      q("terms refers-back", "What had we asked them to change there?", () => ({
        must: [says("the meetings", /meeting/i)],
      })),
      q("terms refers-back", "How long have they got left to react?", (facts) => ({
        must: [
          either(
            day(facts.deal("Founders Harbor", "brand").expiresAt ?? ""),
            count(32, "hours"),
            says("tomorrow", /tomorrow/i),
          ),
        ],
      })),
      q("act draft refers-back", "Write Henrik that I need to hear from him by noon tomorrow.", (facts) => ({
        // A card to send it, or the message to look at first.
        must: [
          either(isMessage, says("a card to Henrik", /henrik|founders harbor/i)),
          says("by noon", /noon/i),
        ],
        also: [
          name(facts.deal("Founders Harbor", "brand").event),
          { label: "speaks to him, not of him", found: ({ all }) => !/\bhear from him\b/i.test(all) },
        ],
      })),
    ],
  },
  {
    id: "o02",
    as: "brand",
    questions: [
      q(
        "find season",
        "Our Portuguese team would like to sponsor something close to home next summer. What's on in Lisbon?",
        (facts) => ({ rows: { allowed: facts.find(lisbon), least: 3 } }),
      ),
      q("narrow refers-back words", "They only have three thousand dollars.", (facts) =>
        fitting(facts, { ...lisbon, maxCents: 300_000 }, [says("the price", /3,000|three thousand|3k/i)]),
      ),
      q(
        "narrow refers-back words",
        "And at least a thousand visitors, otherwise it's not worth it.",
        (facts) =>
          fitting(facts, { ...lisbon, maxCents: 300_000, least: 1_000 }, [
            says("the size", /1,000|thousand/i),
          ]),
      ),
      q(
        "comparative refers-back",
        "What do we get at the biggest of those for that little money?",
        (facts) => {
          const [most] = facts
            .find({ ...lisbon, maxCents: 300_000, least: 1_000 })
            .sort((one, other) => other.attendees - one.attendees);
          const offers = most?.packages.filter(({ cents, left }) => cents <= 300_000 && left > 0) ?? [];
          return {
            must: [name(most?.name ?? ""), some(1, ...offers.flatMap(({ benefits }) => benefits.map(name)))],
            also: [some(1, ...offers.map(({ cents }) => money(cents)))],
          };
        },
      ),
      q(
        "widen refers-back",
        "Never mind the price. Same place, same season, still a thousand people.",
        (facts) => fitting(facts, { ...lisbon, least: 1_000 }, [name("Lisbon")]),
      ),
    ],
  },
  {
    id: "o03",
    as: "brand",
    questions: [
      q("compare", "SaaS Bridge against Product-Led Summit: dates and sizes, please.", (facts) => ({
        must: saasTwo.flatMap((one) => [
          name(one),
          day(facts.event(one).day),
          count(facts.event(one).attendees),
        ]),
      })),
      q(
        "compare price refers-back",
        "Now gold divided by the number of people at each.",
        (facts) => ({
          must: saasTwo.map((one) => perHead(facts.offer(one, "gold").cents, facts.event(one))),
          also: saasTwo.map((one) => money(facts.offer(one, "gold").cents)),
        }),
        17,
      ),
      q("unmet refers-back", "Is there a bronze at the London one?", () => ({
        cannot: "none",
        constraints: [says("bronze", /bronze/i)],
        also: [says("what it has", /gold|silver/i)],
      })),
      q("host refers-back", "How soon do its organizers normally write back?", (facts) => ({
        must: [count(facts.replyHours(facts.event("SaaS Bridge").hostId) ?? 0, "hours")],
      })),
      q("act refers-back", "Keep it on my list.", (facts) => ({
        act: { act: "save", target: facts.event("SaaS Bridge").id },
      })),
    ],
  },
  {
    id: "o04",
    as: "brand",
    questions: [
      q(
        "results two-in-one",
        "What did Site Reliability Days cost us, and how much revenue did we see from it?",
        (facts) => {
          const { amount, revenue } = facts.measured("brand", {
            event: "Site Reliability Days San Francisco",
          });
          return { must: [money(amount), either(money(revenue), roughly(revenue, 0.005))] };
        },
        7,
      ),
      q("results terms refers-back", "How many leads, compared with what we'd aimed for?", (facts) => ({
        must: [
          count(facts.measured("brand", { event: "Site Reliability Days San Francisco" }).leads),
          count(80),
        ],
      })),
      q("results refers-back", "Same question for the computer vision one in Boston.", (facts) => ({
        must: [
          count(facts.measured("brand", { event: "Computer Vision Conference Boston" }).leads),
          count(150),
        ],
      })),
      q(
        "results comparative",
        "Where did a lead cost us the least, of everything we've ever sponsored?",
        (facts) => {
          const [least] = facts
            .dealsOf("brand")
            .map(({ event }) => ({ event, ...facts.measured("brand", { event }) }))
            .filter(({ leads }) => leads > 0)
            .sort((one, other) => one.amount / one.leads - other.amount / other.leads);
          return {
            must: [name(least?.event ?? ""), money((least?.amount ?? 0) / (least?.leads ?? 1))],
          };
        },
        9,
      ),
      q("results unmet", "And how many customers came from the event we did in Berlin?", () => ({
        cannot: "none",
        constraints: [name("Berlin")],
      })),
    ],
  },
  {
    id: "o05",
    as: "brand",
    questions: [
      q(
        "price",
        "Is $17,500 for Office Hours Partner at SaaS Startup Week more than other sponsors pay for such a thing?",
        (facts) => {
          const event = facts.event("SaaS Startup Week");
          return {
            must: [
              belowIt,
              either(
                perHead(1_750_000, event),
                money(facts.closedMedian("startup", "gold")),
                roughly(facts.closedMedian("startup", "gold") * event.attendees),
              ),
            ],
            also: [count(facts.closed("startup", "gold").length, "closed deals")],
          };
        },
        15,
      ),
      q("price refers-back", "What would it come to at the normal rate?", (facts) => ({
        must: [roughly(facts.closedMedian("startup", "gold") * facts.event("SaaS Startup Week").attendees)],
      })),
      q("price refers-back", "And the breakfast one there, good value?", (facts) => {
        const event = facts.event("SaaS Startup Week");
        const median = facts.closedMedian("startup", "bronze");
        return {
          must: [
            belowIt,
            either(
              perHead(facts.offer(event.name, "bronze").cents, event),
              money(median),
              roughly(median * event.attendees),
            ),
          ],
          also: [money(facts.offer(event.name, "bronze").cents)],
        };
      }),
      q("price unmet", "Is the bronze at GovSec Forum priced like other deals that went through?", () => ({
        must: [noClosedDeals],
      })),
      q("act refers-back", "Hold me a Breakfast Partner spot while I ask my boss.", (facts) => ({
        act: { act: "hold", target: facts.offer("SaaS Startup Week", "bronze").id },
      })),
    ],
  },
  {
    id: "o06",
    as: "brand",
    questions: [
      q(
        "compare terms price",
        "GovSec Forum: what more does gold give me than silver, and what more does it cost?",
        (facts) => {
          const [gold, silver] = [facts.offer("GovSec Forum", "gold"), authorization(facts)];
          return {
            must: [
              either(money(gold.cents - silver.cents), money(gold.cents)),
              some(1, ...gold.benefits.map(name)),
            ],
            also: [either(money(silver.cents), money(gold.cents - silver.cents))],
          };
        },
        18,
      ),
      q(
        "act-negated price refers-back",
        "Suppose I bid 12,500 for the silver. How far under their price would that be?",
        (facts) => ({
          noAct: true,
          must: [
            money(authorization(facts).cents),
            either(
              money(authorization(facts).cents - 1_250_000),
              share(1_250_000 / authorization(facts).cents),
            ),
          ],
        }),
      ),
      q(
        "act act-term refers-back",
        "Good, open a deal at that, and we'd like to pay in two installments.",
        (facts) => ({
          act: {
            act: "start",
            target: authorization(facts).id,
            cents: 1_250_000,
            terms: [says("the installments", /instal|parts|split|two pay|half|payment/i)],
          },
        }),
      ),
      q("act act-term refers-back", "With a target of 25 meetings with agencies.", (facts) => ({
        act: {
          act: "start",
          target: authorization(facts).id,
          cents: 1_250_000,
          terms: [says("the target", /25\b.*meeting/i)],
        },
      })),
      q("act-negated refers-back negation", "On second thought, forget it.", () => ({
        noAct: true,
        must: [nothingSent],
      })),
    ],
  },
  {
    id: "o07",
    as: "brand",
    questions: [
      q("unknown-name unmet", "How much for a stand at Web Summit?", () => ({
        cannot: "none",
        must: [says("that name", /web summit/i)],
      })),
      q("typo", "OK, what about Payments Asembly, when's that?", (facts) => {
        const event = facts.event("Payments Assembly");
        return { must: [name(event.name), day(event.day)], also: [name("Miami")] };
      }),
      q("find refers-back", "What kind of people turn up?", (facts) => ({
        must: [audienceOf(facts.event("Payments Assembly"))],
      })),
      q("act-unknown refers-back unmet", "Raise our offer there to 20k.", () => ({
        noAct: true,
        cannot: "none",
        must: [says("that deal", /deal|offer|payments assembly/i)],
      })),
      q(
        "act draft refers-back",
        "My mistake, we never made one. Ask the organizer if we could host the lunch.",
        (facts) => ({
          act: {
            act: "message",
            target: facts.event("Payments Assembly").id,
            terms: [says("the lunch", /lunch/i)],
          },
        }),
        12,
      ),
    ],
  },
];
