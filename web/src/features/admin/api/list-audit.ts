import { listAudit } from "@marquee/contracts/http/admin";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

const pageSize = "20";

/** What admins did, newest first. */
export const auditQuery = infiniteQueryOptions({
  queryKey: ["listAudit"] satisfies OperationKey,
  queryFn: ({ pageParam, signal }) =>
    callPage(listAudit, {
      query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
