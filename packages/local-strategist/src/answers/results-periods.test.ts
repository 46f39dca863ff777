import { expect, test } from "vitest";
import { periodsIn } from "./results-periods.ts";

const now = "2026-11-17T15:00:00.000Z";

test.each([
  ["How did we do in Q2 vs Q3?", ["2026-04-01", "2026-07-01"]],
  ["2025 against 2024, please", ["2025-01-01", "2024-01-01"]],
  ["leads in Q2", []],
  ["how was last year?", []],
])("“%s” puts these periods side by side", (question, starts) => {
  expect(periodsIn(question, now).map(({ from }) => from)).toEqual(starts);
});
