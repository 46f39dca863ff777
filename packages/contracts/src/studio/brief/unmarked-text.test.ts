import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutLetter } from "./letter-parts.ts";
import { readBrief } from "./read-brief.ts";
import { withMarks } from "./unmarked-text.ts";

/** Whether two texts have the same words, whatever stands between them and however they are written. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).filter(
    (word) => !/^(?:and|but|so|also|then)$/.test(word),
  );

describe("a brief in one breath", () => {
  const breath =
    "we make oat yoghurt in dunedin and people who try it like it but they think oats mean porridge want to be at the farmers market on a saturday from eight to twelve with about six hundred shoppers passing we need them to eat a spoonful with fruit please no porridge jokes and no cow costumes budget is two thousand five hundred dollars and if a hundred and fifty people took a coupon we would be happy";

  it("is read thought by thought", () => {
    const { place, mustNots, budget, target, audience } = readBrief({ prompt: breath });
    expect(place?.town).toBe("Dunedin");
    expect(mustNots.map(({ text }) => text)).toEqual(["No porridge jokes", "No cow costumes"]);
    expect(budget?.usd).toBe(2_500);
    expect(target).toMatchObject({ count: 150, counts: "coupons" });
    expect(audience?.size).toBe(600);
  });

  it("keeps all of its words", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(breath.split(" ")), (words) => {
        const text = words.join(" ");
        expect(wordsOf(withMarks(text))).toEqual(wordsOf(text));
      }),
    );
  });

  it("is told from one with marks and capitals, which stays as it is", () => {
    const marked =
      "We sell tea in Oslo. People think it's bitter, because they let it draw too long. No puns, please. We want 40 sign-ups.";
    expect(withMarks(marked)).toBe(marked);
  });
});

it("a letter's greeting and farewell are no part of what is asked for", () => {
  const body = "The client sells retread tires. Success would be forty trial sets.";
  expect(withoutLetter(`Hi team, following up on our call. ${body} Thanks, Anil`)).toBe(body);
  expect(withoutLetter(`Dear all,\n${body}\nBest regards,\nAda Ng`)).toBe(body);
  expect(withoutLetter(body)).toBe(body);
  expect(withoutLetter("Thanks, Anil")).not.toBe("");
});

it("a plus between words joins them", () => {
  const { time } = readBrief({ prompt: "We rent out desks. Open day wed + thu 11-7." });
  expect(time).toMatchObject({ days: 2, hours: 16 });
});

describe("a sentence of a brief", () => {
  it.each([
    ["If 400 people opened an account we'd be glad.", { count: 400, counts: "accounts" }],
    ["We hope a hundred fill in a loan card.", { count: 100, counts: "loan cards" }],
    ["60 sign ups for a free pack.", { count: 60, counts: "sign ups" }],
  ])("says what is counted: %s", (said, target) =>
    expect(readBrief({ prompt: `We sell batteries for hearing aids. ${said}` }).target).toMatchObject(target),
  );

  it.each([
    ["The school says simulating blindness is offensive, so leave that out.", ["No simulating blindness"]],
    ["The supermarket forbids selling, so be careful.", ["No selling"]],
    ["Also keep balloons away.", ["No balloons"]],
    ["Visitors bring a tool they don't use and we value it.", []],
    ["Their children won't have to guess what music they like.", []],
  ])("refuses what it says and nothing else: %s", (said, refused) =>
    expect(
      readBrief({ prompt: `We lend wheelchairs to families. ${said}` }).mustNots.map(({ text }) => text),
    ).toEqual(refused),
  );
});
