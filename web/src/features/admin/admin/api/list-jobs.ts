import type { AdminJob, listJobs } from "@marquee/contracts/admin/system";
import { limits } from "@marquee/contracts/limits";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { canBeOrderedAgain } from "../model/job-acts.ts";

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

/** The newest failed jobs that one call may retry, and whether more are left; read anew each time. */
export const jobsToRetryQuery = (days = "") =>
  queryOptions({
    queryKey: ["listJobs", "toRetry", days] satisfies OperationKey,
    queryFn: async ({ signal }) => {
      const jobs: AdminJob[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: AdminJob[]; nextCursor: string | null } = await callPage(operation, {
          query: { limit: "100", status: "failed", ...(days && { days }), ...cursorOf(cursor) },
          signal,
        });
        jobs.push(...page.items.filter(canBeOrderedAgain));
        cursor = page.nextCursor;
      } while (cursor !== null && jobs.length <= limits.retriedJobs);
      return { jobs: jobs.slice(0, limits.retriedJobs), more: jobs.length > limits.retriedJobs };
    },
    // What is confirmed does not change while the dialog shows it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
