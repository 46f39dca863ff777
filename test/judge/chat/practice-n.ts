// cspell:ignore thansk recieve evnts günstigste kostet auch billiger geht organises Paket
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { cheapest, type DealFact, type EventFact, type Facts } from "./facts.ts";
import {
  anyMoney,
  europe,
  fitting,
  inTheirTongue,
  isMessage,
  month,
  perHead,
  roughly,
  shorterThan,
  some,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysNo, share } from "./wanted.ts";

const beyond = { cannot: "here", noAct: true } as const;
const notSo = { cannot: "none", noAct: true } as const;

const unknown = (pattern: RegExp): Expectation => ({
  cannot: "none",
  constraints: [says("its name", pattern)],
  noAct: true,
});

/** USD for each attendee, by the cheapest package that is free. */
function headPrice(event: EventFact) {
  const offer = cheapest(event);
  return offer ? { event, cents: offer.cents, each: offer.cents / event.attendees } : undefined;
}

/** Two events, the cheaper head first. */
const byHead = (facts: Facts, ...names: string[]) =>
  names.flatMap((one) => headPrice(facts.event(one)) ?? []).sort((one, other) => one.each - other.each);

const completed = (deals: readonly DealFact[]) => deals.filter(({ status }) => status === "completed");
const healthy = { category: "healthtech", place: europe } as const;

