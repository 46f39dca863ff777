import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { listDeals } from "@marquee/core/deals/deals/read-deals";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals: the Deals page and the dashboard's deals. */
export const handler = httpHandler(listSponsorshipDeals, runtime, async ({ principal, query }) => {
  const { mine, ...filter } = query;
  const personId = mine && principal.actorId;
  const { items, cursor } = await listDeals(
    runtime.core,
    principal.accountId,
    { ...filter, personId },
    query,
  );
  return { body: items, nextCursor: cursor };
});
