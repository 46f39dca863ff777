// cspell:ignore Initech
import { type Conversation, q, shown } from "./conversation.ts";
import type { EventFact, Facts } from "./facts.ts";
import { anyMoney, fitting, perHead, spotsOf } from "./often-wanted.ts";
import { does, here, most, none } from "./practice-a.ts";
import { either, money, name, says, saysNo, share, type Wanted } from "./wanted.ts";

/** At most so many events stand in the answer: no more than were asked for. */
const atMostNamed = (facts: Facts, number: number): Wanted => ({
  label: `at most ${number} events`,
  found: ({ lower }) =>
    new Set(facts.events.map((one) => one.name.toLowerCase()).filter((one) => lower.includes(one))).size <=
    number,
});

const noneIn = (...cities: readonly string[]) => ({
  keep: (all: readonly EventFact[]) => all.filter(({ city }) => !cities.includes(city)),
});
const health = { category: "healthtech" } as const;
const startups = { category: "startup" } as const;
const developers = { category: "developer", from: "2027-02-01", to: "2027-05-31" } as const;
const cloud = { category: "cloud" } as const;

const nextHosted = (facts: Facts, who: string): EventFact => {
  const found = facts.find({ hostId: who })[0];
  if (!found) throw new Error("nothing is hosted");
  return found;
};
const hostOf = (facts: Facts) => facts.event("Founders Harbor").hostId;

/** What signed deals at a host's own events paid, by package level. */
const soldBest = (facts: Facts) =>
  most(
    [
      ...Map.groupBy(
        facts.dealsOf("host", "host").filter(({ status }) => status === "completed" || status === "active"),
        ({ tier }) => tier,
      ),
    ],
    ([, deals]) => deals.reduce((sum, { cents }) => sum + cents, 0),
  );

const roiOf = (facts: Facts) => {
  const { revenue, amount } = facts.measured("brand");
  return revenue / amount;
};
const noCard = { noAct: true } as const;
const clients = says("speaks of clients", /\bclients?\b/i);
const switches = says("leads to the clients' accounts", /\bswitch|\bClients\b|their (?:own )?account/);

