import { type Conversation, q } from "./conversation.ts";
import { aboveIt, audienceOf, isMessage, roughly, some } from "./often-wanted.ts";
import { count, day, either, money, name, says, sentences, share } from "./wanted.ts";

/** What public guides and threads tell people to ask: before, during and after a sponsorship. */
export const buildGuides: readonly Conversation[] = [
  {
    id: "b32",
    as: "brand",
    questions: [
      q(
        "find two-in-one",
        "We're weighing AI Builders Week. How many come, and what sort of people?",
        (facts) => {
          const event = facts.event("AI Builders Week");
          return { must: [count(event.attendees), audienceOf(event)] };
        },
        37,
      ),
      q(
        "outside",
        "Do they have a code of conduct we can read?",
        () => ({
          cannot: "here",
          must: [says("a code of conduct", /code of conduct/i)],
        }),
        44,
      ),
      q(
        "outside",
        "And what have they done about their carbon footprint?",
        () => ({
          cannot: "here",
          must: [says("the footprint", /carbon|footprint|sustainab|green|climate/i)],
        }),
        1,
      ),
      q(
        "terms price",
        "What do I get there for the silver money?",
        (facts) => {
          const offer = facts.offer("AI Builders Week", "silver");
          return {
            must: [money(offer.cents), some(2, ...offer.benefits.map(name))],
            also: [name(offer.name)],
          };
        },
        18,
      ),
      q(
        "compare price",
        "And how much more would platinum be?",
        (facts) => {
          const [most, less] = [
            facts.offer("AI Builders Week", "platinum"),
            facts.offer("AI Builders Week", "silver"),
          ];
          return { must: [either(money(most.cents - less.cents), money(most.cents))] };
        },
        4,
      ),
    ],
  },
  {
    id: "b33",
    as: "brand",
    questions: [
      q(
        "results",
        "How many impressions have our sponsorships made altogether?",
        (facts) => ({
          must: [count(facts.measured("brand").impressions)],
        }),
        6,
      ),
      q(
        "results definition",
        "What was our engagement rate, and what is that exactly?",
        (facts) => {
          const { interactions, impressions } = facts.measured("brand");
          return {
            must: [
              share(interactions / impressions),
              says("interactions by impressions", /interactions?\b[^.]*\bimpressions?/i),
            ],
          };
        },
        24,
      ),
      q(
        "results two-in-one",
        "How many customers came out of Tech Summit, and what did one cost us?",
        (facts) => {
          const { customers, amount } = facts.measured("brand", { event: "Tech Summit 2025" });
          return { must: [count(customers), money(amount / customers)] };
        },
        7,
      ),
      q(
        "results definition",
        "Does that include flights and our booth staff?",
        () => ({
          must: [
            says("it doesn't", /\bno\b|not|n't|only/i),
            says("what it does include", /amount|deal|sponsorship|paid|price/i),
          ],
        }),
        11,
      ),
      q(
        "outside results",
        "What was our net promoter score there?",
        () => ({
          cannot: "here",
          must: [says("the score", /promoter|NPS/i)],
        }),
        5,
      ),
    ],
  },
  {
    id: "b34",
    as: "brand",
    questions: [
      q(
        "draft",
        "Write the first follow-up to people we scanned at Tech Summit; it goes out tomorrow.",
        () => ({
          must: [isMessage, name("Tech Summit")],
          not: [says("asks whether they met", /did we meet/i)],
        }),
        26,
      ),
      q(
        "draft results",
        "And one paragraph for my boss: what we paid, leads, what came back.",
        (facts) => {
          const { amount, leads, revenue } = facts.measured("brand", { event: "Tech Summit 2025" });
          return {
            must: [
              money(amount),
              count(leads),
              either(money(revenue), roughly(revenue, 0.005), share(revenue / amount)),
            ],
          };
        },
        42,
      ),
      q(
        "terms results",
        "Which targets had we agreed there, and did we hit the leads?",
        (facts) => ({
          must: [count(400), count(facts.measured("brand", { event: "Tech Summit 2025" }).leads)],
          also: [count(2_500)],
        }),
        8,
      ),
      q(
        "terms",
        "Was everything they promised us delivered?",
        (facts) => ({
          must: [
            says(
              "all of it",
              /\byes\b|all\b|every|accepted|complete|5 of 5|nothing (?:is )?(?:open|missing|left)/i,
            ),
          ],
          also: [some(1, ...facts.deal("Tech Summit 2025", "brand").benefits.map(name), count(5))],
        }),
        40,
      ),
      q(
        "act",
        "Good. Renew it.",
        (facts) => ({
          act: { act: "renew", target: facts.deal("Tech Summit 2025", "brand").id },
        }),
        16,
      ),
    ],
  },
  {
    id: "b35",
    as: "host",
    questions: [
      q(
        "hosting price",
        "What would gold at my Founders Harbor be worth, going by what others have paid per head?",
        (facts) => ({
          must: [
            either(
              roughly(facts.closedMedian("startup", "gold") * facts.event("Founders Harbor").attendees),
              money(facts.closedMedian("startup", "gold")),
            ),
          ],
        }),
        17,
      ),
      q(
        "hosting price refers-back",
        "I have it at 17. Too steep?",
        (facts) => ({
          must: [aboveIt],
          also: [money(facts.offer("Founders Harbor", "gold").cents)],
        }),
        15,
      ),
      q(
        "hosting",
        "How much of Cloud Innovation Expo is still unsold, in dollars?",
        (facts) => ({
          must: [
            money(
              facts
                .event("Cloud Innovation Expo")
                .packages.reduce((sum, { cents, left }) => sum + cents * left, 0),
            ),
          ],
        }),
        52,
      ),
      q(
        "draft hosting",
        "Draft three sentences to Lumen Bank on why they should sponsor Fintech Frontiers.",
        (facts) => ({
          must: [
            name("Lumen Bank"),
            name("Fintech Frontiers"),
            either(
              count(facts.event("Fintech Frontiers").attendees),
              audienceOf(facts.event("Fintech Frontiers")),
            ),
          ],
          also: [{ label: "short", found: ({ all }) => sentences(all).length <= 9 }],
        }),
        39,
      ),
      q(
        "hosting",
        "Which of my promises to sponsors is due next?",
        (facts) => {
          const [next] = facts.owed("host");
          return {
            must: [
              day(next?.due ?? ""),
              some(
                1,
                ...facts
                  .owed("host")
                  .filter(({ due }) => due === next?.due)
                  .map(({ event }) => name(event)),
              ),
            ],
          };
        },
        51,
      ),
    ],
  },
  {
    id: "b36",
    as: "newBrand",
    questions: [
      q(
        "definition",
        "What would category exclusivity get me?",
        () => ({
          must: [
            says(
              "no competitor",
              /competitor|same (?:industry|category)|rival|other (?:brand|sponsor|compan)|only (?:one|sponsor|brand)/i,
            ),
          ],
        }),
        13,
      ),
      q(
        "definition terms",
        "If the organizer calls the event off after we both signed, what becomes of the deal?",
        () => ({
          must: [
            says("that it can be canceled then", /cancel/i),
            says("by the sponsor or either side", /\byou\b|either|both|sponsor|side/i),
          ],
        }),
        35,
      ),
      q(
        "definition terms negation",
        "And can I pull out four days before because a colleague fell ill?",
        () => ({
          cannot: "none",
          must: [says("because it's signed", /sign|active|agree/i)],
        }),
        31,
      ),
      q(
        "definition terms",
        "How long do they have to answer an offer of mine?",
        () => ({
          must: [either(count(72, "hours"), says("three days", /\b(?:3|three) days\b/i))],
        }),
        39,
      ),
    ],
  },
  {
    id: "b37",
    as: "newHost",
    questions: [
      q(
        "hosting vague",
        "Nobody ever sponsors my meetups. What do sponsors want to know first?",
        () => ({
          general: true,
          must: [says("who comes", /audience|who (?:comes|attends)|attendee/i)],
          also: [
            says("how many", /how many|number|size|expect/i),
            says("what they get", /benefit|get|package|return|offer/i),
          ],
        }),
        38,
      ),
      q(
        "hosting",
        "Should I let a small company in for a few hundred dollars?",
        () => ({
          general: true,
          must: [says("a small level", /bronze|small|entry|low|starter|level|tier|package/i)],
          also: [says("what for", /logo|visib|first|later|grow|name|mention|passes/i)],
        }),
        29,
      ),
      q(
        "definition hosting",
        "What's the difference between a gold and a title sponsor?",
        () => ({
          must: [
            says("the title sponsor's name", /title sponsor|name (?:is )?(?:in|of) the|presenting|naming/i),
            says("one of several", /gold|level|tier|below|one of/i),
          ],
        }),
        69,
      ),
      q(
        "hosting vague",
        "who'd be interested in me",
        () => ({
          must: [says("what it has to know", /event|audience|topic|industry|tell|which/i)],
        }),
        37,
      ),
    ],
  },
];
