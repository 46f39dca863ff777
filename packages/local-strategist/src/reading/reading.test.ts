// cspell:ignore developper fintceh
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readsEnglishOnly } from "./language.ts";
import { amountIn, inDigits } from "./numbers.ts";
import { placesIn } from "./places.ts";
import { timeIn } from "./times.ts";
import { narrowedBy, wishIn } from "./wish.ts";

const today = "2026-11-17";

describe("numbers", () => {
  it.each([
    ["at least four thousand people", "at least 4000 people"],
    ["a thousand dollars", "1000 dollars"],
    ["twenty-five spots", "25 spots"],
    ["two hundred and fifty guests", "250 guests"],
    ["half a million", "500000"],
    ["which one is it", "which one is it"],
    ["the other one of them", "the other one of them"],
  ])("“%s” reads “%s”", (text, digits) => expect(inDigits(text)).toBe(digits));

  it.each([
    ["offer them $11,200", 11_200],
    ["make it 11k", 11_000],
    ["about 12,500 all in", 12_500],
    ["in 2027 with 300 people", undefined],
  ])("“%s” names %s", (text, amount) => expect(amountIn(text)).toBe(amount));

  it("any number below a million is read back from its words' digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 999_999 }), (value) => {
        expect(amountIn(`it costs $${value.toLocaleString("en-US")} in all`)).toBe(value);
      }),
    );
  });
});

describe("times", () => {
  it.each([
    ["in spring", "2027-03-01", "2027-05-31"],
    ["in Q1", "2027-01-01", "2027-03-31"],
    ["next autumn", "2027-09-01", "2027-11-30"],
    ["this winter", "2026-12-01", "2027-02-28"],
    ["before the end of March", today, "2027-03-31"],
    ["before March", today, "2027-02-28"],
    ["between Christmas and New Year", "2026-12-24", "2027-01-01"],
    ["just May", "2027-05-01", "2027-05-31"],
    ["on March 4", "2027-03-04", "2027-03-04"],
    ["in June or July", "2027-06-01", "2027-07-31"],
    ["next week", "2026-11-23", "2026-11-29"],
    ["by Friday", today, "2026-11-20"],
    ["in the next 10 days", today, "2026-11-27"],
    ["in 2028", "2028-01-01", "2028-12-31"],
  ])("“%s” is from %s to %s", (text, from, to) => expect(timeIn(text, today)).toMatchObject({ from, to }));

  it("a text without a time names none: “may” and “march” are verbs too", () => {
    for (const text of ["you may ask them", "they march on", "what does gold cost", "second thoughts"])
      expect(timeIn(text, today), text).toBeUndefined();
  });

  it("never begins in the past nor ends before it begins, on any day", () => {
    const days = fc
      .date({ min: new Date("2024-01-01"), max: new Date("2032-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const texts = [
      "in spring",
      "next summer",
      "in Q3",
      "before the end of June",
      "in February",
      "next month",
      "this year",
    ];
    fc.assert(
      fc.property(days, fc.constantFrom(...texts), (day, text) => {
        const found = timeIn(text, day);
        expect(found?.from && found.from >= day).toBe(true);
        expect(found?.to === undefined || found.to >= found.from).toBe(true);
      }),
    );
  });
});

describe("a wish", () => {
  it("has every part of a sentence", () => {
    expect(
      wishIn(
        "Give me three events with at least four thousand people before the end of March, nothing above thirty thousand dollars.",
        today,
      ),
    ).toMatchObject({
      count: 3,
      least: 4_000,
      maxUsd: 30_000,
      days: { to: "2027-03-31" },
    });
    expect(
      wishIn("a health tech event in Paris with room for 3,000 people, for under $5,000", today),
    ).toMatchObject({
      categories: ["healthtech"],
      places: ["Paris"],
      least: 3_000,
      maxUsd: 5_000,
    });
  });

  it("is narrowed and widened part by part", () => {
    const first = wishIn("Anything for cloud people in Q1?", today);
    const without = narrowedBy(first, "Not Amsterdam.", today);
    expect(without).toMatchObject({
      categories: ["cloud"],
      withoutPlaces: ["Amsterdam"],
      days: { words: "in Q1 2027" },
    });
    const later = narrowedBy(without, "And next autumn?", today);
    expect(later).toMatchObject({ categories: ["cloud"], days: { from: "2027-09-01" } });
    expect(
      narrowedBy(wishIn("developers in Paris under $5,000", today), "Forget Paris, keep the rest.", today)
        .places,
    ).toBeUndefined();
    expect(narrowedBy({ least: 4_000 }, "Half as many people would do as well.", today).least).toBe(2_000);
    expect(narrowedBy({}, "Nothing in December or January though.", today).withoutMonths).toEqual([1, 12]);
  });
});

describe("a place", () => {
  const places = ["Boston", "Berlin", "United Kingdom", "Europe"];
  const refusals = [
    "outside of ",
    "not in ",
    "except for ",
    "minus anything in ",
    "anywhere but ",
    "excluding ",
  ];
  const wishes = ["in ", "near ", "something in "];

  it("is refused by whatever stands before it, and wanted otherwise", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom(...places),
        fc.constantFrom(...refusals),
        fc.constantFrom(...wishes),
        (one, other, refusal, wish) => {
          fc.pre(one !== other);
          expect(placesIn(`cloud events ${wish}${one}`)).toEqual({ places: [one], without: [] });
          expect(placesIn(`cloud events ${refusal}${one}`)).toEqual({ places: [], without: [one] });
          expect(placesIn(`cloud events ${refusal}${one} or ${other}`)).toEqual({
            places: [],
            without: [one, other],
          });
          expect(placesIn(`cloud events ${wish}${one}. ${refusal}${other}`)).toEqual({
            places: [one],
            without: [other],
          });
        },
      ),
    );
  });

  it("that was asked for is taken back by what refuses it elsewhere", () => {
    const text = "Forget Paris.";
    expect(narrowedBy({ places: ["Paris", "Lyon"] }, text, today)).toEqual({ places: ["Lyon"] });
    expect(narrowedBy({ places: ["Paris"] }, text, today)).toEqual({});
    expect(narrowedBy({ tier: "gold" }, text, today)).toEqual({ tier: "gold", withoutPlaces: ["Paris"] });
    expect(narrowedBy({ places: ["Berlin"] }, "look worldwide, except for Dubai", today)).toEqual({
      withoutPlaces: ["Dubai"],
    });
  });
});

