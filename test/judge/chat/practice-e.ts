import { people } from "../world.ts";
import { type Conversation, q, shown } from "./conversation.ts";
import type { EventFact, Facts } from "./facts.ts";
import { entryOf, fitting, isMessage, noClosedDeals, perHead, priceOf, roughly } from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

/** The part of its spots that an event has sold. */
const sold = ({ packages }: EventFact) =>
  packages.reduce((sum, { spots, left }) => sum + spots - left, 0) /
  packages.reduce((sum, { spots }) => sum + spots, 0);

/** What each sponsor of a host has signed for, the most first. */
function biggestSponsors(facts: Facts): { company: string; cents: number }[] {
  const signed = facts.dealsOf("host", "host").filter(({ status }) => /^(?:active|completed)$/.test(status));
  return [...Map.groupBy(signed, ({ brandId }) => brandId)]
    .map(([id, deals]) => ({
      company: facts.user(id).company,
      cents: deals.reduce((sum, { cents }) => sum + cents, 0),
    }))
    .sort((left, right) => right.cents - left.cents);
}

/** It cannot be known, or done, here. */
const beyond = { cannot: "here", noAct: true } as const;

const founders = { city: ["New York", "London"], to: "2027-03-31", audience: /founder/i };
const founderEvents = (facts: Facts, more = {}) => facts.find({ ...founders, ...more });
const smallSilver = { tier: "silver", maxCents: 1_299_999 } as const;

