import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const wishes = (prompt: string) => readBrief({ prompt }).mustHaves.map(({ text }) => text);

describe("every wish that a brief states is read", () => {
  test("whichever words state it", () => {
    const said = fc.constantFrom(
      "There ought to be a basin to wash their hands in.",
      "It would be good if guests could use a basin.",
      "I want passengers to walk up to a basin.",
      "Every guest gets a turn at a basin.",
      "It's essential that everything fits around a basin.",
      "The cook must stand beside a basin.",
    );
    fc.assert(
      fc.property(said, fc.boolean(), (wish, last) => {
        const rest = "Friday, 4 to 7. Budget: 3,600 dollars.";
        const prompt = `Solid shampoo for hotel owners. ${last ? `${rest} ${wish}` : `${wish} ${rest}`}`;
        expect(wishes(prompt).join("\n")).toContain("basin");
      }),
    );
  });

  test("what happens every year and what a campaign is for are none", () => {
    expect(wishes("A steel comb for head lice. Every September the letter goes home.")).toEqual([]);
    expect(wishes("Show our partners that we keep promises.")).toEqual([]);
  });
});
