import type { showJobInput } from "@marquee/contracts/admin/accounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof showJobInput>(
  "showJobInput",
  "POST",
  "/api/admin/accounts/{id}/jobs/{job}/input",
);

/** Reads what somebody wrote to order a job; the audit log says who read it, and why. */
export function useShowJobInput({ userId, id }: { userId: string; id: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reason: string }) => call(operation, { params: { id: userId, job: id }, body }),
    onSettled: () => invalidate(client, "listAudit"),
  });
}
