import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

describe("a number is what its words say", () => {
  test.each(["GBP 30,000 at most", "at most EUR 30,000", "£30,000", "CHF 30,000 and no more"])(
    "“%s” is money, and no audience",
    (money) => {
      const { audience } = readBrief({
        prompt: `Launch of our invoicing tool in Leeds in February; ${money}; no giveaways.`,
      });
      expect(audience?.size).toBeUndefined();
      expect(audience?.text ?? "").not.toMatch(/\d/);
    },
  );

  test.each(["two weekends in December in Portland", "three evenings", "4 days in May"])(
    "“%s” after what is refused is a time",
    (time) => {
      const { mustNots } = readBrief({
        prompt: `Our food bank wants donors, no alcohol or celebrities, ${time}`,
      });
      expect(mustNots.map(({ text }) => text)).toEqual(["No alcohol", "No celebrities"]);
    },
  );

  test("the client whom an agency writes for is no audience", () => {
    const { audience } = readBrief({
      prompt: "For our client Harborlight, an oat milk: get 300 baristas to try it behind their own bar",
    });
    expect(audience?.text).toBe("baristas");
  });
});
