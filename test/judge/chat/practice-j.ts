// cspell:ignore campain recieved tommorow recomend cheep wanna shure
import { people } from "../world.ts";
import { type Conversation, q } from "./conversation.ts";
import { cheapest, type Facts } from "./facts.ts";
import {
  audienceOf,
  fitting,
  isMessage,
  month,
  noClosedDeals,
  perHead,
  roughly,
  some,
  spotsOf,
  summer,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysNo, share } from "./wanted.ts";

const beyond = { cannot: "here", noAct: true } as const;
const notSo = { cannot: "none", noAct: true } as const;

const unknown = (pattern: RegExp): Expectation => ({
  cannot: "none",
  constraints: [says("its name", pattern)],
  noAct: true,
});

/** What closed deals of this kind say about a price: the usual amount, the part of it, or that there are none. */
function beside(facts: Facts, event: string, tier: Parameters<Facts["closedMedian"]>[1], cents: number) {
  const { category, attendees } = facts.event(event);
  const median = facts.closedMedian(category, tier);
  return median > 0
    ? either(
        roughly(median * attendees, 0.05),
        roughly(median, 0.06),
        share(cents / (median * attendees)),
        noClosedDeals,
      )
    : noClosedDeals;
}

/** What a host still sells, of one event. */
const free = (facts: Facts, event: string) => facts.event(event).packages.filter(({ left }) => left > 0);

const cloudSummer = { category: "cloud", ...summer } as const;

