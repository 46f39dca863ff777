import type { AdminJob, retryJob } from "@marquee/contracts/admin/system";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof retryJob>("retryJob", "POST", "/api/admin/jobs/{id}/retry");

/** Sends an open job again, or orders a failed campaign again; repeating it never charges twice. */
export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userId }: Pick<AdminJob, "id" | "userId">) =>
      call(operation, { params: { id }, body: { userId } }),
    onSettled: () => invalidate(client, "listJobs", "listAccountJobs", "getAdminOverview", "listAudit"),
  });
}
