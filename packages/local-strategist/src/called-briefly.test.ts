import { expect, test } from "vitest";
import { brieflyCalled } from "./called-briefly.ts";
import { composeIdeas } from "./ideas.ts";

test.each([
  ["refillable laundry detergent", "detergent"],
  ["hands-on expense report software for crews", "software"],
  ["fountain pen", undefined],
  ["oat milk ice cream", undefined],
  ["restoration of vintage watches", undefined],
  ["low-cost LED", undefined],
])("%s is called %s once it is known", (product, name) => expect(brieflyCalled(product)).toBe(name));

test("each text of an idea says what it is about once, and briefly from then on", () => {
  const ideas = composeIdeas(
    {
      prompt:
        "We make a folding cargo bicycle for florists. They say “the folding cargo bicycle is slow”. Sunday, 10 to 4, in Denver. 40 test rides.",
      goals: [],
      competitorNames: [],
      budgetUsd: 9_000,
    },
    "seed",
  );
  expect(ideas).toHaveLength(3);
  for (const { description, keyFeatures, plan } of ideas) {
    const unquoted = [description, keyFeatures.join("\n")].map((text) => text.replaceAll(/“[^”]*”/g, ""));
    for (const text of unquoted) {
      expect(text.match(/folding cargo bicycle/g)).toHaveLength(1);
    }
    expect(plan?.promise).toContain("folding cargo bicycle");
    expect(plan?.timeline.map(({ what }) => what).join("\n")).not.toContain("folding cargo");
    expect(plan?.measures[0]?.name).toContain("folding cargo bicycle");
  }
  expect(JSON.stringify(ideas)).toContain("the bicycle");
});
