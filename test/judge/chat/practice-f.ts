// cspell:ignore Assembley
import { type Conversation, q, shown } from "./conversation.ts";
import type { EventFact } from "./facts.ts";
import { entryOf, europe, firstQuarter, fitting, perHead, some, spotsOf } from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const nothingDone = says(
  "nothing is sent",
  /nothing|won't|will not|haven't|not (?:be )?(?:sent|send)|no (?:offer|counter|message|change)|stays?|remains?|unchanged|as (?:it|they) (?:is|are|stands?)|leav|hold(?:ing)? off|understood|all right|okay/i,
);

const cloudInEurope = { category: "cloud", place: europe, ...firstQuarter, least: 1_000 } as const;
const aboutCloud = [says("cloud", /cloud/i), says("Europe", /europe/i)];

export const practiceF: readonly Conversation[] = [
  {
    id: "pf1",
    as: "brand",
    questions: [
      q("waits", "Which of my open negotiations needs a reply from me, and by when?", (facts) => ({
        must: facts
          .dealsOf("brand", "brand")
          .filter(({ expiresAt, offeredBy }) => expiresAt !== null && offeredBy === "host")
          .flatMap(({ event, expiresAt }) => [name(event), day(expiresAt ?? "")]),
      })),
      q("terms refers-back", "What exactly does the organizer propose there?", (facts) => {
        const { cents, package: offered, benefits } = facts.deal("Startup Expo", "brand");
        return { must: [money(cents), name(offered)], also: [some(1, ...benefits.map(name))] };
      }),
      q(
        "act act-term refers-back",
        "Please counter at $11,200 and ask that we pay sixty days after the event.",
        (facts) => ({
          act: {
            act: "counter",
            target: facts.deal("Startup Expo", "brand").id,
            cents: 1_120_000,
            terms: [says("the payment term", /pay|sixty|60|invoic/i)],
          },
        }),
      ),
      q(
        "act-negated refers-back",
        "On reflection, let us keep things as they stand. Please do not send the organizer anything today.",
        () => ({ must: [nothingDone], noAct: true }),
      ),
      q(
        "draft",
        "Write two courteous sentences in which I tell them that we need a few more days. I will paste them into a mail myself.",
        () => ({
          must: [says("more days", /\bdays?\b|time|week/i)],
          also: [name("Startup Expo")],
          noAct: true,
        }),
      ),
      q("memory", "What was the first thing I asked you in this conversation?", () => ({
        must: [
          says("the first question", /negotiation|needs? (?:a|your|my) (?:reply|answer)|reply from me/i),
        ],
      })),
    ],
  },
  {
    id: "pf2",
    as: "brand",
    questions: [
      q(
        "find season",
        "We are looking for cloud events in Europe during the first quarter of 2027, with at least 1,000 attendees.",
        (facts) => fitting(facts, cloudInEurope, aboutCloud),
      ),
      q("narrow comparative", "Keep only those with an open package for less than $6,000.", (facts) =>
        fitting(facts, { ...cloudInEurope, maxCents: 599_999 }, [...aboutCloud, money(600_000)]),
      ),
      q(
        "compare refers-back price",
        "Take the first of them and Edge & IoT Forum. What does the cheapest package of each come to per attendee?",
        (facts, replies) => {
          const first = shown(facts, replies, 0, facts.find({ ...cloudInEurope, maxCents: 599_999 }));
          const pair = [first, facts.event("Edge & IoT Forum")];
          return {
            must: pair.flatMap((one: EventFact) => [name(one.name), perHead(entryOf(one).cents, one)]),
          };
        },
      ),
      q("find unmet", "Is there a cloud event in Nairobi next year?", (facts) =>
        fitting(facts, { category: "cloud", city: "Nairobi", from: "2027-01-01" }, [
          says("Nairobi", /nairobi/i),
        ]),
      ),
      q("act", "Please put Edge & IoT Forum on my list of saved events.", (facts) => ({
        act: { act: "save", target: facts.event("Edge & IoT Forum").id },
      })),
      q("act refers-back", "Cyber Defense Week, on the other hand, can come off that list.", (facts) => ({
        act: { act: "unsave", target: facts.event("Cyber Defense Week").id },
      })),
    ],
  },
  {
    id: "pf3",
    as: "host",
    questions: [
      q(
        "waits hosting demanding",
        "I want a complete list, not a selection, of the offers and change requests from sponsors that I have to answer, with their deadlines.",
        (facts) => ({
          must: facts
            .dealsOf("host", "host")
            .filter(({ expiresAt, offeredBy }) => expiresAt !== null && offeredBy === "brand")
            .flatMap(({ event, expiresAt }) => [name(event), day(expiresAt ?? "")]),
        }),
      ),
      q(
        "compare hosting price",
        "How does Zania's offer for Cyber Defense Week compare with our list price?",
        (facts) => {
          const { cents } = facts.deal("Cyber Defense Week", "partner");
          const list = facts.offer("Cyber Defense Week", "platinum").cents;
          return {
            must: [money(cents), money(list)],
            also: [either(money(list - cents), share((list - cents) / list), share(cents / list))],
          };
        },
      ),
      q(
        "act refers-back",
        "Turn it down. The reason is that the last platinum place is worth its full price.",
        (facts) => ({
          act: {
            act: "decline",
            target: facts.deal("Cyber Defense Week", "partner").id,
            terms: [says("the reason", /full price/i)],
          },
        }),
      ),
      q("hosting waits", "Which inquiries have I not answered yet?", (facts) => ({
        must: facts.openInquiries("host").flatMap(({ event, from }) => [name(event), name(from)]),
      })),
      q(
        "act refers-back",
        "Reply that the keynote stage is taken, but that we still have a place on a panel.",
        () => ({
          act: {
            act: "reply-inquiry",
            terms: [says("Kite Works or its event", /kite works|founders harbor/i), says("panel", /panel/i)],
          },
        }),
      ),
      q("unmet outside", "Can you export the email addresses of everyone who attended last year?", () => ({
        cannot: "here",
        noAct: true,
      })),
    ],
  },
  {
    id: "pf4",
    as: "host",
    questions: [
      q("hosting", "How many places are left in each package of Cloud Innovation Expo?", (facts) => ({
        must: facts.event("Cloud Innovation Expo").packages.flatMap((one) => [name(one.name), spotsOf(one)]),
      })),
      q("act hosting refers-back", "Reduce the price of Hall Partner there to $12,500.", (facts) => ({
        act: {
          act: "change-price",
          target: facts.offer("Cloud Innovation Expo", "Hall Partner").id,
          terms: [money(1_250_000)],
        },
      })),
      q(
        "act hosting words",
        "Migration Track Partner at the same event should have eight places from now on, not six.",
        (facts) => ({
          act: {
            act: "change-spots",
            target: facts.offer("Cloud Innovation Expo", "Migration Track Partner").id,
            terms: [count(8, "places")],
          },
        }),
      ),
      q("act hosting", "My draft of Resilience Forum is complete. Please publish it.", () => ({
        act: { act: "publish", target: "evt_draft_resilience_forum" },
      })),
      q("act-unknown unknown-name unmet", "Publish the draft of Atlas Leadership Summit as well.", () => ({
        cannot: "none",
        noAct: true,
        constraints: [name("Atlas Leadership Summit")],
      })),
      q(
        "act hosting",
        "Propose a silver package to Kite Works for Founders Harbor. Call it Founder Stage Partner and ask for $9,000.",
        (facts) => ({
          act: {
            act: "propose-package",
            target: facts.event("Founders Harbor").id,
            terms: [money(900_000), name("Founder Stage Partner"), name("Kite Works")],
          },
        }),
      ),
    ],
  },
  {
    id: "pf5",
    as: "agency",
    questions: [
      q(
        "waits two-in-one",
        "Which sponsor is waiting for our decision, and which of our own proposals has not been answered?",
        (facts) => ({
          must: facts
            .dealsOf("agency", "host")
            .filter(({ expiresAt }) => expiresAt !== null)
            .map(({ event }) => name(event)),
          also: [name("Northwind Cloud")],
        }),
      ),
      q("terms refers-back", "What would we have to deliver for the former?", (facts) => {
        const { benefits } = facts.deal("Developer Days", "agency");
        return { must: [some(3, ...benefits.map(name))] };
      }),
      q("act", "That is acceptable. Accept Northwind Cloud's offer for Developer Days.", (facts) => {
        const { id, cents } = facts.deal("Developer Days", "agency");
        return { act: { act: "accept", target: id, terms: [money(cents)] } };
      }),
      q(
        "act act-term",
        "Hold a Summit Partner spot at Enterprise Tech Summit for us for three weeks; the client has yet to decide.",
        (facts) => ({
          act: {
            act: "hold",
            target: facts.offer("Enterprise Tech Summit", "Summit Partner").id,
            terms: [says("for how long", /week|until|hour|\bdays?\b/i)],
          },
        }),
      ),
      q(
        "premise act-negated",
        "Our contract for Fintech Frontiers still needs my signature, doesn't it?",
        (facts) => ({
          cannot: "none",
          noAct: true,
          must: [
            either(
              says("it is signed", /signed|active/i),
              day(facts.deal("Fintech Frontiers", "agency").signedAt ?? ""),
            ),
          ],
        }),
      ),
      q(
        "definition",
        "A client wants to know what makes a lead a qualified one. How would you explain it in two sentences?",
        () => ({
          must: [
            says(
              "meets criteria",
              /criteria|fit|likely|ready|interest|budget|intent|vet|match|need|authority|agreed/i,
            ),
          ],
        }),
      ),
    ],
  },
  {
    id: "pf6",
    as: "newBrand",
    questions: [
      q(
        "vague credits",
        "I registered this morning. What is free for me, and what will I be charged for?",
        () => ({
          must: [says("credits", /credit/i), some(1, count(50, "free answers"), count(10, "credits"))],
        }),
      ),
      q(
        "definition rude",
        "Spare me the sales talk. What do people in this field mean by brand activation?",
        () => ({
          must: [
            says("people take part", /experience|interact|engag|participat|hands-on|try|take part|involve/i),
          ],
        }),
      ),
      q("premise results", "What return did our sponsorships bring in 2025?", () => ({ cannot: "none" })),
      q(
        "act",
        "We can spend $15,000 in total next year. Please enter this as the budget in my profile.",
        () => ({
          act: { act: "set-profile", terms: [money(1_500_000)] },
        }),
      ),
      q("find unmet", "We make kitchen knives. Do you list any food festivals?", () => ({
        cannot: "none",
        constraints: [says("food", /food|culinary|kitchen|festival/i)],
      })),
      q(
        "find comparative",
        "Then let us try founders: startup events in New York with a package for no more than $3,000.",
        (facts) =>
          fitting(facts, { category: "startup", city: "New York", maxCents: 300_000 }, [
            says("New York", /new york/i),
            says("startup", /startup/i),
          ]),
      ),
    ],
  },
  {
    id: "pf7",
    as: "newHost",
    questions: [
      q("hosting", "How do I list my first event and put packages on sale?", () => ({
        general: true,
        must: [
          says("create", /creat|new event|add/i),
          says("publish", /publish|live|goes? public/i),
          says("packages", /package/i),
        ],
      })),
      q("hosting premise", "Which of my packages sells best so far?", () => ({ cannot: "none" })),
      q("price hosting", "What do organizers of SaaS events in Chicago ask for a gold package?", (facts) => ({
        must: [
          some(
            1,
            ...facts
              .find({ category: "saas", city: "Chicago", tier: "gold" })
              .flatMap(({ packages }) => packages.filter(({ tier }) => tier === "gold"))
              .map(({ cents }) => money(cents)),
          ),
        ],
      })),
      q("outside unmet", "Can you recommend and book a caterer for 120 guests?", () => ({
        cannot: "here",
        noAct: true,
      })),
      q(
        "draft",
        "Then please write a short letter to a possible sponsor of our meetup for 120 landscape gardeners in Lyon.",
        () => ({
          must: [
            says("gardeners", /garden/i),
            says("reads as a letter", /\b(?:hi|hello|dear|thanks|thank you|best|regards|sincerely)\b/i),
          ],
          also: [says("Lyon", /lyon/i), count(120, "guests")],
        }),
      ),
      q("memory refers-back", "For how many people did I want the catering?", () => ({
        must: [count(120, "people")],
      })),
    ],
  },
  {
    id: "pf8",
    as: "admin",
    questions: [
      q(
        "find negation",
        "Which healthtech events take place outside the United States between now and the end of December?",
        (facts) => ({
          rows: {
            allowed: facts.find({
              category: "healthtech",
              place: /^(?!.*, [A-Z]{2}$)/,
              from: facts.today,
              to: "2026-12-31",
            }),
          },
        }),
      ),
      q("host typo", "Who runs the Payment Assembley in Miami?", (facts) => ({
        must: [name(facts.user(facts.event("Payments Assembly").hostId).company)],
      })),
      q("host refers-back", "Which events does that organizer still have before the new year?", (facts) => ({
        rows: {
          allowed: facts.find({ hostId: facts.event("Payments Assembly").hostId, to: "2026-12-31" }),
        },
      })),
      q("unmet outside", "Send Northwind Cloud its $199 back for the Growth Package.", () => ({
        cannot: "here",
        noAct: true,
      })),
      q("credits premise", "What does the package with 20,000 credits cost?", (facts) => ({
        cannot: "none",
        also: [some(1, ...facts.creditPackages().map((one) => name(one.name)))],
      })),
      q("credits comparative", "What is the price of a single credit in the smallest package?", (facts) => {
        const [smallest] = facts.creditPackages();
        const cents = (smallest?.cents ?? 0) / (smallest?.credits ?? 1);
        return {
          must: [either(money(cents), says(`${cents} cents`, new RegExp(`${cents} ?(?:cents|¢)`, "i")))],
        };
      }),
    ],
  },
];
