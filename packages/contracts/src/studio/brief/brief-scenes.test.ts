import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const opening = "A repair service for saddles. Jerez, one Thursday, 18:00-21:00, 40 collectors.";
const wishes = (told: string): string[] =>
  readBrief({ prompt: `${opening} ${told}` }).mustHaves.map(({ text }) => text);
const refusals = (told: string): string[] =>
  readBrief({ prompt: `${opening} ${told}` }).mustNots.map(({ text }) => text);

describe("what a brief tells of the event", () => {
  test("is a wish, whoever does what", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("a real barber", "an elder", "a deaf teacher", "each visitor", "one apprentice"),
        fc.constantFrom("cuts hair", "gets a pair of slippers", "is seated by the door"),
        (who, does) => {
          expect(wishes(`${who.charAt(0).toUpperCase()}${who.slice(1)} ${does}.`).join()).toContain(does);
        },
      ),
    );
  });

  test("is none if it tells what others do, what something costs or how long it takes", () => {
    for (const told of [
      "Every politician does that.",
      "A trial takes fifteen minutes.",
      "One saddle costs two thousand dollars.",
      "A third of them cannot ride.",
    ])
      expect(wishes(told)).toEqual([]);
  });

  test("has a language, unless it is refused", () => {
    expect(wishes("Do it in Portuguese.")).toContain("in Portuguese");
    expect(wishes("Nothing may be in Portuguese.")).not.toContain("in Portuguese");
  });

  test("is refused where nobody is to do it, beside another refusal or in capitals", () => {
    expect(refusals("Nothing pink. And nobody measures waists aloud.")).toContain(
      "Nobody measures waists aloud",
    );
    expect(refusals("NOBODY climbs a ladder, my insurer would have a stroke.")).toContain(
      "Nobody climbs a ladder",
    );
    expect(refusals("Nobody sees the wear before it is too late.")).toEqual([]);
  });

  test("is not refused where it only says what somebody is like", () => {
    expect(refusals("It is for nurses who may not wear scent on the ward.")).toEqual([]);
    expect(refusals("No budget to speak of.")).toEqual([]);
  });
});
