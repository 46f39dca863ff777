import type { ReplyTurn } from "@marquee/adapters/ai/port";
import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import type { Suggestion } from "@marquee/contracts/chat/action-inputs";
import { collect, context, replyRequest } from "@marquee/testkit/live-ai-fixtures";
import { toolsFake } from "@marquee/testkit/tools-fake";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localAi } from "../local-ai.ts";
import { agrees, asksFirst } from "./grounds.ts";

const places = {
  one: {
    name: "Cloud Days",
    location: "Berlin",
    date: "2027-03-04T08:00:00.000Z",
    people: 1_200,
    usd: 9_000,
  },
  two: {
    name: "Harbor Forum",
    location: "Boston",
    date: "2027-05-06T08:00:00.000Z",
    people: 400,
    usd: 4_000,
  },
} as const;
type Which = keyof typeof places;
const both = ["one", "two"] as const;

/** Two events with an open offer each: whatever is done with one could be done with the other by mistake. */
async function twoOfEach(): Promise<ReadTools> {
  const fake = toolsFake();
  const [plainDeal] = await fake.listDeals({ limit: 1 });
  const plainEvent = await fake.getEvent({ eventId: "evt_one" });
  if (!plainDeal || !plainEvent) throw new Error("the fakes have a deal and an event");
  const [plainPackage] = plainEvent.packages;
  if (!plainPackage) throw new Error("the fake event has a package");
  const events = both.map((which) => {
    const { name, location, date, people, usd } = places[which];
    const of = { eventId: `evt_${which}`, eventName: name };
    return {
      ...plainEvent,
      id: of.eventId,
      name,
      location,
      date,
      attendeeCount: people,
      priceFromUsd: usd,
      packages: [{ ...plainPackage, ...of, id: `pkg_${which}`, name: `${location} Partner`, priceUsd: usd }],
    };
  });
  const deals = events.map(({ id, name, date }, at) => ({
    ...plainDeal,
    id: `deal_${both[at]}`,
    eventId: id,
    eventName: name,
    eventDate: date,
    packageId: `pkg_${both[at]}`,
    packageName: `${places[both[at] ?? "one"].location} Partner`,
    with: { name: "Henrik Hall", company: at === 0 ? "Summit Works" : "Pier Events" },
  }));
  const found = events.flatMap(({ id, name, location }, at) => [
    { kind: "event", id, name, detail: location, score: 1, eventId: id } as const,
    { kind: "deal", id: `deal_${both[at]}`, name, detail: "Partner", score: 1, eventId: id } as const,
  ]);
  return {
    ...fake,
    searchNames: async () => ({ found, nearest: [] }),
    getEvent: async ({ eventId }) => events.find(({ id }) => id === eventId) ?? null,
    listDeals: async () => deals,
  };
}

const asked: ReplyTurn = { author: "user", text: "Cloud Days or Harbor Forum, which one is bigger?" };
const shown = (...which: readonly Which[]): ReplyTurn => ({
  author: "morgan",
  text: "**Cloud Days is bigger.** Harbor Forum has 400 attendees.",
  shown: which.map((each) => ({ kind: "event", id: `evt_${each}`, name: places[each].name })),
});

/** The cards that a conversation's last message leads to, and its answer. */
async function cardsAfter(...history: readonly ReplyTurn[]): Promise<{ cards: Suggestion[]; text: string }> {
  const cards: Suggestion[] = [];
  const request = replyRequest({
    history: [...history],
    tools: await twoOfEach(),
    suggest: async (suggestion) => {
      cards.push(suggestion);
      return { shown: { title: "Do it", effect: "It will be done.", changes: [], costCredits: 0 } };
    },
  });
  const text = (await collect(localAi({ delayMs: 0 }).streamReply(request, context()))).join("");
  return { cards, text };
}

const user = (text: string): ReplyTurn => ({ author: "user", text });

