// cspell:ignore Harborlight
import { type Conversation, q } from "./conversation.ts";
import type { DealFact, EventFact, Facts, Wish } from "./facts.ts";
import { fitting, isMessage, perHead, roughly, spotsOf } from "./often-wanted.ts";
import { does, here, most, pays } from "./practice-a.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

/** The open or past deal of a host with a company. */
const dealWith = (facts: Facts, who: "host" | "agency", event: string, company: string): DealFact => {
  const found = facts
    .dealsOf(who, "host")
    .find((one) => one.event === event && facts.user(one.brandId).company === company);
  if (!found) throw new Error(`${who} has no deal about ${event} with ${company}`);
  return found;
};
const kite = (facts: Facts) => dealWith(facts, "host", "Founders Harbor", "Kite Works");
const pulse = (facts: Facts) => dealWith(facts, "host", "HealthTech Horizons", "Pulse Health");
const lumen = (facts: Facts) => dealWith(facts, "agency", "Women in Venture Summit", "Lumen Bank");
const dropped = (facts: Facts) => dealWith(facts, "host", "SaaS Growth Forum", "Northwind Cloud");
const week = (facts: Facts) => facts.deal("SaaS Startup Week", "agency");
const hall = (facts: Facts) => facts.event("Women in Venture Summit");

const hosted = (facts: Facts, ...statuses: readonly string[]) =>
  facts.dealsOf("host", "host").filter(({ status }) => statuses.includes(status));
const sum = (deals: readonly DealFact[]) => deals.reduce((all, { cents }) => all + cents, 0);

/** The company that paid a host most, with its sum, over deals that are completed. */
const bestPayer = (facts: Facts) => {
  const each = Map.groupBy(hosted(facts, "completed"), ({ brandId }) => brandId);
  const [id, deals] = most([...each], ([, paid]) => sum(paid));
  return { company: facts.user(id).company, cents: sum(deals) };
};

/** What a middling sponsor of startup events would pay for so many heads. */
const fairAt = (facts: Facts, tier: "gold" | "platinum", heads: number) =>
  roughly(facts.closedMedian("startup", tier) * heads, 0.1);

const books: Wish = { audience: /accountant|auditor|financ|treasur|risk/i, place: /, [A-Z]{2}$/ };
const perPlace = (event: EventFact, tier: string) => {
  const offer = event.packages.find((one) => one.tier === tier);
  if (!offer) throw new Error(`${event.name} has no ${tier}`);
  return perHead(offer.cents, event);
};
const perLead = (facts: Facts, event: string) => {
  const { amount, leads } = facts.measured("partner", { event });
  return amount / leads;
};

