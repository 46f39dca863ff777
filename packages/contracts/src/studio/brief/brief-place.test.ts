// cspell:ignore Dhabi Montréal
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const place = (prompt: string) => readBrief({ prompt }).place;

describe("every place that a brief names is read", () => {
  test("a town keeps its name where the brief is written without capitals or in nothing else", () => {
    expect(place("steel comb. the school hall in liverpool, one thursday")?.town).toBe("Liverpool");
    expect(place("STEEL COMB. THE SCHOOL HALL IN LIVERPOOL")?.town).toBe("Liverpool");
    // Without capitals it may be a word.
    expect(place("a stall for our jam, reading glasses needed, a bottle with a cork")?.town).toBeUndefined();
  });

  test("several towns in a row are all meant", () => {
    expect(place("A roadshow. Melbourne, Brisbane, Perth, one day each.")?.town).toBe(
      "Melbourne, Brisbane, Perth",
    );
  });

  test("the place that it is set in comes before one that is only spoken of", () => {
    expect(place("A rota app for hotels, shown at the harbor of Bergen.")).toMatchObject({
      town: "Bergen",
      venues: ["harbor"],
    });
    expect(place("An audio edition for museums. We have the school hall in Leeds.")?.venues).toEqual([
      "school hall",
    ]);
  });

  test("neither a language, a heading nor a unit is a place", () => {
    expect(place("A course in Punjabi.")?.town).toBeUndefined();
    expect(place("A tire sensor. Facts: 9 days. People feel 2 and 4.5 bar by hand.")).toBeUndefined();
  });

  test("whatever venue and town are named, both are read", () => {
    const venues = fc.constantFrom(
      "winery",
      "village hall",
      "ferry terminal",
      "laundry room",
      "car park",
      "pub",
    );
    const towns = fc.constantFrom("Lagos", "Leicester", "Kyoto", "Montréal", "Abu Dhabi", "Des Moines");
    fc.assert(
      fc.property(venues, towns, fc.boolean(), (venue, town, first) => {
        const prompt = first
          ? `Camel milk butter for cooks. In ${town}, in the ${venue}, one Friday.`
          : `Camel milk butter for cooks. One Friday in the ${venue} in ${town}.`;
        const read = place(prompt);
        expect(read?.town).toBe(town);
        expect(read?.venues).toContain(venue);
      }),
    );
  });

  test("what somebody is told in quotation marks is no place", () => {
    const place = (said: string) =>
      readBrief({
        prompt: `Trouser suits. Women are told ${said} for their size. A hotel suite in Charlotte.`,
      }).place?.venues;
    for (const said of ["'online only'", "“only online”", '"online only"'])
      expect(place(said), said).toEqual(["hotel suite"]);
  });
});

test.each([
  ["Office backup, at a chamber of commerce mixer, $900", "commerce mixer"],
  ["Bamboo rods, riverside lunch for 16 repeat buyers, Missoula, 12k", "riverside"],
  ["Door to door for our beehive rental. 3 afternoons, Marquette.", "front doors"],
])("a place is named however it is said: %s", (prompt, venue) => {
  expect(readBrief({ prompt }).place?.venues).toContain(venue);
});

test("how something is, or what was done to it, is no place", () => {
  expect(readBrief({ prompt: "canned iced tea, new, Tulsa, 3k" }).place?.venues).toEqual([]);
});
