import { expect, it } from "vitest";
import { daysNamed } from "./brief-days.ts";

const today = "2026-04-10";

it.each([
  ["Three days in June", { from: "2026-06-01", to: "2026-06-30" }],
  ["Three days in April", { from: "2026-04-10", to: "2026-04-30" }],
  ["Three days in March", { from: "2027-03-01", to: "2027-03-31" }],
  ["From May to July", { from: "2026-05-01", to: "2026-07-31" }],
  ["Somewhere in Q4", { from: "2026-10-01", to: "2026-12-31" }],
  ["Q1 2027, please", { from: "2027-01-01", to: "2027-03-31" }],
  ["this summer", { from: "2026-06-01", to: "2026-08-31" }],
  ["in the winter", { from: "2026-12-01", to: "2027-02-28" }],
  ["in February 2028", { from: "2028-02-01", to: "2028-02-29" }],
])("%s", (text, days) => {
  expect(daysNamed(text, today)).toEqual(days);
});

it.each([
  "It may march on",
  "Prices fall in shops",
  "spring rolls for all",
  "In June 2025",
  "not in June",
  "",
])("no days: %s", (text) => {
  expect(daysNamed(text, today)).toBeUndefined();
});

it("a winter that has begun is still this one", () => {
  expect(daysNamed("in winter", "2027-01-20")).toEqual({ from: "2027-01-20", to: "2027-02-28" });
});
