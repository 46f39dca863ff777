import type { checkLedgers } from "@marquee/contracts/admin/admin";
import type { AnswerOf } from "@marquee/contracts/operation";
import { addressOf, callPage } from "#api/http.ts";

const operation = addressOf<typeof checkLedgers>("checkLedgers", "GET", "/api/admin/ledger-check");

export type LedgerDifference = AnswerOf<typeof checkLedgers>["differences"][number];

const pageSize = "50";

/** Recomputes the balances of one page of users, starting at `cursor`; null starts at the first. @throws ApiError */
export function checkLedgerPage(cursor: string | null, signal: AbortSignal) {
  return callPage(operation, {
    query: { limit: pageSize, ...(cursor === null ? {} : { cursor }) },
    signal,
  });
}
