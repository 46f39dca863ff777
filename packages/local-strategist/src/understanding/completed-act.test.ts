import { describe, expect, it } from "vitest";
import { onCard } from "../on-card.ts";
import { asksMore, asksWhich } from "./asked-back.ts";
import { completedAct, extendedAct } from "./completed-act.ts";

const counter = { act: "counter", stance: "asked", isClear: false } as const;
const before = { question: "raise our bid to 20k", act: counter };
const tells = { picks: false, tells: true };

describe("what was asked for before", () => {
  it.each([asksWhich, asksMore])(
    "is completed by what tells the thing after “%s”, in its own words",
    (asked) =>
      expect(
        completedAct(before, `Which deal do you mean? ${asked}`, "The Cyber Defense one", tells),
      ).toEqual({
        ...counter,
        isClear: true,
        begun: "raise our bid to 20k",
      }),
  );

  it("is corrected by another amount", () =>
    expect(completedAct(before, "", "sorry, typo: 21,000", tells)?.begun).toBe("raise our bid to 20k"));

  it("is not touched by a question, a refusal, a long text or one that tells nothing", () => {
    for (const text of ["The second one?", "no, don't", "a b c d e f g h i j", "thanks"])
      expect(
        completedAct(before, asksWhich, text, { picks: false, tells: text !== "thanks" }),
        text,
      ).toBeUndefined();
    expect(completedAct(undefined, asksWhich, "The second one", tells)).toBeUndefined();
  });

  it("is done once it was only imagined and then wanted, with the question before a card that it needs", () => {
    const imagined = {
      question: "What if I offered 9,000?",
      act: { ...counter, stance: "supposed" } as const,
    };
    expect(completedAct(imagined, "Then…", "Do it.", tells)).toMatchObject({
      stance: "asked",
      isClear: false,
    });
    expect(completedAct(imagined, "Then…", "Interesting.", tells)).toBeUndefined();
  });
});

describe("what a card was just shown for", () => {
  const card = `Offer $10,000 for Clinic Partner: ${onCard}`;
  const adds = "Put forty demos in as a KPI, too.";

  it("is asked for anew with what is to be put in besides", () =>
    expect(extendedAct(before, card, adds, counter)).toEqual({
      ...counter,
      isClear: true,
      begun: "raise our bid to 20k",
    }));

  it("is left alone by what adds nothing, wants something else done, or comes after another answer", () => {
    expect(extendedAct(before, card, "Offer them 12,000.", counter)).toBeUndefined();
    expect(extendedAct(before, card, adds, { ...counter, act: "save" })).toBeUndefined();
    expect(extendedAct(before, card, adds, { ...counter, stance: "refused" })).toBeUndefined();
    expect(extendedAct(before, "Which one?", adds, counter)).toBeUndefined();
    expect(extendedAct(undefined, card, adds, counter)).toBeUndefined();
  });
});
