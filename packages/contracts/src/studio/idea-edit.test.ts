import { expect, it } from "vitest";
import { campaignPlanSchema, campaignResultSchema, competitiveAnalysisSchema } from "./campaign-idea.ts";
import { updateCampaignIdea } from "./campaigns.ts";
import { ideaContentSchema } from "./library.ts";

/** What a concept has that it does not say itself: its picture, and what Marquee says about it. */
const notSaid = new Set(["mockupImageUrl", "fit", "note"]);

it("everything that a concept says can be edited, and every version keeps it", () => {
  const said = Object.keys(campaignResultSchema.shape).filter((name) => !notSaid.has(name));
  const body = updateCampaignIdea.body.shape;
  expect(Object.keys(body)).toEqual(expect.arrayContaining(said));
  expect(Object.keys(ideaContentSchema.shape).toSorted()).toEqual(said.toSorted());
  const partsOf = (name: "plan" | "competitiveAnalysis") =>
    Object.keys(body[name]._zod.def.innerType.shape).toSorted();
  expect(partsOf("plan")).toEqual(Object.keys(campaignPlanSchema.shape).toSorted());
  expect(partsOf("competitiveAnalysis")).toEqual(Object.keys(competitiveAnalysisSchema.shape).toSorted());
});
