import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import { describe, expect, test } from "vitest";
import { idea } from "#testing/campaign-examples.ts";
import { applyPush, type CampaignPush, savedIdeaOf } from "./generation.ts";

const result = (name: string) => ({ name }) as CampaignResult;
const generation: Generation = {
  generationId: "gen_1",
  status: "queued",
  results: [],
  cost: 20,
  charged: null,
  payer: "client",
  error: null,
  prompt: "A pop-up",
  parameters: {},
  parent: null,
  progress: { stage: "queued", percent: 0 },
  selectedCampaignId: null,
  createdAt: "2026-01-01T10:00:00.000Z",
  updatedAt: "2026-01-01T10:00:00.000Z",
};
const progress = (percent: number, name?: string): CampaignPush => ({
  type: "campaign_progress",
  data: {
    generationId: "gen_1",
    stage: "ideas",
    percent,
    ...(name === undefined ? {} : { idea: result(name) }),
  },
});
const completed: CampaignPush = {
  type: "campaign_completed",
  data: { generationId: "gen_1", results: [result("A"), result("B")] },
};

describe("pushes about a generation", () => {
  test("that are duplicated or late neither duplicate a concept nor set progress back", () => {
    const after = [progress(30, "A"), progress(50, "B"), progress(30, "A")].reduce(applyPush, generation);
    expect(after.results.map(({ name }) => name)).toEqual(["A", "B"]);
    expect(after.progress.percent).toBe(50);
    expect(after.status).toBe("running");
  });

  test("do not reopen what has ended", () => {
    const ended = applyPush(generation, completed);
    expect(ended.status).toBe("completed");
    expect(applyPush(ended, progress(30, "C"))).toBe(ended);
  });

  test("about another generation change nothing", () => {
    expect(applyPush({ ...generation, generationId: "gen_2" }, completed).status).toBe("queued");
  });

  test("that are too large to carry results leave the generation to be fetched", () => {
    const hint: CampaignPush = { type: "campaign_completed", data: { generationId: "gen_1", results: null } };
    expect(applyPush(generation, hint)).toBe(generation);
  });
});

test("a saved concept is recognized by its position in the generation, whatever was edited since", () => {
  const saved = { ...idea, id: "gen_1-1", name: "Edited", keyFeatures: ["Other"], metrics: ["Other"] };
  expect(savedIdeaOf([saved], "gen_1", 1)).toBe(saved);
  expect(savedIdeaOf([saved], "gen_1", 0)).toBeUndefined();
});
