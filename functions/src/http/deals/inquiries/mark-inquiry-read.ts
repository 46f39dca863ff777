import { markInquiryRead } from "@marquee/contracts/deals/inquiries";
import { markInquiryRead as mark } from "@marquee/core/deals/inquiries/threads";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/inquiries/{id}/read: the caller has seen a thread up to a message. */
export const handler = httpHandler(markInquiryRead, runtime, async ({ principal, params, body }) => {
  await mark(runtime.core, principal.accountId, params.id, body.messageId);
  return {};
});
