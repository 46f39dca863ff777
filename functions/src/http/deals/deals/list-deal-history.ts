import { listDealHistory } from "@marquee/contracts/deals/deals";
import { listDealHistory as list } from "@marquee/core/deals/deals/deal-past";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals/{id}/history: everything that happened to a deal, page by page. */
export const handler = httpHandler(listDealHistory, runtime, async ({ principal, params, query }) => {
  const { items, cursor } = await list(runtime.core, principal.accountId, params.id, query);
  return { body: items, nextCursor: cursor };
});
