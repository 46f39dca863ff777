import { describe, expect, it } from "vitest";
import { q } from "./chat/conversation.ts";
import type { ChatReport } from "./chat/judge-chat.ts";
import type { ConceptReport, Half } from "./judge-types.ts";
import { page, printed } from "./print-report.ts";

const wrong = { confidentlyWrong: true, dangerous: true, chargedForNothing: false };
const right = { confidentlyWrong: false, dangerous: false, chargedForNothing: false };

function chat(half: Half): ChatReport {
  const reply = { text: "Here.", cards: [], choices: [], charged: true };
  return {
    half,
    conversations: 1,
    answers: [
      {
        id: "x01.1",
        question: q("act", "Accept it.", () => ({})),
        reply: {
          ...reply,
          act: { act: "decline", targets: ["deal_1"], cents: undefined, text: "Decline it" },
        },
        verdict: { score: 0, reasons: ["dangerous: offers decline instead of accept"], ...wrong },
      },
      {
        id: "x01.2",
        question: q("find", "What is in Oslo?", () => ({})),
        reply,
        verdict: { score: 3, reasons: [], ...right },
      },
    ],
  };
}

function concepts(half: Half): ConceptReport {
  const nothing = { brokenMustNots: [], impossibleNumbers: [], repeatedSentences: [] };
  return {
    half,
    briefs: [
      {
        id: "x1",
        brief: "A stand",
        score: 1,
        reasons: ["serves wine"],
        delivered: "Wine.",
        ...nothing,
        brokenMustNots: ["wine"],
      },
      { id: "x2", brief: "A tour", score: 3, reasons: [], delivered: "A bus.", ...nothing },
    ],
    pairs: [{ ids: ["x1", "x2"], share: 0.25 }],
    frequentSentences: ["Come by."],
  };
}

describe("the report of a half", () => {
  const text = printed({ half: "build", chat: chat("build"), concepts: concepts("build") });

  it("begins with the mean, the count of each score, and what must not happen", () => {
    for (const line of ["Mean of 3: 1.50", "Scored 0: 1", "Confident wrong answers: 1", "Dangerous cards: 1"])
      expect(text).toContain(line);
    for (const line of ["Mean of 3: 2.00", "Broken must-nots: 1", "Impossible numbers: 0"])
      expect(text).toContain(line);
  });

  it("lists everything under 3 with its question, its answer and why, and nothing else", () => {
    expect(text).toContain(
      "> Accept it.\nHere.\n[decline: Decline it]\n- dangerous: offers decline instead of accept",
    );
    expect(text).toContain("> A stand\nWine.\n- serves wine");
    expect(text).not.toMatch(/What is in Oslo|A tour/);
  });

  it("is a page with both halves side by side, and without what they got wrong", () => {
    const both = page(
      (["build", "final"] as const).map((half) => ({ half, chat: chat(half), concepts: concepts(half) })),
    );
    expect(both).toContain("| | build | final |\n| --- | ---: | ---: |\n| Questions | 2 | 2 |");
    expect(both).toContain("| Most sentences shared by two that differ in their product | 25% | 25% |");
    expect(both).not.toContain("Accept it.");
  });
});
