import type { Ai, CampaignBrief } from "@marquee/adapters/ai/port";
import { type CampaignIdeaDraft, campaignIdeaDraftSchema } from "@marquee/contracts/studio/campaign-idea";
import { jsonReply } from "@marquee/testkit/fake-messages-api-events";
import { plausibleReply } from "@marquee/testkit/fake-messages-api-plausible";
import { liveFixture } from "@marquee/testkit/live-ai-fixtures";
import { sixtyBriefs as briefs, similarity, wordsOf } from "@marquee/testkit/sixty-briefs";
import { describe, expect, test } from "vitest";
import { localAi } from "./local-ai.ts";

/** Eight consecutive words of the brief's prompt that the text repeats: a few are a quotation, more is an echo. */
function quoted(prompt: string, text: string): string | undefined {
  const words = wordsOf(prompt);
  const runs = words.slice(0, -7).map((_, at) => words.slice(at, at + 8).join(" "));
  const said = wordsOf(text).join(" ");
  return runs.find((run) => said.includes(run));
}

async function expectGoodIdeas(ai: Ai, brief: CampaignBrief): Promise<void> {
  const { signal } = new AbortController();
  const ideas = await ai.generateIdeas(brief, { signal, seed: brief.prompt, onIdea: () => {} });
  expect(ideas.length).toBeGreaterThanOrEqual(3);
  for (const [at, idea] of ideas.entries()) {
    campaignIdeaDraftSchema.parse(idea);
    const { budget, plan, location, duration } = idea;
    const parts = plan.budgetSplit.map(({ amount }) => amount);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(budget);
    if (brief.budgetUsd !== undefined) expect(budget).toBeLessThanOrEqual(brief.budgetUsd);
    if (brief.location !== undefined) expect(location).toContain(brief.location);
    if (brief.duration !== undefined) expect(duration).toBe(brief.duration);
    if (brief.preferredType !== undefined) expect(idea.type).toBe(brief.preferredType);
    expect(plan.risk.answer).not.toBe(plan.risk.what);
    expect(new Set(plan.measures.map(({ name }) => name)).size).toBe(plan.measures.length);
    expect(quoted(brief.prompt, JSON.stringify(idea))).toBeUndefined();
    // The promised cost per contact equals the budget divided by the number of contacts.
    const contacts = numberIn(plan.measures[0]?.target) ?? 0;
    const cost = numberIn(plan.measures.find(({ name }) => name.startsWith("Cost per"))?.target) ?? 0;
    expect(cost).toBeGreaterThanOrEqual(budget / contacts);
    expect(cost).toBeLessThan(budget / contacts + 1);
    for (const other of ideas.slice(at + 1)) {
      expect(similarity(idea, other), `${idea.name} and ${other.name}`).toBeLessThan(0.4);
      expect(other.location).not.toBe(location);
      expect(other.plan.promise).not.toBe(plan.promise);
      expect(other.plan.fit).not.toBe(plan.fit);
      if (brief.preferredType === undefined) expect(other.plan.risk).not.toEqual(plan.risk);
      expect(other.plan.staffing).not.toEqual(plan.staffing);
      if ((brief.budgetUsd ?? 1_000) >= 1_000) expect(other.budget).not.toBe(budget);
    }
  }
}

const numberIn = (text: string | undefined): number | undefined => {
  const digits = text?.match(/[\d,]+/)?.[0].replaceAll(",", "");
  return digits === undefined ? undefined : Number(digits);
};

describe("sixty briefs are answered with ideas that a marketing executive can take into a meeting", () => {
  test.each(briefs)("by the local strategist: $industry, $prompt", async (brief) => {
    await expectGoodIdeas(localAi({ delayMs: 0 }), brief);
  });
});

describe("the same from a model", () => {
  const live = liveFixture();

  test.each(briefs)("that answers well: $industry, $prompt", async (brief) => {
    live.api.otherwise(plausibleReply);
    await expectGoodIdeas(live.ai(), brief);
  });

  test("whose parts do not sum to the budget is asked again, with the difference", async () => {
    const [brief = { prompt: "A launch", goals: [], competitorNames: [] }] = briefs;
    let asked = 0;
    live.api.otherwise((request) => {
      const reply = plausibleReply(request);
      asked += 1;
      if (asked > 1 || reply.kind !== "text") return reply;
      const [first, ...others] = (JSON.parse(reply.text) as { ideas: CampaignIdeaDraft[] }).ideas;
      if (!first) throw new Error("no ideas");
      const split = [{ part: "All of it", amount: first.budget + 5 }];
      const wrong = { ...first, plan: { ...first.plan, budgetSplit: split } };
      return jsonReply({ ideas: [wrong, ...others] });
    });
    await live
      .ai()
      .generateIdeas(brief, { signal: new AbortController().signal, seed: "s", onIdea: () => {} });
    expect(asked).toBe(2);
    expect(JSON.stringify(live.api.requests[1]?.body.messages)).toContain("must be exactly");
  });
});
