import type { CampaignBrief } from "@marquee/adapters/ai/port";
import { assertSafeSvg } from "@marquee/concept-boards/safe-svg";
import { campaignTypes, industries, preferredCampaignTypes } from "@marquee/contracts/enums";
import { campaignIdeaDraftSchema, competitiveAnalysisSchema } from "@marquee/contracts/studio/campaign-idea";
import { failureOf } from "@marquee/testkit/live-ai-fixtures";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { concepts } from "./ideas.ts";
import { localAi } from "./local-ai.ts";

const ai = localAi({ delayMs: 0 });
const nasty = fc.constantFrom(
  "",
  "   ",
  "<script>alert(1)</script>",
  '" onload="x',
  "]]>&amp;",
  "\u0000\u001b[31m",
  "\ud800",
  "🎪".repeat(50),
  "ничего",
  "a".repeat(600),
);
const text = (max: number) =>
  fc.oneof(
    fc.string({ maxLength: max, unit: "grapheme" }),
    nasty.map((value) => value.slice(0, max)),
  );

const briefs: fc.Arbitrary<CampaignBrief> = fc.record(
  {
    prompt: text(4_000),
    industry: fc.constantFrom(...industries),
    budgetUsd: fc.oneof(
      fc.nat(1_000_000_000),
      fc.double({ min: 0, max: 50_000, noNaN: true }),
      fc.constant(0),
    ),
    targetAudience: text(600),
    goals: fc.array(text(100), { maxLength: 10 }),
    location: text(200),
    duration: text(120),
    preferredType: fc.constantFrom(...preferredCampaignTypes),
    competitorNames: fc.array(text(100), { maxLength: 10 }),
    company: text(160),
  },
  { requiredKeys: ["prompt", "goals", "competitorNames"] },
);

function ideasFor(brief: CampaignBrief, seed: string) {
  return ai.generateIdeas(brief, { signal: new AbortController().signal, seed, onIdea: () => {} });
}
const context = (seed: string) => ({ signal: new AbortController().signal, seed });

