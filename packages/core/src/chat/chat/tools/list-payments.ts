import { listPayments as listOwn } from "../../../credits/payments/own-payments.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** What the reader bought and paid, newest first. */
export const listPayments: Tool<"listPayments"> = async ({ core, accountId }, { limit = toolLimit }) => {
  const { items } = await listOwn(core, accountId, { limit });
  return items.map(({ createdAt, metadata, amount, refundedAmount, status }) => ({
    at: createdAt,
    packageName: metadata.packageName,
    credits: metadata.creditAmount,
    amountUsd: amount / 100,
    refundedUsd: refundedAmount / 100,
    status,
  }));
};
