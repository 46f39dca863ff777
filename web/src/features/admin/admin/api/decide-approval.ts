import type { decideApproval } from "@marquee/contracts/admin/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof decideApproval>(
  "decideApproval",
  "POST",
  "/api/admin/approvals/{id}/decision",
);

/** Approves another admin's change, which makes it, or rejects it for good. */
export function useDecideApproval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, approve }: { id: string; approve: boolean }) =>
      call(operation, { params: { id }, body: { approve } }),
    onSettled: () =>
      invalidate(
        client,
        "listApprovals",
        "listUsers",
        "getAdminOverview",
        "listAudit",
        "listAllCreditPackages",
        "listCreditPackages",
        "getSystemSettings",
        "getPublicSettings",
      ),
  });
}