describe("local campaigns", () => {
  test("serve the brand's goals and audience, and contain none of its forbidden words, in any case", async () => {
    const brief = {
      prompt: "Launch our tracing product",
      goals: [],
      competitorNames: ["Acme"],
      company: "Northwind",
    };
    const plain = JSON.stringify(await ideasFor(brief, "s"));
    const forbiddenWords = ["Hosts", "place", "the", "tracing"];
    for (const word of forbiddenWords) expect(plain.toLowerCase()).toContain(word.toLowerCase());
    const brand = {
      goals: "200 trials by May",
      audience: "Site reliability engineers",
      voice: "Dry",
      forbiddenWords,
      facts: [],
    };
    const ideas = await ideasFor({ ...brief, brand }, "s");
    const boards = await ai.drawMockups({ ...brief, brand }, ideas, context("s"));
    const analyses = await ai.analyzeCompetition({ ...brief, brand }, ideas, context("s"));
    for (const idea of ideas) {
      expect(campaignIdeaDraftSchema.safeParse(idea).success).toBe(true);
      expect(idea.goals).toContain("200 trials by May");
      expect(idea.targetAudience.description).toBe("Site reliability engineers");
    }
    for (const analysis of analyses) expect(competitiveAnalysisSchema.safeParse(analysis).success).toBe(true);
    const words = JSON.stringify([
      ideas,
      analyses,
      boards.map(({ description }) => description),
    ]).toLowerCase();
    for (const word of forbiddenWords)
      expect(words.match(/[\p{L}\p{N}]+/gu) ?? [], word).not.toContain(word.toLowerCase());
  });

  test("are at least three complete, different ideas within the budget, for any brief", async () => {
    await fc.assert(
      fc.asyncProperty(briefs, fc.string(), async (brief, seed) => {
        const ideas = await ideasFor(brief, seed);
        expect(ideas.length).toBeGreaterThanOrEqual(3);
        expect(new Set(ideas.map(({ name }) => name)).size).toBe(ideas.length);
        for (const idea of ideas) {
          campaignIdeaDraftSchema.parse(idea);
          if (brief.budgetUsd !== undefined) expect(idea.budget).toBeLessThanOrEqual(brief.budgetUsd);
          const { preferredType = "all" } = brief;
          if (preferredType !== "all") expect(idea.type).toBe(preferredType);
        }
        if ((brief.preferredType ?? "all") === "all")
          expect(new Set(ideas.map(({ type }) => type)).size).toBe(ideas.length);
      }),
      { numRuns: 300 },
    );
  });

  test("have an analysis and a safe board each, for any brief", async () => {
    await fc.assert(
      fc.asyncProperty(briefs, fc.string(), async (brief, seed) => {
        const ideas = await ideasFor(brief, seed);
        const analyses = await ai.analyzeCompetition(brief, ideas, context(seed));
        const mockups = await ai.drawMockups(brief, ideas, context(seed));
        expect([analyses.length, mockups.length]).toEqual([ideas.length, ideas.length]);
        for (const analysis of analyses) {
          competitiveAnalysisSchema.parse(analysis);
          expect(analysis.basis).toMatch(/no live source/i);
        }
        for (const { svg } of mockups) assertSafeSvg(svg);
        expect(new Set(mockups.map(({ svg }) => svg)).size).toBe(mockups.length);
      }),
      { numRuns: 150 },
    );
  });

  test("are the same for the same brief and seed, and vary with the seed", async () => {
    const brief: CampaignBrief = { prompt: "Win back quiet members", goals: [], competitorNames: [] };
    const make = async (seed: string) => {
      const ideas = await ideasFor(brief, seed);
      return [
        ideas,
        await ai.analyzeCompetition(brief, ideas, context(seed)),
        await ai.drawMockups(brief, ideas, context(seed)),
      ];
    };
    expect(await make("one")).toEqual(await make("one"));
    const variants = await Promise.all(
      ["a", "b", "c", "d", "e"].map(async (seed) => JSON.stringify(await make(seed))),
    );
    expect(new Set(variants).size).toBeGreaterThan(3);
  });

  test("answer the brief: they are about its product and contain its place, time, audience, goals and competitors", async () => {
    const brief: CampaignBrief = {
      prompt: "Launch our espresso machine to hotel buyers",
      industry: "food",
      budgetUsd: 50_000,
      goals: ["40 tastings booked"],
      targetAudience: "Hotel purchasing managers",
      location: "Vienna",
      duration: "12 days",
      competitorNames: ["Bean & Co", "Caffè Uno"],
      company: "Kaffeewerk",
    };
    const ideas = await ideasFor(brief, "x");
    for (const idea of ideas) {
      for (const text of [
        idea.description,
        idea.plan.promise,
        idea.keyFeatures.join("\n"),
        idea.plan.measures[0]?.name,
      ])
        expect(text).toContain("espresso machine");
      expect(idea.targetAudience.description).toContain("Hotel purchasing managers");
      expect(idea.location).toContain("Vienna");
      expect(idea).toMatchObject({
        duration: "12 days",
        targetAudience: { description: "Hotel purchasing managers" },
      });
      expect(idea.goals).toContain("40 tastings booked");
    }
    const [analysis] = await ai.analyzeCompetition(brief, ideas, context("x"));
    expect(analysis?.competitors.map(({ name }) => name)).toEqual(["Bean & Co", "Caffè Uno"]);
    expect(analysis?.summary).toMatch(/^Against Bean & Co and Caffè Uno, “/);
    const [unnamed] = await ai.analyzeCompetition({ ...brief, competitorNames: [] }, ideas, context("x"));
    expect(unnamed?.summary).toMatch(
      /^Against the usual choices in this field, the [^()]+, the [^()]+, and the [^()]+, “/,
    );
    expect(JSON.stringify(ideas)).not.toMatch(/demo mode|no ai model/i);
  });

  test("report each idea as it is made", async () => {
    const seen: number[] = [];
    await ai.generateIdeas(
      { prompt: "A prompt of some length", goals: [], competitorNames: [] },
      { ...context("s"), onIdea: (_idea, index) => seen.push(index) },
    );
    expect(seen).toEqual([0, 1, 2]);
  });

  test("stop at once when the caller gives up", async () => {
    const caller = new AbortController();
    const slow = localAi({ delayMs: 1_000 });
    const failed = failureOf(
      slow.generateIdeas(
        { prompt: "A prompt", goals: [], competitorNames: [] },
        { signal: caller.signal, seed: "s", onIdea: () => {} },
      ),
    );
    caller.abort();
    expect(await failed).toMatchObject({ name: "AiError", reason: "aborted" });
  });

  test("the library has at least three formats of every type, all with distinct names", () => {
    for (const type of campaignTypes)
      expect(concepts.filter((concept) => concept.type === type).length).toBeGreaterThanOrEqual(3);
    expect(new Set(concepts.map(({ title }) => title)).size).toBe(concepts.length);
  });
});
