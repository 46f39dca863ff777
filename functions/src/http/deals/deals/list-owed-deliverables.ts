import { listOwedDeliverables } from "@marquee/contracts/deals/deals";
import { listOwedDeliverables as listOwed } from "@marquee/core/deals/deals/owed-deliverables";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/deliverables: what the caller still has to deliver. */
export const handler = httpHandler(listOwedDeliverables, runtime, async ({ principal, query }) => {
  const { until, ...page } = query;
  const { items, cursor } = await listOwed(runtime.core, principal.accountId, { until }, page);
  return { body: items, nextCursor: cursor };
});
