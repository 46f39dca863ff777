import { listDealVersions } from "@marquee/contracts/deals/deals";
import { listDealVersions as list } from "@marquee/core/deals/deals/deal-past";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals/{id}/versions: every version of a deal's terms, page by page. */
export const handler = httpHandler(listDealVersions, runtime, async ({ principal, params, query }) => {
  const { items, cursor } = await list(runtime.core, principal.accountId, params.id, query);
  return { body: items, nextCursor: cursor };
});
