import type { refundJob } from "@marquee/contracts/admin/system";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof refundJob>("refundJob", "POST", "/api/admin/jobs/{id}/refund");

/** Refunds a job's credits once: ends an open job, or books back what a finished one cost. */
export function useRefundJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; userId: string; reason: string }) =>
      call(operation, { params: { id }, body }),
    onSettled: () =>
      invalidate(
        client,
        "listJobs",
        "listAccountJobs",
        "listAccountTransactions",
        "getAccount",
        "listUsers",
        "getAdminOverview",
        "listAudit",
      ),
  });
}
