import { listAccountDeals } from "@marquee/contracts/admin/accounts";
import { accountDeals } from "@marquee/core/admin/admin/account-lists";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/accounts/{id}/deals: with whom an account deals, and how far. */
export const handler = httpHandler(listAccountDeals, runtime, async ({ params, query }) => {
  const { items, cursor } = await accountDeals(runtime.core, params.id, query);
  return { body: items, nextCursor: cursor };
});
