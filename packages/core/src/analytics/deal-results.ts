import type { Core } from "../core.ts";
import { readBookAndDeals } from "../metrics/read-book.ts";
import { measureOf } from "../metrics/sums.ts";

/** The revenue of a deal since it began. */
export interface DealResult {
  dealId: string;
  revenueCents: number;
}

/** The revenue attributed to each deal that the account has measured, in one query; never sample rows. */
export async function dealResultsOf(core: Core, accountId: string): Promise<DealResult[]> {
  const { deals } = await readBookAndDeals(core, { accountId, isSample: false });
  return deals.map(({ dealId, sums }) => ({ dealId, revenueCents: measureOf(sums, "revenue") }));
}
