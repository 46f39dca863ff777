import { listCreditTransactions } from "@marquee/contracts/credits/credits";
import { listTransactions } from "@marquee/core/credits/jobs/list-transactions";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/credits/transactions: the ledger as the credits page shows it. */
export const handler = httpHandler(listCreditTransactions, runtime, async ({ principal, query }) => {
  const { items, cursor } = await listTransactions(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
