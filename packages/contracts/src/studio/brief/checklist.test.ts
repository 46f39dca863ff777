import { describe, expect, test } from "vitest";
import { checklistOf } from "./checklist.ts";
import { conflictsIn } from "./conflicts.ts";
import type { FitLine } from "./fit-line.ts";
import { readBrief } from "./read-brief.ts";

const concept = {
  name: "The Long Table",
  description: "Shop managers taste the plum jam at one table in Denver.",
  type: "experiential" as const,
  goals: ["Leads"],
  targetAudience: { description: "Shop managers" },
  budget: 5_000,
  location: "Trade fair, Denver: in the middle",
  duration: "2 days, 9am to 5pm",
  keyFeatures: ["Warm bread for everyone"],
  expectedOutcomes: ["About 90 leads"],
  metrics: ["Leads"],
  inspiration: "Long tables",
  plan: {
    promise: "Plum jam, tasted",
    fit: "They taste it",
    budgetSplit: [{ part: "All", amount: 5_000 }],
    timeline: [],
    staffing: [{ role: "Hosts", people: 2 }],
    measures: [{ name: "Qualified leads for the plum jam", target: "90; 150 were asked for" }],
    risk: { what: "Rain", answer: "A roof" },
    sources: [],
  },
};
const prompt =
  "Our plum jam at a trade fair in Denver, two days, 9am to 5pm, for 400 shop managers. $8,000. It must have warm bread. No balloons. We need 150 qualified leads.";
const statuses = (lines: readonly FitLine[]) =>
  Object.fromEntries(lines.map(({ asks, status }) => [asks, status]));
const check = (change: Partial<typeof concept> = {}, text = prompt) =>
  checklistOf(text, readBrief({ prompt: text }), { ...concept, ...change });

describe("a checklist", () => {
  test("has a line for each thing that the brief asks for, with the place that shows it", () => {
    expect(statuses(check())).toEqual({
      product: "met",
      audience: "met",
      "must-have": "met",
      "must-not": "met",
      place: "met",
      time: "met",
      budget: "met",
      target: "partly",
    });
    expect(check().find(({ asks }) => asks === "must-have")).toEqual({
      asks: "must-have",
      line: "Must-have: warm bread",
      status: "met",
      where: "Features",
    });
  });

  test.each<[FitLine["asks"], Partial<typeof concept>]>([
    ["must-have", { keyFeatures: ["Cold soup"] }],
    ["must-not", { keyFeatures: ["Warm bread", "A balloon for each child"] }],
    ["place", { location: "Vienna", description: "Plum jam at a table" }],
    ["budget", { budget: 9_000 }],
    ["target", { plan: { ...concept.plan, measures: [{ name: "Visitors", target: "900" }] } }],
    ["product", { description: "A table", plan: { ...concept.plan, promise: "Something" } }],
  ])("says that the %s is not met where it isn't", (asks, change) => {
    expect(statuses(check(change))[asks]).toBe("not");
  });

  test("counts a sentence that denies something as keeping it", () => {
    expect(
      statuses(check({ description: `${concept.description} There are no balloons.` }))["must-not"],
    ).toBe("met");
  });
});

describe("what nobody can meet is found in the brief", () => {
  test.each<[string, string]>([
    ["Our film. Must have: a light show with 200 drones. Budget $9,000.", "must-have"],
    ["Our stove on a show truck, with a tour bus, 10 days, $4,000", "budget"],
    ["Our pocket knives past security at the airport, 2 days", "place"],
    ["Our cider for parents at a high school. Nobody under 21 may see it.", "must-not"],
    ["Our console, 60 hours straight. I'm alone.", "time"],
    ["Our loan for 80 renters. We need 900 appointments.", "target"],
    [
      "Our quiz app in a school. The school forbids collecting names or emails. We need 200 sign-ups.",
      "target",
    ],
  ])("%s", (text, asks) => {
    expect(conflictsIn(text, readBrief({ prompt: text })).map((one) => one.asks)).toContain(asks);
  });

  test("and nothing in one that can be met", () => {
    expect(conflictsIn(prompt, readBrief({ prompt }))).toEqual([]);
  });

  test("has a line for what the brand brings", () => {
    const lines = check({}, `${prompt} We have 6 tables.`);
    expect(lines.map(({ line }) => line)).toContain("You bring: 6 tables");
  });
});
