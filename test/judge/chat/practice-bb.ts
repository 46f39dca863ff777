import { type Conversation, q, shown } from "./conversation.ts";
import type { Facts, Wish } from "./facts.ts";
import {
  anyMoney,
  entryOf,
  europe,
  fitting,
  isMessage,
  priceOf,
  roughly,
  shorterThan,
  some,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, sentences, share } from "./wanted.ts";

const asia = /Japan|India|Singapore|Emirates/;

const west = (facts: Facts) => facts.event("Cloud Developer West");

const leaders: Wish = { audience: /CTO|CIO|chief|head|architect/i };

export const practiceBB: readonly Conversation[] = [
  {
    id: "o08",
    as: "brand",
    questions: [
      q("credits", "How many credits does a campaign take with a mockup and the competitor part?", () => ({
        must: [count(20, "credits")],
      })),
      q("credits refers-back", "So how many like that have I still got in the tank?", (facts) => ({
        must: [count(Math.floor(facts.credits("brand") / 20))],
        also: [count(facts.credits("brand"))],
      })),
      q("credits", "Do the ones I bought go bad at some point?", () => ({
        must: [says("they don't", /never|don't|do not|no expir|not expire|without an? (?:expir|end)/i)],
      })),
      q("credits memory", "I tried to buy a pack last week. Did that go through?", () => ({
        must: [says("it failed", /fail|didn't|did not|not go|declin|refus|unsuccessful/i)],
        also: [either(name("Tech Startup Package"), money(4_900), count(100))],
      })),
      q("act credits", "Get me the medium-sized pack instead.", (facts) => {
        const [, medium] = facts.creditPackages();
        return {
          must: [money(medium?.cents ?? 0), count(medium?.credits ?? 0)],
          act: { act: "buy-credits", ...(medium ? { target: medium.id } : {}) },
        };
      }),
    ],
  },
  {
    id: "o11",
    as: "brand",
    questions: [
      q(
        "match",
        "What makes Developer Night Market something for us?",
        () => ({
          must: [
            some(
              2,
              says("interest", /interest|developer/i),
              name("Austin"),
              says("industry", /tech|industry/i),
              says("audience", /audience|developers|who comes/i),
              says("budget", /budget/i),
            ),
          ],
        }),
        2,
      ),
      q("match negation", "Restaurant Summit Chicago isn't, I take it. Why?", () => ({
        must: [
          some(
            2,
            says("another industry", /\b(?:your|another|different|other|an) industr/i),
            says("another place", /(?:your|where you|in none of|not in)\b[^.]*\b(?:place|cit|want to be)/i),
            says("interests", /interest/i),
            says(
              "another audience",
              /(?:your|other|another|different)\b[^.\n]{0,30}(?:audience|people)|draws/i,
            ),
          ),
        ],
      })),
      q("act", "Take New York out of the cities in my profile.", () => ({
        act: { act: "set-profile", terms: [says("keeps Austin", /Austin/i)] },
      })),
      q("act-ambiguous", "And bookmark the Club Sports Conference, a customer asked.", () => ({
        noAct: true,
        choices: [says("the one in Seattle", /seattle|dec/i), says("the one in Chicago", /chicago|jul/i)],
      })),
      q("act refers-back", "The summer one.", (facts) => ({
        act: { act: "save", target: facts.event("Club Sports Conference Chicago").id },
      })),
    ],
  },
  {
    id: "o12",
    as: "brand",
    questions: [
      q("host", "Which company organizes Cloud Developer West?", () => ({
        must: [either(name("Openhall"), name("Mei Chen"))],
      })),
      q("find refers-back", "What else have they got coming up?", (facts) => ({
        rows: { allowed: facts.find({ hostId: west(facts).hostId }), least: 2 },
      })),
      q("narrow refers-back", "Anything of theirs in Austin?", (facts) =>
        fitting(facts, { hostId: west(facts).hostId, city: "Austin" }, [name("Austin")], { least: 1 }),
      ),
      q("host unmet refers-back", "Are they quick to answer?", () => ({
        cannot: "none",
        must: [says("answers", /answer|repl|respon/i)],
      })),
      q(
        "act",
        "Order a campaign: a coffee bar for software architects in Los Angeles, around 40k, with a mockup.",
        () => ({
          act: {
            act: "order-campaign",
            terms: [name("Los Angeles"), money(4_000_000), count(15, "credits")],
          },
        }),
      ),
    ],
  },
  {
    id: "o13",
    as: "brand",
    questions: [
      q("rude demanding", "I've no time for this. One event where I meet CTOs. Just one.", (facts) => ({
        rows: { allowed: facts.find(leaders), least: 1 },
      })),
      q("two-in-one refers-back", "When's that, and where?", (facts, replies) => {
        const event = shown(facts, replies, 0, facts.find(leaders));
        return { must: [day(event.day), name(event.city)] };
      }),
      q("rude price refers-back", "and what does it COST for heaven's sake", (facts, replies) => {
        const event = shown(facts, replies, 0, facts.find(leaders));
        return { must: [some(1, ...event.packages.map(({ cents }) => money(cents)))] };
      }),
      q("vague", "hm. fine", (_, replies) => ({
        must: [
          {
            label: "goes on from there, or asks what next",
            found: ({ all }) => /\?|can|next|help|want|tell/i.test(all) && all !== replies.at(-1)?.text,
          },
        ],
        also: [{ label: "briefly", found: ({ all }) => sentences(all).length <= 6 }],
      })),
    ],
  },
  {
    id: "o14",
    as: "brand",
    questions: [
      q("premise terms", "SaaS Growth Forum is still being negotiated, isn't it?", () => ({
        must: [
          name("SaaS Growth Forum"),
          says("it's over", /cancel|declin|ended|over\b|closed|turned down|rejected|no longer/i),
        ],
      })),
      q("terms refers-back", "What was their reason?", () => ({
        must: [says("too low", /too (?:far|low)|below|track partners/i)],
      })),
      q("premise", "For the AI agents conference last July we paid 25k, right?", (facts) => ({
        must: [money(facts.deal("AI Agents Conference San Francisco", "brand").cents)],
      })),
      q("premise results refers-back", "And that gave us 500 leads or so.", (facts) => ({
        must: [count(facts.measured("brand", { event: "AI Agents Conference San Francisco" }).leads)],
      })),
      q(
        "act",
        "Start over with SaaS Growth Forum: the same package, this time for 21,000.",
        (facts) => ({
          act: { act: "start", target: facts.offer("SaaS Growth Forum", "gold").id, cents: 2_100_000 },
        }),
        16,
      ),
    ],
  },
  {
    id: "o15",
    as: "brand",
    questions: [
      q("outside", "Can you get roll-up banners printed for the AI Conference?", () => ({
        cannot: "here",
        must: [says("banners", /banner|print/i)],
      })),
      q("outside refers-back", "Then at least: how good is the wifi in the hall?", () => ({
        cannot: "here",
        must: [says("the wifi", /wi-?fi|internet|network|venue|hall/i)],
      })),
      q("terms refers-back", "What do they still have to give us for that event?", (facts) => {
        const open = facts.owed("host").filter(({ event }) => event === "AI Conference");
        return {
          must: [some(2, ...open.map(({ benefit }) => name(benefit)))],
          also: [day(open[0]?.due ?? "")],
        };
      }),
      q("terms comparative refers-back", "Which of that should we see first, and on what day?", (facts) => {
        const [next] = facts.owed("host").filter(({ event }) => event === "AI Conference");
        return { must: [day(next?.due ?? ""), name(next?.benefit ?? "")] };
      }),
    ],
  },
  {
    id: "o16",
    as: "brand",
    questions: [
      q(
        "draft",
        "Write a thank-you to the people behind Developer Experience Days in Austin.",
        () => ({
          must: [isMessage, name("Developer Experience Days"), says("thanks", /thank/i)],
        }),
        40,
      ),
      q("draft refers-back", "Say that we'd be glad to come back next year.", () => ({
        must: [isMessage, says("coming back", /next year|again|return|back/i)],
      })),
      q("draft refers-back", "Half as long, please.", (_, replies) => ({
        must: [
          isMessage,
          shorterThan(replies.at(-1)),
          says("what it's about", /thank|next year|again|come back|coming back|return/i),
        ],
      })),
      q(
        "draft results",
        "And something for finance on it in three lines: the cost, the revenue, the return.",
        (facts) => {
          const { amount, revenue } = facts.measured("brand", { event: "Developer Experience Days Austin" });
          return {
            must: [money(amount), either(money(revenue), roughly(revenue, 0.005)), share(revenue / amount)],
          };
        },
        42,
      ),
      q("memory", "What was it I asked you for at the very start?", () => ({
        must: [says("the thanks", /thank/i)],
      })),
    ],
  },
  {
    id: "o24",
    as: "brand",
    questions: [
      q("find unmet", "Is there any gaming event in Berlin?", () => ({
        cannot: "none",
        constraints: [says("gaming or Berlin", /gam(?:ing|es)|berlin/i)],
      })),
      q("widen refers-back", "Somewhere in Asia, then.", (facts) => ({
        rows: { allowed: facts.find({ category: "gaming", place: asia }), least: 2 },
      })),
      q("narrow unmet refers-back", "Only if fewer than a thousand people come.", (facts) =>
        fitting(facts, { category: "gaming", place: asia, most: 999 }, [
          says("the size", /1,000|a thousand|999|people|attendees|small/i),
        ]),
      ),
      q("widen refers-back", "So where in the world is there a gaming event that small?", (facts) => ({
        rows: { allowed: facts.find({ category: "gaming", most: 999 }), least: 2 },
      })),
      q("price refers-back", "What's the top level at the London one?", (facts) => ({
        must: priceOf(facts.offer("Esports Days London", "platinum")),
      })),
    ],
  },
  {
    id: "o09",
    as: "newBrand",
    questions: [
      q("vague credits", "hello, my boss told me to have a look at this. what can i do here?", () => ({
        must: [says("events", /event/i), says("campaigns", /campaign|concept/i)],
        also: [says("sponsoring", /sponsor|deal/i)],
      })),
      q("find", "we make running shoes. any sports events we could put our name on?", (facts) => ({
        rows: { allowed: facts.find({ category: "sports" }), least: 3 },
      })),
      q("comparative refers-back", "which one is soonest", (facts) => {
        const [event] = facts.find({ category: "sports" });
        return { must: [name(event?.name ?? ""), day(event?.day ?? "")] };
      }),
      q("narrow negation refers-back", "not in america though. europe", (facts) =>
        fitting(facts, { category: "sports", place: europe }, [says("Europe", /europe/i)], { least: 1 }),
      ),
      q("price refers-back", "and what's the least we can pay there", (facts) => {
        const [event] = facts.find({ category: "sports", place: europe });
        return { must: event ? priceOf(entryOf(event)) : [anyMoney] };
      }),
    ],
  },
  {
    id: "o10",
    as: "newBrand",
    questions: [
      q(
        "definition",
        "What does a right of first refusal mean in a sponsorship?",
        () => ({
          must: [
            says("first", /first|before (?:anyone|others|any|it)|match/i),
            says("for the next time", /renew|next|offer|again|future|year|edition/i),
          ],
        }),
        13,
      ),
      q("definition", "Reach and impressions, are those the same?", () => ({
        must: [
          says("people", /people|person|unique|individual/i),
          says("times", /times|every|each|total|views?|often|repeat/i),
        ],
      })),
      q("definition", "What would a lead be, then?", () => ({
        must: [
          says("somebody who may buy", /contact|interest|potential|details|prospect|person|people|customer/i),
        ],
      })),
      q(
        "definition terms",
        "If the organizer doesn't hand over what they promised, what can I do about it?",
        () => ({
          must: [
            says(
              "a way",
              /dispute|reject|at risk|message|remedy|make[- ]good|refund|raise|report|contact|write|accept|agreement|contract/i,
            ),
          ],
        }),
        41,
      ),
    ],
  },
];
