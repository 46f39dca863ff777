/** One line of a conversation, of either side. */
export interface HistoryTurn {
  author: "user" | "morgan";
  text: string;
}

/** A rough count that errs on neither side for English: four characters a token. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/**
 * The newest part of a conversation that fits the budget, oldest first.
 * A question and its answers stay or go together, and the last exchange always stays, even above the budget;
 * so what is kept begins with a question unless nothing had to go.
 */
export function cutHistory<T extends HistoryTurn>(turns: readonly T[], budgetTokens: number): T[] {
  const exchanges = groupExchanges(turns);
  const kept: T[][] = [];
  let left = budgetTokens;
  for (const exchange of exchanges.reverse()) {
    left -= exchange.reduce((sum, turn) => sum + estimateTokens(turn.text), 0);
    if (kept.length > 0 && left < 0) break;
    kept.push(exchange);
  }
  return kept.reverse().flat();
}

/** Each user turn opens an exchange; a greeting before the first question is one of its own. */
function groupExchanges<T extends HistoryTurn>(turns: readonly T[]): T[][] {
  const exchanges: T[][] = [];
  for (const turn of turns) {
    const current = exchanges.at(-1);
    if (current && turn.author !== "user") current.push(turn);
    else exchanges.push([turn]);
  }
  return exchanges;
}
