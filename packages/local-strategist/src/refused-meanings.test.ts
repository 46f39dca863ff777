import { readBrief } from "@marquee/contracts/studio/brief/read-brief";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { composeIdeas } from "./ideas.ts";
import { isBroken, meantBy } from "./refused-meanings.ts";

test.each([
  ["vehicles", "car"],
  ["furniture", "sofas"],
  ["beverages", "coffee"],
  ["food", "bread"],
  ["alcohol", "wine"],
])("who refuses %s refuses every kind of it, such as %s", (refused, kind) => {
  expect(meantBy(refused)).toContain(kind);
});

test("who refuses one thing does not refuse what only sounds like it", () => {
  expect(meantBy("timers")).not.toContain("times");
});

test("a product whose name has a refused word in it is offered all the same", () => {
  const prompt =
    "We sell camel milk butter to hotels in Leeds, 200 buyers, two days, $8,000. No camels. No beer before 4.";
  const ideas = composeIdeas({ prompt, goals: [], competitorNames: [] }, "one");
  expect(ideas.length).toBeGreaterThan(1);
  for (const { description } of ideas) expect(description).toContain("camel milk butter");
});

const things =
  "furniture,tables,cards,screens,chairs,paper,coupons,vehicles,food,tests,benches,performers".split(",");
const forms: readonly ((things: string) => string)[] = [
  (some) => `No ${some}.`,
  (some) => `The permit excludes ${some}.`,
  (some) => `If there are ${some}, we walk.`,
  (some) => `We'd rather do without ${some}.`,
];

test("no concept has a kind of what its brief refuses, however much that is and however it is said", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...things), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...forms),
      fc.string(),
      (refused, form, seed) => {
        const prompt = `We make a cordless hedge trimmer. 300 gardeners at the fair in Denver, two days, 10 to 4. $18,000. ${refused.map(form).join(" ")}`;
        const reading = readBrief({ prompt });
        expect(reading.mustNots.length).toBeGreaterThanOrEqual(refused.length);
        const ideas = composeIdeas({ prompt, goals: [], competitorNames: [] }, seed);
        expect(ideas.filter((idea) => isBroken(idea, reading))).toEqual([]);
        expect(ideas.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 60 },
  );
});
