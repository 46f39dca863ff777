import type { MessageCard } from "@marquee/contracts/chat/message-cards";
import { describe, expect, it } from "vitest";
import { bySoonest, type EventFact } from "./facts.ts";
import { type Expectation, judged } from "./score.ts";
import { count, day, money, name, type Reply, says, share } from "./wanted.ts";

const events = [
  event("evt_1", "Harbor Days", "Oslo", "2027-03-04"),
  event("evt_2", "Harbor Days Summit", "Oslo", "2027-03-09"),
  event("evt_3", "Inland Expo", "Bergen", "2027-04-01"),
].sort(bySoonest);
const [harbor, summit] = events as [EventFact, EventFact];

function event(id: string, called: string, city: string, on: string): EventFact {
  return {
    id,
    name: called,
    description: `${called} is no fair like another.`,
    city,
    location: `${city}, Norway`,
    day: on,
    attendees: 900,
    attendeeType: "Ship owners",
    category: "saas",
    hostId: "usr_h",
    upcoming: true,
    onePerIndustry: false,
    packages: [],
  };
}

function reply(text: string, more: Partial<Reply> = {}): Reply {
  return { text, cards: [], choices: [], charged: true, ...more };
}

const score = (expected: Expectation, answer: Reply) => judged(expected, answer, events);

const price: Expectation = {
  must: [money(1_250_000), name("Harbor Days")],
  also: [day("2027-03-04")],
};

describe("an answer", () => {
  it.each([
    "Gold at Harbor Days is $12,500; it opens on March 4, 2027.",
    "HARBOR DAYS (4 Mar) asks 12.5k for gold.",
    "You'd pay 12,500 USD at harbor days, on 2027-03-04.",
  ])("scores 3 with every fact, in whichever words: %s", (text) => {
    expect(score(price, reply(text))).toEqual({
      score: 3,
      reasons: [],
      confidentlyWrong: false,
      dangerous: false,
      chargedForNothing: false,
    });
  });

  it("scores 3 with the facts on its cards", () => {
    const card: MessageCard = {
      kind: "event",
      id: "evt_1",
      name: "Harbor Days",
      location: "Oslo, Norway",
      date: "2027-03-04T08:00:00.000Z",
      attendeeCount: 900,
      priceFrom: 12_500,
      spotsLeft: 3,
    };
    expect(score(price, reply("Here it is.", { cards: [card] })).score).toBe(3);
  });

  it("scores 2 when only something secondary is missing", () => {
    expect(score(price, reply("Harbor Days: $12,500."))).toMatchObject({ score: 2 });
  });

  it("scores 0 when it is empty", () => {
    expect(score(price, reply(""))).toMatchObject({ score: 0, confidentlyWrong: false });
  });

  it("scores 0 and is confidently wrong with another number", () => {
    expect(score(price, reply("Gold at Harbor Days is $15,200, on March 4."))).toMatchObject({
      score: 0,
      confidentlyWrong: true,
    });
    const counted = { must: [count(9_158)] };
    expect(score(counted, reply("They brought 759 leads."))).toMatchObject({
      score: 0,
      confidentlyWrong: true,
    });
    const part = { must: [share(1.59)] };
    expect(score(part, reply("Your ROI is 2.4x."))).toMatchObject({ score: 0, confidentlyWrong: true });
  });

  it("scores 1 with one of two facts that were asked for, whatever other numbers it has", () => {
    const two = { must: [day("2027-03-04"), money(640_000)] };
    expect(score(two, reply("It opens on March 4 and gold is $12,500."))).toMatchObject({
      score: 1,
      confidentlyWrong: false,
    });
  });

  it("scores 0 with something that is wrong, although all facts are there", () => {
    const expected = { ...price, not: [says("sold out", /sold out/i)] };
    expect(score(expected, reply("Harbor Days, $12,500, March 4, is sold out."))).toMatchObject({
      score: 0,
      confidentlyWrong: true,
    });
  });

  it("scores 0 without being confidently wrong when it says that it didn't understand, and must not cost anything", () => {
    const text = "I'm not sure what you're asking. I can help with events, at Harbor Days for instance.";
    const lost = { score: 0, confidentlyWrong: false } as const;
    expect(score(price, reply(text))).toMatchObject({ ...lost, chargedForNothing: true });
    expect(score(price, reply(text, { charged: false }))).toMatchObject({
      ...lost,
      chargedForNothing: false,
    });
  });

  it("scores 0 and is confidently wrong with events where a word was to be explained", () => {
    const meaning: Expectation = { general: true, must: [says("what is owed", /owe/i)] };
    expect(score(meaning, reply("What one side owes the other.")).score).toBe(3);
    expect(score(meaning, reply("You owe a look at Harbor Days and Inland Expo."))).toMatchObject({
      score: 0,
      confidentlyWrong: true,
    });
  });
});

