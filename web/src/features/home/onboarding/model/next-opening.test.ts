import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import { expect, test } from "vitest";
import { nextOpening, stepsFor } from "./next-opening.ts";

const newcomer = openingOnboarding;
const settled = { ...newcomer, welcomed: true, wizard: "completed" as const };
const freshBrowser = { tourOffered: 0, tourCompleted: 0 };

test("a newcomer gets the welcome, then the wizard, then the tour", () => {
  expect(nextOpening(newcomer, freshBrowser, 1)).toBe("welcome");
  expect(nextOpening({ ...newcomer, welcomed: true }, freshBrowser, 1)).toBe("wizard");
  expect(nextOpening({ ...newcomer, welcomed: true, wizard: "skipped" }, freshBrowser, 1)).toBe("tour");
  expect(nextOpening({ ...settled, tourOffered: 1 }, freshBrowser, 1)).toBeNull();
});

test("a second device does not start over, and neither does a second user of one browser", () => {
  expect(nextOpening({ ...settled, tourOffered: 1, tourCompleted: 1 }, freshBrowser, 1)).toBeNull();
  expect(nextOpening(settled, { tourOffered: 1, tourCompleted: 0 }, 1)).toBeNull();
});

test("a tour with new steps opens once more for users who finished the old one, and for nobody else", () => {
  expect(nextOpening({ ...settled, tourOffered: 1, tourCompleted: 1 }, freshBrowser, 2)).toBe("tour");
  expect(nextOpening({ ...settled, tourOffered: 2, tourCompleted: 1 }, freshBrowser, 2)).toBeNull();
  expect(nextOpening({ ...settled, tourOffered: 1, tourCompleted: 0 }, freshBrowser, 2)).toBeNull();
});

test("a new step is shown alone when the tour opens automatically, and with all others on request", () => {
  const steps = [
    { id: "a", since: 1 },
    { id: "b", since: 2 },
    { id: "c", since: 1 },
  ];
  const visible = (completed: number, byItself: boolean) =>
    stepsFor(steps, { completed, byItself }).map(({ id }) => id);
  expect(visible(1, true)).toEqual(["b"]);
  expect(visible(1, false)).toEqual(["a", "b", "c"]);
  expect(visible(0, true)).toEqual(["a", "b", "c"]);
  expect(visible(2, true)).toEqual(["a", "b", "c"]);
});
