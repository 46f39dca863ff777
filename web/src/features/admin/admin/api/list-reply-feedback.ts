import type { listReplyFeedback } from "@marquee/contracts/chat/chat";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listReplyFeedback>(
  "listReplyFeedback",
  "GET",
  "/api/admin/reply-feedback",
);

const pageSize = "20";

/** Morgan's rated answers, newest rating first. */
export const replyFeedbackQuery = infiniteQueryOptions({
  queryKey: ["listReplyFeedback"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, { query: { limit: pageSize, ...cursorOf(pageParam) }, signal }),
  ...byCursor,
});
