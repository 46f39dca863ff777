import type { listRoleChanges } from "@marquee/contracts/admin/requests";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listRoleChanges>("listRoleChanges", "GET", "/api/admin/role-changes");

const pageSize = "20";

/** Users' requests for another role; waiting ones come first. */
export const roleChangesQuery = infiniteQueryOptions({
  queryKey: ["listRoleChanges"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, { query: { limit: pageSize, ...cursorOf(pageParam) }, signal }),
  ...byCursor,
});
