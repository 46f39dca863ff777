import type { Ai, CampaignBrief, RefineRequest } from "@marquee/adapters/ai/port";
import {
  type ConceptRefinement,
  campaignTypes,
  conceptRefinements,
  industries,
} from "@marquee/contracts/enums";
import { ignoredOf } from "@marquee/contracts/studio/brief/brief-change";
import { type CampaignIdeaDraft, campaignIdeaDraftSchema } from "@marquee/contracts/studio/campaign-idea";
import { plausibleReply } from "@marquee/testkit/fake-messages-api-plausible";
import { liveFixture } from "@marquee/testkit/live-ai-fixtures";
import { sampleOf } from "@marquee/testkit/sample-of";
import { similarity, sixtyBriefs } from "@marquee/testkit/sixty-briefs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { technicalNotes } from "./content/technical-notes.ts";
import { concepts } from "./ideas.ts";
import { localAi } from "./local-ai.ts";
import { formatOf } from "./ranked-formats.ts";

const context = (seed: string) => ({ signal: new AbortController().signal, seed });
const local = localAi({ delayMs: 0 });
const ideasFor = (brief: CampaignBrief) =>
  local.generateIdeas(brief, { ...context(brief.prompt), onIdea: () => {} });

function expectKeepsItsWord(
  brief: CampaignBrief,
  { refinement, concept, others }: RefineRequest,
  idea: CampaignIdeaDraft,
) {
  campaignIdeaDraftSchema.parse(idea);
  const parts = idea.plan.budgetSplit.map(({ amount }) => amount);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(idea.budget);
  if (brief.budgetUsd !== undefined) expect(idea.budget).toBeLessThanOrEqual(brief.budgetUsd);
  expect(idea.name).not.toBe(concept.name);
  if (refinement === "another") {
    for (const one of [concept, ...others] as CampaignIdeaDraft[])
      expect(similarity(idea, one), `${idea.name} and ${one.name}`).toBeLessThan(0.4);
    return;
  }
  expect(idea.type).toBe(concept.type);
  expect(idea.goals).toEqual(concept.goals);
  if (refinement === "cheaper") {
    expect(idea.budget).toBeLessThan(concept.budget);
    expect(idea.location).toBe(concept.location);
  } else expect(idea.budget).toBe(concept.budget);
  if (refinement === "another_city") {
    const [town, ...place] = concept.location.split(":");
    if (place.length > 0) expect(idea.location).not.toContain(town);
    if (brief.location !== undefined) expect(idea.location).not.toContain(brief.location);
  }
  if (refinement === "in_words") expect(ignoredOf(wish, idea)).toEqual([]);
  if (refinement === "more_technical") {
    const roles = (one: Pick<CampaignIdeaDraft, "plan">) => one.plan.staffing.map(({ role }) => role);
    expect(roles(idea).some((role) => /engineer|technician/i.test(role))).toBe(true);
    const added = idea.keyFeatures.filter((feature) => !concept.keyFeatures.includes(feature));
    expect(added.length).toBeGreaterThanOrEqual(3);
  }
}

const wish = "It must have a quiet corner. No balloons.";
const wordsFor = (refinement: ConceptRefinement) => (refinement === "in_words" ? { words: wish } : {});

async function expectRefined(ai: Ai, brief: CampaignBrief, refinement: ConceptRefinement): Promise<void> {
  const [concept, ...others] = await ideasFor(brief);
  if (!concept) throw new Error("no ideas");
  const request = { refinement, concept, others, ...wordsFor(refinement) };
  expectKeepsItsWord(brief, request, await ai.refineIdea(brief, request, context("s")));
}

describe.each(conceptRefinements)("%s", (refinement) => {
  const live = liveFixture();

  test.each(sampleOf(sixtyBriefs, 12))(
    "fulfills its promise with the local strategist: $industry, $prompt",
    async (brief) => {
      await expectRefined(local, brief, refinement);
    },
  );

  // "another" must differ from the other ideas, which the fake model does not get in full.
  test.each(refinement === "another" ? [] : sampleOf(sixtyBriefs, 12))(
    "fulfills its promise with a model that answers well: $industry, $prompt",
    async (brief) => {
      live.api.otherwise(plausibleReply);
      await expectRefined(live.ai(), brief, refinement);
    },
  );

  test("can be applied to its own results again and again", async () => {
    const brief: CampaignBrief = {
      prompt: "A launch that people remember",
      goals: [],
      competitorNames: [],
      location: "Chicago",
      budgetUsd: 40_000,
    };
    let [concept] = await ideasFor(brief);
    for (let round = 0; round < 5 && concept; round++) {
      const request: RefineRequest = { refinement, concept, others: [], ...wordsFor(refinement) };
      const idea = await local.refineIdea(brief, request, context(`round ${round}`));
      campaignIdeaDraftSchema.parse(idea);
      if (refinement === "cheaper") expect(idea.budget).toBeLessThan(concept.budget);
      if (refinement === "another_city") expect(idea.location).not.toBe(concept.location);
      concept = idea;
    }
  });
});

