// cspell:ignore Hilsen Inken Kari Solveig vennlig Wiebke Brightwater Ferrata Grüße Nicht Skål
import { describe, expect, it } from "vitest";
import { withoutLetter } from "./letter-parts.ts";
import { plainLines } from "./list-lines.ts";
import { readBrief } from "./read-brief.ts";

const body = "We sell oat biscuits in Bergen.\nWe want 200 tastings on one Saturday, 10 to 4.";

describe("a letter", () => {
  it.each([
    "Kind regards,\nAnn de Vries",
    "With gratitude,\nRev. Dan Cole\n(912) 555-0148",
    "Med vennlig hilsen,\nKari Solveig\nHead of Marketing",
    "Skål for now,\nRune",
    "Warm wishes,\nPriya Nair\nBrightwater Ltd.\npriya@brightwater.example\nTel. 0117 496 0000",
  ])("ends before its sign-off: %s", (end) => expect(withoutLetter(`${body}\n\n${end}`)).toBe(body));

  it.each([
    "Could you come back with two or three ideas by Friday?",
    "Can you send something over by the end of next week?",
    "Call me any time on 0117 496 0000.",
    "Offers are to be submitted by 30 April.",
    "Proposals must be received no later than 15 August.",
    "Let me know what you think!",
    "Looking forward to your ideas!",
    "I hope you are well.",
    "Any questions?",
  ])("says nothing of what is wanted where it speaks of itself: %s", (sentence) =>
    expect(withoutLetter(`${body}\n${sentence}`).trim()).toBe(body),
  );

  it.each([
    "Could you think of something that lets people knead the dough?",
    "Please share ideas for FlatBus: an overnight bus with beds.",
    "Please let visitors know that it is vegan, the budget is $4,000.",
    "We need 40 quotes signed at the stand.",
  ])("keeps what is wanted, however it asks: %s", (sentence) =>
    expect(withoutLetter(`${body}\n${sentence}`)).toBe(`${body}\n${sentence}`),
  );

  it("leaves nobody's name, thanks or deadline among the wishes", () => {
    const { mustHaves, time } = readBrief({
      prompt: `Hi Jo,\n\n${body}\nA wash basin is a must.\n\nCan you get back to us by Monday?\n\nViele Grüße, Wiebke & Inken`,
    });
    expect(mustHaves.map(({ text }) => text)).toEqual(["wash basin"]);
    expect(time?.text).not.toContain("Monday");
  });
});

describe("a document", () => {
  it("is read without the numbers of its lines", () =>
    expect(
      plainLines("1. Client: Port of Lund\n5. Rules\n5.1 The agency shall show a boat.\n(a) Two days"),
    ).toBe("Client: Port of Lund\nRules\nThe agency shall show a boat.\nTwo days"));

  it("says of each item what its heading says of all", () => {
    const { mustHaves, mustNots, target } = readBrief({
      prompt:
        "Product: Ferrata, a climbing harness\nRequirements:\n- trained helpers\n- chairs without armrests\nWhat it can't be:\n- scales\n- weight jokes\nExpected result: at least 350 test climbs",
    });
    expect(mustHaves.map(({ text }) => text)).toEqual(["trained helpers", "chairs without armrests"]);
    expect(mustNots.map(({ text }) => text)).toEqual(["No scales", "No weight jokes"]);
    expect(target?.count).toBe(350);
  });

  it("may label what must be and must not be in German", () => {
    const { mustHaves, mustNots } = readBrief({
      prompt:
        "We sell a wooden puzzle. Two days in Graz, 10-4. Muss: chairs, good light. Nicht: timer, leaderboard. No prizes!",
    });
    expect(mustHaves.map(({ text }) => text)).toEqual(["chairs", "good light"]);
    expect(mustNots.map(({ text }) => text)).toEqual(["No timer", "No leaderboard", "No prizes"]);
  });
});
