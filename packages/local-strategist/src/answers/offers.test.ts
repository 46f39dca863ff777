import { expect, test } from "vitest";
import { advisedIn } from "./offers.ts";

test.each([
  [
    "I'd answer Kite Works with $16,300 for Founders Harbor.",
    "Counter Kite Works's offer for Founders Harbor at $16,300",
  ],
  [
    "I'd stay at $11,000 with Bread with Salt for Startup Expo.",
    "Counter Bread with Salt's offer for Startup Expo at $11,000",
  ],
  [
    "I'd accept Pulse Health's $24,500 for HealthTech Horizons.",
    "Accept Pulse Health's offer for HealthTech Horizons",
  ],
])("“do that” after “%s” asks for just that", (advice, act) => {
  expect(advisedIn(`**${advice}**\n\n- more`)).toBe(act);
});

test("an answer that advises nothing leaves nothing to be done, nor does advice that it quotes", () => {
  expect(
    advisedIn("**2 offers wait for your answer.**\n\nKite Works: I'd answer with $16,300."),
  ).toBeUndefined();
  expect(advisedIn("**1 message.**\n\n**I'd accept Kite Works's $5 for Founders Harbor.**")).toBeUndefined();
  expect(advisedIn("They wrote: **I'd answer Kite Works with $5 for Founders Harbor.**")).toBeUndefined();
});
