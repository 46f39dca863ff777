// cspell:ignore anythign barcelonna foundres hasnt noob whos
import { chatPrices } from "@marquee/contracts/credits/prices";
import { type Conversation, q, shown } from "./conversation.ts";
import { cheapest, type Facts } from "./facts.ts";
import { aboveIt, fitting, perHead, priceOf, roughly, spotsOf, spring } from "./often-wanted.ts";
import { doing, unknown } from "./practice-cd.ts";
import { count, day, either, money, name, says, saysNo, share } from "./wanted.ts";

const cloud = (facts: Facts, cities: readonly string[], least?: number) =>
  facts.find({ city: cities, category: "cloud", ...spring, ...(least === undefined ? {} : { least }) });

const closedSum = (facts: Facts, event: string) =>
  facts.dealsOf("host", "host").filter((one) => one.event === event && one.status === "completed");
const total = (deals: readonly { cents: number }[]) => deals.reduce((sum, { cents }) => sum + cents, 0);
const nothingSent = says(
  "nothing goes out",
  /\b(?:nothing|not|won't|no offer|no card|until you|stays?|untouched|unchanged|leave|left|waits?|draft|hold)\b/i,
);

export const practiceC: readonly Conversation[] = [
  {
    id: "pc1",
    as: "host",
    questions: [
      q(
        "waits hosting",
        "back from two days off. what's burning on my desk, soonest deadline first pls",
        () => ({
          must: [name("Founders Harbor"), name("Cyber Defense Week")],
          also: [says("the unanswered inquiry", /kite works/i)],
        }),
      ),
      q("hosting refers-back", "how far under our sticker is zania's number on the cyber thing?", (facts) => {
        const { cents } = facts.deal("Cyber Defense Week", "host");
        const list = facts.offer("Cyber Defense Week", "platinum").cents;
        return {
          must: [money(cents), either(money(list - cents), share(1 - cents / list))],
          also: [money(list)],
        };
      }),
      q("hosting act refers-back", "ok split the difference, go back to them at 74k", (facts) =>
        doing("counter", { target: facts.deal("Cyber Defense Week", "host").id, cents: 7_400_000 }),
      ),
      q(
        "hosting act-negated two-in-one",
        "actually sit on that for now, I want to sleep on it. but when does their offer die?",
        (facts) => ({ must: [day(facts.deal("Cyber Defense Week", "host").expiresAt ?? "")], noAct: true }),
      ),
      q(
        "hosting premise",
        "so besides the spot they're after, platinum is sold out there, right?",
        (facts) => ({
          must: [spotsOf(facts.offer("Cyber Defense Week", "platinum"))],
        }),
      ),
    ],
  },
  {
    id: "pc2",
    as: "host",
    questions: [
      q(
        "hosting typo vague",
        "whos been writing in about foundres harbour and hasnt heard back",
        (facts) => ({
          must: facts.openInquiries("host").map(({ from }) => says(from, from)),
        }),
      ),
      q(
        "hosting act draft",
        "answer them: yes, the finale slot is still open, 34k all in. are they free for a call on thursday?",
        () => doing("reply-inquiry", { terms: [says("the call", /thursday/i), says("34k", /34k|34,000/i)] }),
      ),
      q(
        "hosting act words",
        "and cook up a custom gold package for Kite Works at that same event, named Founder Keynote, twenty-two thousand",
        (facts) =>
          doing("propose-package", {
            target: facts.event("Founders Harbor").id,
            cents: 2_200_000,
            terms: [name("Founder Keynote")],
          }),
      ),
      q("hosting act-unknown refers-back", "identical proposal for Halcyon Robotics", () =>
        unknown("Halcyon", /halcyon/i),
      ),
      q(
        "hosting price",
        "do we ask silly money for Market Entry there, next to what founder-ish shows fetched when it came to signing?",
        (facts) => ({
          must: [aboveIt],
          also: [
            either(
              perHead(facts.offer("Founders Harbor", "gold").cents, facts.event("Founders Harbor")),
              money(facts.closedMedian("startup", "gold")),
              roughly(facts.closedMedian("startup", "gold") * facts.event("Founders Harbor").attendees),
            ),
          ],
        }),
      ),
    ],
  },
  {
    id: "pc3",
    as: "newBrand",
    questions: [
      q("definition vague", "total noob here. whats an activation when event people say it?", () => ({
        must: [
          says("an experience", /experienc|interact|on-?site|booth|bring|hands-on|engag|live|take part/i),
        ],
      })),
      q("credits", "do I get to kick the tires for free or do you want my card straight away?", () => ({
        must: [says("free", /\bfree\b/i)],
        also: [count(chatPrices.freeRepliesPerMonth, "answers a month")],
      })),
      q(
        "credits comparative",
        "tiniest bundle you sell: cost, and how many credits come with it",
        (facts) => {
          const [least] = facts.creditPackages();
          return { must: [money(least?.cents ?? 0), count(least?.credits ?? 0, "credits")] };
        },
      ),
      q(
        "credits unmet demanding",
        "split that for me, half in bitcoin, half against a purchase order. today.",
        () => ({
          cannot: "here",
        }),
      ),
      q(
        "definition two-in-one",
        "something's full. can i queue for it, and who gets picked when a place opens up?",
        () => ({
          must: [says("a waiting list", /wait(?:ing)?[ -]?list|queue/i)],
          also: [says("the longest waiting", /longest|first|order|turn|next in/i)],
        }),
      ),
      q("act-unknown", "fab, put me down for the Lantern Sponsor tier at Aurora Makers Fair then", () =>
        unknown("Aurora Makers Fair", /aurora/i),
      ),
    ],
  },
  {
    id: "pc4",
    as: "brand",
    questions: [
      q("terms vague", "what have the fieldnote folks put in front of me for boston, exactly", (facts) => {
        const deal = facts.deal("Startup Expo", "brand");
        return {
          must: [money(deal.cents), name(deal.package)],
          also: [day(deal.expiresAt ?? ""), says("the KPI", /pitch meetings/i)],
        };
      }),
      q("terms price refers-back", "and that's a saving of how much on the catalog price", (facts) => {
        const { cents } = facts.deal("Startup Expo", "brand");
        const list = facts.offer("Startup Expo", "silver").cents;
        return { must: [either(money(list - cents), share(1 - cents / list))], also: [money(list)] };
      }),
      q(
        "act act-term",
        "return serve at 11.5k, and they chuck in two more full passes plus the hotel for our crew",
        (facts) =>
          doing("counter", {
            target: facts.deal("Startup Expo", "brand").id,
            cents: 1_150_000,
            terms: [says("the passes", /pass/i), says("the hotel", /hotel|lodging|accommodation/i)],
          }),
      ),
      q("act-negated", "hmm, cold feet. no counter, nothing leaves for Boston until my CFO nods", () => ({
        must: [nothingSent],
        noAct: true,
      })),
      q("act", "he nodded. take what they offered for Startup Expo, as it stands", (facts) =>
        doing("accept", { target: facts.deal("Startup Expo", "brand").id }),
      ),
      q(
        "act unmet",
        "while we're at it, sign the AI Conference agreement on my behalf a second time",
        () => ({
          cannot: "none",
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "pc5",
    as: "agency",
    questions: [
      q("hosting waits", "of the stuff WE owe sponsors, what's the first thing falling due?", (facts) => {
        const [first] = facts.owed("agency");
        return {
          must: [name(first?.event ?? ""), day(first?.due ?? "")],
          also: [name(first?.benefit ?? "")],
        };
      }),
      q(
        "terms two-in-one",
        "remind me what we're in for at Fintech Frontiers, and is it inked?",
        (facts) => ({
          must: [
            money(facts.deal("Fintech Frontiers", "agency").cents),
            says("it is signed", /\b(?:signed|active|in force|inked|both sides)\b/i),
          ],
        }),
      ),
      q("act unmet", "client got spooked. bail out of that one", () =>
        unknown("it is signed", /\b(?:signed|active|signatures?|in force)\b/i),
      ),
      q(
        "hosting compare",
        "AI Builders Week versus Open Source Congress, both ours. where do we still have more places to shift?",
        (facts) => ({
          must: [name("Open Source Congress")],
          also: facts.event("Open Source Congress").packages.map(spotsOf),
        }),
      ),
      q("hosting act", "open up Friend of the Congress a bit, 25 places instead of 20", (facts) =>
        doing("change-spots", {
          target: facts.offer("Open Source Congress", "bronze").id,
          terms: [count(25, "places")],
        }),
      ),
    ],
  },
  {
    id: "pc6",
    as: "brand",
    questions: [
      q("definition", "right of first refusal, explained to a five year old?", () => ({
        must: [says("first, before others", /\b(?:first|before|match)\b/i)],
      })),
      q("definition two-in-one", "CPL, CPM. what's each one counting?", () => ({
        must: [says("per lead", /\bleads?\b/i), says("per thousand", /thousand|1,?000|impression/i)],
      })),
      q(
        "definition",
        "if the organizer pulls the plug after we've both put our names to it, am I stuck?",
        () => ({
          must: [says("either side may leave", /either|you (?:can|may)|cancel/i)],
        }),
      ),
      q("outside", "cool. euro to dollar right now?", () => ({ cannot: "here" })),
      q("memory", "what was the very first thing i asked you in here", () => ({
        must: [says("first refusal", /first refusal/i)],
      })),
      q("negation definition", "no examples, no sales talk: what's category exclusivity", () => ({
        must: [
          says(
            "no competitor beside you",
            /competit|only (?:one|sponsor|brand)|rival|same (?:industry|category)/i,
          ),
        ],
      })),
    ],
  },
  {
    id: "pc7",
    as: "host",
    questions: [
      q("hosting act", "legal signed off, get the resilience one live", () =>
        doing("publish", { target: "evt_draft_resilience_forum" }),
      ),
      q("hosting act-negated", "whoa, hang on. hold off putting it out, the venue is wobbling", () => ({
        must: [nothingSent],
        noAct: true,
      })),
      q(
        "hosting act act-term words",
        "let Desk Partner at Digital Workplace Expo go for four thousand two hundred from December on",
        (facts) =>
          doing("change-price", {
            target: facts.offer("Digital Workplace Expo", "bronze").id,
            cents: 420_000,
            terms: [says("from December", /december|\bdec\b/i)],
          }),
      ),
      q("hosting act-ambiguous", "knock 200 off Workshop Partner too", () => ({
        noAct: true,
        choices: [says("of which event", /\bwhich\b|\bd(?:o|id) you mean\b/i)],
      })),
      q("hosting act-unknown", "then lift Diamond Pavilion at HealthTech Horizons to 60k", (facts) => ({
        cannot: "none",
        noAct: true,
        also: [
          either(
            ...facts.event("HealthTech Horizons").packages.map((one) => name(one.name)),
            says("diamond", /diamond/i),
          ),
        ],
      })),
    ],
  },
  {
    id: "pc8",
    as: "host",
    questions: [
      q("hosting results", "what did the Housing Forum Amsterdam sponsors pay us, all told?", (facts) => ({
        must: [money(total(closedSum(facts, "Housing Forum Amsterdam")))],
      })),
      q(
        "hosting refers-back two-in-one",
        "ditto for Property Operations Expo Bengaluru, plus who coughed up most",
        (facts) => {
          const deals = closedSum(facts, "Property Operations Expo Bengaluru");
          const top = deals.toSorted((left, right) => right.cents - left.cents)[0];
          return {
            must: [money(total(deals)), says("the top payer", facts.user(top?.brandId ?? "").company)],
            also: [money(top?.cents ?? 0)],
          };
        },
      ),
      q("hosting premise price", "presenting there surely went at full list?", (facts) => {
        const event = "Property Operations Expo Bengaluru";
        const paid = closedSum(facts, event).find(({ tier }) => tier === "platinum")?.cents ?? 0;
        return { must: [money(paid), money(facts.offer(event, "platinum").cents)] };
      }),
      q("hosting unmet", "hand me the badge-scan list of everyone who walked through the door", () => ({
        cannot: "here",
      })),
      q("hosting comparative", "between the two shows, which silver slot sold dearer?", (facts) => {
        const [one = 0, other = 0] = ["Housing Forum Amsterdam", "Property Operations Expo Bengaluru"].map(
          (event) => closedSum(facts, event).find(({ tier }) => tier === "silver")?.cents ?? 0,
        );
        return {
          must: [money(Math.max(one, other))],
          also: [money(Math.min(one, other)), says("Bengaluru", /bengaluru/i)],
        };
      }),
    ],
  },
  {
    id: "pc9",
    as: "brand",
    questions: [
      q("find season typo", "anythign in barcelonna come spring for ppl who ship cloud stuff?", (facts) =>
        fitting(facts, { city: "Barcelona", category: "cloud", ...spring }, [
          says("Barcelona", /barcelona/i),
        ]),
      ),
      q("price refers-back", "rock-bottom way into that?", (facts, replies) => {
        const offer = cheapest(shown(facts, replies, 0, cloud(facts, ["Barcelona"])));
        return { must: offer ? priceOf(offer) : [saysNo] };
      }),
      q("widen", "berlin or lisbon would do me as well, same months same crowd", (facts) => ({
        rows: { allowed: cloud(facts, ["Barcelona", "Berlin", "Lisbon"]), least: 2 },
      })),
      q("narrow negation", "drop whatever pulls fewer than 500 souls", (facts) => ({
        rows: { allowed: cloud(facts, ["Barcelona", "Berlin", "Lisbon"], 500) },
      })),
      q("find unmet", "and up in Reykjavik?", (facts) =>
        fitting(facts, { city: "Reykjavik" }, [says("Reykjavik", /reykjav/i)]),
      ),
    ],
  },
];
