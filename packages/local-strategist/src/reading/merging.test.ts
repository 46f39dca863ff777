import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { narrowedBy, type Wish, wishIn } from "./wish.ts";

const today = "2026-11-17";
const wished = (text: string) => wishIn(text, today, { isSearch: true });
const after = (before: Wish, text: string) => narrowedBy(before, text, today);

const cities = [
  "Berlin",
  "Amsterdam",
  "New York",
  "São Paulo",
  "Düsseldorf",
  "Tel Aviv",
  "Texas",
  "South Korea",
  "Las Vegas",
];
const some = fc.uniqueArray(fc.constantFrom(...cities), { minLength: 2, maxLength: 4 });
const sorted = (all: readonly (string | number)[] | undefined) =>
  (all ?? []).map(String).toSorted((one, other) => one.localeCompare(other));

describe("places", () => {
  it("are read wherever they stand, whatever joins them, in capital or small letters", () =>
    fc.assert(
      fc.property(
        some,
        fc.constantFrom(", ", " / ", " + ", " & ", " or ", " and "),
        fc.constantFrom("", "saas, ", "in ", "startup events: ", "we look at "),
        fc.constantFrom("", ", march", " under 10k", "; gold", "?"),
        fc.boolean(),
        (places, joint, before, end, isSmall) => {
          const list = places.join(joint);
          const found = wished(`${before}${isSmall ? list.toLowerCase() : list}${end}`).places;
          expect(sorted(found)).toEqual(sorted(places));
        },
      ),
    ));

  it.each([
    ["vegas or cali", ["Las Vegas", "California"]],
    ["only in the states", ["the States"]],
    ["EU only", ["European Union"]],
    ["luxury shows, nice or cannes", ["Nice", "Cannes"]],
    ["Austin, TX or Paris, France", ["Austin", "Paris"]],
    ["a nice show in march, the best deal for reading fans", undefined],
    ["can you tell us who they are, or is it all the same", undefined],
  ])("“%s” names %j", (text, places) => expect(wished(text).places).toEqual(places));

  it("where the reader sits are not those to go to", () => {
    expect(wished("we make soap in Porto and look for fairs in Spain").places).toEqual(["Spain"]);
    expect(wished("our Geneva-based client wants Dubai").places).toEqual(["Dubai"]);
  });
});

/** For each kind of part: how two of its values are written, and how a wish has them. */
const kinds = [
  { part: "places", without: "withoutPlaces", one: ["Vienna", "Vienna"], two: ["Prague", "Prague"] },
  {
    part: "categories",
    without: "withoutCategories",
    one: ["fintech", "fintech"],
    two: ["fashion", "fashion"],
  },
] as const;
const adds = [
  "also X",
  "X too",
  "add X",
  "X as well",
  "plus X",
  "or X",
  "X would work too",
  "X is fine",
  "X is okay, too",
];
const removes = [
  "no X",
  "not X",
  "drop X",
  "X is out",
  "remove X",
  "without X",
  "take X off the list",
  "forget X",
  "scratch X",
  "X we don't need anymore",
];
const replaces = ["only X", "just X", "X only", "X alone", "X", "make it X", "X instead"];

describe.each(kinds)("$part", ({ part, without, one, two }) => {
  const only = { [part]: [one[1]] };
  const both = { [part]: [one[1], two[1]] };
  it("with an adding word come on top", () => {
    for (const text of adds) expect(after(only, text.replace("X", two[0])), text).toEqual(both);
  });
  it("with a removing word go if they were asked for, and are refused otherwise", () => {
    for (const text of removes) {
      expect(after(both, text.replace("X", two[0])), text).toEqual(only);
      expect(after(only, text.replace("X", two[0])), text).toEqual({ ...only, [without]: [two[1]] });
    }
  });
  it("that were refused come back with an adding word, and nothing else changes", () => {
    const refusing = { ...only, [without]: [two[1]] };
    for (const text of ["X is fine after all", "X can come back", "you don't have to leave out X anymore"])
      expect(after(refusing, text.replace("X", two[0])), text).toEqual(only);
  });
  it("plainly named, or with “only”, replace those before", () => {
    for (const text of replaces)
      expect(after(only, text.replace("X", two[0])), text).toEqual({ [part]: [two[1]] });
  });
  it("take the place of the one that they stand instead of", () => {
    for (const text of [`${two[0]} instead of ${one[0]}`, `swap ${one[0]} for ${two[0]}`])
      expect(after({ [part]: [one[1], "x"] }, text), text).toEqual({ [part]: [two[1], "x"] });
  });
});

