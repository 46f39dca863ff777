import { listSignedDeals } from "@marquee/contracts/admin/recent";
import { listSignedDeals as list } from "@marquee/core/admin/admin/recent";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/signed-deals: deals that both sides signed, of the last day or days. */
export const handler = httpHandler(listSignedDeals, runtime, async ({ query }) => ({
  body: await list(runtime.core, query.days),
}));
