import { listRecentPurchases } from "@marquee/contracts/admin/recent";
import { listRecentPurchases as list } from "@marquee/core/admin/admin/recent";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/recent-purchases: purchases by real cards, of the last day or days. */
export const handler = httpHandler(listRecentPurchases, runtime, async ({ query }) => ({
  body: await list(runtime.core, query.days),
}));
