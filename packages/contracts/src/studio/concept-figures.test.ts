import { describe, expect, test } from "vitest";
import { costPerContact } from "./concept-figures.ts";

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