const references: readonly (readonly [string, Which])[] = [
  ["the former", "one"],
  ["the latter", "two"],
  ["the first one", "one"],
  ["the second one", "two"],
  ["the cheaper one", "two"],
  ["the bigger one", "one"],
  ["the smaller one", "two"],
  ["the one that happens sooner", "one"],
  ["the later one", "two"],
  ["the Boston one", "two"],
  ["Cloud Days", "one"],
  ["Harbor Forum", "two"],
];

const requests: readonly (readonly [(reference: string) => string, (which: Which) => Suggestion["kind"]])[] =
  [
    [(reference) => `save ${reference}`, () => "save_event"],
    [(reference) => `bookmark ${reference} for me`, () => "save_event"],
    [(reference) => `take ${reference} off my saved list`, () => "unsave_event"],
    [(reference) => `accept the offer for ${reference}`, () => "accept_offer"],
    [(reference) => `decline the offer for ${reference}`, () => "decline_offer"],
    [(reference) => `cancel the deal for ${reference}`, () => "cancel_deal"],
  ];

const fillers = ["", "fine. ", "ok, ", "well, ", "good. ", "please ", "great. then "];
const denials = [
  (text: string) => `don't ${text}`,
  (text: string) => `please do not ${text}`,
  (text: string) => `not yet, don't ${text}`,
  (text: string) => `what if I ${text}?`,
  (text: string) => `should I ${text}?`,
  (text: string) => `${text}. no wait, don't`,
];

/** Sentences that speak of an act and order nothing: imagined, on a condition, quoted, another's wish, or long past. */
const hedges: readonly ((text: string) => string)[] = [
  (text) => `what would happen if I were to ${text}?`,
  (text) => `if they say no, ${text}`,
  (text) => `if the board agrees we ${text}`,
  (text) => `unless you object, we might ${text} next week`,
  (text) => `my boss said: "${text}". is that wise?`,
  (text) => `they asked us to ${text}`,
  (text) => `our client wants to ${text}, but I don't agree`,
  (text) => `hypothetically, ${text}`,
  (text) => `imagine we ${text}`,
  (text) => `remind me why we did not ${text} last year`,
  (text) => `I was about to ${text} when they called`,
  (text) => `why did nobody ${text}?`,
  (text) => `is it too late to ${text}?`,
  (text) => `before I ${text}, what are the terms?`,
  (text) => `I haven't decided whether to ${text}`,
  (text) => `don't you dare ${text}`,
  (text) => `once finance signs off, ${text}`,
  (text) => `maybe ${text}, maybe not`,
  (text) => `I'd ${text} if it were cheaper`,
  (text) => `tell me what it costs to ${text}`,
];

const targetOf = ({ input }: Suggestion): Which => (JSON.stringify(input).includes("_one") ? "one" : "two");

