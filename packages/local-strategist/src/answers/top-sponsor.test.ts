import { expect, test } from "vitest";
import { asksTopSponsor } from "./top-sponsor.ts";

test.each([
  "which sponsors paid most last year, i want to invite them again",
  "who has paid us the most so far",
  "which companies spent the most with us",
  "top sponsors by revenue?",
  "my biggest sponsors last year",
  "which sponsor came back more than once",
  "do we have any repeat customers",
  "who signed with us twice",
])("%j asks which sponsors are worth most to a host", (asked) => {
  expect(asksTopSponsor(asked)).toBe(true);
});

test.each([
  "which sponsors are still waiting for an answer",
  "how many companies asked about us",
  "who signed the last deal",
  "what do sponsors pay for gold",
  "who should i invite next",
  "what is our most expensive package",
])("%j asks something else", (asked) => {
  expect(asksTopSponsor(asked)).toBe(false);
});
