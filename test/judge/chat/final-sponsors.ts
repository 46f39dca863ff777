import { type Conversation, q, shown } from "./conversation.ts";
import { cheapest, type Facts, type Wish } from "./facts.ts";
import {
  aboveIt,
  audienceOf,
  belowIt,
  fitting,
  month,
  perHead,
  roughly,
  secondQuarter,
  thirdQuarter,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const payments: Wish = { category: "fintech", place: /, FL$|, NY$|, GA$|, TX$/, ...secondQuarter };
const small: Wish = { most: 250, maxCents: 200_000, ...month("2027-04") };
const zoe = (facts: Facts) => facts.deal("Enterprise Tech Summit", "partner");

/** Sponsors who look around, weigh offers, and ask what their money did. */
export const finalSponsors: readonly Conversation[] = [
  {
    id: "f01",
    as: "partner",
    questions: [
      q(
        "waits",
        "Morning. Anything on fire?",
        (facts) => ({
          must: [name("Cyber Defense Week")],
          also: [day(facts.deal("Cyber Defense Week", "partner").expiresAt ?? "")],
        }),
        51,
      ),
      q("waits refers-back", "Whose turn is it there?", () => ({
        must: [says("the host's", /Summit Works|host|organi[sz]er|other side|Henrik|their turn/i)],
      })),
      q(
        "terms",
        "What did we settle on for Enterprise Tech Summit, money and targets?",
        (facts) => ({
          must: [money(zoe(facts).cents), count(300)],
          also: [says("the reviews", /security review/i)],
        }),
        7,
      ),
      q(
        "terms compare refers-back",
        "And what was our first offer?",
        () => ({
          must: [money(4_000_000)],
        }),
        14,
      ),
    ],
  },
  {
    id: "f02",
    as: "partner",
    questions: [
      q(
        "find season words",
        "We sell to banks. Anything in the American South or New York in the second quarter?",
        (facts) => ({
          rows: {
            allowed: facts.find({ place: /, FL$|, NY$|, GA$|, TX$/, ...secondQuarter, category: "fintech" }),
            least: 1,
          },
        }),
        54,
      ),
      q("narrow refers-back", "Under five grand only.", (facts) =>
        fitting(facts, { ...payments, maxCents: 500_000 }, [says("the price", /five|5,000|5k|price/i)], {
          least: 1,
        }),
      ),
      q("season refers-back", "What about Q3 instead?", (facts) =>
        fitting(
          facts,
          { ...payments, ...thirdQuarter, maxCents: 500_000 },
          [says("Q3", /Q3|third quarter|july|august|september/i)],
          { least: 1 },
        ),
      ),
      q("widen refers-back", "Any country, then.", (facts) => ({
        rows: { allowed: facts.find({ category: "fintech", ...thirdQuarter, maxCents: 500_000 }), least: 3 },
      })),
    ],
  },
  {
    id: "f03",
    as: "partner",
    questions: [
      q(
        "compare",
        "GovSec Forum vs Identity & Access Day: which has the cheaper seat at the table per attendee, both at silver?",
        (facts) => {
          const two = ["GovSec Forum", "Identity & Access Day"] as const;
          return {
            must: two.flatMap((one) => [
              name(one),
              perHead(facts.offer(one, "silver").cents, facts.event(one)),
            ]),
            also: two.map((one) => money(facts.offer(one, "silver").cents)),
          };
        },
        53,
      ),
      q("compare refers-back words", "How many weeks until the one in Chicago?", (facts) => {
        const event = facts.event("Identity & Access Day");
        return { must: [either(count(2, "weeks"), count(13, "days"), day(event.day))] };
      }),
      q(
        "find refers-back",
        "Does that one draw the right people for a security vendor?",
        (facts) => ({
          must: [audienceOf(facts.event("Identity & Access Day"))],
          also: [count(facts.event("Identity & Access Day").attendees)],
        }),
        53,
      ),
      q("act refers-back", "Keep an eye on the other one for me, put it with my saved ones.", (facts) => ({
        act: { act: "save", target: facts.event("GovSec Forum").id },
      })),
    ],
  },
  {
    id: "f04",
    as: "partner",
    questions: [
      q(
        "results",
        "What has RevOps Roundtables brought in so far?",
        (facts) => {
          const { revenue, leads } = facts.measured("partner", { event: "RevOps Roundtables" });
          return { must: [either(money(revenue), roughly(revenue, 0.005))], also: [count(leads)] };
        },
        11,
      ),
      q(
        "results refers-back",
        "So did it pay for itself?",
        (facts) => {
          const { revenue, amount } = facts.measured("partner", { event: "RevOps Roundtables" });
          return {
            must: [
              either(share(revenue / amount), money(amount)),
              revenue < amount
                ? says("not yet", /\bno\b|not (?:yet|so far)|n't|below|less than|short/i)
                : says("it did", /\byes\b|more than|above|exceed|paid (?:for itself|off)/i),
            ],
          };
        },
        9,
      ),
      q(
        "results compare",
        "Which of our two measured deals has the lower cost per lead?",
        (facts) => {
          const events = ["RevOps Roundtables", "Enterprise Tech Summit"] as const;
          const costs = events.map((event) => {
            const { amount, leads } = facts.measured("partner", { event });
            return { event, cents: amount / leads };
          });
          const [lower] = [...costs].sort((one, other) => one.cents - other.cents);
          return { must: [name(lower?.event ?? ""), money(lower?.cents ?? 0)] };
        },
        11,
      ),
      q(
        "results",
        "Conversions per hundred leads over everything, please.",
        (facts) => {
          const { conversions, leads } = facts.measured("partner");
          return {
            must: [either(share(conversions / leads), count(Math.round((conversions / leads) * 100)))],
          };
        },
        24,
      ),
    ],
  },
  {
    id: "f05",
    as: "agency",
    questions: [
      q(
        "price",
        "The silver level at PropTech... no, Construction Robotics Day: is 6,900 what others pay for that sort of thing?",
        (facts) => {
          const event = facts.event("Construction Robotics Day");
          return {
            must: [aboveIt, either(perHead(690_000, event), money(facts.closedMedian("proptech", "silver")))],
            also: [count(facts.closed("proptech", "silver").length)],
          };
        },
        15,
      ),
      q(
        "price refers-back words",
        "Give me a number I could open with.",
        (facts) => ({
          must: [
            roughly(
              facts.closedMedian("proptech", "silver") * facts.event("Construction Robotics Day").attendees,
              0.25,
            ),
          ],
        }),
        14,
      ),
      q(
        "price unmet",
        "And for a bronze at KubeCraft Europe, what do closed deals say?",
        () => ({
          cannot: "none",
          constraints: [says("closed deals", /closed|completed|deals/i)],
        }),
        17,
      ),
      q(
        "price comparative",
        "Is our own Fintech Frontiers deal under list?",
        (facts) => ({
          must: [belowIt, money(facts.offer("Fintech Frontiers", "silver").cents)],
          also: [money(facts.deal("Fintech Frontiers", "agency").cents)],
        }),
        12,
      ),
    ],
  },
  {
    id: "f06",
    as: "partner",
    questions: [
      q(
        "find words",
        "Little dinners and roundtables, two hundred and fifty people at most, in April, two thousand dollars tops.",
        (facts) => ({
          rows: { allowed: facts.find(small), least: 3 },
        }),
      ),
      q("negation refers-back", "Anything but the States.", (facts) => ({
        rows: {
          allowed: facts.find(small).filter(({ location }) => !/, [A-Z]{2}$/.test(location)),
          least: 1,
        },
      })),
      q(
        "comparative refers-back",
        "Which of these is the tiniest, and what's its lowest price?",
        (facts, replies) => {
          const allowed = facts.find(small).filter(({ location }) => !/, [A-Z]{2}$/.test(location));
          const named = allowed.map((_, at) => shown(facts, replies, at, allowed));
          const [least] = [...named].sort((one, other) => one.attendees - other.attendees);
          return {
            must: [name(least?.name ?? ""), money((least && cheapest(least)?.cents) ?? 0)],
            also: [count(least?.attendees ?? 0)],
          };
        },
      ),
      q("find refers-back", "When is it exactly?", (facts, replies) => {
        const allowed = facts.find(small).filter(({ location }) => !/, [A-Z]{2}$/.test(location));
        const event = shown(facts, replies, 0, allowed);
        return { must: [day(event.day)] };
      }),
    ],
  },
];
