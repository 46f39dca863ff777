import { expect, test } from "vitest";
import { asksForSomething, changedReading, readChange } from "./brief-change.ts";
import { readBrief } from "./read-brief.ts";

const brief = readBrief({
  prompt: "Our plum jam in Denver for teachers, two days, $8,000. It must have warm bread. No balloons.",
});

test.each([
  ["No theater, please", { mustNots: [{ text: "No theater" }] }],
  ["Move it to Tulsa", { place: { town: "Tulsa" } }],
  ["Do it for under $5,000", { budget: { usd: 5_000 } }],
  ["Make it three evenings, 6-9pm", { time: { days: 3, hours: 9 } }],
])("one sentence is read for what it changes: %s", (words, expected) => {
  expect(readChange(words)).toMatchObject(expected);
  expect(asksForSomething(readChange(words))).toBe(true);
});

test("a sentence that asks for nothing in particular is known as one", () => {
  expect(asksForSomething(readChange("I think that we are not really happy with it, are you?"))).toBe(false);
});

test("the change wins, the rest stays, and what it refuses is no wish any more", () => {
  const changed = changedReading(brief, readChange("No bread, and move it to Tulsa"));
  expect(changed).toMatchObject({ product: brief.product, place: { town: "Tulsa" }, budget: { usd: 8_000 } });
  expect(changed.mustNots.map(({ text }) => text)).toEqual(["No balloons", "No bread"]);
  expect(changed.mustHaves).toEqual([]);
});
