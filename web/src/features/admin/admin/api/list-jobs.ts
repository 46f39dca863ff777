import type { listJobs } from "@marquee/contracts/admin/system";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listJobs>("listJobs", "GET", "/api/admin/jobs");

const pageSize = "20";

/** Open or failed jobs, newest first. */
export const jobsQuery = (status: "open" | "failed") =>
  infiniteQueryOptions({
    queryKey: ["listJobs", status] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, {
        query: { limit: pageSize, status, ...cursorOf(pageParam) },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
