// cspell:ignore Builth padel Sharjah
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const nouns = [
  "perfume stick",
  "rail pass",
  "snow chain",
  "walking frame",
  "bread knife",
  "door stop",
  "mud guard",
];
const seller = fc.constantFrom(
  "We are perfumery in Sharjah.",
  "I own the store, second generation.",
  "ONLINE ONLY.",
);
const noun = fc.constantFrom(...nouns);

const productOf = (prompt: string): string | undefined => readBrief({ prompt }).product?.text;

describe("what a brief is about", () => {
  test("is what stands without a verb after who writes, and not the writer", () => {
    fc.assert(
      fc.property(seller, noun, (opening, thing) => {
        const prompt = `${opening} A small ${thing}, for nurses who may not use another. Hospital corridor, one Monday, 2-5 pm.`;
        expect(productOf(prompt)).toContain(thing);
      }),
    );
  });

  test("is what a sentence tells of it in passing, and not who tells or where", () => {
    fc.assert(
      fc.property(
        noun,
        fc.constantFrom<(thing: string) => string>(
          (thing) => `Our studio will show a ${thing} at a convention in Seattle.`,
          (thing) => `We would like to sample our ${thing}, which takes four minutes, to commuters.`,
          (thing) => `We are a small union in Leeds, and we want to explain our first ${thing} to drivers.`,
          (thing) => `In Leeds we are about to launch a ${thing} for people over 62.`,
          (thing) => `We are a nonprofit that lends out ${thing}s the way a library lends books.`,
          (thing) => `Our community college in Leeds opens a ${thing} this fall.`,
          (thing) => `The city's office requests concepts for its ${thing}, which sends warnings.`,
          (thing) => `Kindly send proposals regarding our new ${thing}.`,
          (thing) => `We are a dealer and will bring three small ${thing}s for a trial.`,
        ),
        (thing, sentence) => {
          const prompt = `${sentence(thing)} We have the concourse on two Mondays, 4 to 7 pm. We are not giving away free tickets.`;
          expect(productOf(prompt)).toContain(thing);
        },
      ),
    );
  });

  test.each([
    [
      "Please help me fill a beginners' course in Portuguese at my school.",
      "beginners' course in Portuguese",
    ],
    [
      "Our college in Yakima opens a one-year certificate for refrigeration technicians this fall.",
      "one-year certificate for refrigeration technicians",
    ],
    ["hey, so we need foster homes for kittens, like yesterday. 20 would save us.", "foster homes"],
    ["We are a nonprofit that lends out carpet cleaners the way a library lends books.", "carpet cleaners"],
  ])("is taught, sought or lent: %s", (prompt, product) => {
    expect(productOf(prompt)).toBe(product);
  });

  test("is what a place stands before, and not the place", () => {
    fc.assert(
      fc.property(noun, fc.constantFrom("Kochi, Kerala.", "Atrium of a mall, Soweto."), (thing, where) => {
        expect(productOf(`${where} A ${thing} for visitors: it saves time. Two Fridays, 3-6 pm.`)).toBe(
          thing,
        );
      }),
    );
  });

  test("is what is introduced, rather than the client who does so", () => {
    fc.assert(
      fc.property(noun, (thing) => {
        expect(
          productOf(
            `Client: a saddler, est. 1871, Jerez. Brief: introduce a ${thing} to collectors. One Thursday, 18:00-21:00.`,
          ),
        ).toBe(thing);
      }),
    );
  });

  test("is what ours stands for", () => {
    fc.assert(
      fc.property(noun, (thing) => {
        const last = thing.split(" ").at(-1) ?? thing;
        expect(
          productOf(
            `Drivers lose a day whenever a ${thing} breaks, and nobody sees why. Ours changes color. Show the ${last}s at 100 and 5 percent.`,
          ),
        ).toBe(thing);
      }),
    );
  });

  test("is what an organization does, rather than the organization", () => {
    expect(productOf("Our evening school in Leipzig teaches sign language to people at counters.")).toBe(
      "sign language",
    );
  });

  test("is written within a sentence as one writes there, though the heading shouts", () => {
    expect(productOf("GUTTER GUARDS. I own the store, Dayton Ohio. A guard snaps on in a minute.")).toBe(
      "gutter guards",
    );
  });
});

describe("where and for how many it is", () => {
  test("a word before a clause is no town", () => {
    fc.assert(
      fc.property(fc.constantFrom("Overnight", "Usually", "Indoors", "Afterwards"), (word) => {
        const { place } = readBrief({
          prompt: `A drier for hearing aids. ${word}, it takes the damp out.\nWhere: choir day, Aarhus.\nWhen: one Sunday, 11:00-17:00.`,
        });
        expect(place?.town).toBe("Aarhus");
      }),
    );
  });

  test("places with a day for each are as many days", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.constantFrom("stairwells", "roofs", "landings"),
        (count, places) => {
          const { time } = readBrief({
            prompt: `Soup in jars for old people. We want to be in ${count} ${places}, one per day, 11 to 13 o'clock.`,
          });
          expect(time).toMatchObject({ days: count, hours: count * 2 });
        },
      ),
    );
  });

  test("people per day are as many as come on all days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 20, max: 300 }), (days, people) => {
        const prompt = `A sheep insurance.\nWhere: livestock mart, Builth Wells.\nWhen: ${days} Mondays, 08:00-13:00.\nAudience: hill farmers, ${people} per market day.`;
        expect(readBrief({ prompt }).audience?.size).toBe(days * people);
      }),
    );
  });

  test("what is in stock counts no people", () => {
    const prompt =
      "A padel shoe. Three clubs, one Wednesday evening each (19:00 - 23:00), 95 players per club. Stock for the whole tour is 96 pairs.";
    expect(readBrief({ prompt }).audience?.size).toBe(285);
  });
});
