import { listAccountPayments } from "@marquee/contracts/admin/accounts";
import { listPayments } from "@marquee/core/credits/payments/own-payments";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/accounts/{id}/payments: what an account bought, or began to. */
export const handler = httpHandler(listAccountPayments, runtime, async ({ params, query }) => {
  const { items, cursor } = await listPayments(runtime.core, params.id, query);
  return { body: items, nextCursor: cursor };
});
