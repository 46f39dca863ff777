import { describe, expect, test } from "vitest";
import { firstMessages } from "#forms/field-messages.ts";
import {
  type BuilderValues,
  emptyBuilder,
  fromGeneration,
  hasDetails,
  isEmptyBrief,
  loadBuilderSchema,
  openingBrief,
  readBudget,
  toGenerateBody,
} from "./builder.ts";

const filled: BuilderValues = { ...emptyBuilder, prompt: "A pop-up for developers" };

const builderSchema = await loadBuilderSchema();

function messages(values: Partial<BuilderValues>) {
  const result = builderSchema.safeParse({ ...filled, ...values });
  return result.success ? {} : firstMessages(result.error.issues);
}

const facts = {
  companyName: "Acme",
  industry: "Cloud software",
  marketingGoals: "Leads, awareness and loyalty.",
  targetAudience: "CTOs",
  brandVoice: "",
  forbiddenWords: [],
  brandColors: [],
  facts: [],
  version: 1,
  updatedAt: null,
};

describe("the Strategy Builder", () => {
  test("starts with what Morgan knows, which does not count as typed", () => {
    const opening = openingBrief(facts);
    expect(opening).toEqual({
      ...emptyBuilder,
      industry: "tech",
      targetAudience: "CTOs",
      goals: ["Leads", "awareness", "loyalty"],
    });
    expect([isEmptyBrief(opening, opening), hasDetails(opening, opening)]).toEqual([true, false]);
    expect(hasDetails({ ...opening, goals: ["Leads"] }, opening)).toBe(true);
    expect(isEmptyBrief({ ...opening, prompt: "A show" }, opening)).toBe(false);
    expect(openingBrief({ ...facts, industry: "Alchemy" }).industry).toBe("");
    expect(openingBrief(undefined)).toEqual(emptyBuilder);
  });

  test("refuses a short prompt with a full explanation", () => {
    expect(messages({ prompt: "  short   " })).toEqual({ prompt: "Prompt must be at least 10 characters." });
  });

  test("accepts a budget as people write it, and says when it is not a number", () => {
    expect([readBudget("$25,000"), readBudget(" "), readBudget("12.5")]).toEqual([25_000, undefined, 12.5]);
    expect(messages({ budget: "a lot" })).toEqual({ budget: "Budget must be a number" });
    expect(messages({ budget: "" })).toEqual({});
  });

  test("leaves out what is empty", () => {
    expect(toGenerateBody(filled)).toEqual({
      prompt: "A pop-up for developers",
      preferred_type: "all",
      generateCompetitiveAnalysis: false,
      generateVisualMockup: false,
    });
  });

  test("sends competitors only with the analysis that uses them, and the audience as an object", () => {
    const values = { ...filled, competitorNames: ["Globex", "Initech"], targetAudience: " CTOs " };
    expect(toGenerateBody(values).competitorNames).toBeUndefined();
    expect(toGenerateBody({ ...values, generateCompetitiveAnalysis: true })).toMatchObject({
      competitorNames: ["Globex", "Initech"],
      targetAudience: { description: "CTOs" },
    });
  });

  test("can load an earlier order unchanged", () => {
    const { prompt, ...parameters } = toGenerateBody({
      ...filled,
      industry: "tech",
      budget: "40000",
      goals: ["a", "b"],
      generateVisualMockup: true,
    });
    const values = fromGeneration({ prompt, parameters } as Parameters<typeof fromGeneration>[0]);
    expect(toGenerateBody(values)).toEqual({ prompt, ...parameters });
  });
});
