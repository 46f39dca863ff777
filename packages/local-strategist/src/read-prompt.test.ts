import type { CampaignBrief } from "@marquee/adapters/ai/port";
import { describe, expect, test } from "vitest";
import { localAi } from "./local-ai.ts";
import { readPrompt } from "./read-prompt.ts";

const asked = (prompt: string): CampaignBrief => ({ prompt, goals: [], competitorNames: [] });

describe("a prompt in plain words", () => {
  test.each<[string, Partial<CampaignBrief>]>([
    [
      "A pop-up tasting room for our new cold brew in Austin during a film festival, for founders who work late, with a budget of 60,000 dollars",
      { budgetUsd: 60_000, location: "Austin", industry: "food", targetAudience: "founders" },
    ],
    [
      "Introduce our AI platform to 500 CTOs at a hands-on event in spring, $120k at most",
      { budgetUsd: 120_000, industry: "tech", targetAudience: "CTOs" },
    ],
    [
      "A three-day festival presence in New York for young parents, 45k budget",
      { budgetUsd: 45_000, location: "New York", targetAudience: "young parents", industry: "entertainment" },
    ],
    ["Make people remember us", {}],
  ])("fills in what the fields leave open: %s", (prompt, expected) => {
    const {
      reading: _reading,
      conflicts: _conflicts,
      industryGuessed: _guessed,
      ...read
    } = readPrompt(asked(prompt));
    expect(read).toEqual({ ...asked(prompt), ...expected });
  });

  test("never overrides a field that was filled in", () => {
    const given = {
      budgetUsd: 10_000,
      location: "Berlin",
      industry: "luxury",
      targetAudience: "Collectors",
      duration: "1 night",
    } as const;
    const prompt = "A pop-up for founders in Austin for three days with a budget of $60,000 about coffee";
    expect(readPrompt({ ...asked(prompt), ...given })).toMatchObject({ ...asked(prompt), ...given });
  });
});

test("the ideas follow the prompt: its budget, place and audience, and the first one its type", async () => {
  const prompt =
    "A pop-up tasting room for our new cold brew in Austin during a film festival, for founders who work late, with a budget of 60,000 dollars";
  const ideas = await localAi({ delayMs: 0 }).generateIdeas(asked(prompt), {
    signal: new AbortController().signal,
    seed: "gen_1",
    onIdea: () => {},
  });
  expect(ideas[0]?.type).toBe("pop_up");
  expect(new Set(ideas.map(({ type }) => type)).size).toBe(3);
  for (const { budget, location, targetAudience, description } of ideas) {
    expect(budget).toBeLessThanOrEqual(60_000);
    expect(budget).toBeGreaterThan(8_000);
    expect(location).toContain("Austin");
    expect(targetAudience.description).toContain("founders");
    expect(description).toContain("cold brew");
  }
});