describe("a card", () => {
  test.each(references)("takes what “%s” means of the two that were named", async (reference, which) => {
    const { cards } = await cardsAfter(asked, shown("one", "two"), user(`Bookmark ${reference} for me`));
    expect(cards.map((card) => [card.kind, targetOf(card)])).toEqual([["save_event", which]]);
  });

  test("is only for the act that the sentence carries, on what it means, and never for a denied one", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...requests),
        fc.constantFrom(...references),
        fc.constantFrom(...fillers),
        fc.option(fc.constantFrom(...denials), { freq: 2 }),
        async ([say, kindOf], [reference, which], filler, denied) => {
          const plain = say(reference);
          const text = `${filler}${denied ? denied(plain) : plain}`;
          const { cards } = await cardsAfter(asked, shown("one", "two"), user(text));
          for (const card of cards) {
            expect(denied, text).toBeNull();
            expect([card.kind, targetOf(card)], text).toEqual([kindOf(which), which]);
          }
        },
      ),
    );
  });

  test("is never for what a sentence only imagines, quotes, wants later or leaves to others", async () => {
    for (const hedge of hedges)
      for (const [say] of requests) {
        const text = hedge(say("Cloud Days"));
        const { cards } = await cardsAfter(asked, shown("one", "two"), user(text));
        expect(cards, text).toEqual([]);
      }
  });

  test("remembers two that were named before the last answer spoke of one", async () => {
    const history = [asked, shown("one", "two"), user("When is the former?"), shown("one")];
    const { cards } = await cardsAfter(...history, user("bookmark the latter for me"));
    expect(cards).toEqual([{ kind: "save_event", input: { eventId: "evt_two" } }]);
    const other = await cardsAfter(...history, user("save the other one"));
    expect(other.cards).toEqual([{ kind: "save_event", input: { eventId: "evt_two" } }]);
  });

  test.each(["whichever happens sooner", "the latter", "the cheaper one", "the other one", "both", "fine"])(
    "“%s” alone leads to none where nothing was to be done",
    async (text) => {
      const { cards } = await cardsAfter(asked, shown("one", "two"), user(text));
      expect(cards).toEqual([]);
    },
  );

  test.each([
    ["whichever happens sooner", "one"],
    ["the latter", "two"],
    ["the cheaper one", "two"],
  ] as const)("“%s” completes the question which one to save", async (text, which) => {
    const history = [user("fine. save it to my list, one of them"), shown("one", "two")];
    const { cards } = await cardsAfter(...history, user(text));
    expect(cards).toEqual([{ kind: "save_event", input: { eventId: `evt_${which}` } }]);
  });

  test.each([
    "Which event was the first note about, the one you worded at the beginning?",
    "what do you think about the latter?",
    "don't, the former is too far away",
  ])("“%s” completes nothing: it is no answer to which one", async (text) => {
    const history = [user("fine. save it to my list, one of them"), shown("one", "two")];
    expect((await cardsAfter(...history, user(text))).cards).toEqual([]);
  });

  test("is not for another package than the one that is named", async () => {
    const { cards, text } = await cardsAfter(user("Start a deal for the Titanium package of Cloud Days"));
    expect(cards).toEqual([]);
    expect(text).toContain("Cloud Days has no Titanium package");
  });

  test("acts on nothing else where what is picked is not there", async () => {
    const one = [user("When is Cloud Days?"), shown("one")];
    for (const text of ["save the latter", "accept the offer for the other one", "save the Oslo one"])
      expect((await cardsAfter(...one, user(text))).cards, text).toEqual([]);
  });
});

describe("what is only likely", () => {
  const likely = "try Cloud Days with $8,200 this round";

  test("is asked before a card offers it, and “yes” is the answer", async () => {
    const { cards, text } = await cardsAfter(user(likely));
    expect(cards).toEqual([]);
    expect(text).toContain(asksFirst);
    const agreed = await cardsAfter(user(likely), { author: "morgan", text }, user("Yes, prepare that"));
    expect(agreed.cards).toEqual([{ kind: "counter_deal", input: { dealId: "deal_one", amount: 8_200 } }]);
  });

  test("is not agreed to by “yes” after another answer, nor by anything but yes", async () => {
    const { text } = await cardsAfter(user(likely));
    const turn: ReplyTurn = { author: "morgan", text };
    for (const [answer, said] of [
      [{ ...turn, text: "**Cloud Days is in March.**" }, "yes"],
      [turn, "no"],
      [turn, "yes, but is it worth it?"],
    ] as const)
      expect((await cardsAfter(user(likely), answer, user(said))).cards, said).toEqual([]);
  });
});

test.each([
  ["yes", true],
  ["Yes, prepare that", true],
  ["ok, go ahead.", true],
  ["please do", true],
  ["no", false],
  ["yes if it's cheaper", false],
  ["", false],
])("“%s” agrees: %s", (text, isAgreed) => expect(agrees(text)).toBe(isAgreed));
