import type { listDeadLetters } from "@marquee/contracts/admin/dead-letters";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, callPage } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listDeadLetters>("listDeadLetters", "GET", "/api/admin/dead-letters");

/** Messages that no worker could process, at most ten per queue, and how many queues did not answer. */
export const deadLettersQuery = queryOptions({
  queryKey: ["listDeadLetters"] satisfies OperationKey,
  queryFn: ({ signal }) => callPage(operation, { signal }),
});
