import { listConceptDeals } from "@marquee/contracts/studio/concepts";
import { listConceptDeals as list } from "@marquee/core/deals/deals/concept-deals";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/concepts/{id}/deals: the deals that one of the caller's concepts led to. */
export const handler = httpHandler(listConceptDeals, runtime, async ({ principal, params }) => ({
  body: await list(runtime.core, principal.accountId, params.id),
}));
