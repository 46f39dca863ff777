import { type AdminJob, retryJob } from "@marquee/contracts/http/system";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Sends an open job again, or orders a failed campaign anew; twice never charges twice. */
export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userId }: Pick<AdminJob, "id" | "userId">) =>
      call(retryJob, { params: { id }, body: { userId } }),
    onSettled: () => invalidate(client, "listJobs", "getAdminOverview", "listAudit"),
  });
}
