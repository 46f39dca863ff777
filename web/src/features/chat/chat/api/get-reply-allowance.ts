import type { getReplyAllowance } from "@marquee/contracts/chat/chat";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getReplyAllowance>("getReplyAllowance", "GET", "/api/messages/allowance");

/** What the next answers cost. */
export const replyAllowanceQuery = queryOptions({
  queryKey: ["getReplyAllowance"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
