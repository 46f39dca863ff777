// cspell:ignore sponsring grüße cuánto tiempo tengo responder merci beaucoup quels événements Angebot antworten avez noch viel vous
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { cheapest, type DealFact, type EventFact, type Facts } from "./facts.ts";
import { anyMoney, fitting, inTheirTongue, isMessage, month, roughly, some } from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, eventsNamed, money, name, type Reply, says, saysNo } from "./wanted.ts";

const beyond = { cannot: "here", noAct: true } as const;
const notSo = { cannot: "none", noAct: true } as const;

const unknown = (pattern: RegExp): Expectation => ({
  cannot: "none",
  constraints: [says("its name", pattern)],
  noAct: true,
});

const listed = (facts: Facts, replies: readonly Reply[], otherwise: readonly EventFact[]) =>
  replies.map((one) => eventsNamed(one, facts.events)).findLast((one) => one.length > 1) ??
  otherwise.slice(0, 3);

const inState = (deals: readonly DealFact[], ...states: string[]) =>
  deals.filter(({ status }) => states.includes(status));

const sum = (deals: readonly DealFact[]) => deals.reduce((total, { cents }) => total + cents, 0);

/** The deals with a host that wait for one side's answer. */
const openBids = (facts: Facts) =>
  inState(facts.dealsOf("host", "host"), "negotiating").filter(({ offeredBy }) => offeredBy === "brand");

const aiBig = { category: "ai", least: 1_000 } as const;

