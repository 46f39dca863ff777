import type { listAudit } from "@marquee/contracts/admin/admin";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAudit>("listAudit", "GET", "/api/admin/audit");

const pageSize = "20";

/** What admins did, newest first. */
export const auditQuery = infiniteQueryOptions({
  queryKey: ["listAudit"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal,
    }),
  ...byCursor,
});