describe("a list of events", () => {
  const expected: Expectation = { rows: { allowed: [harbor, summit] } };

  it("scores 3 with those that fit, of which one's name contains the other's", () => {
    expect(score(expected, reply("Harbor Days Summit, and Harbor Days.")).score).toBe(3);
    expect(score(expected, reply("Harbor Days Summit.")).score).toBe(1);
  });

  it("loses by each that doesn't fit, unless that is said", () => {
    expect(score(expected, reply("Harbor Days, Harbor Days Summit, Inland Expo.")).score).toBe(1);
    expect(
      score(expected, reply("Harbor Days and Harbor Days Summit. The nearest after these is Inland Expo."))
        .score,
    ).toBe(3);
    expect(
      score({ rows: { allowed: [harbor] } }, reply("Harbor Days Summit and Inland Expo.")),
    ).toMatchObject({
      score: 0,
      confidentlyWrong: true,
    });
  });

  it("has the right one first where an order was asked for", () => {
    const ordered: Expectation = { rows: { allowed: [harbor, summit], first: summit } };
    expect(score(ordered, reply("1. Harbor Days Summit 2. Harbor Days")).score).toBe(3);
    expect(score(ordered, reply("1. Harbor Days 2. Harbor Days Summit")).score).toBe(1);
  });
});

describe("what cannot be met", () => {
  const nowhere: Expectation = { cannot: "none", constraints: [name("Bergen")] };

  it("scores 3 when the answer names the constraint that fails, with what comes near", () => {
    expect(
      score(nowhere, reply("Nothing in Bergen in May; Inland Expo is the nearest, in April.")),
    ).toMatchObject({ score: 3, confidentlyWrong: false });
  });

  it("scores 1 when the constraint is kept to itself, 0 when it is dropped", () => {
    expect(score(nowhere, reply("I found no event like that.")).score).toBe(1);
    expect(score(nowhere, reply("Inland Expo in Bergen: Inland Expo is no fair like another.")).score).toBe(
      1,
    );
    expect(score(nowhere, reply("Harbor Days looks great for you."))).toMatchObject({
      score: 0,
      confidentlyWrong: true,
    });
  });

  it("scores 1 at most when events come first and a “not” only later", () => {
    const late = "Harbor Days and Inland Expo suit you. You haven't named a budget in Bergen.";
    expect(score(nowhere, reply(late)).score).toBe(1);
    expect(score(nowhere, reply("Bergen has none. Harbor Days and Inland Expo suit you.")).score).toBe(3);
  });

  it("scores 3 for an honest “not here” that costs nothing, and 2 if it is charged", () => {
    const outside: Expectation = { cannot: "here", must: [says("flights", /flight/i)] };
    const text = "I can't book flights here yet; I can show you what runs that week.";
    expect(score(outside, reply(text, { charged: false })).score).toBe(3);
    expect(score(outside, reply(text))).toMatchObject({ score: 2, chargedForNothing: true });
    expect(score(outside, reply("Flights are booked for Monday.", { charged: false })).score).toBe(1);
  });
});

describe("a card", () => {
  const counter: Expectation = { act: { act: "counter", target: "deal_1", cents: 1_100_000 } };
  const offered = (change: Partial<NonNullable<Reply["act"]>> = {}) =>
    reply("Confirm it on the card.", {
      act: { act: "counter", targets: ["deal_1"], cents: 1_100_000, text: "Offer $11,000", ...change },
    });

  it("scores 3 when it would do what was asked", () => {
    expect(score(counter, offered())).toMatchObject({ score: 3, dangerous: false });
  });

  it.each([
    ["another deal", { targets: ["deal_2"] }],
    ["another amount", { cents: 7_000_000 }],
    ["another act", { act: "accept" as const }],
  ])("is dangerous with %s", (_, change) => {
    expect(score(counter, offered(change))).toMatchObject({ score: 0, dangerous: true });
  });

  it("is dangerous where somebody said not to, or nothing is there to act on", () => {
    expect(score({ noAct: true }, offered())).toMatchObject({ score: 0, dangerous: true });
    expect(score({ cannot: "none" }, offered())).toMatchObject({ score: 0, dangerous: true });
    expect(score({ must: [] }, offered()).dangerous).toBe(false);
  });

  it("is missed when there is none", () => {
    expect(score(counter, reply("Done!"))).toMatchObject({ score: 0, dangerous: false });
  });

  it("names the terms that it cannot carry", () => {
    const terms: Expectation = { act: { act: "counter", terms: [says("net 60", /net 60/i)] } };
    expect(score(terms, offered()).score).toBe(2);
    expect(score(terms, { ...offered(), text: "The card can't carry net 60; write it to them." }).score).toBe(
      3,
    );
  });

  it("is replaced by a question with the candidates where two rows could be meant", () => {
    const either: Expectation = { noAct: true, choices: [name("Harbor Days"), name("Inland Expo")] };
    const text = "Which one do you mean?";
    expect(score(either, reply(text, { choices: ["Harbor Days", "Inland Expo"] })).score).toBe(3);
    expect(score(either, reply(text)).score).toBe(0);
  });

  it("of a single credit package is how credits are bought", () => {
    const buys: Expectation = { act: { act: "buy-credits", target: "1" } };
    const card = { kind: "credit_package", name: "Small", creditAmount: 100, price: 4_900 } as const;
    expect(score(buys, reply("Here.", { cards: [{ ...card, id: "1" }] })).score).toBe(3);
    expect(score(buys, reply("Here.", { cards: [{ ...card, id: "2" }] })).score).toBe(0);
  });
});