it("what does not matter goes, and the rest stays", () => {
  const all: Wish = {
    places: ["Vienna"],
    days: { from: "2027-03-01", to: "2027-03-31", words: "in March 2027" },
    maxUsd: 5_000,
    least: 100,
    tier: "gold",
  };
  for (const [text, part] of [
    ["the price doesn't matter", "maxUsd"],
    ["any size", "least"],
    ["no matter how many people", "least"],
    ["it can be anywhere", "places"],
    ["whenever", "days"],
    ["any package level will do", "tier"],
  ] as const) {
    const { [part]: _, ...rest } = all;
    expect(after(all, text), text).toEqual(rest);
  }
  expect(after(all, "same place, same money, same month")).toEqual(all);
  expect(after(all, "Forget all that, start over: cloud events in Oslo")).toEqual({
    categories: ["cloud"],
    places: ["Oslo"],
  });
});

describe("money", () => {
  const amount = fc.integer({ min: 2, max: 90 });
  it("is the most to spend in a search, unless it is said to be the least", () =>
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(
          "we've got Xk",
          "X grand max",
          "X thousand dollars is our ceiling",
          "not more than $X,000",
          "nothing above Xk",
          "cap it at Xk",
          "Xk",
        ),
        fc.constantFrom("Xk or more", "at least Xk", "Xk and up", "from $X,000", "nothing under Xk"),
        (value, most, least) => {
          const usd = value * 1_000;
          expect(wished(most.replace("X", String(value)))).toEqual({ maxUsd: usd });
          expect(wished(least.replace("X", String(value)))).toEqual({ minUsd: usd });
        },
      ),
    ));
  it("is a range whose unit counts for both ends", () =>
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom(
          "A to Bk",
          "Ak-Bk",
          "between Ak and Bk",
          "A to B thousand",
          "$A,000 - $B,000",
          "from Ak up to Bk",
        ),
        (one, other, text) => {
          fc.pre(one < other);
          const written = text.replace("A", String(one)).replace("B", String(other));
          expect(wished(written)).toEqual({ minUsd: one * 1_000, maxUsd: other * 1_000 });
        },
      ),
    ));
  it("of a question that is no search is no limit unless it is said to be", () => {
    expect(wishIn("counter at 12k", today)).toEqual({});
    expect(wishIn("is $10,500 fair?", today)).toEqual({});
    expect(wishIn("at most 12k", today)).toEqual({ maxUsd: 12_000 });
  });
  it("changes what stood before", () => {
    const before = { maxUsd: 8_000, minUsd: 4_000, least: 600 };
    expect(after(before, "raise the upper limit to 9k")).toEqual({ ...before, maxUsd: 9_000 });
    expect(after(before, "we found another 2k")).toEqual({ ...before, maxUsd: 10_000 });
    expect(after(before, "double the money")).toEqual({ ...before, maxUsd: 16_000 });
    expect(after(before, "3k max")).toEqual({ maxUsd: 3_000, least: 600 });
    expect(after(before, "half that size")).toEqual({ ...before, least: 300 });
  });
});