/** What hosts, agencies and a partner ask, by somebody who saw no other answers. */
export const practiceGG: readonly Conversation[] = [
  {
    id: "pg13",
    as: "host",
    questions: [
      q(
        "waits hosting",
        "morning, coffee's not in yet. which brands are sitting there waiting for ME",
        () => ({
          must: [name("HealthTech Horizons"), name("Founders Harbor"), name("Cyber Defense Week")],
          not: [name("SaaS Growth Forum")],
        }),
      ),
      q("price hosting", "the hospital one. how much of a haircut is that off our list, percent", (facts) => {
        const list = facts.offer("HealthTech Horizons", "gold").cents;
        const { cents } = pulse(facts);
        return {
          must: [either(share(1 - cents / list), share(cents / list), money(list - cents))],
          also: [money(cents)],
        };
      }),
      q("act hosting", "go back with 25.8, everything else stays", (facts) =>
        pays("counter", pulse(facts).id, 2_580_000),
      ),
      q("act refers-back hosting", "On reflection no. They're good people, say yes to theirs", (facts) =>
        does("accept", pulse(facts).id),
      ),
    ],
  },
  {
    id: "pg14",
    as: "host",
    questions: [
      q("hosting waits", "Did anybody write in whom I've left hanging?", (facts) => ({
        must: facts.openInquiries("host").flatMap(({ event, from }) => [name(from), name(event)]),
        not: facts.openInquiries("agency").map(({ event }) => name(event)),
      })),
      q(
        "act hosting",
        "reply: yes, the clinics are held in English, and could they do a call Thursday at 3?",
        () => does("reply-inquiry", undefined, says("English", /english/i), says("Thursday", /thursday/i)),
      ),
      q("act hosting", "their bid for the market entry spot though: no thanks, not at that number", (facts) =>
        does("decline", kite(facts).id),
      ),
    ],
  },
  {
    id: "pg15",
    as: "host",
    questions: [
      q(
        "price hosting words",
        "If 900 founders come, what's a sane gold price? Go by what got paid at startup dos, not by wishes",
        (facts) => ({ must: [fairAt(facts, "gold", 900)] }),
      ),
      q("price refers-back hosting", "platinum?", (facts) => ({ must: [fairAt(facts, "platinum", 900)] })),
      q("act hosting", "PropTech Pulse: gold goes up to 21k", (facts) =>
        does("change-price", facts.offer("PropTech Pulse", "gold").id, money(2_100_000)),
      ),
      q("act hosting negation", "scratch that, price stays. Two more gold spots there instead", (facts) => {
        const gold = facts.offer("PropTech Pulse", "gold");
        return does("change-spots", gold.id, count(gold.spots + 2));
      }),
    ],
  },
  {
    id: "pg16",
    as: "host",
    questions: [
      q("results hosting", "signed and still ahead of us, what's that worth altogether", (facts) => ({
        must: [money(sum(hosted(facts, "active")))],
        also: hosted(facts, "active").map(({ event }) => name(event)),
        not: [money(sum(hosted(facts, "completed", "active")))],
      })),
      q(
        "results hosting comparative",
        "which company has put the most into our finished events, all in all?",
        (facts) => ({
          must: [name(bestPayer(facts).company)],
          also: [money(bestPayer(facts).cents)],
        }),
      ),
      q(
        "terms hosting season",
        "what must we hand over before November is out, and to whose event",
        (facts) => {
          const due = facts.owed("host").filter((one) => one.due <= "2026-11-30");
          return {
            must: [...new Set(due.map(({ event }) => event))].map(name),
            also: [day(due[0]?.due ?? "")],
          };
        },
      ),
    ],
  },
  {
    id: "pg17",
    as: "host",
    questions: [
      q("hosting price", "Cyber Defense Week, top tier: sold out or not?", (facts) => ({
        must: [spotsOf(facts.offer("Cyber Defense Week", "platinum"))],
      })),
      q("hosting terms", "who's after it?", (facts) => ({
        must: [name(facts.user(facts.deal("Cyber Defense Week", "host").brandId).company)],
        also: [money(facts.deal("Cyber Defense Week", "host").cents)],
      })),
    ],
  },
  {
    id: "pg18",
    as: "host",
    questions: [
      q("premise hosting", "why did Verdant Foods walk away from Mobile Makers Tokyo?", () => ({
        cannot: "none",
        noAct: true,
      })),
      q("hosting terms", "then who's the one that fell through this season?", (facts) => ({
        must: [name(dropped(facts).event), name(facts.user(dropped(facts).brandId).company)],
      })),
      q("terms refers-back hosting", "and the stated reason?", () => ({
        must: [says("too far below the others", /too far below|below what|too low/i)],
      })),
      q(
        "draft hosting",
        "Give me a warm two-liner to them: no hard feelings, at 20,500 the slot's theirs",
        () => ({
          must: [isMessage, money(2_050_000)],
        }),
      ),
    ],
  },
  {
    id: "pg19",
    as: "host",
    questions: [
      q("act-ambiguous hosting", "Accept what's on the table for Founders Harbor", () => ({
        choices: [name("Kite Works"), name("Northwind Cloud")],
        noAct: true,
      })),
      q("act refers-back hosting", "the one with more money in it, obviously", (facts) =>
        does("accept", kite(facts).id),
      ),
      q("unmet hosting", "and sign the contract on my behalf while you're at it", here),
    ],
  },
  {
    id: "pg20",
    as: "agency",
    questions: [
      q("waits two-in-one", "today's to-do please, for what we sponsor and for what we run", () => ({
        must: [name("SaaS Startup Week"), name("Women in Venture Summit"), name("Digital Care Nordics")],
      })),
      q("price hosting", "Lumen's figure next to ours?", (facts) => ({
        must: [money(lumen(facts).cents), money(facts.offer("Women in Venture Summit", "gold").cents)],
      })),
      q("act act-term hosting", "let's meet at 19.2 and throw in a second badge scanner", (facts) =>
        pays("counter", lumen(facts).id, 1_920_000, says("the scanner", /scanner/i)),
      ),
      q(
        "compare act-negated",
        "Hang on, nothing leaves the house yet. Is that dearer per attendee than gold at Seed to Scale?",
        (facts) => ({
          must: [
            perHead(1_920_000, hall(facts)),
            perPlace(facts.event("Seed to Scale"), "gold"),
            says("yes", /\byes\b|more|higher|dearer|expensive|above/i),
          ],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "pg21",
    as: "agency",
    questions: [
      q("terms", "Harborlight answered us about SaaS Startup Week. What do they want now?", (facts) => ({
        must: [money(week(facts).cents)],
        also: [money(facts.offer("SaaS Startup Week", "gold").cents)],
      })),
      q("price refers-back", "is it below list, and if so by how much", (facts) => {
        const list = facts.offer("SaaS Startup Week", "gold").cents;
        const { cents } = week(facts);
        return { must: [either(money(list - cents), share(cents / list), share(1 - cents / list))] };
      }),
      q("act refers-back", "we're in", (facts) => does("accept", week(facts).id)),
    ],
  },
  {
    id: "pg22",
    as: "agency",
    questions: [
      q(
        "find words",
        "a bookkeeping app is our new client. rooms full of accountants or risk people, USA only",
        (facts) => fitting(facts, books, []),
      ),
      q("narrow", "they have 3 thousand tops", (facts) =>
        fitting(facts, { ...books, maxCents: 300_000 }, [says("the price", /3,?000|3k/i)]),
      ),
      q("narrow negation", "minus anything in New York, they were burned there", (facts) =>
        fitting(facts, { ...books, maxCents: 300_000, place: /, (?!NY)[A-Z]{2}$/ }, [
          says("the price", /3,?000|3k/i),
        ]),
      ),
      q(
        "memory credits",
        "unrelated. what did I have dreamt up here before & what was I billed for it",
        (facts) => ({
          must: facts.generations("agency").map((one) => name(one.name)),
          also: facts.generations("agency").map((one) => count(one.charged, "credits")),
        }),
      ),
    ],
  },
  {
    id: "pg23",
    as: "agency",
    questions: [
      q("hosting", "how many are left of each thing we sell for Developer Days", (facts) => ({
        must: facts.event("Developer Days").packages.map(spotsOf),
      })),
      q("hosting terms", "has Northwind put its name under that workshop deal?", (facts) => {
        const until = dealWith(facts, "agency", "Developer Days", "Northwind Cloud").expiresAt ?? "";
        return {
          must: [says("not yet", /not (?:yet )?signed|n't signed|unsigned|await|pending|wait|not yet/i)],
          also: [day(until.slice(0, 10))],
          not: [says("has signed", /northwind(?: cloud)? (?:has )?(?:already )?signed/i)],
        };
      }),
      q(
        "act hosting",
        "drop them a line in there: please sign by the 30th or the spot returns to sale",
        (facts) =>
          does(
            "message",
            dealWith(facts, "agency", "Developer Days", "Northwind Cloud").id,
            says("the 30th", /30/),
            says("the spot", /spot/i),
          ),
      ),
    ],
  },
  {
    id: "pg24",
    as: "partner",
    questions: [
      q("terms", "the CISO forum at Cyber Defense Week: is it ours already?", (facts) => ({
        must: [says("not yet", /negotiat|not (?:yet )?|n't |await|waiting|open offer/i)],
        also: [money(facts.deal("Cyber Defense Week", "partner").cents)],
      })),
      q("results", "Enterprise Tech Summit, what does a lead run us so far", (facts) => ({
        must: [money(perLead(facts, "Enterprise Tech Summit"))],
      })),
      q("results compare premise", "RevOps Roundtables was pricier per lead, wasn't it?", (facts) => ({
        must: [money(perLead(facts, "RevOps Roundtables"))],
        also: [money(perLead(facts, "Enterprise Tech Summit"))],
        not: [says("yes", /\byes\b/i)],
      })),
    ],
  },
  {
    id: "pg25",
    as: "newHost",
    questions: [
      q("hosting waits unmet", "has a single soul inquired about me yet?", (facts) => ({
        cannot: "none",
        not: facts.openInquiries("host").map(({ from }) => name(from)),
        noAct: true,
      })),
      q("hosting definition", "how do I get my beekeepers' day listed so sponsors can find it?", () => ({
        must: [says("creating it", /create|add|new event|set up/i), says("packages", /package/i)],
        also: [says("publishing", /publish/i)],
        noAct: true,
      })),
    ],
  },
];
