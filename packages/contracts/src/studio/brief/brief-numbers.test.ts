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

  test.each([
    ["Goal 60 trials a day. Leeds, York and Hull, one day each.", "180 trials (60 a day)", 180],
    ["We need 40 sign-ups per day for five days.", "200 sign-ups (40 a day)", 200],
    ["We need 40 sign-ups in five days.", "40 sign-ups", 40],
    ["One day in Leeds. We need 40 sign-ups a day.", "40 sign-ups", 40],
  ])("“%s” counts all its days", (prompt, text, count) => {
    expect(readBrief({ prompt }).target).toMatchObject({ text, count });
  });

  test.each([
    ["Get commuters to try the 7:40 boat for a week - 400 of them.", "400 commuters"],
    ["We want dentists to see the new chair, eighty of them.", "80 dentists"],
  ])("“%s” counts whom it names", (prompt, text) => {
    expect(readBrief({ prompt }).target?.text).toBe(text);
  });

  test("leads of a department are people, and those that somebody sells are not; two who come along are no audience", () => {
    const audienceOf = (prompt: string) => readBrief({ prompt }).audience?.text;
    expect(audienceOf("Show our bed to ward sisters and procurement leads in Derby.")).toBe(
      "ward sisters, procurement leads",
    );
    expect(audienceOf("Show our bed to ward sisters in Derby. We need 60 qualified leads.")).toBe(
      "ward sisters",
    );
    expect(audienceOf("Show our bed to ward sisters. We have two nurses who can demo it.")).toBe(
      "ward sisters",
    );
  });
});
