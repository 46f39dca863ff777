import { describe, expect, it } from "vitest";
import { documentBlockSchema } from "../text/document-blocks.ts";
import { documentMarkdown, documentText } from "../text/document-text.ts";
import type { CampaignResult } from "./campaign-idea.ts";
import { conceptBlocks } from "./concept-words.ts";

const concept: CampaignResult = {
  name: "The Open Bench",
  description: "A repair bench in the middle of the trade fair.",
  type: "experiential",
  goals: ["Earn 60 meetings"],
  targetAudience: { description: "Plant managers" },
  budget: 40_000,
  location: "Hanover, Germany",
  duration: "4 days",
  keyFeatures: ["A bench with six seats"],
  expectedOutcomes: ["References in two countries"],
  metrics: ["Meetings a day"],
  inspiration: "Watchmakers at work in a shop window.",
  plan: {
    promise: "Sixty meetings with people who sign",
    fit: "They come with broken parts already.",
    budgetSplit: [
      { part: "Stand and bench", amount: 30_000 },
      { part: "Crew", amount: 10_000 },
    ],
    timeline: [
      { when: "Week 1", what: "Choose the hall" },
      { when: "Week 6", what: "Rehearse" },
      { when: "Week 9", what: "Report" },
    ],
    staffing: [{ role: "Technicians", people: 1_200 }],
    measures: [{ name: "Booked talks", target: "60 within the week" }],
    risk: { what: "Nobody brings a part", answer: "Have a crate of parts ready" },
    sources: ["Fair calendar 2026"],
  },
  competitiveAnalysis: {
    summary: "Two rivals show machines.",
    competitors: [{ name: "Globex", strengths: ["A bigger hall"], gaps: ["Nothing to touch"] }],
    differentiators: ["People work themselves"],
    risks: ["Rivals copy it"],
    basis: "General knowledge alone.",
  },
  mockupImageUrl: "/api/campaign-generations/gen_1/mockups/0",
  mockupDescription: "A bench under a round lamp",
};

/** Every text anywhere in a concept, except its picture's address and the internal name of its type. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe("what a concept says in words", () => {
  it("includes everything in the concept, and fits the schema that documents are drawn from", () => {
    const blocks = conceptBlocks(concept);
    for (const block of blocks) documentBlockSchema.parse(block);
    const text = documentText(blocks);
    const { mockupImageUrl, type: _, ...said } = concept;
    for (const one of textsIn(said)) expect(text, one).toContain(one);
    expect(text).not.toContain(String(mockupImageUrl));
    expect(text).toContain("Type: Experiential");
  });

  it("shows amounts with their share of the budget, and counts as people read them", () => {
    const text = documentText(conceptBlocks(concept));
    expect(text).toContain("Budget: $40,000");
    expect(text).toContain("Stand and bench: $30,000 (75%)");
    expect(text).toContain("Crew: $10,000 (25%)");
    expect(text).toContain("Technicians: 1,200");
    expect(documentText(conceptBlocks({ ...concept, budget: 0 }))).not.toContain("%");
  });

  it("says so if nothing was looked up, and says nothing about a missing plan", () => {
    const { plan, ...rest } = concept;
    if (!plan) throw new Error("the example has a plan");
    const withoutSource = documentText(conceptBlocks({ ...rest, plan: { ...plan, sources: [] } }));
    expect(withoutSource).toContain("No live source was consulted.");
    const old = documentText(conceptBlocks({ ...rest, competitiveAnalysis: null, mockupDescription: null }));
    for (const title of ["Timeline", "Main risk", "Sources", "Competitive analysis", "Mockup"])
      expect(old.split("\n"), title).not.toContain(title);
    expect(old).toContain(concept.description);
  });
});

describe("Markdown", () => {
  it("has headings and lists of its own, and shows Markdown characters of the text as they are", () => {
    const markdown = documentMarkdown([
      { kind: "heading", level: 1, text: "A *new* [name]" },
      { kind: "heading", level: 2, text: "Goals" },
      { kind: "list", items: ["- 60 talks", "<b>one</b>\nline"] },
      { kind: "paragraph", text: "1. not a list, # 2 not a heading" },
      { kind: "paragraph", text: "# not a heading" },
    ]);
    expect(markdown.split("\n\n")).toEqual([
      String.raw`# A \*new\* \[name\]`,
      "## Goals",
      "- \\- 60 talks\n- \\<b\\>one\\</b\\> line",
      String.raw`1\. not a list, # 2 not a heading`,
      `${String.raw`\# not a heading`}\n`,
    ]);
  });
});
