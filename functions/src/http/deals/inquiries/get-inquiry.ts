import { getInquiry } from "@marquee/contracts/deals/inquiries";
import { getInquiry as getOwn } from "@marquee/core/deals/inquiries/threads";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/inquiries/{id}: one of the caller's threads. */
export const handler = httpHandler(getInquiry, runtime, async ({ principal, params, query }) => {
  const { inquiry, cursor } = await getOwn(runtime.core, principal.accountId, params.id, query);
  return { body: inquiry, nextCursor: cursor };
});
