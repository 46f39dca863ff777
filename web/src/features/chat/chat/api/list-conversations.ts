import type { listConversations } from "@marquee/contracts/chat/conversations";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listConversations>("listConversations", "GET", "/api/conversations");

/** The main conversation first, then the most recently used. */
export const conversationsQuery = queryOptions({
  queryKey: ["listConversations"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
