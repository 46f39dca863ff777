import { type Conversation, q, shown } from "./conversation.ts";
import { cheapest, type Facts, type Wish } from "./facts.ts";
import { autumn, europe, firstQuarter, fitting, month, readsEnglish, some, spring } from "./often-wanted.ts";
import { count, day, either, money, name, says, sentences } from "./wanted.ts";

const large: Wish = { least: 4_000, to: "2027-03-31", maxCents: 3_000_000 };
const clinic = (facts: Facts) => facts.offer("Developer Days", "silver");
const berlin: Wish = { city: "Berlin", ...month("2027-01") };

/** Constraints that change, acts with everything that can go wrong, and what isn't Marquee's business. */
export const buildRequests: readonly Conversation[] = [
  {
    id: "b15",
    as: "brand",
    questions: [
      q(
        "premise terms unmet",
        "We signed Startup Expo last week, right? What's still to be delivered?",
        () => ({
          cannot: "none",
          must: [
            name("Startup Expo"),
            says("where it stands", /negotiat|not signed|hasn't been signed|isn't signed|unsigned/i),
          ],
        }),
      ),
      q("premise", "My budget is $200k, isn't it?", () => ({ must: [money(12_000_000)] })),
      q("premise", "So the AI Conference was in October.", (facts) => ({
        must: [day(facts.event("AI Conference").day)],
      })),
      q("premise", "And Developer Days has 5,000 people coming.", (facts) => ({
        must: [count(facts.event("Developer Days").attendees)],
      })),
    ],
  },
  {
    id: "b16",
    as: "brand",
    questions: [
      q(
        "two-in-one terms",
        "When does the AI Conference start, and how much of my budget is left after what I've agreed to?",
        (facts) => ({
          must: [
            day(facts.event("AI Conference").day),
            either(money(6_400_000), money(8_800_000), money(5_200_000), money(4_410_000)),
          ],
        }),
      ),
      q(
        "terms two-in-one",
        "Who has to sign Developer Days first, us or them, and by when?",
        (facts) => ({
          must: [
            says("we do", /\byou\b|your (?:side|signature)|the (?:brand|sponsor)|Northwind/i),
            day(facts.deal("Developer Days", "brand").expiresAt ?? ""),
          ],
        }),
        35,
      ),
      q("act-negated refers-back", "Can't you just sign it for me?", () => ({
        noAct: true,
        must: [
          says("that it can't", /can't|cannot|unable|have to|need to|only you|yourself|must/i),
          says("signing", /\bsign/i),
        ],
      })),
    ],
  },
  {
    id: "b17",
    as: "brand",
    questions: [
      q("outside", "Book two flights to Boston for Startup Expo.", () => ({
        cannot: "here",
        must: [says("flights", /flight|travel|book/i)],
      })),
      q("outside refers-back", "Then which hotel is closest to the venue?", () => ({
        cannot: "here",
        must: [says("hotels", /hotel|venue|accommodation|lodging|travel/i)],
      })),
      q("outside refers-back", "What will the weather be like?", () => ({
        cannot: "here",
        must: [says("the weather", /weather|forecast/i)],
      })),
      q(
        "find refers-back",
        "OK, what can you tell me about it then?",
        (facts) => {
          const event = facts.event("Startup Expo");
          return {
            must: [name("Startup Expo"), name("Boston"), day(event.day)],
            also: [count(event.attendees)],
          };
        },
        1,
      ),
    ],
  },
  {
    id: "b24",
    as: "brand",
    questions: [
      q(
        "find words",
        "Give me three events with at least four thousand people before the end of March, nothing above thirty thousand dollars.",
        (facts) => ({ rows: { allowed: facts.find(large), least: 3 } }),
      ),
      q("narrow refers-back", "Europe only.", (facts) =>
        fitting(facts, { ...large, place: europe }, [says("Europe", /europe/i)], { least: 2 }),
      ),
      q(
        "comparative refers-back",
        "Take the biggest of those. What do I pay for its lowest level?",
        (facts, replies) => {
          const allowed = facts.find({ ...large, place: europe });
          const named = allowed.map((_, at) => shown(facts, replies, at, allowed));
          const [biggest] = [...named].sort((one, other) => other.attendees - one.attendees);
          const offer = biggest && cheapest(biggest);
          return {
            must: [name(biggest?.name ?? ""), money(offer?.cents ?? 0)],
            also: [name(offer?.name ?? "")],
          };
        },
        18,
      ),
      q("widen refers-back words", "Half as many people would do as well.", (facts) => ({
        rows: { allowed: facts.find({ ...large, place: europe, least: 2_000 }), least: 3 },
      })),
    ],
  },
  {
    id: "b25",
    as: "brand",
    questions: [
      q("find season", "Anything for cloud people in Q1?", (facts) => ({
        rows: { allowed: facts.find({ category: "cloud", ...firstQuarter }), least: 3 },
      })),
      q("negation narrow refers-back", "Not Amsterdam.", (facts) => ({
        rows: {
          allowed: facts
            .find({ category: "cloud", ...firstQuarter })
            .filter(({ city }) => city !== "Amsterdam"),
          least: 2,
        },
        not: [name("KubeCraft Europe")],
      })),
      q("season refers-back", "And next autumn?", (facts) => ({
        rows: { allowed: facts.find({ category: "cloud", ...autumn }), least: 3 },
      })),
      q("comparative refers-back", "The soonest of these, please: date, place, size.", (facts) => {
        const [event] = facts.find({ category: "cloud", ...autumn });
        const [other] = facts
          .find({ category: "cloud", ...autumn })
          .filter(({ city }) => city !== "Amsterdam");
        return {
          must: [either(name(event?.name ?? ""), name(other?.name ?? ""))],
          also: [
            either(day(event?.day ?? ""), day(other?.day ?? "")),
            either(count(event?.attendees ?? 0), count(other?.attendees ?? 0)),
          ],
        };
      }),
    ],
  },
  {
    id: "b26",
    as: "brand",
    questions: [
      q(
        "find unmet",
        "I want a health tech event in Paris with room for 3,000 people, for under $5,000.",
        () => ({
          cannot: "none",
          constraints: [name("Paris")],
        }),
      ),
      q("widen refers-back", "Forget Paris, keep the rest.", (facts) =>
        fitting(facts, { category: "healthtech", least: 3_000, maxCents: 500_000 }, [
          says("what fails", /3,000|people|attendees|\$5,000|price/i),
        ]),
      ),
      q("negation refers-back", "Nothing in December or January though.", (facts) =>
        fitting(facts, { category: "healthtech", least: 3_000, maxCents: 500_000, from: "2027-02-01" }, [
          says("the months", /december|january/i),
        ]),
      ),
      q("unmet refers-back", "Any of them with a platinum spot for 20k or less?", (facts) => {
        const allowed = facts
          .find({ category: "healthtech", least: 3_000, maxCents: 500_000, from: "2027-02-01" })
          .filter(({ packages }) =>
            packages.some(({ tier, cents, left }) => tier === "platinum" && cents <= 2_000_000 && left > 0),
          );
        return allowed.length > 0
          ? { rows: { allowed } }
          : { cannot: "none", constraints: [says("platinum", /platinum/i)] };
      }),
    ],
  },
  {
    id: "b27",
    as: "brand",
    questions: [
      q("act-ambiguous", "Cancel the deal with Summit Works.", () => ({
        noAct: true,
        choices: [name("AI Conference"), name("Founders Harbor")],
      })),
      q("act refers-back", "The Singapore one.", (facts) => ({
        act: { act: "cancel", target: facts.deal("Founders Harbor", "brand").id },
      })),
      q("act-ambiguous", "Save the language models event in Berlin.", () => ({
        noAct: true,
        choices: [name("Language Models Conference Berlin"), name("Language Models Roundtable Berlin")],
      })),
      q("act refers-back comparative", "The small one.", (facts) => ({
        act: { act: "save", target: facts.event("Language Models Roundtable Berlin").id },
      })),
    ],
  },
  {
    id: "b28",
    as: "brand",
    questions: [
      q(
        "act act-term",
        "Start a deal for Clinic Partner at Developer Days at $10,000, paid net 60, and we want to be the only cloud vendor.",
        (facts) => ({
          act: {
            act: "start",
            target: clinic(facts).id,
            cents: 1_000_000,
            terms: [says("net 60", /net 60|60 days|payment/i), says("exclusivity", /only|exclusiv/i)],
          },
        }),
        13,
      ),
      q(
        "act act-term refers-back",
        "Put forty qualified demos in as a KPI too.",
        (facts) => ({
          act: {
            act: "start",
            target: clinic(facts).id,
            cents: 1_000_000,
            terms: [says("the KPI", /kpi|demos/i)],
          },
        }),
        8,
      ),
      q("find", "How many spots does Clinic Partner still have?", (facts) => ({
        must: [count(clinic(facts).left)],
      })),
      q(
        "terms",
        "Does Developer Days take a second sponsor from my industry?",
        (facts) => ({
          must: [
            says("industry", /industr/i),
            facts.event("Developer Days").onePerIndustry
              ? says("one only", /\bno\b|only one|one sponsor|not|n't/i)
              : says("that it does", /\byes\b|does|can|may|no limit|several|more than one/i),
          ],
        }),
        36,
      ),
    ],
  },
  {
    id: "b29",
    as: "brand",
    questions: [
      q("act", "Order me a campaign: breakfast for site reliability engineers in Austin, about 60k.", () => ({
        act: {
          act: "order-campaign",
          terms: [name("Austin"), money(6_000_000), count(10, "credits")],
        },
      })),
      q("act-negated refers-back", "Hold on, not yet. What would it cost in credits with a mockup?", () => ({
        noAct: true,
        must: [either(count(15, "credits"), says("5 more with it", /mockups?\W{0,6}5\b/i))],
      })),
      q("memory", "What came out of the last one I ordered?", () => ({
        noAct: true,
        must: [name("Ship It Live")],
      })),
      q("act refers-back", "Make that one cheaper.", () => ({
        act: { act: "refine-campaign", target: "gen_judge_2", terms: [count(5, "credits")] },
      })),
    ],
  },
  {
    id: "b30",
    as: "brand",
    questions: [
      q("find", "Which events in Berlin are in January?", (facts) => ({
        rows: { allowed: facts.find(berlin), least: 3 },
      })),
      q("unmet refers-back", "And in Dallas?", () => ({ cannot: "none", constraints: [name("Dallas")] })),
      q("memory refers-back", "What was the first thing I asked you here?", () => ({
        general: true,
        must: [name("Berlin"), says("what was asked", /\basked|you wanted|question|looked for/i)],
        also: [name("January")],
      })),
      q("refers-back comparative", "Give me that first list again, cheapest first.", (facts) => {
        const allowed = [...facts.find(berlin)].sort(
          (one, other) => (cheapest(one)?.cents ?? 0) - (cheapest(other)?.cents ?? 0),
        );
        return { rows: { allowed, least: 3, first: allowed[0] } };
      }),
    ],
  },
  {
    id: "b10",
    as: "newBrand",
    questions: [
      q("language price", "¿Cuánto cuesta patrocinar Developer Days en Austin?", (facts) => ({
        must: [
          name("Developer Days"),
          some(1, ...facts.event("Developer Days").packages.map(({ cents }) => money(cents))),
        ],
        also: [either(readsEnglish, says("Spanish", /\b(?:paquete|cuesta|desde|patrocin|dólares)\b/i))],
      })),
      q("language refers-back", "¿Y cuándo es?", (facts) => ({
        must: [either(day(facts.event("Developer Days").day), says("28 de enero", /28 de enero/i))],
      })),
      q("language find", "Montrez-moi les événements à Paris au printemps.", (facts) =>
        fitting(facts, { city: "Paris", ...spring }, [name("Paris")], { least: 1 }),
      ),
      q("language refers-back", "English then: just May.", (facts) =>
        fitting(facts, { city: "Paris", ...month("2027-05") }, [name("Paris"), name("May")], { least: 1 }),
      ),
    ],
  },
  {
    id: "b31",
    as: "newBrand",
    questions: [
      q("language credits", "Wie viele Credits habe ich?", () => ({
        must: [either(count(0), says("none", /\b(?:no|keine) credits/i))],
        also: [either(readsEnglish, says("German", /\b(?:Sie|haben|keine|Guthaben)\b/))],
      })),
      q("language find", "东京有哪些活动？ AI Conference?", () => ({
        must: [readsEnglish],
        also: [some(1, name("Tokyo"), name("AI Conference"))],
      })),
      q(
        "definition two-in-one",
        "What's a deliverable, and who marks it as done?",
        () => ({
          must: [
            says("what is owed", /owe|promis|agreed|deliver/i),
            says("the host", /host|organi[sz]er|side|sponsor/i),
          ],
        }),
        41,
      ),
      q("vague", "ok", (_, replies) => ({
        must: [
          {
            label: "goes on from there, or asks what next",
            found: ({ all }) => /\?|deliverable|can|next|help/i.test(all) && all !== replies.at(-1)?.text,
          },
        ],
        also: [{ label: "briefly", found: ({ all }) => sentences(all).length <= 6 }],
      })),
    ],
  },
];
