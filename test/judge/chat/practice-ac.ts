// cspell:ignore sponsorizzare quante persone vanno quali eventi sono londra febbraio
import { type Conversation, q } from "./conversation.ts";
import type { EventFact, Facts } from "./facts.ts";
import { audienceOf, month, readsEnglish, secondQuarter, some, spotsOf } from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const pulse = (facts: Facts) => facts.deal("HealthTech Horizons", "host");

const kitchen = (facts: Facts) => facts.offer("Cloud & AI Builders", "bronze");

/** Events where somebody who pays at most this gets to speak: a session, or remarks on the main stage. */
function withTalk(facts: Facts, wish: Parameters<Facts["find"]>[0], maxCents: number): EventFact[] {
  return facts
    .find(wish)
    .filter(({ packages }) =>
      packages.some(
        ({ cents, left, benefits }) =>
          left > 0 &&
          cents <= maxCents &&
          benefits.some((one) =>
            /\b(?:session (?:in|of|with)|remarks|talks?|speak|panel|keynote|lecture)\b/i.test(one),
          ),
      ),
    );
}

export const practiceAC: readonly Conversation[] = [
  {
    id: "n15",
    as: "brand",
    questions: [
      q(
        "find words season",
        "I've got fifteen thousand for something between April and June where one of us gets to give a talk.",
        (facts) => ({ rows: { allowed: withTalk(facts, secondQuarter, 1_500_000), least: 3 } }),
      ),
      q("narrow refers-back", "Just the developer ones.", (facts) => ({
        rows: {
          allowed: withTalk(facts, { category: "developer", ...secondQuarter }, 1_500_000),
          least: 2,
        },
      })),
      q("unmet refers-back", "With eight thousand people or more?", (facts) => {
        const allowed = withTalk(facts, { category: "developer", least: 8_000, ...secondQuarter }, 1_500_000);
        return allowed.length > 0
          ? { rows: { allowed } }
          : {
              cannot: "none",
              constraints: [says("the size", /8,000|eight thousand|people|attendees|size/i)],
            };
      }),
      q("widen refers-back", "Fine, no talk then. Which big ones can I afford at all?", (facts) => ({
        rows: {
          allowed: facts.find({
            category: "developer",
            least: 8_000,
            maxCents: 1_500_000,
            ...secondQuarter,
          }),
          least: 2,
        },
      })),
    ],
  },
  {
    id: "n16",
    as: "newBrand",
    questions: [
      q("language price", "Ciao! Quanto costa sponsorizzare Mobile Makers Tokyo?", (facts) => ({
        must: [
          name("Mobile Makers Tokyo"),
          some(1, ...facts.event("Mobile Makers Tokyo").packages.map(({ cents }) => money(cents))),
        ],
        also: [either(readsEnglish, says("Italian", /\b(?:costa|pacchetto|prezzo|dollari|da)\b/i))],
      })),
      q("language refers-back", "E quante persone ci vanno?", (facts) => ({
        must: [count(facts.event("Mobile Makers Tokyo").attendees)],
      })),
      q("language find", "Quali eventi ci sono a Londra a febbraio?", (facts) => ({
        rows: { allowed: facts.find({ city: "London", ...month("2027-02") }), least: 2 },
      })),
      q(
        "language comparative refers-back",
        "Sorry, in English: which of those is the biggest, and who goes?",
        (facts) => {
          const [biggest] = facts
            .find({ city: "London", ...month("2027-02") })
            .sort((one, other) => other.attendees - one.attendees);
          return {
            must: [name(biggest?.name ?? ""), ...(biggest ? [audienceOf(biggest)] : [])],
            also: [count(biggest?.attendees ?? 0)],
          };
        },
      ),
      q("definition", "And what is a pipeline when sales people say it?", () => ({
        must: [
          says("deals that may come", /opportunit|deals?|prospect|potential|possible|expected|leads?/i),
          says("of sales", /sales|revenue|sell|buy|customer|value|worth|business/i),
        ],
      })),
    ],
  },
  {
    id: "n17",
    as: "newBrand",
    questions: [
      q("credits vague", "do i have to put in a card just to look around", () => ({
        must: [
          says(
            "it's free",
            /\bfree\b|no (?:credit )?card|without (?:a |any )?card|(?:don't|not) (?:have to|need)|costs? you nothing/i,
          ),
        ],
        also: [says("what costs something", /credit/i)],
      })),
      q("definition", "Somebody offered us a make-good. What is that?", () => ({
        must: [
          says("something in return", /instead|compensat|make up|makes up|replac|in return|substitut|extra/i),
          says(
            "for what was missed",
            /deliver|promis|miss|fell short|falls? short|fail|didn't happen|not happen/i,
          ),
        ],
      })),
      q("definition", "And first refusal?", () => ({
        must: [
          says("comes first", /first/i),
          says("before others", /before|match|other|next|again|renew|accept or/i),
        ],
      })),
      q("definition refers-back", "What's footfall, and is that the same as reach?", () => ({
        must: [
          says("people who come by", /visit|walk|pass|come|enter|foot/i),
          says("people who see it", /see|saw|seen|view|expos|reach(?:es|ed)? /i),
        ],
      })),
      q("definition", "One package says hospitality. Is that just food?", () => ({
        must: [
          name("hospitality"),
          says("looking after guests", /guest|client|customer|hosting|invite|entertain|welcom/i),
          says(
            "what there is",
            /food|drink|lounge|dinner|meal|seat|ticket|room|reception|catering|hotel|VIP/i,
          ),
        ],
      })),
    ],
  },
  {
    id: "n18",
    as: "newBrand",
    questions: [
      q("credits terms", "Do you keep a share of what we pay an organizer?", () => ({
        must: [
          says("no", /\bno\b|none|nothing|not|n't/i),
          says("of a deal", /deal|sponsor|host|organi[sz]er/i),
        ],
      })),
      q("terms", "Whose signature goes on the contract first, ours or theirs?", () => ({
        general: true,
        must: [
          says(
            "the sponsor's",
            /\b(?:you|your|yours|brand|sponsor)\b[^.]*\bfirst|first\b[^.]*\b(?:you|brand|sponsor)/i,
          ),
        ],
      })),
      q("terms", "What can I do if they don't do what they promised?", () => ({
        general: true,
        must: [
          says("dispute it", /dispute/i),
          says("where", /deliverable|deal's page|page of the deal|support|write to us/i),
        ],
      })),
      q("two-in-one credits", "Can three colleagues use this with me, and what does that cost?", () => ({
        general: true,
        must: [
          says("inviting them", /invite|team/i),
          says("nothing", /nothing|free|no (?:extra |additional )?(?:cost|charge|fee)|not cost|don't cost/i),
        ],
      })),
      q("credits", "How do I get the deadlines into my Outlook?", () => ({
        general: true,
        must: [says("the calendar", /calendar/i), says("subscribing", /subscri|address|add/i)],
      })),
    ],
  },
  {
    id: "n19",
    as: "host",
    questions: [
      q(
        "hosting price",
        "What is Pulse Health offering me now, and how far is that from the last number I gave them?",
        (facts) => ({
          must: [
            money(pulse(facts).cents),
            either(
              money(2_600_000 - pulse(facts).cents),
              money(2_600_000),
              share(pulse(facts).cents / 2_600_000),
            ),
          ],
          also: [name("HealthTech Horizons")],
        }),
      ),
      q("hosting refers-back", "How long can I sit on that?", (facts) => ({
        must: [day(pulse(facts).expiresAt ?? "")],
      })),
      q("act hosting refers-back", "Meet them in the middle.", (facts) => ({
        act: {
          act: "counter",
          target: pulse(facts).id,
          cents: (pulse(facts).cents + 2_600_000) / 2,
        },
      })),
      q(
        "act-negated hosting refers-back",
        "Wait. What if I stuck to 26 and gave them two more passes instead?",
        () => ({
          noAct: true,
          must: [says("the passes", /pass|ticket|benefit/i)],
          also: [money(2_600_000)],
        }),
      ),
      q("act hosting refers-back", "You know what, say yes to theirs.", (facts) => ({
        act: { act: "accept", target: pulse(facts).id, terms: [money(pulse(facts).cents)] },
      })),
    ],
  },
  {
    id: "n20",
    as: "host",
    questions: [
      q("hosting", "What have I still got to sell at Cloud & AI Builders?", (facts) => ({
        must: facts.event("Cloud & AI Builders").packages.map(spotsOf),
      })),
      q("hosting refers-back", "And if all of it went at list price?", (facts) => ({
        must: [
          money(
            facts
              .event("Cloud & AI Builders")
              .packages.reduce((sum, { cents, left }) => sum + cents * left, 0),
          ),
        ],
      })),
      q("act hosting refers-back", "Add three more kitchen spots.", (facts) => ({
        act: {
          act: "change-spots",
          target: kitchen(facts).id,
          terms: [count(kitchen(facts).spots + 3)],
        },
      })),
      q("hosting unmet refers-back", "Is anyone waiting in line for that event?", () => ({
        must: [
          says("the waiting list", /wait|line|queue/i),
          says("nobody", /\b(?:nobody|no one|none|no brand|no sponsor|empty|no waiting list)\b/i),
        ],
      })),
      q("draft hosting refers-back", "Write Kite Works a short pitch for the top package there.", (facts) => {
        const event = facts.event("Cloud & AI Builders");
        return {
          must: [
            name("Kite Works"),
            name(event.name),
            either(name("Build Partner"), money(facts.offer(event.name, "platinum").cents)),
          ],
          also: [either(count(event.attendees), audienceOf(event))],
        };
      }),
    ],
  },
];
