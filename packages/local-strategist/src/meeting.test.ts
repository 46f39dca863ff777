import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formats } from "./content/all-formats.ts";
import { composeIdeas } from "./ideas.ts";

const meetingFormats = formats.filter(({ kinds }) => kinds.includes("cause") || kinds.includes("job"));

const organizations = ["hospital group", "city library", "food bank", "credit union", "ski club", "school"];
const wishes = [
  (org: string) => `Our ${org} needs volunteers, 60 people in Bristol, $9,000.`,
  (org: string) => `Recruit 25 nurses for our ${org} in Leeds, one day in May, $20,000.`,
  (org: string) => `Raise money for a ${org}: dinner for 80 donors, Chicago, $12,000, no auction.`,
];

test("nobody uses, tries, borrows or hands over an organization: its people are met", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...organizations),
      fc.constantFrom(...wishes),
      fc.string(),
      (org, wish, seed) => {
        for (const idea of composeIdeas(
          { prompt: wish(org), goals: [], competitorNames: [], preferredType: "all" },
          seed,
        )) {
          const { sources: _, ...plan } = idea.plan ?? { sources: [] };
          const text = JSON.stringify({ ...idea, plan });
          expect(meetingFormats.map(({ title }) => title)).toContain(idea.name);
          expect(text).toContain(org);
          expect(text).not.toMatch(
            /\b(?:us(?:e|es|ed|ing)|tr(?:y|ies|ied)|borrow\w*|handle|hands?) (?:of )?the (?:hospital|city|food|credit|ski|school)/i,
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("a product that people use is never met instead", () => {
  for (const idea of composeIdeas(
    {
      prompt: "We sell a cordless drill, 200 carpenters, Denver, $20,000.",
      goals: [],
      competitorNames: [],
      preferredType: "all",
    },
    "seed",
  ))
    expect(formats.find(({ title }) => title === idea.name)?.kinds).toContain("thing");
});

test("eighty guests of a dinner are eighty guests, and what they decide is another number", () => {
  const ideas = composeIdeas(
    {
      prompt: "Raise money for a food bank: dinner for 80 donors, Chicago, 6 hours, $12,000.",
      goals: [],
      competitorNames: [],
      preferredType: "all",
    },
    "seed",
  );
  const measures = ideas.map(({ plan }) => plan.measures[0]);
  expect(measures.map((one) => one?.name)).toEqual(ideas.map(() => "Donors who meet the food bank"));
  expect(measures.map((one) => one?.target)).toContain("80, as asked for");
});
