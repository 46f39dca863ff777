import type { getRoleChange } from "@marquee/contracts/home/support";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getRoleChange>("getRoleChange", "GET", "/api/user/role-change");

/** The user's latest request for another role, and what needs their present one. */
export const roleChangeQuery = queryOptions({
  queryKey: ["getRoleChange"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
