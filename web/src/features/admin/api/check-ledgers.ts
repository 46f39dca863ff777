import { checkLedgers } from "@marquee/contracts/http/admin";
import type { AnswerOf } from "@marquee/contracts/operation";
import { callPage } from "#lib/http.ts";

export type LedgerDifference = AnswerOf<typeof checkLedgers>["differences"][number];

const pageSize = "50";

/** Recomputes the balances of the page of users at `cursor`; null begins at the first. @throws ApiError */
export function checkLedgerPage(cursor: string | null, signal: AbortSignal) {
  return callPage(checkLedgers, {
    query: { limit: pageSize, ...(cursor === null ? {} : { cursor }) },
    signal,
  });
}
