import type { decideAdjustment } from "@marquee/contracts/admin/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof decideAdjustment>(
  "decideAdjustment",
  "POST",
  "/api/admin/adjustments/{id}/decision",
);

/** Approves another admin's adjustment, which books it, or rejects it for good. */
export function useDecideAdjustment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, approve }: { id: string; approve: boolean }) =>
      call(operation, { params: { id }, body: { approve } }),
    onSettled: () => invalidate(client, "listAdjustments", "listUsers", "getAdminOverview", "listAudit"),
  });
}
