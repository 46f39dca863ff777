import { expect, it } from "vitest";
import { industries } from "../enums.ts";
import { industryNamed } from "./industry-named.ts";

it.each(industries)("recognizes the industry %s by its own name", (industry) => {
  expect(industryNamed(industry)).toBe(industry);
});

it.each([
  ["Cybersecurity for banks", "tech"],
  ["E-commerce", "retail"],
  ["Health-tech", "healthcare"],
  ["Non-profit", "nonprofit"],
  ["We make carbonated beverages", "food"],
  ["", null],
  ["Something else entirely", null],
])("reads %j as %s", (text, industry) => {
  expect(industryNamed(text)).toBe(industry);
});
