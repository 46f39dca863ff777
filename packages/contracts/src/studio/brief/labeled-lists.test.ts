// cspell:ignore Solvane
import { expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const prompt = [
  "What is it? A learn-to-row season for women over 45.",
  "Who's it for? Nurses and office staff of one hospital group, 220 on the mailing list.",
  "What stands in the way? They think a team is over for them.",
  "Where? Our boathouse dock in Leeds.",
  "When? Five Wednesdays, 5:30 to 7 p.m.",
  "What has to happen? Eight women who've never met pull one stroke together.",
  "What would spoil it? Racing. Anybody mentioning weight. A man explaining things.",
  "What can we spend? Six thousand six hundred.",
  "When are we happy? 32 have joined.",
].join("\n");

test("a brief that asks its own questions is read by them", () => {
  const { product, audience, mustHaves, mustNots, time, budget, target } = readBrief({ prompt });
  expect(product?.text).toBe("learn-to-row season");
  expect(audience?.size).toBe(220);
  expect(mustHaves.map(({ text }) => text)).toEqual([
    "Eight women who've never met pull one stroke together",
  ]);
  expect(mustNots.map(({ text }) => text)).toEqual([
    "No racing",
    "No mentioning weight",
    "No man explaining things",
  ]);
  expect(time).toMatchObject({ days: 5, hours: 7.5 });
  expect(budget?.usd).toBe(6_600);
  expect(target?.count).toBe(32);
});

test("what was read is quoted in the brief's own words, without the label that it was spelled out with", () => {
  const { problems, mustHaves, mustNots, budget } = readBrief({ prompt });
  const quoted = [...problems, ...mustHaves, ...mustNots, ...(budget ? [budget] : [])];
  expect(quoted.length).toBeGreaterThan(5);
  for (const { words } of quoted) expect(prompt).toContain(words);
});

test.each([
  [
    "1. Object. A stand for RoundUp, a savings app.\n2. Prohibited. Credit card sign-ups; alcohol.",
    "alcohol",
  ],
  ["Product: Solvane, a rooftop battery.\nMust not have:\n- mains power\n- music", "mains power"],
])("what stands under a heading that refuses is no wish: %j", (prompt, refused) => {
  const { mustHaves, mustNots } = readBrief({ prompt });
  expect(mustNots.map(({ text }) => text).join(" | ")).toContain(refused);
  expect(mustHaves.map(({ text }) => text).join(" | ")).not.toContain(refused);
});
