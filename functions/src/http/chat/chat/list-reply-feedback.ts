import { listReplyFeedback } from "@marquee/contracts/chat/chat";
import { listReplyFeedback as feedbackPage } from "@marquee/core/chat/chat/list-reply-feedback";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/reply-feedback: what readers think of Morgan's answers. */
export const handler = httpHandler(listReplyFeedback, runtime, async ({ query }) => {
  const { items, cursor, unreadable } = await feedbackPage(runtime.core, query);
  return { body: items, nextCursor: cursor, unreadable };
});
