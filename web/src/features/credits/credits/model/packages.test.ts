import { describe, expect, test } from "vitest";
import { packageFeatures, popularPackageId } from "./packages.ts";

const offers = (...prices: number[]) => prices.map((price, index) => ({ id: `p${index}`, price }));

describe("the popular package", () => {
  test.each([
    [[], undefined],
    [[500], "p0"],
    [[500, 100], "p0"],
    [[4_900, 149_900, 19_900], "p2"],
    [[400, 100, 300, 200], "p2"],
  ] as const)("of prices %j is %s", (prices, id) => {
    expect(popularPackageId(offers(...prices))).toBe(id);
  });
});

describe("the features of a package", () => {
  test.each([
    [100, false, false],
    [199, false, false],
    [200, true, false],
    [499, true, false],
    [500, true, true],
  ])("%i credits: matching %s, manager %s", (creditAmount, matching, manager) => {
    const features = packageFeatures({ creditAmount, features: {} });
    expect(features.includes("Priority event matching")).toBe(matching);
    expect(features.includes("Dedicated account manager")).toBe(manager);
  });

  test("are its own list if it has one, in the same order on every load", () => {
    const one = packageFeatures({ creditAmount: 500, features: { b: "Second", a: "First", c: " " } });
    expect(one).toEqual(["First", "Second"]);
    expect(packageFeatures({ creditAmount: 500, features: { a: "First", c: " ", b: "Second" } })).toEqual(
      one,
    );
  });
});
