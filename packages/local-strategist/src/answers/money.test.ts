import { expect, test } from "vitest";
import { asksMoney } from "./money.ts";

test.each([
  ["brand", "How much did we spend on sponsorships this year?", true],
  ["brand", "All our sponsorships, what did they cost and what did they bring?", true],
  ["event_host", "what have we sold this year?", true],
  ["event_host", "how much revenue did we make in Q3", true],
  ["brand", "what did we pay per lead?", false],
  ["brand", "what did we spend credits on?", false],
  ["event_host", "sold out completely, what would it bring in?", false],
  ["event_host", "which of our events sold best?", false],
])("a %s who says “%s” asks for a sum of money: %s", (role, question, expected) => {
  expect(asksMoney(question, role)).toBe(expected);
});
