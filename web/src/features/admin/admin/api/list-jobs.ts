import type { listJobs } from "@marquee/contracts/admin/system";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listJobs>("listJobs", "GET", "/api/admin/jobs");

const pageSize = "20";

/** Open or failed jobs, newest first; with days, only those that failed in the last so many. */
export const jobsQuery = (status: "open" | "failed", days = "") =>
  infiniteQueryOptions({
    queryKey: ["listJobs", status, days] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, {
        query: { limit: pageSize, status, ...(days === "" ? {} : { days }), ...cursorOf(pageParam) },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
