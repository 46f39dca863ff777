// cspell:ignore Wexley
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const product = (prompt: string) => readBrief({ prompt }).product;

describe("a brief is about what is offered, and not about", () => {
  test.each([
    [
      "where it is offered",
      "stall at a guild lunch for our office printing service",
      "office printing service",
    ],
    ["how one goes about it", "Door to door for our beehive rental, Dayton, 3 afternoons.", "beehive rental"],
    [
      "when it is",
      "Trial rides of our electric milk float for dairies. We can have two market days.",
      "electric milk float",
    ],
    [
      "who offers it",
      "Small grants, $500 to $900, for people who keep bees. We're a community fund in Reno.",
      "grants",
    ],
    [
      "how many sell it",
      "We are two banjo builders, nine instruments a year. Our workshop in Wexley is open on Monday.",
      "banjo",
    ],
    [
      "the fair beside it",
      "Board game where you are a lock keeper. Model ship fair in Reno, two days, 10-5.",
      "Board game",
    ],
    [
      "the market around it",
      "Two sisters, one pinball machine, four stools. Night market in a Reno park, Friday 6-11pm.",
      "pinball machine",
    ],
    [
      "a meal",
      "We deliver a weekly bread box to offices. Dinner with 40 of them in Reno.",
      "weekly bread box",
    ],
  ])("%s", (_, prompt, expected) => {
    expect(product(prompt)?.text).toBe(expected);
  });

  test("a plural that could be a verb is a noun as a heading and before “for”", () => {
    expect(product("Saddle fits for trail riders. Start of a race in Reno, Friday 5-6pm.")?.text).toBe(
      "Saddle fits",
    );
  });

  test("a name that sells something is named without its verb, and called what it sells", () => {
    const { text, kind } =
      product("Wexley rents out kids' canoes by the month. A gym in Reno, Saturday 9-4.") ?? {};
    expect(text).toBe("Wexley");
    expect(kind).toBe("kids' canoes");
  });
});
