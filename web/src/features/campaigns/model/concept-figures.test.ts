import type { CampaignResult } from "@marquee/contracts/campaign-idea";
import { expect, test } from "vitest";
import { generation } from "#testing/campaign-examples.ts";
import { contactFigure, fitFigure } from "./concept-figures.ts";

const [first] = generation.results;
if (!first) throw new Error("The example has no concept");
const concept: CampaignResult = first;
const planned = (name: string, target: string): CampaignResult => ({
  ...concept,
  plan: {
    promise: "They try it",
    fit: "They trust it",
    budgetSplit: [{ part: "All", amount: concept.budget }],
    timeline: [],
    staffing: [],
    measures: [{ name, target }],
    risk: { what: "Rain", answer: "A roof" },
    sources: [],
  },
});

test("the cost per contact is shown with the figures it is computed from", () => {
  expect(contactFigure(planned("Qualified contacts", "About 1,600"))).toEqual({
    value: "$25",
    basis: "$40,000 ÷ 1,600 (Qualified contacts)",
  });
});

test("a plan without a number of contacts is reported as such, and nothing is made up", () => {
  const unknown = { value: "Not known", basis: "The plan doesn't give a number of contacts." };
  expect(contactFigure(planned("Visitors", "900"))).toEqual(unknown);
  expect(contactFigure(concept)).toEqual(unknown);
});

test("the fit says which parts of the brief are met, partly met, and not met", () => {
  const brief = {
    budget: 50_000,
    location: "Boston",
    goals: ["Leads", "Press"],
    preferred_type: "pop_up" as const,
  };
  // 30 of 30, 0 of 20, 10 of 20 and 10 of 10.
  expect(fitFigure(concept, brief)).toEqual({
    value: "63%",
    basis: "Meets: Budget, Type. In part: Goals (50%). Doesn't meet: Location.",
  });
});

test("a brief that asks for nothing has no fit, and says what would give one", () => {
  expect(fitFigure(concept, {})).toMatchObject({
    value: "Not known",
    basis: expect.stringContaining("Add a budget"),
  });
});
