import { readBrief } from "@marquee/contracts/studio/brief/read-brief";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { capacityOf } from "./capacity.ts";
import { formats } from "./content/all-formats.ts";
import { composeIdeas } from "./ideas.ts";

const numberWords = ["two", "three", "four", "five", "six"];

describe("what a concept promises", () => {
  test("follows from units, minutes, hours, days, staff and audience, in whatever words these are told", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...formats),
        fc.record({
          units: fc.integer({ min: 2, max: 6 }),
          minutes: fc.integer({ min: 3, max: 60 }),
          until: fc.integer({ min: 12, max: 18 }),
          days: fc.integer({ min: 2, max: 6 }),
          size: fc.integer({ min: 20, max: 3_000 }),
          target: fc.integer({ min: 10, max: 2_000 }),
          budget: fc.integer({ min: 2_000, max: 60_000 }),
          inWords: fc.boolean(),
        }),
        (format, { units, minutes, until, days, size, target, budget, inWords }) => {
          const told = (value: number) =>
            inWords ? (numberWords[value - 2] ?? String(value)) : String(value);
          const prompt = `We make a folding kayak. ${told(days)} days in Leeds, 10:00-${until}:00, ${size} cyclists. We have ${told(units)} stations, and a trial takes ${minutes} minutes each. Goal: ${target} trials.`;
          const { most, visits, reach, staff, hours } = capacityOf(format, {
            reading: readBrief({ prompt }),
            prompt,
            budget,
          });
          expect(hours).toBe(days * (until - 10));
          expect(most).toBeLessThanOrEqual((units * hours * 60) / minutes);
          expect(visits).toBeLessThanOrEqual(Math.min(most, size));
          expect(reach).toBeLessThanOrEqual(Math.min(visits, target));
          expect(staff * hours * 30).toBeLessThanOrEqual(Math.max(budget, hours * 30));
        },
      ),
      { numRuns: 150 },
    );
  });

  test("is no more than there are of the product, if the brief says that there are no more", () => {
    const prompt =
      "We give away a composting bin in Leeds, six Saturdays, 10 to 14. We have 30 bins and not one more, one per family. We want 200 families with a bin. $20,000.";
    const [format = expect.unreachable()] = formats;
    const { reach, more } = capacityOf(format, { reading: readBrief({ prompt }), prompt, budget: 20_000 });
    expect(reach).toBeLessThanOrEqual(30);
    expect(more).toBeDefined();
  });

  test("follows from who serves them and from their hourly rate, however the brief says so", () => {
    const served = [
      (many: string, minutes: number) => `${many} craftsmen. One repair needs ${minutes} minutes.`,
      (many: string, minutes: number) => `${many} fitters, ${minutes} minutes a seat.`,
      (many: string, minutes: number) =>
        `I bring ${many.toLowerCase()} plates and one plate makes ${Math.floor(60 / minutes)} portions in an hour.`,
      (many: string, minutes: number) => `${many} nurses, a check takes ${minutes} minutes.`,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...formats),
        fc.constantFrom(...served),
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom(3, 5, 6, 10, 12, 15, 20, 30),
        fc.integer({ min: 100, max: 2_000 }),
        (format, say, many, minutes, target) => {
          const told = numberWords[many - 2] ?? String(many);
          const prompt = `We mend umbrellas. Two evenings in Leeds, 17:00-20:00. ${say(told.charAt(0).toUpperCase() + told.slice(1), minutes)} Goal: ${target} repairs.`;
          const { reach, most } = capacityOf(format, {
            reading: readBrief({ prompt }),
            prompt,
            budget: 40_000,
          });
          expect(most).toBeLessThanOrEqual((many * 6 * 60) / minutes);
          expect(reach).toBeLessThanOrEqual(Math.min(most, target));
        },
      ),
      { numRuns: 100 },
    );
  });

  test("several places one after the other take their days, their hours and the way between them", () => {
    const prompt =
      "Our folding kayak for commuters in Leeds, York and Hull, one day each, 10:00-16:00. 70 people per city. $30,000. Goal: 60 trials.";
    const reading = readBrief({ prompt });
    expect(reading.time).toMatchObject({ days: 3, hours: 18 });
    expect(reading.place).toMatchObject({ stops: 3 });
    expect(reading.audience?.size).toBe(210);
    const ideas = composeIdeas({ prompt, goals: [], competitorNames: [] }, "seed");
    for (const { plan } of ideas)
      expect(plan.budgetSplit.find(({ part }) => /between 3 places/.test(part))?.amount).toBeGreaterThan(0);
  });

  test("is no more than were invited", () => {
    expect(
      readBrief({ prompt: "Plum jam for hotel managers in Leeds. 48 are invited." }).audience?.size,
    ).toBe(48);
  });
});