export const practiceE: readonly Conversation[] = [
  {
    id: "pe1",
    as: "brand",
    questions: [
      q(
        "definition",
        "Before our quarterly review I would like to have one thing straight: what separates a marketing qualified lead from a sales qualified one?",
        () => ({
          must: [says("marketing", /marketing/i), says("sales", /\bsales\b/i)],
          also: [says("who judges it", /accept|ready|contact|follow|conversation|buy|vetted|review|fit/i)],
        }),
      ),
      q(
        "results two-in-one",
        "How many leads has Tech Summit 2025 produced for us, and what did each of them cost?",
        (facts) => {
          const { leads, amount } = facts.measured("brand", { event: "Tech Summit 2025" });
          return { must: [count(leads, "leads"), roughly(amount / leads, 0.01)] };
        },
      ),
      q(
        "results refers-back compare",
        "And the same two figures for the AI Conference, as far as they exist?",
        (facts) => {
          const { leads, amount } = facts.measured("brand", { event: "AI Conference" });
          return { must: [count(leads, "leads"), roughly(amount / leads, 0.01)] };
        },
      ),
      q(
        "results unmet",
        "Our finance director wants to know how that cost per lead compares with the average of all cloud vendors in trade-show marketing. What is their average?",
        () => beyond,
      ),
      q(
        "results definition",
        "Then please state the return on both sponsorships taken together, and say how you arrive at it.",
        (facts) => {
          const { revenue, amount } = facts.measured("brand");
          return {
            must: [share(revenue / amount), says("revenue", /revenue/i)],
            also: [roughly(revenue, 0.01), money(amount)],
          };
        },
      ),
      q("results premise", "And what has SaaS Growth Forum brought in?", () => ({
        must: [
          name("SaaS Growth Forum"),
          says(
            "no deal",
            /cancel|declin|ended|never (?:signed|took)|not signed|no (?:signed )?deal|fell through|turned down/i,
          ),
        ],
      })),
    ],
  },
  {
    id: "pe2",
    as: "brand",
    questions: [
      q(
        "draft",
        "Help me with the wording of a short note to the organizer of Cyber Defense Week. It should ask whether the Responder Partner package still has room and when exhibitors can move in. I will send it from my own mailbox.",
        () => ({
          must: [
            isMessage,
            name("Cyber Defense Week"),
            name("Responder Partner"),
            says("moving in", /move[- ]in|load[- ]in|set[- ]?up|arriv|build[- ]?up/i),
          ],
        }),
      ),
      q(
        "price refers-back",
        "Incidentally, is the answer to my first question already in your records? I mean the room in that package.",
        (facts) => {
          const offer = facts.offer("Cyber Defense Week", "silver");
          return { must: [count(offer.left, "left"), name(offer.name)] };
        },
      ),
      q(
        "act draft",
        "Next, put this question to the people behind Product-Led Summit: do sponsors receive the attendee list?",
        (facts) => ({
          act: {
            act: "message",
            target: facts.event("Product-Led Summit").id,
            terms: [says("the list", /attendee|list/i)],
          },
        }),
      ),
      q(
        "draft act-negated",
        "Compose a counter-proposal of $11,500 for Startup Expo with two arguments that an organizer would respect. I only need the text; nothing should be submitted.",
        () => ({ must: [money(1_150_000), name("Startup Expo")], noAct: true }),
      ),
      q("act refers-back", "My manager approves. Make that counter-proposal official.", (facts) => ({
        act: { act: "counter", target: facts.deal("Startup Expo", "brand").id, cents: 1_150_000 },
      })),
      q(
        "memory refers-back",
        "Which event was the first note about, the one you worded at the beginning?",
        () => ({
          must: [name("Cyber Defense Week")],
        }),
      ),
    ],
  },
  {
    id: "pe3",
    as: "agency",
    questions: [
      q(
        "terms words",
        "Our agency sponsors some events and runs others. Leaving completed business aside, in which deals are we the sponsor and in which are we the organizer?",
        () => ({ must: ["Fintech Frontiers", "Startup Expo", "Developer Days"].map(name) }),
      ),
      q("waits refers-back", "Which of these cannot move forward until we do something?", (facts) => {
        const deal = facts.deal("Developer Days", "agency");
        return {
          must: [name(deal.event), either(says("signing", /\bsign/i), day(deal.expiresAt ?? ""))],
          also: [day(deal.expiresAt ?? "")],
        };
      }),
      q(
        "terms",
        "Please remind Northwind Cloud about Startup Expo: I would like them to reply before our offer lapses.",
        (facts) => ({
          act: {
            act: "message",
            target: facts.deal("Startup Expo", "agency").id,
            terms: [says("a reply", /repl|answer|respon|decid|hear/i)],
          },
        }),
      ),
      q("terms refers-back", "When exactly does it lapse, and what amount have we asked for?", (facts) => {
        const { expiresAt, cents } = facts.deal("Startup Expo", "agency");
        return { must: [day(expiresAt ?? ""), money(cents)] };
      }),
      q(
        "unmet outside",
        "One of our clients is to take over our Fintech Frontiers sponsorship. Reassign the contract to their account, please.",
        () => beyond,
      ),
      q(
        "results premise",
        "Which of our clients has earned the highest return on its sponsorships this year?",
        () => ({ cannot: "none", noAct: true }),
      ),
    ],
  },
  {
    id: "pe4",
    as: "host",
    questions: [
      q(
        "hosting comparative",
        "Which sponsor has committed the most money to our events so far, counting signed and completed deals?",
        (facts) => {
          const [first] = biggestSponsors(facts);
          return { must: [name(first?.company ?? ""), money(first?.cents ?? 0)] };
        },
      ),
      q(
        "hosting waits price",
        "An offer for a platinum package is on my desk. From whom, for how much, and how far is it from the list price?",
        (facts) => {
          const deal = facts.deal("Cyber Defense Week", "host");
          const list = facts.offer(deal.event, deal.tier).cents;
          return {
            must: [
              name(facts.user(deal.brandId).company),
              money(deal.cents),
              either(money(list), money(list - deal.cents), share(deal.cents / list)),
            ],
          };
        },
      ),
      q("hosting price", "Do closed deals of that level suggest that this is too low?", (facts) => {
        const median = facts.closedMedian("enterprise_tech", "platinum");
        const usual = median * facts.event("Cyber Defense Week").attendees;
        return { must: [either(noClosedDeals, money(median), roughly(usual))] };
      }),
      q(
        "hosting act-negated",
        "Suppose I turned it down. Would the spot be available to others again?",
        () => ({
          must: [says("free again", /\bfree|open|availab|releas|back|again|others?\b/i)],
          noAct: true,
        }),
      ),
      q(
        "act act-term",
        "Reply with $74,000 instead, payable in two installments, half of it on signature.",
        (facts) => ({
          act: {
            act: "counter",
            target: facts.deal("Cyber Defense Week", "host").id,
            cents: 7_400_000,
            terms: [says("the installments", /instal|payment|half/i)],
          },
        }),
      ),
      q(
        "results unmet",
        "How satisfied were the attendees of Tech Summit 2025 with their badges and the catering?",
        () => beyond,
      ),
    ],
  },
  {
    id: "pe5",
    as: "host",
    questions: [
      q(
        "hosting waits",
        "Somebody has written to us and not been answered yet. Who is it, and about what?",
        (facts) => {
          const [open] = facts.openInquiries("host");
          return {
            must: [name(open?.from ?? ""), name(open?.event ?? "")],
            also: [says("the keynote", /keynote/i)],
          };
        },
      ),
      q(
        "act",
        "Answer them that the keynote stage is taken, but that a Market Entry Partner gets a session in the program.",
        () => ({ act: { act: "reply-inquiry", terms: [name("Market Entry Partner")] } }),
      ),
      q(
        "act",
        "In addition, offer Kite Works a gold package of their own for Founders Harbor, named Founder Talk, at $15,000.",
        (facts) => ({
          act: {
            act: "propose-package",
            target: facts.event("Founders Harbor").id,
            cents: 1_500_000,
            terms: [name("Founder Talk")],
          },
        }),
      ),
      q(
        "act act-negated",
        "The Resilience Forum should remain a draft until the venue confirms. Where is it planned to take place?",
        () => ({ must: [says("Denver", /denver/i)], noAct: true }),
      ),
      q("act", "The venue has just confirmed, so Resilience Forum may go public.", () => ({
        act: { act: "publish", target: "evt_draft_resilience_forum" },
      })),
      q(
        "unmet outside demanding",
        "I also need the supplier of the stage lighting paid by noon. Transfer $3,200 to them.",
        () => beyond,
      ),
    ],
  },
  {
    id: "pe6",
    as: "host",
    questions: [
      q(
        "hosting comparative",
        "Of our upcoming events, which one has filled the largest part of its sponsorship spots?",
        (facts) => {
          const own = facts.find({ hostId: people.host }).sort((one, other) => sold(other) - sold(one));
          return { rows: { allowed: own, least: 1, first: own[0] } };
        },
      ),
      q(
        "hosting results",
        "What do the signed sponsorships of events that are still ahead of us add up to?",
        (facts) => {
          const active = facts.dealsOf("host", "host").filter(({ status }) => status === "active");
          return { must: [money(active.reduce((sum, { cents }) => sum + cents, 0))] };
        },
      ),
      q("act", "Regulatory Partner at Medical Devices Connect is too cheap. Make it $10,400.", (facts) => ({
        act: {
          act: "change-price",
          target: facts.offer("Medical Devices Connect", "silver").id,
          cents: 1_040_000,
        },
      })),
      q(
        "act",
        "Also, Hall Partner at the Enterprise Tech Summit should have twelve spots in total.",
        (facts) => ({
          act: {
            act: "change-spots",
            target: facts.offer("Enterprise Tech Summit", "bronze").id,
            terms: [count(12, "spots")],
          },
        }),
      ),
      q(
        "act-unknown unknown-name",
        "Increase the Lighthouse Partner package at Harbor Lights Gala to $9,000.",
        () => ({
          cannot: "none",
          constraints: [says("its name", /lighthouse partner|harbor lights/i)],
          noAct: true,
        }),
      ),
      q(
        "compare two-in-one",
        "For the board: attendance and lowest package price of AI Conference on the one hand, Enterprise Tech Summit on the other.",
        (facts) => ({
          must: ["AI Conference", "Enterprise Tech Summit"]
            .map((one) => facts.event(one))
            .flatMap((one) => [count(one.attendees, "attendees"), money(entryOf(one).cents)]),
        }),
      ),
    ],
  },
  {
    id: "pe7",
    as: "agency",
    questions: [
      q(
        "find season match",
        "A client of ours sells accounting software to company founders. Which events in New York or London, up to the end of March, have founders in the audience?",
        (facts) =>
          fitting(facts, founders, [says("founders", /founder/i), says("the cities", /new york|london/i)]),
      ),
      q("narrow price", "Keep only those that offer a silver package for less than $13,000.", (facts) =>
        fitting(facts, { ...founders, ...smallSilver }, [says("silver", /silver/i), money(1_300_000)]),
      ),
      q(
        "compare refers-back",
        "For the first two that remain, give me the price of the silver package per expected attendee.",
        (facts, replies) => {
          const left = founderEvents(facts, smallSilver);
          const both = [0, 1].map((at) => shown(facts, replies, at, left));
          return {
            must: both.flatMap((one) => {
              const silver = one.packages.find(({ tier }) => tier === "silver") ?? entryOf(one);
              return [name(one.name), perHead(silver.cents, one)];
            }),
          };
        },
      ),
      q(
        "act premise",
        "Reserve a silver spot at Women in Venture Summit for us while we consult the client.",
        () => ({
          // Their own event: nobody sponsors what they host.
          cannot: "none",
          constraints: [says("why", /\b(?:own|host(?:s|ed|ing)?|yours?|you run)\b/i)],
          noAct: true,
        }),
      ),
      q("act", "Then hold the Harbor Partner spot at Founders Harbor.", (facts) => ({
        act: { act: "hold", target: facts.offer("Founders Harbor", "platinum").id },
      })),
      q("price refers-back", "What would that one cost, and how many are left?", (facts) => {
        const offer = facts.offer("Founders Harbor", "platinum");
        return { must: [...priceOf(offer), count(offer.left, "left")] };
      }),
    ],
  },
];
