import { type Conversation, q } from "./conversation.ts";
import { audienceOf, entryOf, isMessage, roughly, some } from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

/** What public guides and threads tell people to ask, in other companies' words. */
export const finalGuides: readonly Conversation[] = [
  {
    id: "f31",
    as: "agency",
    questions: [
      q(
        "find two-in-one",
        "Worksheet time. Supply Chain Tech Live: size of the audience, and is it regional or national?",
        (facts) => ({
          must: [count(facts.event("Supply Chain Tech Live").attendees), name("Rotterdam")],
          also: [audienceOf(facts.event("Supply Chain Tech Live"))],
        }),
        53,
      ),
      q(
        "outside",
        "Is their attendance audited by a third party?",
        () => ({
          cannot: "here",
          must: [says("an audit", /audit|third party|verif/i)],
        }),
        53,
      ),
      q(
        "outside",
        "How many exhibitors did they lose since last year?",
        () => ({
          cannot: "here",
          must: [says("exhibitors", /exhibitor|sponsor|turnover|last year|past/i)],
        }),
        53,
      ),
      q(
        "price",
        "What's the lowest sum that gets us through the door?",
        (facts) => {
          const offer = entryOf(facts.event("Supply Chain Tech Live"));
          return { must: [money(offer.cents), name(offer.name)] };
        },
        20,
      ),
      q(
        "definition",
        "With two people on a stand for 14 hours and three talks an hour each, how many conversations is that?",
        () => ({
          must: [count(84)],
        }),
        55,
      ),
    ],
  },
  {
    id: "f32",
    as: "brand",
    questions: [
      q(
        "definition",
        "What does activation ratio mean?",
        () => ({
          must: [
            says("activation spend", /activat/i),
            says("by the fee", /fee|rights|sponsorship (?:cost|price|amount)|paid|price/i),
          ],
        }),
        59,
      ),
      q(
        "definition refers-back",
        "So if I pay 24,000 for Developer Days, what's a sane sum on top?",
        () => ({
          must: [
            some(
              1,
              roughly(2_400_000, 0.35),
              roughly(1_200_000, 0.35),
              says("as much again", /same again|as much again|one[- ]to[- ]one|1:1|equal|half/i),
            ),
          ],
        }),
        60,
      ),
      q(
        "definition",
        "What is dwell time?",
        () => ({
          general: true,
          must: [
            says("time", /time|long|minutes/i),
            says("at one place", /stay|spend|spent|booth|area|stand|space|visitor|attendee/i),
          ],
        }),
        24,
      ),
      q(
        "definition",
        "And a brand ambassador?",
        () => ({
          must: [
            says("a person", /person|people|staff|representative|somebody|someone/i),
            says("of the brand", /brand/i),
          ],
        }),
        22,
      ),
    ],
  },
  {
    id: "f33",
    as: "brand",
    questions: [
      q(
        "results",
        "Tech Summit: impressions and interactions, both totals.",
        (facts) => {
          const { impressions, interactions } = facts.measured("brand", { event: "Tech Summit 2025" });
          return { must: [count(impressions), count(interactions)] };
        },
        6,
      ),
      q(
        "results refers-back",
        "Revenue too, and what multiple of the fee is that?",
        (facts) => {
          const { revenue, amount } = facts.measured("brand", { event: "Tech Summit 2025" });
          return { must: [either(money(revenue), roughly(revenue, 0.005)), share(revenue / amount)] };
        },
        10,
      ),
      q(
        "results",
        "How many leads did everything bring in October?",
        (facts) => ({
          must: [count(facts.measured("brand", { from: "2026-10-01", to: "2026-10-31" }).leads)],
        }),
        11,
      ),
      q(
        "results compare refers-back",
        "More or less than September?",
        (facts) => {
          const leads = (one: string) =>
            facts.measured("brand", { from: `${one}-01`, to: `${one}-31` }).leads;
          const [october, september] = [leads("2026-10"), leads("2026-09")];
          return {
            must: [
              count(september),
              october > september
                ? says("more", /more|up|higher|above|increase|rose/i)
                : says("less", /less|fewer|down|lower|below|fell/i),
            ],
          };
        },
        5,
      ),
      q(
        "outside results",
        "What did people say about our booth?",
        () => ({
          cannot: "here",
          must: [says("what people said", /feedback|survey|said|opinion|comment|sentiment|record|hear/i)],
        }),
        32,
      ),
    ],
  },
  {
    id: "f34",
    as: "partner",
    questions: [
      q(
        "terms",
        "RevOps Roundtables is over. Did they deliver what we paid for?",
        (facts) => ({
          must: [
            says(
              "all of it",
              /\byes\b|all\b|every|accepted|complete|5 of 5|nothing (?:is )?(?:open|missing|left)/i,
            ),
          ],
          also: [some(1, count(5), ...facts.deal("RevOps Roundtables", "partner").benefits.map(name))],
        }),
        58,
      ),
      q(
        "draft refers-back",
        "Draft a frank note to the host on doing it again, if they sort out the scanners.",
        () => ({
          must: [isMessage, says("the scanners", /scanner/i)],
          also: [name("RevOps"), either(name("Henrik"), name("Summit Works"))],
          noAct: true,
        }),
        58,
      ),
      q(
        "act refers-back",
        "Renew that deal.",
        (facts) => ({
          act: { act: "renew", target: facts.deal("RevOps Roundtables", "partner").id },
        }),
        57,
      ),
      q(
        "definition terms",
        "When's the best time to talk about a renewal?",
        () => ({
          must: [
            says("soon after", /after|soon|early|days|weeks|month|before|once/i),
            says("renewing", /renew/i),
          ],
        }),
        56,
      ),
    ],
  },
  {
    id: "f35",
    as: "newBrand",
    questions: [
      q(
        "definition",
        "Can a sponsor just scan everybody's badge and mail them?",
        () => ({
          must: [says("consent", /consent|permission|opt|agree|ask/i)],
        }),
        61,
      ),
      q(
        "definition terms",
        "Event gets postponed by its organizer. Am I stuck with the deal I signed?",
        () => ({
          must: [
            says("both have to agree to a changed event", /amend|change|sign|agree|leave|cancel/i),
            says("that I'm not stuck", /\bno\b|not|n't|can|may/i),
          ],
        }),
        68,
      ),
      q(
        "definition",
        "Cash or in kind, which do organizers prefer and why?",
        () => ({
          must: [
            says("cash", /cash|money/i),
            says("a reason", /because|since|pay|cost|bills|budget|flexib|need/i),
          ],
        }),
        69,
      ),
      q(
        "definition",
        "What should a first message to an organizer contain?",
        () => ({
          must: [
            some(
              2,
              says("who you are", /who you are|company|brand|product/i),
              says("what you want", /goal|want|looking|audience|reach|package/i),
              says("a question or next step", /question|call|meeting|next|budget|ask/i),
            ),
          ],
        }),
        64,
      ),
    ],
  },
  {
    id: "f36",
    as: "host",
    questions: [
      q(
        "hosting",
        "Who sponsored us before that I should thank and ask again?",
        (facts) => {
          const companies = new Set(
            facts
              .dealsOf("host", "host")
              .filter(({ status }) => status === "completed")
              .map(({ brandId }) => facts.user(brandId).company),
          );
          return { must: [some(2, ...[...companies].map(name))] };
        },
        65,
      ),
      q(
        "draft hosting refers-back",
        "A thank-you to Northwind for Tech Summit, then. Warm, short.",
        () => ({
          must: [isMessage, says("thanks", /thank/i), name("Tech Summit")],
          also: [either(name("Brooke"), name("Northwind"))],
        }),
        65,
      ),
      q(
        "hosting",
        "Should I sell single things, like the coffee, instead of levels?",
        () => ({
          general: true,
          must: [
            says("single things", /add-?on|extra|single|separate|à la carte|a la carte|item|coffee/i),
            says("a reason", /because|if|when|so|small|simple|easier|more/i),
          ],
        }),
        66,
      ),
      q(
        "hosting",
        "Which of my upcoming events have nothing sold at all, the next three?",
        (facts) => {
          const empty = facts
            .find({ hostId: "usr_demo_host" })
            .filter(
              ({ packages }) => packages.length > 0 && packages.every(({ spots, left }) => spots === left),
            );
          return { rows: { allowed: empty, least: 3 } };
        },
        52,
      ),
      q("hosting", "And the first one is when?", (facts) => {
        const [first] = facts
          .find({ hostId: "usr_demo_host" })
          .filter(
            ({ packages }) => packages.length > 0 && packages.every(({ spots, left }) => spots === left),
          );
        return { must: [day(first?.day ?? ""), name(first?.name ?? "")] };
      }),
    ],
  },
];