/** A team with a price to check, a talkative newcomer, a host who takes stock, and an agency's errands. */
export const practiceJ: readonly Conversation[] = [
  {
    id: "k201",
    as: "brand",
    questions: [
      q("price", "What is the list price of the Protocol Partner package at Edge & IoT Forum?", (facts) => ({
        must: [money(facts.offer("Edge & IoT Forum", "silver").cents)],
      })),
      q("price refers-back", "How does that compare to deals that actually closed?", (facts) => ({
        must: [beside(facts, "Edge & IoT Forum", "silver", facts.offer("Edge & IoT Forum", "silver").cents)],
      })),
      q("price refers-back", "per attendee, I mean. what do we pay for one head", (facts) => {
        const { cents } = facts.offer("Edge & IoT Forum", "silver");
        const event = facts.event("Edge & IoT Forum");
        return { must: [either(perHead(cents, event), roughly(cents / event.attendees, 0.06))] };
      }),
      q("act refers-back", "good enough, hold a spot in it for us while i talk to finance", (facts) => ({
        act: { act: "hold", target: facts.offer("Edge & IoT Forum", "silver").id },
      })),
      q("terms", "and what would we actually get for it?", (facts) => ({
        must: [
          some(
            1,
            ...facts
              .offer("Edge & IoT Forum", "silver")
              .benefits.map((one) =>
                says(one, one, new RegExp(one.slice(0, 18).replaceAll(/\W/g, "."), "i")),
              ),
          ),
        ],
      })),
    ],
  },
  {
    id: "k202",
    as: "brand",
    questions: [
      q("terms", "founders harbor contract in short please", (facts) => {
        const { cents, package: offer } = facts.deal("Founders Harbor", "brand");
        return { must: [money(cents), name(offer)] };
      }),
      q("refers-back host", "who is on the other side of it", (facts) => ({
        must: [name(facts.user(facts.deal("Founders Harbor", "brand").hostId).company)],
      })),
      q("draft refers-back", "Write them a polite reminder that we'd love to hear back by Friday.", () => ({
        must: [isMessage, says("Friday", /friday/i)],
      })),
      q("draft", "make it less stiff, they are friends", () => ({
        must: [isMessage, says("Friday", /friday/i)],
      })),
    ],
  },
  {
    id: "k203",
    as: "newBrand",
    questions: [
      q(
        "find vague words",
        "Hello! So we are a family firm making standing desks, my father founded it in 1981 and he never believed in trade fairs, but I would like to try one event, nothing fancy, 3 thousand dollars is what I can spend. What is there?",
        (facts) => fitting(facts, { maxCents: 300_000 }, [says("the budget", /3,?000|3k|budget/i)]),
      ),
      q("narrow", "what about digital workplace expo, does it fit that?", (facts) => {
        const offer = cheapest(facts.event("Digital Workplace Expo"));
        return offer
          ? {
              must: [
                money(offer.cents),
                ...(offer.cents > 300_000
                  ? [says("above it", /above|over|more than|exceed|not|no\b|too/i)]
                  : []),
              ],
            }
          : notSo;
      }),
      q("match refers-back", "who goes there?", (facts) => ({
        must: [audienceOf(facts.event("Digital Workplace Expo"))],
        also: [count(facts.event("Digital Workplace Expo").attendees, "attendees")],
      })),
      q("act", "wanna keep it for later, put it on my list", (facts) => ({
        act: { act: "save", target: facts.event("Digital Workplace Expo").id },
      })),
    ],
  },
  {
    id: "k204",
    as: "brand",
    questions: [
      q("credits", "Did my last payment go through? I'm not shure I recieved the credits.", () => ({
        must: [says("it failed", /fail|didn't|did not|declin|refus|not go through|unsuccessful|wasn't/i)],
        not: [
          says(
            "that it went through",
            /\b(?:yes, it (?:did|went)|last payment (?:went through|was successful|succeeded))/i,
          ),
        ],
      })),
      q("credits", "how much do i have then", (facts) => ({
        must: [count(facts.credits("brand"), "credits")],
      })),
      q(
        "credits two-in-one",
        "what is the most a single campaign can cost, and do old credits expire?",
        () => ({
          must: [
            count(20, "credits"),
            says("never", /never|don't expire|do not expire|no expir|doesn't expire|not expire/i),
          ],
          not: [says("that they expire", /credits (?:will )?expire (?:after|in|within|at)/i)],
        }),
      ),
    ],
  },
  {
    id: "k205",
    as: "brand",
    questions: [
      q(
        "act-ambiguous credits",
        "Please refine my campaign so that it works with half of the budget.",
        (facts) => ({
          choices: facts.generations("brand").map((one) => name(one.name)),
          noAct: true,
        }),
      ),
      q("act", "The Quiet Data Center of course", (facts) => ({
        act: { act: "refine-campaign", target: facts.generations("brand")[0]?.id ?? "" },
      })),
      q("act-unknown typo", "and delete the campain called Penguin Parade", () => notSo),
    ],
  },
  {
    id: "k206",
    as: "host",
    questions: [
      q("hosting", "What can sponsors still buy at Cyber Defense Week?", (facts) => {
        const open = free(facts, "Cyber Defense Week");
        return {
          must: [some(Math.min(2, open.length), ...open.map((one) => name(one.name)))],
          also: [some(1, ...open.map(spotsOf))],
        };
      }),
      q("hosting refers-back", "and which of these is the dearest?", (facts) => {
        const [dearest] = free(facts, "Cyber Defense Week").sort((one, other) => other.cents - one.cents);
        return dearest ? { must: [name(dearest.name), money(dearest.cents)] } : notSo;
      }),
      q(
        "hosting price comparative",
        "I think of taking 10% off that one. What would it cost then?",
        (facts) => {
          const [dearest] = free(facts, "Cyber Defense Week").sort((one, other) => other.cents - one.cents);
          return dearest ? { must: [money(dearest.cents * 0.9)] } : notSo;
        },
      ),
      q(
        "act-negated hosting",
        "no, leave the prices as they are. Who could we invite to sponsor it?",
        (facts) => {
          const known = [...new Set(facts.deals.map(({ brandId }) => facts.user(brandId).company))];
          return {
            must: [
              either(
                some(1, ...known.map(name)),
                says("a kind of sponsor", /security|software|vendor|industr/i),
              ),
            ],
            noAct: true,
            not: [
              says(
                "claims to have done it",
                /\bI(?:'ve| have) (?:now |just )?(?:changed|set|sent|cancel|updated|started|opened|lowered|bought)/i,
              ),
            ],
          };
        },
      ),
    ],
  },
  {
    id: "k207",
    as: "host",
    questions: [
      q("act hosting", "Set the cheapest package of Cyber Defense Week to $4,100.", (facts) => {
        const [least] = [...facts.event("Cyber Defense Week").packages].sort(
          (one, other) => one.cents - other.cents,
        );
        return { act: { act: "change-price", target: least?.id ?? "", terms: [money(410_000)] } };
      }),
      q("act hosting", "The platinum one of the same event should have 9 spots.", (facts) => ({
        act: {
          act: "change-spots",
          target: facts.offer("Cyber Defense Week", "platinum").id,
          terms: [count(9, "spots")],
        },
      })),
      q("act-unknown hosting", "And publish the Summer Cipher Picnic, it is ready.", () =>
        unknown(/cipher picnic/i),
      ),
    ],
  },
  {
    id: "k208",
    as: "agency",
    questions: [
      q("words", "How do I add a client?", () => ({
        general: true,
        must: [
          says("clients", /client/i),
          says("how", /add|create|new|invite|open|under|page|settings|button|go to/i),
        ],
      })),
      q("credits", "whose credits get spent when I order ideas for one of them?", () => ({
        must: [says("whose", /\byour|agency|client|account|balance/i), says("credits", /credit/i)],
        noAct: true,
      })),
      q("credits memory", "What did Term Sheet Breakfast cost us?", (facts) => {
        const one = facts.generations("agency").find((each) => each.name === "Term Sheet Breakfast");
        return { must: [count(one?.charged ?? 0, "credits")] };
      }),
      q("act refers-back", "I want a bolder version of it", (facts) => ({
        act: { act: "refine-campaign", target: facts.generations("agency")[0]?.id ?? "" },
      })),
    ],
  },
  {
    id: "k209",
    as: "agency",
    questions: [
      q("find season", "Cloud events next summer, all of them please", (facts) =>
        fitting(facts, cloudSummer, [says("summer", /summer|june|july|august/i), says("cloud", /cloud/i)]),
      ),
      q("widen", "and if it may be any field, but in July only?", (facts) =>
        fitting(facts, month("2027-07"), [says("July", /july/i)]),
      ),
      q("unmet", "can you recomend a cheep hotel too? arriving tommorow", () => ({
        ...beyond,
        not: [says("a hotel by name", /\b(?:Hilton|Marriott|Ibis|Novotel|Hyatt|Motel One|Premier Inn)\b/i)],
      })),
    ],
  },
  {
    id: "k210",
    as: "partner",
    questions: [
      q(
        "comparative",
        "Which of our sponsorships was the most expensive one, finished ones only?",
        (facts) => {
          const [most] = facts
            .dealsOf("partner", "brand")
            .filter(({ status }) => status === "completed")
            .sort((one, other) => other.cents - one.cents);
          return most ? { must: [name(most.event), money(most.cents)] } : notSo;
        },
      ),
      q("results refers-back", "what did that one give us in leads", (facts) => {
        const [most] = facts
          .dealsOf("partner", "brand")
          .filter(({ status }) => status === "completed")
          .sort((one, other) => other.cents - one.cents);
        const leads = most ? facts.measured("partner", { event: most.event }).leads : 0;
        return { must: [leads > 0 ? count(leads, "leads") : saysNo] };
      }),
      q(
        "act-negated terms",
        "What if we gave up on Cyber Defense Week? Just asking, don't cancel it.",
        (facts) => ({
          must: [
            name("Cyber Defense Week"),
            either(
              money(facts.deal("Cyber Defense Week", "partner").cents),
              says(
                "what it means",
                /cancel|withdraw|end|close|released|spot|free|sign|no (?:cost|fee|charge)|lapse/i,
              ),
            ),
          ],
          noAct: true,
          not: [
            says(
              "claims to have done it",
              /\bI(?:'ve| have) (?:now |just )?(?:changed|set|sent|cancel|updated|started|opened|lowered|bought)/i,
            ),
          ],
        }),
      ),
      q("act", "ok then ask them whether the offer includes a speaking slot", () => ({
        act: { act: "message", terms: [says("the slot", /speak|slot/i)] },
      })),
      q("waits", "until when do they have to answer, actually?", (facts) => {
        const { expiresAt } = facts.deal("Cyber Defense Week", "partner");
        return { must: [expiresAt === null ? says("no date", /no |not |open/i) : day(expiresAt)] };
      }),
      q("host", "btw which company hosts it?", (facts) => ({
        must: [name(facts.user(people.host).company)],
      })),
    ],
  },
];
