import fc from "fast-check";
import { expect, test } from "vitest";
import { bulbs, emblemOf } from "./emblem.ts";

test.each([
  ["The Working Booth, by Northwind", "WB"],
  ["Night shift", "NS"],
  ["The A", "TA"],
  ["of the", "OT"],
  ["展示会", "展"],
  ["👩‍👩‍👧 family day", "👩‍👩‍👧F"],
  ["“Quoted” name", "QN"],
])("the letters of %s", (name, letters) => {
  expect(emblemOf(name).letters).toBe(letters);
});

test("every name has an emblem, the same each time, and names rarely share one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }), (name) => {
      const { lit } = emblemOf(name);
      expect(lit).toHaveLength(bulbs);
      expect(emblemOf(name)).toEqual(emblemOf(name));
    }),
  );
  const patterns = Array.from({ length: 200 }, (_, n) => emblemOf(`Night shift ${n}`).lit.join());
  expect(new Set(patterns).size).toBeGreaterThan(150);
});