describe("times", () => {
  it.each([
    ["from June on", "2027-06-01", undefined, "from June 2027"],
    ["starting from March", "2027-03-01", undefined, "from March 2027"],
    ["no earlier than May", "2027-05-01", undefined, "from May 2027"],
    ["not before February", "2027-02-01", undefined, "from February 2027"],
    ["after February", "2027-03-01", undefined, "after February 2027"],
    ["no later than end of March", today, "2027-03-31", "by the end of March 2027"],
    ["nothing from May on", today, "2027-04-30", "before May 2027"],
    ["before the summer", today, "2027-05-31", "before summer 2027"],
    ["before the year is out", today, "2026-12-31", "by the end of 2026"],
    ["spring or summer", "2027-03-01", "2027-08-31", "in spring or summer 2027"],
    ["fall next year", "2027-09-01", "2027-11-30", "in autumn 2027"],
    ["first half of next year", "2027-01-01", "2027-06-30", "in the first half of 2027"],
    ["2nd half of 27", "2027-07-01", "2027-12-31", "in the second half of 2027"],
    ["next quarter", "2027-01-01", "2027-03-31", "from January to March 2027"],
    ["the first week of March", "2027-03-01", "2027-03-07", "in the first week of March 2027"],
    ["berlin, jan", "2027-01-01", "2027-01-31", "in January 2027"],
    ["feb/mar", "2027-02-01", "2027-03-31", "in February or March 2027"],
    ["16 to 31 january", "2027-01-16", "2027-01-31", "from January 16 to 31"],
    ["October to December next year", "2027-10-01", "2027-12-31", "from October to December 2027"],
  ])("“%s” is from %s to %s, “%s”", (text, from, to, words) =>
    expect(wished(text).days).toEqual({ from, ...(to === undefined ? {} : { to }), words }),
  );

  const march: Wish = { days: { from: "2027-03-01", to: "2027-03-31", words: "in March 2027" } };
  const daysAfter = (before: Wish, text: string) => {
    const { days, withoutMonths } = after(before, text);
    return { from: days?.from, to: days?.to, withoutMonths };
  };
  it("are extended, moved and replaced", () => {
    for (const text of ["April too", "or april", "take also April with it", "april as well"])
      expect(daysAfter(march, text), text).toMatchObject({ from: "2027-03-01", to: "2027-04-30" });
    for (const text of ["April", "make it april", "only April", "March is gone now, April then"])
      expect(daysAfter(march, text), text).toEqual({
        from: "2027-04-01",
        to: "2027-04-30",
        withoutMonths: undefined,
      });
    expect(daysAfter(march, "push the end to 30 june")).toMatchObject({
      from: "2027-03-01",
      to: "2027-06-30",
    });
    const open: Wish = { days: { from: "2027-05-01", words: "from May 2027" } };
    expect(after(open, "and no later than October").days).toEqual({
      from: "2027-05-01",
      to: "2027-10-31",
      words: "from May to October 2027",
    });
  });
  it("that don't suit are refused by their months, and taken back", () => {
    for (const text of [
      "not in August",
      "we can't travel in August",
      "leave out august",
      "August is out",
      "never in August",
    ])
      expect(after({ tier: "gold" }, text), text).toEqual({ tier: "gold", withoutMonths: [8] });
    expect(wished("food events, not in the summer months").withoutMonths).toEqual([6, 7, 8]);
    expect(after({ withoutMonths: [8, 9] }, "August would be possible again")).toEqual({
      withoutMonths: [9],
    });
  });
});

describe("people", () => {
  it.each([
    ["10 thousand spectators at least", { least: 10_000 }],
    ["a four-figure attendance", { least: 1_000 }],
    ["500+ folks", { least: 500 }],
    ["1k+ crowd", { least: 1_000 }],
    ["1000 to 5000 attendees", { least: 1_000, most: 5_000 }],
    ["200 attendees minimum, 1000 maximum", { least: 200, most: 1_000 }],
    ["50 people max, 1k max", { most: 50, maxUsd: 1_000 }],
    ["under 20 grand, 5000 at the very least", { maxUsd: 20_000, least: 5_000 }],
  ])("“%s” sets %j", (text, limits) => expect(wished(text)).toEqual(limits));
});

describe("fields", () => {
  it.each([
    ["devs or ai", ["developer", "ai"]],
    ["fashion, paris + milan", ["fashion"]],
    ["the banking crowd", ["fintech"]],
    ["healthtech events", ["healthtech"]],
    ["charity galas", ["nonprofit"]],
    ["enterprise IT trade fairs", ["enterprise_tech"]],
    ["cloud, devs, saas", ["cloud", "developer", "saas"]],
    ["how much should we spend on food there", undefined],
    ["what does the hospitality package have", undefined],
  ])("“%s” names %j", (text, fields) => expect(wished(text).categories).toEqual(fields));
});

describe("how many, and in which order", () => {
  it.each([
    ["three suggestions would be enough", { count: 3 }],
    ["six results are enough", { count: 6 }],
    ["just four of them", { count: 4 }],
    ["make that the five biggest", { count: 5, order: "largest" }],
    ["the latest ones on top", { order: "latest" }],
    ["list the priciest first", { order: "dearest" }],
    ["in May at the earliest", {}],
  ])("“%s” asks for %j", (text, asked) => {
    const { days: _, ...rest } = wished(text);
    expect(rest).toEqual(asked);
  });
});
