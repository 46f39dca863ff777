import { listPayments } from "@marquee/contracts/credits/payments";
import { listPayments as listOwnPayments } from "@marquee/core/credits/payments/own-payments";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/payments: the payments list of the credits page. */
export const handler = httpHandler(listPayments, runtime, async ({ principal, query }) => {
  const { items, cursor } = await listOwnPayments(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
