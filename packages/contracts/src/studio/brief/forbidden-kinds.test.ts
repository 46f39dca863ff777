import { describe, expect, test } from "vitest";
import { conflictsIn } from "./conflicts.ts";
import { readBrief } from "./read-brief.ts";

const conflictsOf = (prompt: string) => conflictsIn(prompt, readBrief({ prompt }));

describe("what a place forbids", () => {
  test("may be what the brief is about", () => {
    const [conflict] = conflictsOf(
      "Our shelter wants 20 senior dogs adopted. Lobby in Boise, one Thursday, 11 to 2. No animals of any kind inside.",
    );
    expect(conflict).toMatchObject({ asks: "must-not", text: "No animals of any kind inside" });
  });

  test("may be how a thing is put on", () => {
    const conflicts = conflictsOf(
      "Introduce our glucose sensor to parents at a camp near Boise, one Sunday, 11 to 3. Every parent should wear a real sensor. The camp's rule is that nothing that pierces skin comes onto the grounds.",
    );
    expect(conflicts.some(({ asks, why }) => asks === "must-have" && why.includes("pierces skin"))).toBe(
      true,
    );
  });

  test("is nothing that dogs only own", () =>
    expect(
      conflictsOf("We sell dog beds. Lobby in Boise, one Thursday, 11 to 2. No animals inside."),
    ).toEqual([]));
});

describe("what is shut", () => {
  test("is not the place when something beside it is", () =>
    expect(
      conflictsOf(
        "Residence halls in Boise, six weeknights, 9-11pm, when the dining hall is closed. We sell dumplings.",
      ),
    ).toEqual([]));

  test("is the place when the brief says so", () =>
    expect(
      conflictsOf(
        "We sell dumplings. Market hall in Boise, one Friday, 2-5 pm. The hall is closed for repairs.",
      ).some(({ asks }) => asks === "place"),
    ).toBe(true));
});

test("hours of notice are no opening hours", () =>
  expect(
    conflictsOf(
      "Hair color. Salon in Boise, one Tuesday, 1 to 5. The insurer insists on a test 48 hours before.",
    ),
  ).toEqual([]));

test("what only stresses a rule refuses nothing", () =>
  expect(
    readBrief({
      prompt: "We sell hats. Mall in Boise. A test the day before, without exception. No bleach.",
    }).mustNots.map(({ text }) => text),
  ).toEqual(["No bleach"]));
