import { listSessions } from "@marquee/contracts/http/security";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** Where the user is signed in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ["listSessions"] satisfies OperationKey,
  queryFn: ({ signal }) => call(listSessions, { signal }),
});
