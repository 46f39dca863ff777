import { atNight } from "@marquee/testkit/night";
import { expect, test } from "vitest";
import { judgeConcepts } from "./concepts.ts";
import { judgeWorld } from "./world.ts";

const meanOf = (briefs: readonly { score: number }[]) =>
  briefs.reduce((sum, { score }) => sum + score, 0) / briefs.length;

test("concepts without a model are about their brief: the mean of the briefs to build with may not fall", async () => {
  const { briefs, pairs } = await judgeConcepts("build", await judgeWorld("local"));
  expect(meanOf(briefs)).toBeGreaterThanOrEqual(2.7);
  expect(
    briefs.flatMap(({ brokenMustNots, impossibleNumbers }) => [...brokenMustNots, ...impossibleNumbers]),
  ).toEqual([]);
  expect(briefs.flatMap(({ repeatedSentences }) => repeatedSentences)).toEqual([]);
  for (const { ids, share } of pairs) expect(share, ids.join(" and ")).toBeLessThanOrEqual(0.5);
});

test.runIf(atNight)(
  "concepts lose nothing on their way from a model through the Messages API: their mean may not fall either",
  async () => {
    const { briefs } = await judgeConcepts("build", await judgeWorld("scripted"));
    expect(meanOf(briefs)).toBeGreaterThanOrEqual(2.7);
  },
  120_000,
);
