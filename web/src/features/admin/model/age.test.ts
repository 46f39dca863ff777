import { expect, test } from "vitest";
import { ageText } from "./age.ts";

test.each([
  [1, "1 second"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [7_199, "119 minutes"],
  [7_200, "2 hours"],
  [172_800, "2 days"],
])("%i seconds read as %s", (seconds, text) => {
  expect(ageText(seconds)).toBe(text);
});
