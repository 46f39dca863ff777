import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { conceptBlocks } from "@marquee/contracts/studio/concept-words";
import { fromRight, rightToLeftWords, unguarded } from "@marquee/testkit/right-to-left";
import { sampleResult } from "@marquee/testkit/sample-result";
import { describe, expect, it } from "vitest";
import { deckOf, onePageOf, type Sheet } from "./concept-sheet.ts";

const sheet = (given: Partial<Sheet> = {}, concept: Partial<CampaignResult> = {}): Sheet => ({
  concept: {
    ...sampleResult,
    note: "Demo mode: built without a model",
    ...concept,
  },
  picture: undefined,
  colors: [],
  fit: [],
  at: "2026-03-01T09:00:00.000Z",
  ...given,
});
const made = (of: Sheet) => [JSON.stringify(onePageOf(of)), JSON.stringify(deckOf(of))];

describe("a concept's handouts", () => {
  it("say what it promises, costs, does, measures and risks, and who decides next", () => {
    const { plan } = sampleResult;
    for (const text of made(sheet()))
      for (const said of [
        sampleResult.name,
        sampleResult.description,
        plan?.promise,
        plan?.fit,
        "$10,000",
        sampleResult.location,
        sampleResult.duration,
        sampleResult.targetAudience.description,
        ...sampleResult.keyFeatures,
        ...sampleResult.expectedOutcomes,
        ...(plan?.budgetSplit.map(({ part }) => part) ?? []),
        plan?.measures[0]?.target,
        plan?.risk.what,
        plan?.risk.answer,
        "8 weeks before",
      ])
        expect(text).toContain(String(said));
  });

  it("and its document keep their own words in order around words from right to left", () => {
    const event = {
      eventId: "e",
      packageId: "p",
      name: "",
      location: "",
      packageName: "",
      price: 500,
      date: "2026-03-01T09:00:00.000Z",
      timeZone: "UTC",
      asOf: "2026-03-01T09:00:00.000Z",
      fits: "",
    };
    const kept = ["type", "date", "timeZone", "asOf", "status", "asks"];
    const concept = fromRight({ ...sampleResult, events: [event] }, kept) as CampaignResult;
    const fit = fromRight([{ asks: "time" as const, line: "", status: "not" as const, where: "" }], kept);
    const of = sheet({ fit }, concept);
    const { footer: _, ...page } = onePageOf(of);
    for (const said of [page, deckOf(of).slides, deckOf(of).facts, conceptBlocks(of.concept)])
      expect(unguarded(said)).toEqual([]);
    expect(JSON.stringify(page)).toContain(rightToLeftWords);
  });

  it("never say how it was made", () => {
    for (const text of made(sheet())) expect(text).not.toContain("Demo mode");
  });

  it("have the brand's colors, its main one first, and the checklist with what is open first", () => {
    const fit = [
      { asks: "budget", line: "Budget: $9", status: "met", where: "Within" },
      { asks: "target", line: "Target: 500", status: "not", where: "96 are possible" },
    ] as const;
    const of = sheet({ colors: ["#123456", "#abcdef"], fit });
    expect(onePageOf(of).color).toBe("#123456");
    expect(deckOf(of).colors).toEqual(["#123456", "#abcdef"]);
    const { body } = onePageOf(of).columns[1][0] ?? {};
    expect(body).toEqual(["Target: 500: not met. 96 are possible", "Budget: $9: met"]);
    for (const text of made(of)) expect(text).toContain("Target: 500: not met. 96 are possible");
  });

  it("are a cover and five slides, and fewer for a concept without a plan, none of them empty", () => {
    expect(deckOf(sheet()).slides).toHaveLength(5);
    const { plan: _, ...old } = sampleResult;
    const { slides } = deckOf({ ...sheet(), concept: old });
    expect(slides.map(({ title }) => title)).not.toContain("Plan and budget");
    expect(onePageOf({ ...sheet(), concept: old }).lead).toBe("Experiential campaign");
  });
});
