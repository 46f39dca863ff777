// cspell:ignore waht wiht hapened paymnt sponsorshp
import { expect, test } from "vitest";
import { isSlip } from "./typos.ts";

test.each([
  ["waht", "what"],
  ["wiht", "with"],
  ["hapened", "happened"],
  ["paymnt", "payment"],
  ["sponsorshp", "sponsorship"],
])("%s is a slip of %s", (one, other) => {
  expect(isSlip(one, other)).toBe(true);
  expect(isSlip(other, one)).toBe(true);
});

test.each([
  ["rain", "main"],
  ["door", "poor"],
  ["hold", "sold"],
  ["gold", "hold"],
  ["cost", "cast"],
])("%s is a word of its own, and no slip of %s", (one, other) => {
  expect(isSlip(one, other)).toBe(false);
});