/** Turns of conversations that go on: what is taken out, counted, claimed, or cannot be done. */
export const practiceH: readonly Conversation[] = [
  {
    id: "ph1",
    as: "brand",
    questions: [
      q("find", "what health tech events are there that we could still get into?", (facts) =>
        fitting(facts, health, []),
      ),
      q("narrow negation", "cut out everything in Boston", (facts) => ({
        rows: { allowed: noneIn("Boston").keep(facts.find(health)) },
      })),
      q("narrow negation", "and lose the ones that start above 15k", (facts) => ({
        rows: {
          allowed: noneIn("Boston")
            .keep(facts.find(health))
            .filter(({ packages }) => packages.some(({ cents, left }) => left > 0 && cents <= 1_500_000)),
          least: 1,
        },
      })),
      q(
        "compare refers-back",
        "put the top two next to each other: who comes, what it costs",
        (facts, replies) => {
          const [one, other] = [0, 1].map((at) => shown(facts, replies, at, facts.find(health)));
          return { must: [name(one?.name ?? ""), name(other?.name ?? "")], also: [anyMoney] };
        },
      ),
      q("act refers-back", "nice. keep the one you just put first for me", (facts, replies) =>
        does("save", shown(facts, replies, 0, facts.find(health)).id),
      ),
    ],
  },
  {
    id: "ph2",
    as: "brand",
    questions: [
      q("find demanding", "Name two developer conferences from February to May. Two, not ten.", (facts) => ({
        must: [atMostNamed(facts, 2)],
        rows: { allowed: facts.find(developers), least: Math.min(2, facts.find(developers).length) },
      })),
      q("narrow negation season", "not in March though", (facts) => ({
        rows: { allowed: facts.find(developers).filter(({ day }) => !day.startsWith("2027-03")), least: 1 },
      })),
      q("find words", "different thing: any cloud shows?", (facts) => fitting(facts, cloud, [])),
      q("narrow negation", "leave out KubeCraft Europe, we know it", (facts) => ({
        rows: { allowed: facts.find(cloud).filter((one) => one.name !== "KubeCraft Europe"), least: 1 },
        not: [name("KubeCraft Europe")],
      })),
      q(
        "comparative price",
        "which of them costs least for every person who comes? show me the sum",
        (facts, replies) => {
          const events = [0, 1, 2].map((at) => shown(facts, replies, at, facts.find(cloud)));
          const costs = events.map((event) => {
            const offers = event.packages.filter(({ left }) => left > 0).map(({ cents }) => cents);
            return { event, cents: Math.min(...offers) };
          });
          const { event, cents } = most(costs, (one) => -one.cents / one.event.attendees);
          return { must: [name(event.name), perHead(cents, event)], not: [says("explains ROI", /\bROI\b/)] };
        },
      ),
    ],
  },
  {
    id: "ph3",
    as: "brand",
    questions: [
      q("premise credits", "Last week you promised me my credits run forever, so they do, right?", () => ({
        must: [says("expiry", /expir/i)],
        also: [says("welcome credits", /welcome/i)],
        ...noCard,
      })),
      q("premise terms", "Founders Harbor is signed at 45,000 dollars, I believe", (facts) => ({
        must: [saysNo, money(facts.deal("Founders Harbor", "brand").cents)],
        ...noCard,
      })),
      q("unknown-name act-unknown", "Say yes to Initech's offer", none(name("Initech"))),
      q("unknown-name terms", "What are Umbrella Group's terms?", none(name("Umbrella"))),
      q("act-ambiguous outside", "scrap every one of our deals at once", () => ({
        must: [says("not all at once", /\b(?:can't|cannot|one (?:at a time|by one)|each)\b/i)],
        ...noCard,
      })),
      q("outside", "Move 20 of my credits over to a colleague's account", here),
      q("outside", "book the World Cup for us", here),
    ],
  },
  {
    id: "ph4",
    as: "brand",
    questions: [
      q("results", "how did the sponsorships we finished do for us?", (facts) => ({
        must: [either(share(roiOf(facts)), money(facts.measured("brand").revenue))],
      })),
      q("results refers-back", "and the flop among them?", () => ({
        must: [either(saysNo, says("lowest", /\b(?:worst|weakest|least|lowest|only|behind)\b/i))],
      })),
      q("results words", "My finance chief wants a line on return. What is ours?", (facts) => ({
        must: [share(roiOf(facts))],
      })),
      q("refers-back words", "could I have these as a PDF?", () => ({
        must: [says("Analytics", /\banalytics\b/i), says("PDF", /\bpdf\b/i)],
        not: [says("the verification page", /verif/i)],
      })),
      q("vague", "cash is short until spring, what would you cut?", () => ({
        not: [says("weighted pipeline", /weighted/i)],
        must: [either(anyMoney, says("asks back", /\?/))],
        ...noCard,
      })),
    ],
  },
  {
    id: "ph5",
    as: "host",
    questions: [
      q("hosting", "Which level do sponsors actually buy from me?", (facts) => ({
        must: [says(soldBest(facts)[0], new RegExp(`\\b${soldBest(facts)[0]}\\b`, "i"))],
        also: [money(soldBest(facts)[1].reduce((sum, { cents }) => sum + cents, 0))],
      })),
      q("hosting", "places left per package at the one that comes up next, please", (facts) => {
        const event = nextHosted(facts, hostOf(facts));
        return { must: [name(event.name), ...event.packages.map(spotsOf)], also: [atMostNamed(facts, 1)] };
      }),
      q("hosting price refers-back", "is what I ask for gold there about right?", () => ({
        must: [
          says(
            "a judgment",
            /\b(?:above|below|under|over|in line|about (?:right|what)|fair|too (?:few|high|low)|close to|not enough)\b/i,
          ),
        ],
        ...noCard,
      })),
      q("hosting refers-back", "and suppose I cut it?", () => ({
        not: [says("asks the host for changed terms", /request changed terms/i)],
        ...noCard,
      })),
      q("hosting waits", "is anything I promised sponsors late?", () => ({
        must: [either(saysNo, says("late", /\boverdue|late\b/i))],
      })),
      q("outside hosting", "wipe the waiting list of Founders Harbor", here),
    ],
  },
  {
    id: "ph6",
    as: "host",
    questions: [
      q("hosting", "what did the reviewers have against my event?", () => ({
        must: [says("the review", /\b(?:review|reject|turned down|approv|publish)/i)],
        not: [says("credits", /\bcredits?\b/i)],
      })),
      q("hosting words", "how do I get a sponsor to book me again next year?", () => ({
        must: [says("renewal", /\b(?:renew|again|come back|return|results?|recap|report|first option)/i)],
        not: [says("first sponsors", /first want to know who comes/i)],
      })),
      q("hosting waits", "list what's being negotiated: sum, brand, whose turn", (facts) => ({
        must: facts
          .dealsOf("host", "host")
          .filter(({ status }) => status === "negotiating")
          .map(({ cents }) => money(cents)),
      })),
      q("hosting refers-back", "which part of it could slip away?", () => ({
        must: [anyMoney],
        ...noCard,
      })),
    ],
  },
  {
    id: "ph7",
    as: "agency",
    questions: [
      q("waits", "Where do my clients stand, what is open for them?", () => ({ must: [clients, switches] })),
      q("results", "which of the clients has spent least so far?", () => ({
        must: [clients, switches],
        ...noCard,
      })),
      q("words terms", "Does the client put the signature or do we?", () => ({
        must: [says("who signs", /\bsigns?\b|\bsignature\b/i)],
        not: [says("passwords", /password/i)],
      })),
      q("find", "find something in fintech that a client could do", (facts) =>
        fitting(facts, { category: "fintech" }, []),
      ),
      q("refers-back negation", "hm, not the first one", (facts) => ({
        rows: { allowed: facts.find({ category: "fintech" }).slice(1), least: 1 },
      })),
    ],
  },
  {
    id: "ph8",
    as: "agency",
    questions: [
      q("waits vague", "what would you tackle first this morning", () => ({
        must: [either(says("waiting", /\bwaits?|waiting|due|laps|expire/i), saysNo)],
        ...noCard,
      })),
      q("find", "startup events, the cheapest first", (facts) => ({
        rows: { allowed: facts.find(startups) },
      })),
      q("narrow", "hm, any that cost less than that first one?", () => ({
        must: [either(saysNo, anyMoney)],
        ...noCard,
      })),
      q("narrow season", "ok and what about March?", (facts) => ({
        ...fitting(facts, { ...startups, from: "2027-03-01", to: "2027-03-31" }, []),
      })),
      q("draft refers-back", "Make that one sentence that I can mail my boss", () => ({
        must: [says("a sentence", /[.!]/)],
        not: [says("its own instruction", /one sentence that I can mail/i)],
        ...noCard,
      })),
      q("outside", "empty my account's waiting lists and hand the places to a client", here),
    ],
  },
];
