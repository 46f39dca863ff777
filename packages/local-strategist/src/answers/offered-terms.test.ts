import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offeredTerms } from "./offered-terms.ts";

const deal = { benefits: ["Ten passes"], kpis: ["80 meetings"] };
const today = "2026-11-17";

describe("what an offer asks for besides its amount", () => {
  it("adds a benefit, a target, a closing day and a word to the other side", () => {
    expect(
      offeredTerms(
        "counter at 74,000 with two extra passes, 200 leads as a KPI, sign by December 15, and ask who will staff the booth",
        deal,
        today,
      ),
    ).toEqual({
      benefits: ["Ten passes", "Two extra passes"],
      kpis: ["80 meetings", "200 leads"],
      closingDate: "2026-12-15",
      note: "Could you tell us who will staff the booth?",
    });
  });

  it.each([
    ["offer 6,200 and say that our engineers run the drill", "Our engineers run the drill."],
    ["counter at 9k, and ask for the list of speakers", undefined],
    ["go to 9k, and mention that we sign this week", "We sign this week."],
  ])("“%s” says “%s”", (question, note) => {
    expect(offeredTerms(question, deal, today).note).toBe(note);
  });

  it("takes nothing from an amount alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 900_000 }), (amount) => {
        expect(offeredTerms(`counter at ${amount}, please`, deal, today)).toEqual({});
      }),
    );
  });
});
