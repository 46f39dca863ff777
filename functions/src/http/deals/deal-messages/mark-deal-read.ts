import { markDealRead } from "@marquee/contracts/deals/deal-messages";
import { markDealRead as mark } from "@marquee/core/deals/deals/deal-messages";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/sponsorship-deals/{id}/read: the caller has seen a deal's messages up to one of them. */
export const handler = httpHandler(markDealRead, runtime, async ({ principal, params, body }) => {
  await mark(runtime.core, principal.accountId, { id: params.id, messageId: body.messageId });
  return {};
});
