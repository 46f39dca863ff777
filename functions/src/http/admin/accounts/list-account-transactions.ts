import { listAccountTransactions } from "@marquee/contracts/admin/accounts";
import { accountTransactions } from "@marquee/core/admin/admin/account-lists";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/accounts/{id}/transactions: an account's ledger. */
export const handler = httpHandler(listAccountTransactions, runtime, async ({ params, query }) => {
  const { items, cursor } = await accountTransactions(runtime.core, params.id, query);
  return { body: items, nextCursor: cursor };
});
