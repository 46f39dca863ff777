import { describe, expect, test } from "vitest";
import { costPerContact, type FitCriterion, fitOf, fitWeights } from "./concept-figures.ts";

const plan = (measures: { name: string; target: string }[]) => ({
  promise: "People try it before they buy it",
  fit: "They trust what they tested",
  budgetSplit: [{ part: "All", amount: 9_000 }],
  timeline: [],
  staffing: [],
  measures,
  risk: { what: "Rain", answer: "A roof" },
  sources: [],
});

describe("the cost per contact", () => {
  test.each([
    ["Qualified contacts", "About 1,200", 1_200, 8],
    ["Leads", "120 by the end of May", 120, 75],
    ["Meetings booked", "At least 7", 7, 1_286],
    ["Conversations with the right people", "20, each with a name and a next step", 20, 450],
  ])("is the budget divided by what “%s: %s” promises", (name, target, contacts, usd) => {
    const measures = [
      { name: "Visits", target: "500" },
      { name, target },
    ];
    expect(costPerContact({ budget: 9_000, plan: plan(measures) })).toEqual({
      usd,
      budgetUsd: 9_000,
      contacts,
      measure: name,
    });
  });

  test.each([
    ["Cost per qualified contact", "Less than $334"],
    ["Lead conversion rate", "12"],
    ["Share of leads that buy", "About 30"],
    ["Leads", "$5,000 of pipeline"],
    ["Leads", "30% more than last year"],
    ["Leads", "Better each day than the day before"],
    ["Leads", "About 2k"],
    ["Leads", "0"],
    ["Visitors", "900"],
  ])("is not derived from “%s: %s”", (name, target) => {
    expect(costPerContact({ budget: 9_000, plan: plan([{ name, target }]) })).toBeUndefined();
  });

  test("is unknown for a concept without a plan", () => {
    expect(costPerContact({ budget: 9_000, plan: undefined })).toBeUndefined();
  });
});

type Concept = Parameters<typeof fitOf>[1];
const concept: Concept = {
  budget: 40_000,
  location: "Austin, Texas: a storefront downtown",
  goals: ["Win 200 trials", "Press"],
  targetAudience: { description: "Platform engineers in mid-size companies" },
  type: "pop_up",
  plan: undefined,
};
const metBy = (brief: Parameters<typeof fitOf>[0]) =>
  Object.fromEntries(fitOf(brief, concept)?.criteria.map(({ criterion, met }) => [criterion, met]) ?? []);

describe("the fit", () => {
  test("is unknown when the brief leaves everything open, and ignores what is left open", () => {
    expect(fitOf({}, concept)).toBeUndefined();
    expect(
      fitOf(
        {
          budget: null,
          location: " ",
          goals: [],
          preferred_type: "all",
          targetAudience: { description: "" },
        },
        concept,
      ),
    ).toBeUndefined();
    expect(fitOf({ preferred_type: "pop_up" }, concept)).toEqual({
      percent: 100,
      criteria: [{ criterion: "type", met: 1 }],
    });
  });

  test("is 100% for a concept that meets everything that was asked", () => {
    const brief: Parameters<typeof fitOf>[0] = {
      budget: 40_000,
      location: "Austin",
      goals: ["200 trials", "press"],
      targetAudience: { description: "the platform engineers" },
      preferred_type: "pop_up",
    };
    const fit = fitOf(brief, concept);
    expect(fit?.percent).toBe(100);
    expect(fit?.criteria.map(({ criterion }) => criterion)).toEqual([
      "budget",
      "place",
      "goals",
      "audience",
      "type",
    ] satisfies FitCriterion[]);
  });

  test.each([
    [40_000, 1],
    [100_000, 1],
    [32_000, 0.5],
    [20_000, 0],
    [0, 0],
  ])(
    "scores a concept's budget of %i as %d: the further above the brief's budget, the less",
    (budget, met) => {
      expect(metBy({ budget }).budget).toBeCloseTo(met);
    },
  );

  test("scores places, goals and audiences by the share of their words that the concept contains", () => {
    expect(metBy({ location: "Austin" })).toEqual({ place: 1 });
    expect(metBy({ location: "Boston" })).toEqual({ place: 0 });
    expect(metBy({ goals: ["200 trials", "Loyalty"] })).toEqual({ goals: 0.5 });
    expect(metBy({ targetAudience: { description: "Engineers and designers" } })).toEqual({ audience: 0.5 });
    expect(metBy({ preferred_type: "virtual" })).toEqual({ type: 0 });
  });

  test("weights only what was asked, and all weights sum to a hundred", () => {
    expect(Object.values(fitWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    // Budget met, place not: 30 of 50.
    expect(fitOf({ budget: 40_000, location: "Boston" }, concept)?.percent).toBe(60);
    expect(fitOf({ preferred_type: "virtual", location: "Austin" }, concept)?.percent).toBe(67);
  });
});
