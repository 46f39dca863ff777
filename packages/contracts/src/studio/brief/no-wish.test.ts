// cspell:ignore Marblehead
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const wishes = (prompt: string) => readBrief({ prompt }).mustHaves.map(({ text }) => text);

describe("what says something else is shown as no wish", () => {
  test.each([
    ["when it is", "A jar opener. Two Sundays only, 9 to 1, all winter. They must open a jar of pickles."],
    ["who comes", "A jar opener. Sailors and cooks, please. They must open a jar of pickles."],
    [
      "where it is",
      "A jar opener. Marblehead, yacht club, Sunday, no tent. They must open a jar of pickles.",
    ],
    ["how things are", "A jar opener. You need two hands for it today. They must open a jar of pickles."],
    ["what it is about", "A jar opener. That's the whole idea. They must open a jar of pickles."],
    ["what others give", "A jar opener. The club lends us everything. They must open a jar of pickles."],
    ["what stands alone", "A jar opener. No posters, no tents, coats. They must open a jar of pickles."],
  ])("%s: %s", (_, prompt) => expect(wishes(prompt)).toEqual(["open a jar of pickles"]));

  test("what is asked for stays one, short as it is", () => {
    const all = wishes("A jar opener. We need a cook, chairs, and one jar in Spanish. Bring towels.");
    for (const wish of ["cook", "chairs", "in Spanish", "towels"])
      expect(all.join("\n"), wish).toContain(wish);
  });
});
