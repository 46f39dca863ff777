import { listDealMessages } from "@marquee/contracts/deals/deal-messages";
import { listDealMessages as list } from "@marquee/core/deals/deals/deal-messages";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals/{id}/messages: the thread of a deal. */
export const handler = httpHandler(listDealMessages, runtime, async ({ principal, params, query }) => {
  const { items, cursor } = await list(runtime.core, principal.accountId, params.id, query);
  return { body: items, nextCursor: cursor };
});
