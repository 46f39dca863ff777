import type { getReplyFeedbackReport } from "@marquee/contracts/chat/chat";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getReplyFeedbackReport>(
  "getReplyFeedbackReport",
  "GET",
  "/api/admin/reply-feedback/report",
);

/** How many answers were rated recently, and how. */
export const replyFeedbackReportQuery = queryOptions({
  queryKey: ["getReplyFeedbackReport"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
