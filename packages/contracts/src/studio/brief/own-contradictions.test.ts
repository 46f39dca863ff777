import { describe, expect, test } from "vitest";
import { conflictsIn } from "./conflicts.ts";
import { readBrief } from "./read-brief.ts";
import { refusedWords } from "./refused-words.ts";

const conflicts = (prompt: string) => conflictsIn(prompt, readBrief({ prompt })).map(({ why }) => why);

describe("what a brief wants and forbids at once is said", () => {
  test("where the place forbids what the product has in it", () => {
    const told = conflicts(
      "Walnut fudge from a small kitchen, handed out in the gym of a school in Reno, Thursday 5-7pm. The school is nut-free, strictly: nothing with nuts comes in.",
    );
    expect(told.join()).toContain("has nuts in it");
  });

  test.each(["Oat milk", "Mushroom jerky", "Alcohol-free beer"])(
    "but not of %s, which has none of it",
    (thing) => {
      const told = conflicts(
        `${thing} at a school in Reno, Thursday 5-7pm. No milk, no meat and no alcohol.`,
      );
      expect(told.join()).not.toContain("in it");
    },
  );

  test("where machines are to run without any power", () => {
    const park = "Night market in a Reno park, Friday 6-11pm.";
    const machines = "One arcade game, six cabinets. All six cabinets have to run the entire time.";
    expect(
      conflicts(`${machines} ${park} The park has no outlets and allows no generators.`).join(),
    ).toContain("it needs power");
    expect(conflicts(`${machines} ${park} The park has no outlets.`)).toEqual([]);
  });

  test("where the budget doesn't pay a crew's least wages", () => {
    const crew = "Log homes. At ten fairs across Idaho, ten days, a crew of six carpenters puts up a cabin.";
    expect(conflicts(`${crew} All we can give is $4,800.`).join()).toContain("in wages alone");
    expect(conflicts(`${crew} All we can give is $48,000.`)).toEqual([]);
  });

  test("where something huge is to be had for little", () => {
    const ship = "Opening night of our museum in Reno. Must have: a three-masted ship, full size and afloat.";
    expect(conflicts(`${ship} $9,000.`).join()).toContain("a ship that people can board costs at least");
    expect(conflicts("A board game about a pirate ship, at a fair in Reno, two days, $9,000.")).toEqual([]);
  });
});

test("a word within the name of what is refused may be said of what is bad today", () => {
  const { problems, mustNots } = readBrief({
    prompt:
      "Pump checkups for landlords, Reno, 7:00-8:00. Nobody looks at it until the basement is flooded. No flood videos, no ducks.",
  });
  const refused = refusedWords({ problems, mustHaves: [], mustNots }).flatMap(({ words }) => words);
  expect(refused).toContain("videos");
  expect(refused).toContain("ducks");
  expect(refused).not.toContain("flood");
});

test("what a brief is for is not refused with it", () => {
  const { audience, mustNots, problems } = readBrief({
    prompt:
      "Tires for forklifts, a canteen in Leeds, two nights, roughly 210 forklift drivers. No forklift in the canteen.",
  });
  const refused = refusedWords({ ...(audience ? { audience } : {}), problems, mustHaves: [], mustNots });
  expect(refused.flatMap(({ words }) => words)).not.toContain("forklift");
});
