// cspell:ignore kostet günstigste paket beim qualcosa
import { type Conversation, q } from "./conversation.ts";
import {
  aboveIt,
  audienceOf,
  entryOf,
  inTheirTongue,
  isMessage,
  noClosedDeals,
  perHead,
  roughly,
  some,
  spotsOf,
} from "./often-wanted.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

export const practiceBC: readonly Conversation[] = [
  {
    id: "o25",
    as: "newBrand",
    questions: [
      q("language price", "Was kostet das günstigste Paket beim WealthTech Day in Zürich?", (facts) => ({
        must: [name("WealthTech Day"), money(entryOf(facts.event("WealthTech Day")).cents)],
        also: [inTheirTongue("German", /\b(?:Paket|kostet|günstig\w*|ab|Plätze)\b/)],
      })),
      q("language refers-back", "Und wann ist das?", (facts) => ({
        must: [either(day(facts.event("WealthTech Day").day), says("13. April", /13\. April/i))],
      })),
      q("language find unmet", "C'è qualcosa a Roma?", () => ({
        cannot: "none",
        constraints: [says("Rome", /\brom[ae]\b/i)],
      })),
      q("refers-back", "English now. Who goes to the Zurich one?", (facts) => ({
        must: [audienceOf(facts.event("WealthTech Day"))],
      })),
    ],
  },
  {
    id: "o17",
    as: "agency",
    questions: [
      q("waits", "Where are we the sponsor and somebody waits for our answer?", (facts) => ({
        must: [name("SaaS Startup Week")],
        also: [money(facts.deal("SaaS Startup Week", "agency").cents)],
      })),
      q("terms refers-back", "How far is what they want from what we put on the table?", () => ({
        must: [money(1_700_000), either(money(120_000), money(1_580_000))],
      })),
      q("act refers-back", "Go back to them with 16,400.", (facts) => ({
        act: { act: "counter", target: facts.deal("SaaS Startup Week", "agency").id, cents: 1_640_000 },
      })),
      q(
        "hosting price comparative",
        "On our own events: which offer is the furthest below list?",
        (facts) => ({
          must: [name("Digital Care Nordics")],
          also: [
            either(
              money(facts.deal("Digital Care Nordics", "agency").cents),
              share(
                facts.deal("Digital Care Nordics", "agency").cents /
                  facts.offer("Digital Care Nordics", "gold").cents,
              ),
            ),
          ],
        }),
      ),
      q("act hosting refers-back", "Decline it nicely: those spots are gone.", (facts) => ({
        act: {
          act: "decline",
          target: facts.deal("Digital Care Nordics", "agency").id,
          terms: [says("the reason", /gone|spot|sold/i)],
        },
      })),
    ],
  },
  {
    id: "o18",
    as: "agency",
    questions: [
      q("hosting waits", "What does Kite Works want to know from us?", () => ({
        must: [says("the room", /workshop|room|forty/i)],
        also: [name("Seed to Scale")],
      })),
      q("act hosting draft refers-back", "Answer them that the room for forty is included.", () => ({
        act: { act: "reply-inquiry", terms: [says("the room", /room/i), says("included", /includ/i)] },
      })),
      q(
        "hosting price",
        "What have closed deals paid per head for gold at startup events?",
        (facts) => ({
          must: [money(facts.closedMedian("startup", "gold"))],
          also: [count(facts.closed("startup", "gold").length, "closed deals")],
        }),
        17,
      ),
      q("hosting price refers-back", "Next to that, is our Scale Partner dear?", (facts) => ({
        must: [aboveIt],
        also: [
          either(
            perHead(facts.offer("Seed to Scale", "gold").cents, facts.event("Seed to Scale")),
            money(facts.offer("Seed to Scale", "gold").cents),
          ),
        ],
      })),
      q("hosting unmet", "Has anybody backed out of Seed to Scale?", () => ({
        cannot: "none",
        must: [says("backing out or deals there", /cancel|back(?:ed)? out|withdr|deal|sponsor|declin/i)],
      })),
    ],
  },
  {
    id: "o19",
    as: "host",
    questions: [
      q("hosting waits comparative", "Which offer to me runs out the soonest?", (facts) => ({
        must: [name("HealthTech Horizons"), day(facts.deal("HealthTech Horizons", "host").expiresAt ?? "")],
      })),
      q("hosting two-in-one refers-back", "Who is it from, and how far apart are we?", () => ({
        must: [name("Pulse Health"), either(money(150_000), money(200_000), money(2_600_000))],
        also: [money(2_450_000)],
      })),
      q("hosting terms refers-back", "What do they say in its favor?", () => ({
        must: [says("what they offer", /nurse|sign/i)],
      })),
      q("act hosting refers-back", "Meet them at 25,250.", (facts) => ({
        act: { act: "counter", target: facts.deal("HealthTech Horizons", "host").id, cents: 2_525_000 },
      })),
      q(
        "act-negated hosting price unmet",
        "Wait, don't send that. What do gold deals in health tech usually close at?",
        () => ({ noAct: true, cannot: "none", constraints: [noClosedDeals] }),
        17,
      ),
    ],
  },
  {
    id: "o20",
    as: "host",
    questions: [
      q(
        "hosting",
        "How is PropTech Pulse selling?",
        (facts) => ({
          must: [
            either(
              some(2, ...facts.event("PropTech Pulse").packages.map(spotsOf)),
              says(
                "nothing sold",
                /\b(?:none|nothing|no (?:spots?|packages?|sponsors?)|not (?:one|a single)|0 of)\b/i,
              ),
            ),
          ],
        }),
        52,
      ),
      q(
        "hosting price",
        "What do platinums in proptech close at for each attendee?",
        (facts) => ({
          must: [money(facts.closedMedian("proptech", "platinum"))],
        }),
        17,
      ),
      q("hosting price refers-back", "So is my 39,000 too much?", (facts) => ({
        must: [aboveIt],
        also: [
          either(
            perHead(3_900_000, facts.event("PropTech Pulse")),
            roughly(facts.closedMedian("proptech", "platinum") * facts.event("PropTech Pulse").attendees),
          ),
        ],
      })),
      q("act hosting refers-back", "Make it 35,000.", (facts) => ({
        act: {
          act: "change-price",
          target: facts.offer("PropTech Pulse", "platinum").id,
          cents: 3_500_000,
        },
      })),
      q("act hosting", "And let sixteen companies be Access Partner instead of twelve.", (facts) => ({
        act: {
          act: "change-spots",
          target: facts.offer("PropTech Pulse", "bronze").id,
          terms: [count(16)],
        },
      })),
    ],
  },
  {
    id: "o21",
    as: "host",
    questions: [
      q("hosting unmet", "Has Lumen Bank made me an offer yet?", () => ({
        cannot: "none",
        must: [name("Lumen Bank")],
      })),
      q("hosting", "How much is in deals that are signed and still running?", (facts) => ({
        must: [
          money(
            facts
              .dealsOf("host", "host")
              .filter(({ status }) => status === "active")
              .reduce((sum, { cents }) => sum + cents, 0),
          ),
        ],
      })),
      q(
        "hosting comparative two-in-one refers-back",
        "Which is the largest of them, and what's the sponsor's target?",
        () => ({
          must: [name("Enterprise Tech Summit"), says("the target", /300|security reviews/i)],
        }),
      ),
      q(
        "draft hosting refers-back",
        "Draft them an update: the scanner app is coming by December 11.",
        () => ({ must: [isMessage, says("the scanner app", /scanner/i), day("2026-12-11")] }),
        51,
      ),
      q("act hosting refers-back", "Send them that.", (facts) => ({
        act: {
          act: "message",
          target: facts.deal("Enterprise Tech Summit", "host").id,
          terms: [says("the scanner app", /scanner/i)],
        },
      })),
    ],
  },
  {
    id: "o22",
    as: "newHost",
    questions: [
      q(
        "hosting vague",
        "I run a book fair with 900 visitors. Is that too small for sponsors?",
        () => ({
          must: [
            says(
              "that it isn't, or what counts",
              /\bno[,.:!;]|isn't|\bnot too\b|enough|who (?:comes|attends)|audience|small(?:er)? (?:events?|companies|sponsors?)/i,
            ),
          ],
        }),
        37,
      ),
      q(
        "hosting",
        "What could I give them apart from a logo somewhere?",
        () => ({
          general: true,
          must: [
            some(
              2,
              says("a talk", /session|talk|speak|workshop|stage/i),
              says("a booth", /booth|table|stand/i),
              says("tickets", /pass|ticket/i),
              says("contacts", /contact|lead|scanner|email/i),
              says("something named", /nam(?:e|ing)|breakfast|dinner|lounge|coffee/i),
            ),
          ],
        }),
        43,
      ),
      q("hosting credits", "Does it cost me anything to list it with you?", () => ({
        must: [
          says(
            "that listing is free",
            /\b(?:list|publish|event|host|put)[^.\n]*\b(?:free|no (?:fee|charge|cost|credits)|nothing|doesn't cost|costs? no)|\b(?:free|nothing|no (?:fee|charge|cost|credits)|doesn't cost)\b[^.\n]*\b(?:list|publish|event|host)/i,
          ),
        ],
      })),
      q("act-unknown hosting unmet", "Then put my book fair online.", () => ({
        noAct: true,
        cannot: "none",
        must: [says("an event", /event|draft|book fair/i)],
      })),
    ],
  },
  {
    id: "o23",
    as: "admin",
    questions: [
      q("outside", "How much money did we take for credits in October?", () => ({
        cannot: "here",
        must: [says("payments", /credit|sale|revenue|payment|money|admin/i)],
      })),
      q("credits", "On which page do I find a user's account?", () => ({ must: [name("User Management")] })),
      q("act-unknown outside", "Suspend demo_host until Monday.", () => ({
        noAct: true,
        cannot: "here",
        must: [says("suspending", /suspen|block|demo_host|account|user/i)],
      })),
      q("credits", "What happens to somebody's credits when a campaign fails?", () => ({
        must: [
          says("they come back", /back|return|refund|not charged|never charged|isn't charged|release|keep/i),
        ],
      })),
    ],
  },
];
