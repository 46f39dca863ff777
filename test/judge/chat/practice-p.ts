// cspell:ignore Combien exclusiv organi rapportés visib
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { type EventFact, type Facts } from "./facts.ts";
import {
  anyMoney,
  entryOf,
  europe,
  fitting,
  isMessage,
  month,
  noClosedDeals,
  priceOf,
  readsEnglish,
  shorterThan,
  spotsOf,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, saysNo } from "./wanted.ts";

const notSo = { cannot: "none", noAct: true } as const;

const claimsDone = says(
  "claims to have done it",
  /\bI(?:'ve| have) (?:now |just |already )?(?:sent|changed|accepted|declined|cancel|raised|lowered)/i,
);

const salons = { category: "beauty", place: europe } as const;

/** Beauty events in Europe, the largest first. */
const largestSalon = (facts: Facts) =>
  facts.find(salons).sort((one, other) => other.attendees - one.attendees)[0];

const entryPerHead = (event: EventFact) => entryOf(event).cents / event.attendees;

/** Two events, the one with the cheaper head first. */
const pairByHead = (facts: Facts) =>
  ["AI Builders Week", "Applied AI Conference Austin"]
    .map((one) => facts.event(one))
    .sort((one, other) => entryPerHead(one) - entryPerHead(other));

const lastFall = { from: "2026-09-01", to: "2026-10-31" } as const;

/** What the brand's events brought last fall, the most leads first. */
const leadsLastFall = (facts: Facts) =>
  [...new Set(facts.dealsOf("brand", "brand").map(({ event }) => event))]
    .map((event) => ({ event, leads: facts.measured("brand", { event, ...lastFall }).leads }))
    .sort((one, other) => other.leads - one.leads);

/** The host's events of January that have sold nothing. */
const unsoldInJanuary = (facts: Facts) =>
  facts
    .find({ hostId: people.host, ...month("2027-01") })
    .filter(({ packages }) => packages.every(({ left, spots }) => left === spots));

/** Nail varnish, two rivals, a note to send, a bank's agency, and a first gardening fair. */
export const practiceP: readonly Conversation[] = [
  {
    id: "r201",
    as: "newBrand",
    questions: [
      q(
        "find match",
        "we make nail varnish in porto & want to meet people who own salons. anything or is it all IT",
        (facts) =>
          fitting(facts, { category: "beauty" }, [says("beauty", /beauty|salon|nail/i)], { least: 2 }),
      ),
      q("narrow", "not flying over the ocean for that. which beauty ones are in europe", (facts) =>
        fitting(facts, salons, [says("Europe", /europe/i)]),
      ),
      q("comparative refers-back", "whichever of these is the biggest, how big is it", (facts) => {
        const event = largestSalon(facts);
        return event ? { must: [name(event.name), count(event.attendees, "attendees")] } : notSo;
      }),
      q("price refers-back", "and the lowest price to be in there as sponsor", (facts) => {
        const event = largestSalon(facts);
        return event ? { must: [money(entryOf(event).cents)], also: [name(entryOf(event).name)] } : notSo;
      }),
      q("act refers-back", "put it on my list please, i show it to my sister tonight", (facts) => {
        const event = largestSalon(facts);
        return event ? { act: { act: "save", target: event.id } } : notSo;
      }),
    ],
  },
  {
    id: "r202",
    as: "brand",
    questions: [
      q(
        "compare demanding",
        "AI Builders Week against Applied AI Conference Austin: heads and lowest package each. Be quick.",
        (facts) => ({
          must: pairByHead(facts).flatMap((one) => [
            name(one.name),
            count(one.attendees, "attendees"),
            money(entryOf(one).cents),
          ]),
        }),
      ),
      q("comparative refers-back", "Less money per head is where?", (facts) => ({
        must: pairByHead(facts)
          .slice(0, 1)
          .map((one) => name(one.name)),
      })),
      q("refers-back season", "And the other one, on what date and in which city is that?", (facts) => {
        const other = pairByHead(facts).at(-1);
        return other ? { must: [day(other.day), says(other.city, other.city)] } : notSo;
      }),
    ],
  },
  {
    id: "r203",
    as: "brand",
    questions: [
      q(
        "draft",
        "Compose a note to the Founders Harbor organizers: what does the pilot package hold besides a logo? " +
          "Warm tone, 70 words at the very most.",
        () => ({ must: [isMessage, says("what it is about", /pilot|founders harbor/i)] }),
      ),
      q("draft refers-back", "Half of that. They skim.", (_, replies) => ({
        must: [shorterThan(replies.at(-1)), says("what it is about", /pilot|founders harbor|package/i)],
      })),
      q("act refers-back", "Yes, that can go out to them.", () => ({ act: { act: "message" } })),
    ],
  },
  {
    id: "r204",
    as: "brand",
    questions: [
      q("results season", "leads in sept + oct 2026 together pls", (facts) => {
        const { leads } = facts.measured("brand", lastFall);
        return { must: [leads > 0 ? count(leads, "leads") : saysNo] };
      }),
      q("results comparative", "which of our events gave us most of those sept/oct leads?", (facts) => {
        const [most] = leadsLastFall(facts);
        return { must: [most && most.leads > 0 ? name(most.event) : saysNo] };
      }),
      q("definition results", "btw what does count as a lead, somebody who just grabbed a pen??", () => ({
        must: [
          says(
            "somebody with an interest",
            /contact|interest|person|someone|somebody|people|prospect|detail|sign/i,
          ),
        ],
      })),
    ],
  },
  {
    id: "r205",
    as: "agency",
    questions: [
      q("waits", "What is open at Pulse Health at the moment?", () => ({
        must: [name("Digital Care Nordics")],
        noAct: true,
      })),
      q("waits", "and lumen bank?", () => ({ must: [name("Women in Venture Summit")], noAct: true })),
      q("comparative refers-back", "which of the two offers lapses first, on what day", (facts) => {
        const [first] = ["Digital Care Nordics", "Women in Venture Summit"]
          .map((one) => facts.deal(one, "agency"))
          .sort((one, other) => (one.expiresAt ?? "9").localeCompare(other.expiresAt ?? "9"));
        return first?.expiresAt ? { must: [name(first.event), day(first.expiresAt)] } : notSo;
      }),
      q(
        "draft",
        "two sentences for Lumen's marketing chief on where the Women in Venture Summit stands. text only",
        (facts) => ({
          must: [
            name("Women in Venture Summit"),
            either(
              money(facts.deal("Women in Venture Summit", "agency").cents),
              says("where it stands", /offer|wait|negotiat|host|answer|reply|review/i),
            ),
          ],
          not: [claimsDone],
        }),
      ),
    ],
  },
  {
    id: "r206",
    as: "agency",
    questions: [
      q("terms waits", "Harborlight came back on SaaS Startup Week. What's their figure?", (facts) => ({
        must: [money(facts.deal("SaaS Startup Week", "agency").cents)],
      })),
      q("price refers-back", "is that more or less than their own price list says for it", (facts) => {
        const { cents, package: which } = facts.deal("SaaS Startup Week", "agency");
        const listed = facts.offer("SaaS Startup Week", which).cents;
        return {
          must: [either(money(listed), money(Math.abs(listed - cents)))],
          also: [
            listed > cents
              ? says("less", /less|below|under|lower|off|discount/i)
              : listed < cents
                ? says("more", /more|above|over|higher/i)
                : says("the same", /same|equal|exactly|neither|match|list price/i),
          ],
        };
      }),
      q("act refers-back", "client nods. accept it", (facts) => ({
        act: { act: "accept", target: facts.deal("SaaS Startup Week", "agency").id },
      })),
    ],
  },
  {
    id: "r207",
    as: "host",
    questions: [
      q(
        "hosting terms",
        "Pulse Health has bid on HealthTech Horizons, right? Sum, package and the day it runs out, please.",
        (facts) => {
          const { cents, package: which, expiresAt } = facts.deal("HealthTech Horizons", "host");
          return { must: [money(cents), name(which), ...(expiresAt === null ? [] : [day(expiresAt)])] };
        },
      ),
      q(
        "draft",
        "Suggest wording for a reply that asks for $26,000, with two decent reasons. Don't send it.",
        () => ({
          must: [
            money(2_600_000),
            says(
              "reasons",
              /attend|audience|clinic|spot|demand|reach|value|visib|decision|lead|price|exclusiv|benefit/i,
            ),
          ],
          noAct: true,
          not: [claimsDone],
        }),
      ),
      q("act refers-back", "Good. Now counter their bid with that amount.", (facts) => ({
        act: { act: "counter", target: facts.deal("HealthTech Horizons", "host").id, cents: 2_600_000 },
      })),
    ],
  },
  {
    id: "r208",
    as: "host",
    questions: [
      q("hosting season", "any of our events in january where not one spot is sold yet?", (facts) => {
        const allowed = unsoldInJanuary(facts);
        return allowed.length > 0 ? { rows: { allowed } } : notSo;
      }),
      q(
        "hosting price",
        "fintech frontiers: cheapest package we still have on sale, how many left of it",
        (facts) => {
          const offer = entryOf(facts.event("Fintech Frontiers"));
          return { must: [...priceOf(offer), spotsOf(offer)] };
        },
      ),
      q(
        "hosting act-negated",
        "would you rather invite banks or payment firms for it? don't write to anybody",
        () => ({
          must: [says("banks or payments", /bank|payment/i)],
          noAct: true,
          not: [claimsDone],
        }),
      ),
    ],
  },
  {
    id: "r209",
    as: "newHost",
    questions: [
      q(
        "words",
        "before i waste an evening: what cut do you people keep, and out of whose pocket, mine or theirs",
        () => ({
          must: [
            says("the fee", /fee|commission|percent|%|cut|free/i),
            says("who pays", /host|you|organi[sz]er|brand|sponsor/i),
          ],
          noAct: true,
        }),
      ),
      q("words", "ok. and the steps to get a first event online?", () => ({
        must: [
          says("an event", /event/i),
          says("packages or publishing", /publish|package|create|add|draft|save/i),
        ],
        noAct: true,
      })),
      q(
        "price hosting",
        "it's a gardening fair, ~300 guests. what could i ask for the lowest package? ballpark",
        () => ({ must: [either(anyMoney, noClosedDeals)], noAct: true }),
      ),
      q("act-unknown", "sounds ok, publish the Compost & Clover Fair then", () => ({
        cannot: "none",
        constraints: [says("the name", /compost/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "r210",
    as: "partner",
    questions: [
      q("language results", "Combien de leads RevOps Roundtables nous a-t-il rapportés ?", (facts) => ({
        must: [
          either(
            count(facts.measured("partner", { event: "RevOps Roundtables" }).leads, "leads"),
            readsEnglish,
          ),
        ],
      })),
      q(
        "terms",
        "English is fine. Date of our Enterprise Tech Summit, and what did we agree to pay?",
        (facts) => ({
          must: [
            day(facts.event("Enterprise Tech Summit").day),
            money(facts.deal("Enterprise Tech Summit", "partner").cents),
          ],
        }),
      ),
      q(
        "act-negated price",
        "What would the platinum one there cost on the list? Don't touch our deal.",
        (facts) => ({
          must: [money(facts.offer("Enterprise Tech Summit", "platinum").cents)],
          noAct: true,
        }),
      ),
    ],
  },
];
