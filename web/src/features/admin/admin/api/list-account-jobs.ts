import type { listAccountJobs } from "@marquee/contracts/admin/accounts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAccountJobs>(
  "listAccountJobs",
  "GET",
  "/api/admin/accounts/{id}/jobs",
);

/** An account's work of every kind and status, newest first. */
export const accountJobsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["listAccountJobs", id] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, { params: { id }, query: { limit: "20", ...cursorOf(pageParam) }, signal }),
    ...byCursor,
  });
