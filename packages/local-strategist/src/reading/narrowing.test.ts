import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { narrowedBy, type Wish, wishIn, wishWords } from "./wish.ts";

const today = "2026-11-27";
const verb = fc.constantFrom(
  "Drop",
  "Leave out",
  "Skip",
  "Exclude",
  "Remove",
  "Cut",
  "Lose",
  "Without",
  "No",
  "Avoid",
);
const things = fc.constantFrom("anything", "everything", "the ones", "all events", "whatever is");
const end = fc.constantFrom("", ".", " please.");
const before: Wish = { categories: ["fintech"], places: ["the US"], maxUsd: 20_000, least: 500 };

describe("what a follow-up takes out", () => {
  it("is a place that is refused, whichever verb takes it out, and nothing else changes", () =>
    fc.assert(
      fc.property(
        verb,
        things,
        fc.constantFrom("New York", "Berlin", "San Francisco", "Chicago", "Paris"),
        end,
        (refuse, thing, place, stop) => {
          const after = narrowedBy(before, `${refuse} ${thing} in ${place}${stop}`, today);
          expect(after).toEqual({ ...before, withoutPlaces: [place] });
        },
      ),
    ));

  it("is a month", () =>
    fc.assert(
      fc.property(
        verb,
        things,
        fc.constantFrom("January", "February", "April", "October"),
        end,
        (refuse, thing, month, stop) => {
          const after = narrowedBy(before, `${refuse} ${thing} in ${month}${stop}`, today);
          expect(after.withoutMonths).toHaveLength(1);
          expect({ ...after, withoutMonths: 0 }).toEqual({ ...before, withoutMonths: 0 });
        },
      ),
    ));

  it("is a topic, which is no search for it", () =>
    fc.assert(
      fc.property(verb, fc.constantFrom("cloud", "AI", "startup", "SaaS"), end, (refuse, topic, stop) => {
        const after = narrowedBy(before, `${refuse} the ${topic} ones${stop}`, today);
        expect(after.categories).toEqual(["fintech"]);
        expect(after.withoutCategories).toHaveLength(1);
      }),
    ));

  it("is what costs more, so that the rest costs at most as much", () =>
    fc.assert(
      fc.property(
        verb,
        fc.constantFrom("over", "above", "more than"),
        fc.integer({ min: 1, max: 90 }),
        (refuse, side, thousands) => {
          const text = `${refuse} anything that costs ${side} $${thousands},000`;
          expect(narrowedBy(before, text, today)).toEqual({ ...before, maxUsd: thousands * 1_000 });
        },
      ),
    ));

  it("is a condition that was asked for before, taken back by its name", () =>
    expect(narrowedBy(before, "Forget fintech", today)).toEqual({
      places: ["the US"],
      maxUsd: 20_000,
      least: 500,
    }));
});

describe("how many events are asked for", () => {
  it.each([
    ["Give me three fintech events in the US", 3],
    ["two developer conferences from February to May", 2],
    ["Show us the top 4 cloud shows", 4],
    ["list 5 of them", 5],
    ["name two. Not ten.", undefined],
    ["events for 50 people", undefined],
    ["events in the next 3 weeks", undefined],
  ])("“%s” asks for %s", (text, count) => expect(wishIn(text, today).count).toBe(count));
});

describe("a range of months", () => {
  it.each([
    ["between January and April", "from January to April 2027"],
    ["from March to May", "from March to May 2027"],
    ["June - August", "from June to August 2027"],
    ["between December and February", "from December 2026 to February 2027"],
    ["in March or May", "in March or May 2027"],
  ])("“%s” is shown as “%s”", (text, words) => expect(wishIn(text, today).days?.words).toBe(words));
});

it("says a country once, under whichever of its names", () => {
  expect(wishWords(wishIn("fintech in the US", today))).toContain("in the US");
  expect(wishIn("in the USA, so anywhere in the United States", today).places).toHaveLength(1);
  expect(wishIn("in the UK or Germany", today).places).toHaveLength(2);
});
