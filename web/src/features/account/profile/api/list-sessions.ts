import type { listSessions } from "@marquee/contracts/account/security";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listSessions>("listSessions", "GET", "/api/user/sessions");

/** Where the user is signed in, this session first. */
export const sessionsQuery = queryOptions({
  queryKey: ["listSessions"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