/** People in a hurry, people from elsewhere, a host with an inbox, and an agency that plans its year. */
export const practiceK: readonly Conversation[] = [
  {
    id: "k301",
    as: "brand",
    questions: [
      q("waits", "3 bullets: what needs me this week", (facts) => {
        const own = inState(facts.dealsOf("brand", "brand"), "negotiating", "pending");
        return {
          must: [some(1, ...[...own, ...facts.owed("brand")].map(({ event }) => name(event)))],
          noAct: true,
        };
      }),
      q("terms", "when did we last sign something and for how much?", (facts) => {
        const [last] = facts
          .dealsOf("brand", "brand")
          .filter(({ signedAt }) => signedAt !== null && signedAt !== undefined)
          .sort((one, other) => (other.signedAt ?? "").localeCompare(one.signedAt ?? ""));
        return last ? { must: [name(last.event), money(last.cents)] } : notSo;
      }),
      q("terms", "how many deals do we have running, signed ones i mean", (facts) => {
        const active = inState(facts.dealsOf("brand", "brand"), "active");
        return {
          must: [
            active.length > 0
              ? either(
                  count(active.length, "deals"),
                  some(active.length, ...active.map(({ event }) => name(event))),
                )
              : saysNo,
          ],
        };
      }),
      q("terms refers-back", "sum of those", (facts) => {
        const active = inState(facts.dealsOf("brand", "brand"), "active");
        return active.length > 0 ? { must: [money(sum(active))] } : notSo;
      }),
    ],
  },
  {
    id: "k302",
    as: "agency",
    questions: [
      q("find", "Show me large AI events, 1,000 people or more", (facts) =>
        fitting(facts, aiBig, [says("AI", /\bai\b/i), says("the size", /1,?000|1k/i)]),
      ),
      q("negation", "nothing in the US please", (facts) => {
        const abroad = facts
          .find(aiBig)
          .filter(({ location }) => !/, (?!ON|BC|QC|UK)[A-Z]{2}$|USA|United States/.test(location));
        return abroad.length > 0
          ? { rows: { allowed: abroad } }
          : {
              cannot: "none",
              constraints: [says("outside of the US", /\bus\b|usa|united states|abroad|outside/i)],
            };
      }),
      q("comparative refers-back", "which one of these comes first in the calendar", (facts, replies) => {
        const abroad = facts
          .find(aiBig)
          .filter(({ location }) => !/, (?!ON|BC|QC|UK)[A-Z]{2}$|USA|United States/.test(location));
        const all = listed(facts, replies, abroad.length > 0 ? abroad : facts.find(aiBig));
        const [first] = [...all].sort((one, other) => one.day.localeCompare(other.day));
        return first ? { must: [name(first.name), day(first.day)] } : notSo;
      }),
    ],
  },
  {
    id: "k303",
    as: "brand",
    questions: [
      q(
        "language waits",
        "Wie viel Zeit habe ich noch, um auf das Angebot von Startup Expo zu antworten? Viele Grüße",
        (facts) => {
          const { expiresAt } = facts.deal("Startup Expo", "brand");
          const english = inTheirTongue("in German", /englisch|angebot|antwort|bis zum/i);
          return { must: [expiresAt === null ? english : either(day(expiresAt), english)] };
        },
      ),
      q("language find", "Quels événements fintech avez-vous à Paris ? Merci beaucoup", (facts) => {
        const french = inTheirTongue("in French", /événement|anglais|aucun|voici/i);
        const all = facts.find({ category: "fintech", city: "Paris" });
        return { must: [either(french, some(1, ...all.map((one) => name(one.name))))] };
      }),
      q("definition", "Sorry, English is fine. What is meant with 'brand lift'?", () => ({
        must: [says("what it measures", /aware|percept|recall|favou?r|intent|think|consider/i)],
      })),
    ],
  },
  {
    id: "k304",
    as: "newBrand",
    questions: [
      q("vague", "I dont even know what to ask. what can you do for me", () => ({
        must: [says("events or deals", /event|sponsor|deal/i), says("more than one thing", /,| and |\n/)],
        noAct: true,
      })),
      q("words", "cool. is there like a guide how to make a deal, step by step", () => ({
        general: true,
        must: [
          says("choose a package", /package|event/i),
          says("negotiate or sign", /negotiat|offer|counter|sign|accept|contract/i),
        ],
      })),
      q("act", "Put down that our industry is food and that we have 12k a year for sponsring.", () => ({
        act: { act: "set-profile", terms: [money(1_200_000)] },
      })),
      q("premise", "And remind me, what did Founders Harbor bring us last year?", () => notSo),
    ],
  },
  {
    id: "k305",
    as: "partner",
    questions: [
      q(
        "compare results",
        "RevOps Roundtables vs Enterprise Tech Summit, which did we pay more for?",
        (facts) => {
          const both = ["RevOps Roundtables", "Enterprise Tech Summit"].map((one) =>
            facts.deal(one, "partner"),
          );
          const [more] = both.sort((one, other) => other.cents - one.cents);
          return { must: [name(more?.event ?? ""), ...both.map(({ cents }) => money(cents))] };
        },
      ),
      q("refers-back terms", "and the tier of the other one?", (facts) => {
        const both = ["RevOps Roundtables", "Enterprise Tech Summit"].map((one) =>
          facts.deal(one, "partner"),
        );
        const [less] = both.sort((one, other) => one.cents - other.cents);
        return { must: [says("its tier", less?.tier ?? "")] };
      }),
      q("act-unknown", "raise our bid at the Oslo Phishing Derby to 20k", () => unknown(/phishing derby/i)),
      q("act", "I meant Cyber Defense Week!! to 76,500", (facts) => ({
        act: { act: "counter", target: facts.deal("Cyber Defense Week", "partner").id, cents: 7_650_000 },
      })),
    ],
  },
  {
    id: "k306",
    as: "host",
    questions: [
      q("waits hosting", "any questions from brands that nobody has answered?", (facts) => {
        const open = facts.openInquiries("host");
        return open.length > 0
          ? { must: [some(1, ...open.flatMap(({ event, from }) => [name(event), name(from)]))] }
          : notSo;
      }),
      q(
        "draft refers-back",
        "Draft an answer to the first: thanks, the floor plan follows on Thursday.",
        () => ({
          must: [says("Thursday", /thursday/i), says("the plan", /floor ?plan/i)],
        }),
      ),
      q("hosting", "How much is signed with us for events that are still to come?", (facts) => {
        const ahead = new Set(facts.find({ hostId: people.host }).map(({ id }) => id));
        const mine = facts.dealsOf("host", "host").filter(({ eventId }) => ahead.has(eventId));
        const signed = sum(inState(mine, "active"));
        return {
          must: [
            signed > 0 ? either(money(signed), money(sum(inState(mine, "active", "completed")))) : saysNo,
          ],
        };
      }),
      q("hosting", "and is that above or below our target?", () => ({
        must: [
          says("the target", /target|goal/i),
          says(
            "how it stands",
            /above|below|short|behind|ahead|reach|no target|not (?:been )?set|haven't set|%|left|remain/i,
          ),
        ],
        noAct: true,
      })),
    ],
  },
  {
    id: "k307",
    as: "host",
    questions: [
      q("act-ambiguous hosting", "Decline the offer, we want more.", (facts) => {
        const open = openBids(facts);
        const [only] = open;
        return open.length === 1 && only
          ? { act: { act: "decline", target: only.id } }
          : {
              choices: [some(Math.min(2, open.length), ...open.map(({ event }) => name(event)))],
              noAct: true,
            };
      }),
      q(
        "act refers-back",
        "Zania's, for Cyber Defense Week. Don't decline then, counter with 79,000.",
        (facts) => ({
          act: { act: "counter", target: facts.deal("Cyber Defense Week", "host").id, cents: 7_900_000 },
        }),
      ),
      q("outside", "What's the stock price of Zania?", () => ({
        ...beyond,
        not: [says("a price", /(?:trad(?:es|ing) at|share price (?:is|of)) \$/i)],
      })),
    ],
  },
  {
    id: "k308",
    as: "agency",
    questions: [
      q("memory", "which events have i saved", (facts) => ({
        must: facts.savedEvents("agency").map(name),
      })),
      q("act refers-back", "remove that one again, wrong client", (facts) => ({
        act: { act: "unsave", target: facts.event(facts.savedEvents("agency")[0] ?? "Founders Harbor").id },
      })),
      q("find season two-in-one", "And what's on in London in May, cheapest first?", (facts) => {
        const wish = { city: "London", ...month("2027-05") };
        return fitting(facts, wish, [says("London", /london/i), says("May", /may\b/i)]);
      }),
    ],
  },
  {
    id: "k309",
    as: "agency",
    questions: [
      q("results", "Give me one number per client: what did we pay for sponsorships this year.", (facts) => ({
        must: [
          facts.dealsOf("agency").length > 0
            ? either(anyMoney, some(1, ...facts.dealsOf("agency").map(({ event }) => name(event))))
            : either(anyMoney, saysNo),
        ],
        noAct: true,
      })),
      q(
        "draft",
        "Write the covering note for that, addressed to Carla, three lines, no exclamation marks.",
        () => ({
          must: [says("to Carla", /carla/i)],
          also: [isMessage],
          not: [says("an exclamation mark in the note", /Carla!/)],
        }),
      ),
      q("definition results", "She'll ask what 'cost per lead' is, so explain that simply", () => ({
        must: [says("cost by leads", /(?:cost|paid|spen[dt]|price|amount)[^.]*(?:lead|contact)/i)],
      })),
    ],
  },
  {
    id: "k310",
    as: "brand",
    questions: [
      q("act-ambiguous", "remove an event from my saved list", (facts) => ({
        choices: facts.savedEvents("brand").map(name),
        noAct: true,
      })),
      q("act refers-back", "the harbor one", (facts) => ({
        act: { act: "unsave", target: facts.event("Founders Harbor").id },
      })),
      q(
        "price comparative",
        "Is there anything in that same city for less than the cheapest package there?",
        (facts) => {
          const event = facts.event("Founders Harbor");
          const offer = cheapest(event);
          const less = facts
            .find({ city: event.city, ...(offer ? { maxCents: offer.cents - 1 } : {}) })
            .filter(({ id }) => id !== event.id);
          return less.length > 0 ? { rows: { allowed: less } } : { cannot: "none" };
        },
      ),
      q("results", "what did our sponsorships return us in revenue, in total", (facts) => {
        const { revenue } = facts.measured("brand");
        return { must: [revenue > 0 ? roughly(revenue, 0.02) : saysNo], noAct: true };
      }),
      q("unmet demanding", "clone our best deal five times, automatically every month", () => beyond),
    ],
  },
];
