// cspell:ignore Bellecour Garmisch Hauptbahnhof Mauerpark Partenkirchen Ultratrail Zeil Gaswerk
import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

describe("where it is to be", () => {
  it.each([
    [
      "We make oat soap. Place Bellecour, 4 weekdays in September, for commuters in Lyon.",
      "Place Bellecour, Lyon",
    ],
    ["We make oat soap and want one afternoon in Frankfurt's Zeil.", "Zeil, Frankfurt"],
    ["Get commuters at Hamburg Hauptbahnhof to try our soap, two mornings.", "Hamburg Hauptbahnhof, Hamburg"],
    [
      "Soap at the Alpine Ultratrail, Garmisch-Partenkirchen, 3 days.",
      "Alpine Ultratrail, Garmisch-Partenkirchen",
    ],
    ["Client: City of Ghent\nSubject: soap\nWhen: two Sundays in April", "Ghent"],
    ['Indie game studio, game is "Mudlark". PAX West Seattle, 4 days.', "PAX West, Seattle"],
    [
      "Product: harness\nPlace: Climbing Gaswerk, Schlieren\nWhen: one Saturday",
      "Climbing Gaswerk, Schlieren",
    ],
    ["Denim brand. Gen Z, Berlin, Mauerpark flea market, 1 Sunday.", "Mauerpark flea market, Berlin"],
    [
      "We're St. Ann's University Hospital and need nurses. Location: Dublin, Grand Canal Dock. One evening.",
      "Grand Canal Dock, Dublin",
    ],
    ["We sell soap at an open-air field day near Lund on 2 September.", "open-air field day, Lund"],
  ])("is the place that is named, and not who writes: %s", (prompt, place) =>
    expect(readBrief({ prompt }).place?.text).toBe(place),
  );
});

describe("when it is to be", () => {
  it.each([
    ["They have been there since January. Two Sundays in April.", "in April"],
    ["That's August 25th to 29th, five days.", "on August 25–29"],
    ["One day, 2 September, 9 to 4.", "on September 2"],
    ["16 and 17 September, 9 to 5.", "in September"],
  ])("is no month since which something is: %s", (said, month) =>
    expect(readBrief({ prompt: `We make oat soap. ${said}` }).time?.text).toContain(month),
  );
});
