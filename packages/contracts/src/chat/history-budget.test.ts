import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutHistory, estimateTokens, type HistoryTurn } from "./history-budget.ts";

const turns = fc.array(
  fc.record({
    author: fc.constantFrom("user" as const, "morgan" as const),
    text: fc.string({ maxLength: 60 }),
  }),
  { maxLength: 30 },
);
const tokens = (history: readonly HistoryTurn[]) =>
  history.reduce((sum, turn) => sum + estimateTokens(turn.text), 0);

describe("the history budget", () => {
  test("keeps the newest turns in their order", () => {
    fc.assert(
      fc.property(turns, fc.nat(200), (history, budget) => {
        const kept = cutHistory(history, budget);
        expect(kept).toEqual(kept.length === 0 ? [] : history.slice(-kept.length));
      }),
    );
  });

  test("always keeps the last question, even above the budget", () => {
    fc.assert(
      fc.property(turns, fc.nat(200), (history, budget) => {
        const question = history.findLast((turn) => turn.author === "user");
        if (question) expect(cutHistory(history, budget)).toContain(question);
      }),
    );
  });

  test("stays within the budget as soon as more than the last exchange is kept", () => {
    fc.assert(
      fc.property(turns, fc.nat(200), (history, budget) => {
        const kept = cutHistory(history, budget);
        const exchanges = kept.filter((turn, index) => index === 0 || turn.author === "user").length;
        if (exchanges > 1) expect(tokens(kept)).toBeLessThanOrEqual(budget);
      }),
    );
  });

  test("never begins with an answer whose question was cut", () => {
    fc.assert(
      fc.property(turns, fc.nat(200), (history, budget) => {
        const kept = cutHistory(history, budget);
        if (kept.length < history.length) expect(kept[0]?.author).toBe("user");
      }),
    );
  });

  test("keeps everything that fits", () => {
    fc.assert(
      fc.property(turns, (history) => {
        expect(cutHistory(history, tokens(history))).toEqual(history);
      }),
    );
  });
});
