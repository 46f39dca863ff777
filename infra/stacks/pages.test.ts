import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

test("pages go live after every function that they could call", () => {
  const { stacks, resources } = synthesize("prod");
  const pages = stacks.find(({ stackName }) => stackName.endsWith("-pages"));
  const before = new Set(pages?.dependencies.map(({ stackName }) => stackName));
  const withFunctions = new Set(resources("AWS::Lambda::Function").map(({ stack }) => stack));
  withFunctions.delete(pages?.stackName ?? "");
  expect(withFunctions.size).toBeGreaterThan(2);
  expect([...withFunctions].filter((stack) => !before.has(stack))).toEqual([]);
});
