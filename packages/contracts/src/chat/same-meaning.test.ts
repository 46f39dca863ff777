import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sameMeaning } from "./same-meaning.ts";

describe("two suggestions", () => {
  test.each([
    ["Compare by cost per attendee", "Compare the top events by cost per attendee"],
    ["What is my credit balance?", "What is my current credit balance?"],
    ["Which events fit us?", "Which upcoming events fit my audience best?"],
    ["Show the packages", "Please show me these packages!"],
    ["About $30,000 in total", "about 30,000 total"],
  ])("“%s” and “%s” ask for the same thing", (left, right) => {
    expect(sameMeaning(left, right)).toBe(true);
  });

  test.each([
    ["About $30,000 in total", "About $80,000 in total"],
    ["Events about AI", "Events for startups"],
    ["Show packages for Cloud Days", "Show packages for AI Days"],
    ["The price is fixed", "There is room for more"],
    ["Between $5,000 and $50,000", "More than $50,000 a deal"],
    ["How should I split my budget?", "Which fintech event should a 40k budget sponsor, and why?"],
    ["How many credits does a campaign cost?", "What is my current credit balance?"],
    ["Show packages", "Compare ROI"],
  ])("“%s” and “%s” do not", (left, right) => {
    expect(sameMeaning(left, right)).toBe(false);
  });

  test("mean the same in either order, and each means the same as itself", () => {
    const words = fc.array(fc.constantFrom("event", "cost", "the", "budget", "compare", "which", "roi"));
    const texts = fc.oneof(
      fc.string(),
      words.map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(texts, texts, (left, right) => {
        expect(sameMeaning(left, left)).toBe(true);
        expect(sameMeaning(left, right)).toBe(sameMeaning(right, left));
      }),
    );
  });
});
