import type { listAudit } from "@marquee/contracts/admin/admin";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAudit>("listAudit", "GET", "/api/admin/audit");

const pageSize = "20";

/** Empty values filter nothing. */
interface AuditFilter {
  search: string;
  action: string;
  days: string;
}

/** What admins did that matches, newest first. */
export const auditQuery = ({ search, action, days }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["listAudit", search, action, days] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, {
        query: {
          limit: pageSize,
          ...(search === "" ? {} : { search }),
          ...(action === "" ? {} : { action }),
          ...(days === "" ? {} : { days }),
          ...cursorOf(pageParam),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...byCursor,
  });
