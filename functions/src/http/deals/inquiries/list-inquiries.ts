import { listInquiries } from "@marquee/contracts/deals/inquiries";
import { listInquiries as listOwn } from "@marquee/core/deals/inquiries/threads";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/inquiries: the caller's inbox. */
export const handler = httpHandler(listInquiries, runtime, async ({ principal, query }) => {
  const { items, cursor } = await listOwn(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