describe("a number of people", () => {
  it.each([
    ["fewer than 500 people", { most: 500 }],
    ["at least 500 guests", { least: 500 }],
    ["nothing with fewer than 500 people", { least: 500 }],
    ["drop whatever pulls fewer than 500 souls", { least: 500 }],
    ["nothing over 3,000 people", { most: 3_000 }],
    ["shows that draw more than 3,000", { least: 3_000 }],
    ["no fewer than 500 people", { least: 500 }],
  ])("“%s” sets the limit on its side", (text, limit) => expect(wishIn(text, today)).toEqual(limit));
});

it.each([
  ["from christmas day up to new year's eve", "2026-12-25", "2026-12-31"],
  ["December 28 to January 4", "2026-12-28", "2027-01-04"],
  ["between now and the end of January", today, "2027-01-31"],
  ["between now and March 3", today, "2027-03-03"],
])("“%s” is from one day to the other", (text, from, to) =>
  expect(timeIn(text, today)).toMatchObject({ from, to }),
);

it("any text is read, quickly", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      wishIn(text, today);
      readsEnglishOnly(text);
    }),
  );
  const begun = performance.now();
  for (const text of [
    "a ".repeat(2_000),
    "1,234 ".repeat(700),
    "In Paris, ".repeat(300),
    "one hundred ".repeat(300),
  ]) {
    wishIn(text, today);
  }
  expect(performance.now() - begun).toBeLessThan(2_000);
});

describe("a list", () => {
  it("of cities is read whole, however it is joined", () => {
    const cities = ["Berlin", "Amsterdam", "Copenhagen", "London", "Toronto", "Miami"];
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...cities), { minLength: 2, maxLength: 5 }),
        fc.constantFrom(" or ", " and ", ", or "),
        (some, joint) => {
          const list = `${some.slice(0, -1).join(", ")}${joint}${some.at(-1)}`;
          expect(new Set(placesIn(`events in ${list} for a client`).places)).toEqual(new Set(some));
        },
      ),
    );
  });
});

it("a field is read with its usual typos, and what can be spent is the most to pay", () => {
  expect(wishIn("developper events", today).categories).toEqual(["developer"]);
  expect(wishIn("fintceh events", today).categories).toContain("fintech");
  expect(wishIn("3 thousand dollars is what I can spend", today).maxUsd).toBe(3_000);
});
