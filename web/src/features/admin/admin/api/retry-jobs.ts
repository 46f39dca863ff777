import type { AdminJob, retryJobs } from "@marquee/contracts/admin/system";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof retryJobs>("retryJobs", "POST", "/api/admin/jobs/retry");

/** Retries the given jobs and no others; the answer tells for each how it went. */
export function useRetryJobs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobs: readonly Pick<AdminJob, "id" | "userId">[]) =>
      call(operation, { body: { jobs: jobs.map(({ id, userId }) => ({ id, userId })) } }),
    onSettled: () => invalidate(client, "listJobs", "getAdminOverview", "listAudit"),
  });
}
