import { listTransactions } from "../../../credits/jobs/list-transactions.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** What the reader's credits were spent on and where they came from, newest first. */
export const listCreditEntries: Tool<"listCreditEntries"> = async (
  { core, accountId },
  { limit = toolLimit },
) => {
  const { items } = await listTransactions(core, accountId, { limit });
  return items.map(({ createdAt, amount, balanceAfter, transactionType, description }) => ({
    at: createdAt,
    credits: amount,
    balanceAfter,
    type: transactionType,
    description,
  }));
};
