/** One line of a conversation, of either side. */
export interface HistoryTurn {
  author: "user" | "morgan";
  text: string;
}

/** A rough count that is about right for English: four characters per token. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/**
 * The newest part of a conversation that fits the budget, oldest first. A question and its answers stay or go
 * together, and the last exchange always stays, even above the budget; so the result begins with a question unless
 * nothing was cut.
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

/** Each user turn starts an exchange; a greeting before the first question is an exchange of its own. */
function groupExchanges<T extends HistoryTurn>(turns: readonly T[]): T[][] {
  const exchanges: T[][] = [];
  for (const turn of turns) {
    const current = exchanges.at(-1);
    if (current && turn.author !== "user") current.push(turn);
    else exchanges.push([turn]);
  }
  return exchanges;
}
