import * as fc from "fast-check";
import { expect, test } from "vitest";
import { besideList, judgedBy } from "./price-judged.ts";

const words = "41 closed silver deals of this kind";

test("a price is high, low or about right by what others paid", () => {
  const amountUsd = 8_322;
  const judged = (price: number) => judgedBy(price, { amountUsd, words, perAttendeeUsd: 2.19 });
  expect(judged(12_000)).toBe(`$12,000 is high: 44% above the $8,322 that ${words} come to here`);
  expect(judged(7_000)).toBe(`$7,000 is low: 16% below the $8,322 that ${words} come to here`);
  expect(judged(8_400)).toBe(`$8,400 is about right: ${words} come to $8,322 here`);
});

test("what is said of the list price always agrees with the two amounts", () => {
  const usd = fc.integer({ min: 50, max: 900_000 });
  fc.assert(
    fc.property(usd, usd, (price, list) => {
      const said = besideList(price, list);
      if (price === list) expect(said).toBe("");
      else expect(said).toContain(price < list ? "below" : "above");
    }),
  );
});