test("another is a different idea in every industry and for every requested type", async () => {
  for (const industry of industries) {
    for (const preferredType of sampleOf(campaignTypes)) {
      const brief = {
        prompt: "A launch that people remember",
        industry,
        preferredType,
        goals: [],
        competitorNames: [],
      };
      await expectRefined(local, brief, "another");
    }
  }
});

test("what the prompt says in addition to its fields applies to a refined concept as it did to the first", async () => {
  const brief: CampaignBrief = {
    prompt: "Launch our tracing product to platform engineers in Denver for $30,000",
    goals: [],
    competitorNames: [],
  };
  const [concept, ...others] = await ideasFor(brief);
  if (!concept) throw new Error("no ideas");
  const idea = await local.refineIdea(brief, { refinement: "another", concept, others }, context("s"));
  expect(idea.targetAudience).toEqual(concept.targetAudience);
  expect(idea.location).toContain("Denver");
  expect(idea.budget).toBeLessThanOrEqual(30_000);
});

test("a refined concept is complete for any original concept, whoever wrote it, and for any brand", async () => {
  const words = fc.array(fc.constantFrom("the", "visitors", "Austin", "demo", "version"), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        refinement: fc.constantFrom(...conceptRefinements),
        type: fc.constantFrom(...campaignTypes),
        budget: fc.integer({ min: 1, max: 1_000_000_000 }),
        name: fc
          .string({ minLength: 1, maxLength: 120, unit: "grapheme" })
          .filter((name) => name.trim() !== ""),
        forbiddenWords: words,
        seed: fc.string(),
      }),
      async ({ refinement, type, budget, name, forbiddenWords, seed }) => {
        const brand = { goals: "", audience: "", voice: "", facts: [], forbiddenWords };
        const brief: CampaignBrief = {
          prompt: "A launch",
          goals: [],
          competitorNames: [],
          brand,
          budgetUsd: budget,
        };
        const [made] = await ideasFor(brief);
        if (!made) throw new Error("no ideas");
        const { plan: _plan, ...before } = made;
        const concept = { ...before, type, budget, name: name.trim() };
        const idea = await local.refineIdea(
          brief,
          { refinement, concept, others: [], ...wordsFor(refinement) },
          context(seed),
        );
        campaignIdeaDraftSchema.parse(idea);
        const parts = idea.plan.budgetSplit.map(({ amount }) => amount);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(idea.budget);
        expect(idea.budget).toBeLessThanOrEqual(budget);
        if (refinement === "cheaper") expect(idea.budget).toBeLessThan(budget);
        const said =
          JSON.stringify(idea)
            .toLowerCase()
            .match(/[\p{L}\p{N}]+/gu) ?? [];
        for (const word of forbiddenWords) expect(said).not.toContain(word.toLowerCase());
      },
    ),
    { numRuns: 100 },
  );
});

test("every type of campaign has technical notes that differ from those of the others", () => {
  const features = campaignTypes.flatMap((type) => technicalNotes[type].features);
  expect(new Set(features).size).toBe(features.length);
  for (const { type } of concepts) expect(technicalNotes[type].features.length).toBeGreaterThanOrEqual(6);
});

describe("a change in one's own words", () => {
  const brief: CampaignBrief = {
    prompt:
      "Our plum jam at a trade fair in Denver for shop managers, two days, 9am to 5pm, $20,000. 90 leads.",
    goals: [],
    competitorNames: [],
  };
  const change = async (words: string) => {
    const [concept, ...others] = await ideasFor(brief);
    if (!concept) throw new Error("no ideas");
    const idea = await local.refineIdea(
      brief,
      { refinement: "in_words", concept, others, words },
      context("s"),
    );
    return { concept, idea };
  };

  test.each([
    ["Move it to Tulsa", (idea: CampaignIdeaDraft) => expect(idea.location).toContain("Tulsa")],
    ["Do it for under $6,000", (idea: CampaignIdeaDraft) => expect(idea.budget).toBeLessThanOrEqual(6_000)],
    [
      "Make it four evenings, 6-9pm",
      (idea: CampaignIdeaDraft) => expect(idea.duration).toContain("4 evenings"),
    ],
    [
      "It must have a reading corner",
      (idea: CampaignIdeaDraft) => expect(idea.keyFeatures.join()).toContain("reading corner"),
    ],
  ])("is honored, and the product stays: %s", async (words, expectation) => {
    const { idea } = await change(words);
    expectation(idea);
    expect(idea.description).toContain("plum jam");
    expect(ignoredOf(words, idea)).toEqual([]);
  });

  test("that refuses what the format needs leads to another format", async () => {
    const { concept } = await change("Move it to Tulsa");
    const unit = formatOf(concept).unit.split(" ").at(-1) ?? "";
    const { idea } = await change(`No ${unit} anywhere`);
    expect(idea.description).not.toMatch(new RegExp(`\\b${unit}`));
  });

  test("that asks for nothing in particular fails, so that it is not charged", async () => {
    await expect(change("I think that we are not really happy with it, are you?")).rejects.toMatchObject({
      reason: "change_not_understood",
    });
  });
});
