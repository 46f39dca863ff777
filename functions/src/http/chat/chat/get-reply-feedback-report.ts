import { getReplyFeedbackReport } from "@marquee/contracts/chat/chat";
import { getReplyFeedbackReport as reportFeedback } from "@marquee/core/chat/chat/list-reply-feedback";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/reply-feedback/report: the numbers above the list. */
export const handler = httpHandler(getReplyFeedbackReport, runtime, async () => ({
  body: await reportFeedback(runtime.core),
}));
