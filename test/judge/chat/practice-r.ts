import { type Conversation, q, shown } from "./conversation.ts";
import type { DealFact, Facts } from "./facts.ts";
import { cheapest } from "./facts.ts";
import { entryOf, fitting, isMessage, perHead, roughly, some } from "./often-wanted.ts";
import { count, day, either, eventsNamed, money, name, says, saysCannot, share } from "./wanted.ts";

const notSo = { cannot: "none", noAct: true } as const;

const inTheStates = /, [A-Z]{2}$/;

const claimsDone = says(
  "claims to have done it",
  /\bI(?:'ve| have) (?:now |just |already )?(?:sent|accepted|countered|saved|declined|signed)\b/i,
);

/** What a deal gives, each line by any of its longer words. */
const given = ({ benefits }: DealFact) =>
  benefits.map((one) => says(one, ...(one.match(/\p{L}{5,}/gu) ?? [one])));

const listCents = (facts: Facts, deal: DealFact) => facts.offer(deal.event, deal.package).cents;

/** Offers by sponsors that the host has not answered, the first to lapse first. */
const bids = (facts: Facts) =>
  facts
    .dealsOf("host", "host")
    .filter(
      ({ status, offeredBy, kind }) => status === "negotiating" && offeredBy === "brand" && kind === "offer",
    )
    .sort((one, other) => (one.expiresAt ?? "9").localeCompare(other.expiresAt ?? "9"));

const queries = {
  category: "developer",
  place: inTheStates,
  to: "2027-06-30",
  maxCents: 400_000,
} as const;

/** Of what was just shown, else of all that fits, the event with most people. */
function fullest(facts: Facts, replies: Parameters<typeof shown>[1]) {
  const fits = facts.find(queries);
  const last = replies.at(-1);
  const seen = last ? eventsNamed(last, facts.events).filter((one) => fits.includes(one)) : [];
  return [seen, fits].map((all) => all.toSorted((one, other) => other.attendees - one.attendees)[0]);
}

/** Where security people meet, by all that its host wrote about it. */
const onSecurity = (facts: Facts) =>
  facts
    .find({})
    .filter((one) => /security|cyber|ciso/i.test(`${one.name} ${one.description} ${one.attendeeType}`));

/** Somebody back from sick leave, a maker of aprons, hosts with bids, an agency short of credits. */
export const practiceR: readonly Conversation[] = [
  {
    id: "t401",
    as: "brand",
    questions: [
      q("waits vague", "back at my desk after the flu.. what did i miss, what needs me", () => ({
        must: [name("Startup Expo")],
        also: [name("Developer Days")],
        noAct: true,
      })),
      q("waits refers-back", "till when does the expo one stand", (facts) => ({
        must: [day(facts.deal("Startup Expo", "brand").expiresAt ?? "")],
      })),
      q("price refers-back", "12k, is that their list price for it or what", (facts) => ({
        must: [money(listCents(facts, facts.deal("Startup Expo", "brand")))],
      })),
      q(
        "act-negated terms",
        "i'll take it... no hang on. do NOT accept. what do we actually get for it",
        (facts) => {
          const all = given(facts.deal("Startup Expo", "brand"));
          return { must: [some(Math.min(2, all.length), ...all)], noAct: true, not: [claimsDone] };
        },
      ),
    ],
  },
  {
    id: "t402",
    as: "brand",
    questions: [
      q(
        "find season demanding",
        "we build a tool that spots slow database queries. developer events in the US before july 2027 " +
          "that would have us for 4k or less?",
        (facts) => fitting(facts, queries, [says("what fails", /july|june|4,?000|\$4k|developer/i)]),
      ),
      q("comparative refers-back", "which of them is the most crowded", (facts, replies) => ({
        must: [either(...fullest(facts, replies).flatMap((one) => (one ? [name(one.name)] : [])))],
      })),
      q("price refers-back", "cheapest package there, per head", (facts, replies) => {
        const event = shown(
          facts,
          replies,
          0,
          fullest(facts, []).flatMap((one) => one ?? []),
        );
        const entry = cheapest(event) ?? entryOf(event);
        return { must: [perHead(entry.cents, event)] };
      }),
      q("act refers-back", "bookmark that event for me pls", (facts, replies) => {
        const event = shown(
          facts,
          replies,
          0,
          fullest(facts, []).flatMap((one) => one ?? []),
        );
        return { act: { act: "save", target: event.id } };
      }),
    ],
  },
  {
    id: "t403",
    as: "brand",
    questions: [
      q("results", "Tech Summit 2025: number of leads, and what each of them cost us?", (facts) => {
        const { leads, amount } = facts.measured("brand", { event: "Tech Summit 2025" });
        return { must: [count(leads, "leads"), money(amount / leads)] };
      }),
      q("results definition refers-back", "My CFO asks how the second figure is worked out.", () => ({
        must: [says("what was paid", /cost|paid|spen[dt]|amount|price|fee/i), says("leads", /leads?\b/i)],
      })),
      q("results", "And revenue. How many dollars came back for each one we paid?", (facts) => {
        const { revenue, amount } = facts.measured("brand", { event: "Tech Summit 2025" });
        return {
          must: [either(share(revenue / amount), roughly(revenue, 0.01), money((revenue / amount) * 100))],
        };
      }),
    ],
  },
  {
    id: "t404",
    as: "newBrand",
    questions: [
      q(
        "vague",
        "hullo. i sew aprons & jackets for chefs, never sponsored a thing. how does one begin?",
        () => ({
          must: [says("events", /events?\b/i), says("sponsoring", /sponsor|package|offer|deal/i)],
          noAct: true,
        }),
      ),
      q("find", "where do restaurant people go then? food events, any country", (facts) =>
        fitting(facts, { category: "food" }, [says("food", /food|restaurant/i)]),
      ),
      q("narrow", "i don't fly. united states only", (facts) =>
        fitting(facts, { category: "food", place: inTheStates }, [says("food", /food|restaurant/i)], {
          least: 1,
        }),
      ),
      q("credits", "say i bought credits and regret it, is there a way to get the money back", () => ({
        must: [says("refunds", /refund|money back|pa(?:y|id) back|return/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "t405",
    as: "host",
    questions: [
      q(
        "waits hosting",
        "Good morning. Whose bids have we left unanswered? The one that lapses first at the top, please.",
        (facts) => ({
          must: bids(facts).map(({ event }) => name(event)),
          also: bids(facts)
            .slice(0, 1)
            .map(({ expiresAt }) => day(expiresAt ?? "")),
          noAct: true,
        }),
      ),
      q("hosting refers-back", "What do these come to together?", (facts) => ({
        must: [money(bids(facts).reduce((sum, { cents }) => sum + cents, 0))],
      })),
      q("price", "By how many dollars is Zania under our list price?", (facts) => {
        const deal = facts.deal("Cyber Defense Week", "partner");
        return { must: [money(listCents(facts, deal) - deal.cents)] };
      }),
      q(
        "act-negated price",
        "If we were to say 72,500, and I stress if, what part of list is it?",
        (facts) => {
          const list = listCents(facts, facts.deal("Cyber Defense Week", "partner"));
          return {
            must: [either(share(7_250_000 / list), money(list - 7_250_000))],
            noAct: true,
            not: [claimsDone],
          };
        },
      ),
      q("act refers-back", "My partner agrees. Counter with it.", (facts) => ({
        act: {
          act: "counter",
          target: facts.deal("Cyber Defense Week", "partner").id,
          cents: 7_250_000,
        },
      })),
    ],
  },
  {
    id: "t406",
    as: "host",
    questions: [
      q(
        "definition",
        "A sponsor's lawyer wants a 'right of first refusal' for 2028. In plain words?",
        () => ({
          must: [says("the first to decide", /first|before (?:anyone|others|you)|match|priority|ahead of/i)],
        }),
      ),
      q("act-unknown unknown-name", "publish Alpine Ledger Days now, the venue has signed", () => ({
        cannot: "none",
        constraints: [says("the name", /alpine ledger/i)],
        noAct: true,
      })),
      q("act price", "Pilot Partner at Founders Harbor should cost 600 dollars more from today.", (facts) => {
        const { id, cents } = facts.offer("Founders Harbor", "Pilot Partner");
        return { act: { act: "change-price", target: id, terms: [money(cents + 60_000)] } };
      }),
    ],
  },
  {
    id: "t407",
    as: "agency",
    questions: [
      q("waits", "what have we got open with Northwind Cloud at the moment", () => ({
        must: [name("Developer Days"), name("Startup Expo")],
      })),
      q("refers-back", "both together in dollars?", (facts) => {
        const all = ["Developer Days", "Startup Expo"].map((one) => facts.deal(one, "agency").cents);
        return { must: [money(all.reduce((sum, one) => sum + one, 0))] };
      }),
      q(
        "draft",
        "4 lines to nudge them about signing Developer Days. just text, i mail it on my own",
        () => ({
          must: [isMessage, says("the signature", /sign/i)],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "t408",
    as: "agency",
    questions: [
      q(
        "credits two-in-one",
        "credits left? and how many plain campaign orders is that good for",
        (facts) => ({
          must: [
            count(facts.credits("agency"), "credits"),
            count(Math.floor(facts.credits("agency") / 10), "orders"),
          ],
        }),
      ),
      q("host", "who is behind SaaS Startup Week", (facts) => ({
        must: [name(facts.user(facts.event("SaaS Startup Week").hostId).company)],
      })),
      q("terms refers-back", "whats their last offer to us", (facts) => ({
        must: [money(facts.deal("SaaS Startup Week", "agency").cents)],
      })),
      q("act refers-back", "go back with fifteen and a half. thousand, obv", (facts) => ({
        act: { act: "counter", target: facts.deal("SaaS Startup Week", "agency").id, cents: 1_550_000 },
      })),
    ],
  },
  {
    id: "t409",
    as: "partner",
    questions: [
      q("waits", "Any word from the other side about Cyber Defense Week?", (facts) => ({
        must: [
          says(
            "still open",
            /wait|open|not yet|\bno\b|hasn't|haven't|not answered|negotiat|has until|pending/i,
          ),
        ],
        also: [day(facts.deal("Cyber Defense Week", "partner").expiresAt ?? "")],
      })),
      q("find widen", "Should it fall through: where else do security people meet next year?", (facts) => ({
        rows: { allowed: onSecurity(facts), least: 1 },
      })),
      q(
        "act",
        "Tell the organizer of Cyber Defense Week that our CISO can speak on the second day only.",
        () => ({
          act: { act: "message", terms: [says("the CISO", /ciso/i), says("the day", /second|two|2/i)] },
        }),
      ),
    ],
  },
  {
    id: "t410",
    as: "brand",
    questions: [
      q("two-in-one", "Developer Days: where is it, and will it rain?", (facts) => ({
        must: [name(facts.event("Developer Days").city), saysCannot],
      })),
      q("memory", "did anything ever come of SaaS Growth Forum, i forgot", () => ({
        must: [
          says("that it ended", /cancel|declin|ended|fell through|turned down|no longer|didn't|nothing/i),
        ],
        also: [says("why", /below|too low|too little|other track partners/i)],
      })),
      q("premise", "so we've signed Founders Harbor by now, right?", () => notSo),
    ],
  },
];
