import { expect, test } from "vitest";
import { judgeConcepts } from "./concepts.ts";
import { judgeWorld } from "./world.ts";

test("concepts without a model are about their brief: the mean of the briefs to build with may not fall", async () => {
  const { briefs, pairs } = await judgeConcepts("build", await judgeWorld("local"));
  const mean = briefs.reduce((sum, { score }) => sum + score, 0) / briefs.length;
  expect(mean).toBeGreaterThanOrEqual(2.7);
  expect(
    briefs.flatMap(({ brokenMustNots, impossibleNumbers }) => [...brokenMustNots, ...impossibleNumbers]),
  ).toEqual([]);
  expect(briefs.flatMap(({ repeatedSentences }) => repeatedSentences)).toEqual([]);
  for (const { ids, share } of pairs) expect(share, ids.join(" and ")).toBeLessThanOrEqual(0.5);
});
