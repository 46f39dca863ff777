import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountIn, byPercent, inDigits, plainNumbersIn } from "./numbers.ts";

describe("a percentage of an amount", () => {
  const amount = fc.integer({ min: 1_000, max: 500_000 });
  const part = fc.integer({ min: 1, max: 90 });

  it("goes down by words of less and up by words of more, and never the other way", () => {
    fc.assert(
      fc.property(amount, part, (of, percent) => {
        for (const text of [
          `tell them ${percent}% less`,
          `${percent}% under list`,
          `knock ${percent} percent off`,
          `lower it by ${percent}%`,
        ])
          expect(byPercent(text, of)).toBe(Math.round(of * (1 - percent / 100)));
        for (const text of [
          `answer with ${percent}% more`,
          `${percent}% on top`,
          `raise it by ${percent} per cent`,
        ])
          expect(byPercent(text, of)).toBe(Math.round(of * (1 + percent / 100)));
      }),
    );
  });

  it("is a part where a text says of what", () => {
    expect(byPercent("offer 80% of that", 10_000)).toBe(8_000);
    expect(byPercent("half of it", 10_000)).toBe(5_000);
    expect(byPercent("a fifth off", 10_000)).toBe(8_000);
    expect(byPercent("a quarter more", 10_000)).toBe(12_500);
  });

  it("says nothing without a way to go, and is no amount by itself", () => {
    expect(byPercent("10% is what they said", 10_000)).toBeUndefined();
    expect(byPercent("make it 12,000", 10_000)).toBeUndefined();
    expect(plainNumbersIn("10% less, so 300").map(({ value }) => value)).toEqual([300]);
  });
});

describe("an amount with a half", () => {
  it("is never taken for the whole before it, in words or digits, however the sentence is broken", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 99 }),
        fc.constantFrom("thousand", "k", "grand"),
        fc.constantFrom(" ", ". ", ", "),
        (whole, unit, between) => {
          expect(amountIn(inDigits(`go back with ${whole} and a half${between}${unit}`))).toBe(
            whole * 1_000 + 500,
          );
        },
      ),
    );
    for (const [text, amount] of [
      ["fifteen and a half. thousand, obv", 15_500],
      ["twenty-two and a half thousand", 22_500],
      ["two and a half million", 2_500_000],
    ] as const)
      expect(amountIn(inDigits(text))).toBe(amount);
  });
});

describe("a number that counts something else", () => {
  it.each(["two years", "5 extra passes", "the 2nd evening", "3 days", "forty people", "for 20 guests"])(
    "“%s” is no amount",
    (text) => expect(plainNumbersIn(inDigits(`we can't do ${text}`))).toEqual([]),
  );

  it.each([
    ["9,000 a year", 9_000],
    ["tell them 75", 75],
    ["$5 for a pass", 5],
  ])("“%s” is %d", (text, value) => {
    expect(plainNumbersIn(text).map((each) => each.value)).toEqual([value]);
  });
});
