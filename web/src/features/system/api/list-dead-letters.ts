import { listDeadLetters } from "@marquee/contracts/http/system";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** Messages that no worker could take, at most ten of each queue. */
export const deadLettersQuery = queryOptions({
  queryKey: ["listDeadLetters"] satisfies OperationKey,
  queryFn: ({ signal }) => call(listDeadLetters, { signal }),
});
