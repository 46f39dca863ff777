import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountMeant } from "./relative-amount.ts";

const known = { standing: 70_000, list: 78_000 };

describe("an amount of what stands", () => {
  it.each([
    ["take 500 dollars off our platinum there", 69_500],
    ["knock 2k off", 68_000],
    ["raise it by 1,500", 71_500],
    ["another 3,000 on top", 73_000],
    ["drop the gold price 800", 69_200],
    ["lower it by 10%", 63_000],
    ["10% under list", 70_200],
    ["1,000 below list", 77_000],
    ["meet them half way between the bid and list price", 74_000],
    ["let's split the difference", 74_000],
    ["match the list price", 78_000],
    ["lower it to 60k", 60_000],
    ["drop it to 500", 500],
    ["counter by Friday with 9,000", 9_000],
    ["counter with $71,500, no more", 71_500],
    ["tell them 75", 75_000],
  ])("“%s” makes of it %d", (text, amount) => expect(amountMeant(text, known)).toBe(amount));

  it.each(["change it by 500", "counter it", "half way", "10% is what they said"])(
    "“%s” is no amount where nothing says which way or of what",
    (text) => expect(amountMeant(text, { standing: 70_000 })).toBeUndefined(),
  );

  it("is never the change itself", () => {
    const amount = fc.integer({ min: 100, max: 9_999 });
    const ways = [
      (by: number) => `take ${by} dollars off`,
      (by: number) => `${by} less than that`,
      (by: number) => `lower the platinum by ${by}`,
      (by: number) => `knock $${by} off the price`,
      (by: number) => `add another ${by}`,
      (by: number) => `${by} more`,
    ];
    fc.assert(
      fc.property(amount, fc.constantFrom(...ways), (by, way) => {
        expect([known.standing - by, known.standing + by]).toContain(amountMeant(way(by), known));
      }),
    );
  });
});

it("the middle lies between what both sides offered last, and before that between the offer and the list price", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("Meet them in the middle.", "let's split the difference", "go half way"),
      fc.integer({ min: 50, max: 400 }),
      fc.integer({ min: 50, max: 400 }),
      fc.integer({ min: 50, max: 400 }),
      (text, standing, own, list) => {
        fc.pre(new Set([standing, own, list]).size === 3);
        const amounts = { standing: standing * 100, list: list * 100 };
        expect(amountMeant(text, { ...amounts, own: own * 100 })).toBe((standing + own) * 50);
        expect(amountMeant(text, amounts)).toBe((standing + list) * 50);
      },
    ),
  );
});