/** Last strangers: value for money, a look back, hosts who count, and agencies who report. */
export const practiceN: readonly Conversation[] = [
  {
    id: "k601",
    as: "brand",
    questions: [
      q(
        "compare price",
        "Which gives me the lower entry price per visitor, Edge & IoT Forum or Developer Days?",
        (facts) => {
          const [best] = byHead(facts, "Edge & IoT Forum", "Developer Days");
          return best
            ? {
                must: [
                  name(best.event.name),
                  either(perHead(best.cents, best.event), roughly(best.each, 0.06)),
                ],
              }
            : notSo;
        },
      ),
      q("refers-back host", "how do I reach whoever organises that one?", () => ({
        must: [says("a way", /message|ask|contact|write|inquir|send/i)],
      })),
      q("act", "good. ask them whether booths have power outlets", () => ({
        act: { act: "message", terms: [says("power", /power|outlet/i)] },
      })),
      q("refers-back price", "what about the other, per visitor", (facts) => {
        const other = byHead(facts, "Edge & IoT Forum", "Developer Days").at(-1);
        return other
          ? { must: [either(perHead(other.cents, other.event), roughly(other.each, 0.06))] }
          : notSo;
      }),
    ],
  },
  {
    id: "k602",
    as: "brand",
    questions: [
      q("memory", "which sponsorships have we completed?", (facts) => {
        const done = completed(facts.dealsOf("brand", "brand"));
        return done.length > 0
          ? { must: [some(Math.min(2, done.length), ...done.map(({ event }) => name(event)))] }
          : notSo;
      }),
      q("comparative refers-back", "the most expensive of these?", (facts) => {
        const [most] = completed(facts.dealsOf("brand", "brand")).sort(
          (one, other) => other.cents - one.cents,
        );
        return most ? { must: [name(most.event), money(most.cents)] } : notSo;
      }),
      q("results refers-back", "was it worth it?", (facts) => {
        const [most] = completed(facts.dealsOf("brand", "brand")).sort(
          (one, other) => other.cents - one.cents,
        );
        const { revenue, leads, amount } = facts.measured("brand", { event: most?.event ?? "" });
        return {
          must: [
            leads > 0 || revenue > 0
              ? either(
                  roughly(revenue, 0.02),
                  share(revenue / amount),
                  count(leads, "leads"),
                  roughly(amount / leads),
                )
              : saysNo,
          ],
        };
      }),
    ],
  },
  {
    id: "k603",
    as: "brand",
    questions: [
      q(
        "language price",
        "Was kostet das günstigste Paket bei Startup Expo, und geht es auch billiger?",
        (facts) => {
          const offer = cheapest(facts.event("Startup Expo"));
          const german = inTheirTongue("in German", /paket|kostet|günstig|englisch/i);
          return { must: [offer ? either(money(offer.cents), german) : german] };
        },
      ),
      q("act-unknown", "Now in English: sign the contract with Moonrise Gala today.", () =>
        unknown(/moonrise/i),
      ),
      q("terms", "Then tell me which contracts are waiting for a signature at all", (facts) => {
        const waiting = facts.dealsOf("brand", "brand").filter(({ status }) => status === "pending");
        return waiting.length > 0 ? { must: waiting.slice(0, 2).map(({ event }) => name(event)) } : notSo;
      }),
    ],
  },
  {
    id: "k604",
    as: "partner",
    questions: [
      q(
        "act-negated",
        "suppose we cut our Cyber Defense Week offer to 60k. would that be under the list, by how much? don't send",
        (facts) => ({
          must: [money(facts.offer("Cyber Defense Week", "platinum").cents - 6_000_000)],
          noAct: true,
          not: [
            says(
              "claims to have done it",
              /\bI(?:'ve| have) (?:now |just )?(?:changed|set|sent|cancel|updated|started|opened|lowered|bought)/i,
            ),
          ],
        }),
      ),
      q("draft", "give me 3 reasons i could put in such a counter", () => ({
        must: [
          says(
            "reasons",
            /budget|attend|audience|market|multi|commit|year|renew|closed|price|value|lead|volume|early|spots?/i,
          ),
        ],
        noAct: true,
      })),
      q("act", "enough. withdraw from that negotiation altogether", (facts) => ({
        act: { act: "cancel", target: facts.deal("Cyber Defense Week", "partner").id },
      })),
    ],
  },
  {
    id: "k605",
    as: "newBrand",
    questions: [
      q("find", "health evnts in europe, we sell wearables for nurses", (facts) =>
        fitting(facts, healthy, [says("health", /health/i), says("Europe", /europe/i)]),
      ),
      q("narrow", "only before june", (facts) =>
        fitting(facts, { ...healthy, to: "2027-05-31" }, [says("the date", /june|may\b|before|spring/i)]),
      ),
      q(
        "price refers-back",
        "Digital Care Nordics then: what's the cheapest package that still has room?",
        (facts) => {
          const offer = cheapest(facts.event("Digital Care Nordics"));
          return offer ? { must: [money(offer.cents)], also: [name(offer.name)] } : notSo;
        },
      ),
      q("act-ambiguous credits", "ok. and get me credits too", (facts) => ({
        choices: facts
          .creditPackages()
          .slice(0, 2)
          .map((one) => name(one.name)),
        noAct: true,
      })),
    ],
  },
  {
    id: "k606",
    as: "host",
    questions: [
      q("hosting", "what would cyber defense week make if every spot sold at the listed price", (facts) => ({
        must: [
          money(
            facts
              .event("Cyber Defense Week")
              .packages.reduce((sum, { cents, spots }) => sum + cents * spots, 0),
          ),
        ],
      })),
      q("hosting refers-back", "and what have we actually got signed for it", (facts) => {
        const all = facts
          .dealsOf("host", "host")
          .filter(({ event, status }) => event === "Cyber Defense Week" && status === "active");
        const total = all.reduce((sum, { cents }) => sum + cents, 0);
        return { must: [total > 0 ? money(total) : saysNo] };
      }),
      q("act-negated hosting", "should i cut prices? advice only, change nothing", () => ({
        must: [
          says("prices", /price|discount|cut|package|\$/i),
          says(
            "an opinion",
            /would|should|recommend|suggest|keep|hold|don't|wait|no\b|yes|rather|instead|better|consider/i,
          ),
        ],
        noAct: true,
        not: [
          says(
            "claims to have done it",
            /\bI(?:'ve| have) (?:now |just )?(?:changed|set|sent|cancel|updated|started|opened|lowered|bought)/i,
          ),
        ],
      })),
    ],
  },
  {
    id: "k607",
    as: "host",
    questions: [
      q("hosting", "how many credits do i have, and can i buy more as a host?", (facts) => ({
        must: [count(facts.credits("host"), "credits")],
        also: [says("yes", /yes|can|buy|pack/i)],
      })),
      q(
        "act hosting",
        "Answer the open question from a brand: yes, two exhibitor passes are included.",
        (facts) => {
          const open = facts.openInquiries("host");
          return open.length === 1
            ? { act: { act: "reply-inquiry", terms: [says("the passes", /pass/i)] } }
            : open.length === 0
              ? notSo
              : {
                  choices: [some(2, ...open.map((one) => either(name(one.event), name(one.from))))],
                  noAct: true,
                };
        },
      ),
      q("unmet", "and what's the traffic on the way to our venue?", () => ({
        ...beyond,
        not: [says("a report", /traffic is (?:light|heavy|clear|slow)/i)],
      })),
    ],
  },
  {
    id: "k608",
    as: "agency",
    questions: [
      q(
        "waits two-in-one",
        "Morning! Which of my clients' deals need a decision, and which just wait for the host?",
        (facts) => {
          const open = facts
            .dealsOf("agency")
            .filter(({ status }) => status === "negotiating" || status === "pending");
          return {
            must: [some(Math.min(2, open.length), ...open.map(({ event }) => name(event)))],
            noAct: true,
          };
        },
      ),
      q("terms refers-back", "how much money is in all of those together", (facts) => {
        const of = (...states: string[]) =>
          facts
            .dealsOf("agency")
            .filter(({ status }) => states.includes(status))
            .reduce((sum, { cents }) => sum + cents, 0);
        const sums = [of("negotiating", "pending"), of("negotiating"), of("pending")].filter(
          (one) => one > 0,
        );
        return {
          must: [sums.length > 0 ? either(...sums.map((one) => money(one))) : either(anyMoney, saysNo)],
        };
      }),
      q("draft", "write a status mail for the client with the first one, 5 lines max", () => ({
        must: [isMessage],
      })),
      q("refers-back draft", "too long, they read on the phone", (_, replies) => ({
        must: [shorterThan(replies.at(-1))],
      })),
    ],
  },
  {
    id: "k609",
    as: "agency",
    questions: [
      q("words", "how can a client see only their own deals? is it a setting", () => ({
        general: true,
        must: [says("clients", /client/i)],
        noAct: true,
      })),
      q("host", "who is behind Founders Harbor, and would they respond fast?", (facts) => {
        const { hostId } = facts.event("Founders Harbor");
        const hours = facts.replyHours(hostId);
        return {
          must: [name(facts.user(hostId).company)],
          also: [hours === undefined ? saysNo : count(hours, "hours")],
        };
      }),
      q("act", "put Founders Harbor among my saved events", (facts) => ({
        act: { act: "save", target: facts.event("Founders Harbor").id },
      })),
    ],
  },
  {
    id: "k610",
    as: "brand",
    questions: [
      q("act", "Start a deal on the Protocol Partner package of Edge & IoT Forum at $8,500.", (facts) => ({
        act: { act: "start", target: facts.offer("Edge & IoT Forum", "silver").id, cents: 850_000 },
      })),
      q("definition", "and while we're at it, what is a 'right of first refusal'?", () => ({
        must: [
          says("first", /first|before|priority/i),
          says("offer or refuse", /offer|match|accept|refus|decline|chance|option/i),
        ],
      })),
      q("find", "thansk! last one: Summit Works, what do they have in May and later?", (facts) => {
        const allowed = facts.find({ hostId: people.host, from: month("2027-05").from });
        return allowed.length > 0 ? { rows: { allowed } } : notSo;
      }),
      q("results", "how many leads did we recieve so far this year", (facts) => {
        const { leads } = facts.measured("brand", { from: "2026-01-01" });
        return { must: [leads > 0 ? count(leads, "leads") : saysNo] };
      }),
      q("terms", "and when is Startup Expo, so I can block it", (facts) => ({
        must: [day(facts.event("Startup Expo").day)],
      })),
    ],
  },
];
